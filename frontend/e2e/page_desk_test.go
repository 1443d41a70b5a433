package e2e

import (
	"bytes"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// twoOnTheWorksheet puts two problems on the worksheet of a new visit, and opens it.
func twoOnTheWorksheet(t *testing.T) *user {
	t.Helper()
	u := visit(t, "")
	u.writes("= a * b")
	u.sees("#group-same", "Same calculation")
	u.clicks("#result-0 .add")
	u.clicks("#result-1 .add")
	u.clicks("#open-worksheet")
	u.waits("both are on the worksheet", "document.querySelectorAll('#sheet li').length === 2")
	return u
}

// picks chooses an option of a list by a part of its text.
func (u *user) picks(id, text string) {
	u.t.Helper()
	ask[bool](u, `(e => (e.value = [...e.options].find(o => o.text.includes(`+quote(text)+`)).value, e.dispatchEvent(new Event("change", { bubbles: true })), true))(document.getElementById(`+quote(id)+`))`)
}

// drags moves the mouse with its button held from one place to another.
func (u *user) drags(place func(int) (x, y float64), from, to int) {
	u.t.Helper()
	act := func(kind input.DispatchMouseEventType, at int) {
		x, y := place(at)
		command(u, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: x, Y: y, Button: input.MouseButtonLeft, ClickCount: 1})
	}
	act(input.DispatchMouseEventTypeMousePressed, from)
	act(input.DispatchMouseEventTypeMouseMoved, to)
	act(input.DispatchMouseEventTypeMouseReleased, to)
}

