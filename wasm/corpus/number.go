package corpus

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"mwpranker/wasm/expr"
)

// Number is an answer as it is written: "129", "52.75", "1/3". In JSON it is a
// number where it ends as a decimal and a string where it does not; both are
// read.
type Number string

// Rat is the value of the number, exact.
//
// A clock time, "20:35", is minutes after midnight.
func (n Number) Rat() (*big.Rat, error) {
	if end, minutes := expr.ClockAt(string(n), 0); end > 0 && end == len(n) {
		return new(big.Rat).SetInt64(minutes), nil
	}
	value, err := expr.ParseRat(string(n))
	if err != nil {
		return nil, fmt.Errorf("%.70q is not a number; write it as 129, 52.75 or 1/3", string(n))
	}
	return value, nil
}

// gives says whether value is what the number, whose value is written, means:
// the same, or, where it has decimals, the same rounded to these decimals:
// 3.33 is right for 10/3, and 3 is not.
func (n Number) gives(written, value *big.Rat) bool {
	if written.Cmp(value) == 0 {
		return true
	}
	_, decimals, _ := strings.Cut(string(n), ".")
	if decimals == "" || strings.Contains(decimals, "/") {
		return false
	}
	double := new(big.Int).Mul(big.NewInt(2), new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(len(decimals))), nil))
	half := new(big.Rat).SetFrac(big.NewInt(1), double)
	off := new(big.Rat).Sub(written, value)
	return off.Abs(off).Cmp(half) <= 0
}

// MarshalJSON writes 129, 52.75, "1/3", and null for none.
func (n Number) MarshalJSON() ([]byte, error) {
	if n == "" {
		return []byte("null"), nil
	}
	if s := string(n); strings.Trim(s, "0123456789.-") == "" && json.Valid([]byte(s)) {
		return []byte(s), nil
	}
	return json.Marshal(string(n))
}

// UnmarshalJSON reads a number or a string; Rat says whether it is one.
func (n *Number) UnmarshalJSON(data []byte) error {
	*n = Number(bare(data))
	if mantissa, exponent, found := bytes.Cut(data, []byte("e-")); found && len(mantissa) <= MaxAnswer { // 5e-05, as some programs write small numbers
		if places, err := strconv.Atoi(string(exponent)); err == nil && places <= MaxAnswer {
			if value, ok := new(big.Rat).SetString(string(data)); ok {
				*n = Number(expr.FormatRat(value))
			}
		}
	}
	return nil
}
