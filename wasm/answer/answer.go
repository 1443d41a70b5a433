package answer

import (
	"math/big"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Answer is what a calculation comes to.
type Answer struct {
	Value *big.Rat
	Time  worth.Kind // a clock time or a duration: then Value is in minutes, and there is neither mark nor noun
	Mark  string     // that it carries: $, £, %, or ""
	Noun  string     // what it counts or measures, in the form that goes with the value: "buses", "bus", "km"; or ""

	// Rounded is what whole things would be, where the value is not whole but what is counted is; else
	// nil.
	Rounded *Rounded
}

// Rounded are the whole numbers around a quotient.
type Rounded struct{ Up, Down Answer }

// Of words the value of a tree over the numbers of a text. The text may be nil: then the number is
// all there is.
func Of(document *text.Document, tree *expr.Expr, worth worth.Value) Answer {
	value := worth.Rat
	a := Answer{Value: value, Time: worth.Kind}
	if document == nil || worth.Kind != 0 {
		return a
	}
	unit := unitOf(document, tree)
	asked := askedFor(document)
	switch {
	case asked.percent:
		a.Mark = "%"
	case isMoney(unit.mark) && (asked.noun == "" || asked.classes.Has(lexicon.Money)):
		a.Mark = unit.mark
	case asked.noun != "":
		a.Noun = inForm(asked.noun, value)
		if tree.Kind == expr.Operator && tree.Op == '/' && !value.IsInt() && value.Sign() > 0 && asked.whole() {
			a.Rounded = rounded(tree, asked.noun, value)
		}
	case unit.noun != "":
		a.Noun = inForm(unit.noun, value)
	}
	return a
}

func rounded(tree *expr.Expr, noun string, value *big.Rat) *Rounded {
	whole := func(op byte) Answer {
		v, err := expr.NewOperator(op, expr.NewConstant(value), expr.NewConstant(big.NewRat(1, 1))).Eval(nil)
		if err != nil {
			return Answer{Value: value}
		}
		return Answer{Value: v, Noun: inForm(noun, v)}
	}
	return &Rounded{whole(expr.RoundUp), whole(expr.Whole)}
}

// String is the answer in words: "$44.80", "4 buses", "3 1/3 km".
func (a Answer) String() string {
	switch {
	case a.Time != worth.Number:
		return worth.Value{Rat: a.Value, Kind: a.Time}.String()
	case isMoney(a.Mark):
		return money(a.Mark, a.Value)
	case a.Mark != "":
		return Number(a.Value) + a.Mark
	case a.Noun != "":
		return Number(a.Value) + " " + a.Noun
	}
	return Number(a.Value)
}

// Number writes a number as it stands in an answer: a fraction without an end as a decimal is a
// mixed number, 3 1/3.
func Number(v *big.Rat) string {
	written := expr.FormatRat(v)
	if !strings.Contains(written, "/") || v.Num().CmpAbs(v.Denom()) < 0 {
		return written
	}
	whole, rest := new(big.Int).QuoRem(v.Num(), v.Denom(), new(big.Int))
	rest.Abs(rest)
	return whole.String() + " " + rest.String() + "/" + v.Denom().String()
}

// behind are marks that stand behind their number.
var behind = map[string]bool{"¢": true, "c": true, "p": true}

func isMoney(mark string) bool { return mark != "" && mark != "%" }

// money writes an amount with its two places, or with none where it is whole; what has more is
// rounded, and says so.
func money(mark string, v *big.Rat) string {
	if behind[mark] {
		return Number(v) + mark
	}
	about, sign := "", ""
	if v.Sign() < 0 {
		sign, v = "−", new(big.Rat).Neg(v)
	}
	amount := v.RatString()
	if !v.IsInt() {
		amount = v.FloatString(2)
		if back, ok := new(big.Rat).SetString(amount); !ok || back.Cmp(v) != 0 {
			about = "about "
		}
	}
	if len([]rune(mark)) > 2 { // KSh 200, but RM12 and A$5
		mark += " "
	}
	return about + sign + mark + amount
}

// inForm is a noun in the form that goes with a number: one bus, 0.5 buses, 4 buses.
func inForm(noun string, value *big.Rat) string {
	if !value.IsInt() || value.Num().CmpAbs(big.NewInt(1)) != 0 {
		return noun
	}
	before, last := "", noun
	if i := strings.LastIndexByte(noun, ' '); i >= 0 {
		before, last = noun[:i+1], noun[i+1:]
	}
	return before + lexicon.Lemma(last)
}
