package graph2tree

import (
	"math"
	"strings"
	"testing"
)

// TestScoreFollowsTheSearch: a tree that the search found has the same score when its choices are
// followed one by one.
func TestScoreFollowsTheSearch(t *testing.T) {
	r := newReader(t)
	for _, source := range problems[:4] {
		if _, err := r.Read(document(t, source)); err != nil {
			t.Fatal(err)
		}
		trees := r.state.Trees()
		if len(trees) == 0 {
			t.Errorf("%q: the search found nothing", source)
		}
		for _, tree := range trees {
			got, err := r.state.Score(tree.Prefix)
			if err != nil || math.Abs(got-tree.Score) > 1e-5*math.Abs(tree.Score) {
				t.Errorf("%q: %v scores %.6f (%v), the search gave %.6f", source, tree.Prefix, got, err, tree.Score)
			}
		}
	}
}

func TestScoreRefuses(t *testing.T) {
	r := newReader(t)
	if _, err := r.Read(document(t, problems[0])); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		prefix []int32
		want   string
	}{
		{nil, "1 operands are missing"},
		{[]int32{0, 5}, "1 operands are missing"},
		{[]int32{5, 5}, "candidate 2, 5, of 2 has no place"},
		{[]int32{99}, "candidate 1, 99, of 1 has no place"},
		{[]int32{-1}, "candidate 1, -1, of 1 has no place"},
	} {
		if _, err := r.state.Score(c.prefix); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v; want %q in it", c.prefix, err, c.want)
		}
	}
}
