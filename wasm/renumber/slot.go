package renumber

import (
	"math/big"
	"strings"

	"mwpranker/wasm/answer"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// A slot is a quantity of the text that may get another value.
type slot struct {
	quantity int
	old      *big.Rat
	writer   *writer
	size     bounds
	key      string // what it counts or measures: "$", "min", "apple"; "" where that is not known
	single   []edit // what else is to be written where one of a thing gets several
}

// edit replaces a stretch of the text.
type edit struct {
	text.Span
	with string
}

// slotsOf are the quantities of a text that may change. One that the writer would not write as it
// stands there stays as it is, and so does one that is a fact: the legs of a spider.
func slotsOf(d *text.Document) []slot {
	var slots []slot
	for i := range d.Quantities {
		q := &d.Quantities[i]
		if q.Value == nil || q.Value.Sign() == 0 || !isHandy(q.Value) {
			continue
		}
		write := writerOf(d, q)
		if write == nil {
			continue
		}
		c := contextOf(d, q)
		size, ok := c.bounds()
		if !ok {
			continue
		}
		s := slot{quantity: i, old: q.Value, writer: write, size: size, key: c.key()}
		if c.countsOne() {
			if s.single, ok = c.several(); !ok {
				continue
			}
		}
		slots = append(slots, s)
	}
	return slots
}

// context is a quantity with what stands around it.
type context struct {
	d      *text.Document
	q      *text.Quantity
	noun   string // what is counted, in its base form: "apple"; "" where that is not known
	nounAt int    // its token
}

func contextOf(d *text.Document, q *text.Quantity) *context {
	c := &context{d: d, q: q}
	first := q.EndToken
	if c.norm(first) == "of" && ofWhich.has(c.norm(first+1)) { // 4 of the kits
		first += 2
	}
	for i := first; i < min(first+maxWords, len(d.Tokens)); i++ {
		norm := d.Tokens[i].Norm
		if norm == "-" && i == q.EndToken || norm == "more" || norm == "of" && i == q.EndToken+1 &&
			q.Form == text.Multiple {
			continue
		}
		if d.Tokens[i].Kind != text.Word || endsName.has(norm) {
			break
		}
		if answer.IsPlural(norm) || c.isOne() && lexicon.Classes(norm)&nouns != 0 {
			c.noun, c.nounAt = lexicon.Lemma(norm), i
			break
		}
	}
	return c
}

// maxWords is how far behind a number its noun may stand: 5 large red apples.
const maxWords = 4

// ofWhich are words between "of" and the things of which some are counted.
var ofWhich = words("the these those his her its their my our your all")

// endsName are words that stand in no name before its noun.
var endsName = words(`is was are were do does did will would can could should must has have had in on at to for with from by
	and or than the a an this that these those he she it they we you i left there each every per as who which how if when`)

// nouns are the classes that only nouns have.
var nouns = func() (s lexicon.Set) {
	for c := lexicon.Class(0); c < lexicon.NumClasses; c++ {
		if !c.IsVerbal() {
			s |= lexicon.SetOf(c)
		}
	}
	return s
}()

// words are a list of words, which is short enough to be looked through.
type words string

func (l words) has(word string) bool {
	for w := range strings.FieldsSeq(string(l)) {
		if w == word {
			return true
		}
	}
	return false
}

func (c *context) norm(i int) string {
	if i < 0 || i >= len(c.d.Tokens) {
		return ""
	}
	return c.d.Tokens[i].Norm
}

func (c *context) isOne() bool {
	return c.q.Value.IsInt() && c.q.Value.Num().IsInt64() && c.q.Value.Num().Int64() == 1
}

// countsOne says whether the number is one of a thing, so that another number changes the words
// around it.
func (c *context) countsOne() bool {
	return c.isOne() && !c.q.Unit.IsMoney() && c.q.Unit != text.Percent && !c.q.Unit.IsClock() &&
		c.norm(c.q.EndToken) != "-"
}

// key names what the number counts or measures.
func (c *context) key() string {
	switch {
	case c.q.Unit.IsClock():
		return "clock"
	case c.q.Unit != text.NoUnit:
		return "unit " + c.q.Unit.String()
	case c.q.Measure != text.NoUnit:
		return "unit " + c.q.Measure.String()
	case c.q.Form == text.Multiple:
		return "times"
	}
	return c.noun
}

// isHandy says whether a number is one that a problem for school has.
func isHandy(v *big.Rat) bool {
	return v.Num().BitLen() <= mostBits && v.Denom().BitLen() <= mostBits
}

// mostBits bounds the numbers that are exchanged: about twelve digits.
const mostBits = 40
