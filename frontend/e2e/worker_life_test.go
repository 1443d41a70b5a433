package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// keepsWorkers makes the page's workers reachable for the test, as window.workers.
func (u *user) keepsWorkers() {
	u.t.Helper()
	command(u, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: "window.workers = []; window.Worker = class extends Worker { constructor(...a) { super(...a); workers.push(this); } };"})
}

// TestHungWorkerIsReplaced: a worker that says nothing any more is noticed, the user is told, the text is kept, and the answer comes from another.
func TestHungWorkerIsReplaced(t *testing.T) {
	u := arrive(t, "about:blank")
	u.keepsWorkers()
	u.does(chromedp.Navigate(siteURL(t)))
	u.isReady()
	ask[bool](u, "workers[0].terminate(), true")
	u.writes("= (a + b) * c")
	u.waits("another worker", "workers.length === 2")
	u.sees("#notice-restarted", "")
	u.sees("#group-same h3", "Same calculation")
	if text := ask[string](u, "document.getElementById('query').value"); text != "= (a + b) * c" {
		t.Errorf("the box says %q", text)
	}
}

// TestWorkerThatAlwaysCrashes: after a few tries the page gives up, says so, and keeps the text.
func TestWorkerThatAlwaysCrashes(t *testing.T) {
	folder := rebuilt(t, "worker.js", func(js []byte) []byte {
		return append(js, `addEventListener("message", (e) => { if (String(e.data).includes("Kaboom")) setTimeout(() => { throw new Error("kaboom"); }); });`...)
	})
	u := newHost(t, native(t, folder)).visitor("/")
	u.isReady()
	u.writes("Kaboom is 3 and 4.")
	u.sees("#notice-gave-up", "")
	if text := ask[string](u, "document.getElementById('query').value"); text != "Kaboom is 3 and 4." {
		t.Errorf("the box says %q", text)
	}
}
