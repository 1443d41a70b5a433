package tape

import "mwpranker/wasm/tensor"

// Bounds are the sentences of a batch: sentence s is rows [Bounds[s], Bounds[s+1]).
type Bounds []int

// Embed sums, for row r, the rows ids[starts[r]:starts[r+1]] of the table.
func (t *Tape) Embed(table *Param, ids []int32, starts []int32) *Node {
	y := t.node(len(starts)-1, table.Cols)
	for r := range y.Rows {
		dst := y.Row(r)
		for _, id := range ids[starts[r]:starts[r+1]] {
			for i, v := range table.Row(int(id)) {
				dst[i] += v
			}
		}
	}
	t.onBackward(func() {
		for r := range y.Rows {
			g := y.gradRow(r)
			for _, id := range ids[starts[r]:starts[r+1]] {
				dst := table.gradRow(int(id))
				for i, v := range g {
					dst[i] += v
				}
			}
		}
	})
	return y
}

// Linear is x·w + b; b may be nil.
func (t *Tape) Linear(x *Node, w, b *Param) *Node {
	y := t.node(x.Rows, w.Cols)
	if b != nil {
		for r := range y.Rows {
			copy(y.Row(r), b.X)
		}
	}
	tensor.Gemm(tensor.Rows(y.X, y.Cols), tensor.Rows(x.X, x.Cols), tensor.Rows(w.X, w.Cols), x.Rows, x.Cols, w.Cols, true)
	t.onBackward(func() {
		t.matmulGrad(x, w, y)
		if b != nil {
			for r := range y.Rows {
				for i, v := range y.gradRow(r) {
					b.G[i] += v
				}
			}
		}
	})
	return y
}

// Concat sets matrices side by side.
func (t *Tape) Concat(xs ...*Node) *Node {
	cols := 0
	for _, x := range xs {
		cols += x.Cols
	}
	y := t.node(xs[0].Rows, cols)
	at := 0
	for _, x := range xs {
		for r := range x.Rows {
			copy(y.Row(r)[at:], x.Row(r))
		}
		at += x.Cols
	}
	t.onBackward(func() {
		at := 0
		for _, x := range xs {
			for r := range x.Rows {
				g := y.gradRow(r)[at:]
				for i := range x.gradRow(r) {
					x.G[r*x.Cols+i] += g[i]
				}
			}
			at += x.Cols
		}
	})
	return y
}

// Window sets, beside one another, each token's neighbours at the offsets
// (0 is the token itself); beyond the sentence there are zeros.
func (t *Tape) Window(x *Node, bounds Bounds, offsets ...int) *Node {
	if len(offsets) == 1 && offsets[0] == 0 {
		return x
	}
	y := t.node(x.Rows, x.Cols*len(offsets))
	each := func(f func(row, col, from int)) {
		for s := range len(bounds) - 1 {
			for r := bounds[s]; r < bounds[s+1]; r++ {
				for k, o := range offsets {
					if from := r + o; from >= bounds[s] && from < bounds[s+1] {
						f(r, k*x.Cols, from)
					}
				}
			}
		}
	}
	each(func(row, col, from int) { copy(y.Row(row)[col:], x.Row(from)) })
	t.onBackward(func() {
		each(func(row, col, from int) {
			g := y.gradRow(row)[col:]
			for i := range x.gradRow(from) {
				x.G[from*x.Cols+i] += g[i]
			}
		})
	})
	return y
}

// LeakyReLU is x where positive and x/10 elsewhere.
func (t *Tape) LeakyReLU(x *Node) *Node {
	y := t.node(x.Rows, x.Cols)
	for i, v := range x.X {
		y.X[i] = max(v, 0.1*v)
	}
	t.onBackward(func() {
		for i, g := range y.G {
			if y.X[i] < 0 {
				g *= 0.1
			}
			x.G[i] += g
		}
	})
	return y
}

// Dropout zeroes columns with probability p and scales the others up: the
// same columns throughout a sentence.
func (t *Tape) Dropout(x *Node, bounds Bounds, p float64) *Node {
	if !t.Train || p <= 0 {
		return x
	}
	y := t.node(x.Rows, x.Cols)
	masks := t.Slice((len(bounds) - 1) * x.Cols)
	keep := float32(1 / (1 - p))
	limit := uint32(p * (1 << 32))
	for i := 0; i < len(masks); i += 2 {
		u := t.Rand.Uint64()
		if uint32(u) >= limit {
			masks[i] = keep
		}
		if i+1 < len(masks) && uint32(u>>32) >= limit {
			masks[i+1] = keep
		}
	}
	for s := range len(bounds) - 1 {
		mask := masks[s*x.Cols:][:x.Cols]
		for r := bounds[s]; r < bounds[s+1]; r++ {
			dst, src := y.Row(r), x.Row(r)
			for i, m := range mask {
				dst[i] = src[i] * m
			}
		}
	}
	t.onBackward(func() {
		for s := range len(bounds) - 1 {
			mask := masks[s*x.Cols:][:x.Cols]
			for r := bounds[s]; r < bounds[s+1]; r++ {
				dst, src := x.gradRow(r), y.gradRow(r)
				for i, m := range mask {
					dst[i] += src[i] * m
				}
			}
		}
	})
	return y
}

