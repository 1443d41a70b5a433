package frontend

import (
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

// sheetOf is a page whose worksheet has some problems.
func sheetOf(ids ...string) (*State, *fakeBrowser) {
	s, b := newTestState()
	for _, id := range ids {
		s.PutOnSheet(&message.Result{ID: id, Text: "Text " + id + ".", Worded: "answer " + id,
			Expression: "n0 + n1"}, true)
	}
	b.all()
	b.sent = nil
	return s, b
}

func order(s *State) string {
	var ids []string
	for _, p := range s.Worksheet.Problems {
		ids = append(ids, p.ID)
	}
	return strings.Join(ids, " ")
}

func varied(texts ...string) *message.Varied {
	v := &message.Varied{Read: true}
	for _, text := range texts {
		v.Variants = append(v.Variants, message.Variant{Text: text, Expression: "n0 + n1",
			Equation: "7 - 4", Worded: "3"})
	}
	return v
}

// answerVary answers the newest request for new numbers.
func answerVary(s *State, b *fakeBrowser, v *message.Varied) *message.Vary {
	r := b.sent[len(b.sent)-1]
	s.Receive(&message.Reply{ID: r.ID, Varied: v})
	return r.Vary
}

// TestSheetOrder: buttons move problems, the focus goes with them, and every change can be undone.
func TestSheetOrder(t *testing.T) {
	for _, c := range []struct{ act, want, focus string }{
		{"up b", "b a c", "focus down-0"},
		{"up c", "a c b", "focus up-1"},
		{"down a", "b a c", "focus down-1"},
		{"down b", "a c b", "focus up-2"},
		{"up a", "a b c", ""},
		{"down c", "a b c", ""},
		{"remove b", "a c", "focus vary-0"},
		{"remove h", "a b c", ""},
		{"up", "a b c", ""},
		{"0", "a b c", ""},
		{"", "a b c", ""},
	} {
		s, b := sheetOf("a", "b", "c")
		s.ActOnSheet(c.act)
		if got := order(s); got != c.want {
			t.Errorf("%s: %s, want %s", c.act, got, c.want)
		}
		if did := b.all(); !strings.Contains(did, c.focus) || c.focus == "" && did != "" {
			t.Errorf("%s: %s, want %s", c.act, did, c.focus)
		}
		s.UndoOnSheet()
		if got := order(s); got != "a b c" {
			t.Errorf("%s, undone: %s", c.act, got)
		}
		s.UndoOnSheet() // nothing more to undo
	}
}

// TestNewNumbers: three variants are shown, and nothing changes before one is taken.
func TestNewNumbers(t *testing.T) {
	s, b := sheetOf("a", "b")
	s.ActOnSheet("vary a")
	if !strings.Contains(string(SheetList(s)), "Making new numbers") {
		t.Error("nobody says that they are on their way")
	}
	asked := answerVary(s, b, varied("One.", "Two.", "Three."))
	if asked.Query != "Text a." || asked.Expression != "n0 + n1" || asked.Count != 3 ||
		asked.Size != message.SizeSame {
		t.Errorf("asked for %+v", asked)
	}
	list := string(SheetList(s))
	for _, text := range []string{"One.", "Two.", "Three.", "7 − 4 = 3", `value="replace 2"`,
		`value="add 0"`} {
		if !strings.Contains(list, text) {
			t.Errorf("%s is not shown", text)
		}
	}
	if order(s) != "a b" {
		t.Error("the worksheet has changed before one was taken")
	}
	s.ActOnSheet("add 1")
	if order(s) != "a a*1 b" || s.Worksheet.Problems[1].Text != "Two." ||
		s.Worksheet.Problems[1].Worded != "3" {
		t.Errorf("added: %s, %+v", order(s), s.Worksheet.Problems)
	}
	s.ActOnSheet("vary a*1")
	answerVary(s, b, varied("Four."))
	s.ActOnSheet("replace 0")
	if order(s) != "a a*2 b" || s.Worksheet.Problems[1].Text != "Four." {
		t.Errorf("replaced: %s, %+v", order(s), s.Worksheet.Problems)
	}
	s.UndoOnSheet()
	s.UndoOnSheet()
	if order(s) != "a b" {
		t.Errorf("undone: %s", order(s))
	}
}

// TestNumbersAsked: another size, others of the same, and what cannot be.
func TestNumbersAsked(t *testing.T) {
	s, b := sheetOf("a")
	s.ActOnSheet("vary a")
	first := b.sent[0].Vary.Seed
	s.ChooseOnSheet("numbers-size", message.SizeWithin20)
	second := b.sent[len(b.sent)-1]
	if second.Vary.Size != message.SizeWithin20 || second.Vary.Seed == first ||
		second.Cancel != b.sent[0].ID {
		t.Errorf("asked for %+v", second)
	}
	s.Receive(&message.Reply{ID: b.sent[0].ID, Varied: varied("Late.")})
	if len(s.Varying.Variants) != 0 {
		t.Error("a late answer is shown")
	}
	s.Receive(&message.Reply{ID: second.ID, Failure: &message.Failure{Code: message.NotVaried,
		Why: "none", At: -1}})
	if !strings.Contains(string(SheetList(s)), "No other numbers fit") {
		t.Error("nobody says that there are none")
	}
	s.ActOnSheet("more ")
	s.WorkerFailed(message.WorkerCrashed, true, nil)
	if s.Varying.Waiting() || s.Varying.Failure == nil {
		t.Error("one waits for an engine that has ended")
	}
	s.ActOnSheet("close ")
	if strings.Contains(string(SheetList(s)), "new-numbers no-print") {
		t.Error("it is not closed")
	}
}

// TestVersions: A, B and C have other numbers, each its key, and they are kept.
func TestVersions(t *testing.T) {
	s, b := sheetOf("a", "b")
	s.ChooseOnSheet("with-answers", "on")
	s.NameSheet("Adding <up>")
	s.ChooseOnSheet("sheet-columns", "2")
	s.ChooseOnSheet("sheet-space", SpaceSquares)
	s.ChooseOnSheet("with-versions", "on")
	if len(b.sent) != 2 || s.VersionsSaid() == "" {
		t.Fatalf("asked %d times, and %q is said", len(b.sent), s.VersionsSaid())
	}
	s.Receive(&message.Reply{ID: b.sent[0].ID, Varied: varied("Text B.", "Text C.")})
	s.Receive(&message.Reply{ID: b.sent[1].ID, Failure: &message.Failure{Code: message.NotVaried,
		At: -1}})
	if said := s.VersionsSaid(); !strings.HasPrefix(said, "1 problem has the same numbers") {
		t.Errorf("%q is said", said)
	}
	text := s.Worksheet.Text()
	want := "Adding <up>: A\n\n1. Text a.\n\n2. Text b.\n\nAdding <up>: B\n\n1. Text B.\n\n2. Text b.\n\nAdding <up>: C\n\n1. Text C.\n\n2. Text b.\n\n" +
		"Answers: A\n1. answer a\n2. answer b\n\nAnswers: B\n1. 3\n2. answer b\n\nAnswers: C\n1. 3\n2. answer b\n"
	if text != want {
		t.Errorf("got\n%s\nwant\n%s", text, want)
	}
	page := s.Worksheet.Page()
	for _, part := range []string{"<title>Adding &lt;up&gt;</title>",
		`<h1 lang="en" class="next">Adding &lt;up&gt;: C</h1>`, `<ol class="problems two space squares">`,
		`<h2 lang="en">Answers: B</h2>`} {
		if !strings.Contains(page, part) {
			t.Errorf("the page has no %s:\n%s", part, page)
		}
	}
	other, ob := newTestState()
	other.Worksheet.Load(s.Worksheet.String())
	if other.Worksheet.Text() != want || other.Worksheet.Page() != page ||
		other.Worksheet.Problems[0].Expression != "n0 + n1" {
		t.Errorf("it comes back as\n%s", other.Worksheet.Text())
	}
	other.fillVersions()
	if len(ob.sent) != 1 {
		t.Errorf("after a reload %d versions are asked for, and one is not there", len(ob.sent))
	}
	s.ActOnSheet("remove a")
	s.UndoOnSheet()
	if len(b.sent) != 2 {
		t.Error("the versions of a problem that comes back are made again")
	}
}

// TestEmptySheet: all of it goes, and comes back.
func TestEmptySheet(t *testing.T) {
	s, _ := sheetOf("a", "b")
	s.NameSheet("For Ann")
	s.ActOnSheet("vary a")
	s.EmptyWorksheet()
	if order(s) != "" || s.Varying.ID != "" || s.Worksheet.Title != "For Ann" {
		t.Errorf("emptied: %s, as %q", order(s), s.Worksheet.Title)
	}
	s.RefillWorksheet()
	if order(s) != "a b" || s.Worksheet.Title != "For Ann" {
		t.Errorf("%s comes back, as %q", order(s), s.Worksheet.Title)
	}
}

// TestOldSheet: what an older page has kept is still read.
func TestOldSheet(t *testing.T) {
	var w Worksheet
	w.Load(`{"problems":[{"id":"a","text":"Six.","worded":"6"}],"answers":true}`)
	if w.Text() != "1. Six.\n\nAnswers\n1. 6\n" {
		t.Errorf("got %q", w.Text())
	}
}

// TestDrag: what is dragged stands where it was let go, and what is between moves on.
func TestDrag(t *testing.T) {
	for _, c := range []struct {
		from, to int
		want     string
	}{
		{0, 2, "b c a d"}, {3, 0, "d a b c"}, {1, 2, "a c b d"}, {1, 1, "a b c d"}, {4, 0, "a b c d"}, {0, -1, "a b c d"},
	} {
		s, _ := sheetOf("a", "b", "c", "d")
		s.DragOnSheet(c.from, c.to)
		if got := order(s); got != c.want {
			t.Errorf("%d to %d: %s, want %s", c.from, c.to, got, c.want)
		}
		s.UndoOnSheet()
		if got := order(s); got != "a b c d" {
			t.Errorf("undone: %s", got)
		}
	}
}
