package reader

import (
	"math/rand/v2"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// A story that is met again and again is learnt by heart, whatever its numbers are. So it is told
// with other sentences missing each time, and with sentences of other problems in between: what its
// answer needs is all that stays.
const (
	leaveOut  = 0.35 // chance of each sentence whose numbers nobody needs
	putIn     = 0.15 // chance of a problem to get a sentence of another one
	putMore   = 0.3  // chance of one more after each
	strangers = 64   // sentences of other problems that a stream keeps
)

// pronouns begin sentences that belong to what stands before them.
var pronouns = map[string]bool{"he": true, "she": true, "it": true, "they": true, "his": true, "her": true, "its": true, "their": true, "these": true,
	"this": true, "that": true, "those": true, "then": true, "of": true, "if": true, "suppose": true, "each": true, "one": true, "both": true,
	"all": true, "another": true, "there": true, "after": true, "the": true, "so": true, "but": true, "and": true, "now": true, "later": true}

// A rearranger leaves sentences out and puts others in.
type rearranger struct {
	r    *rand.Rand
	pool []string // sentences of problems that were met before
}

// A piece of a problem is a sentence and its numbers.
type piece struct {
	text       string
	quantities []int // places in the text as it was; -1 for a stranger's
	values     []string
}

// rearrange tells a problem with fewer sentences or more. Where the numbers are not found again, it
// stays as it is.
func (a *rearranger) rearrange(doc *text.Document, tree *expr.Expr) (*text.Document, *expr.Expr) {
	needed := map[int]bool{}
	constants := false
	for e := range tree.Postorder() {
		switch e.Kind {
		case expr.Quantity:
			needed[e.Index] = true
		case expr.Constant:
			constants = true
		}
	}
	var pieces []piece
	changed := false
	asks := len(doc.Sentences) - 1
	for i := range doc.Sentences {
		p := sentence(doc, i)
		if p.mayGo(needed) && i != asks && !(constants && implies(doc, i)) && !strings.HasSuffix(p.text, "?") && a.r.Float64() < leaveOut {
			changed = true
			continue
		}
		pieces = append(pieces, p)
	}
	for chance := putIn; len(a.pool) > 0 && len(pieces) > 1 && a.r.Float64() < chance; chance = putMore {
		stranger := a.pool[a.r.IntN(len(a.pool))]
		read, err := text.Read(stranger)
		if err != nil || len(read.Sentences) != 1 || strings.Contains(doc.Source, stranger) {
			continue
		}
		p := sentence(read, 0)
		for i := range p.quantities {
			p.quantities[i] = -1
		}
		at := 1 + a.r.IntN(len(pieces)-1) // neither first nor last
		pieces = append(pieces[:at:at], append([]piece{p}, pieces[at:]...)...)
		changed = true
	}
	a.remember(doc)
	if !changed {
		return doc, tree
	}
	return join(pieces, doc, tree)
}

// sentence is a sentence of a document as a piece.
func sentence(doc *text.Document, i int) piece {
	s := doc.Sentences[i]
	tokens := doc.Tokens[s.FirstToken:s.EndToken]
	p := piece{text: doc.Source[tokens[0].Start:tokens[len(tokens)-1].End]}
	for k := range doc.Quantities {
		if q := &doc.Quantities[k]; q.FirstToken >= s.FirstToken && q.FirstToken < s.EndToken {
			p.quantities = append(p.quantities, k)
			p.values = append(p.values, q.Value.RatString())
		}
	}
	return p
}

// mayGo says whether a sentence has numbers, and none that is needed.
func (p *piece) mayGo(needed map[int]bool) bool {
	for _, q := range p.quantities {
		if needed[q] {
			return false
		}
	}
	return len(p.quantities) > 0
}

// implies says whether a word of a sentence implies a constant.
func implies(doc *text.Document, i int) bool {
	s := doc.Sentences[i]
	for _, c := range doc.Constants {
		if c.Start >= doc.Tokens[s.FirstToken].Start && c.End <= doc.Tokens[s.EndToken-1].End {
			return true
		}
	}
	return false
}

// remember keeps a sentence of a problem, as a stranger in later ones: one with numbers, that says
// of itself who and what it is about.
func (a *rearranger) remember(doc *text.Document) {
	i := a.r.IntN(len(doc.Sentences))
	p := sentence(doc, i)
	if len(p.quantities) == 0 || len(p.quantities) > 3 || !strings.HasSuffix(p.text, ".") || pronouns[doc.Tokens[doc.Sentences[i].FirstToken].Norm] {
		return
	}
	if len(a.pool) < strangers {
		a.pool = append(a.pool, p.text)
		return
	}
	a.pool[a.r.IntN(strangers)] = p.text
}

// join makes a problem of pieces; where reading it finds other numbers, it is the old one.
func join(pieces []piece, doc *text.Document, tree *expr.Expr) (*text.Document, *expr.Expr) {
	var texts, values []string
	place := map[int]int{}
	for _, p := range pieces {
		texts = append(texts, p.text)
		for k, q := range p.quantities {
			if q >= 0 {
				place[q] = len(values)
			}
			values = append(values, p.values[k])
		}
	}
	made, err := text.Read(strings.Join(texts, " "))
	if err != nil || len(made.Quantities) != len(values) {
		return doc, tree
	}
	for i := range values {
		if made.Quantities[i].Value.RatString() != values[i] {
			return doc, tree
		}
	}
	return made, renumber(tree, place)
}

// renumber gives the quantities of a tree their new places.
func renumber(e *expr.Expr, place map[int]int) *expr.Expr {
	switch e.Kind {
	case expr.Operator:
		return expr.NewOperator(e.Op, renumber(e.Left, place), renumber(e.Right, place))
	case expr.Quantity:
		return expr.NewQuantity(place[e.Index])
	}
	return e
}
