package data

import (
	"strings"

	"mwpranker/wasm/evaluate"
)

// Problems are the held examples as package evaluate takes them.
func (h *Held) Problems() []evaluate.Problem {
	problems := make([]evaluate.Problem, len(h.Examples))
	for i := range h.Examples {
		problems[i] = h.Examples[i].Problem()
		problems[i].Seen = h.Seen[i]
	}
	return problems
}

// Problem is the example as package evaluate takes it. The questions of a story share a body, and so do the variants of an
// adversarial problem; the names are those that draw and the typed sets give.
func (e *Example) Problem() evaluate.Problem {
	p := evaluate.Problem{ID: e.ID, Document: e.Doc, Expr: e.Expr, Answer: e.Answer}
	set, kind, _ := strings.Cut(e.Set, " ")
	p.Kind = kind
	switch set {
	case "stories": // story-question/draw
		p.Body = e.ID[:strings.LastIndexByte(e.ID, '-')]
	case "adversarial": // adversarial-01a
		p.Body = strings.TrimRight(e.ID, "abcdefghijklmnopqrstuvwxyz")
	}
	return p
}
