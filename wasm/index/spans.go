package index

import (
	"cmp"
	"slices"
	"sort"
)

// span is the places [lo, hi): problems by their number in the index.
type span struct{ lo, hi uint32 }

// spans are sorted and do not overlap.
type spans []span

func (s spans) size() int {
	n := 0
	for _, each := range s {
		n += int(each.hi - each.lo)
	}
	return n
}

// join adds a span that lies behind the others.
func (s spans) join(next span) spans {
	if last := len(s) - 1; last >= 0 && s[last].hi == next.lo {
		s[last].hi = next.hi
		return s
	}
	return append(s, next)
}

func (s spans) contains(place uint32) bool {
	i := sort.Search(len(s), func(i int) bool { return s[i].hi > place })
	return i < len(s) && s[i].lo <= place
}

// countingSort orders items by key, which is below limit, and keeps the order
// of those with the same key.
func countingSort(items []uint32, limit int, key func(item uint32) int) []uint32 {
	starts := make([]uint32, limit+1)
	for _, item := range items {
		starts[key(item)+1]++
	}
	for i := range limit {
		starts[i+1] += starts[i]
	}
	sorted := make([]uint32, len(items))
	for _, item := range items {
		k := key(item)
		sorted[starts[k]] = item
		starts[k]++
	}
	return sorted
}
