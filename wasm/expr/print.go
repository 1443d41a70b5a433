package expr

import (
	"strconv"
	"strings"
)

// How strongly parts of an infix text hold together.
const (
	sumPrecedence = 1 + iota
	productPrecedence
	negativePrecedence // a negative number: brackets on the right of an operator and under ^
	powerPrecedence
	leafPrecedence
)

func precedence(op byte) int {
	switch op {
	case '+', '-':
		return sumPrecedence
	case '*', '/':
		return productPrecedence
	case '^':
		return powerPrecedence
	}
	return leafPrecedence // a function has brackets of its own
}

// textPrecedence is the precedence of a leaf's text, which may look like a
// number with a sign, a fraction or a mixed number.
func textPrecedence(text string) int {
	switch {
	case strings.ContainsAny(text, " +") || strings.LastIndexByte(text, '-') > 0:
		return sumPrecedence
	case strings.HasPrefix(text, "-") && !strings.Contains(text, "/"):
		return negativePrecedence
	case strings.HasPrefix(text, "-"):
		return sumPrecedence
	case strings.ContainsAny(text, "*/"):
		return productPrecedence
	case strings.Contains(text, "^"):
		return powerPrecedence
	}
	return leafPrecedence
}

// needsBrackets reports whether an operand of that precedence has to stand in
// brackets beside op, so that [Parse] reads the same tree back.
func needsBrackets(op byte, operand int, right bool) bool {
	if operand == negativePrecedence {
		return right || op == '^'
	}
	p := precedence(op)
	return operand < p || operand == p && right != (op == '^')
}

// String writes infix with as few brackets as needed, "(n0 + n1) * n2".
// [Parse] reads the same tree back; only a constant without an end as a
// decimal, 1/3, comes back as the division that it is written as.
func (e *Expr) String() string { return e.Infix(leafName) }

// leafName is the name of a leaf in every notation.
func leafName(leaf *Expr) string {
	switch {
	case leaf.Kind == Quantity:
		return "n" + strconv.Itoa(leaf.Index)
	case leaf.Kind == Wildcard:
		return "?"
	case leaf.Value == nil:
		return anyConstant
	}
	return FormatRat(leaf.Value)
}

// Infix is String with other names for the leaves, such as the numbers of the
// text. A name that is a fraction or has a sign gets brackets where needed.
func (e *Expr) Infix(leaf func(*Expr) string) string {
	var b strings.Builder
	if e.Kind != Operator {
		return leaf(e)
	}
	e.infix(&b, leaf)
	return b.String()
}

func (e *Expr) infix(b *strings.Builder, leaf func(*Expr) string) {
	if f := functionOf(e.Op); f != nil {
		e.call(b, f, leaf)
		return
	}
	e.operand(b, e.Left, false, leaf)
	b.WriteByte(' ')
	b.WriteByte(e.Op)
	b.WriteByte(' ')
	e.operand(b, e.Right, true, leaf)
}

// call writes a function: roundup(a / b), gcd(a, b, c).
func (e *Expr) call(b *strings.Builder, f *function, leaf func(*Expr) string) {
	b.WriteString(f.name)
	b.WriteByte('(')
	if f.rounds {
		e.Division().infix(b, leaf)
	} else {
		for i, operand := range f.operandsOf(e) {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(operand.Infix(leaf))
		}
	}
	b.WriteByte(')')
}

// operand writes one side of an operator.
func (e *Expr) operand(b *strings.Builder, side *Expr, right bool, leaf func(*Expr) string) {
	if side.Kind != Operator {
		text := leaf(side)
		if needsBrackets(e.Op, textPrecedence(text), right) {
			text = "(" + text + ")"
		}
		b.WriteString(text)
		return
	}
	if needsBrackets(e.Op, precedence(side.Op), right) {
		b.WriteByte('(')
		side.infix(b, leaf)
		b.WriteByte(')')
		return
	}
	side.infix(b, leaf)
}

// Template writes the tree in the paper's words, every quantity as N and every
// constant as <CONSTANT>: "(N + N) * <CONSTANT>".
func (e *Expr) Template() string {
	return e.Infix(func(leaf *Expr) string {
		switch leaf.Kind {
		case Quantity:
			return "N"
		case Constant:
			return anyConstant
		}
		return leafName(leaf)
	})
}
