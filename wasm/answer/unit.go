package answer

import (
	"mwpranker/wasm/expr"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// unit is what a number of the text, or a part of the tree, is measured in.
type unit struct {
	mark string // $, %
	noun string // "km", as it stands in the text
	name string // by which units are compared: the mark, or the noun's base form
	none bool   // it has no single one
}

var mixed = unit{none: true}

func (u unit) is(other unit) bool { return u.name == other.name && !u.none && !other.none }

// plain says whether it multiplies and divides others without a unit of its own.
func (u unit) plain() bool { return u.name == "" && !u.none || u.mark == "%" }

// unitOf follows the units of the numbers through a tree: that of money stays through sums and
// shares.
func unitOf(document *text.Document, tree *expr.Expr) unit {
	u := unitAt(document, tree)
	if u.none || u.mark == "%" {
		return unit{}
	}
	return u
}

func unitAt(document *text.Document, e *expr.Expr) unit {
	switch {
	case e.Kind == expr.Quantity && e.Index < len(document.Quantities):
		return quantityUnit(document, &document.Quantities[e.Index])
	case e.Kind != expr.Operator:
		return unit{}
	}
	left, right := unitAt(document, e.Left), unitAt(document, e.Right)
	switch e.Op {
	case '+', '-':
		if left.is(right) || isZero(e.Left) {
			return right
		}
	case expr.Max, expr.Min, expr.GCD, expr.LCM:
		if left.is(right) {
			return right
		}
	case '*':
		if left.plain() {
			return right
		}
		if right.plain() {
			return left
		}
	case '/', expr.RoundUp, expr.Whole:
		if right.plain() {
			return left
		}
		if left.is(right) {
			return unit{}
		}
	case expr.Remainder: // of $20 by $3 are left $2
		if right.plain() || left.is(right) {
			return left
		}
	}
	return mixed
}

func isZero(e *expr.Expr) bool {
	return e.Kind == expr.Constant && e.Value != nil && e.Value.Sign() == 0
}

// measured are the classes of units that a number is measured in.
var measured = lexicon.SetOf(lexicon.Time, lexicon.Length, lexicon.Weight, lexicon.Volume, lexicon.Money)

// quantityUnit is the mark of a number, or the unit that is the next word. In "4, 6 and 10 minutes"
// all three are minutes.
func quantityUnit(document *text.Document, q *text.Quantity) unit {
	if mark := q.Unit.String(); mark != "" {
		return unit{mark: mark, name: mark}
	}
	if q.EndToken >= len(document.Tokens) {
		return unit{}
	}
	next := &document.Tokens[q.EndToken]
	if next.Norm == "," || next.Norm == "and" || next.Norm == "or" {
		for i := range document.Quantities {
			if after := &document.Quantities[i]; after.FirstToken == q.EndToken+1 {
				if u := quantityUnit(document, after); u.mark == "" {
					return u
				}
			}
		}
		return unit{}
	}
	classes := lexicon.Classes(next.Norm)
	if next.Kind != text.Word || classes&measured == 0 || !onlyNoun(classes) {
		return unit{}
	}
	name := lexicon.Lemma(next.Norm)
	return unit{noun: next.Norm, name: name}
}
