package corpus

import (
	"errors"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Bind makes an equation over the numbers of a text an expression over its
// quantities: "(18 + 25) * 3" becomes (n0 + n1) * n2. Every number has to be one
// of the text or a known constant. A compound amount may be said in parts: for
// "2 h 30 min", 2 * 60 + 30 is the quantity, and 2 + 30/60 is it / 60. A clock
// time is written 18:45, or as the hour.
//
// The document that comes back is the one the expression is over. It is the
// same one, but where the equation uses a number that is a name ("Room 12"), or
// one part of a compound amount alone: then that is a quantity more.
func Bind(equation string, document *text.Document) (*expr.Expr, *text.Document, error) {
	parsed, err := expr.Parse(equation)
	if err != nil {
		return nil, nil, err
	}
	if strings.Contains(equation, ":") {
		named, changed := withClocks(equation, document)
		if again, err := expr.Parse(named); err == nil {
			parsed, document = again, changed
		}
	}
	return BindTree(parsed, document)
}

// BindTree is Bind for an equation that was read already.
func BindTree(parsed *expr.Expr, document *text.Document) (*expr.Expr, *text.Document, error) {
	var failed error
	for range 8 { // numbers that are admitted one by one
		bound, err := bindQuantities(parsed, document.Quantities)
		if err == nil && bound.Kind == expr.Quantity && parsed.Kind == expr.Operator && bound.Index < len(document.Quantities) {
			document = document.Split(bound.Index) // 2 * 60 + 30 by itself: what is asked for is to work that out
			continue
		}
		if err == nil {
			return bound, document, nil
		}
		failed = err
		var unbound *expr.UnboundError
		if !errors.As(err, &unbound) || len(parsed.Quantities()) > 0 { // n0, n1 are those of the document as it is
			break
		}
		if document = admit(document, unbound.Value); document == nil {
			break
		}
	}
	return nil, nil, failed
}

// admit finds a number of the text that is no quantity, and makes it one; nil
// if there is none of that value.
func admit(document *text.Document, value *big.Rat) *text.Document {
	for i := range document.Names {
		if v := document.Names[i].Value; v != nil && v.Cmp(value) == 0 {
			return document.Admit(i)
		}
	}
	for i := range document.Quantities {
		for _, part := range document.Quantities[i].Parts {
			if part.Value.Cmp(value) == 0 {
				return document.Split(i)
			}
		}
	}
	return nil
}

// bindQuantities binds first what is said in parts, then plain numbers, then
// clock times by their hour.
func bindQuantities(parsed *expr.Expr, quantities []text.Quantity) (*expr.Expr, error) {
	plain, special := make([]*big.Rat, len(quantities)), false
	for i := range quantities {
		q := &quantities[i]
		if q.Unit.IsClock() {
			special = true
		} else {
			plain[i] = q.Value
			special = special || len(q.Parts) > 0
		}
	}
	if !special {
		return parsed.Bind(plain, text.IsKnownConstant)
	}
	tree := bindHours(bindParts(parsed, quantities), quantities)
	tree, err := tree.Bind(plain, nil)
	if err != nil {
		return nil, err
	}
	tree = bindScaled(tree, quantities)
	for _, of := range []func(*text.Quantity) *big.Rat{dialHours, dayHours, minutes} {
		values := make([]*big.Rat, len(quantities))
		for i := range quantities {
			if quantities[i].Unit.IsClock() {
				values[i] = of(&quantities[i])
			}
		}
		if tree, err = tree.Bind(values, nil); err != nil {
			return nil, err
		}
	}
	return tree.Bind(make([]*big.Rat, len(quantities)), text.IsKnownConstant)
}

// The ways in which an equation may say a clock time as a number.
func minutes(q *text.Quantity) *big.Rat  { return q.Value }
func dayHours(q *text.Quantity) *big.Rat { return new(big.Rat).Quo(q.Value, big.NewRat(60, 1)) }
func dialHours(q *text.Quantity) *big.Rat {
	v := dayHours(q)
	if v.Cmp(big.NewRat(13, 1)) >= 0 {
		v.Sub(v, big.NewRat(12, 1))
	}
	return v
}

// bindHours binds the two sides of a difference such as 9 - 6 where both are
// hours of clock times, before they are taken for other numbers of that value.
func bindHours(e *expr.Expr, quantities []text.Quantity) *expr.Expr {
	if e.Kind != expr.Operator {
		return e
	}
	if e.Op == '-' && e.Left.Kind == expr.Constant && e.Right.Kind == expr.Constant {
		left, right := hourOf(e.Left, quantities, -1), -1
		if left >= 0 {
			right = hourOf(e.Right, quantities, left)
		}
		if right >= 0 {
			return expr.NewOperator('-', expr.NewQuantity(left), expr.NewQuantity(right))
		}
	}
	left, right := bindHours(e.Left, quantities), bindHours(e.Right, quantities)
	if left == e.Left && right == e.Right {
		return e
	}
	return expr.NewOperator(e.Op, left, right)
}

func hourOf(leaf *expr.Expr, quantities []text.Quantity, but int) int {
	for i := range quantities {
		q := &quantities[i]
		if i != but && leaf.Value != nil && q.Unit.IsClock() && (dialHours(q).Cmp(leaf.Value) == 0 || dayHours(q).Cmp(leaf.Value) == 0) {
			return i
		}
	}
	return -1
}

// withClocks writes the clock times of an equation as the quantities that they
// are: "18:45 + 110" becomes "n0 + 110". Noon and midnight, which are no
// quantities of most texts, are admitted for that.
func withClocks(equation string, document *text.Document) (string, *text.Document) {
	eachClock(equation, func(written string, value *big.Rat) string {
		isIt := func(n text.Name) bool { return sameClock(&n.Quantity, value) }
		if i := slices.IndexFunc(document.Names, isIt); i >= 0 && clockQuantity(document, value) < 0 {
			document = document.Admit(i)
		}
		return written
	})
	return eachClock(equation, func(written string, value *big.Rat) string {
		if i := clockQuantity(document, value); i >= 0 {
			return "n" + strconv.Itoa(i)
		}
		return written
	}), document
}

// eachClock replaces the clock times of an equation.
func eachClock(equation string, by func(written string, minutes *big.Rat) string) string {
	var b strings.Builder
	for at := 0; at < len(equation); {
		end, minutes := expr.ClockAt(equation, at)
		if end == 0 {
			b.WriteByte(equation[at])
			at++
			continue
		}
		b.WriteString(by(equation[at:end], new(big.Rat).SetInt64(minutes)))
		at = end
	}
	return b.String()
}

func clockQuantity(document *text.Document, value *big.Rat) int {
	return slices.IndexFunc(document.Quantities, func(q text.Quantity) bool { return sameClock(&q, value) })
}

// sameClock says whether a quantity is that clock time; where nobody says which
// half of the day it is in, either will do.
func sameClock(q *text.Quantity, minutes *big.Rat) bool {
	if !q.Unit.IsClock() {
		return false
	}
	off := new(big.Rat).Sub(q.Value, minutes)
	off.Quo(off, big.NewRat(24*60, 1))
	if q.Unit == text.Clock12 {
		off.Mul(off, big.NewRat(2, 1))
	}
	return off.IsInt()
}
