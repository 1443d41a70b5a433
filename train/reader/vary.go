package reader

import (
	"math/rand/v2"

	"mwpranker/wasm/expr"
)

// Variations are trees that are nearly right: what somebody calculates who has misunderstood one
// step. The verifier learns from them beside what the search finds.

// vary changes one place of a tree.
func vary(e *expr.Expr, quantities int, r *rand.Rand) *expr.Expr {
	var places []*expr.Expr
	for part := range e.Postorder() {
		places = append(places, part)
	}
	at := r.IntN(len(places))
	changed := variation(places[at], e, quantities, r)
	return replaced(e, &at, changed)
}

// variation is what stands in the place of a part of a tree.
func variation(part, whole *expr.Expr, quantities int, r *rand.Rand) *expr.Expr {
	if part.Kind != expr.Operator {
		if r.IntN(3) == 0 {
			return taken(part, whole, quantities, r)
		}
		return expr.NewQuantity(r.IntN(max(quantities, 1)))
	}
	switch r.IntN(6) {
	case 0: // operands exchanged
		return expr.NewOperator(part.Op, part.Right, part.Left)
	case 1: // a step dropped
		return part.Left
	case 2:
		return part.Right
	case 3: // another operator
		return expr.NewOperator("+-*/"[r.IntN(4)], part.Left, part.Right)
	case 4: // grouped otherwise
		if l := part.Left; l.Kind == expr.Operator {
			return expr.NewOperator(l.Op, l.Left, expr.NewOperator(part.Op, l.Right, part.Right))
		}
	}
	return taken(part, whole, quantities, r)
}

// taken takes a number in, preferably one that the whole tree does not need.
func taken(part, whole *expr.Expr, quantities int, r *rand.Rand) *expr.Expr {
	used := map[int]bool{}
	for _, q := range whole.Quantities() {
		used[q] = true
	}
	number := r.IntN(max(quantities, 1))
	for range 5 {
		if used[number] {
			number = r.IntN(quantities)
		}
	}
	op, leaf := "+-*/"[r.IntN(4)], expr.NewQuantity(number)
	if r.IntN(4) == 0 {
		return expr.NewOperator(op, leaf, part)
	}
	return expr.NewOperator(op, part, leaf)
}

// replaced is a tree with another part in place of the one that comes at that place in the order of
// Postorder.
func replaced(e *expr.Expr, at *int, by *expr.Expr) *expr.Expr {
	if e.Kind == expr.Operator {
		left := replaced(e.Left, at, by)
		right := replaced(e.Right, at, by)
		if *at--; *at == -1 {
			return by
		}
		return expr.NewOperator(e.Op, left, right)
	}
	if *at--; *at == -1 {
		return by
	}
	return e
}
