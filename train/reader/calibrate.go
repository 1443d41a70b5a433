package reader

import (
	"fmt"
	"math"
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
}

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
			c := Choice{trees, -1, math.Pow(float64(len(h.Examples)), -0.75), h.Name}
			for k := range trees {
				v, err := worth.Of(trees[k].Expr, e.Doc.Quantities)
				if c.Right < 0 && err == nil && (v.Is(e.Answer) || evaluate.SameAnswer(v.Rat, e.Answer)) {
					c.Right = k
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
			none := 1.0
			for i := range p {
				none -= p[i]
				d := -p[i]
				if i == c.Right {
					d++
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
			w[k] += rate * (g[k] - pull/float64(len(list))*(w[k]-start[k]))
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
		best, none := -1, 1.0
		for i := range p {
			none -= p[i]
			if best < 0 || p[i] > p[best] {
				best = i
			}
		}
		if c.Right == 0 {
			before++
		}
		if c.Right >= 0 {
			loss -= math.Log(p[c.Right] + 1e-12)
			if best == c.Right {
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
