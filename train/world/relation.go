package world

import (
	"math/big"
	"strings"

	"mwpranker/wasm/expr"
)

// quantity is a number of the run, known to the world whether the text tells it or not.
type quantity struct {
	value *big.Rat
	what  *what
	fixed bool // a constant that everybody knows: 7 days, 100 percent
}

// relation ties three quantities together: out = a + b or out = a * b. Subtraction and division are
// the same relations read the other way. An operator over whole numbers, such as rounding a
// division up, leads one way only: many numbers of pupils need four buses.
type relation struct {
	op        byte
	out, a, b int
}

// never is the cost of what cannot be derived.
const never = 1 << 20

// derivation holds, for every quantity, the cheapest way to it from what is told.
type derivation struct {
	run  *run
	cost []int // operations; 0 for what is told
	how  []step
}

// step is a relation read in one direction.
type step struct {
	op   byte // + - * /, or one of expr.Functions
	a, b int
}

// derive propagates from the told quantities until nothing gets cheaper. Relations are few, so
// plain repetition is fast.
func (w *run) derive(told []bool) *derivation {
	d := &derivation{run: w, cost: make([]int, len(w.quantities)), how: make([]step, len(w.quantities))}
	for i := range w.quantities {
		if !told[i] && !w.quantities[i].fixed {
			d.cost[i] = never
		}
	}
	for changed := true; changed; {
		changed = false
		relax := func(to int, s step) {
			if c := d.cost[s.a] + d.cost[s.b] + 1; c < d.cost[to] {
				d.cost[to], d.how[to], changed = c, s, true
			}
		}
		for _, r := range w.relations {
			if strings.IndexByte(expr.Functions, r.op) >= 0 {
				relax(r.out, step{r.op, r.a, r.b})
				continue
			}
			back := byte('-')
			if r.op == '*' {
				back = '/'
			}
			relax(r.out, step{r.op, r.a, r.b})
			relax(r.a, step{back, r.out, r.b})
			relax(r.b, step{back, r.out, r.a})
		}
	}
	return d
}

// expression is the derivation of q as a tree; a quantity stands in it under its own number, a
// constant as itself.
func (d *derivation) expression(q int) *expr.Expr {
	if d.cost[q] == 0 {
		if d.run.quantities[q].fixed {
			return expr.NewConstant(d.run.quantities[q].value)
		}
		return expr.NewQuantity(q)
	}
	s := d.how[q]
	return expr.NewOperator(s.op, d.expression(s.a), d.expression(s.b))
}

// path marks every quantity on the way to q, q included.
func (d *derivation) path(q int, on []bool) {
	on[q] = true
	if d.cost[q] == 0 {
		return
	}
	d.path(d.how[q].a, on)
	d.path(d.how[q].b, on)
}
