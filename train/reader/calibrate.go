package reader

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/worth"
)

// A Choice is the trees that the search found for a problem, and which of them is right, or -1.
type Choice struct {
	Trees  []graph2tree.Candidate
	Right  int
	Counts float64 // how much it counts
	Set    string  // that the problem is of
	Also   []int   // later trees that are right too: they are written otherwise
}

// isRight says whether tree k gives the answer.
func (c *Choice) isRight(k int) bool { return k == c.Right || slices.Contains(c.Also, k) }

// Choices lets a model search for the trees of held problems. A tree is right when it gives the
// answer. The sets are of very different size, and what is asked of the product is like the small
// ones too: a set of n problems counts as the fourth root of n.
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

// Calibrate fits the calibration under which the right choices are likeliest, with a pull towards
// the search's own order that keeps rare features from being believed too much. It climbs by
// Newton's method, with shorter steps where one leads down.
func Calibrate(list []Choice) graph2tree.Calibration {
	const rounds, halvings = 40, 12
	start := graph2tree.Calibration{0: 1, graph2tree.NumFeatures: -2}
	c := climb{list: list, start: start}
	for i := range list {
		c.total += list[i].Counts
	}
	c.total = max(c.total, 1e-9)
	w, at := start, c.measure(&start)
	for range rounds {
		step, ok := solve(c.curve, c.slope)
		if !ok {
			break
		}
		before, length := at, 1.0
		var next graph2tree.Calibration
		for range halvings {
			for k := range next {
				next[k] = w[k] + length*step[k]
			}
			if at = c.measure(&next); at >= before {
				break
			}
			length /= 2
		}
		if at < before {
			break
		}
		w = next
		if at-before < 1e-9 {
			break
		}
	}
	return w
}

// A climb is how likely the right choices are under a calibration, and how that changes with it.
type climb struct {
	list  []Choice
	total float64 // of what they count
	start graph2tree.Calibration

	slope graph2tree.Calibration
	curve [graph2tree.NumFeatures + 1]graph2tree.Calibration // against the second derivative, for what is right taken as settled
}

// pull is how much the start counts, in problems.
const pull = 2

// measure computes slope and curve at a calibration, and gives the height there.
func (c *climb) measure(w *graph2tree.Calibration) float64 {
	const none = graph2tree.NumFeatures
	c.slope, c.curve = graph2tree.Calibration{}, [none + 1]graph2tree.Calibration{}
	var height float64
	for i := range c.list {
		choice := &c.list[i]
		share := choice.Counts / c.total
		p := w.Probabilities(choice.Trees)
		rest, won := 1.0, 0.0
		for k := range p {
			rest -= p[k]
			if choice.isRight(k) {
				won += p[k]
			}
		}
		rest = max(rest, 0)
		if choice.Right < 0 {
			won = rest
			c.slope[none] += share
		}
		height += share * math.Log(won+1e-12)
		// The mean of the features over all trees and none, and over what is right.
		var mean graph2tree.Calibration
		mean[none] = rest
		for k := range p {
			wanted := 0.0
			if choice.isRight(k) && won > 0 {
				wanted = p[k] / won
			}
			for f, x := range choice.Trees[k].Features {
				mean[f] += p[k] * x
				c.slope[f] += share * wanted * x
				if x == 0 || p[k] == 0 {
					continue
				}
				row := &c.curve[f]
				for g, y := range choice.Trees[k].Features[:f+1] {
					row[g] += share * p[k] * x * y
				}
			}
		}
		c.curve[none][none] += share * rest
		for f, x := range mean {
			c.slope[f] -= share * x
			for g, y := range mean[:f+1] {
				c.curve[f][g] -= share * x * y
			}
		}
	}
	held := pull / float64(max(len(c.list), 1))
	for f := range w {
		away := w[f] - c.start[f]
		height -= held / 2 * away * away
		c.slope[f] -= held * away
		c.curve[f][f] += held
		for g := range f {
			c.curve[g][f] = c.curve[f][g]
		}
	}
	return height
}

// solve finds x with a·x = b for a symmetric a, by elimination; it says no where a has no inverse.
func solve(a [graph2tree.NumFeatures + 1]graph2tree.Calibration, b graph2tree.Calibration) (graph2tree.Calibration, bool) {
	n := len(b)
	for i := range n {
		best := i
		for k := i + 1; k < n; k++ {
			if math.Abs(a[k][i]) > math.Abs(a[best][i]) {
				best = k
			}
		}
		if math.Abs(a[best][i]) < 1e-12 {
			return b, false
		}
		a[i], a[best], b[i], b[best] = a[best], a[i], b[best], b[i]
		for k := i + 1; k < n; k++ {
			by := a[k][i] / a[i][i]
			for g := i; g < n; g++ {
				a[k][g] -= by * a[i][g]
			}
			b[k] -= by * b[i]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for g := i + 1; g < n; g++ {
			b[i] -= a[i][g] * b[g]
		}
		b[i] /= a[i][i]
	}
	return b, true
}

// Fitted says how good weights are: how often the first tree is right before and after, and the
// mean loss.
func Fitted(list []Choice, w graph2tree.Calibration) string {
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
