package world

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/lang"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Problem is a word problem that the world made.
type Problem struct {
	Text     string
	Equation string // over the numbers as they stand in the text
	Answer   *big.Rat
	Doc      *text.Document
	Expr     *expr.Expr // the equation over the quantities that wasm/text finds

	Events  []string // classes of what happens
	Asked   string   // class of the question
	Scene   string   // the scene that it came from; "" for a composed run
	Steps   int
	Inverse bool // what is asked for is something that one would mostly be told
	Spare   int  // numbers of the text that the equation does not need
}

// Generator makes problems; the same seed makes the same ones. It is not safe for use by several
// goroutines; several generators may run at once.
type Generator struct {
	seed, n  uint64
	used     []int // how often each phrase was used
	seen     map[uint64]struct{}
	Repeats  int            // texts that were drawn again because an equal masked text had been made
	Rejected map[string]int // drawn again, by reason
}

// New makes a generator.
func New(seed uint64) *Generator {
	return &Generator{seed: seed, used: make([]int, len(book.list)), seen: map[uint64]struct{}{}, Rejected: map[string]int{}}
}

// sceneShare is how many of a hundred problems come from scenes.
const sceneShare = 60

// hash mixes two numbers.
func hash(a, b uint64) uint64 { return rand.New(rand.NewPCG(a, b)).Uint64() }

// Next makes the next problem. Masked texts repeat only where many draws in a row bring nothing
// new.
func (g *Generator) Next() *Problem {
	repeats := 0
	g.n++
	scene := hash(g.seed, g.n)%100 < sceneShare
	for {
		var problem *Problem
		var why string
		if scene {
			g.n++
			problem, why = g.fromScene(g.n)
		} else {
			w, p, seed := g.draw()
			problem, why = g.problem(w, p, p.view, seed)
		}
		if why != "" {
			g.Rejected[why]++
			continue
		}
		if g.fresh(problem) || repeats > 20 {
			return problem
		}
		g.Repeats++
		repeats++
	}
}

// draw makes a run and a plan for it.
func (g *Generator) draw() (*run, *plan, uint64) {
	for {
		g.n++
		w := newRun(g.seed, g.n)
		w.happen()
		if !w.sensible() {
			g.Rejected["a value makes no sense"]++
			continue
		}
		p := w.choose()
		if p == nil || p.view == nil || len(p.facts) == 0 {
			g.Rejected["nothing to ask for"]++
			continue
		}
		w.addNoise(p)
		if !w.distinct(p) {
			g.Rejected["two numbers are equal"]++
			continue
		}
		return w, p, g.n
	}
}

func newRun(seed, n uint64) *run {
	w := &run{r: rand.New(rand.NewPCG(seed, n)), things: map[string]bool{}}
	w.american = w.r.IntN(2) == 0
	return w
}

// problem tells a plan, and reads what it told as a user's text would be read.
func (g *Generator) problem(w *run, p *plan, v *view, seed uint64) (*Problem, string) {
	t := newTeller(g, w, p, seed)
	marked := t.tell(v)
	if marked == "" || strings.Contains(marked, "{") {
		return nil, "no words for it"
	}
	marked = tidy(marked)
	s, order := newStyle(t.r, w.american).write(w, marked)
	used := p.d.expression(v.asks)
	index := map[int]int{}
	for i, q := range order {
		if _, twice := index[q]; twice {
			return nil, "a number is said twice"
		}
		index[q] = i
	}
	missing := false
	e := rename(used, func(q int) int {
		i, ok := index[q]
		missing = missing || !ok
		return i
	})
	if missing {
		return nil, "a needed number is not said"
	}
	problem := &Problem{Text: s, Answer: w.value(v.asks), Events: w.tags, Asked: v.class, Steps: p.d.cost[v.asks], Inverse: p.inverse, Spare: len(order) - len(distinctLeaves(e))}
	return problem, problem.read(w, order, e)
}

