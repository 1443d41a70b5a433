package tape

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
)

// Two sentences: of three tokens, and of two.
var bounds = Bounds{0, 3, 5}

func param(name string, rows, cols int) *Param {
	var seed uint64
	for _, c := range name {
		seed = seed*31 + uint64(c)
	}
	return NewParam(name, rows, cols, 0.7, rand.New(rand.NewPCG(seed, 1)))
}

// targets over so many places, the last one soft and one left out.
func targets(rows, places int) []Target {
	t := make([]Target, rows)
	for r := range t {
		t[r] = Hard(r % places)
	}
	t[rows-1] = Target{[]int32{0, int32(places - 1)}, []float32{0.3, 0.7}}
	t[1] = Target{}
	return t
}

// TestGradients holds the gradient of every operation against finite differences.
func TestGradients(t *testing.T) {
	x, y, w, b := param("x", 5, 6), param("y", 5, 6), param("w", 6, 4), param("b", 1, 4)
	wide, root, table := param("wide", 5, 9), param("root", 1, 6), param("table", 7, 4)
	place, column := param("place", 5, 4), param("column", 5, 1)
	edgeGate, edgeAdd := param("edgeGate", 3, 6), param("edgeAdd", 3, 6)
	query, key, v := param("query", 3, 4), param("key", 5, 4), param("v", 1, 4)
	bucket := func(d int) int { return min(max(d+1, 0), 2) }
	ce := func(t *Tape, n *Node) float64 { return t.CrossEntropy(n, targets(n.Rows, n.Cols), float64(n.Rows), 0) }
	for _, c := range []struct {
		name   string
		params []*Param
		loss   func(t *Tape) float64
	}{
		{"linear", []*Param{x, w, b}, func(t *Tape) float64 { return ce(t, t.Linear(&x.Node, w, b)) }},
		{"embed", []*Param{table}, func(t *Tape) float64 {
			return ce(t, t.Embed(table, []int32{0, 3, 3, 6, 1}, []int32{0, 1, 1, 4, 5, 5}))
		}},
		{"concat", []*Param{x, w}, func(t *Tape) float64 { return ce(t, t.Concat(&x.Node, t.Linear(&x.Node, w, nil))) }},
		{"half", []*Param{x}, func(t *Tape) float64 { return ce(t, t.Half(&x.Node, 2, 5)) }},
		{"window", []*Param{x}, func(t *Tape) float64 { return ce(t, t.Window(&x.Node, bounds, 0, -1, 1)) }},
		{"leaky ramp", []*Param{x}, func(t *Tape) float64 { return ce(t, t.LeakyReLU(&x.Node)) }},
		{"dropout", []*Param{x}, func(t *Tape) float64 {
			t.Rand = rand.New(rand.NewPCG(5, 5)) // the same columns each time
			return ce(t, t.Dropout(&x.Node, bounds, 0.4))
		}},
		{"pool", []*Param{wide}, func(t *Tape) float64 { return ce(t, t.Pool(&wide.Node, nil, bounds, false)) }},
		{"pool backwards", []*Param{wide}, func(t *Tape) float64 { return ce(t, t.Pool(&wide.Node, nil, bounds, true)) }},
		{"pool with skip", []*Param{wide, x}, func(t *Tape) float64 {
			return ce(t, t.Pool(&wide.Node, t.Half(&x.Node, 0, 3), bounds, true))
		}},
		{"pairs", []*Param{x, y, root}, func(t *Tape) float64 { return ce(t, t.Pairs(&x.Node, &y.Node, root, []int{1, -1, 0, 4, 4})) }},
		{"arcs", []*Param{x, y, place}, func(t *Tape) float64 {
			a := t.ScoreArcs(&x.Node, &y.Node, &place.Node, bounds, bucket)
			return a.CrossEntropy(t, []Target{Hard(1), Hard(3), {}, Hard(2), {[]int32{0, 2}, []float32{0.2, 0.8}}}, 5)
		}},
		{"one of", []*Param{column}, func(t *Tape) float64 {
			right := []bool{true, false, true, false, false}
			return t.OneOf(&column.Node, bounds, right, float64(len(bounds)-1))
		}},
		{"odds", []*Param{column}, func(t *Tape) float64 {
			sum, _ := t.Odds(&column.Node, []uint8{Yes, Unjudged, No, Yes, Unjudged}, 3)
			return sum
		}},
		{"gather", []*Param{x, y}, func(t *Tape) float64 {
			return ce(t, t.Gather([]Ref{{&x.Node, 2}, {&y.Node, 0}, {&x.Node, 2}}, 6))
		}},
		{"stack and part", []*Param{x, y}, func(t *Tape) float64 { return ce(t, Part(t.Stack(&x.Node, &y.Node), 3, 8)) }},
		{"add", []*Param{x, y}, func(t *Tape) float64 { return ce(t, t.Add(&x.Node, t.Add(&y.Node, &x.Node))) }},
		{"tanh", []*Param{x}, func(t *Tape) float64 { return ce(t, t.Tanh(&x.Node)) }},
		{"gated", []*Param{x}, func(t *Tape) float64 { return ce(t, t.Gated(&x.Node)) }},
		{"means", []*Param{x}, func(t *Tape) float64 { return ce(t, t.Means(&x.Node, Lists{[]int32{0, 3, 3, 1}, []int32{0, 2, 2, 4}})) }},
		{"collect", []*Param{x, edgeGate, edgeAdd}, func(t *Tape) float64 {
			return ce(t, t.Collect(&x.Node, edgeGate, edgeAdd, Lists{[]int32{0, 3, 3, 1}, []int32{0, 3, 3, 4}}, []uint8{1, 0, 2, 2}))
		}},
		{"attend", []*Param{query, key, v, x}, func(t *Tape) float64 {
			return ce(t, t.Attend(&query.Node, &key.Node, v, &x.Node, [][2]int{{0, 3}, {3, 5}, {0, 3}}))
		}},
		{"choose", []*Param{query, key, v}, func(t *Tape) float64 {
			loss, _ := t.Choose(&query.Node, &key.Node, v, Choices{Offers: [][]int32{{0, 1, 4}, {2, 3}, {4, 1, 0}}, Targets: []int{1, 0, 2}}, 1)
			return loss
		}},
		{"choose as others do", []*Param{query, key, v}, func(t *Tape) float64 {
			c := Choices{Offers: [][]int32{{0, 1, 4}, {2, 3}}, Targets: []int{1, 0}, Smooth: 0.6, Spread: [][]float32{{0.7, 0.2, 0.1}, {0.5, 0.5}}}
			_, probs := t.Choose(&query.Node, &key.Node, v, c, 1)
			var loss float64
			for i, p := range probs {
				loss -= (1 - c.Smooth) * math.Log(float64(p[c.Targets[i]]))
				for k, s := range c.Spread[i] {
					loss -= c.Smooth * float64(s) * math.Log(float64(p[k]))
				}
			}
			return loss
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			tp := New(rand.New(rand.NewPCG(1, 1)))
			run := func() float64 {
				tp.Reset(true)
				return c.loss(tp)
			}
			for _, p := range c.params {
				clear(p.G)
			}
			run()
			tp.Backward()
			met := 0
			for _, p := range c.params {
				for i := range p.X {
					const step = 1e-2
					old := p.X[i]
					p.X[i] = old + step
					up := run()
					p.X[i] = old - step
					down := run()
					p.X[i] = old
					want := (up - down) / (2 * step)
					if math.Abs(want-float64(p.G[i])) > 2e-3+1e-2*math.Abs(want) {
						t.Errorf("%s[%d]: gradient %.5f, by differences %.5f", p.Name, i, p.G[i], want)
					}
					if p.G[i] != 0 {
						met++
					}
				}
			}
			if met == 0 {
				t.Error("every gradient is zero")
			}
		})
	}
}

