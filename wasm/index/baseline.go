package index

import "mwpranker/wasm/expr"

// Members returns the places in the corpus of all problems that match a tree
// at a level, in the order of the index. Unlike Search it is not bounded.
func (ix *Index) Members(tree *expr.Expr, level expr.Level) []int {
	var members []int
	for _, s := range ix.classes[level][tree.Key(level)] {
		for place := s.places.lo; place < s.places.hi; place++ {
			members = append(members, int(ix.order[place]))
		}
	}
	return members
}

// byWords ranks all problems by the likeness of their texts to the query's, and
// looks at no tree: what a search for text alone finds. It is the baseline
// beside which the problem model shows its worth, so it is exact, and its cost
// grows with the corpus.
func (s *search) byWords(g group) Group {
	result := Group{Name: g.name, Members: s.index.Len(), Whole: true}
	shared := s.index.sharedWords(s.vector)
	best := s.newBest(len(shared))
	for _, sh := range g.shapes {
		if !s.filter.passesShape(sh) {
			continue
		}
		for place := sh.places.lo; place < sh.places.hi; place++ {
			if !s.passes(place) {
				continue
			}
			result.Ranked++
			if shared[place] == 0 {
				continue
			}
			if likeness := s.index.cosine(shared[place], place); likeness > 0 && !s.isExcluded(place) {
				best.add(candidate{place, sh, likeness, likeness})
			}
		}
	}
	for _, c := range s.choose(g, best.sorted()) {
		result.Results = append(result.Results, s.result(g, c))
	}
	return result
}

// sharedWords says for each place how much of a text's vector its text shares.
func (ix *Index) sharedWords(v vector) []float64 {
	sums := make([]float64, len(ix.order))
	for _, w := range v {
		byTF := ix.postings.weights(w)
		for _, posting := range ix.postings.list(w.term) {
			sums[posting>>tfBits] += byTF[posting&maxTF]
		}
	}
	return sums
}
