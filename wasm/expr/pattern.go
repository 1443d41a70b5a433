package expr

import "slices"

// matchBudget bounds the comparisons of one Match.
const matchBudget = 100_000

// Match reports whether the pattern fits a tree at the canonical level: whether
// some order and grouping of the tree is the pattern, with
//
//   - any part of the tree for each ?; in a chain, a ? takes one operand or
//     several, so a + ? fits a + b + c;
//   - a quantity for each letter (or n0, n1, ...), the same one wherever the
//     letter stands again; different letters may stand for one quantity;
//   - the same number for each number, and any constant for <CONSTANT>.
//
// A pattern that takes more than 100,000 comparisons, which needs a dozen
// operands that are alike and repeated letters among them, does not match.
func (pattern *Expr) Match(e *Expr) bool {
	m := &matcher{again: pattern.Repeated(), bound: map[int]int{}, budget: matchBudget}
	return m.match(newForm(pattern), newForm(e), func() bool { return true })
}

// matcher keeps what the letters stand for. Its methods take the rest of the
// match as a function, so that a choice is taken back when the rest fails.
type matcher struct {
	again  []int       // the letters that stand more than once in the pattern
	bound  map[int]int // these letters to quantities of the tree
	budget int         // comparisons left
}

func (m *matcher) match(p, f *form, rest func() bool) bool {
	m.budget--
	if m.budget < 0 || p.leaves > f.leaves {
		return false
	}
	if p.op != 0 {
		switch {
		case p.op != f.op:
			return false
		case p.ordered():
			return m.match(p.plus[0], f.plus[0], func() bool { return m.match(p.plus[1], f.plus[1], rest) })
		}
		return m.chain(p, f, rest)
	}
	switch p.leaf.Kind {
	case Wildcard:
		return rest()
	case Constant:
		return f.op == 0 && f.leaf.Kind == Constant &&
			(p.leaf.Value == nil || sameValue(p.leaf.Value, f.leaf.Value)) && rest()
	}
	if f.op != 0 || f.leaf.Kind != Quantity {
		return false
	}
	if m.loose(p) {
		return rest()
	}
	if quantity, ok := m.bound[p.leaf.Index]; ok {
		return quantity == f.leaf.Index && rest()
	}
	m.bound[p.leaf.Index] = f.leaf.Index
	if rest() {
		return true
	}
	delete(m.bound, p.leaf.Index)
	return false
}

// chain matches the operands of a sum or product. Each operand that is not a ?
// takes one operand of the tree on its own side; each ? needs one more of its
// side, and takes what remains besides: a - ? fits a - b + c, as a - (b - c).
func (m *matcher) chain(p, f *form, rest func() bool) bool {
	plus, plusWild := m.split(p.plus)
	minus, minusWild := m.split(p.minus)
	spare := len(f.plus) - len(p.plus) + len(f.minus) - len(p.minus)
	if len(f.plus) < len(plus)+plusWild || len(f.minus) < len(minus)+minusWild ||
		spare > 0 && plusWild+minusWild == 0 {
		return false
	}
	return m.operands(plus, f.plus, make([]bool, len(f.plus)), func() bool {
		return m.operands(minus, f.minus, make([]bool, len(f.minus)), rest)
	})
}

// split returns the operands that are not ?, the loose ones last, and how many
// are ?.
func (m *matcher) split(operands []*form) (fixed []*form, wild int) {
	var loose []*form
	for _, c := range operands {
		switch {
		case c.op == 0 && c.leaf.Kind == Wildcard:
			wild++
		case m.loose(c):
			loose = append(loose, c)
		default:
			fixed = append(fixed, c)
		}
	}
	return append(fixed, loose...), wild
}

// loose reports whether p is any quantity or any constant, so that one that
// fits is as good as the next.
func (m *matcher) loose(p *form) bool {
	if p.op != 0 {
		return false
	}
	switch p.leaf.Kind {
	case Quantity:
		return !slices.Contains(m.again, p.leaf.Index)
	case Constant:
		return p.leaf.Value == nil
	}
	return false
}

// operands finds an operand of the tree for each fixed one of the pattern.
func (m *matcher) operands(fixed, operands []*form, taken []bool, rest func() bool) bool {
	if len(fixed) == 0 {
		return rest()
	}
	for i, c := range operands {
		if taken[i] {
			continue
		}
		fits := false
		taken[i] = true
		if m.match(fixed[0], c, func() bool {
			fits = true
			return m.operands(fixed[1:], operands, taken, rest)
		}) {
			return true
		}
		taken[i] = false
		if fits && m.loose(fixed[0]) {
			return false
		}
	}
	return false
}
