package graph2tree

import (
	"mwpranker/wasm/graph"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// A Reader goes all the way from a document to its readings: parse, graph, trees. It belongs to one goroutine; the models can be
// shared.
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

// Read understands a problem; see [State.Read].
func (r *Reader) Read(doc *text.Document) ([]Reading, error) {
	parse := r.parser.Parse(doc)
	g, err := graph.Build(doc, parse)
	if err != nil {
		return nil, err
	}
	return r.state.Read(doc, parse, g)
}
