package expr

import (
	"errors"
	"math/big"
	"strconv"
)

// maxBits bounds numerator and denominator of every intermediate result:
// about 1,200 digits, far beyond any word problem.
const maxBits = 4096

// The reasons why a tree has no value. The error of [Expr.Eval] wraps one of
// these, a [*MissingQuantityError], or [ErrTooLarge].
var (
	ErrDivideByZero = errors.New("division by zero")
	ErrNotExact     = errors.New("the power is not an exact number")
	ErrNoValue      = errors.New("a pattern has no value")
	ErrNotWhole     = errors.New("only whole numbers have common divisors and multiples")
)

// MissingQuantityError says that the tree uses a quantity that the text does not have.
type MissingQuantityError struct {
	Index int // the quantity
	Have  int // how many there are
}

func (e *MissingQuantityError) Error() string {
	return "quantity n" + strconv.Itoa(e.Index) + " is missing: there are " + strconv.Itoa(e.Have)
}

// EvalError says in which part of the tree the calculation stopped, and why.
type EvalError struct {
	At  *Expr
	Err error
}

func (e *EvalError) Error() string { return e.At.String() + ": " + e.Err.Error() }

func (e *EvalError) Unwrap() error { return e.Err }

// Eval calculates the tree exactly over the quantities of the text. The error
// is an [*EvalError].
func (e *Expr) Eval(quantities []*big.Rat) (*big.Rat, error) {
	v, err := e.eval(quantities)
	if err != nil {
		return nil, err
	}
	return new(big.Rat).Set(v), nil
}

// eval is Eval, but its result may be a number of the tree or of the text.
func (e *Expr) eval(quantities []*big.Rat) (*big.Rat, error) {
	v, err := e.value(quantities)
	if err == nil && (v.Num().BitLen() > maxBits || v.Denom().BitLen() > maxBits) {
		err = ErrTooLarge
	}
	if _, deeper := err.(*EvalError); err != nil && !deeper {
		return nil, &EvalError{e, err}
	}
	return v, err
}

func (e *Expr) value(quantities []*big.Rat) (*big.Rat, error) {
	switch e.Kind {
	case Quantity:
		if e.Index < 0 || e.Index >= len(quantities) || quantities[e.Index] == nil {
			return nil, &MissingQuantityError{e.Index, len(quantities)}
		}
		return quantities[e.Index], nil
	case Constant:
		if e.Value == nil {
			return nil, ErrNoValue
		}
		return e.Value, nil
	case Wildcard:
		return nil, ErrNoValue
	}
	a, err := e.Left.eval(quantities)
	if err != nil {
		return nil, err
	}
	b, err := e.Right.eval(quantities)
	if err != nil {
		return nil, err
	}
	return apply(e.Op, a, b)
}

// apply calculates one step.
func apply(op byte, a, b *big.Rat) (*big.Rat, error) {
	v := new(big.Rat)
	switch op {
	case '+':
		return v.Add(a, b), nil
	case '-':
		return v.Sub(a, b), nil
	case '*':
		return v.Mul(a, b), nil
	case '/':
		if b.Sign() == 0 {
			return nil, ErrDivideByZero
		}
		return v.Quo(a, b), nil
	case '^':
		return power(a, b)
	}
	return applyFunction(op, a, b)
}

// power is a to the power of b: exact, or an error. 0 to the power of 0 is 1.
func power(a, b *big.Rat) (*big.Rat, error) {
	if !b.Num().IsInt64() || !b.Denom().IsInt64() {
		return nil, ErrTooLarge
	}
	exponent, rootOf := b.Num().Int64(), b.Denom().Int64()
	if rootOf != 1 {
		if a.Sign() < 0 {
			return nil, ErrNotExact
		}
		num, ok1 := root(a.Num(), rootOf)
		den, ok2 := root(a.Denom(), rootOf)
		if !ok1 || !ok2 {
			return nil, ErrNotExact
		}
		a = new(big.Rat).SetFrac(num, den)
	}
	if exponent < 0 {
		if a.Sign() == 0 {
			return nil, ErrDivideByZero
		}
		a = new(big.Rat).Inv(a)
		exponent = -exponent
	}
	bits := int64(max(a.Num().BitLen(), a.Denom().BitLen()))
	if exponent < 0 || exponent > maxBits || bits*exponent > maxBits {
		return nil, ErrTooLarge
	}
	n := big.NewInt(exponent)
	return new(big.Rat).SetFrac(new(big.Int).Exp(a.Num(), n, nil), new(big.Int).Exp(a.Denom(), n, nil)), nil
}

// root finds the whole n-th root of v, which is not negative, if there is one.
func root(v *big.Int, n int64) (*big.Int, bool) {
	if v.BitLen() <= 1 { // 0 and 1
		return v, true
	}
	if n >= int64(v.BitLen()) {
		return nil, false // 2 to the power of n is larger than v
	}
	// Set the bits of the root from the highest down.
	r, exponent := new(big.Int), big.NewInt(n)
	for bit := v.BitLen() / int(n); bit >= 0; bit-- {
		r.SetBit(r, bit, 1)
		if new(big.Int).Exp(r, exponent, nil).Cmp(v) > 0 {
			r.SetBit(r, bit, 0)
		}
	}
	return r, new(big.Int).Exp(r, exponent, nil).Cmp(v) == 0
}

// Step is one line of a calculation by hand.
type Step struct {
	Node       *Expr  // the operator of the tree
	Expression string // over numbers: "18 + 25"
	Value      string // "43"

	// Of a division that is rounded, or whose remainder is asked for, how it goes: 130 / 40 is 3,
	// remainder 10.
	Division, Quotient, Remainder string
}

// Solution calculates the tree step by step, in the order in which one would
// do it by hand. A part that stands twice in the tree is calculated once.
func (e *Expr) Solution(quantities []*big.Rat) ([]Step, error) {
	var steps []Step
	if _, err := e.eval(quantities); err != nil {
		return nil, err
	}
	e.solution(quantities, &steps)
	return steps, nil
}

// solution appends the steps of a tree that is known to have a value.
func (e *Expr) solution(quantities []*big.Rat, steps *[]Step) *big.Rat {
	if e.Kind != Operator {
		v, _ := e.eval(quantities)
		return v
	}
	a := e.Left.solution(quantities, steps)
	b := e.Right.solution(quantities, steps)
	v, _ := apply(e.Op, a, b)
	for _, s := range *steps {
		if Equal(s.Node, e) {
			return v
		}
	}
	line := NewOperator(e.Op, NewConstant(a), NewConstant(b))
	step := Step{Node: e, Expression: line.String(), Value: FormatRat(v)}
	if division := line.Division(); division != nil {
		quotient, _ := divide(Whole, a, b)
		rest, _ := divide(Remainder, a, b)
		step.Division, step.Quotient, step.Remainder = division.String(), FormatRat(quotient), FormatRat(rest)
	}
	*steps = append(*steps, step)
	return v
}
