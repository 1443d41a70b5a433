package reader

import (
	"fmt"
	"io"
	"slices"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
)

// watchedVerified is how many problems of a set are read at each report of a verifier's training.
const watchedVerified = 150

// compareWeighed lets a model with a verifier search for the trees of the watched sets, at most so
// many problems of each (0 for all), fits the weighing with what the verifier says and without it,
// and reports how much of what is missing between the first reading and the first five it wins.
func compareWeighed(parser *syntax.Model, m *graph2tree.Model, sets []*data.Held, most int,
	log io.Writer) ([]Choice, error) {
	var some []*data.Held
	for _, h := range sets {
		if n := len(h.Examples); most > 0 && n > most {
			part := *h
			part.Examples = nil
			for i := range most {
				part.Examples = append(part.Examples, h.Examples[i*n/most])
			}
			h = &part
		}
		some = append(some, h)
	}
	choices, err := Choices(parser, m, some)
	if err != nil {
		return nil, err
	}
	fmt.Fprint(log, gapTable(choices))
	return choices, nil
}

// gapTable has a row for each set: how often the first reading and one of the first five is right,
// by the weighing without a verifier and with one. Both weighings are fitted on the same problems.
func gapTable(with []Choice) *evaluate.Table {
	without := make([]Choice, len(with))
	for i := range with {
		without[i] = unverified(with[i])
	}
	before, after := Calibrate(without), Calibrate(with)
	t := &evaluate.Table{Head: []string{"set", "problems", "first", "among five",
		"first with verifier", "among five", "among all", "gap closed"}}
	var sets []string
	for _, c := range with {
		if !slices.Contains(sets, c.Set) {
			sets = append(sets, c.Set)
		}
	}
	for _, set := range sets {
		n := 0
		var first, five, verifiedFirst, verifiedFive, all float64
		for i := range with {
			if with[i].Set != set {
				continue
			}
			n++
			old, now := without[i].rank(before), with[i].rank(after)
			first += within(old, 1)
			five += within(old, graph2tree.Beams)
			verifiedFirst += within(now, 1)
			verifiedFive += within(now, graph2tree.Beams)
			all += within(now, len(with[i].Trees))
		}
		share := func(x float64) string { return evaluate.Share{Right: x, Of: n}.Percent() }
		closed := "-"
		if five > first {
			closed = fmt.Sprintf("%.0f %%", 100*(verifiedFirst-first)/(five-first))
		}
		t.Add(set, fmt.Sprint(n), share(first), share(five), share(verifiedFirst), share(verifiedFive), share(all), closed)
	}
	return t
}

// unverified is a choice as it would be without a verifier: of the trees that the search finishes
// first.
func unverified(c Choice) Choice {
	var plain []graph2tree.Candidate
	for _, tree := range c.Trees[:min(len(c.Trees), graph2tree.Beams)] {
		plain = append(plain, tree.Unverified())
	}
	c.Trees = plain
	c.Also = slices.DeleteFunc(slices.Clone(c.Also), func(k int) bool { return k >= len(plain) })
	if c.Right >= len(plain) {
		c.Right = -1
	}
	return c
}

// rank is the place of the first tree that is right when they are weighed; 0 where none is.
func (c *Choice) rank(w graph2tree.Calibration) int {
	p := w.Probabilities(c.Trees)
	best := -1
	for k := range p {
		if c.isRight(k) && (best < 0 || p[k] > p[best]) {
			best = k
		}
	}
	if best < 0 {
		return 0
	}
	rank := 1
	for k := range p {
		if p[k] > p[best] {
			rank++
		}
	}
	return rank
}

func within(rank, most int) float64 {
	if rank > 0 && rank <= most {
		return 1
	}
	return 0
}
