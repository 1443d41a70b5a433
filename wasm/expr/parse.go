package expr

import (
	"errors"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// The reasons of a [SyntaxError].
var (
	ErrEmpty        = errors.New("nothing to read")
	ErrTooLong      = errors.New("too long")
	ErrTooLarge     = errors.New("too large") // more than MaxOperators; also a reason of [EvalError]
	ErrUnexpected   = errors.New("unexpected")
	ErrUnbalanced   = errors.New("bracket without its partner")
	ErrNoOperator   = errors.New("an operator is missing")
	ErrNoOperand    = errors.New("a number or a quantity is missing")
	ErrNoEquation   = errors.New("x without an equals sign")
	ErrNoUnknown    = errors.New("equation without x")
	ErrUnknownTwice = errors.New("x stands more than once")
	ErrTwoEquals    = errors.New("more than one equals sign")
	ErrExponent     = errors.New("x in an exponent cannot be solved for")
	ErrInFunction   = errors.New("x inside this cannot be solved for")
	ErrNoBrackets   = errors.New("the brackets with its numbers are missing")
	ErrNoDivision   = errors.New("this takes a division, such as roundup(a / b)")
	ErrTwoOperands  = errors.New("this takes two numbers or more, such as gcd(a, b)")
)

// SyntaxError says what is wrong with an expression, and where. Its Err is one
// of the reasons above, for errors.Is.
type SyntaxError struct {
	Offset int    // byte of the input
	Err    error  // the reason
	Found  string // what stands there, where that helps
}

// maxFound is how many bytes of Found the message shows.
const maxFound = 24

func (e *SyntaxError) Error() string {
	msg := "expression, at byte " + strconv.Itoa(e.Offset) + ": " + e.Err.Error()
	found := e.Found
	if len(found) > maxFound {
		found = found[:maxFound] + "..."
	}
	if found != "" {
		msg += ": " + strconv.Quote(found)
	}
	return msg
}

func (e *SyntaxError) Unwrap() error { return e.Err }

// Parse reads an infix expression, or an equation with one unknown x, which it
// solves for: "x = (18 + 25) * 3", "7 + x = 12".
//
// n0 or number0 is a quantity, and so are the letters but x: a is n0, b is n1
// and so on to z. Digits are constants; [Expr.Bind] makes quantities of those
// that stand in the text. ? is the wildcard, N any quantity and <CONSTANT> any
// constant, so that what [Expr.Template] writes can be read. docs/expressions.md
// has the whole grammar. The error is a [*SyntaxError].
func Parse(s string) (*Expr, error) {
	tokens, err := scan(s)
	if err != nil {
		return nil, err
	}
	p := &parser{input: s, tokens: tokens}
	e, err := p.equation()
	if err != nil {
		return nil, err
	}
	if e.Steps() > MaxOperators {
		return nil, &SyntaxError{Err: ErrTooLarge}
	}
	return numberFresh(e), nil
}

// parser reads tokens by recursive descent, one method a level of precedence.
type parser struct {
	input     string
	tokens    []token
	at        int
	unknown   *Expr // the leaf that stands for x
	unknownAt int
}

func (p *parser) peek() token { return p.tokens[p.at] }

func (p *parser) fail(at token, reason error) error {
	return &SyntaxError{Offset: at.start, Err: reason, Found: p.input[at.start:at.end]}
}

// equation = sum [ "=" sum ]; one side may be a lone ? in place of x.
func (p *parser) equation() (*Expr, error) {
	if p.peek().kind == endToken {
		return nil, &SyntaxError{Err: ErrEmpty}
	}
	left, err := p.sum()
	if err != nil {
		return nil, err
	}
	equals := p.peek()
	if equals.kind != '=' {
		if err := p.expectEnd(); err != nil {
			return nil, err
		}
		if p.unknown != nil {
			return nil, &SyntaxError{Offset: p.unknownAt, Err: ErrNoEquation}
		}
		return left, nil
	}
	p.at++
	right, err := p.sum()
	if err != nil {
		return nil, err
	}
	if p.peek().kind == '=' {
		return nil, p.fail(p.peek(), ErrTwoEquals)
	}
	if err := p.expectEnd(); err != nil {
		return nil, err
	}
	switch {
	case p.unknown != nil:
	case right.Kind == Wildcard: // 18 + 25 = ?
		return left, nil
	case left.Kind == Wildcard:
		return right, nil
	default:
		return nil, p.fail(equals, ErrNoUnknown)
	}
	e, reason := solve(left, right, p.unknown)
	if reason != nil {
		return nil, &SyntaxError{Offset: p.unknownAt, Err: reason}
	}
	return e, nil
}

// expectEnd fails when the sum that was just read is followed by more.
func (p *parser) expectEnd() error {
	switch t := p.peek(); t.kind {
	case endToken:
		return nil
	case ')', ']', '}':
		return p.fail(t, ErrUnbalanced)
	case commaToken:
		return p.fail(t, ErrUnexpected)
	default:
		return p.fail(t, ErrNoOperator)
	}
}

// sum = product { ("+" | "-") product }
func (p *parser) sum() (*Expr, error) {
	left, err := p.product()
	for err == nil && (p.peek().kind == '+' || p.peek().kind == '-') {
		left, err = p.binary(left, p.product)
	}
	return left, err
}

// product = signed { ("*" | "/" | "x" | "div" | "mod") signed }; an x between
// two operands is a times sign, because nothing is multiplied by writing it
// side by side.
func (p *parser) product() (*Expr, error) {
	left, err := p.signed()
	for err == nil && p.atProduct() {
		left, err = p.binary(left, p.signed)
	}
	return left, err
}

// atProduct reports whether an operator of a product is next.
func (p *parser) atProduct() bool {
	switch t := p.peek(); t.kind {
	case '*', '/', unknownToken:
		return true
	case functionToken:
		return slices.Contains(infixWords, strings.ToLower(p.input[t.start:t.end]))
	}
	return false
}

// binary reads the operator at hand and its right operand.
func (p *parser) binary(left *Expr, operand func() (*Expr, error)) (*Expr, error) {
	op := p.peek()
	p.at++
	if op.kind == unknownToken {
		glued := p.tokens[p.at-2].end == op.start
		switch next := p.peek().kind; {
		case slices.Contains([]tokenKind{endToken, '=', ')', ']', '}', '*', '/', '^'}, next), // 2x, not 2 x 3
			glued && (next == '+' || next == '-'): // 3x + 5, not 3 x -5
			return nil, p.fail(op, ErrNoOperator)
		}
		op.kind = '*'
	}
	right, err := operand()
	if err != nil {
		return nil, err
	}
	if op.kind == functionToken {
		return NewOperator(op.function.op, left, right), nil
	}
	return NewOperator(byte(op.kind), left, right), nil
}

// signed = { "+" | "-" } power; a minus before digits makes a negative
// constant, any other minus is a subtraction from 0.
func (p *parser) signed() (*Expr, error) {
	switch p.peek().kind {
	case '+':
		p.at++
		return p.signed()
	case '-':
		p.at++
		digits := p.peek().kind == numberToken
		e, err := p.signed()
		if err != nil {
			return nil, err
		}
		if digits && e.Kind == Constant && e.Value.Sign() > 0 {
			return NewConstant(new(big.Rat).Neg(e.Value)), nil
		}
		return NewOperator('-', newInt(0), e), nil
	}
	return p.power()
}

// power = percent [ "^" signed ]
func (p *parser) power() (*Expr, error) {
	base, err := p.percent()
	if err != nil || p.peek().kind != '^' {
		return base, err
	}
	return p.binary(base, p.signed)
}

// percent = primary { "%" }; 25% is 25 / 100.
func (p *parser) percent() (*Expr, error) {
	e, err := p.primary()
	for err == nil && p.peek().kind == '%' {
		p.at++
		e = NewOperator('/', e, newInt(100))
	}
	return e, err
}

// primary = number [fraction] | fraction | name | "x" | "?" | "(" sum ")" | function
func (p *parser) primary() (*Expr, error) {
	t := p.peek()
	switch t.kind {
	case numberToken:
		p.at++
		if fraction := p.fractionAfter(t); fraction != nil {
			return NewOperator('+', t.leaf, fraction), nil
		}
		return t.leaf, nil
	case fractionToken, leafToken:
		p.at++
		return t.leaf, nil
	case unknownToken:
		if p.unknown != nil {
			return nil, p.fail(t, ErrUnknownTwice)
		}
		p.at++
		p.unknown, p.unknownAt = &Expr{}, t.start
		return p.unknown, nil
	case functionToken:
		return p.call(t)
	case '(', '[', '{':
		return p.brackets(t)
	case ')', ']', '}':
		return nil, p.fail(t, ErrUnbalanced)
	}
	return nil, p.fail(t, ErrNoOperand)
}

var closing = map[tokenKind]tokenKind{'(': ')', '[': ']', '{': '}'}

// brackets reads from an opening bracket to its partner, of the same shape.
func (p *parser) brackets(open token) (*Expr, error) {
	p.at++
	e, err := p.sum()
	if err != nil {
		return nil, err
	}
	switch p.peek().kind {
	case closing[open.kind]:
		p.at++
		return e, nil
	case endToken, '=', ')', ']', '}':
		return nil, p.fail(open, ErrUnbalanced)
	case commaToken:
		return nil, p.fail(p.peek(), ErrUnexpected)
	}
	return nil, p.fail(p.peek(), ErrNoOperator)
}

// fractionAfter reads the fraction of a mixed number, "2 1/2" or "2½", after
// its whole number; nil when there is none.
func (p *parser) fractionAfter(whole token) *Expr {
	if !whole.leaf.Value.IsInt() {
		return nil
	}
	t := p.peek()
	if t.kind == fractionToken {
		p.at++
		return t.leaf
	}
	if t.kind != numberToken || p.at+2 >= len(p.tokens) {
		return nil
	}
	slash, below := p.tokens[p.at+1], p.tokens[p.at+2]
	if slash.kind != '/' || below.kind != numberToken || t.end != slash.start || slash.end != below.start ||
		!t.leaf.Value.IsInt() || !below.leaf.Value.IsInt() || t.leaf.Value.Cmp(below.leaf.Value) >= 0 {
		return nil
	}
	p.at += 3
	return NewOperator('/', t.leaf, below.leaf)
}

// solve turns left = right into the value of the unknown, which stands once in
// one of them, by undoing its operators from the outside in. It fails where
// that needs a logarithm, or where many numbers would do.
func solve(left, right, unknown *Expr) (*Expr, error) {
	side, value := left, right
	if !holds(left, unknown) {
		side, value = right, left
	}
	for side != unknown {
		a, b := side.Left, side.Right
		inLeft := holds(a, unknown)
		switch {
		case side.Op == '+' && inLeft:
			value = NewOperator('-', value, b)
		case side.Op == '+':
			value = NewOperator('-', value, a)
		case side.Op == '-' && inLeft:
			value = NewOperator('+', value, b)
		case side.Op == '-':
			value = NewOperator('-', a, value)
		case side.Op == '*' && inLeft:
			value = NewOperator('/', value, b)
		case side.Op == '*':
			value = NewOperator('/', value, a)
		case side.Op == '/' && inLeft:
			value = NewOperator('*', value, b)
		case side.Op == '/':
			value = NewOperator('/', a, value)
		case functionOf(side.Op) != nil:
			return nil, ErrInFunction
		case inLeft:
			value = NewOperator('^', value, NewOperator('/', newInt(1), b))
		default:
			return nil, ErrExponent
		}
		if inLeft {
			side = a
		} else {
			side = b
		}
	}
	return value, nil
}

// holds reports whether the node stands in the tree.
func holds(e, node *Expr) bool {
	return e == node || e.Kind == Operator && e.Left != nil && (holds(e.Left, node) || holds(e.Right, node))
}
