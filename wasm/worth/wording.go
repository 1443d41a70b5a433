package worth

import (
	"math/big"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// String writes the value: "20:35", "2 h 15 min", "48".
func (v Value) String() string {
	switch v.Kind {
	case Clock:
		return text.ClockString(v.Rat)
	case Duration:
		return DurationString(v.Rat)
	}
	return expr.FormatRat(v.Rat)
}

// DurationString writes minutes as a duration: "45 min", "2 h", "2 h 15 min",
// "1 min 30 s".
func DurationString(minutes *big.Rat) string {
	seconds := new(big.Rat).Mul(minutes, big.NewRat(60, 1))
	if minutes.Sign() <= 0 || !seconds.IsInt() || !seconds.Num().IsInt64() {
		return expr.FormatRat(minutes) + " min"
	}
	s := seconds.Num().Int64()
	out := ""
	for _, part := range []struct {
		size int64
		mark string
	}{{3600, " h"}, {60, " min"}, {1, " s"}} {
		if n := s / part.size; n > 0 {
			if out != "" {
				out += " "
			}
			out += big.NewInt(n).String() + part.mark
		}
		s %= part.size
	}
	return out
}

// Name is how an equation writes a quantity: a clock time as 18:45, else its number.
func Name(q *text.Quantity) string {
	if q.Unit.IsClock() {
		return text.ClockString(q.Value)
	}
	return expr.FormatRat(q.Value)
}

// Equation writes a tree over the numbers of the text: "18:45 + 110".
func Equation(tree *expr.Expr, quantities []text.Quantity) string {
	return tree.Infix(func(leaf *expr.Expr) string {
		switch {
		case leaf.Kind == expr.Quantity && leaf.Index >= 0 && leaf.Index < len(quantities) && quantities[leaf.Index].Value != nil:
			return Name(&quantities[leaf.Index])
		case leaf.Kind == expr.Constant && leaf.Value != nil:
			return expr.FormatRat(leaf.Value)
		}
		return leaf.String()
	})
}
