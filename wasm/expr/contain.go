package expr

import (
	"maps"
	"slices"
	"strings"
)

// containBudget bounds the search of Contains, in leaves of the templates that
// it looks at. Trees of ten operators need a tenth of it.
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

// visit leaves out each step of f in turn; whole puts a part in place of f in the tree.
func (s *shortener) visit(f *form, whole func(part *Expr) *Expr) {
	add := func(plus, minus []*form) {
		s.list = append(s.list, whole((&form{op: f.op, plus: plus, minus: minus}).tree()))
	}
	for i, c := range f.plus {
		s.visit(c, func(part *Expr) *Expr {
			return whole((&form{op: f.op, plus: replaced(f.plus, i, &form{leaf: part}), minus: f.minus}).tree())
		})
	}
	for i, c := range f.minus {
		s.visit(c, func(part *Expr) *Expr {
			return whole((&form{op: f.op, plus: f.plus, minus: replaced(f.minus, i, &form{leaf: part})}).tree())
		})
	}
	switch f.op {
	case '^':
		if base, exponent := f.plus[0], f.plus[1]; exponent.op == 0 {
			s.list = append(s.list, whole(base.tree()))
			if base.op == 0 {
				s.list = append(s.list, whole(s.result.leaf))
			}
		}
	case '+', '*':
		s.visitChain(f, add)
	}
}

// visitChain leaves out steps of a chain over single numbers: one operand, or
// two for which their result is given. It tells operands apart by shape only.
func (s *shortener) visitChain(f *form, add func(plus, minus []*form)) {
	for i, c := range f.plus {
		if !f.startsRun(f.plus, i) {
			continue
		}
		others := without(f.plus, i)
		if len(others) > 0 {
			add(others, f.minus)
		}
		for j, d := range f.plus {
			if j > i && d.op == 0 {
				add(replaced(others, j-1, s.result), f.minus)
			}
		}
		for j := range f.minus {
			if !f.startsRun(f.minus, j) {
				continue
			}
			add(replaced(f.plus, i, s.result), without(f.minus, j))
			if len(others) > 0 {
				add(others, replaced(f.minus, j, s.result))
			}
		}
	}
	for i := range f.minus {
		if !f.startsRun(f.minus, i) {
			continue
		}
		others := without(f.minus, i)
		add(f.plus, others)
		for j, d := range f.minus {
			if j > i && d.op == 0 {
				add(f.plus, replaced(others, j-1, s.result))
			}
		}
	}
}

func replaced(list []*form, i int, f *form) []*form {
	list = slices.Clone(list)
	list[i] = f
	return list
}

// Contains reports whether b's template is left of a's after leaving out steps
// as [Expr.Shorter] does, any number of times, also none. So (a + b) * c
// contains a + b and a * c, and a + b - c contains a - c.
//
// It gives up, and says no, for trees so large that it meets 5,000 different
// templates on the way.
func Contains(a, b *Expr) bool {
	goal, want := b.Key(Canonical), chainCounts(b)
	level := map[string]*Expr{a.Key(Canonical): a}
	seen := 0
	for range a.Steps() - b.Steps() {
		next := map[string]*Expr{}
		for _, e := range level {
			for _, r := range newForm(e).shorter(newForm(NewQuantity(0))) {
				if !want.within(chainCounts(r)) {
					continue
				}
				key := r.Key(Canonical)
				if next[key] == nil {
					next[key] = r
					seen++
				}
			}
			if seen > containBudget {
				return false
			}
		}
		level = next
	}
	return level[goal] != nil
}

// counts has the number of steps in sums, products and powers. Leaving out a
// step lowers one of them by one and never raises any.
type counts [3]int

func chainCounts(e *Expr) counts {
	ops := e.Operators()
	power := strings.Count(ops, "^")
	sum := strings.Count(ops, "+") + strings.Count(ops, "-")
	return counts{sum, len(ops) - sum - power, power}
}

func (c counts) within(d counts) bool { return c[0] <= d[0] && c[1] <= d[1] && c[2] <= d[2] }

// StepsMore is how many steps a has more than b, where a contains b, else -1.
func StepsMore(a, b *Expr) int {
	if !Contains(a, b) {
		return -1
	}
	return a.Steps() - b.Steps()
}
