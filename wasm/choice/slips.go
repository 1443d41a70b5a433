package choice

import (
	"fmt"
	"math/big"
	"slices"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Slip is the kind of a mistake.
type Slip string

const (
	Right        Slip = ""          // none: it is the answer
	OtherReading Slip = "reading"   // the text is understood in another way
	Operation    Slip = "operation" // one operation in the place of another
	Forgotten    Slip = "forgotten" // a step is left out
	NotNeeded    Slip = "notNeeded" // a number that is not needed is used
	Exchanged    Slip = "exchanged" // operands in the wrong order
	Order        Slip = "order"     // the first two steps in the wrong order, as without brackets
	Rounding     Slip = "rounding"  // a quotient rounded the wrong way, or its remainder given
	Counting     Slip = "counting"  // a slip in calculating: a ten too much
)

// slips is the order in which kinds are asked for an option: those that say most about the pupil
// first.
var slips = []Slip{OtherReading, Operation, Forgotten, NotNeeded, Exchanged, Order, Rounding,
	Counting}

// A wrong is a tree that a slip leads to.
type wrong struct {
	slip Slip
	tree *expr.Expr
	why  string // in English, over the numbers of the text
}

// maker collects wrong trees.
type maker struct {
	document *text.Document
	tree     *expr.Expr
	list     []wrong
}

func (m *maker) add(slip Slip, tree *expr.Expr, format string, said ...any) {
	m.list = append(m.list, wrong{slip, tree, fmt.Sprintf(format, said...)})
}

// equation writes a part of a tree over the numbers of the text.
func (m *maker) equation(e *expr.Expr) string { return worth.Equation(e, m.document.Quantities) }

// all are the wrong trees of all slips but those of the model's readings.
func (m *maker) all() {
	m.at(m.tree, func(e *expr.Expr) *expr.Expr { return e })
	m.notNeeded()
	m.counting()
}

// at makes the slips at a node and below it; put gives the whole tree with another one in the
// node's place.
func (m *maker) at(e *expr.Expr, put func(*expr.Expr) *expr.Expr) {
	if e.Kind != expr.Operator {
		return
	}
	m.operation(e, put)
	m.forgotten(e, put)
	m.order(e, put)
	m.at(e.Left, func(l *expr.Expr) *expr.Expr { return put(expr.NewOperator(e.Op, l, e.Right)) })
	m.at(e.Right, func(r *expr.Expr) *expr.Expr { return put(expr.NewOperator(e.Op, e.Left, r)) })
}

// mistaken are the operations that one is mistaken for.
var mistaken = map[byte]string{
	'+': "-*", '-': "+/", '*': "+/", '/': "*-", '^': "*",
	expr.GCD: string(expr.LCM), expr.LCM: string(expr.GCD) + "*", expr.Max: string(expr.Min),
	expr.Min: string(expr.Max),
}

func (m *maker) operation(e *expr.Expr, put func(*expr.Expr) *expr.Expr) {
	for _, op := range []byte(mistaken[e.Op]) {
		other := expr.NewOperator(op, e.Left, e.Right)
		m.add(Operation, put(other), "%s in place of %s", m.equation(other), m.equation(e))
	}
	if e.Op == '-' || e.Op == '/' {
		other := expr.NewOperator(e.Op, e.Right, e.Left)
		m.add(Exchanged, put(other), "%s in place of %s", m.equation(other), m.equation(e))
	}
	if expr.IsWholeNumber(e.Op) && e.Op != expr.GCD && e.Op != expr.LCM {
		for _, op := range []byte{expr.Whole, expr.RoundUp, expr.Remainder} {
			if op != e.Op {
				other := expr.NewOperator(op, e.Left, e.Right)
				m.add(Rounding, put(other), "%s in place of %s", m.equation(other), m.equation(e))
			}
		}
	}
}

// forgotten leaves a step out: one of its operands stands for it.
func (m *maker) forgotten(e *expr.Expr, put func(*expr.Expr) *expr.Expr) {
	for _, operands := range [][2]*expr.Expr{{e.Left, e.Right}, {e.Right, e.Left}} {
		stays, goes := operands[0], operands[1]
		tree := put(stays)
		if tree.Kind != expr.Operator && m.tree.Steps() > 1 {
			continue // nothing would be calculated
		}
		m.add(Forgotten, tree, "the step with %s is forgotten: %s", m.equation(goes), m.equation(tree))
	}
}

// order calculates a op (b op c) as (a op b) op c, and the other way round.
func (m *maker) order(e *expr.Expr, put func(*expr.Expr) *expr.Expr) {
	if r := e.Right; r.Kind == expr.Operator {
		m.reordered(e, put(expr.NewOperator(r.Op, expr.NewOperator(e.Op, e.Left, r.Left), r.Right)))
	}
	if l := e.Left; l.Kind == expr.Operator {
		m.reordered(e, put(expr.NewOperator(l.Op, l.Left, expr.NewOperator(e.Op, l.Right, e.Right))))
	}
}

func (m *maker) reordered(e, tree *expr.Expr) {
	m.add(Order, tree, "the steps in another order: %s", m.equation(tree))
}

// notNeeded uses a number that the calculation does not need: in the place of another, or beside
// the result.
func (m *maker) notNeeded() {
	used := m.tree.Quantities()
	for i := range m.document.Quantities {
		q := &m.document.Quantities[i]
		if slices.Contains(used, i) || q.Value == nil || q.Unit == text.Percent || q.Unit.IsClock() {
			continue
		}
		spare := expr.NewQuantity(i)
		for _, u := range used {
			was := &m.document.Quantities[u]
			if was.Unit == q.Unit && was.Measure == q.Measure {
				m.add(NotNeeded, replaced(m.tree, u, spare), "%s in place of %s", m.equation(spare),
					m.equation(expr.NewQuantity(u)))
			}
		}
		for _, op := range []byte("+-") {
			tree := expr.NewOperator(op, m.tree, spare)
			m.add(NotNeeded, tree, "%s is used, and is not needed: %s", m.equation(spare), m.equation(tree))
		}
	}
}

func replaced(e *expr.Expr, quantity int, with *expr.Expr) *expr.Expr {
	switch {
	case e.Kind == expr.Quantity && e.Index == quantity:
		return with
	case e.Kind == expr.Operator:
		return expr.NewOperator(e.Op, replaced(e.Left, quantity, with), replaced(e.Right, quantity, with))
	}
	return e
}

// counting are slips in calculating, for problems of which nothing else is plausible: a ten or a
// one too many or too few.
func (m *maker) counting() {
	for _, n := range []int64{10, 1, 100, 2, 5} {
		for _, op := range []byte("+-") {
			by := expr.NewConstant(big.NewRat(n, 1))
			tree := expr.NewOperator(op, m.tree, by)
			word := "too many"
			if op == '-' {
				word = "too few"
			}
			m.add(Counting, tree, "a slip in calculating: %s %s", by.String(), word)
		}
	}
	for _, factor := range []int64{10, 2} { // of an answer below ten that has a point
		by := expr.NewConstant(big.NewRat(factor, 1))
		m.add(Counting, expr.NewOperator('*', m.tree, by), "a slip in calculating: %s times the answer",
			by.String())
		m.add(Counting, expr.NewOperator('/', m.tree, by),
			"a slip in calculating: the answer divided by %s", by.String())
	}
}
