package worth

import (
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// AddsClocks says whether a tree adds clock times to one another: 10:30 + 2:15 is neither a time nor a
// while, so that no reading of a problem should say so.
func AddsClocks(tree *expr.Expr, quantities []text.Quantity) bool {
	if !HasClock(tree, quantities) {
		return false
	}
	adds := false
	// net is how many more clock times a chain of + and - adds than it takes away.
	var net func(e *expr.Expr) int
	net = func(e *expr.Expr) int {
		switch {
		case e.Kind != expr.Operator && HasClock(e, quantities):
			return 1
		case e.Kind != expr.Operator:
			return 0
		case e.Op == '+':
			return net(e.Left) + net(e.Right)
		case e.Op == '-':
			return net(e.Left) - net(e.Right)
		}
		for _, operand := range []*expr.Expr{e.Left, e.Right} {
			adds = adds || net(operand) > 1
		}
		return 0
	}
	return net(tree) > 1 || adds
}

// whiles adds up a chain that holds several times between two clock times. In canonical form such a chain
// names all that is added first, (b + d) - a - c, though b - a and d - c are what makes sense: so the clock
// times are paired, in the order in which they stand, before anything else is added.
func (c *calculator) whiles(e *expr.Expr) (t term, several bool, err error) {
	var plus, minus, more, less []*expr.Expr // clock times, and the rest
	var walk func(e *expr.Expr, taken bool)
	walk = func(e *expr.Expr, taken bool) {
		isClock := e.Kind == expr.Quantity && HasClock(e, c.quantities)
		switch {
		case e.Kind == expr.Operator && (e.Op == '+' || e.Op == '-'):
			walk(e.Left, taken)
			walk(e.Right, taken != (e.Op == '-'))
		case isClock && taken:
			minus = append(minus, e)
		case isClock:
			plus = append(plus, e)
		case taken:
			less = append(less, e)
		default:
			more = append(more, e)
		}
	}
	walk(e, false)
	if len(plus) < 2 || len(plus) != len(minus) {
		return term{}, false, nil
	}
	add := func(e *expr.Expr, taken bool) {
		if err != nil {
			return
		}
		var next term
		if next, err = c.value(e); err != nil {
			return
		}
		switch {
		case t.v == nil:
			t = next
		case taken:
			t, err = c.difference(t, next)
		default:
			t, err = c.sum(t, next)
		}
	}
	for i := range plus {
		add(expr.NewOperator('-', plus[i], minus[i]), false)
	}
	for _, e := range more {
		add(e, false)
	}
	for _, e := range less {
		add(e, true)
	}
	return t, true, err
}
