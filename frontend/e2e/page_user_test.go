package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// user is somebody in front of the page. What they do are methods; each test ends by asking that
// the console stayed empty.
type user struct {
	t   *testing.T
	ctx context.Context
	url string
	*console
}

// browserOnce starts one browser and one server for all users; each user has cookies, storage and
// cache of their own.
var browserOnce = sync.OnceValues(func() (context.Context, error) {
	path, err := exec.LookPath("chromium")
	if err != nil {
		return nil, fmt.Errorf("chromium is missing: the browser tests need it (Debian: apt-get install chromium)")
	}
	allocator, _ := chromedp.NewExecAllocator(context.Background(), chromedp.ExecPath(path), chromedp.Headless, chromedp.NoSandbox,
		chromedp.Flag("disable-gpu", true), chromedp.Flag("disable-quic", true), chromedp.Flag("no-first-run", true),
		chromedp.Flag("disable-background-networking", true), chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true))
	ctx, _ := chromedp.NewContext(allocator)
	atEnd = append(atEnd, func() { chromedp.Cancel(ctx) })
	return ctx, chromedp.Do(ctx)
})

// TestMain ends what the tests have started.
func TestMain(m *testing.M) {
	code := m.Run()
	for _, end := range atEnd {
		end()
	}
	os.Exit(code)
}

// visit opens the page and waits until it can find and read.
func visit(t *testing.T, path string) *user {
	t.Helper()
	u := arrive(t, siteURL(t)+path)
	u.waitsForTheFiles()
	return u
}

// arrive opens an address, in a browser of the user's own with the given settings.
func arrive(t *testing.T, url string, settings ...chromedp.CreateBrowserContextOption) *user {
	t.Helper()
	u, leave := newUser(t, url, settings...)
	t.Cleanup(leave)
	u.expectsSilence()
	u.does(chromedp.Navigate(url))
	return u
}

// sit gives the page that most tests share, because loading it takes most of the time. Each test
// begins with a query of its own and an empty worksheet, and leaves no filter behind.
func sit(t *testing.T) *user {
	t.Helper()
	if shared == nil {
		u, leave := newUser(t, siteURL(t))
		u.does(chromedp.Navigate(u.url))
		u.waitsForTheFiles()
		atEnd = append(atEnd, leave)
		shared = u
	}
	u := *shared
	u.t = t
	u.expectsSilence()
	u.presses("Escape", "Control+k")
	u.focuses("query")
	u.presses("Escape", "Escape")
	u.sees(".welcome", "another story")
	u.emptiesTheWorksheet()
	return &u
}

// emptiesTheWorksheet takes off it what an earlier visit has put there.
func (u *user) emptiesTheWorksheet() {
	u.t.Helper()
	if !strings.Contains(u.reads("#open-worksheet"), "(") {
		return
	}
	u.clicks("#open-worksheet")
	u.clicks("#empty-worksheet")
	u.presses("Escape")
	u.misses("#dialog-worksheet")
}

var shared *user

func newUser(t *testing.T, url string, settings ...chromedp.CreateBrowserContextOption) (*user, func()) {
	t.Helper()
	root, err := browserOnce()
	if err != nil {
		t.Fatal(err)
	}
	ctx, leave := chromedp.NewContext(root, chromedp.WithNewBrowserContext(settings...))
	u := &user{t: t, ctx: ctx, url: url, console: &console{}}
	u.does(chromedp.EmulateViewport(1280, 900))
	go u.console.listen(ctx)
	return u, leave
}

func (u *user) waitsForTheFiles() {
	u.t.Helper()
	u.waits("all files are loaded", `document.documentElement.dataset.stage === "ready"`)
}

// console is what the browser has written there.
type console struct {
	mu       sync.Mutex
	said     []string
	forgiven string // what a message may hold: the browser's own report of what a test has broken on purpose
}

