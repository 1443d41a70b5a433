package frontend

import (
	"slices"
	"strings"
	"testing"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// seen is what was recognised in a table.
func seen(problems int) *message.Imported {
	p := &message.Preview{Format: "CSV", Total: problems, Unread: 1, Left: 2,
		Columns: []message.Column{{Name: "Frage <1>", As: "text"}, {As: "answer"}, {Name: "x"}},
		Faults:  []message.Fault{{Line: 4, Reason: "has no <text>"}}}
	if problems > 0 {
		p.Problems = []message.Previewed{{Line: 2, Text: "Six <b> eggs.", Equation: "6 * 1", Answer: "6"}}
	}
	return &message.Imported{Preview: p}
}

// TestPreview: nothing of a file is kept before it is taken; what was recognised is shown, and the
// columns can be chosen.
func TestPreview(t *testing.T) {
	s, b := newTestState()
	s.Import("mine <1>.csv", "file")
	first := b.sent[len(b.sent)-1]
	if !first.Import.Preview || OwnPreviews(s.Mine.Previews) != "" {
		t.Errorf("asked is %+v", first.Import)
	}
	b.all()
	s.Receive(&message.Reply{ID: first.ID, Imported: seen(3)})
	if did := b.all(); !strings.HasSuffix(did, "focus "+previewID(first.ID)) {
		t.Errorf("it has come: %s", did)
	}
	shown := string(OwnPreviews(s.Mine.Previews))
	for _, part := range []string{"mine &lt;1&gt;.csv", "Recognised as CSV. 3 problems. 1 has no equation: the model reads it. 2 were left out.",
		"Frage &lt;1&gt;", "Column 2", `<option value="text" selected>problem</option>`, `<option value="none" selected>not used</option>`,
		"Six &lt;b&gt; eggs.", "6 × 1 = 6", "and 2 more", "Line 4", "has no &lt;text&gt;", "Take 3 problems"} {
		if !strings.Contains(shown, part) {
			t.Errorf("%s is not shown in %s", part, shown)
		}
	}
	s.ChooseColumn("column-99-1", "text")
	s.ChooseColumn("column", "text")
	s.ChooseColumn("column-1-77", "text")
	if len(b.sent) != 1 {
		t.Errorf("columns that are none are asked for: %+v", b.sent)
	}
	s.ChooseColumn("column-1-2", "text")
	second := b.sent[len(b.sent)-1]
	if got := strings.Join(second.Import.Columns, ","); got != "none,,text" || !second.Import.Preview {
		t.Errorf("chosen is %s", got)
	}
	s.Receive(&message.Reply{ID: second.ID, Imported: seen(0)})
	if shown = string(OwnPreviews(s.Mine.Previews)); !strings.Contains(shown, "No problem was recognised.") || strings.Contains(shown, `value="take`) {
		t.Errorf("nothing can be taken of nothing: %s", shown)
	}
	s.ActOnPreview("take 1")
	taken := b.sent[len(b.sent)-1].Import
	if taken.Preview || strings.Join(taken.Columns, ",") != "none,,text" || taken.Name != "mine <1>.csv" || len(s.Mine.Previews) != 0 {
		t.Errorf("taken is %+v", taken)
	}
}

// TestPreviewEnds: a file is left, refused, stopped, or its worker is lost.
func TestPreviewEnds(t *testing.T) {
	begin := func() (*State, *fakeBrowser, int) {
		s, b := newTestState()
		s.Import("a.csv", 1)
		s.Import("b.csv", 2)
		return s, b, b.sent[0].ID
	}
	s, b, id := begin()
	s.Receive(&message.Reply{ID: id, Imported: seen(1)})
	s.ActOnPreview("leave 1")
	if len(b.sent) != 2 || s.Mine.Said != "a.csv was not imported." || len(s.Mine.Previews) != 1 {
		t.Errorf("left: %d sent, %q", len(b.sent), s.Mine.Said)
	}
	s, _, id = begin()
	s.Receive(&message.Reply{ID: id, Failure: &message.Failure{Code: message.NotImported, At: -1}})
	if s.Mine.Refused == nil || len(s.Mine.Previews) != 1 {
		t.Errorf("refused: %+v", s.Mine)
	}
	s, _, id = begin()
	s.Receive(&message.Reply{ID: id, Imported: seen(1)})
	s.WorkerFailed(message.WorkerCrashed, true, nil)
	if len(s.Mine.Previews) != 1 || s.Mine.Previews[0].Name != "a.csv" || s.Mine.Refused == nil {
		t.Errorf("after the worker's end there are %d", len(s.Mine.Previews))
	}
}

// TestRolesOffered: each role of a column has its words.
func TestRolesOffered(t *testing.T) {
	for _, c := range words.All {
		var offered []string
		for _, o := range c.OwnRoles {
			offered = append(offered, o.Value)
		}
		if want := append([]string{message.NoColumn}, message.Columns...); !slices.Equal(offered, want) {
			t.Errorf("%s offers %v, want %v", c.Tag, offered, want)
		}
	}
}
