package graph2tree

import (
	"math"
	"slices"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// A Reading is one way to understand a problem.
type Reading struct {
	Expr        *expr.Expr // over the quantities of the text, in canonical form
	Probability float64    // that this is what has to be calculated
	Sure        bool       // such readings are right 95 times in 100; only a first reading can be
	// Steps are, for each operator in the order of [expr.Expr.Postorder], the probability that this
	// step is warranted where its operands are: what the verifier says. nil where the model has
	// none.
	Steps []float64
}

// Read understands a problem: at most [Beams] readings, the likeliest first, whose
// values are calculable and not negative. There is none where the text has nothing to calculate
// with.
func (s *State) Read(doc *text.Document, parse []syntax.Sentence, g *graph.Graph) ([]Reading, error) {
	list, err := s.Candidates(doc, parse, g)
	if err != nil || len(list) == 0 {
		return nil, err
	}
	readings := make([]Reading, len(list))
	p := s.probabilities(list)
	for i := range list {
		readings[i] = Reading{Expr: list[i].Expr, Probability: p[i], Steps: list[i].Steps}
	}
	slices.SortStableFunc(readings, func(a, b Reading) int { return compareScores(float32(b.Probability), float32(a.Probability)) })
	readings = readings[:min(len(readings), Beams)]
	readings[0].Sure = s.model.isSure(readings[0].Expr, readings[0].Probability)
	return readings, nil
}

// probabilities are those of the candidates; in a model without a calibration they are the search's
// own.
func (s *State) probabilities(list []Candidate) []float64 {
	if len(s.model.Calibration) > 0 {
		w := s.model.calibration()
		return w.Probabilities(list)
	}
	p := make([]float64, len(list))
	for i := range list {
		p[i] = math.Exp(list[i].Features[featureScore])
	}
	return p
}

// Candidates are the different trees that the search finds, before they have probabilities.
func (s *State) Candidates(doc *text.Document, parse []syntax.Sentence, g *graph.Graph) ([]Candidate, error) {
	if err := s.scribe.Write(&s.in, doc, parse, g); err != nil {
		return nil, err
	}
	if len(doc.Quantities)+len(doc.Constants) == 0 {
		return nil, nil
	}
	s.encode()
	list := s.candidatesOf(doc)
	if s.model.Verify.Width > 0 {
		s.verifyAll(list)
	}
	return list, nil
}

// CandidatesOf are the trees that the search finds for an input that was encoded; doc is what the
// input was made of. The verifier is not asked.
func (s *State) CandidatesOf(in *Input, doc *text.Document) []Candidate {
	s.Encode(in)
	return s.candidatesOf(doc)
}

func (s *State) candidatesOf(doc *text.Document) []Candidate {
	s.search()
	var list []Candidate
	values := doc.Values()
	byTree := map[string]int{}
	for _, h := range s.beam.done {
		tree := s.tree(h).Canonical()
		value, err := worth.Of(tree, doc.Quantities)
		answer := value.Rat
		if err != nil || answer.Sign() < 0 || tree.Kind == expr.Constant || worth.AddsClocks(tree, doc.Quantities) {
			continue
		}
		key := tree.String()
		if i, ok := byTree[key]; ok { // the same tree, made in another order
			score := &list[i].Features[featureScore]
			*score += math.Log1p(math.Exp(float64(h.score) - *score))
			continue
		}
		byTree[key] = len(list)
		list = append(list, candidate(tree, answer, float64(h.score), doc, values))
	}
	var first float64
	for i := range list {
		first = max(first, math.Exp(list[i].Features[featureScore]))
	}
	for i := range list {
		f := &list[i].Features
		f[featureFirst], f[featureLong] = first, f[featureScore]*f[featureWords]
	}
	return list
}
