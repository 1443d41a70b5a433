package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestKeyboardOnly(t *testing.T) {
	u := sit(t)
	u.presses("Tab", "Meta+k")
	u.focuses("query")
	u.presses("Tab", "Control+k")
	u.focuses("query")
	u.types("= (a + b) * c")
	u.sees("#group-same", "Same calculation")
	u.seesAll()
	u.presses("ArrowDown")
	u.focuses("result-0")
	u.presses("ArrowDown", "ArrowDown")
	u.focuses("result-2")
	u.presses("End")
	u.waits("the last result", "document.activeElement === [...document.querySelectorAll('.card')].at(-1)")
	u.presses("Home")
	u.focuses("result-0")

	u.presses("a")
	u.sees("#result-0 .revealed", "=")
	u.presses("y")
	u.sees("#result-0 .parts", "Order")
	u.presses("w")
	u.sees("#open-worksheet", "Worksheet (1)")
	u.presses("Enter")
	u.sees("#compared-as", "same")
	u.presses("Escape")
	u.misses("#dialog-compare")
	u.focuses("result-0")

	u.presses("?")
	u.sees("#dialog-keys", "Take the grey suggestion")
	u.presses("Escape")
	u.misses("#dialog-keys")
	u.focuses("result-0")
	u.presses("ArrowUp")
	u.focuses("query")
	u.presses("ArrowDown", "Escape")
	u.focuses("query")
	u.presses("Escape")
	u.waits("the box is empty", "document.getElementById('query').value === ''")
	u.focuses("query")
	u.presses("Tab", "/")
	u.focuses("query")
}

// TestFocusIsSeenAndNeverLost goes through the whole page with the Tab key.
func TestFocusIsSeenAndNeverLost(t *testing.T) {
	u := sit(t)
	u.writes("= (a + b) * c")
	u.sees("#group-same", "Same calculation")
	u.seesAll()
	ask[bool](u, "(document.getElementById('open-worksheet').focus(), true)")
	seen := map[string]bool{}
	for range 40 {
		u.presses("Tab")
		ring := ask[string](u, `(e => { const s = getComputedStyle(e), box = getComputedStyle(e.closest('.box') ?? e); return e === document.body ? 'body' : [s.outlineStyle + parseFloat(s.outlineWidth), box.outlineStyle + parseFloat(box.outlineWidth)].some(o => /^(solid|auto)[1-9]/.test(o)) ? e.id || e.className || e.nodeName : 'no ring: ' + e.outerHTML.slice(0, 80) })(document.activeElement)`)
		if ring == "body" || strings.HasPrefix(ring, "no ring") {
			t.Fatalf("after %d stops the focus is not to be seen: %s", len(seen), ring)
		}
		seen[ring] = true
	}
	for _, want := range []string{"open-settings", "query", "clear", "find", "filters", "order", "result-0"} {
		if !seen[want] {
			t.Errorf("the Tab key does not come to %s", want)
		}
	}

	// What takes the focused element away leaves the focus near it.
	u.clicks("#clear")
	u.focuses("query")
	u.writes("= a * b")
	u.sees("#group-same", "Same calculation")
	u.clicks("#filters")
	u.clicks("#facet-steps input")
	u.sees("#picked", "1")
	u.clicks("#no-filters")
	u.misses("#picked")
	u.focuses("filters")
	u.clicks("#filters")
}

func TestTouch(t *testing.T) {
	u := visit(t, "")
	u.does(chromedp.EmulateViewport(360, 740, chromedp.EmulateTouch, chromedp.EmulateMobile), chromedp.Reload())
	u.sees("#status", "problems ready")
	u.taps(".examples li:nth-child(4) button")
	u.sees("#group-same", "Same calculation")
	u.taps("#result-0 .reveal")
	u.sees("#result-0 .revealed", "=")
	u.taps("#result-0 .compare")
	u.sees("#compared-as", "same")
	u.taps("#dialog-compare .close")
	u.misses("#dialog-compare")
	small := ask[[]string](u, `[...document.querySelectorAll('button, select, input, label.pick')].filter(e => e.checkVisibility() && !e.closest('label.pick *')).filter(e => { const r = (e.closest('label') ?? e).getBoundingClientRect(); return r.height < 32 || r.width < 24 }).map(e => e.outerHTML.slice(0, 60))`)
	if len(small) > 0 {
		t.Errorf("too small for a finger: %q", small)
	}
}

// TestNothingSticksOut looks for what is wider than the screen, from 320 pixels on and with letters
// twice as large.
func TestNothingSticksOut(t *testing.T) {
	u := visit(t, "")
	fits := func(state string) {
		t.Helper()
		for _, width := range []int64{320, 360, 768, 1024, 1280, 1920, 640} {
			size := ""
			if width == 640 {
				size = "200%"
			}
			ask[bool](u, "(document.documentElement.style.fontSize = "+quote(size)+", true)")
			u.does(chromedp.EmulateViewport(width, 800))
			if got := ask[int64](u, "document.documentElement.scrollWidth"); got > width {
				t.Errorf("%s: at %d the page is %d wide: %q", state, width, got, ask[[]string](u, `[...document.querySelectorAll("body *")].filter(e => e.getBoundingClientRect().right > innerWidth + 1).map(e => e.nodeName + "#" + e.id + "." + e.className).slice(0, 8)`))
			}
		}
		ask[bool](u, "(document.documentElement.style.fontSize = '', true)")
		u.does(chromedp.EmulateViewport(1280, 900))
	}
	fits("empty")
	u.saysWhatToCalculate()
	u.clicks("#filters")
	u.clicks("#facet-steps input")
	u.sees("#picked", "×")
	u.seesAll()
	u.clicks("#result-0 .why")
	u.clicks("#show-answer")
	u.clicks("#show-others")
	u.clicks("#show-baseline")
	fits("found, with everything open")
	u.clicks("#result-0 .compare")
	u.sees("#compared-as", ".")
	fits("comparison")
	u.presses("Escape")
	u.misses("#dialog-compare")
	for _, dialog := range []string{"worksheet", "settings", "keys"} {
		u.clicks("#open-" + dialog)
		u.sees("#dialog-"+dialog, "Close")
		fits(dialog)
		u.presses("Escape")
		u.misses("#dialog-" + dialog)
	}
	u.writes("= (a + b")
	u.sees("#failed", "Stopped")
	fits("failed")
	u.writes("Nobody counts anything here.")
	u.sees("#not-understood", "kept")
	fits("not understood")
}
