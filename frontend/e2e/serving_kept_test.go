package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// opensAnotherTab opens another tab of the same browser, with the same things kept.
func (u *user) opensAnotherTab(url string) *user {
	u.t.Helper()
	ctx, leave := chromedp.NewContext(u.ctx)
	u.t.Cleanup(leave)
	other := &user{t: u.t, ctx: ctx, url: u.url, console: &console{}}
	other.does(chromedp.EmulateViewport(1280, 900))
	go other.console.listen(ctx)
	other.expectsSilence()
	other.does(chromedp.Navigate(url))
	other.waitsForTheFiles()
	return other
}

// TestFullBrowserIsTold: a collection for which the browser has no room is told as such, with what
// to do. What the page says is what the next visit finds, and with room it can be kept after all.
func TestFullBrowserIsTold(t *testing.T) {
	u := visit(t, "")
	origin := ask[string](u, "location.origin")
	room := func(bytes float64) {
		if _, err := chromedp.Call(u.ctx, storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: origin, QuotaSize: &bytes}); err != nil {
			t.Fatal(err)
		}
	}
	room(1)
	u.clicks("#open-own")
	u.gives("kites.csv", kites)
	u.sees("#own-1 .failure", "The browser has no more room for this site.")
	u.sees("#own-1 .failure", "the next visit will not find it")
	u.sees("#own-said", "kites is ready.")
	u.does(chromedp.Reload())
	u.isReady()
	u.clicks("#open-own")
	u.misses("#own-1")
	u.gives("kites.csv", kites)
	u.sees("#own-1 .failure", "no more room")
	u.sees("#own-said", "kites is ready.")
	room(1e9)
	u.clicks("#own-1 .keep")
	u.misses("#own-1 .failure")
	u.does(chromedp.Reload())
	u.isReady()
	u.clicks("#open-own")
	u.sees("#own-1 .counts", "3 problems.")
}

// TestTwoTabs: each tab shows what the other brings and removes; two imports at once are two
// collections; and what one tab reads the other does not read too, until the first is closed.
func TestTwoTabs(t *testing.T) {
	u := visit(t, "")
	other := u.opensAnotherTab(siteURL(t))
	for _, each := range []*user{u, other} {
		each.clicks("#open-own")
	}
	u.gives("kites.csv", kites)
	other.gives("more.csv", "text,equation\nBo has 4 mugs and 5 cups.,4 + 5\n")
	for _, each := range []*user{u, other} {
		each.waits("both are there", `["kites", "more"].every(name => [...document.querySelectorAll(".own-name")].some(e => e.textContent === name))`)
	}
	other.waits("both are done", `[...document.querySelectorAll(".own-progress")].every(e => e.hidden)`)
	removed := ask[string](other, `[...document.querySelectorAll(".own")].find(e => e.textContent.includes("kites")).id`)
	other.clicks("#" + removed + "-remove")
	other.clicks("#" + removed + " .yes")
	other.misses("#" + removed)
	u.misses("#" + removed)

	var table strings.Builder
	table.WriteString("text\n")
	for i := range 3000 {
		fmt.Fprintf(&table, "Mia has %d kites and buys %d more. How many kites has she now?\n", i+3, 2*i+5)
	}
	u.gives("long.csv", table.String())
	other.sees(".own-list", "Another tab is reading it.")
	id := ask[string](other, `[...document.querySelectorAll(".own")].find(e => e.textContent.includes("Another tab")).id`)
	other.clicks("#" + id + "-halt")
	other.sees("#own-refused", "Another tab is reading this collection.")
	u.does(chromedp.Navigate("about:blank"))
	other.clicks("#" + id + "-halt")
	other.waits("it goes on", fmt.Sprintf(`document.querySelector("#%s progress").value > 3`, id))
	other.clicks("#" + id + "-remove")
	other.clicks("#" + id + " .yes")
	other.misses("#" + id)
}

// TestForgetEverything: nothing of the site is left on the machine, and the page says so.
func TestForgetEverything(t *testing.T) {
	u := newHost(t, native(t, dist(t))).visitor("/")
	u.isReady()
	u.isKept("ready")
	u.clicks("#open-own")
	u.gives("kites.csv", kites)
	u.sees("#own-said", "kites is ready.")
	u.presses("Escape")
	u.clicks("#open-settings")
	u.clicks("#look-dark")
	left := `Promise.all([indexedDB.databases(), caches.keys(), navigator.serviceWorker.getRegistrations()]).then(all =>
		[...all[0].map(d => d.name), ...all[1], ...all[2].map(r => r.scope), ...Object.keys(localStorage)].join(", "))`
	if got := ask[string](u, left); strings.Count(got, ",") < 3 {
		t.Fatalf("before there is only %q", got)
	}
	u.clicks("#forget")
	u.focuses("forget-no")
	u.clicks("#forget-yes")
	u.sees("#forgotten", "All that this site kept on this machine is removed")
	if got := ask[string](u, left); got != "" {
		t.Errorf("there is still %q", got)
	}
	u.presses("Escape")
	u.clicks("#open-own")
	u.misses(".own")
	u.does(chromedp.Reload())
	u.isReady()
	if look := ask[string](u, "document.documentElement.dataset.look"); look != "system" {
		t.Errorf("the look is still %s", look)
	}
	u.clicks("#open-own")
	u.misses(".own")
}
