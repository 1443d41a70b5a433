package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// startsASheet puts the first result of a search on an empty worksheet and opens it.
func (u *user) startsASheet(query string) {
	u.t.Helper()
	u.emptiesTheWorksheet()
	u.writes(query)
	u.sees("#group-same", "Same calculation")
	u.clicks("#result-0 .add")
	u.clicks("#open-worksheet")
	u.waits("it is on the worksheet", "document.querySelectorAll('#sheet li').length === 1")
}

// TestSet: ten like one, in one go, with a sentence that says what was chosen, and undone in one
// go; a ladder; a mixed review.
func TestSet(t *testing.T) {
	u := sit(t)
	u.startsASheet("= a - b")
	u.picks("set-within", "100")
	u.clicks("#gather")
	u.sees("#set-said", "10 of 10 problems added.")
	u.waits("ten are added", "document.querySelectorAll('#sheet > li').length === 11")
	u.clicks("#undo-worksheet")
	u.waits("and taken back", "document.querySelectorAll('#sheet > li').length === 1")
	u.picks("set-kind", "Ladder: a step less, this, a step more")
	u.picks("set-count", "3")
	u.clicks("#gather")
	u.sees("#set-said", "One step less: 0 of 1")
	u.waits("two are added", "document.querySelectorAll('#sheet > li').length === 3")
	u.picks("set-kind", "Mixed review of this worksheet")
	u.picks("set-count", "5")
	u.clicks("#gather")
	u.sees("#set-said", "Calculation 2")
	u.waits("five are added", "document.querySelectorAll('#sheet > li').length === 8")
	u.presses("Escape")
	u.misses("#dialog-worksheet")
	u.clicks("#result-1 .set")
	u.focuses("gather")
	u.clicks("#empty-worksheet")
}

// TestNewStory: a problem of the worksheet is told as another one, the old one beside it.
func TestNewStory(t *testing.T) {
	u := sit(t)
	u.startsASheet("Mia has 24 apples and eats 7 of them. How many apples has she left?")
	before := u.reads("#sheet li:nth-child(1) span")
	u.clicks("#restory-0")
	u.focuses("new-numbers")
	u.waits("stories are shown", "document.querySelectorAll('.variant').length > 0")
	if u.reads("#sheet li:nth-child(1) span") != before {
		t.Error("the problem has changed before a story was taken")
	}
	story := u.reads("#variant-0")
	u.clicks("#add-0")
	u.sees("#sheet li:nth-child(2) span", story)
	u.focuses("restory-1") // that of the problem that was added
	u.clicks("#empty-worksheet")
}

// TestHandOut: the teacher's link opens as a pupil's page, which checks answers, keeps them only
// where it is asked to, and needs no network.
func TestHandOut(t *testing.T) {
	u := visit(t, "")
	u.mayReadClipboard()
	u.emptiesTheWorksheet()
	u.writes("= a * b")
	u.sees("#group-same", "Same calculation")
	u.clicks("#result-0 .add")
	u.clicks("#result-1 .add")
	u.clicks("#open-worksheet")
	u.clicks("#hand-open")
	u.clicks("#hand-checks")
	u.sees("#hand-said", "2 of 2 problems")
	u.clicks("#hand-qr")
	u.waits("the code is drawn", "document.querySelector('.qr path')")
	u.clicks("#hand-link")
	u.sees("#said", "Link copied.")
	link := ask[string](u, "navigator.clipboard.readText()")
	if !strings.HasPrefix(link, u.url+"#sheet=") {
		t.Fatalf("the link is %s", link)
	}
	pupil := visit(t, strings.TrimPrefix(link, u.url))
	pupil.waits("two problems are shown", "document.querySelectorAll('.pupil-list li input').length === 2")
	pupil.misses("#query")
	pupil.clicks("#answer-0")
	pupil.replaces("answer-0", "1234567")
	pupil.clicks("#pupil-check")
	pupil.sees("#pupil-said", "0 of 2 right.")
	pupil.sees("#verdict-0", "not yet")
	if kept := ask[string](pupil, "localStorage.getItem('mwpranker.pupil') ?? 'nothing'"); kept != "nothing" {
		t.Errorf("it keeps %s, which nobody asked for", kept)
	}
	pupil.clicks("#pupil-keep")
	pupil.does(chromedp.Reload())
	pupil.waits("the answers are there again", "document.getElementById('answer-0')?.value === '1234567'")
	pupil.clicks("#pupil-keep")
	if width := ask[bool](pupil, "document.documentElement.scrollWidth <= innerWidth"); !width {
		t.Error("the page is wider than the screen")
	}
	pupil.clicks(".pupil a")
	pupil.sees("#status", "ready")
	pupil.waits("the search is back", "document.getElementById('query').offsetParent")
}
