package frontend

import (
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

// rereads answers the newest comparison.
func rereads(s *State, b *fakeBrowser, relation, expression, worded string) *message.Compare {
	r := b.sent[len(b.sent)-1]
	c := &message.Comparison{Relation: relation}
	c.Right.Reading = message.Reading{Expression: expression, Equation: "7 * 2", Worded: worded}
	s.Receive(&message.Reply{ID: r.ID, Comparison: c})
	return r.Compare
}

// TestEditProblem: a changed text is read again, what has become of it is said, and the original
// comes back.
func TestEditProblem(t *testing.T) {
	for _, c := range []struct{ relation, worded, says, saysNot string }{
		{message.RelationExact, "14", "The answer was answer a, now it is 14.", "no longer"},
		{message.RelationRole, "answer a", "The answer is still answer a.", "no longer"},
		{message.RelationMore, "9", "It is no longer read as the same calculation.", "still"},
		{message.RelationOther, "", "No answer is known now.", "still"},
	} {
		s, b := sheetOf("a", "b")
		s.ActOnSheet("edit a")
		if !strings.Contains(string(SheetList(s)), `<textarea id="edit-text"`) || b.all() != "focus edit-text" {
			t.Error("there is no field to change it in")
		}
		s.Editing.Text = " Other text. "
		s.ActOnSheet("take ")
		asked := rereads(s, b, c.relation, "n0 * n1", c.worded)
		if asked.Left.Query != "Text a." || asked.Left.Expression != "n0 + n1" ||
			asked.Right.Query != "Other text." || asked.Right.Expression != "" {
			t.Errorf("%s: asked for %+v", c.relation, asked)
		}
		if p := s.Worksheet.Problems[0]; p.Text != "Other text." || p.Worded != c.worded || p.ID != "a" ||
			p.Expression != "n0 * n1" {
			t.Errorf("%s: it has become %+v", c.relation, p)
		}
		shown := string(SheetList(s))
		if !strings.Contains(shown, c.says) || strings.Contains(shown, c.saysNot) {
			t.Errorf("%s: what has become of it is not said in %s", c.relation, shown)
		}
		var again Worksheet
		again.Load(s.Worksheet.String())
		if p := again.Problems[0]; p.Was == nil || p.changeSaid() != s.Worksheet.Problems[0].changeSaid() {
			t.Errorf("%s: it comes back as %+v", c.relation, p)
		}
		s.ActOnSheet("original a")
		if p := s.Worksheet.Problems[0]; p.Text != "Text a." || p.Was != nil || p.Worded != "answer a" {
			t.Errorf("%s: the original comes back as %+v", c.relation, p)
		}
		s.UndoOnSheet()
		s.UndoOnSheet()
		if p := s.Worksheet.Problems[0]; p.Text != "Text a." || s.Worksheet.CanUndo() {
			t.Errorf("%s: undone it is %+v", c.relation, p)
		}
	}
}

// TestEditTwice: a text that is changed twice is still compared with the first one, and may keep
// its calculation.
func TestEditTwice(t *testing.T) {
	s, b := sheetOf("a")
	for _, text := range []string{"Once.", "Twice."} {
		s.ActOnSheet("edit a")
		s.Editing.Text = text
		s.Press(Key{Name: "Enter", Command: true, In: "edit-text", Writing: true})
		if asked := rereads(s, b, message.RelationOther, "n0 * n1", "14"); asked.Left.Query != "Text a." {
			t.Errorf("%s is compared with %s", text, asked.Left.Query)
		}
	}
	s.ActOnSheet("same a")
	if asked := rereads(s, b, message.RelationExact, "n0 + n1", "9"); asked.Right.Expression != "n0 + n1" {
		t.Errorf("asked for %+v", asked)
	}
	if p := s.Worksheet.Problems[0]; p.Unlike || p.Worded != "9" || p.Was.Text != "Text a." {
		t.Errorf("it is %+v", p)
	}
}

// TestEditUnread: what cannot be read stays to be changed, and can be taken without an answer.
func TestEditUnread(t *testing.T) {
	s, b := sheetOf("a")
	s.ActOnSheet("edit a")
	s.Editing.Text = "No numbers."
	s.ActOnSheet("take ")
	s.Receive(&message.Reply{ID: b.sent[len(b.sent)-1].ID, Failure: &message.Failure{Code: message.NoQuantities, At: -1}})
	if s.Worksheet.Problems[0].Text != "Text a." || !strings.Contains(string(SheetList(s)), "Take it without an answer") {
		t.Error("nobody is asked what to do")
	}
	s.ActOnSheet("unread ")
	s.ChooseOnSheet("with-answers", "on")
	if got := s.Worksheet.Text(); got != "1. No numbers.\n\nAnswers\n1. –\n" {
		t.Errorf("the worksheet is %q", got)
	}
	s.ActOnSheet("edit a")
	s.Editing.Text = "Six."
	s.ActOnSheet("take ")
	s.WorkerFailed(message.WorkerCrashed, true, nil)
	if s.Editing.Failure == nil || s.Editing.asking != 0 {
		t.Error("one waits for an engine that has ended")
	}
	s.Press(Key{Name: "Escape", In: "edit-text", Writing: true})
	if s.Editing.ID != "" || s.Worksheet.Problems[0].Text != "No numbers." {
		t.Error("Escape does not leave it as it was")
	}
}

// TestNotes: texts of one's own stand between the problems, are not counted, and go where they are
// moved.
func TestNotes(t *testing.T) {
	s, b := sheetOf("a", "b")
	s.AddNote()
	s.Press(Key{Name: "Escape", In: "edit-text", Writing: true})
	if order(s) != "a b" || s.Worksheet.CanUndo() {
		t.Errorf("a text that was not written is there: %s", order(s))
	}
	s.AddNote()
	s.Editing.Text = "Do <these>:\nall"
	s.ActOnSheet("take ")
	s.DragOnSheet(2, 1)
	s.ChooseOnSheet("with-answers", "on")
	if got, want := s.Worksheet.Text(), "1. Text a.\n\nDo <these>:\nall\n\n2. Text b.\n\nAnswers\n1. answer a\n2. answer b\n"; got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	if s.Worksheet.Count() != 2 {
		t.Errorf("%d problems are counted", s.Worksheet.Count())
	}
	for what, want := range map[string]string{
		s.Worksheet.Page():    "<li class=\"note\">Do &lt;these&gt;:\nall</li>\n<li value=\"2\">Text b.</li>",
		s.Worksheet.Rich():    "</ol>\n<p>Do &lt;these&gt;:<br>all</p>\n<ol start=\"2\">\n<li>Text b.</li>",
		string(SheetList(s)):  `<li class="note"><span lang="en">Do &lt;these&gt;:<br>all</span>`,
		s.Worksheet.String():  `"note":true`,
		string(SheetShelf(s)): "Worksheet (2)",
	} {
		if !strings.Contains(what, want) {
			t.Errorf("%s is not in %s", want, what)
		}
	}
	s.ChooseOnSheet("with-versions", "on")
	for _, r := range b.sent {
		if r.Vary != nil && strings.Contains(r.Vary.Query, "these") {
			t.Error("a text gets other numbers")
		}
	}
	id := s.Worksheet.Problems[1].ID
	s.ActOnSheet("edit " + id)
	s.Editing.Text = ""
	s.ActOnSheet("take ")
	if order(s) != "a b" {
		t.Errorf("an empty text stays: %s", order(s))
	}
	s.UndoOnSheet()
	if order(s) != "a "+id+" b" {
		t.Errorf("undone: %s", order(s))
	}
}

// TestStepsAndHints: the key has the steps, and a hint names the operations.
func TestStepsAndHints(t *testing.T) {
	s, b := sheetOf("a")
	s.ChooseOnSheet("with-name", "on")
	s.ChooseOnSheet("with-hints", "on")
	s.ChooseOnSheet("with-answers", "on")
	s.ChooseOnSheet("with-steps", "on")
	s.ChooseOnSheet("sheet-size", TypeLarge)
	if len(b.sent) != 1 {
		t.Fatalf("%d requests for the steps of one problem", len(b.sent))
	}
	c := &message.Comparison{}
	c.Left.Reading.Steps = []message.Step{{Expression: "3 + 4", Value: "7"}, {Expression: "roundup(7 / 2)", Value: "4"}}
	s.Receive(&message.Reply{ID: b.sent[0].ID, Comparison: c})
	want := "Name: ______________  Date: ________\n\n1. Text a.\nHint: 2 steps: +, rounded up\n\nAnswers\n1. answer a (3 + 4 = 7; roundup(7 ÷ 2) = 4)\n"
	if got := s.Worksheet.Text(); got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	page := s.Worksheet.Page()
	for _, part := range []string{`<p class="fill" lang="en">Name: <span>`, `<ol class="problems large">`,
		`Text a.<i lang="en">Hint: 2 steps`, `<section class="key large">`} {
		if !strings.Contains(page, part) {
			t.Errorf("the page has no %s:\n%s", part, page)
		}
	}
	var again Worksheet
	again.Load(s.Worksheet.String())
	if !again.Name || !again.Hints || !again.Steps || again.Size != TypeLarge {
		t.Errorf("it comes back as %+v", again)
	}
}
