package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// own is a corpus of somebody's own.
const own = `{"format":"mwpranker-corpus","version":1,"name":"mine","licence":"","problems":[
{"id":"owls","text":"Tim saw “3 owls” and 4 crows. How many birds?","equation":"3 + 4","answer":7},
{"id":"<b>hens</b>","text":"<img src=x onerror=alert(1)> A hen lays 3 eggs a day. How many in 5 days?","equation":"3 * 5","answer":15}]}`

// embedded opens a page of the built site that holds no more than the module.
func embedded(t *testing.T) *user {
	t.Helper()
	folder := copied(t, "own.json", own)
	page := `<!doctype html><html lang="en"><title>t</title><link rel="icon" href="data:,"><script type="module" src="mwpranker.js"></script>`
	if err := os.WriteFile(filepath.Join(folder, "bare.html"), []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	u := newHost(t, native(t, folder)).visitor("/bare.html")
	u.waits("the module has run", "typeof MWPRanker === 'object'")
	return u
}

func TestModule(t *testing.T) {
	u := embedded(t)
	u.forgiven = "status of 404" // Chromium says so of what is missing on purpose
	for _, c := range []struct{ name, program, want string }{
		{"the first example", `const m = await MWPRanker.load();
			const found = await m.search("A hen lays 3 eggs a day. How many is that in a week?", { k: 4 });
			globalThis.m = m;
			return [m.state.stage, m.state.canRead, found.groups.length > 0, Math.max(...found.groups.map((g) => g.results.length)) <= 4].join()`, "ready,true,true,true"},
		{"a pattern", `return (await m.search("= (a + ?) / c", { group: "pattern", k: 3 })).groups[0].results.length`, "3"},
		{"a filter", `const { groups } = await m.search("= a + b", { filter: { topic: ["food"] }, group: "same" });
			return [...new Set(groups[0].results.map((r) => r.attributes.topic))].join()`, "food"},
		{"two at once", `return (await Promise.all([m.search("= a + b"), m.search("= a * b")])).map((f) => f.understood.readings[0].template).join()`, "N + N,N * N"},
		{"giving up", `const stop = new AbortController();
			const asked = m.search("= a + b", { signal: stop.signal });
			stop.abort(new Error("enough"));
			return asked.catch((e) => e.message)`, "enough"},
		{"a fault and its place", `return m.search("= (a + b").catch((e) => [e instanceof MWPRanker.MWPRankerError, e.code, e.step, e.at].join())`, "true,bad-expression,the expression,2"},
		{"a check with its place in JavaScript's count", `const c = await m.check("½ + 7 + 5000", { query: "½ of 7" }); return c.failure.code + c.failure.at`, "bad-number8"},
		{"a completion", `return typeof await m.complete("How many apples are ")`, "string"},
		{"a comparison", `const [a, b] = (await m.search("= a + b", { k: 2, group: "same" })).groups[0].results;
			const c = await m.compare(a.id, { query: "= a - b" });
			return [c.relation, c.distance, c.pairs.length, c.left.text === a.text].join()`, "near,1,3,true"},
		{"a paraphrase with its places in JavaScript's count",
			`const p = await m.paraphrase("At the café Ann has 24 figs. How many?", "At the café Ann has some figs. How many?");
			const { a, b } = p.changed.find((each) => each.part === "number");
			return [p.verdict, p.sameModel, a.text, a.start, b.text, b.start].join()`, "different,false,24,20,some,20"},
		{"a problem", `const one = (await m.search("= a + b")).groups[0].results[0]; return (await m.problem(one.id)).text === one.text`, "true"},
		{"the end", `m.close(); return m.search("= a").catch((e) => e.code)`, "closed"},
		{"a corpus of one's own, by its place in JavaScript's count", `const mine = await MWPRanker.load({ corpus: "own.json", wait: "corpus" });
			const { results: [r] } = (await mine.search("= a + b")).groups[0];
			mine.close();
			return [mine.state.problems, r.id, r.quantities.map((q) => r.text.slice(q.start, q.end)).join("|")].join()`, "2,owls,3|4"},
		{"a corpus that is not there", `return MWPRanker.load({ corpus: "none.json" }).catch((e) => [e.code, e.file].join())`, "file-missing,corpus"},
		{"a corpus that is none", `return MWPRanker.load({ corpus: "build.json" }).catch((e) => e.code)`, "file-broken"},
		{"a site that is not there", `return MWPRanker.load({ base: "elsewhere/" }).catch((e) => e.code)`, "file-missing"},
	} {
		got := ask[string](u, "(async () => { "+c.program+" })().then(String)")
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestElement: the live example of every site, typed into by a reader.
func TestElement(t *testing.T) {
	u := arrive(t, siteURL(t)+"embed.html")
	u.waits("the element is there", "customElements.get('mwp-ranker') !== undefined")
	inside := func(selector string) string {
		return "(document.querySelector('mwp-ranker').shadowRoot.querySelector(" + quote(selector) + ")?.textContent ?? '')"
	}
	if loaded := ask[int](u, "performance.getEntriesByType('resource').filter((e) => e.name.includes('.wasm')).length"); loaded != 0 {
		t.Errorf("%d programs were loaded before anybody asked", loaded)
	}
	ask[bool](u, "document.querySelector('mwp-ranker').focus(), true")
	u.types("= (a + b) * c")
	u.waits("results in the element", inside("h3")+` === "The same calculation"`)
	u.waits("how it was understood", inside("[role=status]")+` === "To calculate: (a + b) × c"`)
	if n := ask[int](u, "document.querySelector('mwp-ranker').shadowRoot.querySelectorAll('section:first-child li').length"); n != 3 {
		t.Errorf("%d cards, want 3", n)
	}
	styled := ask[string](u, "(() => { const c = document.querySelector('mwp-ranker').shadowRoot.querySelector('math .q0'); return c.textContent + ' ' + getComputedStyle(c).fontWeight })()")
	if !strings.HasSuffix(styled, " 600") {
		t.Errorf("the first number is shown as %s: the strict policy has taken the style", styled)
	}
	ask[bool](u, "document.querySelector('mwp-ranker').shadowRoot.querySelector('li button').click(), true")
	u.waits("the answer", inside("li span[part=answer]")+` !== ""`)
	u.presses("Backspace", "Backspace", "Backspace", "Backspace", "Backspace")
	u.waits("what is wrong", inside("[role=status]")+`.startsWith("This did not work") || `+inside("[role=status]")+`.startsWith("To calculate: a + b")`)

	u.clicks("#run")
	u.sees("#printed", "same")
}

func TestElementAccessibility(t *testing.T) {
	u := arrive(t, siteURL(t)+"embed.html")
	u.bringsAxe()
	ask[bool](u, "(document.querySelector('mwp-ranker').value = 'A hen lays 3 eggs a day. How many is that in a week?', true)")
	u.waits("results", "document.querySelector('mwp-ranker').shadowRoot.querySelector('li') !== null")
	u.passesAxe("the element with results")
	if dir := os.Getenv("MWP_SCREENSHOTS"); dir != "" {
		u.does(chromedp.EmulateViewport(760, 1900))
		picture, err := chromedp.Run(u.ctx, chromedp.CaptureScreenshot())
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "embed.png"), picture, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestElementShowsTextAsText(t *testing.T) {
	folder := copied(t, "own.json", own)
	page := `<!doctype html><html lang="en"><title>t</title><link rel="icon" href="data:,"><script type="module" src="mwp-ranker.js"></script><mwp-ranker corpus="own.json" value="= a * b"></mwp-ranker>`
	if err := os.WriteFile(filepath.Join(folder, "one.html"), []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	u := newHost(t, native(t, folder)).visitor("/one.html")
	u.waits("the hen", `document.querySelector("mwp-ranker").shadowRoot?.querySelector("li p")?.textContent.startsWith("<img src=x")`)
	if n := ask[int](u, `document.querySelector("mwp-ranker").shadowRoot.querySelectorAll("img").length`); n != 0 {
		t.Errorf("%d pictures", n)
	}
}
