package expr

import (
	"maps"
	"slices"
	"strings"
)

// containBudget bounds how many templates Contains looks at.
const containBudget = 5000

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
	for _, r := range newForm(e).shorter(newForm(NewQuantity(fresh))) {
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
func (f *form) shorter(result *form) []*Expr {
	if f.op == 0 {
		return nil
	}
	var list []*Expr
	add := func(plus, minus []*form) {
		list = append(list, (&form{op: f.op, plus: plus, minus: minus}).tree())
	}
	for i, c := range f.plus {
		for _, r := range c.shorter(result) {
			add(replaced(f.plus, i, newForm(r)), f.minus)
		}
	}
	for i, c := range f.minus {
		for _, r := range c.shorter(result) {
			add(f.plus, replaced(f.minus, i, newForm(r)))
		}
	}
	if f.op == '^' {
		if base, exponent := f.plus[0], f.plus[1]; exponent.op == 0 {
			list = append(list, base.tree())
			if base.op == 0 {
				list = append(list, result.tree())
			}
		}
		return list
	}
	// Operands of one shape are alike, so the first of them stands for all.
	for i, c := range f.plus {
		if c.op != 0 || i > 0 && f.plus[i-1].shape == c.shape {
			continue
		}
		if len(f.plus) > 1 {
			add(slices.Delete(slices.Clone(f.plus), i, i+1), f.minus)
		}
		for j, d := range f.plus[i+1:] {
			if d.op == 0 {
				plus := slices.Delete(slices.Clone(f.plus), i+1+j, i+2+j)
				add(replaced(plus, i, result), f.minus)
			}
		}
		for j, d := range f.minus {
			if d.op != 0 {
				continue
			}
			add(replaced(f.plus, i, result), slices.Delete(slices.Clone(f.minus), j, j+1))
			if len(f.plus) > 1 {
				add(slices.Delete(slices.Clone(f.plus), i, i+1), replaced(f.minus, j, result))
			}
		}
	}
	for i, c := range f.minus {
		if c.op != 0 || i > 0 && f.minus[i-1].shape == c.shape {
			continue
		}
		add(f.plus, slices.Delete(slices.Clone(f.minus), i, i+1))
		for j, d := range f.minus[i+1:] {
			if d.op == 0 {
				minus := slices.Delete(slices.Clone(f.minus), i+1+j, i+2+j)
				add(f.plus, replaced(minus, i, result))
			}
		}
	}
	return list
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
