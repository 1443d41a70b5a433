package e2e

import (
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Ten searches: problems and expressions, right and wrong, and what each shows.
var searches = []struct{ query, selector, says string }{
	{"A class of 26 pupils and 4 teachers goes to the zoo. A ticket costs $8. How much do they pay in all?", "#query-text", "How much do they pay"},
	{"= (a + b) * c", "#group-same", "problem"},
	{"= a / (b - c)", "#understood", "divided"},
	{"= (a + b", "#failed", "Stopped"},
	{"Nine boxes hold 12 candles each. How many candles is that?", "#query-text", "candles each"},
	{"= a * 12", "#understood", "12"},
	{"= (a + ?) / c", "#group-pattern", "Fits"},
	{"A ribbon of 4 metres is cut into 8 equal pieces. How long is a piece?", "#query-text", "equal pieces"},
	{"Ola reads 15 pages on Monday, 20 on Tuesday and half of that on Friday. How many in all?", "#query-text", "pages on Monday"},
	{"= a - b - c", "#understood", "minus"},
}

// searchesTenTimes is what a user does with the page.
func (u *user) searchesTenTimes() {
	u.t.Helper()
	for _, s := range searches {
		u.writes(s.query)
		u.sees(s.selector, s.says)
	}
}

// looksAround opens what there is to open for the results of a search.
func (u *user) looksAround() {
	u.t.Helper()
	u.writes("= (a + b) * c")
	u.sees("#group-same .card", "")
	for _, button := range []string{".card .why", ".card .reveal", ".card .add", "#filters", "#open-worksheet"} {
		u.clicks(button)
	}
	u.sees("#dialog-worksheet", "")
	u.presses("Escape")
	u.misses("#dialog-worksheet")
	u.clicks(".card .compare")
	u.sees("#compared-as", "")
	u.presses("Escape")
	u.misses("#dialog-compare")
}

// TestSession: from a server that we know and from one that knows nothing, at the top and in a
// folder, the page asks for nothing after it has loaded; and with the server dead it opens again
// and does the same.
func TestSession(t *testing.T) {
	for _, c := range []struct {
		name, prefix string
		site         func(t *testing.T) http.Handler
	}{
		{"native server", "/", func(t *testing.T) http.Handler { return native(t, dist(t)) }},
		{"dumb server, folder", "/school/maths/", func(t *testing.T) http.Handler { return dumb(dist(t)) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := newHost(t, http.StripPrefix(strings.TrimSuffix(c.prefix, "/"), c.site(t)))
			u := h.visitor(c.prefix)
			u.isReady()
			u.isKept("ready")
			own, elsewhere := h.requests()
			if !slices.Contains(own, strings.TrimPrefix(c.prefix, "/")+u.pathOf("mwpranker.wasm")) || len(elsewhere) > 0 {
				t.Errorf("to load, the page asked for %q, and %q of others", own, elsewhere)
			}
			for _, name := range own {
				if !strings.HasPrefix("/"+name, c.prefix) {
					t.Errorf("the page asked for %s, outside its folder", name)
				}
			}
			u.worksALesson()
			h.silent("a session")

			ask[bool](u, "fetch('sw-kill.json?counted').then(() => true)")
			if own, _ := h.requests(); len(own) != 1 {
				t.Errorf("one request was made on purpose, and %q counted", own)
			}

			h.dies()
			u.does(chromedp.Reload())
			u.isReady()
			u.isKept("ready")
			u.worksALesson()
			if policy := ask[string](u, "fetch(mwpFiles['worker.js'].path).then(r => r.headers.get('content-security-policy'))"); !strings.HasPrefix(policy, "default-src 'none'") {
				t.Errorf("what the service worker hands out has the policy %q", policy)
			}
			h.rises()
		})
	}
}

// names lists what the page's caches hold, without the folder.
func (u *user) names() []string {
	u.t.Helper()
	return ask[[]string](u, `(async () => {
		const names = [];
		for (const name of await caches.keys())
			for (const request of await (await caches.open(name)).keys()) names.push(request.url.replace(/.*\//, ""));
		return names;
	})()`)
}

// TestUpdate: a new version is fetched beside the old, which stays whole until the user wants the
// new one.
func TestUpdate(t *testing.T) {
	next := rebuilt(t, "page.css", func(css []byte) []byte { return append(css, "/* next */"...) })
	h := newHost(t, dumb(dist(t)))
	u := h.visitor("/")
	u.isReady()
	u.isKept("ready")
	old := u.pathOf("page.css")
	h.requests()

	h.serves(dumb(next))
	u.does(chromedp.Reload())
	u.isKept("update")
	if now := u.pathOf("page.css"); now != old {
		t.Errorf("the new version took over by itself: %s", now)
	}
	sheets := `[...document.styleSheets].map(s => s.href.replace(/.*\//, "")).includes(mwpFiles["page.css"].path)`
	u.waits("the old style", sheets)
	own, _ := h.requests()
	for _, name := range own {
		if !strings.HasPrefix(name, "page.") && !slices.Contains([]string{"", "index.html", "sw.js", "sw-kill.json"}, name) {
			t.Errorf("%s is the same in both versions and was fetched again", name)
		}
	}

	u.clicks("#notice-update button")
	u.waits("the new version", `globalThis.mwpFiles && mwpFiles["page.css"].path !== `+quote(old))
	u.isReady()
	u.isKept("ready")
	u.waits("the new style", sheets)
	u.searchesTenTimes()

	u.does(chromedp.Reload())
	u.isReady()
	u.waits("nothing of the old version is kept", `(async () => {
		for (const name of await caches.keys()) if (await (await caches.open(name)).match(`+quote(old)+`)) return false;
		return true;
	})()`)
}

// TestBrokenUpdate: a new version with a file that is not the one of its build is not taken.
func TestBrokenUpdate(t *testing.T) {
	next := rebuilt(t, "page.css", func(css []byte) []byte { return append(css, "/* next */"...) })
	sheets, err := filepath.Glob(filepath.Join(next, "page.*.css"))
	if err != nil || len(sheets) != 1 {
		t.Fatal(sheets, err)
	}
	if err := os.WriteFile(sheets[0], []byte("body { color: red }"), 0o644); err != nil {
		t.Fatal(err)
	}
	h := newHost(t, dumb(dist(t)))
	u := h.visitor("/")
	u.isReady()
	u.isKept("ready")
	old := u.pathOf("page.css")

	h.serves(dumb(next))
	u.does(chromedp.Reload())
	u.isReady()
	u.waits("the broken file was tried and refused", `navigator.serviceWorker.getRegistration().then(r => r.update().then(() => false, () => true))`)
	h.dies()
	u.does(chromedp.Reload())
	u.isReady()
	u.isKept("ready")
	if now := u.pathOf("page.css"); now != old {
		t.Errorf("after a broken update the page has %s", now)
	}
	if slices.Contains(u.names(), filepath.Base(sheets[0])) {
		t.Error("the broken file was kept")
	}
	h.rises()
}

// TestBrokenFirstVisit: a file that was damaged on its way is not kept, and the page says that it
// is not ready for offline use.
func TestBrokenFirstVisit(t *testing.T) {
	icons, err := filepath.Glob(filepath.Join(dist(t), "icon-512.*.png"))
	if err != nil || len(icons) != 1 {
		t.Fatal(icons, err)
	}
	h := newHost(t, dumb(copied(t, filepath.Base(icons[0]), "damaged")))
	u := h.visitor("/")
	u.isReady()
	u.isKept("failed")
	if slices.Contains(u.names(), filepath.Base(icons[0])) {
		t.Error("the damaged file was kept")
	}
	h.serves(dumb(dist(t)))
	u.does(chromedp.Reload())
	u.isReady()
	u.isKept("ready")
}

// TestKill: the kill file ends offline use, and taking it away brings it back.
func TestKill(t *testing.T) {
	h := newHost(t, dumb(dist(t)))
	u := h.visitor("/")
	u.isReady()
	u.isKept("ready")

	h.serves(dumb(copied(t, "sw-kill.json", `{"kill": true}`)))
	for _, visit := range []string{"that still comes from the worker", "from the server"} {
		u.does(chromedp.Reload())
		u.isReady()
		u.isKept("off")
		if names := u.names(); len(names) > 0 {
			t.Errorf("after a visit %s these are kept: %q", visit, names)
		}
	}
	u.waits("no worker is left", "navigator.serviceWorker.getRegistrations().then(all => all.every(r => !r.active))")

	h.serves(dumb(dist(t)))
	u.does(chromedp.Reload())
	u.isReady()
	u.isKept("ready")
}

// TestInstallable: the browser finds nothing that keeps the page from being installed, but that
// this is a browser of a test.
func TestInstallable(t *testing.T) {
	h := newHost(t, dumb(dist(t)))
	u := h.visitor("/")
	u.isReady()
	u.isKept("ready")
	manifest, err := chromedp.Call(u.ctx, page.GetAppManifest, page.GetAppManifestParams{})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(manifest.Data, "MWPRanker") || len(manifest.Errors) > 0 {
		t.Errorf("manifest %q: %v", manifest.Data, manifest.Errors)
	}
	reply, err := chromedp.Call(u.ctx, page.GetInstallabilityErrors, cdp.Empty{})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range reply.InstallabilityErrors {
		if e.ErrorID != "in-incognito" {
			t.Errorf("not installable: %s %v", e.ErrorID, e.ErrorArguments)
		}
	}
	own, _ := h.requests()
	icon := u.pathOf("icon-192.png")
	if !slices.Contains(own, icon) {
		t.Errorf("%s was not fetched", icon)
	}
}
