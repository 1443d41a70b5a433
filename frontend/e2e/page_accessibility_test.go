package e2e

import (
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// axeFile is where `make axe` puts axe-core.
const axeFile = "../../build/axe/node_modules/axe-core/axe.min.js"

// bringsAxe puts axe-core into the page.
func (u *user) bringsAxe() {
	u.t.Helper()
	axe, err := os.ReadFile(axeFile)
	if err != nil {
		u.t.Skip("axe-core is not there: `make axe` fetches it from npm")
	}
	ask[bool](u, string(axe)+";true")
}

// passesAxe lets axe-core look at the page as it is, in light and in dark.
func (u *user) passesAxe(state string) {
	u.t.Helper()
	for _, scheme := range []string{"light", "dark"} {
		u.prefers(scheme, "reduce") // colours on their way from one to the other are none
		for _, fault := range ask[[]string](u, `new Promise(done => setTimeout(done, 200)).then(() => axe.run({resultTypes: ['violations']})).then(r => r.violations.map(v => v.id + ': ' + v.help + ' ' + v.nodes.map(n => n.target + ' ' + (n.any[0]?.message ?? '')).slice(0, 3).join('; ')))`) {
			u.t.Errorf("%s, %s: %s", state, scheme, fault)
		}
	}
}

// TestAccessibility lets axe-core look at every state, in light and in dark.
func TestAccessibility(t *testing.T) {
	u := visit(t, "")
	u.does(chromedp.EmulateViewport(1280, 2400))
	u.bringsAxe()
	look := u.passesAxe
	look("empty")
	u.isOffered("How many apples ar")
	look("completion and words only")
	u.saysWhatToCalculate()
	u.clicks("#show-answer")
	u.clicks("#show-others")
	u.clicks("#as-list")
	u.clicks("#correct")
	u.clicks("#result-0 .why")
	u.clicks("#result-0 .reveal")
	u.clicks("#result-0 .add")
	u.clicks("#filters")
	u.clicks("#facet-steps input")
	u.sees("#picked", "×")
	u.clicks("#show-baseline")
	look("found, with everything open")
	u.clicks("#correction")
	u.replaces("correction", "(26 +")
	u.waits("a fault is named", "document.querySelector('#correction-says.wrong')")
	look("a wrong correction")
	u.clicks("#result-0 .compare")
	u.sees("#compared-as", ".")
	look("comparison")
	u.presses("Escape")
	u.misses("#dialog-compare")
	for _, dialog := range []string{"worksheet", "settings", "keys"} {
		u.clicks("#open-" + dialog)
		u.sees("#dialog-"+dialog, "Close")
		if dialog == "worksheet" {
			u.clicks("#with-versions")
			u.clicks("#vary-0")
			u.waits("variants are shown", "document.querySelectorAll('.variant').length > 0 && document.querySelectorAll('.version').length === 2")
		}
		look(dialog)
		u.presses("Escape")
		u.misses("#dialog-" + dialog)
	}
	u.clicks("#no-filters")
	u.misses("#picked")
	u.writes("= (a + b")
	u.sees("#failed", "Stopped")
	look("failed")
	u.writes("= a ^ 2 ^ 3 ^ b ^ 7")
	u.sees("#no-match", "Nothing has")
	look("no match")
	u.writes("Nobody counts anything here.")
	u.sees("#not-understood", "kept")
	look("not understood")
	ask[bool](u, "dispatchEvent(new Event('offline'))")
	u.sees("#notice-offline", "offline")
	look("offline")
	ask[bool](u, "dispatchEvent(new Event('online'))")
	u.presses("Control+k", "Escape", "Escape")
	ask[bool](u, "document.dispatchEvent(new CustomEvent('mwp-offline', {detail: {state: 'ready', why: ''}}))")
	u.sees("#notice-kept", "Ready")
	look("kept for use without a network")
	ask[bool](u, "document.dispatchEvent(new CustomEvent('mwp-offline', {detail: {state: 'update', why: ''}}))")
	u.sees("#notice-update", "new version")
	look("a new version")
}

// TestForcedColours: where the system chooses the colours, the numbers of a problem can be read on
// their ground, light or dark.
func TestForcedColours(t *testing.T) {
	u := sit(t)
	u.saysWhatToCalculate()
	defer u.prefers("light", "no-preference")
	for _, scheme := range []string{"light", "dark"} {
		command(u, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "forced-colors", Value: "active"}, {Name: "prefers-color-scheme", Value: scheme}}})
		if !ask[bool](u, "matchMedia('(forced-colors: active)').matches") {
			t.Fatal("colours are not forced: this test sees nothing")
		}
		for _, selector := range []string{"#query-text mark", "#query-text .tag", ".card mark"} {
			look := ask[[]string](u, "(style => [style.color, style.backgroundColor])(getComputedStyle(document.querySelector('"+selector+"')))")
			ground := ask[string](u, "getComputedStyle(document.body).backgroundColor")
			if look[0] == look[1] || look[1] != ground {
				t.Errorf("%s, %s: %s on %s, the page is %s", scheme, selector, look[0], look[1], ground)
			}
		}
	}
}

func TestReducedMotion(t *testing.T) {
	u := sit(t)
	moving := `[...document.querySelectorAll('*')].filter(e => parseFloat(getComputedStyle(e).transitionDuration) > 0).length`
	u.prefers("light", "no-preference")
	if ask[int](u, moving) == 0 {
		t.Error("nothing moves where motion is welcome: this test sees nothing")
	}
	u.prefers("light", "reduce")
	if n := ask[int](u, moving); n > 0 {
		t.Errorf("%d elements move", n)
	}
}
