package expr

import (
	"maps"
	"slices"
	"strings"
)

// containBudget bounds the search of Contains, in leaves of the templates that
// it looks at: about half a second. Random trees of 12 operators and three that
// are left of them took 228,000 at most, those of 14 can exceed it; where few
// steps lie between two trees, they can be far larger.
const containBudget = 500_000

// Shorter returns the templates that are one step shorter, each once, in the
// order of their canonical keys: what is left of the tree in canonical form
//
//   - when an operand that is a single number is dropped from a chain or from
//     under an operator, as long as there remains something to start from:
//     a+b-c gives a+b, a-c; (a+b)*c gives a+b, a*c;
//   - when a step over two numbers is replaced by a new quantity, its result.
func (e *Expr) Shorter() []*Expr {
	fresh := 0
	for n := range e.Postorder() {
		if n.Kind == Quantity {
			fresh = max(fresh, n.Index+1)
		}
	}
	byKey := map[string]*Expr{}
	for _, r := range newForm(e).shorter(NewQuantity(fresh)) {
		byKey[r.Key(Canonical)] = r
	}
	list := make([]*Expr, 0, len(byKey))
	for _, key := range slices.Sorted(maps.Keys(byKey)) {
		list = append(list, byKey[key])
	}
	return list
}

// shorter lists the trees that are one step shorter, with some duplicates;
// result is the new quantity.
func (f *form) shorter(result *Expr) []*Expr {
	s := &shortener{result: &form{leaf: result, shape: leafShape(result)}}
	s.visit(f, func(part *Expr) *Expr { return part })
	return s.list
}

type shortener struct {
	result *form
	list   []*Expr
}

// operand is one of a chain, with the side of the chain that it is on.
type operand struct {
	*form
	taken bool // away, or divided by
}

// visit leaves out each step of f in turn; whole puts a part in the place of f
// in the tree.
func (s *shortener) visit(f *form, whole func(part *Expr) *Expr) {
	var all []operand
	for _, c := range f.plus {
		all = append(all, operand{c, false})
	}
	for _, c := range f.minus {
		all = append(all, operand{c, true})
	}
	with := func(operands []operand) *Expr {
		g := form{op: f.op}
		for _, c := range operands {
			if c.taken {
				g.minus = append(g.minus, c.form)
			} else {
				g.plus = append(g.plus, c.form)
			}
		}
		return whole(g.tree())
	}
	for i, c := range all {
		s.visit(c.form, func(part *Expr) *Expr {
			changed := slices.Clone(all)
			changed[i].form = &form{leaf: part} // enough for tree, the only thing that is done with it
			return with(changed)
		})
	}
	switch {
	case f.op == 0:
	case !f.ordered():
		s.chain(all, with)
	default:
		if base, exponent := f.plus[0], f.plus[1]; exponent.op == 0 {
			s.list = append(s.list, whole(base.tree()))
			if base.op == 0 {
				s.list = append(s.list, whole(s.result.leaf))
			}
		}
	}
}

// chain leaves out the steps of a chain that are over single numbers: it drops
// one, or gives the result of two.
func (s *shortener) chain(all []operand, with func([]operand) *Expr) {
	keep := func(operands []operand) {
		if slices.ContainsFunc(operands, func(c operand) bool { return !c.taken }) {
			s.list = append(s.list, with(operands))
		}
	}
	for i, a := range all {
		if a.op != 0 || i > 0 && a.taken == all[i-1].taken && a.shape == all[i-1].shape {
			continue // of operands that are alike, the first stands for all
		}
		rest := slices.Delete(slices.Clone(all), i, i+1)
		keep(rest)
		for j, b := range rest[i:] {
			if b.op != 0 {
				continue
			}
			others := slices.Delete(slices.Clone(rest), i+j, i+j+1)
			keep(append(others, operand{s.result, a.taken && b.taken}))
			if a.taken != b.taken {
				keep(append(others, operand{s.result, true})) // a + p - m is a - (m - p)
			}
		}
	}
}

// Contains reports whether b's template is left of a's after leaving out steps
// as [Expr.Shorter] does, any number of times, also none. So (a + b) * c
// contains a + b and a * c, and a + b - c contains a - c.
//
// It says no, too, when the search takes more than its budget, which needs a
// tree of more than a dozen operators and many steps between the two.
func Contains(a, b *Expr) bool {
	goal, want := b.Key(Canonical), newCounts(b)
	level := map[string]*Expr{a.Key(Canonical): a}
	budget := containBudget
	for range a.Steps() - b.Steps() {
		next := map[string]*Expr{}
		for _, e := range level {
			for _, r := range newForm(e).shorter(NewQuantity(0)) {
				budget -= r.Steps() + 1
				if want.within(newCounts(r)) {
					next[r.Key(Canonical)] = r
				}
			}
			if budget < 0 {
				return false
			}
		}
		level = next
	}
	return level[goal] != nil
}

// counts has the number of steps in sums, products and under each other
// operator, at its place in Operators. Leaving out a step lowers one of them by
// one and never raises any.
type counts [len(Operators)]int

func newCounts(e *Expr) (c counts) {
	for n := range e.Postorder() {
		if n.Kind == Operator {
			c[strings.IndexByte(Operators, chainOp(n.Op))]++
		}
	}
	return c
}

func (c counts) within(d counts) bool {
	for i := range c {
		if c[i] > d[i] {
			return false
		}
	}
	return true
}
