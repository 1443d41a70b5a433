package text

import "math/big"

// Span is a half-open byte range [Start, End) of the original text.
type Span struct{ Start, End int }

// Kind says what sort of token this is.
type Kind uint8

const (
	Word   Kind = iota // letters, with inner apostrophes and hyphens split as UD English does; also 3rd, A4, U.S.
	Number             // digits as typed: 48, 1,250, 3.5, ½, 7:30
	Punct              // . , ; : ? ! brackets, quotes, dashes
	Symbol             // $ £ € ¢ % + = and anything else
)

// Token is one word, number or mark of the text.
type Token struct {
	Span
	Text     string // as typed: Source[Start:End]
	Norm     string // lower case, plain quotes and dashes; of a Number: plain ASCII, "1250.5" for 1.250,5 and "1/2" for ½
	Kind     Kind
	Sentence int // index into Document.Sentences
	Quantity int // index into Document.Quantities of the number that this token belongs to, or -1
}

// Form says how a number was written.
type Form uint8

const (
	Digits   Form = iota // 48, 1,250
	Decimal              // 3.5, .5, $52.75, three point five
	Fraction             // 3/4, ½, three-fifths, half a, a quarter of
	Mixed                // 2 1/2, 2 ½, two and a half
	Words                // twenty-four, a hundred and five, a dozen, a couple
	Multiple             // twice, double, triple, five times as many
	Compound             // 2 h 30 min, £4 and 20p
	Time                 // 7:30, half past six, 3 p.m.
	Ordinal              // third, 21st
)

// Quantity is a number that the text gives: n0, n1, ... in order of appearance.
type Quantity struct {
	Span                          // of the whole number with its unit mark: "$52.75", "a hundred and five", "25%"
	Value                *big.Rat // exact; 25% has the value 25 and the unit Percent
	Unit                 Unit
	Form                 Form
	FirstToken, EndToken int // tokens [FirstToken, EndToken)

	Measure Unit   // what stands behind the number or in it: Hour of "3 hours"; NoUnit where that is no measure
	PerHour bool   // it is said of each hour: "$9 an hour", "60 km/h"
	Comma   bool   // its comma was read as a decimal point: 4,50
	Parts   []Part // of a compound amount
}

// Part is a part of a compound amount: the 2 h of "2 h 30 min".
type Part struct {
	Value      *big.Rat
	Unit       Unit
	FirstToken int // the tokens of its number
	EndToken   int
}

// Name is a number that gives a name, a place in a row or a date, and no
// amount: Room 12, the 3rd day, 1998. It is no quantity, unless an equation
// uses it; see [Document.Admit].
type Name struct {
	Quantity        // the value is nil where the form has none, as a telephone number
	Why      string // "label", "year"; a row of the list in docs/numbers.md
}

// CoreEnd is where the number itself ends: of "3 p.m." and "7 o'clock" only the
// first word is the number, the others say what it is.
func (q *Quantity) CoreEnd() int {
	if q.Form == Time {
		return q.FirstToken + 1
	}
	return q.EndToken
}

// AsWritten is the number beside the other numbers of the text: the value, but
// of a clock time its hour, 5 of "5 p.m."
func (q *Quantity) AsWritten() *big.Rat {
	if !q.Unit.IsClock() {
		return q.Value
	}
	hours := new(big.Rat).Quo(q.Value, big.NewRat(60, 1))
	if hours.Cmp(big.NewRat(13, 1)) >= 0 {
		hours.Sub(hours, big.NewRat(12, 1))
	}
	return hours
}

// Constant is a number that a word of the text implies without saying it:
// "week" implies 7, "three dozen" is the quantity 3 and the constant 12.
type Constant struct {
	Span
	Value *big.Rat
	Word  string // the entry of the table, in words.go: "week", "dozen"
}

// Sentence is a range of tokens [FirstToken, EndToken).
type Sentence struct{ FirstToken, EndToken int }

// Document is a text as it was read.
type Document struct {
	Source     string
	Tokens     []Token
	Sentences  []Sentence
	Quantities []Quantity
	Constants  []Constant
	Names      []Name
}

// Values returns the values of the quantities, in order: n0, n1, ...
func (d *Document) Values() []*big.Rat {
	values := make([]*big.Rat, len(d.Quantities))
	for i := range d.Quantities {
		values[i] = d.Quantities[i].Value
	}
	return values
}

func (k Kind) String() string { return name(int(k), "word", "number", "punct", "symbol") }

func (f Form) String() string {
	return name(int(f), "digits", "decimal", "fraction", "mixed", "words", "multiple", "compound", "time", "ordinal")
}

func name(i int, names ...string) string {
	if i < len(names) {
		return names[i]
	}
	return "?"
}
