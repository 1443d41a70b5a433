package expr

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// MaxBytes is the longest expression, in bytes, that is read; word problems
// need less than a tenth of it. It also bounds how deep brackets can nest.
const MaxBytes = 2000

// MaxOperators is the largest tree that is read. It bounds the time of
// everything that is done with a tree afterwards.
const MaxOperators = 100

// maxIndex is the largest quantity index that is read: no text has so many numbers.
const maxIndex = 9999

// tokenKind is the operator or bracket itself, or one of the kinds below.
type tokenKind byte

const (
	endToken      tokenKind = 'E'
	numberToken   tokenKind = 'N' // a Constant leaf, from digits
	leafToken     tokenKind = 'L' // any other leaf
	fractionToken tokenKind = 'F' // ½ and its like: leaf is a division of constants
	unknownToken  tokenKind = 'X' // x, or the times sign that a teacher types as x
	functionToken tokenKind = 'P' // the name of an operator: roundup
	commaToken    tokenKind = ',' // between the operands of a function
)

type token struct {
	kind       tokenKind
	start, end int // bytes of the input
	leaf       *Expr
	function   *function
}

// signs are the marks that stand for one token, as typed by people and word processors.
var signs = map[rune]tokenKind{
	'+': '+',
	'-': '-', '−': '-', '–': '-', '‐': '-', '‑': '-',
	'*': '*', '×': '*', '·': '*', '⋅': '*', '∙': '*', '∗': '*', '✕': '*', '✖': '*',
	'/': '/', '÷': '/', ':': '/', '∕': '/', '⁄': '/',
	'^': '^', '=': '=', '%': '%',
	'(': '(', '[': '[', '{': '{', ')': ')', ']': ']', '}': '}',
	',': commaToken, ';': commaToken,
}

// asciiSigns are those of them that nearly all expressions are made of.
var asciiSigns = func() (table [utf8.RuneSelf]tokenKind) {
	for r, kind := range signs {
		if r < utf8.RuneSelf {
			table[r] = kind
		}
	}
	return table
}()

// fractionSigns are the single characters that stand for a division.
var fractionSigns = map[rune][2]int64{
	'½': {1, 2}, '⅓': {1, 3}, '⅔': {2, 3}, '¼': {1, 4}, '¾': {3, 4},
	'⅕': {1, 5}, '⅖': {2, 5}, '⅗': {3, 5}, '⅘': {4, 5}, '⅙': {1, 6}, '⅚': {5, 6},
	'⅛': {1, 8}, '⅜': {3, 8}, '⅝': {5, 8}, '⅞': {7, 8},
}

// anyConstant is how a template writes a constant.
const anyConstant = "<CONSTANT>"

// quantityLetters are the letters for the quantities 0, 1, 2, ...
const quantityLetters = "abcdefghijklmnopqrstuvwyz"

// freshIndex marks the N of a template until numberFresh gives it a place of its own.
const freshIndex = -1

