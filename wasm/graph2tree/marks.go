package graph2tree

import (
	"fmt"
	"math/big"
	"strings"

	"mwpranker/wasm/graph"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// Marks say of a word what its letters do not: its part of speech and relation, where it stands,
// which of the things or people of the problem it is (the first, the second ...), whether the
// question speaks of it too, and of a number how it is written and how large it is beside the
// others. They carry over to words that were never met in training.

// The rows of the table of marks, one range behind the other.
const (
	markUPOS     = 0                                 // part of speech
	markHead     = markUPOS + len(partsOfSpeech) + 1 // part of speech of the head, the last one for a root
	markRel      = markHead + len(partsOfSpeech) + 2
	markSentence = markRel + len(relations) + 1 // sentence, from the first
	markLast     = markSentence + 8             // sentence, from the last
	markPlace    = markLast + 4                 // word in its sentence: first, second, ... of the last ones one
	markKind     = markPlace + 4                // kind of token
	markQuestion = markKind + 4                 // within the question or not
	markShared   = markQuestion + 2             // the word stands in and outside of the question
	markThing    = markShared + 1               // first, second, ... noun
	markPerson   = markThing + 10               // first, second, ... name
	markAgain    = markPerson + 6               // the noun or name was met before
	markAsked    = markAgain + 1                // the noun that is asked for, here or elsewhere
	markForm     = markAsked + 2                // how the number is written
	markUnit     = markForm + 6
	markOrder    = markUnit + 8  // first, second, ... number
	markCount    = markOrder + 8 // numbers in the text
	markBefore   = markCount + 8 // this word stands after the first, second ... number
	markValue    = markBefore + 8
	NumMarks     = markValue + numValueMarks // how many marks there are
)

// What is said of a number's value; [Input] can leave these out.
const (
	valueSize     = 0              // below 1, 1, 2, up to 5, 10, 20, 50, 100, 200, 500, 1000, above
	valueWhole    = valueSize + 12 // whole, or a fraction
	valueRank     = valueWhole + 2 // smallest, largest, between
	valueEqual    = valueRank + 3  // another number has the same value
	valueDivides  = valueEqual + 1 // divides the largest number, without rest
	valueDivided  = valueDivides + 1
	numValueMarks = valueDivided + 1
)

// FirstValueMark is the first of the marks that tell a number's value: training forgets these at
// times.
const FirstValueMark = markValue

var partsOfSpeech = [...]string{"NOUN", "PROPN", "VERB", "AUX", "ADJ", "ADV", "PRON", "DET", "ADP", "NUM", "PART", "CCONJ", "SCONJ", "PUNCT", "SYM", "INTJ", "X"}

var relations = [...]string{"nsubj", "obj", "iobj", "obl", "nmod", "nummod", "amod", "advmod", "case", "mark", "det", "compound", "flat", "fixed", "conj", "cc",
	"list", "parataxis", "acl", "advcl", "ccomp", "xcomp", "csubj", "aux", "cop", "appos", "expl", "vocative", "discourse", "punct", "root", "orphan", "goeswith", "reparandum", "dislocated"}

var (
	placeOfUPOS = places(partsOfSpeech[:])
	placeOfRel  = places(relations[:])
)

func places(names []string) map[string]int {
	m := make(map[string]int, len(names))
	for i, name := range names {
		m[name] = i
	}
	return m
}

// placeOf is the place of a name, or the one behind the last.
func placeOf(m map[string]int, name string) int {
	if i, ok := m[name]; ok {
		return i
	}
	return len(m)
}

// A marker keeps what marks are drawn from, so that it is allocated once.
type marker struct {
	upos, rel []int
	head      []int    // token, or -1
	stem      []string // base form
	shared    map[string]uint8
	things    map[string]int
	people    map[string]int
	asked     map[string]bool
	sums      sums
}

func (m *marker) mark(in *Input, doc *text.Document, parse []syntax.Sentence, g *graph.Graph, noValues bool) error {
	if err := m.flatten(doc, parse); err != nil {
		return err
	}
	question := questionSentence(doc)
	in.Question = in.Question[:0]
	for t := range doc.Tokens {
		if doc.Tokens[t].Sentence == question {
			in.Question = append(in.Question, int32(t))
		}
	}
	m.survey(doc, g, question)
	m.sum(doc)
	in.Marks.reset()
	add := func(mark int) { in.Marks.All = append(in.Marks.All, int32(mark)) }
	passed := 0 // numbers so far
	for i := range doc.Tokens {
		t := &doc.Tokens[i]
		add(markUPOS + m.upos[i])
		if m.head[i] < 0 {
			add(markHead + len(partsOfSpeech) + 1)
		} else {
			add(markHead + m.upos[m.head[i]])
		}
		add(markRel + m.rel[i])
		add(markSentence + min(t.Sentence, 7))
		add(markLast + min(len(doc.Sentences)-1-t.Sentence, 3))
		add(markPlace + min(i-doc.Sentences[t.Sentence].FirstToken, 3))
		add(markKind + int(t.Kind))
		if t.Sentence == question {
			add(markQuestion)
		} else {
			add(markQuestion + 1)
		}
		m.entity(i, add)
		if t.Quantity < 0 || i >= doc.Quantities[t.Quantity].CoreEnd() {
			add(markBefore + min(passed, 7))
			in.Marks.end()
			continue
		}
		passed = t.Quantity + 1
		q := &doc.Quantities[t.Quantity]
		add(markForm + formMark(q))
		add(markUnit + unitMark(q))
		add(markOrder + min(t.Quantity, 7))
		add(markCount + min(len(doc.Quantities), 8) - 1)
		if !noValues {
			m.sums.value(q.AsWritten(), add)
		}
		in.Marks.end()
	}
	return nil
}

// flatten turns the parse's positions in sentences into positions in the document.
func (m *marker) flatten(doc *text.Document, parse []syntax.Sentence) error {
	m.upos, m.rel, m.head, m.stem = m.upos[:0], m.rel[:0], m.head[:0], m.stem[:0]
	if len(parse) != len(doc.Sentences) {
		return fmt.Errorf("graph2tree: %d sentences were parsed, the text has %d", len(parse), len(doc.Sentences))
	}
	for i, s := range doc.Sentences {
		if len(parse[i].Words) != s.EndToken-s.FirstToken {
			return fmt.Errorf("graph2tree: sentence %d: %d words were parsed, the text has %d", i+1, len(parse[i].Words), s.EndToken-s.FirstToken)
		}
		for _, w := range parse[i].Words {
			base, _, _ := strings.Cut(w.Rel, ":")
			m.upos = append(m.upos, placeOf(placeOfUPOS, w.UPOS))
			m.rel = append(m.rel, placeOf(placeOfRel, base))
			m.head = append(m.head, s.FirstToken+w.Head-1)
			if w.Head == 0 {
				m.head[len(m.head)-1] = -1
			}
		}
	}
	for i := range doc.Tokens {
		m.stem = append(m.stem, lexicon.Lemma(doc.Tokens[i].Norm))
	}
	return nil
}

// questionSentence is the last sentence with a question mark, or the last one at all.
func questionSentence(doc *text.Document) int {
	for i := len(doc.Tokens) - 1; i >= 0; i-- {
		if doc.Tokens[i].Norm == "?" {
			return doc.Tokens[i].Sentence
		}
	}
	return len(doc.Sentences) - 1
}

// survey finds out which words the question shares with the rest, the order of things and people,
// and what is asked for.
func (m *marker) survey(doc *text.Document, g *graph.Graph, question int) {
	if m.shared == nil {
		m.shared, m.things, m.people, m.asked = map[string]uint8{}, map[string]int{}, map[string]int{}, map[string]bool{}
	}
	clear(m.shared)
	clear(m.things)
	clear(m.people)
	clear(m.asked)
	for i := range doc.Tokens {
		if doc.Tokens[i].Kind != text.Word {
			continue
		}
		if doc.Tokens[i].Sentence == question {
			m.shared[m.stem[i]] |= 1
		} else {
			m.shared[m.stem[i]] |= 2
		}
	}
	for _, e := range g.Edges {
		if e.Type == graph.Asked && int(e.To) < len(doc.Tokens) && doc.Tokens[e.From].Sentence == question {
			m.asked[m.stem[e.To]] = true
		}
	}
}

const (
	noun       = 0 // places in partsOfSpeech
	properNoun = 1
	verb       = 2
	adjective  = 4
)

// entity marks a noun or name by its order among the problem's, and content words that the question
// shares.
func (m *marker) entity(i int, add func(int)) {
	stem := m.stem[i]
	met, first, last := m.things, markThing, markPerson-markThing-1
	switch m.upos[i] {
	case properNoun:
		met, first, last = m.people, markPerson, markAgain-markPerson-1
	case noun:
	case verb, adjective:
		if m.shared[stem] == 3 {
			add(markShared)
		}
		return
	default:
		return
	}
	order, again := met[stem]
	if !again {
		order = len(met)
		met[stem] = order
	} else {
		add(markAgain)
	}
	add(first + min(order, last))
	if m.shared[stem] == 3 {
		add(markShared)
	}
	if m.asked[stem] {
		add(markAsked)
	} else {
		add(markAsked + 1)
	}
}

// formMark is the form of a number as the model knows forms: a compound amount
// or a clock time is one in digits.
func formMark(q *text.Quantity) int {
	if q.Form > text.Multiple {
		return int(text.Digits)
	}
	return int(q.Form)
}

// unitMark is the unit of a number as the model knows units: all money but for
// pounds, euros and small coins is marked as dollars, and what is no mark at
// the number itself is none.
func unitMark(q *text.Quantity) int {
	switch {
	case q.Unit <= text.Percent:
		return int(q.Unit)
	case q.Unit.IsMoney():
		return int(text.Dollar)
	}
	return int(text.NoUnit)
}

var sizes = []int64{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000}

// sums are what the marks of a value need to know of all numbers of a text.
type sums struct {
	least, most *big.Rat
	often       map[string]int // by the number as big.Rat writes it
	divided     bool           // the largest is a multiple of a smaller one
}

// sum looks at the numbers once, so that the marks of a value take no longer where there are many.
func (m *marker) sum(doc *text.Document) {
	m.sums.least, m.sums.most, m.sums.divided = nil, nil, false
	if m.sums.often == nil {
		m.sums.often = map[string]int{}
	}
	clear(m.sums.often)
	for i := range doc.Quantities {
		v := doc.Quantities[i].AsWritten()
		if m.sums.least == nil || v.Cmp(m.sums.least) < 0 {
			m.sums.least = v
		}
		if m.sums.most == nil || v.Cmp(m.sums.most) > 0 {
			m.sums.most = v
		}
		m.sums.often[v.RatString()]++
	}
	for i := range doc.Quantities {
		o := doc.Quantities[i].AsWritten()
		if m.sums.most.IsInt() && o.Cmp(one) > 0 && o.Cmp(m.sums.most) < 0 && divides(o, m.sums.most) {
			m.sums.divided = true
			return
		}
	}
}

var one = big.NewRat(1, 1)

// divides is whether a number is a multiple of another, which is above zero.
func divides(v, of *big.Rat) bool { return new(big.Rat).Quo(of, v).IsInt() }

// value marks how large a number is, alone and beside the others.
func (s *sums) value(v *big.Rat, add func(int)) {
	size := 0 // below 1
	if v.Cmp(one) >= 0 {
		for size = 1; size <= len(sizes) && v.Cmp(new(big.Rat).SetInt64(sizes[size-1])) > 0; {
			size++
		}
	}
	add(markValue + valueSize + size)
	if v.IsInt() {
		add(markValue + valueWhole)
	} else {
		add(markValue + valueWhole + 1)
	}
	smaller, larger := s.least.Cmp(v) < 0, s.most.Cmp(v) > 0
	switch {
	case !smaller && larger:
		add(markValue + valueRank)
	case !larger && smaller:
		add(markValue + valueRank + 1)
	case smaller:
		add(markValue + valueRank + 2)
	}
	if s.often[v.RatString()] > 1 {
		add(markValue + valueEqual)
	}
	if larger && v.Sign() > 0 && divides(v, s.most) {
		add(markValue + valueDivides)
	}
	if !larger && s.divided {
		add(markValue + valueDivided)
	}
}
