package e2e

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// TestSpareWorkers: a file is read by spare workers too, without a request; what comes out is the
// same with none, with two, with two that break off, and with two that never say a word.
func TestSpareWorkers(t *testing.T) {
	var table strings.Builder
	table.WriteString("text\n")
	for i := range 60 {
		fmt.Fprintf(&table, "%s\n", []string{
			fmt.Sprintf("Mia has %d kites and buys %d more. How many kites has she now?", i+3, 2*i+5),
			fmt.Sprintf("Each of %d kites has %d tails and %d bows. How many tails and bows is that?", i+2, i+4, 3),
			fmt.Sprintf("Of %d kites a third is red. How many are not?", 3*i),
			fmt.Sprintf("Nobody counts the kites of %d clubs.", i),
		}[i%4])
	}
	want := ""
	for _, c := range []struct {
		name, script string
		reads        bool // the spares
		broken       int
	}{
		{"one core", `const cores = 1;`, false, 0},
		{"three cores", `const cores = 3;`, true, 0},
		{"spares that break", `const cores = 3; addEventListener("message", ({ data }) => { if (data.weights) throw new Error("kaboom"); });`, false, 2},
		{"spares that say nothing", `const cores = 3; onmessage = (event) => event.data.spare || hear(event);`, false, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := rebuilt(t, "worker.js", func(js []byte) []byte {
				return append(js, c.script+`
					Object.defineProperty(navigator, "hardwareConcurrency", { value: cores });
					const spied = new BroadcastChannel("spares");
					globalThis.Worker = class extends Worker {
						constructor(...a) {
							super(...a);
							spied.postMessage("made");
							this.addEventListener("message", ({ data }) => data?.includes("readings") && spied.postMessage("read"));
							this.addEventListener("error", () => spied.postMessage("broken"));
						}
					};`...)
			})
			h := newHost(t, native(t, folder))
			u := h.visitor("/embed.html") // which loads nothing yet
			command(u, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
				Source: `window.spares = { made: 0, read: 0, broken: 0 }; new BroadcastChannel("spares").onmessage = ({ data }) => spares[data]++;`})
			u.does(chromedp.Navigate("http://" + h.address))
			u.isReady()
			u.isKept("ready")
			given := u.downloads()
			h.requests()
			made := ask[int](u, "spares.made")
			if (made > 0) != (c.name != "one core") {
				t.Errorf("%d spares were made while the page loaded", made)
			}
			u.clicks("#open-own")
			for _, name := range []string{"first", "second"} { // the same workers read again
				before := ask[int](u, "spares.read")
				u.gives(name+".csv", table.String())
				u.sees("#own-said", name+" is ready.")
				if n := ask[int](u, "spares.read") - before; n > 0 != c.reads {
					t.Errorf("%s: the spares have read %d bundles", name, n)
				}
				u.clicks(".own:last-child .save-json")
				got := regexp.MustCompile(`"(first|second)"`).ReplaceAllString(given(name+".json"), `"x"`)
				if want == "" && strings.Count(got, `"confidence":`) > 30 {
					want = got
				}
				if got != want {
					t.Errorf("%s:\n%s\nwant\n%s", name, got, want)
				}
			}
			h.silent("two files")
			if n := ask[int](u, "spares.made"); n != made { // a second later Chromium would ask for sw.js because of it
				t.Errorf("%d spares were made for the files", n-made)
			}
			if n := ask[int](u, "spares.broken"); n != c.broken {
				t.Errorf("%d spares broke, not %d", n, c.broken)
			}
			if n := u.count("#notice-restarted"); n > 0 {
				t.Error("the engine was started again")
			}
		})
	}
}
