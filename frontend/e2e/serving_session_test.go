package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// worksALesson is all that a user does in a session: ten searches, a look at everything, an import,
// exports, a worksheet that is printed, another language and back.
func (u *user) worksALesson() {
	u.t.Helper()
	u.emptiesTheWorksheet()
	u.searchesTenTimes()
	u.looksAround()
	given := u.downloads()

	u.clicks("#open-own")
	u.gives("kites.csv", kites)
	u.sees("#own-said", " is ready.")
	u.clicks(".own:last-child .save-json")
	u.waits("the collection is saved", `document.querySelector("#own-said").textContent.startsWith("Saved.")`)
	u.presses("Escape")
	u.misses("#dialog-own")
	u.writes("= a * b")
	u.sees("#group-same .card", "")
	u.clicks("#save-results-csv")
	if table := given("results.csv"); !strings.Contains(table, "id,text,equation") {
		u.t.Errorf("the results are %.200q", table)
	}

	u.clicks("#open-worksheet")
	u.sees(".sheet", "")
	if u.count(".key:not([hidden])") == 0 {
		u.clicks("#with-answers")
	}
	u.sees(".key", "Answers")
	u.clicks("#print-worksheet")
	command(u, page.PrintToPDF, page.PrintToPDFParams{})
	u.clicks("#save-worksheet")
	if sheet := given("worksheet.html"); !strings.Contains(sheet, "<h2 lang=\"en\">Answers</h2>") {
		u.t.Errorf("the worksheet is %s", sheet)
	}
	u.presses("Escape")
	u.misses("#dialog-worksheet")

	u.speaks("de", "Einstellungen")
	u.writes("= a + b")
	u.sees("#group-same h3", "Dieselbe Rechnung")
	u.speaks("en", "Settings")
}

// speaks chooses a language.
func (u *user) speaks(language, settings string) {
	u.t.Helper()
	u.clicks("#open-settings")
	u.clicks("#language-" + language)
	u.waits("the page is in "+language, "document.documentElement.lang === "+quote(language))
	u.sees("#settings-title", settings)
	u.presses("Escape")
	u.misses("#dialog-settings")
}

// TestLanguage: the choice changes every word at once, is kept, and leaves the problems English,
// which is marked.
func TestLanguage(t *testing.T) {
	u := visit(t, "")
	u.saysWhatToCalculate()
	english := ask[[]string](u, visibleWords)
	u.speaks("de", "Einstellungen")
	u.sees("#confidence", "Wie von Ihnen angegeben")
	u.sees("#spoken", "Klammer auf 26 plus 4 Klammer zu mal 8")
	u.sees("#tree-list", "26, Zahl 1 im Text")
	if title := ask[string](u, "document.title"); title != "MWPRanker: Textaufgaben mit derselben Rechnung" {
		t.Errorf("the title is %q", title)
	}
	for _, said := range ask[[]string](u, visibleWords) {
		for _, before := range english {
			if said == before && len(strings.Fields(said)) > 1 {
				t.Errorf("still English: %q", said)
			}
		}
	}
	if n := u.count(`.card .problem:not([lang="en"])`); n > 0 {
		t.Errorf("%d problems are not marked as English", n)
	}
	u.clicks("#open-own")
	u.sees("#own-title", "Ihre eigenen Aufgaben")
	u.gives("kites.csv", kites)
	u.sees(".own .counts", "3 Aufgaben. Bei 1 hat das Modell die Gleichung gelesen")
	u.presses("Escape")
	u.clicks("#clear")
	u.does(chromedp.Reload())
	ready := shipped(t) + 3
	u.sees("#status", fmt.Sprintf("%d.%03d Aufgaben bereit.", ready/1000, ready%1000))
	u.speaks("en", "Settings")
	u.sees("#status", fmt.Sprintf("%d,%03d problems ready.", ready/1000, ready%1000))
}

