package syntax

import (
	"fmt"
	"io"
	"math/rand/v2"
	"strings"

	"mwpranker/wasm/syntax"
)

// A Greedy is the simplest parser that is any good, to compare with: tags by an
// averaged perceptron from left to right, then the arc-hybrid system (shift,
// left, right) led by another one, trained with a dynamic oracle so that it
// learns to go on after its own mistakes. Features are hashed strings.
type Greedy struct {
	upos, rels []string
	tagger     perceptron
	parser     perceptron
}

// A perceptron scores classes from hashed features, and averages its weights
// over training.
type perceptron struct {
	classes  int
	w, total []float32 // slots x classes
	since    []int32   // slots x classes: when the weight last changed
	now      int32
	features []uint32
	scores   []float32
}

const slots = 1 << 19

func newPerceptron(classes int) perceptron {
	n := slots * classes
	return perceptron{classes: classes, w: make([]float32, n), total: make([]float32, n), since: make([]int32, n), scores: make([]float32, classes)}
}

// add notes the feature made of a number for its kind and of values.
func (p *perceptron) add(kind uint32, values ...string) {
	h := kind*0x9e3779b1 + 0x811c9dc5
	for _, v := range values {
		for i := range len(v) {
			h = (h ^ uint32(v[i])) * 0x01000193
		}
		h = (h ^ 0xff) * 0x01000193
	}
	p.features = append(p.features, (h^h>>15)%slots)
}

func (p *perceptron) score() []float32 {
	clear(p.scores)
	for _, f := range p.features {
		for c, w := range p.w[int(f)*p.classes:][:p.classes] {
			p.scores[c] += w
		}
	}
	return p.scores
}

// learn moves the noted features towards right and away from wrong.
func (p *perceptron) learn(right, wrong int) {
	p.now++
	if right == wrong {
		return
	}
	for _, f := range p.features {
		for c, d := range map[int]float32{right: 1, wrong: -1} {
			i := int(f)*p.classes + c
			p.total[i] += float32(p.now-p.since[i]) * p.w[i]
			p.since[i] = p.now
			p.w[i] += d
		}
	}
}

// average replaces the weights by their mean over training.
func (p *perceptron) average() {
	for i, w := range p.w {
		p.w[i] = (p.total[i] + float32(p.now-p.since[i])*w) / float32(p.now)
	}
}

// nonZero counts the weights that matter, for the table of sizes.
func (p *perceptron) nonZero() int {
	n := 0
	for _, w := range p.w {
		if w != 0 {
			n++
		}
	}
	return n
}

// TrainGreedy trains for some epochs and logs the score on dev.
func TrainGreedy(treebank, dev []syntax.Sentence, epochs int, log io.Writer) (*Greedy, error) {
	c := Vocabulary(syntax.Config{}, treebank, 1, 1)
	g := &Greedy{upos: c.UPOS, rels: c.Rels}
	g.tagger, g.parser = newPerceptron(len(g.upos)), newPerceptron(1+2*len(g.rels))
	r := rand.New(rand.NewPCG(1, 2))
	for epoch := range epochs {
		for _, i := range r.Perm(len(treebank)) {
			words := append([]syntax.Word(nil), treebank[i].Words...)
			g.tag(words, treebank[i].Words)
			g.parse(words, treebank[i].Words, epoch > 0, r)
		}
		fmt.Fprintf(log, "epoch %d/%d done\n", epoch+1, epochs)
	}
	g.tagger.average()
	g.parser.average()
	var score syntax.Score
	for _, s := range dev {
		words := append([]syntax.Word(nil), s.Words...)
		g.Parse(words)
		if err := score.Add(s.Words, words); err != nil {
			return nil, err
		}
	}
	fmt.Fprintf(log, "greedy: %d weights that are not zero, dev %v\n", g.tagger.nonZero()+g.parser.nonZero(), score)
	return g, nil
}

// Parse writes tags, heads and relations to words.
func (g *Greedy) Parse(words []syntax.Word) {
	for i := range words {
		words[i].UPOS, words[i].XPOS, words[i].Head, words[i].Rel = "", "", 0, ""
	}
	g.tag(words, nil)
	g.parse(words, nil, true, nil)
}