func TestLabelSmoothing(t *testing.T) {
	// At the smoothed distribution itself the gradient vanishes.
	x := param("x", 1, 4)
	for i, p := range []float64{0.025, 0.925, 0.025, 0.025} {
		x.X[i] = float32(math.Log(p))
	}
	tp := New(rand.New(rand.NewPCG(1, 1)))
	tp.Reset(true)
	tp.CrossEntropy(&x.Node, []Target{Hard(1)}, 1, 0.1)
	tp.Backward()
	for i, g := range x.G {
		if math.Abs(float64(g)) > 1e-6 {
			t.Errorf("gradient %d is %g", i, g)
		}
	}
}

func TestAdamFindsTheMinimum(t *testing.T) {
	p := param("p", 2, 2)
	a := Adam{Beta1: 0.9, Beta2: 0.98, Clip: 100}
	for range 2000 {
		for i := range p.X {
			p.G[i] = 2 * (p.X[i] - float32(i))
		}
		a.Step([]*Param{p}, 0.01)
	}
	if got := fmt.Sprintf("%.1f", p.X); got != "[0.0 1.0 2.0 3.0]" && got != "[-0.0 1.0 2.0 3.0]" {
		t.Errorf("Adam ends at %s, want [0.0 1.0 2.0 3.0]", got)
	}
}

func TestSliceIsClearedAndGrows(t *testing.T) {
	tp := New(nil)
	for range 2 {
		tp.Reset(false)
		for _, n := range []int{10, chunkSize, chunkSize + 5, 3} {
			s := tp.Slice(n)
			if len(s) != n || s[0] != 0 || s[n-1] != 0 {
				t.Fatalf("a slice of %d: %d numbers, ends %g %g", n, len(s), s[0], s[n-1])
			}
			s[0], s[n-1] = 1, 1
		}
	}
}
