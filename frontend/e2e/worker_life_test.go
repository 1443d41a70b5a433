package e2e

import (
	"fmt"
	"strings"
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

// TestWorkerThatCrashesOnce: it is told, the text is kept, another worker answers, and the notice can be put away.
func TestWorkerThatCrashesOnce(t *testing.T) {
	folder := rebuilt(t, "worker.js", func(js []byte) []byte {
		return append(js, `addEventListener("message", (e) => { if (e.data === "crash") setTimeout(() => { throw new Error("kaboom"); }); });`...)
	})
	u := arrive(t, "about:blank")
	u.keepsWorkers()
	u.does(chromedp.Navigate("http://" + newHost(t, native(t, folder)).address))
	u.waitsForTheFiles()
	u.writes("= (a + b) * c")
	u.sees("#group-same", "Same calculation")
	ask[bool](u, "workers[0].postMessage('crash'), true")
	u.sees("#notice-restarted", "The search engine stopped and was started again. Your text is kept.")
	u.waits("another worker", "workers.length === 2")
	u.waitsForTheFiles()
	u.sees("#group-same", "Same calculation")
	if text := ask[string](u, "document.getElementById('query').value"); text != "= (a + b) * c" {
		t.Errorf("the box says %q", text)
	}
	u.clicks("#notice-restarted button")
	u.misses("#notice-restarted")
}

// TestTypingNeverWaits: while no answer comes, each key is in the box at once, and the last query is what is
// answered: the page has named each older one as cancelled.
func TestTypingNeverWaits(t *testing.T) {
	u := arrive(t, "about:blank")
	command(u, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: `
		window.asked = [], window.mute = false;
		window.Worker = class extends Worker {
			postMessage(m) { if (typeof m === "string") { const r = JSON.parse(m); if (r.search) asked.push(r); } super.postMessage(m); }
			set onmessage(hear) { super.onmessage = e => { if (!mute || !e.data.includes('"found"')) hear(e) } }
		};`})
	u.does(chromedp.Navigate(siteURL(t)))
	u.waitsForTheFiles()
	ask[bool](u, "(window.mute = true)")
	for _, query := range []string{zoo, sixtyWords, strings.ReplaceAll(zoo, "26", "27")} {
		n := ask[int](u, "asked.length")
		u.writes(query)
		if text := ask[string](u, "document.getElementById('query').value"); text != query {
			t.Errorf("the box says %q, want %q", text, query)
		}
		u.waits("it is asked for", fmt.Sprintf("asked.length > %d", n))
	}
	u.sees("#status", "Searching")
	if kept := ask[int](u, "asked.slice(1).filter((r, i) => r.cancel !== asked[i].id).length"); kept > 0 {
		t.Errorf("%d older queries are not cancelled", kept)
	}
	ask[bool](u, "!(window.mute = false)")
	u.writes("= a / b")
	u.waits("the last is answered", "document.getElementById('formula')?.querySelector('mfrac')")
}
