package expr

import (
	"strings"
	"unicode/utf8"
)

// ParsePrefix reads an expression with every operator before its operands, as
// the research sets write it: "- * n0 n1 n2". Tokens stand apart by spaces;
// names and numbers are those of [Parse]. The error is a [*SyntaxError].
func ParsePrefix(s string) (*Expr, error) {
	words, err := splitWords(s)
	if err != nil {
		return nil, err
	}
	// Read from the end, so that the operands of an operator are on the stack
	// when it comes, the left one on top.
	var stack []*Expr
	for i := len(words) - 1; i >= 0; i-- {
		stack, err = push(stack, words[i])
		if err != nil {
			return nil, err
		}
	}
	return onlyTree(stack, words)
}

// word is a token of prefix text.
type word struct {
	text  string
	start int
}

func splitWords(s string) ([]word, error) {
	if len(s) > MaxBytes {
		return nil, &SyntaxError{Offset: MaxBytes, Err: ErrTooLong}
	}
	var words []word
	at := 0
	for text := range strings.FieldsSeq(s) {
		at += strings.Index(s[at:], text)
		words = append(words, word{text, at})
		at += len(text)
	}
	if len(words) == 0 {
		return nil, &SyntaxError{Err: ErrEmpty}
	}
	if len(words) > 2*MaxOperators+1 {
		return nil, &SyntaxError{Offset: words[2*MaxOperators+1].start, Err: ErrTooLarge}
	}
	return words, nil
}

// push puts a leaf on the stack, or an operator over the two trees on top, of which the left one is
// uppermost.
func push(stack []*Expr, w word) ([]*Expr, error) {
	op := w.operator()
	if op == 0 {
		leaf := w.leaf()
		if leaf == nil {
			return nil, &SyntaxError{Offset: w.start, Err: ErrUnexpected, Found: w.text}
		}
		return append(stack, leaf), nil
	}
	n := len(stack)
	if n < 2 {
		return nil, &SyntaxError{Offset: w.start, Err: ErrNoOperand, Found: w.text}
	}
	return append(stack[:n-2], NewOperator(op, stack[n-1], stack[n-2])), nil
}

// operator returns the operator that the word is, or 0.
func (w word) operator() byte {
	if w.text == "**" {
		return '^'
	}
	if f := functionNamed(w.text); f != nil {
		return f.op
	}
	r, width := utf8.DecodeRuneInString(w.text)
	if kind := byte(signs[r]); width == len(w.text) && strings.IndexByte(BasicOperators, kind) >= 0 {
		return kind
	}
	return 0
}

// leaf returns the leaf that the word is, or nil.
func (w word) leaf() *Expr {
	if w.text == "?" {
		return &Expr{Kind: Wildcard}
	}
	if v, err := ParseRat(w.text); err == nil {
		return NewConstant(v)
	}
	return namedLeaf(w.text)
}

func onlyTree(stack []*Expr, words []word) (*Expr, error) {
	if len(stack) != 1 {
		last := words[len(words)-1]
		return nil, &SyntaxError{Offset: last.start + len(last.text), Err: ErrNoOperator}
	}
	return numberFresh(stack[0]), nil
}

// Prefix writes the tree for [ParsePrefix].
func (e *Expr) Prefix() string {
	var b strings.Builder
	e.prefix(&b)
	return b.String()
}

func (e *Expr) prefix(b *strings.Builder) {
	if e.Kind != Operator {
		b.WriteString(leafName(e))
		return
	}
	b.WriteString(OperatorName(e.Op))
	b.WriteByte(' ')
	e.Left.prefix(b)
	b.WriteByte(' ')
	e.Right.prefix(b)
}
