package expr

import "math/big"

// applyFunction calculates one step of an operator that is written as a function.
func applyFunction(op byte, a, b *big.Rat) (*big.Rat, error) {
	switch op {
	case RoundUp, Whole, Remainder:
		return divide(op, a, b)
	case GCD, LCM:
		return common(op, a, b)
	case Max, Min:
		if (a.Cmp(b) < 0) == (op == Min) {
			return new(big.Rat).Set(a), nil
		}
		return new(big.Rat).Set(b), nil
	}
	return nil, ErrNoValue
}

// divide is a division that is rounded, or what rounding it down leaves over.
// Fractions can be divided so, too: 2.5 m of ribbon are whole(2.5 / 0.4) = 6
// pieces of 0.4 m, and 0.1 m is left.
func divide(op byte, a, b *big.Rat) (*big.Rat, error) {
	if b.Sign() == 0 {
		return nil, ErrDivideByZero
	}
	quotient := new(big.Rat).Quo(a, b)
	switch op {
	case Whole:
		return floor(quotient), nil
	case RoundUp:
		up := floor(quotient.Neg(quotient))
		return up.Neg(up), nil
	}
	whole := floor(quotient)
	return whole.Sub(a, whole.Mul(whole, b)), nil
}

// floor is the greatest whole number that is not above v.
func floor(v *big.Rat) *big.Rat {
	n := new(big.Int)
	n.Div(v.Num(), v.Denom()) // Euclidean, and a denominator is positive: it rounds down
	return new(big.Rat).SetInt(n)
}

// common is the greatest common divisor or the least common multiple of two
// whole numbers, without signs. 0 has every number as a divisor: gcd(0, 6) is 6.
func common(op byte, a, b *big.Rat) (*big.Rat, error) {
	if !a.IsInt() || !b.IsInt() {
		return nil, ErrNotWhole
	}
	x, y := new(big.Int).Abs(a.Num()), new(big.Int).Abs(b.Num())
	n := new(big.Int).GCD(nil, nil, x, y)
	if op == LCM {
		if n.Sign() != 0 {
			n.Mul(n.Quo(x, n), y)
		}
	}
	return new(big.Rat).SetInt(n), nil
}
