package data

import (
	"fmt"
	"slices"

	"mwpranker/train/evaluate"
)

// Held are examples that are only measured on. All of them count, also those whose gold tree cannot
// be said.
type Held struct {
	Name     string
	Part     Part // Dev where models are chosen by it
	Examples []Example
	Seen     []bool // by example: the masked text stands in the set's own training part too; nil for none
}

// Part says what a held set may be used for.
type Part string

const (
	Dev  Part = "dev"  // models are chosen by it, and confidence is fitted on it
	Test Part = "test" // it is only reported
)

// A SetPart is a part of a set of our own.
type SetPart struct {
	Set  string
	Part Part
}

func (p SetPart) String() string { return p.Set + " " + string(p.Part) }

// Ours are the sets of our own of one part: the rulers first, then the older typed sets.
func Ours(part Part) ([]*Held, error) {
	var all []*Held
	rulers, err := Rulers()
	if err != nil {
		return nil, err
	}
	for _, p := range slices.Concat(rulers, TypedParts) {
		if p.Part != part {
			continue
		}
		read := ReadTyped
		if slices.Contains(rulers, p) {
			read = ReadRuler
		}
		held, err := read(p)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p, err)
		}
		all = append(all, held)
	}
	return all, nil
}

// Problems are the held examples as package evaluate takes them.
func (h *Held) Problems() []evaluate.Problem {
	problems := make([]evaluate.Problem, len(h.Examples))
	for i := range h.Examples {
		problems[i] = h.Examples[i].Problem()
		problems[i].Seen = h.Seen != nil && h.Seen[i]
	}
	return problems
}

// Problem is the example as package evaluate takes it. Those of a group share a body.
func (e *Example) Problem() evaluate.Problem {
	return evaluate.Problem{
		ID: e.ID, Document: e.Doc, Expr: e.Expr, Answer: e.Answer,
		Body: e.Group, Kind: e.Kind, Tags: e.Tags,
	}
}
