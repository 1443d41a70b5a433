package e2e

import "testing"

// TestARenderThatChangesNothingTouchesNothing counts what happens to the page when it is drawn
// again as it is.
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

// TestNothingMoves asks the browser what has moved on the page without the user's doing, from the
// start on.
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
	// The box has grown with what was pasted. On a busy machine the browser forgets that this was the
	// user's doing.
	ask[bool](u, "new Promise(done => requestAnimationFrame(() => setTimeout(() => done((window.asked = performance.now(), true)))))")
	u.sees("#query-text", "cakes")
	u.seesAll()
	if all := moved(); len(all) > 0 {
		t.Errorf("while the answer came, things moved: %q", all)
	}
}