// tag tags from left to right; where gold is not nil it learns.
func (g *Greedy) tag(words, gold []syntax.Word) {
	p := &g.tagger
	form := func(i int) string {
		if i < 0 || i >= len(words) {
			return "<>"
		}
		return words[i].Form
	}
	before, before2 := "<>", "<>"
	for i := range words {
		f := form(i)
		low := strings.ToLower(f)
		p.features = p.features[:0]
		p.add(0, low)
		p.add(1, f)
		for k := 1; k <= 4 && k <= len(low); k++ {
			p.add(uint32(1+k), low[len(low)-k:])
			p.add(uint32(5+k), low[:k])
		}
		p.add(10, before)
		p.add(11, before2, before)
		p.add(12, strings.ToLower(form(i-1)))
		p.add(13, strings.ToLower(form(i+1)))
		p.add(14, strings.ToLower(form(i-2)))
		p.add(15, strings.ToLower(form(i+2)))
		p.add(16, before, low)
		p.add(17, fmt.Sprint(low != f, strings.ContainsAny(f, "0123456789"), strings.Contains(f, "-"), i == 0))
		best := argMax(p.score())
		if gold != nil {
			for right, name := range g.upos {
				if name == gold[i].UPOS {
					p.learn(right, best)
				}
			}
		}
		words[i].UPOS = g.upos[best]
		before2, before = before, words[i].UPOS
	}
}

// configuration is a state of the arc-hybrid system over words 1..n, root n+1
// at the end of the buffer.
type configuration struct {
	stack       []int
	next, n     int
	heads       []int // by word, from 1
	rels        []string
	left, right [][]int // children
}

// Moves are shift (0), left with a relation (1, 3, ...), right with one (2, 4, ...).
func (c *configuration) possible(move int) bool {
	switch {
	case move == 0:
		return c.next <= c.n
	case move%2 == 1:
		return len(c.stack) > 0 && (c.next <= c.n || len(c.stack) == 1)
	}
	return len(c.stack) > 1
}

func (c *configuration) do(move int, rels []string) {
	if move == 0 {
		c.stack = append(c.stack, c.next)
		c.next++
		return
	}
	top := c.stack[len(c.stack)-1]
	c.stack = c.stack[:len(c.stack)-1]
	head := c.next
	if move%2 == 0 {
		head = c.stack[len(c.stack)-1]
		c.right[head] = append(c.right[head], top)
	} else {
		c.left[head] = append(c.left[head], top)
	}
	c.heads[top], c.rels[top] = head, rels[(move-1)/2]
}

// cost counts the gold arcs that a kind of move (0, 1, 2) makes impossible.
func (c *configuration) cost(kind int, head []int) int {
	n := 0
	if kind == 0 {
		// The next word can no longer get a head or a child on the stack, but for the top's being its
		// head.
		for k, s := range c.stack {
			if head[s] == c.next || head[c.next] == s && k < len(c.stack)-1 {
				n++
			}
		}
		return n
	}
	top := c.stack[len(c.stack)-1]
	under := 0
	if len(c.stack) > 1 {
		under = c.stack[len(c.stack)-2]
	}
	for b := c.next; b <= c.n+1; b++ {
		if b <= c.n && head[b] == top { // loses its child
			n++
		}
		if head[top] == b && (kind == 2 || b != c.next) { // loses its head
			n++
		}
	}
	if kind == 1 && under > 0 && head[top] == under {
		n++
	}
	return n
}

// parse runs the system; where gold is not nil it learns, and when explore is
// set it mostly follows its own moves while it does.
func (g *Greedy) parse(words, gold []syntax.Word, explore bool, r *rand.Rand) {
	n := len(words)
	c := &configuration{next: 1, n: n, heads: make([]int, n+2), rels: make([]string, n+2), left: make([][]int, n+2), right: make([][]int, n+2)}
	head := make([]int, n+2)
	for i := range gold {
		head[i+1] = gold[i].Head
		if head[i+1] == 0 {
			head[i+1] = n + 1
		}
	}
	for c.next <= n || len(c.stack) > 0 {
		g.describe(c, words)
		scores := g.parser.score()
		best, right := -1, -1
		for m, s := range scores {
			if !c.possible(m) {
				continue
			}
			if best < 0 || s > scores[best] {
				best = m
			}
		}
		if gold != nil {
			least := 1 << 30
			for kind := range 3 {
				if c.possible(kind) {
					least = min(least, c.cost(kind, head))
				}
			}
			for m, s := range scores {
				if !c.possible(m) || c.cost(kindOf(m), head) > least {
					continue
				}
				if m > 0 { // where the arc is right, so must the relation be
					top := c.stack[len(c.stack)-1]
					to := c.next
					if m%2 == 0 {
						to = c.stack[len(c.stack)-2]
					}
					if head[top] == to && g.rels[(m-1)/2] != gold[top-1].Rel {
						continue
					}
				}
				if right < 0 || s > scores[right] {
					right = m
				}
			}
			g.parser.learn(right, best)
			if !explore || r.Float64() < 0.1 {
				best = right
			}
		}
		c.do(best, g.rels)
	}
	if gold == nil {
		for i := range words {
			words[i].Head, words[i].Rel = c.heads[i+1], c.rels[i+1]
			if words[i].Head == n+1 {
				words[i].Head, words[i].Rel = 0, "root"
			}
		}
	}
}

