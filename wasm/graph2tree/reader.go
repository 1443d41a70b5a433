package graph2tree

import (
	"fmt"

	"mwpranker/wasm/graph"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// A Reader goes all the way from a document to its readings: parse, graph, trees. It belongs to one
// goroutine; the models can be shared.
type Reader struct {
	parser *syntax.State
	state  *State
}

// NewReader makes a reader of a parser and a model.
func NewReader(parser *syntax.Model, model *Model) (*Reader, error) {
	state, err := NewState(model)
	if err != nil {
		return nil, err
	}
	return &Reader{syntax.NewState(parser), state}, nil
}

// How much is read as one problem. No problem of the corpus has more than 12 numbers or 98 words
// and marks; what has far more is a list, a table or a page. Below this, reading takes time in
// proportion to the text.
const (
	MaxQuantities = 100
	MaxWords      = 1000
)

// TooMuchError says that a text has more than a problem has.
type TooMuchError struct{ Quantities, Words int }

func (e *TooMuchError) Error() string {
	return fmt.Sprintf("the text has %d numbers and %d words and marks; up to %d numbers and %d words are read, more is not a problem: "+
		"leave one problem there", e.Quantities, e.Words, MaxQuantities, MaxWords)
}

// Read understands a problem; see [State.Read]. The error is a *[TooMuchError] where the text is
// not one.
func (r *Reader) Read(doc *text.Document) ([]Reading, error) {
	parse, err := r.Parse(doc)
	if err != nil {
		return nil, err
	}
	g, err := graph.Build(doc, parse)
	if err != nil {
		return nil, err
	}
	return r.state.Read(doc, parse, g)
}

// Parse gives the trees of the sentences alone. They are the reader's own, and its next call writes
// over them. The error is a *[TooMuchError] where the text is no problem.
func (r *Reader) Parse(doc *text.Document) ([]syntax.Sentence, error) {
	if len(doc.Quantities) > MaxQuantities || len(doc.Tokens) > MaxWords {
		return nil, &TooMuchError{len(doc.Quantities), len(doc.Tokens)}
	}
	return r.parser.Parse(doc), nil
}
