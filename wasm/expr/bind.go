package expr

import "math/big"

// UnboundError says that an equation has a number that stands neither in the
// text nor among the known constants.
type UnboundError struct{ Value *big.Rat }

func (e *UnboundError) Error() string {
	return FormatRat(e.Value) + " is neither a number of the text nor a known constant"
}

// Bind reads an equation over the numbers of the text: every constant that
// equals a quantity becomes that quantity, from left to right, an unused one
// before one that was used already. Quantities that are named (n0) stay as
// they are. A fraction in lowest terms or a mixed number that is a quantity of
// the text, such as 1/2 or 2 1/2, becomes that quantity; if it was used already
// and its parts are quantities too, the parts do.
//
// Every other constant has to be known, or the error is an [*UnboundError];
// known may be nil when any number will do. The 0 of a minus sign is always known.
func (e *Expr) Bind(quantities []*big.Rat, known func(*big.Rat) bool) (*Expr, error) {
	b := &binder{quantities: quantities, used: make([]bool, len(quantities)), known: known}
	for _, i := range e.Quantities() {
		if 0 <= i && i < len(quantities) {
			b.used[i] = true
		}
	}
	bound := b.bind(e)
	if b.unbound != nil {
		return nil, &UnboundError{b.unbound}
	}
	return bound, nil
}

type binder struct {
	quantities []*big.Rat
	used       []bool
	known      func(*big.Rat) bool
	unbound    *big.Rat // the first number that could not be bound
}

func (b *binder) bind(e *Expr) *Expr {
	switch {
	case e.Kind == Constant && e.Value != nil:
		return b.constant(e)
	case e.Kind != Operator:
		return e
	}
	if v := b.literal(e); v != nil {
		return b.take(v)
	}
	if e.Op == '/' && e.Left.Kind == Operator && e.Left.Op == '*' {
		// 3 * 1/2 was read as (3 * 1) / 2.
		if v := b.literal(NewOperator('/', e.Left.Right, e.Right)); v != nil {
			return NewOperator('*', b.bind(e.Left.Left), b.take(v))
		}
	}
	left := e.Left
	if !(e.Op == '-' && isZero(left) && b.find(left.Value) < 0) {
		left = b.bind(left)
	}
	return NewOperator(e.Op, left, b.bind(e.Right))
}

func isZero(e *Expr) bool { return e.Kind == Constant && e.Value != nil && e.Value.Sign() == 0 }

func (b *binder) constant(e *Expr) *Expr {
	if q := b.take(e.Value); q != nil {
		return q
	}
	if e.Value.Sign() < 0 {
		if q := b.take(new(big.Rat).Neg(e.Value)); q != nil {
			return NewOperator('-', newInt(0), q)
		}
	}
	if b.known != nil && !b.known(e.Value) && b.unbound == nil {
		b.unbound = e.Value
	}
	return e
}

// find returns the quantity of that value that is bound next, or -1.
func (b *binder) find(v *big.Rat) int {
	usedBefore := -1
	for i, q := range b.quantities {
		if q == nil || q.Cmp(v) != 0 {
			continue
		}
		if !b.used[i] {
			return i
		}
		if usedBefore < 0 {
			usedBefore = i
		}
	}
	return usedBefore
}

// take returns the quantity of that value as a leaf and marks it as used, or nil.
func (b *binder) take(v *big.Rat) *Expr {
	i := b.find(v)
	if i < 0 {
		return nil
	}
	b.used[i] = true
	return NewQuantity(i)
}

// literal returns the value of e if that is a fraction or a mixed number as it
// is written in a text, and is to be bound as a whole; else nil.
func (b *binder) literal(e *Expr) *big.Rat {
	v := literalValue(e)
	if v == nil {
		return nil
	}
	i := b.find(v)
	if i < 0 || b.used[i] && b.haveParts(e) {
		return nil
	}
	return v
}

// literalValue is the value of a fraction 1/2 or a mixed number 2 + 1/2, in
// lowest terms; nil for any other tree.
func literalValue(e *Expr) *big.Rat {
	if e.Kind != Operator || !isWhole(e.Left) {
		return nil
	}
	switch {
	case e.Op == '/' && isWhole(e.Right) && e.Right.Value.Cmp(one) > 0:
		v := new(big.Rat).Quo(e.Left.Value, e.Right.Value)
		if v.Denom().Cmp(e.Right.Value.Num()) == 0 {
			return v
		}
	case e.Op == '+' && e.Left.Value.Sign() > 0 && e.Right.Kind == Operator && e.Right.Op == '/':
		if f := literalValue(e.Right); f != nil && f.Sign() > 0 && f.Cmp(one) < 0 {
			return f.Add(f, e.Left.Value)
		}
	}
	return nil
}

var one = big.NewRat(1, 1)

func isWhole(e *Expr) bool { return e.Kind == Constant && e.Value != nil && e.Value.IsInt() }

// haveParts reports whether all constants below e are quantities by themselves.
func (b *binder) haveParts(e *Expr) bool {
	for n := range e.Postorder() {
		if n.Kind == Constant && b.find(n.Value) < 0 {
			return false
		}
	}
	return true
}

// Fill is the reverse of Bind: each quantity becomes a constant with its
// value. A quantity that is not there stays as it is.
func (e *Expr) Fill(quantities []*big.Rat) *Expr {
	return mapLeaves(e, func(leaf *Expr) *Expr {
		if leaf.Kind != Quantity || leaf.Index < 0 || leaf.Index >= len(quantities) || quantities[leaf.Index] == nil {
			return leaf
		}
		return NewConstant(quantities[leaf.Index])
	})
}
