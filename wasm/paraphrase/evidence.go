package paraphrase

import (
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/worth"
)

// evidenceNames are what is weighed beside the ledger, in the order of [Comparison.evidence].
var evidenceNames = []string{"model", "calculation", "answer", "first-model", "first-calculation", "first-answer",
	"unread", "numbers", "numbers-all", "things", "nouns", "verbs", "question", "names", "shorter", "longer",
	"calculation-and-numbers", "model-and-renamed"}

// readingsCompared is how many readings of each problem are compared: what is rarer says nothing.
const readingsCompared = 4

// evidence is how like the two readings are, and how many of the words are the same; each from 0 to 1.
func (c *Comparison) evidence() []float64 {
	model, calculation, answer := c.trees(readingsCompared)
	firstModel, firstCalculation, firstAnswer := c.trees(1)
	unread := 0.0
	if len(c.A.Readings) == 0 || len(c.B.Readings) == 0 {
		unread = 1
	}
	counts := c.counts()
	kept := float64(counts[numberKept])
	numbers := ratio(2*kept+1, float64(len(c.A.figures)+len(c.B.figures)+1))
	all := 0.0
	if counts[numberLost]+counts[numberChanged]+counts[numberVague]+counts[numberAdded]+counts[unitChanged] == 0 {
		all = 1
	}
	things, nouns, verbs := likeStories(c.A, c.B)
	renamed := 0.0
	if counts[nameRenamed]+counts[thingRenamed] > 0 {
		renamed = 1
	}
	names := ratio(2*float64(counts[nameKept])+1, float64(len(c.A.names)+len(c.B.names)+1))
	length := ratio(float64(len(c.B.words))+1, float64(len(c.A.words))+1)
	return []float64{model, calculation, answer, firstModel, firstCalculation, firstAnswer,
		unread, numbers, all, things, nouns, verbs, likeQuestions(c.A, c.B), names,
		max(0, 1-length), min(max(0, length-1), 1), calculation * all, model * renamed}
}

func ratio(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}

// trees is how likely the two readings are the same model, the same calculation with the numbers
// that stand for each other, and the same answer.
func (c *Comparison) trees(most int) (model, calculation, answer float64) {
	a, b := c.A.Readings[:min(len(c.A.Readings), most)], c.B.Readings[:min(len(c.B.Readings), most)]
	sumA, sumB := sum(a), sum(b)
	if sumA == 0 || sumB == 0 {
		return 0, 0, 0
	}
	to := map[int]int{}
	for _, p := range c.pairs {
		if p.how == alike {
			to[p.b] = p.a
		}
	}
	for i := range a {
		key, form, value := a[i].Expr.Key(expr.Canonical), a[i].Expr.Canonical().String(), valueOf(c.A, &a[i])
		for j := range b {
			both := a[i].Probability / sumA * b[j].Probability / sumB
			if b[j].Expr.Key(expr.Canonical) == key {
				model += both
				if mapped := relabel(b[j].Expr, to); mapped != nil && mapped.Canonical().String() == form {
					calculation += both
				}
			}
			if value != "" && valueOf(c.B, &b[j]) == value {
				answer += both
			}
		}
	}
	return model, calculation, answer
}

func sum(readings []graph2tree.Reading) (s float64) {
	for i := range readings {
		s += readings[i].Probability
	}
	return s
}

func valueOf(p *Problem, r *graph2tree.Reading) string {
	v, err := worth.Of(r.Expr, p.Document.Quantities)
	if err != nil || v.Rat == nil {
		return ""
	}
	return v.Rat.RatString()
}

// relabel writes a tree over the quantities of the other problem; nil where one has none.
func relabel(e *expr.Expr, to map[int]int) *expr.Expr {
	switch e.Kind {
	case expr.Operator:
		left, right := relabel(e.Left, to), relabel(e.Right, to)
		if left == nil || right == nil {
			return nil
		}
		return expr.NewOperator(e.Op, left, right)
	case expr.Quantity:
		if i, ok := to[e.Index]; ok {
			return expr.NewQuantity(i)
		}
		return nil
	}
	return e
}

// likeStories is which share of the words two stories have in common: of all, of nouns, of others.
func likeStories(a, b *Problem) (all, nouns, others float64) {
	in := map[string]bool{}
	for _, t := range a.things {
		in[t.base] = true
	}
	count := func(p *Problem, noun bool) (n float64) {
		for _, t := range p.things {
			if t.noun == noun {
				n++
			}
		}
		return n
	}
	var both [2]float64
	for _, t := range b.things {
		switch {
		case in[t.base] && t.noun:
			both[0]++
		case in[t.base]:
			both[1]++
		}
	}
	n, o := count(a, true)+count(b, true), count(a, false)+count(b, false)
	return ratio(2*(both[0]+both[1])+1, n+o+1), ratio(2*both[0]+1, n+1), ratio(2*both[1]+1, o+1)
}

// likeQuestions is which share of the words two questions have in common.
func likeQuestions(a, b *Problem) float64 {
	in := map[string]bool{}
	for _, w := range a.question.content {
		in[w] = true
	}
	both := 0.0
	for _, w := range b.question.content {
		if in[w] {
			both++
		}
	}
	return ratio(2*both+1, float64(len(a.question.content)+len(b.question.content)+1))
}