// Pool is the recurrence of the encoder, in one direction. Row t of u holds
// the candidate z, the forget gate f and the output gate o before their
// activations; skip, if not nil, is what shows where the output gate is shut.
//
//	c[t] = f*c[t-1] + (1-f)*z,   h[t] = o*c[t] + (1-o)*skip[t]
//
// Only the element-wise part is sequential; see Forward in wasm/syntax, which
// does the same.
func (t *Tape) Pool(u, skip *Node, bounds Bounds, reverse bool) *Node {
	n := u.Cols / 3
	p := &pooled{u: u, skip: skip, h: t.node(u.Rows, n), n: n, act: t.Slice(len(u.X)), cells: t.Slice(u.Rows * n), zero: t.Slice(n)}
	copy(p.act, u.X)
	tensor.Gates(p.act, u.Rows, n)
	bounds.along(reverse, false, p.forward)
	t.onBackward(func() {
		p.carry = t.Slice(n)
		bounds.along(reverse, true, p.backward)
	})
	return p.h
}

// along calls f for each row of each sentence with the row that the recurrence comes from, or -1:
// in the order of the recurrence, which may run in reverse, or backwards, as gradients do.
func (b Bounds) along(reverse, backwards bool, f func(row, before int)) {
	for s := range len(b) - 1 {
		first, last := b[s], b[s+1]-1
		for i := first; i <= last; i++ {
			row := i
			if reverse != backwards {
				row = first + last - i
			}
			before := row - 1
			if reverse {
				before = row + 1
			}
			if before < first || before > last {
				before = -1
			}
			f(row, before)
		}
	}
}

// pooled is what a recurrence keeps for its gradient.
type pooled struct {
	u, skip, h *Node
	n          int
	act        []float32 // candidates and gates, after their activations
	cells      []float32
	zero       []float32 // the cell before the first
	carry      []float32 // gradient by the cell, from the rows after it
}

func (p *pooled) cell(row int) []float32 {
	if row < 0 {
		return p.zero
	}
	return p.cells[row*p.n:][:p.n]
}

// gates are the parts of a row: the candidate, the forget gate, the output gate.
func (p *pooled) gates(x []float32, row int) (z, f, o []float32) {
	n, at := p.n, row*3*p.n
	return x[at:][:n], x[at+n:][:n], x[at+2*n:][:n]
}

func (p *pooled) forward(row, before int) {
	z, f, o := p.gates(p.act, row)
	prev, c, dst := p.cell(before), p.cell(row), p.h.Row(row)
	if p.skip == nil {
		for i := range dst {
			c[i] = z[i] + f[i]*(prev[i]-z[i])
			dst[i] = o[i] * c[i]
		}
		return
	}
	sk := p.skip.Row(row)
	for i := range dst {
		c[i] = z[i] + f[i]*(prev[i]-z[i])
		dst[i] = sk[i] + o[i]*(c[i]-sk[i])
	}
}

func (p *pooled) backward(row, before int) {
	z, f, o := p.gates(p.act, row)
	gz, gf, gout := p.gates(p.u.G, row)
	prev, c, g := p.cell(before), p.cell(row), p.h.gradRow(row)
	if p.skip != nil {
		sk, gsk := p.skip.Row(row), p.skip.gradRow(row)
		for i, d := range g {
			gout[i] += d * (c[i] - sk[i]) * o[i] * (1 - o[i])
			gsk[i] += d * (1 - o[i])
		}
	} else {
		for i, d := range g {
			gout[i] += d * c[i] * o[i] * (1 - o[i])
		}
	}
	carry := p.carry
	for i, d := range g {
		dc := carry[i] + d*o[i]
		gf[i] += dc * (prev[i] - z[i]) * f[i] * (1 - f[i])
		gz[i] += dc * (1 - f[i]) * (1 - z[i]*z[i])
		carry[i] = dc * f[i]
	}
	if before < 0 {
		clear(carry)
	}
}

// Half is columns [from, to) of x, as a matrix of its own.
func (t *Tape) Half(x *Node, from, to int) *Node {
	y := t.node(x.Rows, to-from)
	for r := range x.Rows {
		copy(y.Row(r), x.Row(r)[from:to])
	}
	t.onBackward(func() {
		for r := range x.Rows {
			dst := x.gradRow(r)[from:to]
			for i, v := range y.gradRow(r) {
				dst[i] += v
			}
		}
	})
	return y
}

// Pairs sets side by side, for each row r: dep[r]∘head[h], dep[r], head[h],
// where h is heads[r], or the single row of root where heads[r] is negative.
func (t *Tape) Pairs(dep, head *Node, root *Param, heads []int) *Node {
	n := dep.Cols
	y := t.node(dep.Rows, 3*n)
	of := func(r int) *Node {
		if heads[r] < 0 {
			return &root.Node
		}
		return head
	}
	for r := range y.Rows {
		dst, d, h := y.Row(r), dep.Row(r), of(r).Row(max(0, heads[r]))
		for i := range d {
			dst[i] = d[i] * h[i]
		}
		copy(dst[n:], d)
		copy(dst[2*n:], h)
	}
	t.onBackward(func() {
		for r := range y.Rows {
			g, d, h := y.gradRow(r), dep.Row(r), of(r).Row(max(0, heads[r]))
			gd, gh := dep.gradRow(r), of(r).gradRow(max(0, heads[r]))
			for i := range d {
				gd[i] += g[i]*h[i] + g[n+i]
				gh[i] += g[i]*d[i] + g[2*n+i]
			}
		}
	})
	return y
}
