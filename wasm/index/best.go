package index

import (
	"cmp"
	"slices"
)

// best keeps the first candidates of an order out of many. It sorts what it has
// when that is twice what it keeps; then most of those that follow are turned
// away by one comparison.
type best struct {
	compare func(a, b candidate) int
	keep    int
	list    []candidate
	full    bool // list[keep-1] is the last that is kept
	byScore bool // compare goes by the score first
}

// newBest is for at most so many candidates.
func (s *search) newBest(most int) *best {
	keep := s.limit
	if s.isDiverse() {
		keep += diverseReach
	}
	compare, byScore := s.order()
	return &best{compare: compare, byScore: byScore, keep: keep, list: make([]candidate, 0, min(2*keep, most))}
}

func (b *best) add(c candidate) {
	if b.full {
		last := &b.list[b.keep-1]
		if b.byScore && c.score < last.score || b.compare(c, *last) >= 0 {
			return
		}
	}
	b.list = append(b.list, c)
	if len(b.list) == 2*b.keep {
		b.list = b.sorted()
		b.full = true
	}
}

// sorted are those that are kept, in order.
func (b *best) sorted() []candidate {
	slices.SortFunc(b.list, b.compare)
	return b.list[:min(len(b.list), b.keep)]
}

// order compares candidates as the query asks for; those that are alike in it
// go by score, then by their place in the corpus. byScore says that only these two count.
func (s *search) order() (compare func(a, b candidate) int, byScore bool) {
	var key func(c candidate) float64 // ascending; nil where only the score counts
	attributes := s.index.attributes
	switch s.query.Sort {
	case Likest:
		key = func(c candidate) float64 { return -c.similarity }
	case Unlikest:
		key = func(c candidate) float64 { return c.similarity }
	case Easiest:
		key = func(c candidate) float64 { return float64(attributes[c.place].difficulty) }
	case Hardest:
		key = func(c candidate) float64 { return -float64(attributes[c.place].difficulty) }
	case Shortest:
		key = func(c candidate) float64 { return float64(attributes[c.place].words) }
	case Longest:
		key = func(c candidate) float64 { return -float64(attributes[c.place].words) }
	case Smallest:
		key = func(c candidate) float64 { return float64(attributes[c.place].largest) }
	}
	order := s.index.order
	scores := func(a, b candidate) int {
		switch { // no score is a NaN
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return cmp.Compare(order[a.place], order[b.place])
	}
	if key == nil {
		return scores, true
	}
	return func(a, b candidate) int {
		if c := cmp.Compare(key(a), key(b)); c != 0 {
			return c
		}
		return scores(a, b)
	}, false
}
