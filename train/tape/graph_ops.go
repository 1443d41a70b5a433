package tape

import (
	"math"

	"mwpranker/wasm/tensor"
)

// Lists are lists of rows, one behind the other: list i is All[Starts[i]:Starts[i+1]].
type Lists struct {
	All, Starts []int32
}

// Len is the number of lists.
func (l Lists) Len() int { return len(l.Starts) - 1 }

func (l Lists) of(i int) []int32 { return l.All[l.Starts[i]:l.Starts[i+1]] }

// A Ref names a row of a matrix.
type Ref struct {
	Node *Node
	Row  int
}

// Gather makes a matrix of rows of others, which must have the same width.
func (t *Tape) Gather(refs []Ref, cols int) *Node {
	y := t.node(len(refs), cols)
	for i, r := range refs {
		copy(y.Row(i), r.Node.Row(r.Row))
	}
	t.onBackward(func() {
		for i, r := range refs {
			addTo(r.Node.gradRow(r.Row), y.gradRow(i))
		}
	})
	return y
}

// Part is rows [from, to) of x, without a copy.
func Part(x *Node, from, to int) *Node {
	p := &Node{Rows: to - from, Cols: x.Cols, X: x.X[from*x.Cols : to*x.Cols]}
	if x.G != nil {
		p.G = x.G[from*x.Cols : to*x.Cols]
	}
	return p
}

// Stack sets matrices below one another.
func (t *Tape) Stack(xs ...*Node) *Node {
	rows := 0
	for _, x := range xs {
		rows += x.Rows
	}
	y := t.node(rows, xs[0].Cols)
	at := 0
	for _, x := range xs {
		at += copy(y.X[at:], x.X)
	}
	t.onBackward(func() {
		at := 0
		for _, x := range xs {
			addTo(x.G, y.G[at:at+len(x.G)])
			at += len(x.G)
		}
	})
	return y
}

// Add is x + y.
func (t *Tape) Add(x, y *Node) *Node {
	z := t.node(x.Rows, x.Cols)
	for i, v := range x.X {
		z.X[i] = v + y.X[i]
	}
	t.onBackward(func() {
		addTo(x.G, z.G)
		addTo(y.G, z.G)
	})
	return z
}

// Tanh is the hyperbolic tangent of every number.
func (t *Tape) Tanh(x *Node) *Node {
	y := t.node(x.Rows, x.Cols)
	copy(y.X, x.X)
	tensor.Activate(y.X, nil)
	t.onBackward(func() {
		for i, g := range y.G {
			x.G[i] += g * (1 - y.X[i]*y.X[i])
		}
	})
	return y
}

// Gated is sigmoid(x[d:]) * tanh(x[:d]) of every row of 2d numbers.
func (t *Tape) Gated(x *Node) *Node {
	d := x.Cols / 2
	y := t.node(x.Rows, d)
	act := t.Slice(len(x.X))
	copy(act, x.X)
	for r := range x.Rows {
		row, dst := act[r*2*d:][:2*d], y.Row(r)
		tensor.Activate(row[:d], row[d:])
		for i := range dst {
			dst[i] = row[i] * row[d+i]
		}
	}
	t.onBackward(func() {
		for r := range x.Rows {
			row, g, gx := act[r*2*d:][:2*d], y.gradRow(r), x.gradRow(r)
			for i, v := range g {
				gx[i] += v * row[d+i] * (1 - row[i]*row[i])
				gx[d+i] += v * row[i] * row[d+i] * (1 - row[d+i])
			}
		}
	})
	return y
}

// Means is, for each list, the mean of rows of x; zeros for an empty list.
func (t *Tape) Means(x *Node, lists Lists) *Node {
	y := t.node(lists.Len(), x.Cols)
	each := func(f func(row, from int, share float32)) {
		for i := range y.Rows {
			rows := lists.of(i)
			for _, r := range rows {
				f(i, int(r), 1/float32(len(rows)))
			}
		}
	}
	each(func(row, from int, share float32) { addScaled(y.Row(row), x.Row(from), share) })
	t.onBackward(func() {
		each(func(row, from int, share float32) { addScaled(x.gradRow(from), y.gradRow(row), share) })
	})
	return y
}

