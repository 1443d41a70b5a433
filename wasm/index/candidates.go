package index

import (
	"cmp"
	"slices"
	"sort"
)

// A group of up to completeLimit problems is looked at in full: its ranking is
// exact. Of a larger one a selection is ranked, so that a query costs the same
// whether ten thousand or a million problems have its tree:
//
//   - evenShare of them in even steps through the group, so that every kind of
//     problem in it is there;
//   - difficultyShare whose difficulty is nearest to the query's, or to the end
//     of the scale when the easiest or hardest are wanted;
//   - textShare that have most in common with the query's text, by its rarest
//     words first, up to textBudget postings; only when the same story is wanted.
//
// A filter by topic or grade narrows the group first, by the list of that
// topic or grade, so that it finds its problems however few they are. Other
// filters are applied to what is selected.
const (
	completeLimit   = 8192 // ranked in 1.5 ms, in WASM in 9 ms (one core of an EPYC server)
	evenShare       = 1024
	difficultyShare = 512
	textShare       = 1024
	textBudget      = 4096
)

// run is a part of a group whose places are sorted by difficulty: the range of
// a shape, or what a list has of it.
type run struct {
	span
	list []uint32 // nil for the whole range
}

func (r run) size() int {
	if r.list != nil {
		return len(r.list)
	}
	return int(r.hi - r.lo)
}

func (r run) at(i int) uint32 {
	if r.list != nil {
		return r.list[i]
	}
	return r.lo + uint32(i)
}

// runs are the members of the shapes, narrowed by topic or by grade if the
// filter names some: by the one that leaves less.
func (ix *Index) runs(shapes []*shape, filter *placeFilter) []run {
	var topics, grades [][]uint32
	for number, wanted := range filter.topics {
		if wanted {
			topics = append(topics, ix.topicLists[number])
		}
	}
	for grade, wanted := range filter.grades {
		if wanted {
			grades = append(grades, ix.gradeLists[grade])
		}
	}
	var lists [][]uint32
	switch {
	case filter.anyTopic && filter.anyGrade:
		runs := make([]run, len(shapes))
		for i, s := range shapes {
			runs[i] = run{span: s.places}
		}
		return runs
	case filter.anyTopic, !filter.anyGrade && total(grades) < total(topics):
		lists = grades
	default:
		lists = topics
	}
	var runs []run
	for _, s := range shapes {
		for _, list := range lists {
			if part := cut(list, s.places); len(part) > 0 {
				runs = append(runs, run{span: s.places, list: part})
			}
		}
	}
	return runs
}

func total(lists [][]uint32) int {
	n := 0
	for _, list := range lists {
		n += len(list)
	}
	return n
}

// cut is the part of a sorted list of places that lies in the span.
func cut(places []uint32, s span) []uint32 {
	lo := sort.Search(len(places), func(i int) bool { return places[i] >= s.lo })
	hi := lo + sort.Search(len(places)-lo, func(i int) bool { return places[lo+i] >= s.hi })
	return places[lo:hi]
}

// candidates selects the places to rank, sorted. whole says that it looked at
// every member that the topics and grades of the filter leave.
func (s *search) candidates(shapes []*shape) (places []uint32, whole bool) {
	runs := s.index.runs(shapes, s.filter)
	size := 0
	for _, r := range runs {
		size += r.size()
	}
	if size <= completeLimit {
		places = s.evenly(runs, 1)
		slices.Sort(places)
		return places, true
	}
	places = s.evenly(runs, (size+evenShare-1)/evenShare)
	places = append(places, s.nearDifficulty(runs, size)...)
	if s.query.Story == SameStory || s.query.Sort == Likest {
		places = append(places, s.sharingWords(shapes)...)
	}
	slices.Sort(places)
	return slices.Compact(places), false
}

// evenly takes every step-th member that passes the filter.
func (s *search) evenly(runs []run, step int) []uint32 {
	size := 0
	for _, r := range runs {
		size += r.size()
	}
	places := make([]uint32, 0, size/step+1)
	i := 0
	for _, r := range runs {
		for ; i < r.size(); i += step {
			if place := r.at(i); s.passes(place) {
				places = append(places, place)
			}
		}
		i -= r.size()
	}
	return places
}

// nearDifficulty takes from each run its share of members around the difficulty
// that is wanted.
func (s *search) nearDifficulty(runs []run, size int) []uint32 {
	var places []uint32
	for _, r := range runs {
		share := (r.size()*difficultyShare + size - 1) / size
		middle := sort.Search(r.size(), func(i int) bool {
			return s.index.attributes[r.at(i)].difficulty >= s.difficulty
		})
		first := min(max(middle-share/2, 0), r.size()-share)
		for i := range share {
			if place := r.at(first + i); s.passes(place) {
				places = append(places, place)
			}
		}
	}
	return places
}

// sharingWords takes the members that have most in common with the query's
// text, as far as its rarest words tell.
func (s *search) sharingWords(shapes []*shape) []uint32 {
	postings := &s.index.postings
	terms := slices.Clone(s.vector)
	slices.SortFunc(terms, func(a, b weighted) int {
		return cmp.Or(
			cmp.Compare(len(postings.list(a.term)), len(postings.list(b.term))),
			cmp.Compare(a.term, b.term))
	})
	type share struct {
		place  uint32
		weight float32
	}
	shares := make([]share, 0, textBudget)
	for _, t := range terms {
		list := postings.list(t.term)
		weight := float32(t.weight * postings.weight(len(list), 1))
		for _, each := range shapes {
			part := within(list, each.places)
			step := 1 + len(part)/max(cap(shares)-len(shares), 1)
			for i := 0; i < len(part) && len(shares) < cap(shares); i += step {
				if place := part[i] >> tfBits; s.passes(place) {
					shares = append(shares, share{place, weight})
				}
			}
		}
	}
	slices.SortFunc(shares, func(a, b share) int { return cmp.Compare(a.place, b.place) })
	sums := shares[:0]
	for _, each := range shares {
		if last := len(sums) - 1; last >= 0 && sums[last].place == each.place {
			sums[last].weight += each.weight
			continue
		}
		sums = append(sums, each)
	}
	slices.SortFunc(sums, func(a, b share) int {
		return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(a.place, b.place))
	})
	places := make([]uint32, 0, textShare)
	for _, each := range sums[:min(len(sums), textShare)] {
		places = append(places, each.place)
	}
	return places
}
