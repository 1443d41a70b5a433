package paraphrase

import (
	"math"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/worth"
)

// evidenceNames are what is weighed beside the ledger, in the order of [Comparison.evidence].
var evidenceNames = []string{"model", "calculation", "answer", "first-model", "first-calculation", "first-answer",
	"unread", "numbers", "numbers-all", "things", "nouns", "verbs", "question", "names", "shorter", "longer",
	"calculation-and-numbers", "model-and-renamed", "sound", "sound-and-answer"}

// readingsCompared is how many readings of each problem are compared: what is rarer says nothing.
const readingsCompared = 4

// evidence is how like the two readings are, and how many of the words are the same; each from 0 to
// 1.
func (c *Comparison) evidence() []float64 {
	model, calculation, answer := c.compareTrees(readingsCompared)
	firstModel, firstCalculation, firstAnswer := c.compareTrees(1)
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
	sound := all
	for f, n := range counts {
		if n > 0 && breaks[f] {
			sound = 0
		}
	}
	renamed := 0.0
	if counts[nameRenamed]+counts[thingRenamed] > 0 {
		renamed = 1
	}
	names := ratio(2*float64(counts[nameKept])+1, float64(len(c.A.names)+len(c.B.names)+1))
	length := ratio(float64(len(c.B.words))+1, float64(len(c.A.words))+1)
	return []float64{model, calculation, answer, firstModel, firstCalculation, firstAnswer,
		unread, numbers, all, things, nouns, verbs, likeQuestions(c.A, c.B), names,
		max(0, 1-length), min(max(0, length-1), 1), calculation * all, model * renamed, sound, sound * answer}
}

// breaks are the findings of which one is enough to break a paraphrase, where the parse is right.
var breaks = [findings]bool{numberVague: true, numberChanged: true, numberLost: true, unitChanged: true,
	thingExchanged: true, deedTurned: true, deedExchanged: true, wayTurned: true, compareTurned: true, factorChanged: true,
	restChanged: true, relationTurned: true, questionLost: true, nounChanged: true, whomChanged: true, askedTurned: true,
	askedTurnLost: true, askedTurnAdded: true, askedWay: true, nameRenamed: true, thingRenamed: true, nameLost: true}

func ratio(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}

// findTrees lays out the likeliest readings.
func (p *Problem) findTrees() {
	readings := p.Readings[:min(len(p.Readings), readingsCompared)]
	for i := range readings {
		r := &readings[i]
		t := tree{expr: r.Expr, share: r.Probability, model: r.Expr.Key(expr.Canonical), form: r.Expr.Canonical().String()}
		if v, err := worth.Of(r.Expr, p.Document.Quantities); err == nil && v.Rat != nil {
			t.answer = v.Rat.RatString()
		}
		p.trees = append(p.trees, t)
	}
}

// compareTrees is how like the readings of the two are: as models, as calculations with the numbers
// that stand for each other, and by their answers. Each is the cosine of how likely the readings
// are, so that readings that nobody is sure of are like themselves.
func (c *Comparison) compareTrees(most int) (model, calculation, answer float64) {
	a, b := c.A.trees[:min(len(c.A.trees), most)], c.B.trees[:min(len(c.B.trees), most)]
	to := map[int]int{}
	for _, p := range c.pairs {
		if p.how == alike {
			to[p.b] = p.a
		}
	}
	mapped := make([]string, len(b)) // the trees of b over the quantities of a; "" where one has none
	for j := range b {
		if e := relabel(b[j].expr, to); e != nil {
			mapped[j] = e.Canonical().String()
		}
	}
	modelOf := func(list []tree) func(int) string { return func(i int) string { return list[i].model } }
	formOf := func(list []tree) func(int) string { return func(i int) string { return list[i].form } }
	answerOf := func(list []tree) func(int) string { return func(i int) string { return list[i].answer } }
	model = cosine(a, b, modelOf(a), modelOf(b), modelOf(b))
	calculation = cosine(a, b, formOf(a), func(j int) string { return mapped[j] }, formOf(b))
	answer = cosine(a, b, answerOf(a), answerOf(b), answerOf(b))
	return model, calculation, answer
}

// cosine is that of two lists of readings by what they say. What b says is said twice: as it is
// compared with a, and with itself.
func cosine(a, b []tree, ofA, ofB, own func(int) string) float64 {
	both := dot(a, b, ofA, ofB)
	if both == 0 {
		return 0
	}
	return min(1, both/math.Sqrt(dot(a, a, ofA, ofA)*dot(b, b, own, own)))
}

func dot(a, b []tree, ofA, ofB func(int) string) (sum float64) {
	for i := range a {
		for j := range b {
			if say := ofA(i); say != "" && say == ofB(j) {
				sum += a[i].share * b[j].share
			}
		}
	}
	return sum
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
	// A word may be a noun in one text and a verb in the other.
	return min(1, ratio(2*(both[0]+both[1])+1, n+o+1)), min(1, ratio(2*both[0]+1, n+1)), min(1, ratio(2*both[1]+1, o+1))
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
