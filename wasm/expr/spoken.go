package expr

import "strings"

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
	return leafName(leaf)
}

type speaker struct {
	strings.Builder
	leaf func(*Expr) string
}

var operatorWords = map[byte]string{
	'+': "plus", '-': "minus", '*': "times", '/': "divided by", '^': "to the power of",
}

var operatorNouns = map[byte]string{
	'+': "the sum of ", '-': "the difference between ", '*': "the product of ",
	'/': "the quotient of ", '^': "the power of ",
}

// say speaks a calculation: operand, word, operand. A chain that reads from
// left to right goes on in the same way.
func (s *speaker) say(e *Expr) {
	if e.Kind != Operator {
		s.WriteString(s.leaf(e))
		return
	}
	if e.Left.Kind == Operator && e.Op != '^' && precedence(e.Left.Op) == precedence(e.Op) {
		s.say(e.Left)
		if e.Left.Right.Kind == Operator {
			s.WriteByte(',')
		}
	} else {
		s.noun(e.Left)
		if e.Left.Kind == Operator {
			s.WriteByte(',')
		}
	}
	s.WriteString(" " + operatorWords[e.Op] + " ")
	s.noun(e.Right)
}

// noun speaks an operand as one thing.
func (s *speaker) noun(e *Expr) {
	if e.Kind != Operator {
		s.WriteString(s.leaf(e))
		return
	}
	s.WriteString(operatorNouns[e.Op])
	s.noun(e.Left)
	if e.Left.Kind == Operator {
		s.WriteByte(',')
	}
	s.WriteString(" and ")
	s.noun(e.Right)
}
