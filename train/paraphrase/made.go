package paraphrase

import (
	"fmt"
	"math/rand/v2"

	modelweights "mwpranker/model_weights"
	"mwpranker/train/data"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/syntax"
)

// Told is a problem that operators make pairs of, with its calculation where it is known.
type Told struct {
	ID, Text string
	Expr     *expr.Expr
}

// Practised draws n of the practice problems, which may be learnt from.
func Practised(n int, seed uint64) ([]Told, error) {
	list, _, err := data.ReadPractice()
	if err != nil {
		return nil, err
	}
	r := rand.New(rand.NewPCG(seed, 7))
	var told []Told
	for _, i := range r.Perm(len(list)) {
		if e := &list[i]; len(told) < n && len(e.Doc.Sentences) > 1 {
			told = append(told, Told{e.ID, e.Doc.Source, e.Expr})
		}
	}
	return told, nil
}

// FirstTexts are the problems that training pairs start from.
func (t *Training) FirstTexts() []Told {
	seen := map[string]bool{}
	var told []Told
	for i := range t.pairs {
		if p := &t.pairs[i]; !seen[p.Source()] {
			seen[p.Source()] = true
			told = append(told, Told{ID: p.ID, Text: p.A})
		}
	}
	return told
}

// Make makes pairs of problems by the operators: of each problem at most so many, drawn by the
// seed. They belong to the part Train.
func Make(told []Told, each int, seed uint64) ([]Pair, error) {
	model, err := syntax.Load(modelweights.Parser)
	if err != nil {
		return nil, err
	}
	parser := syntax.NewState(model)
	r := rand.New(rand.NewPCG(seed, 11))
	operators := Operators()
	var pairs []Pair
	for _, one := range told {
		source, err := NewSource(parser, one.Text, one.Expr)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", one.ID, err)
		}
		made := 0
		for _, k := range r.Perm(len(operators)) {
			o := &operators[k]
			other, ok := o.Apply(source, r)
			if made >= each || !ok || other == "" || plain(other) == plain(one.Text) && o.Name != "identity" {
				continue
			}
			made++
			pairs = append(pairs, Pair{one.ID + "/" + o.Name, one.Text, other, o.Verdict, o.Model, o.Name, Train})
		}
	}
	return pairs, nil
}