func (c *console) listen(ctx context.Context) {
	for m, err := range chromedp.Console(ctx) {
		if err != nil {
			return
		}
		c.mu.Lock()
		c.said = append(c.said, fmt.Sprint(m))
		c.mu.Unlock()
	}
}

// expectsSilence fails the test for anything that has been written to the console by its end.
func (u *user) expectsSilence() {
	u.t.Cleanup(func() {
		u.console.mu.Lock()
		defer u.console.mu.Unlock()
		for _, m := range u.console.said {
			if u.forgiven == "" || !strings.Contains(m, u.forgiven) {
				u.t.Errorf("on the console: %s", m)
			}
		}
		u.console.said = nil
	})
}

func (u *user) does(actions ...chromedp.Action[chromedp.Void]) {
	u.t.Helper()
	if err := chromedp.Do(u.ctx, actions...); err != nil {
		u.t.Fatal(err)
	}
}

// ask evaluates an expression in the page.
func ask[T any](u *user, expression string) T {
	u.t.Helper()
	v, err := chromedp.Run(u.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		u.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

func quote(s string) string {
	b, _ := json.Marshal(s)
	return string(b)
}

// reads is what an element says to the eye.
func (u *user) reads(selector string) string {
	u.t.Helper()
	return ask[string](u, "document.querySelector("+quote(selector)+")?.innerText ?? ''")
}

// count is how many elements there are that can be seen.
func (u *user) count(selector string) int {
	u.t.Helper()
	return ask[int](u, "[...document.querySelectorAll("+quote(selector)+")].filter(e => e.checkVisibility()).length")
}

// waits until an expression is true. Half a minute, because other tests may keep the machine busy.
func (u *user) waits(what, expression string) {
	u.t.Helper()
	for range 600 {
		if ask[bool](u, "!!("+expression+")") {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	u.t.Fatalf("never: %s\nthe page says:\n%s", what, u.reads("body"))
}

// sees waits until a visible element says something.
func (u *user) sees(selector, want string) {
	u.t.Helper()
	u.waits(selector+" says "+want, "[...document.querySelectorAll("+quote(selector)+")].some(e => e.checkVisibility() && e.textContent.includes("+quote(want)+"))")
}

// seesAll waits until the answer to what was asked has been drawn to its end.
func (u *user) seesAll() {
	u.t.Helper()
	u.waits("the answer is all there", "document.querySelector('#results:not([hidden])')?.ariaBusy === 'false'")
}

// misses waits until no element of a kind is visible.
func (u *user) misses(selector string) {
	u.t.Helper()
	u.waits(selector+" is gone", "![...document.querySelectorAll("+quote(selector)+")].some(e => e.checkVisibility())")
}

// writes replaces what stands in the box, a long text by pasting it.
func (u *user) writes(text string) {
	u.t.Helper()
	ask[bool](u, "(e => (e.focus(), e.select(), true))(document.getElementById('query'))")
	if len(text) > 30 { // the first letter by a key, the rest like something pasted
		u.types(text[:1])
		command(u, input.InsertText, input.InsertTextParams{Text: text[1:]})
		return
	}
	u.types(text)
}

// isOffered types a text until its going on is proposed. The phrases are learnt when everything is
// loaded, so the first visitor of a busy machine may have to type twice.
func (u *user) isOffered(text string) {
	u.t.Helper()
	for range 6 {
		u.writes(text)
		for range 100 {
			if ask[string](u, "document.querySelector('.ghost .more').textContent") != "" {
				return
			}
			time.Sleep(50 * time.Millisecond)
		}
	}
	u.t.Fatalf("nothing is proposed after %q", text)
}

// replaces what stands in a field that gets the focus by itself.
func (u *user) replaces(id, text string) {
	u.t.Helper()
	u.focuses(id)
	ask[bool](u, "(document.activeElement.select(), true)")
	u.types(text)
}

// types into whatever has the focus.
func (u *user) types(text string) {
	u.t.Helper()
	u.does(chromedp.KeyEvent(text))
}

// presses keys one after the other: "Tab", "Shift+Tab", "Control+k", "ArrowDown".
func (u *user) presses(keys ...string) {
	u.t.Helper()
	names := map[string]string{"Tab": kb.Tab, "Enter": kb.Enter, "Escape": kb.Escape, "ArrowDown": kb.ArrowDown, "ArrowUp": kb.ArrowUp,
		"ArrowRight": kb.ArrowRight, "ArrowLeft": kb.ArrowLeft, "Home": kb.Home, "End": kb.End, "Space": " "}
	for _, key := range keys {
		parts := strings.Split(key, "+")
		last := parts[len(parts)-1]
		if name, ok := names[last]; ok {
			last = name
		}
		var options []chromedp.KeyOption
		for _, modifier := range parts[:len(parts)-1] {
			options = append(options, chromedp.KeyModifiers(map[string]chromedp.Modifier{"Shift": chromedp.ModifierShift, "Control": chromedp.ModifierCtrl, "Meta": chromedp.ModifierMeta}[modifier]))
		}
		u.does(chromedp.KeyEvent(last, options...))
	}
}

// clicks an element with the mouse, where it is on the screen.
func (u *user) clicks(selector string) {
	u.t.Helper()
	u.waits(selector+" is there to click", "document.querySelector("+quote(selector)+")?.checkVisibility()")
	u.still(selector)
	u.does(chromedp.Click(chromedp.CSS(selector)))
}

// still waits until an element has stood in one place for a moment: a user does not click on what
// is moving.
func (u *user) still(selector string) {
	u.t.Helper()
	ask[bool](u, `(async () => {
		for (let before, tries = 0; tries < 100; tries++) {
			const element = document.querySelector(`+quote(selector)+`);
			element?.scrollIntoViewIfNeeded();
			const now = JSON.stringify(element?.getBoundingClientRect());
			if (now === before) break;
			before = now;
			await new Promise(done => setTimeout(done, 50));
		}
		return true;
	})()`)
}

// scrolls an element to the top.
func (u *user) scrolls(selector string) {
	u.t.Helper()
	ask[bool](u, "(document.querySelector("+quote(selector)+").scrollIntoView(), true)")
}

// taps an element with a finger.
func (u *user) taps(selector string) {
	u.t.Helper()
	u.waits(selector+" is there to tap", "document.querySelector("+quote(selector)+")?.checkVisibility()")
	u.still(selector)
	u.does(chromedp.Tap(chromedp.CSS(selector)))
}

// focuses waits until an element has the focus.
func (u *user) focuses(id string) {
	u.t.Helper()
	u.waits("the focus is on "+id, "document.activeElement.id === "+quote(id))
}

// command gives the browser a command of its protocol.
func command[P, R any](u *user, c cdp.Command[P, R], params P) {
	u.t.Helper()
	if _, err := chromedp.Call(u.ctx, c, params); err != nil {
		u.t.Fatal(err)
	}
}

// mayReadClipboard lets the test see what was copied.
func (u *user) mayReadClipboard() {
	u.t.Helper()
	if _, err := chromedp.CallBrowser(u.ctx, browser.SetPermission, browser.SetPermissionParams{
		Permission: &browser.PermissionDescriptor{Name: "clipboard-read"}, Setting: browser.PermissionSettingGranted,
		BrowserContextID: chromedp.FromContext(u.ctx).BrowserContextID,
	}); err != nil {
		u.t.Fatal(err)
	}
}

// looksAtPaper shows the page as it is printed.
func (u *user) looksAtPaper(paper bool) {
	u.t.Helper()
	media := ""
	if paper {
		media = "print"
	}
	command(u, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: media})
}

// prefers sets what the system prefers: the colours ("light", "dark") and how much may move
// ("no-preference", "reduce").
func (u *user) prefers(scheme, motion string) {
	u.t.Helper()
	command(u, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: motion}}})
}
