package world

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/lang"
	"mwpranker/wasm/text"
)

// Habits are ways in which people type, each with its chance in a hundred.
type Habits struct {
	Lower, Capitals   int // all small letters; all capitals
	NoEnd, NoCommas   int // no mark at the end; no commas, points kept
	NoApostrophes     int // "Mias", "dont"
	Words             int // numbers up to a hundred as words, by number
	Dollars           int // "5 dollars" for "$5", by problem
	Typos             int // a slip in a word that is no number, by problem
	NoSpaces, Doubled int // "apples.How many"; two spaces, by problem
}

// Typed are habits as they may be met in a form for typing a problem.
var Typed = Habits{Lower: 30, Capitals: 4, NoEnd: 30, NoCommas: 15, NoApostrophes: 20, Words: 12, Dollars: 25, Typos: 30, NoSpaces: 3, Doubled: 5}

// Styled gives the problem as somebody with such habits would type it: the same numbers in the same
// order, and the same expression. Where the reader would find other numbers, the problem is given
// back as it is.
func (p *Problem) Styled(r *rand.Rand, h Habits) *Problem {
	s := Styled(r, h, p.Doc)
	doc, err := text.Read(s)
	if err != nil || len(doc.Quantities) != len(p.Doc.Quantities) {
		return p
	}
	was, is := p.Doc.Values(), doc.Values()
	for i := range was {
		if was[i].Cmp(is[i]) != 0 {
			return p
		}
	}
	bound, doc, err := corpus.Bind(p.Equation, doc)
	if err != nil || !expr.Equal(bound, p.Expr) || len(doc.Quantities) != len(is) {
		return p
	}
	q := *p
	q.Text, q.Doc, q.Expr = s, doc, bound
	return &q
}

// Styled types the text of a document in one of the ways that people have. The numbers stay what
// they are, but how the reader takes them has to be looked at anew.
func Styled(r *rand.Rand, h Habits, doc *text.Document) string {
	is := func(chance int) bool { return r.IntN(100) < chance }
	lower, capitals, noEnd, noCommas, noApostrophes, dollars := is(h.Lower), is(h.Capitals), is(h.NoEnd), is(h.NoCommas), is(h.NoApostrophes), is(h.Dollars)
	slips := map[int]bool{}
	if is(h.Typos) {
		for range 1 + r.IntN(2) {
			slips[r.IntN(len(doc.Tokens))] = true
		}
	}
	doubled := -1
	if is(h.Doubled) {
		doubled = r.IntN(len(doc.Tokens))
	}
	noSpaces := is(h.NoSpaces)
	var b strings.Builder
	end := 0
	for i := range doc.Tokens {
		t := &doc.Tokens[i]
		if t.Start < end { // a part of a number that has been typed
			continue
		}
		gap := doc.Source[end:t.Start]
		end = t.End
		if noSpaces && i > 0 && doc.Tokens[i-1].Text == "." {
			gap = ""
		}
		b.WriteString(gap)
		if i == doubled && gap == " " {
			b.WriteByte(' ')
		}
		word := t.Text
		switch {
		case t.Quantity >= 0:
			q := &doc.Quantities[t.Quantity]
			if s := retyped(doc, q.Start, q.End, dollars, is(h.Words)); t.Start == q.Start && s != "" {
				b.WriteString(s)
				end = q.End
				continue
			}
		case noCommas && word == ",":
			continue
		case noEnd && i == len(doc.Tokens)-1 && (word == "?" || word == "."):
			continue
		case t.Kind == text.Word && slips[i]:
			word = slip(r, word)
		}
		if noApostrophes && t.Quantity < 0 {
			word = strings.NewReplacer("'", "", "’", "").Replace(word)
		}
		b.WriteString(word)
	}
	b.WriteString(doc.Source[end:])
	s := b.String()
	switch {
	case lower:
		s = strings.ToLower(s)
	case capitals:
		s = strings.ToUpper(s)
	}
	return s
}

// retyped is a number in another form, or "".
func retyped(doc *text.Document, start, end int, dollars, words bool) string {
	s := doc.Source[start:end]
	if sum, ok := strings.CutPrefix(s, "$"); ok && dollars && sum != "" {
		return sum + " dollars"
	}
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || !words || n < 2 || n > 100 || strings.HasSuffix(doc.Source[:start], "$") || strings.HasPrefix(doc.Source[end:], "%") {
		return ""
	}
	return lang.Cardinal(n, true)
}

// slip makes one error of typing: a letter left out, doubled, exchanged with the next, or its
// neighbour on the keys.
func slip(r *rand.Rand, word string) string {
	if len(word) < 4 || strings.ContainsAny(word, "'’-") {
		return word
	}
	for _, c := range []byte(word) {
		if c >= 0x80 {
			return word
		}
	}
	if numberWords[strings.ToLower(word)] {
		return word
	}
	i := 1 + r.IntN(len(word)-2)
	switch r.IntN(4) {
	case 0:
		return word[:i] + word[i+1:]
	case 1:
		return word[:i] + word[i:i+1] + word[i:]
	case 2:
		return word[:i] + word[i+1:i+2] + word[i:i+1] + word[i+2:]
	}
	if at := strings.IndexByte(keys, word[i]); at > 0 && at < len(keys)-1 {
		return word[:i] + keys[at+1:at+2] + word[i+1:]
	}
	return word
}

const keys = "qwertyuiop asdfghjkl zxcvbnm"

// numberWords must not be misspelt even where the reader takes them for no number: "some" and
// "more" may.
var numberWords = func() map[string]bool {
	m := map[string]bool{}
	for n := int64(0); n <= 100; n++ {
		for _, w := range strings.FieldsFunc(lang.Cardinal(n, true), func(r rune) bool { return r == '-' || r == ' ' }) {
			m[w] = true
		}
	}
	for _, w := range strings.Fields("hundred thousand half third quarter quarters thirds fifth sixth twice times double triple dozen percent cent each every more less fewer") {
		m[w] = true
	}
	return m
}()
