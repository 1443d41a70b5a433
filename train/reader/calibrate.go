package reader

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"mwpranker/train/data"
	"mwpranker/wasm/evaluate"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/worth"
)

// A Choice is the trees that the search found for a problem, and which of them is right, or -1.
type Choice struct {
	Trees  []graph2tree.Weighed
	Right  int
	Counts float64 // how much it counts
	Set    string  // that the problem is of
	Also   []int   // later trees that are right too: they are written otherwise
}

// isRight says whether tree k gives the answer.
func (c *Choice) isRight(k int) bool { return k == c.Right || slices.Contains(c.Also, k) }

// Choices lets a model search for the trees of held problems. A tree is right when it gives the answer. The sets are of very
// different size, and what is asked of the product is like the small ones too: a set of n problems counts as the fourth root of n.
func Choices(parser *syntax.Model, m *graph2tree.Model, sets []*data.Held) ([]Choice, error) {
	state, err := graph2tree.NewState(m)
	if err != nil {
		return nil, err
	}
	reading := syntax.NewState(parser)
	var list []Choice
	for _, h := range sets {
		for i := range h.Examples {
			e := &h.Examples[i]
			parse := reading.Parse(e.Doc)
			g, err := graph.Build(e.Doc, parse)
			if err != nil {
				return nil, err
			}
			trees, err := state.Candidates(e.Doc, parse, g)
			if err != nil {
				return nil, err
			}
			c := Choice{Trees: trees, Right: -1, Counts: math.Pow(float64(len(h.Examples)), -0.75), Set: h.Name}
			for k := range trees {
				v, err := worth.Of(trees[k].Expr, e.Doc.Quantities)
				switch right := err == nil && (v.Is(e.Answer) || evaluate.SameAnswer(v.Rat, e.Answer)); {
				case right && c.Right < 0:
					c.Right = k
				case right:
					c.Also = append(c.Also, k)
				}
			}
			list = append(list, c)
		}
	}
	return list, nil
}

// Calibrate fits the weights by which readings are weighed: those under which the right choices are likeliest, with a pull towards
// the search's own order that keeps rare features from being believed too much.
func Calibrate(list []Choice) graph2tree.Weigh {
	const pull, rate, rounds = 2, 0.5, 3000
	start := graph2tree.Weigh{0: 1, graph2tree.NumFeatures: -2}
	w := start
	var total float64
	for _, c := range list {
		total += c.Counts
	}
	total = max(total, 1e-9)
	for range rounds {
		var g graph2tree.Weigh
		for _, c := range list {
			share := c.Counts / total
			p := w.Probabilities(c.Trees)
			none, won := 1.0, 0.0
			for i := range p {
				none -= p[i]
				if c.isRight(i) {
					won += p[i]
				}
			}
			for i := range p {
				d := -p[i]
				if c.isRight(i) && won > 0 {
					d += p[i] / won
				}
				for k, x := range c.Trees[i].Features {
					g[k] += share * d * x
				}
			}
			if c.Right < 0 {
				g[graph2tree.NumFeatures] += share * (1 - none)
			} else {
				g[graph2tree.NumFeatures] -= share * none
			}
		}
		for k := range w {
			w[k] += rate * (g[k] - pull/float64(max(len(list), 1))*(w[k]-start[k]))
		}
	}
	return w
}

// Fitted says how good weights are: how often the first tree is right before and after, and the mean loss.
func Fitted(list []Choice, w graph2tree.Weigh) string {
	before, after, any, loss := 0, 0, 0, 0.0
	for _, c := range list {
		if c.Right >= 0 {
			any++
		}
		p := w.Probabilities(c.Trees)
		best, none, won := -1, 1.0, 0.0
		for i := range p {
			none -= p[i]
			if c.isRight(i) {
				won += p[i]
			}
			if best < 0 || p[i] > p[best] {
				best = i
			}
		}
		if c.Right == 0 {
			before++
		}
		if c.Right >= 0 {
			loss -= math.Log(won + 1e-12)
			if c.isRight(best) {
				after++
			}
		} else {
			loss -= math.Log(max(none, 0) + 1e-12)
		}
	}
	n := float64(len(list)) / 100
	var b strings.Builder
	fmt.Fprintf(&b, "%d problems: first right %.1f %% by the search, %.1f %% weighed; among the readings %.1f %%; loss %.3f\n", len(list), float64(before)/n, float64(after)/n, float64(any)/n, loss/float64(len(list)))
	for k, name := range graph2tree.FeatureNames {
		fmt.Fprintf(&b, "  %-16s %6.2f\n", name, w[k])
	}
	fmt.Fprintf(&b, "  %-16s %6.2f\n", "none", w[graph2tree.NumFeatures])
	return b.String()
}
