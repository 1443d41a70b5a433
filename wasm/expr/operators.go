package expr

import (
	"slices"
	"strings"
)

// Operators over whole numbers, and the larger and smaller of two. They are
// written like functions: roundup(130 / 40), gcd(12, 18). Each is one byte of
// [Expr.Op], which also stands for it in keys.
const (
	RoundUp   byte = 'u' // a / b rounded up to a whole number: how many buses are needed
	Whole     byte = 'w' // a / b without what is left over: how many full boxes
	Remainder byte = 'r' // what is left over of a / b
	GCD       byte = 'g' // greatest common divisor
	LCM       byte = 'l' // least common multiple
	Max       byte = 'M' // the larger of two
	Min       byte = 'm' // the smaller of two
)

const (
	// BasicOperators are those that are written between their operands.
	BasicOperators = "+-*/^"
	// Functions are those that are written as a name before their operands.
	Functions = "uwrglMm"
	// Operators are all operators, in the order in which they are listed anywhere.
	Operators = BasicOperators + Functions
)

// A function is an operator that is written as a name before its operands.
type function struct {
	op       byte
	name     string   // as it is printed
	accepted []string // further spellings that are read, of schools and spreadsheets
	// rounds is a division that is brought to whole numbers: its operands are
	// written as a division, they do not commute, and it has exactly two.
	rounds bool
}

var functions = []function{
	{RoundUp, "roundup", []string{"ceil", "ceiling"}, true},
	{Whole, "whole", []string{"floor", "quotient", "rounddown", "div"}, true},
	{Remainder, "remainder", []string{"mod", "modulo", "rem"}, true},
	{GCD, "gcd", []string{"hcf", "gcf"}, false},
	{LCM, "lcm", nil, false},
	{Max, "max", []string{"larger", "largest", "maximum"}, false},
	{Min, "min", []string{"smaller", "smallest", "minimum"}, false},
}

// infixWords are the names that may stand between two operands: 130 mod 40.
var infixWords = []string{"div", "mod"}

// functionOf returns the function that the operator is, or nil.
func functionOf(op byte) *function {
	for i := range functions {
		if functions[i].op == op {
			return &functions[i]
		}
	}
	return nil
}

// functionNamed returns the function of that name in any spelling, or nil.
func functionNamed(word string) *function {
	word = strings.ToLower(word)
	for i := range functions {
		if functions[i].name == word || slices.Contains(functions[i].accepted, word) {
			return &functions[i]
		}
	}
	return nil
}

// OperatorName is how an operator is named where every operator is a word of
// its own, as in prefix text: "+", "roundup"; empty for what is no operator.
func OperatorName(op byte) string {
	if f := functionOf(op); f != nil {
		return f.name
	}
	if op != 0 && strings.IndexByte(BasicOperators, op) >= 0 {
		return string(op)
	}
	return ""
}

// OperatorList writes operators for people, as [Expr.Operators] gives them: "++* roundup".
func OperatorList(operators string) string {
	var b strings.Builder
	for _, op := range []byte(operators) {
		if functionOf(op) != nil && b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(OperatorName(op))
	}
	return b.String()
}

// Unrounded is the tree with a plain division in the place of each that is rounded, or whose
// remainder is asked for.
func (e *Expr) Unrounded() *Expr {
	if e.Kind != Operator {
		return e
	}
	op := e.Op
	if f := functionOf(op); f != nil && f.rounds {
		op = '/'
	}
	left, right := e.Left.Unrounded(), e.Right.Unrounded()
	if op == e.Op && left == e.Left && right == e.Right {
		return e
	}
	return NewOperator(op, left, right)
}

// HasFunction reports whether a written expression has an operator that is written as a function.
func HasFunction(s string) bool {
	for start := 0; start < len(s); start++ {
		if !isLetter(s[start]) {
			continue
		}
		end := start + 1
		for end < len(s) && isLetter(s[end]) {
			end++
		}
		name := s[start:end]
		if functionNamed(name) != nil || functionNamed(strings.TrimLeft(name, "xX")) != nil { // 3xgcd(4, 6)
			return true
		}
		start = end
	}
	return false
}

// OperatorNamed is the operator of that name, in any spelling that [Parse]
// reads, or 0.
func OperatorNamed(name string) byte {
	if f := functionNamed(name); f != nil {
		return f.op
	}
	return word{text: name}.operator()
}

// IsWholeNumber reports whether the operator is one of those that are taught
// with whole numbers: rounding a division, its remainder, common divisor and
// multiple.
func IsWholeNumber(op byte) bool {
	return op == RoundUp || op == Whole || op == Remainder || op == GCD || op == LCM
}

// commutes reports whether the function's operands may stand in any order and
// grouping.
func (f *function) commutes() bool { return !f.rounds }

// operandsOf lists the operands as they are written in one pair of brackets:
// gcd(a, b, c) is nested to the left.
func (f *function) operandsOf(e *Expr) []*Expr {
	if f.commutes() && e.Left.Kind == Operator && e.Left.Op == f.op {
		return append(f.operandsOf(e.Left), e.Right)
	}
	return []*Expr{e.Left, e.Right}
}

// Division is the plain division of which e is a rounding or the remainder,
// "130 / 40" of "roundup(130 / 40)"; nil for any other tree.
func (e *Expr) Division() *Expr {
	if f := functionOf(e.Op); e.Kind == Operator && f != nil && f.rounds {
		return NewOperator('/', e.Left, e.Right)
	}
	return nil
}
