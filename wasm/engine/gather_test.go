package engine

import (
	"fmt"
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

// TestGatherFor asks for sets of the corpus that ships, as the page does.
func TestGatherFor(t *testing.T) {
	e := shipped(t)
	eggs := message.SetProblem{ID: "eggs", Expression: "n0 - n1",
		Text: "A box holds 24 eggs and 7 of them break. How many are left?"}
	plus := message.SetProblem{Text: "= a + b"}
	for _, c := range []struct {
		r    message.Gather
		want string
	}{
		{message.Gather{Kind: message.GatherLike, Around: []message.SetProblem{eggs}, Count: 10},
			"10 problems, 0 fitted, 0 unread; same 10/10"},
		{message.Gather{Kind: message.GatherLadder, Around: []message.SetProblem{eggs}, Count: 3},
			"2 problems, 0 fitted, 0 unread; less 0/1; same 1/1; more 1/1"},
		{message.Gather{Kind: message.GatherMixed, Around: []message.SetProblem{eggs, plus, {Text: "?"}}, Count: 6},
			"6 problems, 0 fitted, 1 unread; same 3/3; same 3/3"},
		{message.Gather{Kind: message.GatherLike, Around: []message.SetProblem{{Text: "= roundup(a/b)*c-d"}},
			Count: 10}, "6 problems, 0 fitted, 0 unread; same 6/10"},
		{message.Gather{Kind: message.GatherLike, Around: []message.SetProblem{{Text: "= a * b + c * d"}},
			Count: 50, Within: 20}, "50 problems, 45 fitted, 0 unread; same 50/50"},
	} {
		g := ask(t, e, message.Request{ID: 1, Gather: &c.r}).Gathered
		said := fmt.Sprintf("%d problems, %d fitted, %d unread", len(g.Problems), g.Fitted, g.Unread)
		for _, p := range g.Parts {
			said += fmt.Sprintf("; %s %d/%d", p.Rung, p.Got, p.Wanted)
		}
		if said != c.want {
			t.Errorf("%s of %v:\n got %s\nwant %s", c.r.Kind, c.r.Around, said, c.want)
		}
		ids := map[string]bool{}
		for _, p := range g.Problems {
			if ids[p.ID] || p.Worded == "" || p.Expression == "" {
				t.Errorf("%s: got %+v", c.r.Kind, p)
			}
			ids[p.ID] = true
			if c.r.Within > 0 && strings.Contains(p.ID, "*") && len(p.Quantities) == 0 {
				t.Errorf("%s has no numbers", p.ID)
			}
		}
	}
	for _, c := range []struct {
		r    message.Gather
		want string
	}{
		{message.Gather{Kind: message.GatherLike, Count: 3}, message.NotGathered},
		{message.Gather{Kind: message.GatherLike, Around: []message.SetProblem{eggs}}, message.NotGathered},
		{message.Gather{Kind: message.GatherLike, Around: []message.SetProblem{{Text: "= a + ?"}}, Count: 3},
			message.NotGathered},
	} {
		reply := e.Answer(message.Request{ID: 1, Gather: &c.r}, nil)
		if reply.Failure == nil || reply.Failure.Code != c.want {
			t.Errorf("%+v: %+v", c.r, reply.Failure)
		}
	}
	if f := New().Answer(message.Request{ID: 1, Gather: &message.Gather{Count: 3,
		Around: []message.SetProblem{plus}}}, nil).Failure; f == nil || f.Code != message.NoCorpus {
		t.Errorf("without a corpus: %+v", f)
	}
}
