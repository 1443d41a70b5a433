package renumber

import (
	"math/big"
	"slices"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// A rule is what has to hold of the numbers. Rules are made of the old numbers,
// so the old numbers keep them, but for those of a difficulty.
type rule struct {
	holds  func() bool
	groups []int // on which it hangs
	// mend proposes a value for one of its groups; nil where a random one will do.
	mend func() (group int, value *big.Rat)
}

// A node is an operator of the tree or a leaf.
type node struct {
	e           *expr.Expr
	left, right int   // of an operator
	groups      []int // on which it hangs
	old, value  *big.Rat
	kind        worth.Kind
	averages    bool // a sum through the number of its addends
}

// flatten lists the nodes of the tree, and what they come to with the old numbers.
func (w *work) flatten(e *expr.Expr) int {
	n := node{e: e, left: -1, right: -1}
	switch e.Kind {
	case expr.Operator:
		n.left, n.right = w.flatten(e.Left), w.flatten(e.Right)
		n.groups = union(w.nodes[n.left].groups, w.nodes[n.right].groups)
		divisor := w.nodes[n.right].value
		n.averages = e.Op == '/' && e.Left.Kind == expr.Operator && divisor != nil &&
			divisor.Cmp(big.NewRat(int64(addends(e.Left)), 1)) == 0
	case expr.Quantity:
		if g := w.groupOf(e.Index); g >= 0 {
			n.groups = []int{g}
		}
	}
	n.old, n.kind = w.worthOf(&n)
	n.value = n.old
	w.nodes = append(w.nodes, n)
	return len(w.nodes) - 1
}

// union has the groups of both lists, each once.
func union(a, b []int) []int {
	all := slices.Clone(a)
	for _, g := range b {
		if !slices.Contains(all, g) {
			all = append(all, g)
		}
	}
	return all
}

// addends is how many parts a sum has: 3 for a + b + c.
func addends(e *expr.Expr) int {
	if e.Kind == expr.Operator && e.Op == '+' {
		return addends(e.Left) + addends(e.Right)
	}
	return 1
}

func (w *work) groupOf(quantity int) int {
	return slices.IndexFunc(w.groups, func(g group) bool {
		return slices.ContainsFunc(g.slots, func(s int) bool { return w.slots[s].quantity == quantity })
	})
}

// worthOf is what a node comes to now, where its operands are known; nil where it has no value.
func (w *work) worthOf(n *node) (*big.Rat, worth.Kind) {
	switch {
	case n.e.Kind == expr.Quantity:
		return w.values[n.e.Index], worth.Number
	case n.e.Kind == expr.Constant:
		return n.e.Value, worth.Number
	case w.clocks:
		v, err := worth.At(w.Expr, n.e, w.quantities)
		if err != nil {
			return nil, worth.Number
		}
		return v.Rat, v.Kind
	}
	a, b := w.nodes[n.left].value, w.nodes[n.right].value
	if a == nil || b == nil {
		return nil, worth.Number
	}
	v, err := expr.NewOperator(n.e.Op, expr.NewConstant(a), expr.NewConstant(b)).Eval(nil)
	if err != nil {
		return nil, worth.Number
	}
	return v, worth.Number
}

func (w *work) evaluate() {
	for i := range w.nodes {
		w.nodes[i].value, _ = w.worthOf(&w.nodes[i])
	}
}

// keepNodes makes the rules for the steps of the calculation and its result.
func (w *work) keepNodes() {
	for i := range w.nodes {
		n := &w.nodes[i]
		if n.e.Kind == expr.Operator && len(n.groups) > 0 && n.old != nil {
			w.rules = append(w.rules, rule{
				holds:  func() bool { return w.keeps(n) },
				groups: n.groups,
				mend:   func() (int, *big.Rat) { return w.mendStep(n) },
			})
		}
	}
	root := &w.nodes[len(w.nodes)-1]
	w.rules = append(w.rules, rule{holds: func() bool {
		return root.value != nil && root.value.Cmp(root.old) != 0 // another answer
	}, groups: root.groups})
}

// keeps says whether a step comes to a number like the old one: whole if that
// was whole, not negative, with as few places.
func (w *work) keeps(n *node) bool {
	v := n.value
	switch {
	case v == nil, n.old.Sign() > 0 && v.Sign() <= 0, n.old.Sign() == 0 && v.Sign() < 0:
		return false
	case n.old.IsInt() && !v.IsInt() && !w.mayPart(n):
		return false
	case !n.old.IsInt() && !w.asShort(v, n.old):
		return false
	case !v.IsInt() && w.mayPart(n) && !ends(v, 2):
		return false
	}
	return w.keepsOperator(n)
}

// asShort says whether v is written no longer than the old value: with as many places, or as parts
// of as few.
func (w *work) asShort(v, old *big.Rat) bool {
	if old.Denom().BitLen() > mostBits {
		return true // no number of a school problem
	}
	if places, exact := old.FloatPrec(); exact {
		return ends(v, max(places, 2))
	}
	return v.Denom().Cmp(old.Denom()) <= 0 || v.Denom().Cmp(big.NewInt(12)) <= 0
}

// ends says whether v ends as a decimal within so many places.
func ends(v *big.Rat, most int) bool {
	if v.Denom().BitLen() > mostBits {
		return false
	}
	places, exact := v.FloatPrec()
	return exact && places <= most
}

// keepsOperator is what single operators ask for.
func (w *work) keepsOperator(n *node) bool {
	a, b := &w.nodes[n.left], &w.nodes[n.right]
	switch n.e.Op {
	case '/':
		if n.averages {
			return b.value.Cmp(b.old) == 0
		}
		return isOne(b.value) == isOne(b.old)
	case '*':
		return isOne(a.value) == isOne(a.old) && isOne(b.value) == isOne(b.old)
	case expr.RoundUp, expr.Whole, expr.Remainder:
		rest, was := isWhole(a.value, b.value), isWhole(a.old, b.old)
		switch w.Remainder {
		case WithRemainder:
			was = false
		case WithoutRemainder:
			was = true
		}
		return rest == was && isOne(b.value) == isOne(b.old)
	case expr.GCD:
		if isOne(n.value) != isOne(n.old) {
			return false
		}
		return isEither(n.value, a.value, b.value) == isEither(n.old, a.old, b.old)
	case expr.LCM:
		if isEither(n.value, a.value, b.value) != isEither(n.old, a.old, b.old) {
			return false
		}
		return n.value.Cmp(mul(n.old, whole(3))) <= 0 || n.value.Cmp(hundred) <= 0
	case expr.Max, expr.Min:
		return a.value.Cmp(b.value) == a.old.Cmp(b.old)
	case '^':
		return isOne(a.value) == isOne(a.old) && isOne(b.value) == isOne(b.old)
	}
	return true
}

func isOne(v *big.Rat) bool { return v != nil && v.Cmp(one) == 0 }

func isEither(v, a, b *big.Rat) bool { return v.Cmp(a) == 0 || v.Cmp(b) == 0 }

// isWhole says whether a holds b without a rest.
func isWhole(a, b *big.Rat) bool {
	return a != nil && b != nil && b.Sign() != 0 && quo(a, b).IsInt()
}

// mendStep proposes a number with which a division comes out.
func (w *work) mendStep(n *node) (int, *big.Rat) {
	left, right := &w.nodes[n.left], &w.nodes[n.right]
	if n.e.Op != '/' && n.e.Op != expr.RoundUp && n.e.Op != expr.Whole && n.e.Op != expr.Remainder ||
		left.value == nil || right.value == nil {
		return -1, nil
	}
	if left.e.Kind == expr.Quantity && len(left.groups) == 1 {
		g := left.groups[0]
		most := new(big.Rat).SetInt64(int64(w.ranges[g].most))
		if right.value.Sign() <= 0 || most.Cmp(right.value) < 0 {
			return -1, nil
		}
		times, _ := quo(most, right.value).Float64()
		return g, mul(right.value, big.NewRat(1+w.random.Int64N(int64(min(times, 1000))), 1))
	}
	if right.e.Kind == expr.Quantity && len(right.groups) == 1 {
		g := right.groups[0]
		for range 20 {
			if v := w.draw(g); v != nil && v.Sign() > 0 && quo(left.value, v).IsInt() {
				return g, v
			}
		}
	}
	return -1, nil
}

// keepText makes the rules for what the text may say of its numbers beside the
// question: which of two is larger, a total with its parts.
func (w *work) keepText(used []bool) {
	n := len(w.values)
	key := make([]string, n)
	plain := make([]bool, n)
	for i := range key {
		q := &w.Document.Quantities[i]
		key[i] = contextOf(w.Document, q).key()
		plain[i] = q.Unit == text.NoUnit && q.Measure == text.NoUnit && q.Form != text.Multiple &&
			q.Value.IsInt()
	}
	for i := range n {
		for k := range i {
			sameKind := key[i] != "" && key[i] == key[k]
			beside := plain[i] && plain[k] && !(used[i] && used[k])
			if sameKind || beside {
				w.keepOrder(i, k)
			} else if used[i] && used[k] {
				w.keepApart(i, k)
			}
			for j := range k {
				if key[i] == key[k] && key[k] == key[j] && key[i] != "" {
					w.keepTotal(i, k, j)
				}
				if plain[i] && plain[k] && plain[j] && !(used[i] && used[k] && used[j]) {
					w.keepProduct(i, k, j)
				}
			}
		}
	}
	w.keepShares()
	w.keepCycles(key, plain)
}

// keepCycles: what makes a week or a day together goes on doing so: 5 nights and 2 nights, 8 hours
// and 16 hours.
func (w *work) keepCycles(key []string, plain []bool) {
	for _, c := range w.Document.Constants {
		if c.Word != "week" && c.Word != "day" && c.Word != "year" && c.Word != "weekly" {
			continue
		}
		for i := range w.values {
			for k := range i {
				sum := func() *big.Rat { return add(w.values[i], w.values[k]) }
				groups := w.hangsOn(i, k)
				if len(groups) == 0 || sum().Cmp(c.Value) != 0 || key[i] != key[k] && !(plain[i] && plain[k]) {
					continue
				}
				w.rules = append(w.rules, rule{holds: func() bool { return sum().Cmp(c.Value) == 0 },
					groups: groups})
			}
		}
	}
}

func (w *work) hangsOn(quantities ...int) []int {
	var groups []int
	for _, q := range quantities {
		if g := w.groupOf(q); g >= 0 && !slices.Contains(groups, g) {
			groups = append(groups, g)
		}
	}
	return groups
}

// keepOrder: the larger of two stays the larger.
func (w *work) keepOrder(i, k int) {
	was := w.values[i].Cmp(w.values[k])
	groups := w.hangsOn(i, k)
	if was == 0 || len(groups) == 0 {
		return
	}
	w.rules = append(w.rules, rule{holds: func() bool { return w.values[i].Cmp(w.values[k]) == was },
		groups: groups})
}

// keepApart: two numbers that differed do not become equal.
func (w *work) keepApart(i, k int) {
	groups := w.hangsOn(i, k)
	if w.values[i].Cmp(w.values[k]) == 0 || len(groups) == 0 {
		return
	}
	w.rules = append(w.rules, rule{holds: func() bool { return w.values[i].Cmp(w.values[k]) != 0 },
		groups: groups})
}

// keepTotal: where one of three is the sum of the others, it stays that.
func (w *work) keepTotal(quantities ...int) { w.keepRelation(add, quantities) }

// keepProduct: the same for 3 boxes of 12 that are 36.
func (w *work) keepProduct(quantities ...int) {
	for _, q := range quantities {
		if w.values[q].Cmp(one) <= 0 {
			return
		}
	}
	w.keepRelation(mul, quantities)
}

func (w *work) keepRelation(of func(a, b *big.Rat) *big.Rat, quantities []int) {
	for total := range quantities {
		t, a, b := quantities[total], quantities[(total+1)%3], quantities[(total+2)%3]
		groups := w.hangsOn(t, a, b)
		result := func() *big.Rat { return of(w.values[a], w.values[b]) }
		if len(groups) == 0 || result().Cmp(w.values[t]) != 0 {
			continue
		}
		w.rules = append(w.rules, rule{
			holds:  func() bool { return result().Cmp(w.values[t]) == 0 },
			groups: groups,
			mend:   func() (int, *big.Rat) { return w.groupOf(t), result() },
		})
	}
}

// keepShares: per cents that make at most a whole go on doing so.
func (w *work) keepShares() {
	var shares []int
	for i := range w.Document.Quantities {
		if w.Document.Quantities[i].Unit == text.Percent {
			shares = append(shares, i)
		}
	}
	sum := func() *big.Rat {
		total := new(big.Rat)
		for _, i := range shares {
			total.Add(total, w.values[i])
		}
		return total
	}
	groups := w.hangsOn(shares...)
	if len(shares) < 2 || len(groups) == 0 || sum().Cmp(hundred) > 0 {
		return
	}
	was := sum().Cmp(hundred)
	w.rules = append(w.rules, rule{holds: func() bool { return sum().Cmp(hundred) == was },
		groups: groups})
}
