package graph2tree

import (
	"math"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// A Reading is one way to understand a problem.
type Reading struct {
	Expr        *expr.Expr // over the quantities of the text, in canonical form
	Probability float64    // that this is what has to be calculated
}

// Read understands a problem: at most [Beams] readings, the likeliest first, whose
// values are calculable and not negative. There is none where the text has nothing to calculate with.
func (s *State) Read(doc *text.Document, parse []syntax.Sentence, g *graph.Graph) ([]Reading, error) {
	if err := s.scribe.Write(&s.in, doc, parse, g); err != nil {
		return nil, err
	}
	if len(s.in.Words) == 0 {
		return nil, nil
	}
	s.encode()
	s.search()
	return s.readings(doc), nil
}

// readings turns what the search found into different trees with probabilities.
func (s *State) readings(doc *text.Document) []Reading {
	var list []Reading
	values := doc.Values()
	byTree := map[string]int{}
	for _, h := range s.beam.done {
		tree := s.tree(h).Canonical()
		if v, err := tree.Eval(values); err != nil || v.Sign() < 0 {
			continue
		}
		p := math.Exp(float64(h.score))
		key := tree.String()
		if i, ok := byTree[key]; ok {
			list[i].Probability += p
			continue
		}
		byTree[key] = len(list)
		list = append(list, Reading{tree, p})
	}
	return list
}
