package e2e

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
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
	"needs a songbook and a scarf. A songbook costs 7 dollars and a scarf costs 5 dollars. The parents have already collected 120 dollars " +
	"by selling cakes. How many dollars does the choir still need?"

// TestTypingOnASlowComputer types at a quarter of the speed of this machine.
func TestTypingOnASlowComputer(t *testing.T) {
	if n := len(strings.Fields(sixtyWords)); n != 60 {
		t.Fatalf("the problem has %d words", n)
	}
	u := sit(t)
	u.writes("= (a + b) * c") // so that there is a page full of results to draw
	u.sees("#group-same", "Same calculation")
	command(u, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
	defer command(u, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 1})
	ask[bool](u, `(() => {
		window.seen = {inp: 0, tasks: [], shift: 0};
		new PerformanceObserver(l => l.getEntries().forEach(e => { if (e.interactionId) seen.inp = Math.max(seen.inp, e.duration) })).observe({type: "event", durationThreshold: 16, buffered: false});
		new PerformanceObserver(l => l.getEntries().forEach(e => seen.tasks.push(Math.round(e.duration)))).observe({type: "longtask", buffered: false});
		return true })()`)
	ask[bool](u, "(e => (e.focus(), e.select(), true))(document.getElementById('query'))")
	for _, c := range sixtyWords {
		u.types(string(c))
		time.Sleep(15 * time.Millisecond)
	}
	u.sees("#query-text", "cakes")
	shift := ask[float64](u, `new Promise(done => new PerformanceObserver((l, o) => { o.disconnect(); done(l.getEntries().reduce((s, e) => s + (e.hadRecentInput ? 0 : e.value), 0)) }).observe({type: "layout-shift", buffered: true}) || setTimeout(() => done(0), 500))`)
	inp := ask[float64](u, "seen.inp")
	tasks := ask[[]int](u, "seen.tasks")
	t.Logf("slowest key %.0f ms, tasks over 50 ms: %v, layout shift %.3f", inp, tasks, shift)
	if inp > 200 {
		t.Errorf("a key took %.0f ms to show, want 200 at most", inp)
	}
	if len(tasks) > 0 {
		t.Errorf("tasks of %v ms while typing, want none over 50", tasks)
	}
	if shift > 0 {
		t.Errorf("what is on the page moved by %.3f, want 0", shift)
	}
}
