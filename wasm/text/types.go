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

// Unit is the mark that a number carries in itself. Words such as "apples"
// are not unit marks, nor are "dollars" and "cents": they are nouns, which the
// parser sees. "percent" is a mark, because "25%" and "25 percent" are the
// same number.
type Unit uint8

const (
	NoUnit  Unit = iota
	Dollar       // $
	Pound        // £
	Euro         // €
	Cent         // ¢, or c right behind the number
	Pence        // p, right behind the number
	Percent      // %, percent, per cent
)

// Form says how a number was written.
type Form uint8

const (
	Digits   Form = iota // 48, 1,250
	Decimal              // 3.5, .5, $52.75, three point five
	Fraction             // 3/4, ½, three-fifths, half a, a quarter of
	Mixed                // 2 1/2, 2 ½, two and a half
	Words                // twenty-four, a hundred and five, a dozen, a couple
	Multiple             // twice, double, triple, five times as many
)

// Quantity is a number that the text gives: n0, n1, ... in order of appearance.
type Quantity struct {
	Span                          // of the whole number with its unit mark: "$52.75", "a hundred and five", "25%"
	Value                *big.Rat // exact; 25% has the value 25 and the unit Percent
	Unit                 Unit
	Form                 Form
	FirstToken, EndToken int // tokens [FirstToken, EndToken)
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
	return name(int(f), "digits", "decimal", "fraction", "mixed", "words", "multiple")
}

// String returns the mark itself: "$", "%", and "" for NoUnit.
func (u Unit) String() string { return name(int(u), "", "$", "£", "€", "¢", "p", "%") }

func name(i int, names ...string) string {
	if i < len(names) {
		return names[i]
	}
	return "?"
}
