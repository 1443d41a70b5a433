package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// pastes puts a text into a field as pasting does, in one go.
func (u *user) pastes(id, text string) {
	u.t.Helper()
	u.does(chromedp.Focus("#" + id))
	ask[any](u, "void (window.pasted = "+text+")")
	ask[any](u, `(() => { const e = document.getElementById(`+quote(id)+`); e.value = pasted; e.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" })); return null })()`)
}

// firstProblem is the text of the first result, without what is said of its numbers.
func (u *user) firstProblem() string {
	u.t.Helper()
	return ask[string](u, `(e => (e.querySelectorAll("mark *").forEach(e => e.remove()), e.textContent))(document.querySelector("#group-same .card .problem").cloneNode(true))`)
}

// TestNoTextEndsThePage: pasting from 1 KB to 5 MB, into the box and into the correction, in both
// languages, leaves the page alive and the text where it is.
func TestNoTextEndsThePage(t *testing.T) {
	for _, language := range []string{"en", "de"} {
		t.Run(language, func(t *testing.T) {
			u := visit(t, "")
			if language == "de" {
				u.clicks("#open-settings")
				u.clicks("#language-de")
				u.presses("Escape")
			}
			for _, text := range []string{
				`"Ann has 3 pens and 4 pencils. ".repeat(35)`,
				`"Ann has 3 pens and 4 pencils. ".repeat(560)`, // 16.8 KB
				`"Zoë paid 4 € and 5 €; “so what?” ".repeat(2000)`,
				`"x".repeat(300_000)`,
				`"3 + ".repeat(1_250_000)`,
			} {
				u.pastes("query", text)
				u.waits("the page answers "+text, `document.querySelector("#query").value.length === pasted.length && !document.getElementById("ended") && /\S/.test(document.querySelector("#failed, #not-understood, #results")?.textContent ?? "")`)
			}
			u.writes("Ann has 3 pens and 4 pencils. How many things does she have?")
			u.sees("#group-same .card", "")
			u.seesAll() // what is drawn later would close the correction
			u.clicks("#correct")
			u.focuses("correction")
			u.pastes("correction", `"3 + 4 * ".repeat(4000)`)
			u.waits("the correction stays", `document.querySelector("#correction").value.length === pasted.length && !document.getElementById("ended")`)
		})
	}
}

// TestReloadAndCrash: what was asked, and the worksheet, are there again after a reload, and after
// the page's program has ended.
func TestReloadAndCrash(t *testing.T) {
	u := visit(t, "")
	const problem = "Ann has 3 pens and 4 pencils. How many things does she have?"
	u.writes(problem)
	u.sees("#group-same .card", "")
	u.clicks("#group-same .card button.add")
	first := u.firstProblem()
	returns := func() {
		t.Helper()
		u.sees("#group-same .card", "")
		if got := ask[string](u, `document.querySelector("#query").value`); got != problem {
			t.Errorf("the box says %q", got)
		}
		u.clicks("#open-worksheet")
		u.sees(".sheet li", first)
		u.presses("Escape")
	}
	u.waits("the place is noted", `history.state?.place?.includes("pencils")`)
	u.does(chromedp.Reload())
	returns()

	ask[any](u, `void (window.vuguRender = () => { throw new Error("cannot draw"); })`)
	u.clicks("#clear")
	u.sees("#ended", "What you have typed and your worksheet stay.")
	if got := ask[string](u, `document.querySelector("#query").value`); got != problem {
		t.Errorf("after the end the box says %q", got)
	}
	u.clicks("#ended button")
	returns()
	u.console.mu.Lock()
	u.console.said = nil // the program's last words
	u.console.mu.Unlock()
}

// TestBackAndForward: what takes the place of a search is a step of the history.
func TestBackAndForward(t *testing.T) {
	u := visit(t, "")
	u.writes("= a + b")
	u.sees("#group-same .card", "")
	taken := u.firstProblem()
	u.clicks("#group-same .card button.again")
	box := func(what, want string) {
		t.Helper()
		u.waits(what, `document.querySelector("#query").value === `+quote(want))
		u.sees("#group-same .card", "")
	}
	box("the problem stands in the box", taken)
	u.does(chromedp.NavigateBack())
	box("back", "= a + b")
	u.does(chromedp.NavigateForward())
	box("forward", taken)
	u.clicks("#clear")
	u.sees("#bring-back", "Bring my text back")
	u.does(chromedp.NavigateBack())
	box("back from the empty page", taken)
}

// TestTwoTabsShareTheWorksheet: what one puts on it stands in the other too, and neither loses any.
func TestTwoTabsShareTheWorksheet(t *testing.T) {
	a := visit(t, "")
	b := a.opensAnotherTab(a.url)
	for i, u := range []*user{a, b, a} {
		u.writes([]string{"= a + b", "= a * b", "= a - b"}[i])
		u.sees("#group-same .card", "")
		u.clicks("#group-same .card button.add")
	}
	for _, u := range []*user{a, b} {
		u.waits("three problems are on the worksheet", `document.querySelector("#open-worksheet").textContent.includes("3")`)
	}
}
