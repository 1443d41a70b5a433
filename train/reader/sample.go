package reader

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"mwpranker/train/world"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// A preparer turns problems into samples. It belongs to one goroutine.
type preparer struct {
	config graph2tree.Config
	parser *syntax.State
	scribe *graph2tree.Scribe
}

func newPreparer(c graph2tree.Config, parser *syntax.Model) (*preparer, error) {
	scribe, err := graph2tree.NewScribe(c)
	if err != nil {
		return nil, err
	}
	return &preparer{c, syntax.NewState(parser), scribe}, nil
}

// sample reads a problem with its gold tree, which is brought into canonical form.
func (p *preparer) sample(doc *text.Document, tree *expr.Expr) (*Sample, error) {
	s := &Sample{}
	var err error
	if s.Prefix, err = prefixOf(&p.config, tree.Canonical()); err != nil {
		return nil, err
	}
	if len(s.Prefix) > 2*graph2tree.MaxOperators+1 {
		return nil, fmt.Errorf("a tree of %d nodes is too large", len(s.Prefix))
	}
	parse := p.parser.Parse(doc)
	g, err := graph.Build(doc, parse)
	if err != nil {
		return nil, err
	}
	return s, p.scribe.Write(&s.Input, doc, parse, g)
}

// Forget says how much of the words is forgotten in training, so that the model learns to do
// without.
type Forget struct {
	Word  float64 // of the kinds of word in a problem: their row in the word table, everywhere in the problem
	Name  float64 // the same for names
	Piece float64 // of the forgotten words: their pieces as well
	Value float64 // of the problems: all that is known of their numbers' values
}

// habits are the ways of typing in which problems are told, each with its chance in a hundred.
var habits = world.Habits{Lower: 8, Capitals: 2, NoEnd: 6, NoCommas: 4, NoApostrophes: 3, Words: 5, Dollars: 4, Typos: 4, NoSpaces: 2, Doubled: 2}

// questionsFirst is how often a problem's question is put before what it asks about.
const questionsFirst = 0.08

// retype tells a problem as somebody may type it; where that changes the numbers, it stays as it
// is.
func retype(doc *text.Document, r *rand.Rand) *text.Document {
	if r.Float64() < questionsFirst {
		doc = reread(doc, questionFirst(doc, r.IntN(2) == 0))
	}
	return reread(doc, world.Styled(r, habits, doc))
}

// questionFirst puts the last sentence first, if it is a question without numbers; joined makes one
// sentence of it and the only other one: "How many are left if Mia ...?"
func questionFirst(doc *text.Document, joined bool) string {
	last := len(doc.Sentences) - 1
	if last < 1 {
		return doc.Source
	}
	question := doc.Tokens[doc.Sentences[last].FirstToken:doc.Sentences[last].EndToken]
	for i := range question {
		if question[i].Quantity >= 0 {
			return doc.Source
		}
	}
	mark := &question[len(question)-1]
	if mark.Text != "?" {
		return doc.Source
	}
	facts, asks := strings.TrimSpace(doc.Source[:question[0].Start]), doc.Source[question[0].Start:mark.Start]
	if !joined {
		return asks + "? " + facts
	}
	if last > 1 || !strings.HasSuffix(facts, ".") {
		return doc.Source
	}
	if first := &doc.Tokens[0]; openers[first.Norm] {
		facts = first.Norm + facts[len(first.Text):]
	}
	return asks + " if " + strings.TrimSuffix(facts, ".") + "?"
}

// openers are words that have a capital only because they begin a sentence.
var openers = map[string]bool{"a": true, "an": true, "the": true, "there": true, "he": true, "she": true, "it": true, "they": true, "his": true,
	"her": true, "in": true, "on": true, "at": true, "for": true, "each": true, "every": true, "one": true, "some": true, "after": true}

// reread reads what a problem was made into; where its numbers are other ones, it stays as it was.
func reread(doc *text.Document, source string) *text.Document {
	if source == doc.Source {
		return doc
	}
	changed, err := text.Read(source)
	if err != nil || len(changed.Quantities) != len(doc.Quantities) {
		return doc
	}
	for i := range changed.Quantities {
		if changed.Quantities[i].Value.Cmp(doc.Quantities[i].Value) != 0 {
			return doc
		}
	}
	return changed
}

// words forgets some kinds of word, and the values of the numbers.
func (f *Forget) words(s *Sample, doc *text.Document, r *rand.Rand) {
	in := &s.Input
	forgotten := map[string]int{} // 0 keep, 1 the word, 2 its pieces too
	pieces := graph2tree.Lists{Starts: []int32{0}}
	for i := range in.Words {
		t := &doc.Tokens[i]
		fate, met := forgotten[t.Norm]
		if !met {
			chance := f.Word
			if name := i > 0 && t.Kind == text.Word && t.Text != t.Norm; name {
				chance = f.Name
			}
			if t.Kind == text.Word && r.Float64() < chance {
				fate = 1
				if r.Float64() < f.Piece {
					fate = 2
				}
			}
			forgotten[t.Norm] = fate
		}
		if fate > 0 {
			in.Words[i] = 0
		}
		if fate < 2 {
			pieces.All = append(pieces.All, in.Pieces.Of(i)...)
		}
		pieces.Starts = append(pieces.Starts, int32(len(pieces.All)))
	}
	in.Pieces = pieces
	if r.Float64() < f.Value {
		marks := graph2tree.Lists{Starts: []int32{0}}
		for i := range in.Words {
			for _, m := range in.Marks.Of(i) {
				if int(m) < graph2tree.FirstValueMark {
					marks.All = append(marks.All, m)
				}
			}
			marks.Starts = append(marks.Starts, int32(len(marks.All)))
		}
		in.Marks = marks
	}
}
