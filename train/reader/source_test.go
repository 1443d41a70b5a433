package reader

import (
	"testing"

	"mwpranker/train/data"
	"mwpranker/train/stories"
)

// TestDrawnIsKeptAway: what is drawn to be learnt from, practice problems as well as what stories
// and the generator make, has no twin in a set of our own, numbers and names masked. The count is
// another one than the gate's: runs of five words instead of three.
func TestDrawnIsKeptAway(t *testing.T) {
	list, err := stories.Load()
	if err != nil {
		t.Fatal(err)
	}
	var held []*data.Held
	for _, part := range []data.Part{data.Dev, data.Test} {
		sets, err := data.Ours(part)
		if err != nil {
			t.Fatal(err)
		}
		held = append(held, sets...)
	}
	practice, left, err := data.ReadPractice(held...)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d practice problems, %d left out as too near", len(practice), left)
	if share := float64(left) / float64(len(practice)+left); share > 0.1 {
		t.Errorf("%.0f %% of the practice problems are too near to held ones", 100*share)
	}
	source := NewSource(data.NewTraining(practice, held...), list, Mix{Stories: 0.5, World: 0.5})
	drawn := practice
	s := source.stream(1, 1)
	for range 6000 {
		doc, tree := s.next()
		drawn = append(drawn, data.Example{Doc: doc, Expr: tree})
	}
	for _, h := range held {
		for i, near := range h.NearnessTo(drawn) {
			if near == data.Twin {
				t.Errorf("%s of %s has a twin in what is learnt from", h.Examples[i].ID, h.Name)
			}
		}
	}
}
