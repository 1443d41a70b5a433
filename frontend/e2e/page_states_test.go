package e2e

import (
	"bytes"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// TestLoading writes down what the page says while its files arrive.
func TestLoading(t *testing.T) {
	u := arrive(t, "about:blank")
	if _, err := chromedp.Call(u.ctx, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: `
		window.said = new Set();
		new MutationObserver(() => document.querySelectorAll("#loading:not([hidden]) li").forEach(e => said.add(e.textContent))).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});`}); err != nil {
		t.Fatal(err)
	}
	u.does(chromedp.Navigate(siteURL(t)))
	u.waits("the box can be used before all is loaded", "document.getElementById('query')")
	u.writes("= a + b")
	u.sees("#group-same", "Same calculation")
	said := strings.Join(ask[[]string](u, "[...said]"), "\n")
	if !strings.Contains(said, "Problems") {
		t.Errorf("while loading the page said nothing of its files but %q", said)
	}
}

func TestNotices(t *testing.T) {
	u := visit(t, "")
	offline := func(event string) { ask[bool](u, "dispatchEvent(new Event("+quote(event)+"))") }
	kept := func(state string) {
		ask[bool](u, "document.dispatchEvent(new CustomEvent('mwp-offline', {detail: {state: "+quote(state)+", why: ''}}))")
	}
	offline("offline")
	u.sees("#notice-offline", "You are offline.")
	u.writes("= a + b")
	u.sees("#group-same", "Same calculation")
	offline("online")
	u.misses("#notice-offline")

	kept("ready")
	u.misses("#notice-kept") // never in front of results
	u.clicks("#clear")
	u.sees("#notice-kept", "Ready to use without the internet.")
	u.clicks("#notice-kept button")
	u.misses("#notice-kept")

	u.writes("= a + b")
	kept("update")
	u.sees("#notice-update", "A new version is ready.")
	ask[bool](u, "(mwpUpdate = () => { window.updated = true }, true)")
	u.clicks("#notice-update button")
	u.waits("it is taken", "window.updated")
	if text := ask[string](u, "document.getElementById('query').value"); text != "= a + b" {
		t.Errorf("the box says %q", text)
	}
}

// TestFileOfAnotherVersion: the page says which file does not fit, does what it can without it, and
// keeps the text.
func TestFileOfAnotherVersion(t *testing.T) {
	for _, c := range []struct{ file, says, query, does string }{
		{"corpus.bin", "Problems: ", "= (a + b) * c", "#failed"},
		{"parser.bin", "Grammar model: ", "= (a + b) * c", "#group-same"},
	} {
		folder := rebuilt(t, c.file, func(content []byte) []byte {
			other := bytes.Clone(content)
			other[4] = 99 // after the magic comes the version
			return other
		})
		u := newHost(t, native(t, folder)).visitor("/")
		u.sees("#notice-wrong-version", "A file is of another version than this page. "+c.says)
		u.sees("#notice-wrong-version", "99")
		u.sees("#notice-wrong-version button", "Reload")
		u.writes(c.query)
		u.sees(c.does, "")
		if text := ask[string](u, "document.getElementById('query').value"); text != c.query {
			t.Errorf("%s: the box says %q", c.file, text)
		}
	}
}

// TestUnsure: where the model is not sure, the page says so calmly and shows the other readings
// unasked, before anything else that can be unfolded. How sure it is comes from the worker; here it
// is made to say that it is not.
func TestUnsure(t *testing.T) {
	u := arrive(t, "about:blank")
	command(u, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: `
		window.Worker = class extends Worker {
			set onmessage(hear) { super.onmessage = e => hear({data: e.data.replace(/"confidence":"(sure|likely)"/g, '"confidence":"unsure"')}) }
		};`})
	u.does(chromedp.Navigate(siteURL(t)))
	u.waitsForTheFiles()
	u.writes(zoo)
	u.sees("#confidence", "Unsure, ")
	u.sees("#others", "The model is not sure. Is it one of these?")
	if n := u.count("#others .reading"); n == 0 {
		t.Error("there is no other reading to choose")
	}
	if ask[bool](u, "document.getElementById('others').getBoundingClientRect().top > document.getElementById('tree').getBoundingClientRect().top") {
		t.Error("the other readings stand below the tree")
	}
	if calm := ask[bool](u, "getComputedStyle(document.getElementById('confidence')).color === getComputedStyle(document.getElementById('status')).color"); !calm {
		t.Error("what the model is not sure of has the colour of something else than what is said by the way")
	}
	u.bringsAxe()
	u.passesAxe("unsure")
	u.clicks("#others .reading")
	u.sees("#confidence", "As you wrote it")
}
