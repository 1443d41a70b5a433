package world

import (
	"strings"
	"testing"

	"mwpranker/wasm/expr"
)

// Problems with an operator over whole numbers come up, of every kind, and none is pointless: no
// division that is rounded comes out even, no remainder is nothing, no common divisor is 1.
func TestWholeNumbersAreAsked(t *testing.T) {
	g := New(5)
	met := map[byte]int{}
	const problems = 6000
	for range problems {
		p := g.Next()
		for e := range p.Expr.Postorder() {
			if e.Kind != expr.Operator || strings.IndexByte(expr.Functions, e.Op) < 0 {
				continue
			}
			met[e.Op]++
			v, err := e.Eval(p.Doc.Values())
			if err != nil {
				t.Fatalf("%s: %v", p, err)
			}
			if d := e.Division(); d != nil {
				if exact, err := d.Eval(p.Doc.Values()); err != nil || exact.IsInt() {
					t.Errorf("%s: %s comes out even (%v)", p, e, err)
				}
			}
			if v.Sign() <= 0 || e.Op == expr.GCD && expr.FormatRat(v) == "1" {
				t.Errorf("%s: %s is %s", p, e, expr.FormatRat(v))
			}
		}
	}
	for _, op := range []byte("uwrgl") {
		if met[op] < 12 {
			t.Errorf("%s comes up %d times in %d problems", expr.OperatorName(op), met[op], problems)
		}
	}
}

// A relation over whole numbers leads one way: how many buses there are does not say how many
// pupils.
func TestWholeNumbersLeadOneWay(t *testing.T) {
	w := newRun(1, 1)
	n, s := w.constant(130), w.constant(40)
	q := w.oneWay(expr.RoundUp, n, s, &what{kind: count})
	told := make([]bool, len(w.quantities))
	told[q] = true
	w.quantities[n].fixed, w.quantities[s].fixed = false, true
	if d := w.derive(told); d.cost[n] != never {
		t.Errorf("130 follows from 4 and 40: %s", d.expression(n))
	}
	told[q], told[n] = false, true
	if d := w.derive(told); d.cost[q] != 1 || d.expression(q).String() != "roundup(n0 / 40)" {
		t.Errorf("buses cost %d", d.cost[q])
	}
	if v := w.calculated(expr.RoundUp, w.constant(120), s); v.Sign() != 0 {
		t.Errorf("120 / 40 is rounded up to %v, though there is nothing to round", v)
	}
}
