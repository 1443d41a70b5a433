package paraphrase

import (
	"math/big"

	"mwpranker/wasm/text"
)

// amount is a number in a measure in which it can be compared: 2 kg and 2000 g are the same.
type amount struct {
	value   *big.Rat
	said    *big.Rat  // the number as the text has it
	unit    text.Unit // as the text says it
	measure text.Unit // the smallest unit of its kind, in which value is; NoUnit for a bare number
}

var hundred = big.NewRat(100, 1)

// amountOf puts a quantity into the smallest unit of its kind. Money is in its larger unit, and a
// percentage is a share of one.
func amountOf(q *text.Quantity, unit text.Unit) amount {
	a := amount{value: q.Value, said: q.AsWritten(), unit: unit}
	switch {
	case unit == text.NoUnit:
	case unit == text.Percent:
		a.value = new(big.Rat).Quo(q.Value, hundred)
	case unit == text.Cent:
		a.value, a.measure = new(big.Rat).Quo(q.Value, hundred), text.Dollar
	case unit == text.Pence:
		a.value, a.measure = new(big.Rat).Quo(q.Value, hundred), text.Pound
	case unit == text.Clock || unit == text.Clock12:
		a.measure = text.Clock
		half := big.NewRat(12*60, 1)
		if a.value.Cmp(half) >= 0 { // 3 p.m. and 3:00 are the same, as far as the text says
			a.value = new(big.Rat).Sub(a.value, half)
		}
	case unit.IsMoney():
		a.measure = unit
	default:
		smallest, size := unit.Smallest()
		a.value, a.measure = new(big.Rat).Mul(q.Value, new(big.Rat).SetInt64(size)), smallest
	}
	return a
}

// moneyWords are the units that text leaves to the parser: it takes them for nouns.
var moneyWords = map[string]text.Unit{"dollar": text.Dollar, "buck": text.Dollar, "euro": text.Euro,
	"cent": text.Cent, "pence": text.Pence, "penny": text.Pence, "rupee": text.Rupee, "naira": text.Naira,
	"peso": text.Peso, "rand": text.Rand, "yen": text.Yen, "franc": text.Franc, "percent": text.Percent,
	"shilling": text.Shilling, "cedi": text.Cedi, "lira": text.Lira, "shekel": text.Shekel}

// likeness says how two amounts go together.
type likeness uint8

const (
	unlike    likeness = iota
	inverse            // 2 and a half: twice as many one way, half as many the other
	otherUnit          // the same number of something else: 5 kg and 5 g
	alike
)

func compareAmounts(a, b *amount) likeness {
	sameValue := a.value.Cmp(b.value) == 0
	switch {
	case a.measure == b.measure && sameValue:
		return alike
	case a.said.Cmp(b.said) == 0:
		if a.measure == text.NoUnit && a.unit == text.NoUnit || b.measure == text.NoUnit && b.unit == text.NoUnit {
			return alike // "3, 4 and 5 km": a unit may be left out
		}
		if isPounds(a.unit) && isPounds(b.unit) {
			return alike
		}
		return otherUnit
	case a.measure == text.NoUnit && b.measure == text.NoUnit && a.value.Sign() > 0 && b.value.Sign() > 0 &&
		new(big.Rat).Mul(a.value, b.value).Cmp(big.NewRat(1, 1)) == 0:
		return inverse
	}
	return unlike
}

// isPounds says whether a unit is said "pounds": nobody but the story knows of what.
func isPounds(u text.Unit) bool { return u == text.Pound || u == text.PoundWeight }
