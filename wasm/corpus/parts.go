package corpus

import (
	"math/big"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// A compound amount is one quantity, and an equation may say it in parts. This
// file finds the parts in the equation's tree. They are looked for among the
// addends of each sum, so that 45 + 2 * 60 + 30 has them too.

// whole is a quantity with what its parts come to.
type whole struct {
	index  int
	value  *big.Rat
	parts  []*big.Rat // as written
	shares []*big.Rat // what each is of the value
	scales []*big.Rat // what the parts may come to, as a multiple of the value
}

// wholes are the quantities that have parts. A clock time has hours and minutes.
func wholes(quantities []text.Quantity) []whole {
	var list []whole
	for i := range quantities {
		q := &quantities[i]
		switch {
		case len(q.Parts) > 0:
			list = append(list, compound(i, q))
		case q.Unit.IsClock() && q.Value.IsInt() && q.Value.Num().Int64()%60 > 0:
			hours, minutes := q.Value.Num().Int64()/60, q.Value.Num().Int64()%60
			for _, h := range []int64{hours, hours - 12} {
				if h <= 0 {
					continue
				}
				w := whole{index: i, value: q.Value, scales: []*big.Rat{big.NewRat(1, 1), big.NewRat(1, 60)}}
				w.add(big.NewRat(h, 1), big.NewRat(60*h, 1))
				w.add(big.NewRat(minutes, 1), big.NewRat(minutes, 1))
				list = append(list, w)
			}
		}
	}
	return list
}

func (w *whole) add(part, share *big.Rat) {
	w.parts, w.shares = append(w.parts, part), append(w.shares, share)
}

func compound(i int, q *text.Quantity) whole {
	w := whole{index: i, value: q.Value, scales: []*big.Rat{big.NewRat(1, 1)}}
	for _, part := range q.Parts {
		share := new(big.Rat).Set(part.Value)
		switch per, less := part.Unit.Per(q.Unit), q.Unit.Per(part.Unit); {
		case per > 0: // hours of an amount in minutes
			share.Mul(share, big.NewRat(per, 1))
			w.scales = append(w.scales, big.NewRat(1, per))
		case less > 0: // pence of an amount in pounds
			share.Quo(share, big.NewRat(less, 1))
			w.scales = append(w.scales, big.NewRat(less, 1))
		}
		w.add(part.Value, share)
	}
	if q.Unit == text.Second {
		w.scales = append(w.scales, big.NewRat(1, 3600))
	}
	if q.Unit == text.Minute || q.Unit == text.Hour {
		w.scales = append(w.scales, big.NewRat(60, 1))
	}
	return w
}

// bindParts binds the amounts that the tree says in parts.
func bindParts(tree *expr.Expr, quantities []text.Quantity) *expr.Expr {
	b := partBinder{wholes: wholes(quantities), used: make([]bool, len(quantities))}
	if len(b.wholes) == 0 {
		return tree
	}
	return b.bind(tree)
}

type partBinder struct {
	wholes []whole
	used   []bool
}

// addend is a part of a sum, or what is taken away in it.
type addend struct {
	tree  *expr.Expr
	minus bool
	bound bool
}

func (b *partBinder) bind(e *expr.Expr) *expr.Expr {
	if e.Kind != expr.Operator {
		return e
	}
	if e.Op != '+' && e.Op != '-' {
		return expr.NewOperator(e.Op, b.bind(e.Left), b.bind(e.Right))
	}
	list, changed := addends(e, false, nil), false
	for round := 0; round < 2; round++ { // unused ones before those that were used already
		for k := range b.wholes {
			for w := &b.wholes[k]; (round == 1 || !b.used[w.index]) && b.take(w, &list); changed = true {
			}
		}
	}
	for i := range list {
		if list[i].bound {
			continue
		}
		tree := list[i].tree
		if tree.Kind == expr.Operator && tree.Op != '+' && tree.Op != '-' {
			next := b.bind(tree)
			changed = changed || next != tree
			list[i].tree = next
		}
	}
	if !changed || list[0].minus {
		return e
	}
	sum := list[0].tree
	for _, a := range list[1:] {
		op := byte('+')
		if a.minus {
			op = '-'
		}
		sum = expr.NewOperator(op, sum, a.tree)
	}
	return sum
}

func addends(e *expr.Expr, minus bool, list []addend) []addend {
	if e.Kind == expr.Operator && (e.Op == '+' || e.Op == '-') {
		list = addends(e.Left, minus, list)
		return addends(e.Right, minus != (e.Op == '-'), list)
	}
	return append(list, addend{tree: e, minus: minus})
}

// take puts the whole in the place of its parts, if all of them are addends.
func (b *partBinder) take(w *whole, list *[]addend) bool {
	for _, scale := range w.scales {
		var at []int
		for k, part := range w.parts {
			want := new(big.Rat).Mul(w.shares[k], scale)
			found := -1
			for i, a := range *list {
				if !a.bound && !contains(at, i) && (len(at) == 0 || a.minus == (*list)[at[0]].minus) && says(a.tree, part, want) {
					found = i
					break
				}
			}
			if found < 0 {
				at = nil
				break
			}
			at = append(at, found)
		}
		if at == nil {
			continue
		}
		first := at[0]
		for _, i := range at {
			first = min(first, i)
		}
		(*list)[first] = addend{w.scaled(scale), (*list)[first].minus, true}
		var rest []addend
		for i, a := range *list {
			if i == first || !contains(at, i) {
				rest = append(rest, a)
			}
		}
		*list = rest
		b.used[w.index] = true
		return true
	}
	return false
}

func contains(list []int, i int) bool {
	for _, each := range list {
		if each == i {
			return true
		}
	}
	return false
}

// says whether a tree is the part, as it is or times or by constants, and comes to want.
func says(e *expr.Expr, part, want *big.Rat) bool {
	if e.Kind == expr.Constant {
		return e.Value != nil && e.Value.Cmp(want) == 0 && part.Cmp(want) == 0
	}
	has := false
	for node := range e.Postorder() {
		switch node.Kind {
		case expr.Constant:
			if node.Value == nil {
				return false
			}
			if node.Value.Cmp(part) == 0 {
				has = true
			} else if !text.IsKnownConstant(node.Value) && !isPower(node.Value) {
				return false
			}
		case expr.Operator:
			if node.Op != '*' && node.Op != '/' {
				return false
			}
		default:
			return false
		}
	}
	if !has {
		return false
	}
	v, err := e.Eval(nil)
	return err == nil && v.Cmp(want) == 0
}

// isPower says whether v is a factor between units that are further apart: 3600.
func isPower(v *big.Rat) bool { return v.Cmp(big.NewRat(3600, 1)) == 0 }

// scaled is the quantity times the scale.
func (w *whole) scaled(scale *big.Rat) *expr.Expr {
	q := expr.NewQuantity(w.index)
	switch {
	case scale.IsInt() && scale.Num().IsInt64() && scale.Num().Int64() == 1:
		return q
	case scale.IsInt():
		return expr.NewOperator('*', q, expr.NewConstant(scale))
	}
	return expr.NewOperator('/', q, expr.NewConstant(new(big.Rat).Inv(scale)))
}

// bindScaled binds a constant that is a compound amount in its other unit: 2.5
// for 2 h 30 min is the quantity / 60.
func bindScaled(tree *expr.Expr, quantities []text.Quantity) *expr.Expr {
	var list []whole
	for i := range quantities {
		if len(quantities[i].Parts) > 0 {
			list = append(list, compound(i, &quantities[i]))
		}
	}
	if len(list) == 0 {
		return tree
	}
	var walk func(e *expr.Expr) *expr.Expr
	walk = func(e *expr.Expr) *expr.Expr {
		switch {
		case e.Kind == expr.Operator:
			left := walk(e.Left)
			return expr.NewOperator(e.Op, left, walk(e.Right))
		case e.Kind != expr.Constant || e.Value == nil || text.IsKnownConstant(e.Value):
			return e
		}
		for k := range list {
			for _, scale := range list[k].scales {
				if new(big.Rat).Mul(list[k].value, scale).Cmp(e.Value) == 0 {
					return list[k].scaled(scale)
				}
			}
		}
		return e
	}
	return walk(tree)
}