func kindOf(move int) int {
	if move == 0 {
		return 0
	}
	return 2 - move%2
}

// describe notes the features of a configuration.
func (g *Greedy) describe(c *configuration, words []syntax.Word) {
	p := &g.parser
	p.features = p.features[:0]
	word := func(i int) (form, tag string) {
		switch {
		case i <= 0:
			return "<>", "<>"
		case i > c.n:
			return "root", "root"
		}
		return strings.ToLower(words[i-1].Form), words[i-1].UPOS
	}
	stack := func(k int) int {
		if k < len(c.stack) {
			return c.stack[len(c.stack)-1-k]
		}
		return 0
	}
	end := func(list []int, k int) (tag, rel string) {
		if k < len(list) {
			i := list[len(list)-1-k]
			_, tag = word(i)
			return tag, c.rels[i]
		}
		return "<>", "<>"
	}
	buffer := func(k int) int {
		if c.next+k <= c.n+1 {
			return c.next + k
		}
		return 0
	}
	s0, s1, s2, b0, b1, b2 := stack(0), stack(1), stack(2), buffer(0), buffer(1), buffer(2)
	s0w, s0t := word(s0)
	s1w, s1t := word(s1)
	s2w, s2t := word(s2)
	b0w, b0t := word(b0)
	b1w, b1t := word(b1)
	_, b2t := word(b2)
	s0lt, s0lr := end(c.left[max(s0, 0)], 0)
	s0rt, s0rr := end(c.right[max(s0, 0)], 0)
	s1lt, s1lr := end(c.left[max(s1, 0)], 0)
	s1rt, s1rr := end(c.right[max(s1, 0)], 0)
	b0lt, b0lr := end(c.left[max(b0, 0)], 0)
	_, b0l2 := end(c.left[max(b0, 0)], 1)
	distance := fmt.Sprint(min(b0-s0, 6))
	for k, v := range [][]string{
		{""}, {s0w}, {s0t}, {s0w, s0t}, {s1w}, {s1t}, {s1w, s1t}, {s2t}, {s2w}, {b0w}, {b0t}, {b0w, b0t}, {b1w}, {b1t}, {b1w, b1t}, {b2t},
		{s0w, b0w}, {s0t, b0t}, {s0w, b0t}, {s0t, b0w}, {s0w, s0t, b0w, b0t}, {s0t, b0t, distance}, {s0w, b0w, distance},
		{s1w, s0w}, {s1t, s0t}, {s1w, s0t}, {s1t, s0w}, {s1t, s0t, b0t}, {s2t, s1t, s0t}, {s0t, b0t, b1t}, {b0t, b1t, b2t}, {s1t, s0t, b0w}, {s1t, s0w, b0t},
		{s0t, s0lt, b0t}, {s0t, s0rt, b0t}, {s0t, b0t, b0lt}, {s1t, s1rt, s0t}, {s1t, s1lt, s0t}, {s1t, s0t, s0lt}, {s1t, s0t, s0rt},
		{s0t, s0lr}, {s0t, s0rr}, {s1t, s1lr}, {s1t, s1rr}, {b0t, b0lr}, {s0w, s0rr}, {s0w, s0lr}, {b0w, b0lr}, {b0t, b0lr, b0l2}, {s0t, b0t, s0rr, b0lr}, {s0w, b0t, b1t}, {s0t, b0w, b1t},
		{s2w, s0w}, {s0t, s0rr, s0lr, b0t},
	} {
		p.add(uint32(100+k), v...)
	}
}

func argMax(x []float32) int {
	best := 0
	for i, v := range x {
		if v > x[best] {
			best = i
		}
	}
	return best
}
