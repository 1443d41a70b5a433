package expr

import (
	"errors"
	"math/big"
	"strings"
)

// maxNumberBytes is the longest number that ParseRat reads: longer than any
// that FormatRat writes for a result of [Expr.Eval].
const maxNumberBytes = 10_000

// FormatRat writes a number as a teacher would, and so that [ParseRat] reads
// the same number back: a whole number or a decimal where that has an end
// ("129", "52.75"), else a fraction ("1/3", "-22/7").
func FormatRat(v *big.Rat) string {
	if v.IsInt() {
		return v.Num().String()
	}
	if places, exact := v.FloatPrec(); exact {
		return v.FloatString(places)
	}
	return v.RatString()
}

// ErrNumber is the error of [ParseRat] for text that is not a number.
var ErrNumber = errors.New("not a number")

// ParseRat reads a number as teachers and data sets write it: "48", "1,250",
// "52.75", ".5", "86.0", "3/4", "2 1/2", "-5". It is exact.
func ParseRat(s string) (*big.Rat, error) {
	if len(s) > maxNumberBytes {
		return nil, ErrNumber
	}
	if rest, ok := strings.CutPrefix(s, "-"); ok {
		v, err := parseUnsigned(rest)
		if err != nil {
			return nil, err
		}
		return v.Neg(v), nil
	}
	return parseUnsigned(s)
}

func parseUnsigned(s string) (*big.Rat, error) {
	whole, fraction, mixed := strings.Cut(s, " ")
	if mixed {
		w, ok1 := parseDecimal(whole)
		f, err := parseUnsigned(fraction)
		if !ok1 || err != nil || !w.IsInt() || !strings.Contains(fraction, "/") {
			return nil, ErrNumber
		}
		return w.Add(w, f), nil
	}
	top, bottom, isFraction := strings.Cut(s, "/")
	n, ok := parseDecimal(top)
	if !ok {
		return nil, ErrNumber
	}
	if isFraction {
		d, ok := parseDecimal(bottom)
		if !ok || d.Sign() == 0 {
			return nil, ErrNumber
		}
		n.Quo(n, d)
	}
	return n, nil
}

// parseDecimal reads digits with an optional decimal point and optional commas
// between groups of three.
func parseDecimal(s string) (*big.Rat, bool) {
	if decimalEnd(s) != len(s) || s == "" {
		return nil, false
	}
	s = strings.ReplaceAll(s, ",", "")
	return new(big.Rat).SetString(strings.TrimSuffix(s, "."))
}

// decimalEnd returns where the number at the start of s ends; 0 when there is none.
func decimalEnd(s string) int {
	i := digitsEnd(s, 0)
	if 1 <= i && i <= 3 {
		for i+4 <= len(s) && s[i] == ',' && digitsEnd(s, i+1) == i+4 {
			i += 4
		}
	}
	if i < len(s) && s[i] == '.' {
		if end := digitsEnd(s, i+1); i > 0 || end > i+1 {
			i = end
		}
	}
	return i
}

// digitsEnd returns the end of the run of digits that starts at i.
func digitsEnd(s string, i int) int {
	for i < len(s) && '0' <= s[i] && s[i] <= '9' {
		i++
	}
	return i
}