// scan splits an infix expression into tokens, the last of which is an endToken.
func scan(s string) ([]token, error) {
	if len(s) > MaxBytes {
		return nil, &SyntaxError{Offset: MaxBytes, Err: ErrTooLong}
	}
	tokens := make([]token, 0, len(s)/2+2)
	add := func(kind tokenKind, start, end int, leaf *Expr) {
		tokens = append(tokens, token{kind: kind, start: start, end: end, leaf: leaf})
	}
	for i := 0; i < len(s); {
		r, width := utf8.DecodeRuneInString(s[i:])
		next := i + width
		sign, fraction, isFraction := tokenKind(0), [2]int64{}, false
		if r < utf8.RuneSelf {
			sign = asciiSigns[r]
		} else {
			sign = signs[r]
			fraction, isFraction = fractionSigns[r]
		}
		switch {
		case r == ' ', r == '\t', r == '\n', r == '\r', r == '\u00a0', r == '\u202f', r == '\u2009':
		case r == '*' && strings.HasPrefix(s[next:], "*"):
			next++
			add('^', i, next, nil)
		case sign != 0:
			add(sign, i, next, nil)
		case r == '²':
			add('^', i, next, nil)
			add(numberToken, i, next, newInt(2))
		case r == '³':
			add('^', i, next, nil)
			add(numberToken, i, next, newInt(3))
		case isFraction:
			add(fractionToken, i, next, NewOperator('/', newInt(fraction[0]), newInt(fraction[1])))
		case strings.ContainsRune("$£€", r):
			if decimalEnd(strings.TrimLeft(s[next:], " ")) == 0 {
				return nil, &SyntaxError{Offset: i, Err: ErrUnexpected, Found: string(r)}
			}
		case r == '¢':
			if len(tokens) == 0 || tokens[len(tokens)-1].kind != numberToken {
				return nil, &SyntaxError{Offset: i, Err: ErrUnexpected, Found: string(r)}
			}
		case r == '?':
			add(leafToken, i, next, &Expr{Kind: Wildcard})
		case clockEnd(s, i) > 0:
			end, minutes := ClockAt(s, i)
			next = end
			add(numberToken, i, next, newInt(minutes))
		case decimalEnd(s[i:]) > 0:
			next = i + decimalEnd(s[i:])
			v, _ := parseDecimal(s[i:next]) // it has just been measured
			add(numberToken, i, next, NewConstant(v))
		default:
			next = i + wordEnd(s[i:])
			word := s[i:next]
			leaf, f := namedLeaf(word), functionNamed(word)
			switch {
			case f != nil:
				tokens = append(tokens, token{kind: functionToken, start: i, end: next, function: f})
			case word == "x" || word == "X":
				add(unknownToken, i, next, nil)
			case leaf == nil:
				return nil, &SyntaxError{Offset: i, Err: ErrUnexpected, Found: word}
			default:
				add(leafToken, i, next, leaf)
			}
		}
		i = next
	}
	add(endToken, len(s), len(s), nil)
	return tokens, nil
}

// wordEnd returns the end of the letters and digits at the start of s, at
// least one character. No name begins with x, so that 3x4 can be read.
func wordEnd(s string) int {
	switch {
	case strings.HasPrefix(s, anyConstant):
		return len(anyConstant)
	case s[0]|0x20 == 'x':
		return 1
	}
	i := 0
	for i < len(s) && (isLetter(s[i]) || '0' <= s[i] && s[i] <= '9') {
		i++
	}
	if i == 0 {
		_, i = utf8.DecodeRuneInString(s)
	}
	return i
}

func isLetter(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' }

// namedLeaf returns the leaf that a word stands for, or nil: n0 or number0 is
// a quantity; a single letter is the quantity at its place in the alphabet
// without x; N is a quantity of its own; <CONSTANT> is any constant.
func namedLeaf(word string) *Expr {
	switch word {
	case anyConstant:
		return &Expr{Kind: Constant}
	case "N":
		return NewQuantity(freshIndex)
	}
	lower := strings.ToLower(word)
	if i := strings.Index(quantityLetters, lower); i >= 0 && len(lower) == 1 {
		return NewQuantity(i)
	}
	digits, ok := strings.CutPrefix(lower, "number")
	if !ok {
		digits, ok = strings.CutPrefix(lower, "n")
	}
	if !ok || digits == "" || digitsEnd(digits, 0) != len(digits) {
		return nil
	}
	index, err := strconv.Atoi(digits)
	if err != nil || index > maxIndex {
		return nil
	}
	return NewQuantity(index)
}

// numberFresh gives each N of a template a quantity that the rest does not use.
func numberFresh(e *Expr) *Expr {
	next, fresh := 0, false
	for n := range e.Postorder() {
		if n.Kind == Quantity {
			next = max(next, n.Index+1)
			fresh = fresh || n.Index == freshIndex
		}
	}
	if !fresh {
		return e
	}
	return mapLeaves(e, func(leaf *Expr) *Expr {
		if leaf.Kind != Quantity || leaf.Index != freshIndex {
			return leaf
		}
		next++
		return NewQuantity(next - 1)
	})
}

// mapLeaves returns the tree with each leaf replaced, from left to right.
func mapLeaves(e *Expr, f func(*Expr) *Expr) *Expr {
	if e.Kind != Operator {
		return f(e)
	}
	left := mapLeaves(e.Left, f)
	right := mapLeaves(e.Right, f)
	if left == e.Left && right == e.Right {
		return e
	}
	return NewOperator(e.Op, left, right)
}
