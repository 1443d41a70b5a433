package lang

import (
	"math/big"
	"strconv"
	"strings"
)

var small = words(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
	eighteen nineteen`)
var tens = words(`zero ten twenty thirty forty fifty sixty seventy eighty ninety`)

// Cardinal writes a whole number from 0 to 999,999 in words: "a hundred and five" is left to
// authors, this gives "one hundred and five" (British) or "one hundred five" (American).
func Cardinal(n int64, american bool) string {
	and := " and "
	if american {
		and = " "
	}
	switch {
	case n < 0:
		return "minus " + Cardinal(-n, american)
	case n < 20:
		return small[n]
	case n < 100:
		if n%10 == 0 {
			return tens[n/10]
		}
		return tens[n/10] + "-" + small[n%10]
	case n < 1000:
		if n%100 == 0 {
			return small[n/100] + " hundred"
		}
		return small[n/100] + " hundred" + and + Cardinal(n%100, american)
	}
	head := Cardinal(n/1000, american) + " thousand"
	switch rest := n % 1000; {
	case rest == 0:
		return head
	case rest < 100:
		return head + and + Cardinal(rest, american)
	default:
		return head + " " + Cardinal(rest, american)
	}
}

// Grouped writes a whole number in digits, with commas from 1,000 on when asked for.
func Grouped(n int64, commas bool) string {
	s := strconv.FormatInt(n, 10)
	if !commas || len(s) < 4 {
		return s
	}
	var b strings.Builder
	for i, c := range s {
		if i > 0 && (len(s)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteRune(c)
	}
	return b.String()
}

// DecimalString writes v with as many places as it needs, or "" where it does not end within max
// places.
func DecimalString(v *big.Rat, max int) string {
	if v.IsInt() {
		return v.Num().String()
	}
	for places := 1; places <= max; places++ {
		s := v.FloatString(places)
		if back, ok := new(big.Rat).SetString(s); ok && back.Cmp(v) == 0 {
			return s
		}
	}
	return ""
}

// MoneyString writes an amount behind its sign: $5, $5.20, £1,250.
func MoneyString(v *big.Rat, sign string, commas bool) string {
	if v.IsInt() {
		return sign + Grouped(v.Num().Int64(), commas)
	}
	whole := new(big.Int).Quo(v.Num(), v.Denom()).Int64()
	s := v.FloatString(2)
	return sign + Grouped(whole, commas) + s[strings.IndexByte(s, '.'):]
}

// MixedString writes 5/2 as "2 1/2" and 3/4 as "3/4".
func MixedString(v *big.Rat) string {
	if v.IsInt() {
		return v.Num().String()
	}
	whole := new(big.Int).Quo(v.Num(), v.Denom())
	if whole.Sign() == 0 {
		return v.RatString()
	}
	rest := new(big.Rat).Sub(v, new(big.Rat).SetInt(whole))
	return whole.String() + " " + rest.RatString()
}

// FractionWords writes 1/2 as "half", 1/3 as "a third", 3/5 as "three-fifths"; the phrase stands
// before "of". It gives "" for a fraction that is not said in words.
func FractionWords(v *big.Rat, american bool) string {
	n, d := v.Num().Int64(), v.Denom().Int64()
	if n == 1 && d == 2 {
		return "half"
	}
	parts := map[int64]string{3: "third", 4: "quarter", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth", 9: "ninth", 10: "tenth"}
	part, ok := parts[d]
	if !ok || n >= d || n < 1 {
		return ""
	}
	if d == 4 && american {
		part = "fourth"
	}
	if n == 1 {
		return Article(part) + " " + part
	}
	return small[n] + "-" + part + "s"
}

// TimesWords writes 2 as "twice", 3 as "three times", 12 as "12 times"; the phrase stands before
// "as many".
func TimesWords(n int64) string {
	switch {
	case n == 2:
		return "twice"
	case n <= 10:
		return small[n] + " times"
	}
	return strconv.FormatInt(n, 10) + " times"
}

func words(s string) []string { return strings.Fields(s) }
