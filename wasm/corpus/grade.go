package corpus

import (
	"math/big"
	"slices"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Grade is the school year in which such a calculation is taught (in the United States; England's
// year is one more): the highest that a step of it asks for, by its operation and the kind and size
// of its numbers, and that the number of steps asks for. It hangs on the question alone, not on the
// story around it. docs/corpus.md has the rule as a table.
func Grade(document *text.Document, e *expr.Expr) int {
	if e == nil {
		return 0
	}
	g := grader{document: document}
	if _, ok := g.walk(e); !ok {
		return 0
	}
	return min(max(g.grade, stepsGrade(e)), topGrade)
}

// topGrade is the highest that the rule gives.
const topGrade = 8

// stepsGrade is what the number of steps asks for. Two additions are for second grade, two other
// steps for third.
func stepsGrade(e *expr.Expr) int {
	plain := true
	calculated := make([]*expr.Expr, 0, 16) // a part that stands in a tree twice is worked out once
	for node := range e.Postorder() {
		switch {
		case node.Kind != expr.Operator:
		case node.Op == expr.Max || node.Op == expr.Min: // to compare is no calculation
			plain = false
		default:
			if !slices.ContainsFunc(calculated, func(e *expr.Expr) bool { return expr.Equal(e, node) }) {
				calculated = append(calculated, node)
			}
			plain = plain && (node.Op == '+' || node.Op == '-')
		}
	}
	switch steps := len(calculated); {
	case steps <= 1:
		return 1
	case steps == 2 && plain:
		return 2
	case steps <= 2:
		return 3
	case steps == 3:
		return 4
	case steps <= 5:
		return 5
	}
	return 6
}

// grader goes through a tree and keeps the highest grade of its steps.
type grader struct {
	document *text.Document
	grade    int
}

// form is how a number is written, as far as it makes calculating with it harder.
type form uint8

const (
	wholeForm form = iota
	decimalForm
	fractionForm
)

// operand is what a part of a tree comes to.
type operand struct {
	value *big.Rat
	form  form
	money bool
}

func (g *grader) walk(e *expr.Expr) (operand, bool) {
	switch e.Kind {
	case expr.Quantity:
		if e.Index >= len(g.document.Quantities) {
			return operand{}, false
		}
		q := &g.document.Quantities[e.Index]
		kinds := kindOf(q)
		if kinds&Percent != 0 {
			g.atLeast(6)
		}
		return operand{q.Value, formOf(q.Value, kinds&Fraction != 0), kinds&Money != 0}, true
	case expr.Constant:
		if e.Value == nil {
			return operand{}, false
		}
		g.constant(e.Value)
		return operand{e.Value, formOf(e.Value, false), false}, true
	}
	if e.Kind != expr.Operator {
		return operand{}, false
	}
	a, ok1 := g.walk(e.Left)
	b, ok2 := g.walk(e.Right)
	if !ok1 || !ok2 {
		return operand{}, false
	}
	value, err := expr.NewOperator(e.Op, expr.NewConstant(a.value), expr.NewConstant(b.value)).Eval(nil)
	if err != nil {
		return operand{}, false
	}
	g.atLeast(stepGrade(e.Op, a, b, value))
	return operand{value, formOf(value, max(a.form, b.form) == fractionForm), a.money || b.money}, true
}

func (g *grader) atLeast(grade int) { g.grade = max(g.grade, grade) }

// constant is what a number asks for that one has to know: a dozen and the days of a week are known
// early, units of measure later.
func (g *grader) constant(value *big.Rat) {
	switch n, _ := value.Float64(); {
	case !value.IsInt():
		g.atLeast(7) // 3.14
	case n == 7 || n == 12 || n == 24:
		g.atLeast(3)
	case n > 10:
		g.atLeast(4) // 60, 100, 1000
	}
}

// formOf is the form of a value; a third is a fraction however it came about.
func formOf(value *big.Rat, fraction bool) form {
	_, ends := value.FloatPrec()
	switch {
	case value.IsInt():
		return wholeForm
	case fraction || !ends:
		return fractionForm
	}
	return decimalForm
}

// stepGrade is what one step asks for.
func stepGrade(op byte, a, b operand, value *big.Rat) int {
	hardest := max(a.form, b.form)
	largest := max(size(a.value), size(b.value))
	least := min(size(a.value), size(b.value))
	switch op {
	case '+', '-':
		return sumGrade(a, b, value)
	case '*':
		return productGrade(a, b)
	case '/':
		return quotientGrade(a, b, value)
	case expr.RoundUp, expr.Whole, expr.Remainder:
		switch {
		case hardest != wholeForm || size(b.value) > 100:
			return 6
		case size(b.value) > 10:
			return 5
		case size(a.value) > 100:
			return 4
		}
		return 3
	case expr.Max, expr.Min:
		if hardest == wholeForm && least <= 100 && largest <= 1000 {
			return 2
		}
		return 4
	}
	return 6 // greatest common divisor, least common multiple, powers
}

func sumGrade(a, b operand, value *big.Rat) int {
	largest := max(size(a.value), size(b.value), size(value))
	switch {
	case value.Sign() < 0:
		return 6
	case a.form == fractionForm && b.form == fractionForm && a.value.Denom().Cmp(b.value.Denom()) != 0:
		return 5
	case a.form == fractionForm || b.form == fractionForm, (a.form == decimalForm || b.form == decimalForm) && (a.money || b.money):
		return 4
	case a.form == decimalForm || b.form == decimalForm:
		return 5
	case largest <= 20:
		return 1
	case largest <= 100:
		return 2
	case largest <= 1000:
		return 3
	}
	return 4
}

func productGrade(a, b operand) int {
	small, large := min(size(a.value), size(b.value)), max(size(a.value), size(b.value))
	switch {
	case a.form == decimalForm && b.form == decimalForm:
		return 6
	case a.form == fractionForm && b.form == fractionForm, a.form == decimalForm || b.form == decimalForm:
		return 5
	case a.form == fractionForm || b.form == fractionForm:
		if unitFraction(a) || unitFraction(b) {
			return 4 // a quarter of 20
		}
		return 5
	case small <= 2 && large <= 10:
		return 2
	case large <= 10, small <= 10 && large <= 100 && round(a, b):
		return 3
	case small <= 10, large <= 100:
		return 4
	}
	return 5
}

func quotientGrade(a, b operand, value *big.Rat) int {
	switch {
	case powerOfTen(b.value):
		if a.form == wholeForm && value.IsInt() {
			return 4 // 5,000 metres in kilometres
		}
		return 5
	case b.form != wholeForm, size(b.value) > 100:
		return 6
	case a.form != wholeForm, !value.IsInt(), size(b.value) > 10:
		return 5
	case size(b.value) <= 2 && size(a.value) <= 20:
		return 2
	case size(value) <= 10:
		return 3
	}
	return 4
}

// unitFraction is for one half, one third and so on.
func unitFraction(o operand) bool {
	return o.form == fractionForm && o.value.Num().IsInt64() && o.value.Num().Int64() == 1
}

// round says whether one of two whole numbers is a multiple of ten.
func round(a, b operand) bool { return multipleOfTen(a.value) || multipleOfTen(b.value) }

func multipleOfTen(v *big.Rat) bool {
	return v.IsInt() && new(big.Int).Rem(v.Num(), big.NewInt(10)).Sign() == 0
}

// powerOfTen is for 10, 100 and 1000: to divide by them is to move the point.
func powerOfTen(v *big.Rat) bool {
	n, _ := v.Float64()
	return n == 10 || n == 100 || n == 1000
}

func size(v *big.Rat) float64 {
	n, _ := new(big.Rat).Abs(v).Float64()
	return n
}
