package worth

import (
	"math/big"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// AddsClocks says whether a tree adds clock times to one another: 10:30 + 2:15 is neither a time
// nor a while, so that no reading of a problem should say so.
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

// whiles adds up a chain that holds several times between two clock times and adds clock times
// first. In canonical form such a chain is (b + d) - a - c, though b - a and d - c are what makes
// sense: so it is counted in minutes, and only what comes out is brought on the dial. A chain that
// keeps its whiles apart is left alone.
func (c *calculator) whiles(e *expr.Expr) (t term, several bool, err error) {
	sums := false // somewhere two clock times are added
	var net func(e *expr.Expr) int
	net = func(e *expr.Expr) int {
		switch {
		case e.Kind == expr.Operator && e.Op == '+':
			n := net(e.Left) + net(e.Right)
			sums = sums || n > 1
			return n
		case e.Kind == expr.Operator && e.Op == '-':
			return net(e.Left) - net(e.Right)
		case e.Kind == expr.Quantity && HasClock(e, c.quantities):
			return 1
		}
		return 0
	}
	if net(e) != 0 || !sums {
		return term{}, false, nil
	}
	total, round := new(big.Rat), day
	var walk func(e *expr.Expr, taken bool)
	walk = func(e *expr.Expr, taken bool) {
		if e.Kind == expr.Operator && (e.Op == '+' || e.Op == '-') {
			walk(e.Left, taken)
			walk(e.Right, taken != (e.Op == '-'))
			return
		}
		next, failed := c.value(e)
		if failed != nil {
			err = failed
			return
		}
		if next.dial {
			round = halfDay
		}
		if minutes := c.minutes(next); taken {
			total.Sub(total, minutes)
		} else {
			total.Add(total, minutes)
		}
	}
	walk(e, false)
	if total.Sign() < 0 {
		total = onDial(total, round)
	}
	return term{v: total, kind: Duration, between: true}, true, err
}
