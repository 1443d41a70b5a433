package expr

import (
	"math/big"
	"strings"
)

// Spoken says the tree in words, for people who hear it: "the sum of 18 and
// 25, times 3". Brackets turn into "the sum of ... and ...", so that trees which
// differ in more than the grouping of one chain sound different. leaf may be nil.
func (e *Expr) Spoken(leaf func(*Expr) string) string {
	if leaf == nil {
		leaf = leafSpoken
	}
	s := &speaker{leaf: leaf}
	s.say(e)
	return s.String()
}

// leafSpoken is the usual name of a leaf, in words where it is a sign.
func leafSpoken(leaf *Expr) string {
	switch {
	case leaf.Kind == Wildcard:
		return "something"
	case leaf.Kind == Constant && leaf.Value == nil:
		return "any constant"
	}
	name := leafName(leaf)
	if digits, ok := strings.CutPrefix(name, "-"); ok {
		return "negative " + digits
	}
	return name
}

type speaker struct {
	strings.Builder
	leaf func(*Expr) string
}

var operatorWords = map[byte]string{
	'+': " plus ", '-': " minus ", '*': " times ", '/': " divided by ", '^': " to the power of ",
}

var operatorNouns = map[byte]string{
	'+': "the sum of ", '-': "the difference between ", '*': "the product of ", '/': "the quotient of ",
	'^': "the power with base ",
}

// say speaks a calculation: operand, word, operand. A chain that reads from
// left to right goes on in the same way.
func (s *speaker) say(e *Expr) {
	if e.Kind != Operator || functionOf(e.Op) != nil {
		s.noun(e)
		return
	}
	if e.Op != '^' && e.Left.Kind == Operator && precedence(e.Left.Op) == precedence(e.Op) {
		s.say(e.Left)
		s.pauseAfter(e.Left.Right)
	} else {
		s.noun(e.Left)
		s.pauseAfter(e.Left)
	}
	switch {
	case isPower(e, two):
		s.WriteString(" squared")
	case isPower(e, three):
		s.WriteString(" cubed")
	default:
		s.WriteString(operatorWords[e.Op])
		s.noun(e.Right)
	}
}

// noun speaks an operand as one thing.
func (s *speaker) noun(e *Expr) {
	switch {
	case e.Kind != Operator:
		s.WriteString(s.leaf(e))
	case isPower(e, two):
		s.WriteString("the square of ")
		s.noun(e.Left)
	case isPower(e, three):
		s.WriteString("the cube of ")
		s.noun(e.Left)
	case functionOf(e.Op) != nil:
		s.function(e)
	default:
		s.WriteString(operatorNouns[e.Op])
		s.noun(e.Left)
		s.pauseAfter(e.Left)
		if e.Op == '^' {
			s.WriteString(" and exponent ")
		} else {
			s.WriteString(" and ")
		}
		s.noun(e.Right)
	}
}

var functionNouns = map[byte]string{
	RoundUp: "the rounded up quotient of ", Whole: "the whole quotient of ", Remainder: "the remainder of ",
	GCD: "the greatest common divisor of ", LCM: "the least common multiple of ",
	Max: "the largest of ", Min: "the smallest of ",
}

// function speaks the operands of a function: "a and b", "a, b, and c".
func (s *speaker) function(e *Expr) {
	s.WriteString(functionNouns[e.Op])
	list := functionOf(e.Op).operandsOf(e)
	for i, operand := range list {
		last := i == len(list)-1
		switch {
		case i > 0 && (len(list) > 2 || !last || list[i-1].Kind == Operator):
			s.WriteString(", ")
		case i > 0:
			s.WriteByte(' ')
		}
		switch {
		case last && e.Op == Remainder:
			s.WriteString("divided by ")
		case last:
			s.WriteString("and ")
		}
		s.noun(operand)
	}
}

var two, three = big.NewRat(2, 1), big.NewRat(3, 1)

func isPower(e *Expr, exponent *big.Rat) bool {
	return e.Op == '^' && e.Right.Kind == Constant && sameValue(e.Right.Value, exponent)
}

// pauseAfter writes the comma that ends an operand of several words.
func (s *speaker) pauseAfter(e *Expr) {
	if e.Kind == Operator {
		s.WriteByte(',')
	}
}
