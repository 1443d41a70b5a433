package graph

import (
	"strings"

	"mwpranker/wasm/text"
)

// maxCompared bounds the edges between quantities, whose number grows with the square: a problem
// has five, a pasted table may have thousands.
const maxCompared = 24

// quantities joins every number to its unit, the noun that it counts, its verb, and to the other
// numbers.
func (b *builder) quantities() {
	qs := b.doc.Quantities
	verbs := make([]int, len(qs))
	for i := range qs {
		b.g.Quantities = append(b.g.Quantities, int32(b.numberToken(&qs[i])))
	}
	for i := range qs {
		q, node := &qs[i], b.g.Quantities[i]
		noun := b.counted(q)
		if noun >= 0 {
			b.edge(node, int32(noun), Counted)
		}
		for t := q.FirstToken; t < q.CoreEnd(); t++ { // $, %, ¢; KSh; the h and min of 2 h 30 min
			if int32(t) != node && (b.doc.Tokens[t].Kind == text.Symbol || marksInside(q) && isMark(&b.doc.Tokens[t])) {
				b.edge(node, int32(t), Unit)
			}
		}
		if q.CoreEnd() < len(b.doc.Tokens) && units[b.doc.Tokens[q.CoreEnd()].Norm] {
			b.edge(node, int32(q.CoreEnd()), Unit)
		}
		if verbs[i] = b.verb(int(node)); verbs[i] >= 0 {
			b.edge(node, int32(verbs[i]), Action)
		}
	}
	for i := range min(len(qs), maxCompared) {
		for j := range i {
			if verbs[i] >= 0 && verbs[i] == verbs[j] {
				b.edge(b.g.Quantities[j], b.g.Quantities[i], SameClause)
			}
			switch c := qs[j].AsWritten().Cmp(qs[i].AsWritten()); {
			case c > 0:
				b.edge(b.g.Quantities[j], b.g.Quantities[i], Greater)
			case c < 0:
				b.edge(b.g.Quantities[i], b.g.Quantities[j], Greater)
			default:
				b.edge(b.g.Quantities[j], b.g.Quantities[i], Equal)
			}
		}
	}
}

// marksInside says whether a quantity has words inside that are its unit.
func marksInside(q *text.Quantity) bool { return q.Form == text.Compound || q.Unit > text.Percent }

func isMark(t *text.Token) bool {
	return t.Kind == text.Word && t.Norm != "and" && t.Quantity >= 0 && (units[t.Norm] || text.IsCurrency(t))
}

// numberToken is the token of a quantity that is the number itself: the 5 of "$5", the last word of
// "twenty-four".
func (b *builder) numberToken(q *text.Quantity) int {
	for t := q.FirstToken; t < q.CoreEnd(); t++ {
		if b.doc.Tokens[t].Kind == text.Number {
			return t
		}
	}
	for t := q.CoreEnd() - 1; t > q.FirstToken; t-- {
		if b.doc.Tokens[t].Kind == text.Word {
			return t
		}
	}
	return q.FirstToken
}

// counted is the noun that a quantity counts or measures, or -1: the nearest word above the number
// that is outside of it and a noun; for "half of the eggs" and "20 of them" the noun behind "of".
func (b *builder) counted(q *text.Quantity) int {
	inside := func(t int) bool { return t >= q.FirstToken && t < q.CoreEnd() }
	top := b.numberToken(q)
	for steps := 0; b.head[top] >= 0 && inside(b.head[top]) && steps < 8; steps++ {
		top = b.head[top]
	}
	for t := b.firstChild[top]; t >= 0; t = b.nextChild[t] {
		if !inside(t) && edgeTypeOf(b.rel[t]) == Of {
			return t
		}
	}
	switch h := b.head[top]; {
	case h < 0:
		return -1
	case edgeTypeOf(b.rel[top]) == Number, edgeTypeOf(b.rel[top]) == Compound, edgeTypeOf(b.rel[top]) == Quality:
		if b.upos[h] == "NOUN" || b.upos[h] == "PROPN" || b.upos[h] == "SYM" {
			return h
		}
		if g := b.head[h]; g >= 0 && (b.upos[g] == "NOUN" || b.upos[g] == "PROPN") { // "9 more plums" read as 9 of "more"
			return g
		}
	}
	return -1
}

// verb is the nearest verb above a token, or the root of its clause where that is another word
// ("How many are left").
func (b *builder) verb(i int) int {
	for steps := 0; steps < 50; steps++ {
		if b.upos[i] == "VERB" {
			return i
		}
		if b.head[i] < 0 {
			return i
		}
		i = b.head[i]
	}
	return -1
}

// entities joins phrases of the same noun or name, each to the next one in the text.
func (b *builder) entities() {
	last := map[string]int32{}
	for i, n := range b.g.Nodes {
		if n.Kind != PhraseNode || b.upos[n.Head] == "PRON" {
			continue
		}
		word := singular(b.doc.Tokens[n.Head].Norm)
		if before, ok := last[word]; ok {
			b.edge(before, int32(i), SameEntity)
		}
		last[word] = int32(i)
	}
}

// question joins "how many", "how much", "what" and "which" to the noun that they ask for.
func (b *builder) question() {
	for i, t := range b.doc.Tokens {
		switch t.Norm {
		case "how", "what", "which", "whose":
		default:
			continue
		}
		asked := b.head[i]
		for steps := 0; asked >= 0 && b.upos[asked] != "NOUN" && edgeTypeOf(b.rel[asked]) != Subject && steps < 4; steps++ {
			if up := b.head[asked]; up < 0 || b.upos[asked] == "VERB" {
				break
			}
			asked = b.head[asked]
		}
		if asked >= 0 {
			b.edge(int32(i), int32(asked), Asked)
		}
	}
}

// singular takes the plural ending off a noun, well enough to see that two words are the same.
func singular(word string) string {
	switch {
	case len(word) > 4 && strings.HasSuffix(word, "ies"):
		return word[:len(word)-3] + "y"
	case len(word) > 4 && (strings.HasSuffix(word, "ches") || strings.HasSuffix(word, "shes") || strings.HasSuffix(word, "xes") || strings.HasSuffix(word, "sses")):
		return word[:len(word)-2]
	case len(word) > 3 && strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss") && !strings.HasSuffix(word, "us"):
		return word[:len(word)-1]
	}
	return word
}

// units are the measures whose nouns say how a number is to be understood rather than what it
// counts.
var units = func() map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(`mm cm m km millimetre millimetres millimeter millimeters centimetre centimetres centimeter centimeters metre metres meter meters
		kilometre kilometres kilometer kilometers inch inches foot feet ft yard yards mile miles mg g kg gram grams kilogram kilograms ounce ounces oz pound
		pounds lb lbs ton tons tonne tonnes ml l millilitre millilitres milliliter milliliters litre litres liter liters pint pints quart quarts gallon gallons cup cups
		second seconds minute minutes hour hours day days week weeks month months year years cent cents penny pence dollar dollars euro euros
		percent degree degrees mph`) {
		m[w] = true
	}
	return m
}()
