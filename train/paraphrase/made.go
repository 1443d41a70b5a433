package paraphrase

import (
	"fmt"
	"math/rand/v2"

	modelweights "mwpranker/model_weights"
	"mwpranker/train/data"
	"mwpranker/wasm/expr"
	judge "mwpranker/wasm/paraphrase"
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

// Together pairs problems that stand in no pair: questions about one body whose calculations differ
// (sibling), problems of different groups with one calculation (twin), and with two (stranger).
func Together(n int, seed uint64) ([]Pair, error) {
	list, _, err := data.ReadPractice()
	if err != nil {
		return nil, err
	}
	r := rand.New(rand.NewPCG(seed, 13))
	groups, models := map[string][]int{}, map[string][]int{}
	for i := range list {
		e := &list[i]
		groups[e.Group] = append(groups[e.Group], i)
		models[e.Expr.Key(expr.Canonical)] = append(models[e.Expr.Key(expr.Canonical)], i)
	}
	var pairs []Pair
	for _, i := range r.Perm(len(list))[:min(n, len(list))] {
		a := &list[i]
		of := groups[a.Group]
		if len(pairs)%3 != 0 {
			of = models[a.Expr.Key(expr.Canonical)]
		}
		if len(pairs)%3 == 2 {
			of = []int{r.IntN(len(list))}
		}
		b := &list[of[r.IntN(len(of))]]
		sameModel := a.Expr.Key(expr.Canonical) == b.Expr.Key(expr.Canonical)
		switch p := (Pair{a.ID + "/" + b.ID, a.Doc.Source, b.Doc.Source, judge.Different, false, "stranger", Train, true}); {
		case a.Group == b.Group && !sameModel:
			p.Kind = "sibling"
			pairs = append(pairs, p)
		case a.Group == b.Group:
		case sameModel:
			p.Kind, p.Verdict, p.SameModel = "twin", judge.SameModel, true
			pairs = append(pairs, p)
		default:
			pairs = append(pairs, p)
		}
	}
	return pairs, nil
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
			pairs = append(pairs, Pair{one.ID + "/" + o.Name, one.Text, other, o.Verdict, o.Model, o.Name, Train, true})
		}
	}
	return pairs, nil
}