// shipped is how many problems the shipped corpus has.
func shipped(t *testing.T) int {
	t.Helper()
	file, err := os.ReadFile("../../corpus.json")
	if err != nil {
		t.Fatal(err)
	}
	var corpus struct{ Problems []json.RawMessage }
	if err := json.Unmarshal(file, &corpus); err != nil {
		t.Fatal(err)
	}
	return len(corpus.Problems)
}

// visibleWords are the texts of the page that are not marked as English.
const visibleWords = `(() => {
	const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT), words = [];
	for (let node; (node = walker.nextNode()); ) {
		const text = node.data.trim();
		if (text && !node.parentElement.closest("[lang], math, svg, .badges, textarea, #facet-topic, .name")) words.push(text);
	}
	return words;
})()`

// TestOwnProblemsByKeyboard: a collection is taken up, looked at and removed without a mouse.
func TestOwnProblemsByKeyboard(t *testing.T) {
	u := visit(t, "")
	reach := func(what, is string) {
		t.Helper()
		for range 40 {
			if ask[bool](u, "!!("+is+")") {
				return
			}
			u.presses("Tab")
		}
		t.Fatalf("Tab never comes to %s", what)
	}
	reach("the button", `document.activeElement.id === "open-own"`)
	u.presses("Enter")
	u.focuses("own-title")
	reach("the field for files", `document.activeElement.id === "own-file"`)
	if ring := ask[string](u, `getComputedStyle(document.querySelector(".file")).outlineStyle`); ring != "solid" {
		t.Errorf("the field's button has the outline %q while it has the focus", ring)
	}
	u.gives("kites.csv", kites)
	u.sees("#own-1 .left", "(2)")
	reach("what was left out", `document.activeElement.matches("#own-1 .left")`)
	u.presses("Enter")
	u.sees(".faults", "Line 5")
	reach("the button that removes", `document.activeElement.id === "own-1-remove"`)
	u.presses("Enter")
	u.focuses("own-1-keep")
	u.presses("Shift+Tab", "Enter")
	u.misses("#own-1")
	u.focuses("own-title")
	u.presses("Escape")
	u.focuses("open-own")
}

// TestNewStatesAreAccessible lets axe-core look at what came with the user's own problems and the
// second language.
func TestNewStatesAreAccessible(t *testing.T) {
	for _, language := range []string{"en", "de"} {
		u := visit(t, "")
		u.bringsAxe()
		if language == "de" {
			u.speaks("de", "Einstellungen")
		}
		u.clicks("#open-own")
		u.passesAxe(language + ", nothing imported")
		u.gives("kites.csv", kites)
		u.sees("#own-1 .left", "(2)")
		u.drops("x.pdf", "%PDF")
		u.sees("#own-refused", "this is a PDF")
		u.clicks("#own-1 .left")
		u.sees(".faults", "k4")
		u.passesAxe(language + ", imported and refused")
		u.clicks("#own-1-remove")
		u.passesAxe(language + ", asked whether to remove")
		u.presses("Escape")
		u.misses("#dialog-own")
		u.writes("= a + b")
		u.sees("#group-same .card", "")
		u.passesAxe(language + ", found")
		u.clicks("#open-settings")
		u.passesAxe(language + ", settings")
	}
}

// TestNarrow: nothing of the new states is wider than a phone.
func TestNarrow(t *testing.T) {
	u := visit(t, "")
	u.does(chromedp.EmulateViewport(360, 740))
	for _, language := range []string{"de", "en"} {
		u.speaks(language, map[string]string{"de": "Einstellungen", "en": "Settings"}[language])
		u.clicks("#open-own")
		u.gives(strings.Repeat("long_name_of_a_file_", 5)+".csv", kites)
		u.sees("#own-said", "")
		u.sees(".own .left", "(2)")
		for _, wide := range []string{"document.documentElement", "document.querySelector('#dialog-own')"} {
			if over := ask[int](u, fmt.Sprintf("%[1]s.scrollWidth - %[1]s.clientWidth", wide)); over > 0 {
				t.Errorf("%s, %s: %d px too wide", language, wide, over)
			}
		}
		u.presses("Escape")
		u.misses("#dialog-own")
	}
}
