package graph2tree

import (
	"mwpranker/wasm/expr"
	"mwpranker/wasm/tensor"
)

// Whatever the tree, two numbers of a text belong together in a way that can be told without it:
// the price is multiplied by the count, the discount is taken away from both. So the verifier
// guesses for each two quantities their relation: the operator at which they meet and, where that
// matters, which of them is on its left; or that one of them is not used. What a tree says of all
// pairs is held against these guesses.

// MaxPaired is how many quantities a problem may have for its pairs to be looked at.
const MaxPaired = 12

// apart is the relation of quantities of which one is not used.
const apart = 0

// NumRelations is how many relations two quantities may have.
func (c Config) NumRelations() int { return 1 + 2*c.NumOperators() }

// Related writes to dst the relation of each two quantities in a tree, (0, 1), (0, 2), ..., (1, 2),
// ...; where they meet several times, the relation where they meet first, the leaves up.
func (f *Forest) Related(dst []uint8, root int32, quantities int) {
	clear(dst)
	f.relate(dst, root, quantities)
}

// relate gives the quantities below a node, as bits.
func (f *Forest) relate(dst []uint8, node int32, quantities int) uint32 {
	if node < 0 {
		if l := int(^node); l < quantities {
			return 1 << l
		}
		return 0
	}
	n := &f.Nodes[node]
	left, right := f.relate(dst, n.Left, quantities), f.relate(dst, n.Right, quantities)
	relation := 1 + 2*n.Operator
	ordered := isOrdered(f.operators[n.Operator])
	pair := 0
	for i := range quantities {
		for j := i + 1; j < quantities; j++ {
			along, against := (left>>i)&(right>>j)&1 > 0, (left>>j)&(right>>i)&1 > 0
			switch {
			case dst[pair] != apart:
			case along || against && !ordered:
				dst[pair] = relation
			case against:
				dst[pair] = relation + 1
			}
			pair++
		}
	}
	return left | right
}

// isOrdered says whether the operands of an operator cannot be exchanged.
func isOrdered(op byte) bool {
	switch op {
	case '-', '/', '^', expr.RoundUp, expr.Whole, expr.Remainder:
		return true
	}
	return false
}

// Pairs is how many pairs n quantities make; 0 where they are too many to be looked at.
func Pairs(n int) int {
	if n > MaxPaired {
		return 0
	}
	return n * (n - 1) / 2
}

// checkPairs guesses the relations, and says how likely those of each tree are.
func (s *State) checkPairs() {
	c, w, v, f := &s.model.Config, &s.model.weights.verify, &s.verify, s.forest
	h, a, quantities := c.Verify.Width, c.Verify.Attend, len(s.in.Quantities)
	pairs, relations := Pairs(quantities), c.NumRelations()
	v.pair = grow(v.pair, len(f.Roots))
	clear(v.pair)
	if pairs == 0 {
		return
	}
	v.gates, v.merged = grow(v.gates, quantities*2*h), grow(v.merged, pairs*h)
	sides, hidden := v.gates[:quantities*2*h], v.merged[:pairs*h]
	w.pair.apply(sides, v.rows, quantities)
	aim, pair := v.aim[a+3*h:][:h], 0
	for i := range quantities {
		first := sides[i*2*h:][:h]
		for j := i + 1; j < quantities; j++ {
			second, dst := sides[j*2*h+h:][:h], hidden[pair*h:][:h]
			for k, x := range aim {
				dst[k] = x + first[k] + second[k]
			}
			pair++
		}
	}
	tensor.Activate(hidden, nil)
	v.relations = grow(v.relations, pairs*relations)
	w.pairOut.apply(v.relations, hidden, pairs)
	for i := range pairs {
		logSoftmax(v.relations[i*relations:][:relations])
	}
	if cap(v.related) < pairs {
		v.related = make([]uint8, Pairs(MaxPaired))
	}
	related := v.related[:pairs]
	for r, root := range f.Roots {
		f.Related(related, root, quantities)
		for i, relation := range related {
			v.pair[r] += v.relations[i*relations+int(relation)]
		}
	}
}
