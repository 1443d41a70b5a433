package reader

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"mwpranker/train/tape"
	"mwpranker/wasm/graph2tree"
)

// teach asks networks that have been trained what they would choose at every node of the samples'
// gold trees, and keeps the mean of their probabilities as the samples' Spread. A student learns
// more from their doubts than from bare answers.
func teach(t *tape.Tape, teachers []*Network, samples []*Sample) {
	for _, s := range samples {
		s.Spread = make([][]float32, len(s.Prefix))
	}
	share := 1 / float32(len(teachers))
	for _, n := range teachers {
		b := makeBatch(&n.Config, samples)
		t.Reset(false)
		n.decode(t, b, n.encode(t, b, Dropout{}), Dropout{}, 0)
		for p, s := range samples {
			for k := range s.Spread {
				given := b.tree[b.roots[p]+k].given
				if s.Spread[k] == nil {
					s.Spread[k] = make([]float32, len(given))
				}
				for c, v := range given {
					s.Spread[k][c] += share * v
				}
			}
		}
	}
}

// teachers are the networks of this fold that the shipped recipe gave with the first seeds, for a
// student of that configuration.
func (j *Job) teachers(student *graph2tree.Config) ([]*Network, error) {
	var list []*Network
	for seed := range uint64(j.Teachers) {
		path := filepath.Join(j.Work, fmt.Sprintf("shipped-fold%d-seed%d.bin", j.Fold, seed+1))
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, fmt.Errorf("the recipe %s needs a teacher: %w", j.Recipe.Name, err)
		}
		m, err := graph2tree.Load(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		if !alike(&m.Config, student) {
			return nil, fmt.Errorf("%s knows other words than the recipe %s", path, j.Recipe.Name)
		}
		n := NewNetwork(m.Config, 0)
		if err := n.begin(path, data); err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}

// alike says whether two networks read the same numbers for a text, and choose among the same
// candidates.
func alike(a, b *graph2tree.Config) bool {
	return slices.Equal(a.Words, b.Words) && slices.Equal(a.Pieces, b.Pieces) && slices.Equal(a.Constants, b.Constants) &&
		a.OperatorBytes() == b.OperatorBytes()
}
