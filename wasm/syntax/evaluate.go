package syntax

import (
	"fmt"
	"io"
	"sort"
	"strings"
)

// A Score counts, over words, what a parser got right. All words count,
// punctuation too, as in the CoNLL 2018 shared task; there, and so here,
// relations are compared without their subtypes (nmod:poss is nmod). Full
// counts them with subtypes; the last three leave punctuation out.
type Score struct {
	Sentences, Words                     int
	UPOS, XPOS, UAS, LAS, Full           int
	WordsNoPunct, UASNoPunct, LASNoPunct int
	Rels                                 map[string]*RelScore // by gold and given relation
	Phrases                              [phrases]Part
}

// A Part counts words of one kind, and those of them whose head and relation are right.
type Part struct{ Right, Whole int }

// Word problems stand or fall with a few constructions, which have their own figures.
const (
	numeral = iota
	subject
	object
	comparison
	each
	partOf
	phrases
)

var phraseNames = [phrases]string{
	numeral:    "numeral to noun (nummod)",
	subject:    "subject (nsubj)",
	object:     "object (obj)",
	comparison: "more, fewer, less; than X, as X",
	each:       "each, every",
	partOf:     "of them, of X",
}

// phrasesOf says which constructions word i of a gold sentence belongs to.
func phrasesOf(gold []Word, i int) (in [phrases]bool) {
	switch base(gold[i].Rel) {
	case "nummod":
		in[numeral] = true
	case "nsubj":
		in[subject] = true
	case "obj":
		in[object] = true
	}
	switch strings.ToLower(gold[i].Form) {
	case "more", "fewer", "less":
		in[comparison] = true
	case "each", "every":
		in[each] = true
	}
	// What than, as or of marks is the word above it.
	for _, w := range gold {
		if w.Head == i+1 && (w.Rel == "case" || w.Rel == "mark") {
			switch strings.ToLower(w.Form) {
			case "than", "as":
				in[comparison] = true
			case "of":
				in[partOf] = true
			}
		}
	}
	return in
}

// A RelScore counts one relation: a word is right when head and relation are.
type RelScore struct{ Gold, Given, Right int }

// F1 is the harmonic mean of precision and recall, in percent.
func (r RelScore) F1() float64 { return percent(2*r.Right, r.Gold+r.Given) }

func percent(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return 100 * float64(part) / float64(whole)
}

// Add compares one sentence with what the parser made of it.
func (s *Score) Add(gold, given []Word) error {
	if len(gold) != len(given) {
		return fmt.Errorf("syntax: %d words parsed, %d in the gold sentence", len(given), len(gold))
	}
	if s.Rels == nil {
		s.Rels = map[string]*RelScore{}
	}
	s.Sentences++
	for i, g := range gold {
		p := given[i]
		head := g.Head == p.Head
		rel, relGiven := base(g.Rel), base(p.Rel)
		s.Words++
		count(&s.UPOS, g.UPOS == p.UPOS)
		count(&s.XPOS, g.XPOS == p.XPOS)
		count(&s.UAS, head)
		count(&s.LAS, head && rel == relGiven)
		count(&s.Full, head && g.Rel == p.Rel)
		if g.UPOS != "PUNCT" {
			s.WordsNoPunct++
			count(&s.UASNoPunct, head)
			count(&s.LASNoPunct, head && rel == relGiven)
		}
		for k, in := range phrasesOf(gold, i) {
			if in {
				s.Phrases[k].Whole++
				count(&s.Phrases[k].Right, head && rel == relGiven)
			}
		}
		s.relation(rel).Gold++
		s.relation(relGiven).Given++
		count(&s.relation(rel).Right, head && rel == relGiven)
	}
	return nil
}

func (s *Score) relation(name string) *RelScore {
	if s.Rels[name] == nil {
		s.Rels[name] = &RelScore{}
	}
	return s.Rels[name]
}

func count(n *int, yes bool) {
	if yes {
		*n++
	}
}

// base is a relation without its subtype.
func base(rel string) string {
	rel, _, _ = strings.Cut(rel, ":")
	return rel
}

// String is the score on one line.
func (s Score) String() string {
	return fmt.Sprintf("UPOS %.2f  XPOS %.2f  UAS %.2f  LAS %.2f",
		percent(s.UPOS, s.Words), percent(s.XPOS, s.Words), percent(s.UAS, s.Words), percent(s.LAS, s.Words))
}

// Las is the labelled attachment score in percent.
func (s Score) Las() float64 { return percent(s.LAS, s.Words) }

// WriteTable writes the score as a table for people.
func (s Score) WriteTable(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%d sentences, %d words\n\n", s.Sentences, s.Words)
	for _, l := range []struct {
		name        string
		part, whole int
		what        string
	}{
		{"UPOS", s.UPOS, s.Words, "part of speech"},
		{"XPOS", s.XPOS, s.Words, "Penn tag"},
		{"UAS", s.UAS, s.Words, "head"},
		{"LAS", s.LAS, s.Words, "head and relation, subtypes left out"},
		{"LAS full", s.Full, s.Words, "head and relation with subtype"},
		{"UAS -punct", s.UASNoPunct, s.WordsNoPunct, "head, words that are not PUNCT"},
		{"LAS -punct", s.LASNoPunct, s.WordsNoPunct, "head and relation, words that are not PUNCT"},
	} {
		fmt.Fprintf(&b, "%-10s %6.2f   %s\n", l.name, percent(l.part, l.whole), l.what)
	}
	b.WriteByte('\n')
	for k, p := range s.Phrases {
		fmt.Fprintf(&b, "%6.2f of %-5d %s\n", percent(p.Right, p.Whole), p.Whole, phraseNames[k])
	}
	fmt.Fprintf(&b, "\n%-12s %6s %9s %9s %9s\n", "relation", "gold", "precision", "recall", "F1")
	names := make([]string, 0, len(s.Rels))
	for name := range s.Rels {
		names = append(names, name)
	}
	sort.Slice(names, func(i, j int) bool {
		a, c := s.Rels[names[i]], s.Rels[names[j]]
		if a.Gold != c.Gold {
			return a.Gold > c.Gold
		}
		return names[i] < names[j]
	})
	for _, name := range names {
		r := s.Rels[name]
		fmt.Fprintf(&b, "%-12s %6d %9.2f %9.2f %9.2f\n", name, r.Gold, percent(r.Right, r.Given), percent(r.Right, r.Gold), r.F1())
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// Evaluate parses the forms of gold sentences, and counts what is right.
func Evaluate(m *Model, gold []Sentence) (Score, error) {
	state := NewState(m)
	var score Score
	var words []Word
	for _, g := range gold {
		words = state.Words(words[:0], g.Forms())
		if err := score.Add(g.Words, words); err != nil {
			return score, err
		}
	}
	return score, nil
}
