package paraphrase

import (
	"slices"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// Tokens are the tokens [First, End) of a document.
type Tokens struct{ First, End int }

// IsEmpty says that nothing stands there.
func (t Tokens) IsEmpty() bool { return t.End <= t.First }

// Problem is a problem as it was understood, laid out for comparing. It is
// never changed, so one may be compared with many.
type Problem struct {
	Document *text.Document
	Readings []graph2tree.Reading // may be none

	words    []word
	names    []actor // each once, in the order of the text
	figures  []figure
	question question
	marks    [marks]Tokens // the first word of each in the body; empty where there is none
	things   []thing
	vague    []int // tokens
	trees    []tree
}

// tree is a reading as it is compared.
type tree struct {
	expr        *expr.Expr
	share       float64 // of the readings that are compared
	model, form string  // the canonical key, and the canonical tree itself
	answer      string  // "" where it has none
}

// word is a token with what the parse says of it.
type word struct {
	base      string // for the word, its forms and its synonyms
	classes   lexicon.Set
	upos, rel string
	head      int    // the token that it depends on, or -1
	below     []int  // the tokens that depend on it
	name      string // of whom it is the name; "" for another word
	who       string // who or what is meant: of a pronoun the one it stands for; "" where nobody can say
	guessed   bool   // a pronoun that may stand for another
}

// thing is a noun, verb or adjective of the story, each once.
type thing struct {
	base  string
	noun  bool
	first int // where it stands first
}

// New lays out a problem of its document and parse. What has more than
// graph2tree reads is no problem: the error is a *[graph2tree.TooMuchError].
func New(d *text.Document, parse []syntax.Sentence, readings []graph2tree.Reading) (*Problem, error) {
	if len(d.Quantities) > graph2tree.MaxQuantities || len(d.Tokens) > graph2tree.MaxWords {
		return nil, &graph2tree.TooMuchError{Quantities: len(d.Quantities), Words: len(d.Tokens)}
	}
	g, err := graph.Build(d, parse)
	if err != nil {
		return nil, err
	}
	p := &Problem{Document: d, Readings: readings, words: make([]word, 0, len(d.Tokens))}
	p.flatten(parse)
	p.findNames()
	p.findActors()
	p.findQuestion(g)
	p.findFigures(g)
	p.findMarks()
	p.findThings()
	p.findTrees()
	return p, nil
}

// flatten gives each token its word; graph.Build has found the parse to fit the document.
func (p *Problem) flatten(parse []syntax.Sentence) {
	for i, s := range p.Document.Sentences {
		for k, w := range parse[i].Words {
			t := &p.Document.Tokens[s.FirstToken+k]
			head := -1
			if w.Head > 0 {
				head = s.FirstToken + w.Head - 1
			}
			p.words = append(p.words, word{base: base(t.Norm), classes: lexicon.Classes(t.Norm),
				upos: w.UPOS, rel: w.Rel, head: head})
		}
	}
	for i := range p.words {
		if h := p.words[i].head; h >= 0 {
			p.words[h].below = append(p.words[h].below, i)
		}
	}
}

// child is the first token below i by a relation, or -1.
func (p *Problem) child(i int, rels ...string) int {
	for _, k := range p.words[i].below {
		for _, rel := range rels {
			if p.words[k].rel == rel {
				return k
			}
		}
	}
	return -1
}

// preposition is the word that joins token i to what it depends on: "from".
func (p *Problem) preposition(i int) string {
	if c := p.child(i, "case"); c >= 0 {
		return p.Document.Tokens[c].Norm
	}
	return ""
}

// findMarks notes the words that decide how numbers go together, but for those of the question.
func (p *Problem) findMarks() {
	for i := range p.words {
		norm := p.Document.Tokens[i].Norm
		if vague[norm] && !p.question.has(i) && !p.isAsking(i) {
			p.vague = append(p.vague, i)
		}
		if p.question.has(i) || p.Document.Tokens[i].Quantity >= 0 {
			continue
		}
		if m, ok := p.markAt(i); ok && p.marks[m].IsEmpty() {
			p.marks[m] = Tokens{i, i + 1}
		}
	}
}

// isAsking says whether token i is the "many" of "how many", or of "as many as".
func (p *Problem) isAsking(i int) bool {
	if i == 0 {
		return false
	}
	before := p.Document.Tokens[i-1].Norm
	return before == "how" || before == "as" || before == "so" || before == "too"
}

// markAt is the mark that begins at token i.
func (p *Problem) markAt(i int) (mark, bool) {
	tokens := p.Document.Tokens
	norm := tokens[i].Norm
	if norm == "in" && i+1 < len(tokens) && (tokens[i+1].Norm == "all" || tokens[i+1].Norm == "total") {
		return markTotal, true
	}
	if norm == "at" && i+1 < len(tokens) && (tokens[i+1].Norm == "first") {
		return markBefore, true
	}
	m, ok := markWords[norm]
	return m, ok
}

// findThings lists the words of the story that carry its meaning.
func (p *Problem) findThings() {
	seen := map[string]bool{}
	for i := range p.words {
		w := &p.words[i]
		t := &p.Document.Tokens[i]
		if t.Kind != text.Word || t.Quantity >= 0 || w.name != "" || seen[w.base] || empty[w.base] ||
			t.Norm[0] <= '9' {
			continue
		}
		noun := w.upos == "NOUN" || w.upos == "PROPN"
		if !noun && w.upos != "VERB" && w.upos != "ADJ" || noun && p.isUnit(i) {
			continue
		}
		seen[w.base] = true
		p.things = append(p.things, thing{w.base, noun, i})
	}
}

// isUnit says whether a noun is the unit of a number before it: those are compared with the number.
func (p *Problem) isUnit(i int) bool {
	before := i - 1
	if before > 0 && p.Document.Tokens[before].Norm == "-" { // a 15-metre rope
		before--
	}
	if before < 0 || p.Document.Tokens[before].Quantity < 0 {
		return false
	}
	q := &p.Document.Quantities[p.Document.Tokens[before].Quantity]
	return q.Measure != text.NoUnit || moneyWords[lexicon.Lemma(p.Document.Tokens[i].Norm)] != text.NoUnit
}

// says whether a text has a word.
func (p *Problem) says(norm string) bool {
	return slices.ContainsFunc(p.Document.Tokens, func(t text.Token) bool { return t.Norm == norm })
}

// empty are words that say nothing of the story.
var empty = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range []string{"be", "have", "do", "many", "much", "more", "less", "few", "there", "let", "amount",
		"some", "other", "same", "calculate", "find", "if", "total", "remainder", "left", "leave", "whole"} {
		m[w] = true
	}
	return m
}()
