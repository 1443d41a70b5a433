package data

import (
	"strings"

	"mwpranker/wasm/evaluate"
)

// Problems are the held examples as package evaluate takes them. Those of one story share a body.
func (h *Held) Problems() []evaluate.Problem {
	problems := make([]evaluate.Problem, len(h.Examples))
	for i := range h.Examples {
		problems[i] = h.Examples[i].Problem()
		problems[i].Seen = h.Seen[i]
	}
	return problems
}

// Problem is the example as package evaluate takes it.
func (e *Example) Problem() evaluate.Problem {
	p := evaluate.Problem{ID: e.ID, Document: e.Doc, Expr: e.Expr, Answer: e.Answer}
	if e.Set == "stories" {
		p.Body = e.ID[:strings.LastIndexByte(e.ID, '-')] // as draw names them: story-question/draw
	}
	return p
}
