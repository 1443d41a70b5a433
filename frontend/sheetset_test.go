package frontend

import (
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

func gathered(ids ...string) *message.Gathered {
	g := &message.Gathered{Parts: []message.SetPart{{Rung: "same", Wanted: 10, Got: len(ids),
		Members: 463, Stories: 330, Within: 150}}}
	for _, id := range ids {
		g.Problems = append(g.Problems, message.Result{ID: id, Text: "Text " + id + ".", Expression: "n0 + n1"})
	}
	return g
}

// TestSet: a set goes behind what is there, one sentence says what it was chosen from, and it can
// be undone in one go.
func TestSet(t *testing.T) {
	s, b := sheetOf("a", "b")
	s.ChooseSet("set-around", "b")
	s.ChooseSet("set-within", "20")
	s.ActOnSet("gather")
	g := b.sent[len(b.sent)-1].Gather
	if g == nil || g.Kind != message.GatherLike || len(g.Around) != 1 || g.Around[0].ID != "b" ||
		g.Around[0].Expression != "n0 + n1" || g.Count != 10 || g.Within != 20 || len(g.Beside) != 2 {
		t.Fatalf("asked for %+v", g)
	}
	if !strings.Contains(string(SheetSet(s)), "Choosing problems") {
		t.Error("nobody says that it is being chosen")
	}
	reply := gathered("c", "a", "d")
	reply.Fitted, reply.Unread = 2, 1
	s.Receive(&message.Reply{ID: b.sent[len(b.sent)-1].ID, Gathered: reply})
	if order(s) != "a b c a*1 d" {
		t.Errorf("got %s", order(s))
	}
	want := "3 of 10 problems added. This calculation: 3 of 10, from 463 problems in 330 new stories. " +
		"In 150 stories the numbers are up to 20 as they stand. 2 problems got other numbers. " +
		"There are no more without telling a story twice. 1 problem has no calculation and was left out."
	if s.Gathering.Said != want {
		t.Errorf("said %q,\nwant %q", s.Gathering.Said, want)
	}
	s.UndoOnSheet()
	if order(s) != "a b" {
		t.Errorf("undone: %s", order(s))
	}
}

func TestSetKinds(t *testing.T) {
	s, b := sheetOf("a", "b")
	s.ChooseSet("set-kind", message.GatherMixed)
	s.ChooseSet("set-count", "5")
	s.ActOnSet("gather")
	if g := b.sent[len(b.sent)-1].Gather; len(g.Around) != 2 || g.Kind != message.GatherMixed || g.Count != 5 {
		t.Errorf("mixed: %+v", g)
	}
	if strings.Contains(string(SheetSet(s)), "set-around") {
		t.Error("a mixed set is gathered around one problem")
	}
	s.Receive(&message.Reply{ID: b.sent[len(b.sent)-1].ID, Gathered: &message.Gathered{Parts: []message.SetPart{
		{Rung: "same", Wanted: 2, Got: 2}, {Rung: "same", Model: 1, Wanted: 1, Got: 1}}}})
	if said := s.Gathering.Said; !strings.Contains(said, "Calculation 1: 2 of 2") ||
		!strings.Contains(said, "Calculation 2: 1 of 1") {
		t.Errorf("said %q", said)
	}
	s.SetAround(&message.Result{ID: "r", Text: "A result."})
	if s.Open != DialogWorksheet || s.Gathering.kind() != message.GatherLike {
		t.Errorf("%s is open, for %s", s.Open, s.Gathering.kind())
	}
	s.ActOnSet("gather")
	if g := b.sent[len(b.sent)-1].Gather; len(g.Around) != 1 || g.Around[0].ID != "r" {
		t.Errorf("around a result: %+v", g)
	}
	s.Receive(&message.Reply{ID: b.sent[len(b.sent)-1].ID, Failure: &message.Failure{
		Code: message.NotGathered, At: -1}})
	if said := s.Gathering.Said; !strings.HasPrefix(said, "No calculation") {
		t.Errorf("said %q", said)
	}
	s.ActOnSet("gather")
	s.WorkerFailed(message.WorkerCrashed, true, nil)
	if s.Gathering.asking != 0 || s.Gathering.Said == "" {
		t.Error("one waits for an engine that has ended")
	}
	empty, eb := newTestState()
	empty.ActOnSet("gather")
	if SheetSet(empty) != "" || len(eb.sent) > 0 {
		t.Error("a set around nothing is offered")
	}
}

// TestNewStory: stories are looked at beside the old one, in the place of new numbers.
func TestNewStory(t *testing.T) {
	s, b := sheetOf("a", "b")
	s.ActOnSheet("vary a")
	s.ActOnSheet("restory a")
	r := b.sent[len(b.sent)-1]
	if r.Restory == nil || r.Restory.Query != "Text a." || r.Restory.Expression != "n0 + n1" ||
		r.Restory.Count != 3 || r.Cancel != b.sent[0].ID {
		t.Fatalf("asked for %+v", r)
	}
	s.Receive(&message.Reply{ID: r.ID, Varied: varied("Story one.", "Story two.")})
	list := string(SheetList(s))
	if !strings.Contains(list, "Text a.") || !strings.Contains(list, "Story two.") ||
		strings.Contains(list, "numbers-size") {
		t.Errorf("shown: %s", list)
	}
	s.ActOnSheet("more ")
	if again := b.sent[len(b.sent)-1].Restory; again == nil || again.Seed == r.Restory.Seed {
		t.Errorf("others: %+v", again)
	}
	s.Receive(&message.Reply{ID: b.sent[len(b.sent)-1].ID, Varied: varied("Story three.")})
	s.ActOnSheet("add 0")
	if order(s) != "a a*1 b" || s.Worksheet.Problems[1].Text != "Story three." {
		t.Errorf("got %s", order(s))
	}
	s.ActOnSheet("restory b")
	s.Receive(&message.Reply{ID: b.sent[len(b.sent)-1].ID, Failure: &message.Failure{
		Code: message.NotVaried, At: -1}})
	if !strings.Contains(string(SheetList(s)), "names nobody") {
		t.Error("nobody says that there is none")
	}
	s.ActOnSheet("restory b")
	if s.Varying.ID != "" {
		t.Error("it is not closed")
	}
}
