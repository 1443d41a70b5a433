package frontend

import (
	"fmt"
	"slices"
	"testing"

	"mwpranker/wasm/message"
)

func TestAsked(t *testing.T) {
	for _, c := range []struct {
		query               string
		empty, byExpression bool
	}{
		{"", true, false},
		{"  \n", true, false},
		{"=", true, true},
		{" = ", true, true},
		{"= a + b", false, true},
		{"Ann has 3 = three figs.", false, false},
	} {
		q := Asked{Query: c.query}
		if q.Empty() != c.empty || q.ByExpression() != c.byExpression {
			t.Errorf("%q: empty %v, by expression %v", c.query, q.Empty(), q.ByExpression())
		}
	}
	q := Asked{Filter: map[string][]string{"topic": {"food", "toys"}, "steps": {"2"}}}
	if !q.Chosen("topic", "toys") || q.Chosen("topic", "2") || q.Chosen("grade", "1") {
		t.Errorf("of %v other values are chosen", q.Filter)
	}
	got := q.Picked()
	slices.SortFunc(got, func(a, b [2]string) int { return slices.Compare(a[:], b[:]) })
	if want := "[[steps 2] [topic food] [topic toys]]"; fmt.Sprint(got) != want {
		t.Errorf("picked %v, want %s", got, want)
	}
}

// TestSearchOfAsked: what is asked travels whole, and the problem that it was taken from is left
// out.
func TestSearchOfAsked(t *testing.T) {
	q := Asked{Query: "Ann has 3 figs.", Own: "a + b", Order: message.OrderEasier, From: &message.Result{ID: "figs"}}
	r := q.search()
	if r.Query != q.Query || r.Expression != "a + b" || r.Order != message.OrderEasier || r.Exclude != "figs" || r.Limit != resultsAsked {
		t.Errorf("asked for %+v", r)
	}
	q.From = nil
	if r := q.search(); r.Exclude != "" {
		t.Errorf("without a problem that it was taken from, %q is left out", r.Exclude)
	}
}

// TestWanted: of the first group more is shown than of the others, and of each what was asked for.
func TestWanted(t *testing.T) {
	g := message.Group{Name: "same", Results: make([]message.Result, 100)}
	for _, c := range []struct{ place, limit, want int }{
		{0, 0, resultsAsked},
		{1, 0, resultsShown},
		{0, 40, 40},
		{1, 400, 100},
	} {
		q := Asked{Limits: map[string]int{}}
		if c.limit > 0 {
			q.Limits["same"] = c.limit
		}
		if got := len(q.wanted(c.place, g)); got != c.want {
			t.Errorf("group %d with limit %d: %d, want %d", c.place, c.limit, got, c.want)
		}
	}
}
