package corpus

import (
	"math/big"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Attributes say how hard a problem is to read and to work out. They are
// filters and sort orders, and part of the ranking.
type Attributes struct {
	Steps       int     // operations to the answer
	Depth       int     // operations one inside the other: 1 for a + b
	Operators   string  // as often as they occur, in the order + - * / ^: "++*"
	Constants   int     // numbers of the expression that the text does not give
	Kinds       Kinds   // of the numbers in the text
	Largest     float64 // the largest number in the text, its sign left out
	Words       int
	Sentences   int
	Level       float64 // school year that the language asks for, see ReadingLevel
	Distractors int     // numbers in the text that the expression does not use
	Grade       int     // that the author gave, else in which such a calculation is taught (see Grade); 0 without an expression
}

// Kinds is a set of kinds of numbers.
type Kinds uint8

const (
	Whole    Kinds = 1 << iota // 48, twenty-four, twice
	Decimal                    // 3.5, $52.75
	Fraction                   // 3/4, 2 1/2, half a
	Percent                    // 25%
	Money                      // $52.75, 25¢
)

var kindNames = []struct {
	kind Kinds
	name string
}{{Whole, "whole"}, {Decimal, "decimal"}, {Fraction, "fraction"}, {Percent, "percent"}, {Money, "money"}}

// String lists the set: "decimal, money".
func (k Kinds) String() string { return strings.Join(k.names(), ", ") }

func (k Kinds) names() []string {
	var names []string
	for _, each := range kindNames {
		if k&each.kind != 0 {
			names = append(names, each.name)
		}
	}
	return names
}

// ParseKind reads one name of a kind.
func ParseKind(name string) (Kinds, bool) {
	for _, each := range kindNames {
		if each.name == name {
			return each.kind, true
		}
	}
	return 0, false
}

// Measure finds the attributes of a text and of the expression over its
// quantities. Without an expression (nil) only what the text shows is filled in.
func Measure(document *text.Document, e *expr.Expr) Attributes {
	attributes := MeasureExpr(e)
	for i := range document.Quantities {
		quantity := &document.Quantities[i]
		attributes.Kinds |= kindOf(quantity)
		size, _ := new(big.Rat).Abs(quantity.Value).Float64()
		attributes.Largest = max(attributes.Largest, size)
	}
	if e != nil {
		used := make([]bool, len(document.Quantities))
		markUsed(e, used)
		for _, isUsed := range used {
			if !isUsed {
				attributes.Distractors++
			}
		}
	}
	reading := readingOf(document)
	attributes.Words = reading.words
	attributes.Sentences = reading.sentences
	attributes.Level = reading.level()
	attributes.Grade = Grade(document, e)
	return attributes
}

// MeasureExpr finds the attributes that an expression has by itself.
func MeasureExpr(e *expr.Expr) Attributes {
	if e == nil {
		return Attributes{}
	}
	return Attributes{
		Steps:     e.Steps(),
		Depth:     e.Depth(),
		Operators: e.Operators(),
		Constants: countConstants(e),
	}
}

func countConstants(e *expr.Expr) int {
	switch e.Kind {
	case expr.Operator:
		return countConstants(e.Left) + countConstants(e.Right)
	case expr.Constant:
		return 1
	}
	return 0
}

func markUsed(e *expr.Expr, used []bool) {
	switch {
	case e.Kind == expr.Operator:
		markUsed(e.Left, used)
		markUsed(e.Right, used)
	case e.Kind == expr.Quantity && e.Index < len(used):
		used[e.Index] = true
	}
}

// kindOf names one number. A price with cents is money and a decimal: both
// make a problem harder.
func kindOf(quantity *text.Quantity) Kinds {
	var kinds Kinds
	switch {
	case quantity.Unit == text.Percent:
		kinds = Percent
	case quantity.Unit.IsMoney():
		kinds = Money
	}
	switch {
	case quantity.Form == text.Fraction || quantity.Form == text.Mixed:
		kinds |= Fraction
	case !quantity.Value.IsInt():
		kinds |= Decimal
	case kinds == 0:
		kinds = Whole
	}
	return kinds
}