// read holds the text against wasm/text: the same numbers in the same order, and the equation
// gives the answer. What is told in hours and minutes may be read as one amount, and an hour as a
// clock time; then the tree is over those, and an answer that is a time is in minutes.
func (p *Problem) read(w *run, order []int, e *expr.Expr) string {
	doc, err := text.Read(p.Text)
	if err != nil {
		return "the text is too long"
	}
	p.Doc = doc
	said, times := numbersSaid(doc)
	if len(said) != len(order) {
		return "the reader finds other numbers"
	}
	for i, q := range order {
		if said[i].Cmp(w.value(q)) != 0 {
			return "the reader finds other values"
		}
	}
	p.Equation = e.Infix(func(leaf *expr.Expr) string {
		v := leaf.Value
		if leaf.Kind == expr.Quantity {
			v = said[leaf.Index]
		}
		if s := lang.DecimalString(v, 3); s != "" {
			return s
		}
		return v.RatString()
	})
	bound, boundTo, err := corpus.Bind(p.Equation, doc)
	if err != nil {
		return "the equation cannot be bound"
	}
	compounds := len(said) > len(doc.Quantities) // then the tree is another one: the answer is the check
	if !compounds && !expr.Equal(bound, e) || len(boundTo.Quantities) != len(doc.Quantities) {
		return "the equation binds to other numbers"
	}
	p.Expr = bound
	v, err := worth.Of(bound, boundTo.Quantities)
	if err != nil || !v.Is(p.Answer) {
		return "the equation does not give the answer"
	}
	if times {
		return p.inTimes(v.Rat)
	}
	return ""
}

// numbersSaid are the numbers as the text says them: the parts of a compound amount, the hour of a
// clock time. The second result is true where there is one of these.
func numbersSaid(doc *text.Document) (said []*big.Rat, times bool) {
	for i := range doc.Quantities {
		q := &doc.Quantities[i]
		times = times || len(q.Parts) > 0 || q.Unit.IsClock()
		if len(q.Parts) == 0 {
			said = append(said, q.AsWritten())
		}
		for _, part := range q.Parts {
			said = append(said, part.Value)
		}
	}
	return said, times
}

// inTimes sets what is otherwise where amounts and clock times are read as one number each.
func (p *Problem) inTimes(answer *big.Rat) string {
	p.Answer, p.Steps = answer, p.Expr.Steps()
	p.Spare = len(p.Doc.Quantities) - len(distinctLeaves(p.Expr))
	seen := map[string]bool{answer.RatString(): true}
	for _, v := range p.Doc.Values() {
		if seen[v.RatString()] {
			return "two numbers are equal"
		}
		seen[v.RatString()] = true
	}
	return ""
}

// rename gives the quantities of a tree other numbers.
func rename(e *expr.Expr, to func(int) int) *expr.Expr {
	switch e.Kind {
	case expr.Operator:
		return expr.NewOperator(e.Op, rename(e.Left, to), rename(e.Right, to))
	case expr.Quantity:
		return expr.NewQuantity(to(e.Index))
	}
	return e
}

func distinctLeaves(e *expr.Expr) []int {
	list := slices.Clone(e.Quantities())
	slices.Sort(list)
	return slices.Compact(list)
}

// Constants is true where the equation needs a number that the text does not say.
func (p *Problem) Constants() bool { return corpus.MeasureExpr(p.Expr).Constants > 0 }

// Masked is the text with # for numbers and @ for names, as the measures compare it.
func (p *Problem) Masked() string { return strings.Join(p.Words(), " ") }

// Words are the words of the masked text.
func (p *Problem) Words() []string {
	var out []string
	last := -1
	for i := range p.Doc.Tokens {
		t := &p.Doc.Tokens[i]
		switch {
		case t.Quantity >= 0:
			if t.Quantity != last {
				out = append(out, "#")
			}
		case lang.IsName(t.Text):
			out = append(out, "@")
		case t.Kind == text.Word:
			out = append(out, t.Norm)
		}
		last = t.Quantity
	}
	return out
}

// fresh notes the masked text, and says whether it is new.
func (g *Generator) fresh(p *Problem) bool {
	h := hashWords(p)
	if _, ok := g.seen[h]; ok {
		return false
	}
	g.seen[h] = struct{}{}
	return true
}

// hashWords is FNV-1a over the masked words: the same on every machine.
func hashWords(p *Problem) uint64 {
	h := uint64(14695981039346656037)
	for _, w := range p.Words() {
		for i := 0; i < len(w); i++ {
			h = (h ^ uint64(w[i])) * 1099511628211
		}
		h = (h ^ ' ') * 1099511628211
	}
	return h
}

func (p *Problem) String() string {
	return fmt.Sprintf("%s\n  %s = %s", p.Text, p.Equation, expr.FormatRat(p.Answer))
}