// Collect is, for each list, the mean over its rows r of x[r]*gate[type] + add[type], number by
// number; types has one entry for each entry of the lists.
func (t *Tape) Collect(x *Node, gate, add *Param, lists Lists, types []uint8) *Node {
	y := t.node(lists.Len(), x.Cols)
	each := func(f func(row, from, kind int, share float32)) {
		for i := range y.Rows {
			first, last := lists.Starts[i], lists.Starts[i+1]
			share := 1 / float32(last-first)
			for k := first; k < last; k++ {
				f(i, int(lists.All[k]), int(types[k]), share)
			}
		}
	}
	each(func(row, from, kind int, share float32) {
		dst, src, g, a := y.Row(row), x.Row(from), gate.Row(kind), add.Row(kind)
		for i := range dst {
			dst[i] += share * (src[i]*g[i] + a[i])
		}
	})
	t.onBackward(func() {
		each(func(row, from, kind int, share float32) {
			gy, src, g := y.gradRow(row), x.Row(from), gate.Row(kind)
			gx, gg, ga := x.gradRow(from), gate.gradRow(kind), add.gradRow(kind)
			for i, v := range gy {
				v *= share
				gx[i] += v * g[i]
				gg[i] += v * src[i]
				ga[i] += v
			}
		})
	})
	return y
}

// Attend is additive attention: row i of the result is the mean of the rows of values within
// spans[i], weighted by the softmax of v·tanh(query[i] + key[r]).
func (t *Tape) Attend(query, key *Node, v *Param, values *Node, spans [][2]int) *Node {
	y := t.node(query.Rows, values.Cols)
	a := query.Cols
	for i, span := range spans {
		n := span[1] - span[0]
		act, share := t.Slice(n*a), t.Slice(n)
		additive(share, act, query.Row(i), key, v, func(k int) int { return span[0] + k })
		tensor.Softmax(share)
		dst := y.Row(i)
		for k, s := range share {
			addScaled(dst, values.Row(span[0]+k), s)
		}
		t.onBackward(func() {
			g := y.gradRow(i)
			ds := make([]float32, n)
			var mean float32
			for k, s := range share {
				row := values.Row(span[0] + k)
				var d float32
				for j, x := range g {
					d += x * row[j]
				}
				addScaled(values.gradRow(span[0]+k), g, s)
				ds[k] = d
				mean += s * d
			}
			for k, s := range share {
				ds[k] = s * (ds[k] - mean)
			}
			additiveGrad(ds, act, query.gradRow(i), key, v, func(k int) int { return span[0] + k })
		})
	}
	return y
}

// additive computes scores[k] = v·tanh(query + key[row(k)]) and keeps the tangents in act.
func additive(scores, act, query []float32, key *Node, v *Param, row func(k int) int) {
	a := len(query)
	for k := range scores {
		dst := act[k*a:][:a]
		for j, x := range key.Row(row(k)) {
			dst[j] = query[j] + x
		}
	}
	tensor.Activate(act, nil)
	for k := range scores {
		var sum float32
		for j, x := range act[k*a:][:a] {
			sum += x * v.X[j]
		}
		scores[k] = sum
	}
}

func additiveGrad(ds, act, gquery []float32, key *Node, v *Param, row func(k int) int) {
	a := len(gquery)
	for k, d := range ds {
		if d == 0 {
			continue
		}
		gkey := key.gradRow(row(k))
		for j, x := range act[k*a:][:a] {
			v.G[j] += d * x
			g := d * v.X[j] * (1 - x*x)
			gquery[j] += g
			gkey[j] += g
		}
	}
}

// Choices are what candidates of a list are to be chosen: one a row.
type Choices struct {
	Offers  [][]int32   // rows of the candidates
	Targets []int       // the place in its list of what is right
	Smooth  float64     // of the probability is not on the target,
	Spread  [][]float32 // but spread like this over each list; evenly where it is nil
}

// Choose adds weight times the sum over rows of the cross-entropy between the choices and the
// softmax of v·tanh(demand[i] + offer[r]) over the rows r of the offers. It returns the sum of the
// losses, unweighted and without smoothing, and the probabilities, which live until the tape is
// reset.
func (t *Tape) Choose(demand, offer *Node, v *Param, c Choices, weight float64) (loss float64, probs [][]float32) {
	a := demand.Cols
	for i, list := range c.Offers {
		n, target := len(list), c.Targets[i]
		act, p := t.Slice(n*a), t.Slice(n)
		at := func(k int) int { return int(list[k]) }
		additive(p, act, demand.Row(i), offer, v, at)
		tensor.Softmax(p)
		probs = append(probs, p)
		loss -= math.Log(float64(p[target]) + 1e-30)
		t.onBackward(func() {
			ds := make([]float32, n)
			for k, q := range p {
				wanted := 1 / float32(n)
				if c.Spread != nil {
					wanted = c.Spread[i][k]
				}
				ds[k] = float32(weight) * (q - float32(c.Smooth)*wanted)
			}
			ds[target] -= float32(weight * (1 - c.Smooth))
			additiveGrad(ds, act, demand.gradRow(i), offer, v, at)
		})
	}
	return loss, probs
}

func addTo(dst, src []float32) {
	src = src[:len(dst)]
	for i, v := range src {
		dst[i] += v
	}
}

func addScaled(dst, src []float32, by float32) {
	src = src[:len(dst)]
	for i, v := range src {
		dst[i] += by * v
	}
}
