package index

import (
	"cmp"
	"slices"
	"unsafe"

	"mwpranker/wasm/expr"
)

// Stats says what an index holds.
type Stats struct {
	Problems  int
	Shapes    int // trees that differ in more than which number is which
	Exact     int // classes at each level
	Canonical int
	Role      int
	Terms     int // stems
	Postings  int // pairs of a stem and a text that has it
	TextBytes int // of the records as they are kept
	Bytes     int // of everything else that grows with the number of problems
}

// Stats counts what the index holds.
func (ix *Index) Stats() Stats {
	n := len(ix.order)
	facets := 0
	for _, lists := range [][][]uint32{ix.topicLists, ix.gradeLists[:]} {
		for _, list := range lists {
			facets += 4 * cap(list)
		}
	}
	return Stats{
		Problems:  n,
		Shapes:    len(ix.shapes),
		Exact:     len(ix.classes[expr.Exact]),
		Canonical: len(ix.classes[expr.Canonical]),
		Role:      len(ix.classes[expr.Role]),
		Terms:     ix.postings.terms(),
		Postings:  len(ix.postings.all),
		TextBytes: len(ix.store.data),
		Bytes: n*int(unsafe.Sizeof(packed{})) + 4*cap(ix.order) + 4*cap(ix.store.starts) + facets +
			4*cap(ix.postings.all) + 8*cap(ix.postings.starts),
	}
}

// Class is a canonical class of the corpus.
type Class struct {
	Tree     *expr.Expr // in canonical form
	Problems int
}

// Classes lists the canonical classes, the largest first.
func (ix *Index) Classes() []Class {
	classes := make([]Class, len(ix.templates))
	for i := range ix.templates {
		t := &ix.templates[i]
		classes[i].Tree = t.tree.Canonical()
		for _, s := range t.shapes {
			classes[i].Problems += int(s.places.hi - s.places.lo)
		}
	}
	slices.SortStableFunc(classes, func(a, b Class) int { return cmp.Compare(b.Problems, a.Problems) })
	return classes
}

// Topics lists the topics of the corpus by name; problems without one are left out.
func (ix *Index) Topics() []string {
	return slices.Sorted(slices.Values(ix.topics[1:]))
}
