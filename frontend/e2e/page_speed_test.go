package e2e

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
)

// TestARenderThatChangesNothingTouchesNothing counts what happens to the page when it is drawn again as it is.
func TestARenderThatChangesNothingTouchesNothing(t *testing.T) {
	u := sit(t)
	u.writes("= (a + b) * c")
	u.sees("#group-same", "Same calculation")
	u.clicks("#filters")
	defer u.clicks("#filters")
	u.sees("#facet-steps", "1")
	ask[bool](u, "new Promise(done => setTimeout(() => done(true), 600))")
	mutations := ask[int](u, `new Promise(done => {
		let n = 0;
		const watch = new MutationObserver(list => n += list.length);
		watch.observe(document.documentElement, {subtree: true, childList: true, attributes: true, characterData: true});
		dispatchEvent(new Event("online")); // which the page draws, and which changes nothing
		setTimeout(() => { watch.disconnect(); done(n) }, 500);
	})`)
	if mutations != 0 {
		t.Errorf("%d changes of the page, want 0", mutations)
	}
	seen := ask[int](u, `new Promise(done => {
		let n = 0;
		const watch = new MutationObserver(list => n += list.length);
		watch.observe(document.documentElement, {subtree: true, childList: true, attributes: true, characterData: true});
		dispatchEvent(new Event("offline"));
		setTimeout(() => { watch.disconnect(); dispatchEvent(new Event("online")); done(n) }, 500);
	})`)
	if seen == 0 {
		t.Error("a notice that came was not seen as a change: this test sees nothing")
	}
}

// sixtyWords is a problem of sixty words.
const sixtyWords = "The school choir is getting ready for the summer concert. There are 24 girls and 18 boys in the choir, and each of them " +
	"needs a songbook and a scarf. A songbook costs 7 dollars and a scarf costs 5 dollars. The parents have already collected exactly 120 dollars " +
	"by selling cakes. How many dollars does the choir still need?"

// TestTypingIsCheap types a problem over a page full of results, and asks what each key costs the page's thread until
// it has been drawn: in processor time, so that other programs of this machine count for little. A computer of a quarter
// of its speed must do with 50 ms a key. A key during which an answer is drawn costs more: 200 ms at most, here.
func TestTypingIsCheap(t *testing.T) {
	const quarter, most = 4, 50 * time.Millisecond
	if n := len(strings.Fields(sixtyWords)); n != 60 {
		t.Fatalf("the problem has %d words", n)
	}
	u := sit(t)
	u.writes("= (a + b) * c")
	u.sees("#group-same", "Same calculation")
	command(u, performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
	ask[bool](u, "(e => (e.focus(), e.select(), true))(document.getElementById('query'))")
	spent := func() time.Duration {
		reply, err := chromedp.Call(u.ctx, performance.GetMetrics, cdp.Empty{})
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range reply.Metrics {
			if m.Name == "TaskDuration" {
				return time.Duration(m.Value * float64(time.Second))
			}
		}
		t.Fatal("the browser does not say what its tasks cost")
		return 0
	}
	var costs []time.Duration
	for _, c := range sixtyWords {
		before := spent()
		u.types(string(c))
		ask[bool](u, "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(true))))")
		costs = append(costs, spent()-before)
	}
	u.sees("#query-text", "cakes")
	slices.Sort(costs)
	middle, worst := costs[len(costs)/2], costs[len(costs)-1]
	t.Logf("a key costs %v, the dearest of %d costs %v", middle.Round(time.Millisecond/10), len(costs), worst.Round(time.Millisecond/10))
	if middle*quarter > most {
		t.Errorf("a key costs %v, which is more than %v at a quarter of the speed", middle, most)
	}
	if worst > 200*time.Millisecond {
		t.Errorf("the dearest key costs %v, which is more than 200 ms", worst)
	}
}

// TestNothingMoves asks the browser what has moved on the page without the user's doing, from the start on.
func TestNothingMoves(t *testing.T) {
	u := visit(t, "")
	moved := func() []string {
		return ask[[]string](u, `new Promise(done => {
			const all = [];
			new PerformanceObserver(l => l.getEntries().forEach(e => { if (!e.hadRecentInput && e.startTime > (window.asked ?? 0)) all.push(e.value.toFixed(4) + ": " + e.sources.map(s => s.node?.nodeName + '#' + s.node?.id + '.' + s.node?.className + ' ' + s.node?.textContent?.slice(0, 20) + JSON.stringify([s.previousRect.y, s.currentRect.y, s.previousRect.x, s.currentRect.x]))) })).observe({type: "layout-shift", buffered: true});
			setTimeout(() => done(all), 300);
		})`)
	}
	if all := moved(); len(all) > 0 {
		t.Errorf("while the page was loading, things moved: %q", all)
	}
	u.writes(sixtyWords)
	// The box has grown with what was pasted. On a busy machine the browser forgets that this was the user's doing.
	ask[bool](u, "new Promise(done => requestAnimationFrame(() => setTimeout(() => done((window.asked = performance.now(), true)))))")
	u.sees("#query-text", "cakes")
	u.seesAll()
	if all := moved(); len(all) > 0 {
		t.Errorf("while the answer came, things moved: %q", all)
	}
}