// fingers drags with a finger.
func (u *user) fingers(place func(int) (x, y float64), from, to int) {
	u.t.Helper()
	act := func(kind input.DispatchTouchEventType, at ...int) {
		points := []*input.TouchPoint{}
		for _, each := range at {
			x, y := place(each)
			points = append(points, &input.TouchPoint{X: x, Y: y})
		}
		command(u, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	}
	act(input.DispatchTouchEventTypeTouchStart, from)
	act(input.DispatchTouchEventTypeTouchMove, to)
	act(input.DispatchTouchEventTypeTouchEnd)
}

// TestSeveralWorksheets: worksheets are begun, named, copied, removed and brought back; a reload
// and another tab find them, and two tabs with two worksheets keep both.
func TestSeveralWorksheets(t *testing.T) {
	u := twoOnTheWorksheet(t)
	u.clicks("#sheet-title")
	u.replaces("sheet-title", "Monday")
	u.sees("#sheets", "Monday (2)")
	u.clicks("#new-sheet")
	u.focuses("sheet-title")
	u.sees("#worksheet-empty", "Nothing here yet")
	u.replaces("sheet-title", "Tuesday")
	u.sees("#worksheet-title", "Tuesday")

	b := u.opensAnotherTab(u.url)
	b.clicks("#open-worksheet")
	b.sees("#worksheet-title", "Tuesday")
	b.picks("sheets", "Monday")
	b.sees("#worksheet-title", "Monday")
	b.clicks("#remove-0")
	u.sees("#sheets", "Monday (1)")
	u.presses("Escape")
	u.clicks("#result-2 .add")
	u.clicks("#open-worksheet")
	b.sees("#sheets", "Tuesday (1)")
	b.sees("#sheets", "Monday (1)")
	b.clicks("#undo-worksheet")
	b.waits("both are back", "document.querySelectorAll('#sheet li').length === 2")

	u.does(chromedp.Reload())
	u.clicks("#open-worksheet")
	u.sees("#worksheet-title", "Monday") // that was opened last
	u.waits("its problems are there", "document.querySelectorAll('#sheet li').length === 2")
	u.clicks("#copy-sheet")
	u.sees("#worksheet-title", "Monday 2")
	u.clicks("#remove-sheet")
	u.sees("#worksheet-title", "Tuesday")
	u.clicks("#restore-sheet")
	u.sees("#worksheet-title", "Monday 2")
	u.waits("its problems are back", "document.querySelectorAll('#sheet li').length === 2")
}

// TestEditOnTheWorksheet: a problem's text is changed and read again, a text of one's own stands
// above it, and the original comes back.
func TestEditOnTheWorksheet(t *testing.T) {
	u := twoOnTheWorksheet(t)
	before := u.reads("#sheet li:nth-child(1) span")
	u.clicks("#edit-0")
	u.focuses("edit-text")
	u.replaces("edit-text", "A box holds 12 eggs. How many eggs are in 3 boxes?")
	u.presses("Control+Enter")
	u.sees("#sheet .change", "now it is 36")
	u.sees("#sheet li:nth-child(1) span", "12 eggs")
	u.focuses("edit-0")
	u.clicks("#edit-0")
	u.focuses("edit-text")
	u.replaces("edit-text", "A box holds 12 eggs, and 3 of them break. How many eggs are left?")
	u.clicks("#take-0")
	u.sees("#sheet .change", "no longer read as the same calculation")
	u.clicks("#original-0")
	u.sees("#sheet li:nth-child(1) span", before)
	u.misses("#sheet .change")
	u.clicks("#add-note")
	u.focuses("edit-text")
	u.types("Calculate in your head.")
	u.presses("Control+Enter")
	u.sees("#sheet .note", "Calculate in your head.")
	u.clicks("#up-2")
	u.clicks("#up-1")
	u.sees("#sheet li:nth-child(1)", "Calculate in your head.")
	u.sees("#open-worksheet", "(2)")
	u.clicks("#edit-1")
	u.focuses("edit-text")
	u.presses("Escape")
	u.misses("#edit-text")
	u.sees("#worksheet-title", "Worksheet")
	u.does(chromedp.Reload())
	u.clicks("#open-worksheet")
	u.sees("#sheet li:nth-child(1)", "Calculate in your head.")
}

// TestDragOnTheWorksheet: a row is dragged by its grip, with a mouse, and with a finger.
func TestDragOnTheWorksheet(t *testing.T) {
	u := twoOnTheWorksheet(t)
	first := u.reads("#sheet li:nth-child(1) span")
	place := func(row int) (x, y float64) {
		at := ask[[]float64](u, `(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelectorAll("#sheet .grip")[`+string(rune('0'+row))+`].getBoundingClientRect())`)
		return at[0], at[1]
	}
	u.drags(place, 0, 1)
	u.sees("#sheet li:nth-child(2) span", first)
	if marked := u.count("#sheet [data-drag=this]"); marked > 0 {
		t.Error("the mark stays")
	}
	u.fingers(place, 1, 0)
	u.sees("#sheet li:nth-child(1) span", first)
	u.clicks("#undo-worksheet")
	u.sees("#sheet li:nth-child(2) span", first)
}

// TestWorksheetOnPaper: the worksheet begins at the top of its page, with its title and the line
// for the name; each version and each key has a page of its own, on A4 and on Letter.
func TestWorksheetOnPaper(t *testing.T) {
	u := twoOnTheWorksheet(t)
	for _, box := range []string{"with-name", "with-hints", "with-answers", "with-steps", "with-versions"} {
		u.clicks("#" + box)
	}
	u.picks("sheet-size", "large")
	u.waits("all is there", "document.querySelectorAll('.version li i').length === 4 && [...document.querySelectorAll('.versions .key li')].every(e => e.textContent.includes('='))")
	u.looksAtPaper(true)
	if top := ask[float64](u, "document.querySelector('.leaf h3').getBoundingClientRect().top + scrollY"); top > 8 {
		t.Errorf("%v px at the top are blank", top)
	}
	if n := u.count("button, select, .desk, dialog"); n > 0 {
		t.Errorf("%d things are printed that are not the worksheet", n)
	}
	u.looksAtPaper(false)
	for paper, size := range map[string][2]float64{"A4": {8.27, 11.69}, "Letter": {8.5, 11}} {
		printed, err := chromedp.Call(u.ctx, page.PrintToPDF, page.PrintToPDFParams{PaperWidth: size[0], PaperHeight: size[1]})
		if err != nil {
			t.Fatal(err)
		}
		pages := bytes.Count(printed.Data, []byte("/Type /Page")) - bytes.Count(printed.Data, []byte("/Type /Pages"))
		if pages != 6 {
			t.Errorf("%s: %d pages, want three versions and three keys", paper, pages)
		}
	}
}

// TestPreviewOfAFile: what was recognised in a table is shown, a column is chosen by hand, and only
// what is taken is kept.
func TestPreviewOfAFile(t *testing.T) {
	u := visit(t, "")
	u.clicks("#open-own")
	u.focuses("own-title")
	u.shows("kites.csv", "text,other,answer\nMia has 17 kites.,A shop has 31 kites and gets 14 more. How many kites are there?,45\n\"open,,\n")
	u.sees(".preview", "Recognised as CSV. 1 problem.")
	u.sees(".preview .previewed", "Mia has 17 kites.")
	u.sees(".preview .faults", "Line 3")
	if n := u.count("#own-1"); n > 0 {
		t.Error("it is kept before it was taken")
	}
	field := ask[string](u, `document.querySelectorAll(".preview select")[1].id`)
	u.picks(field, "problem")
	u.sees(".preview .previewed", "A shop has 31 kites")
	u.waits("the focus is not lost", `document.activeElement !== document.body`)
	u.clicks(".preview .take")
	u.misses(".preview")
	u.sees("#own-1 .counts", "1 problem")
	u.shows("other.csv", "text,answer\nOne kite costs 3 dollars. How much are 4 kites?,12\n")
	u.sees(".preview", "Recognised as CSV")
	u.clicks(".preview .leave")
	u.misses(".preview")
	u.misses("#own-2")
}
