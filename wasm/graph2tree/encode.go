package graph2tree

import "mwpranker/wasm/tensor"

// A State is the scratch of one reader: allocated once, grown to the longest
// problem it has met, then used again and again. It belongs to one goroutine.
type State struct {
	model  *Model
	scribe *Scribe
	in     Input

	words, nodes int // of the problem at hand; nodes counts the words too

	x     []float32 // nodes x max(Input, d): what the layer at hand reads
	h     []float32 // nodes x d: what it makes
	u     []float32 // words x 3*Hidden: candidate, forget and output gates of one direction
	cell  []float32 // Hidden
	near  []float32 // nodes x 3d: a node, what it gathers along its edges, and against them
	key   []float32 // words x Attend
	pool  []float32 // 3d: means of all words, of the question's and of the quantities
	first []float32 // d: the first goal

	candidates []float32 // (operators + constants + quantities) x d
	offers     []float32 // the same x Point

	beam   beam
	forest *Forest
	verify verifyState
}

// NewState makes the scratch for a model.
func NewState(m *Model) (*State, error) {
	scribe, err := NewScribe(m.Config)
	if err != nil {
		return nil, err
	}
	s := &State{model: m, scribe: scribe, forest: NewForest(m)}
	s.beam.init(m)
	return s, nil
}

func grow(s []float32, n int) []float32 {
	if cap(s) < n {
		return make([]float32, n, n+n/2)
	}
	return s[:n]
}

func (s *State) reserve() {
	c := &s.model.Config
	d := c.Width()
	s.words = len(s.in.Words)
	s.nodes = s.words + len(s.in.Nodes)
	s.x = grow(s.x, s.nodes*max(c.Input(), d))
	s.h = grow(s.h, s.nodes*d)
	s.u = grow(s.u, s.words*3*c.Hidden)
	s.cell = grow(s.cell, c.Hidden)
	s.near = grow(s.near, s.nodes*3*d)
	s.key = grow(s.key, s.words*c.Attend)
	s.pool, s.first = grow(s.pool, 3*d), grow(s.first, d)
	n := len(s.model.operators) + len(c.Constants) + len(s.in.Quantities)
	s.candidates, s.offers = grow(s.candidates, n*d), grow(s.offers, n*c.Point)
}

// encode reads the input: the words end up in h, words x d, and from them are made the keys of
// attention, the first goal and the candidates.
func (s *State) encode() {
	s.reserve()
	c, w := &s.model.Config, &s.model.weights
	s.embed()
	for l := range c.Before {
		s.recur(&w.layers[l])
	}
	// h holds the words; the nodes behind them start as the mean of their words.
	d := c.Width()
	for i := range s.in.Nodes {
		dst := s.x[(s.words+i)*d:][:d]
		copy(dst, w.node[int(s.in.Nodes[i])*d:][:d])
		addMean(dst, s.x, s.in.Members.Of(i))
	}
	for l := range w.graph {
		s.gather(&w.graph[l])
	}
	for l := range c.After {
		s.recur(&w.layers[len(c.Before)+l])
	}
	s.offer()
}

// embed writes to x, for each token, the row of its word and the sums of the rows of its pieces,
// classes and marks.
func (s *State) embed() {
	c, w := &s.model.Config, &s.model.weights
	for i, word := range s.in.Words {
		x := s.x[i*c.Input():][:c.Input()]
		copy(x, w.word[int(word)*c.Word:][:c.Word])
		x = x[c.Word:]
		sumRows(x[:c.Piece], w.piece, s.in.Pieces.Of(i))
		x = x[c.Piece:]
		sumRows(x[:c.Class], w.class, s.in.Classes.Of(i))
		sumRows(x[c.Class:], w.mark, s.in.Marks.Of(i))
	}
}

// sumRows sets dst to the sum of rows of a table.
func sumRows(dst, table []float32, rows []int32) {
	clear(dst)
	for _, r := range rows {
		for k, v := range table[int(r)*len(dst):][:len(dst)] {
			dst[k] += v
		}
	}
}

// addMean adds the mean of rows of x to dst.
func addMean(dst, x []float32, rows []int32) {
	if len(rows) == 0 {
		return
	}
	share := 1 / float32(len(rows))
	for _, r := range rows {
		for k, v := range x[int(r)*len(dst):][:len(dst)] {
			dst[k] += share * v
		}
	}
}

// recur is one recurrent layer, from x to x: in each direction a matrix product for all tokens at
// once, the gates' activations, then the recurrence, which is element-wise:
//
//	c[t] = f*c[t-1] + (1-f)*z,   h[t] = o*c[t] + (1-o)*x[t]
//
// with x[t] only where the layer reads as much as it makes.
func (s *State) recur(l *layer) {
	hidden, in, n := s.model.Hidden, l.in, s.words
	var skip []float32
	if in == 2*hidden {
		skip = s.x
	}
	for side := range 2 {
		lin := &l.side[side]
		u := s.u[:n*3*hidden]
		fill(u, lin.bias)
		for k, offset := range Offsets(l.window, side == 1) {
			// Token t sees token t+offset where there is one.
			first, last := max(0, -offset), min(n, n-offset)
			if first < last {
				tensor.Gemm(tensor.Rows(u[first*3*hidden:], 3*hidden), tensor.Rows(s.x[(first+offset)*in:], in),
					tensor.Rows(lin.w[k*in*3*hidden:], 3*hidden), last-first, in, 3*hidden, true)
			}
		}
		tensor.Gates(u, n, hidden)
		tensor.Recur(s.h, u, skip, s.cell, n, hidden, 2*hidden, side*hidden, side == 1)
	}
	s.x, s.h = s.h, s.x
}

// gather is one graph layer, from x to x: every node gathers the mean of its neighbours along its
// edges, the mean against them, and makes of both and itself what is added to it. What comes over
// an edge passes the gate of its type.
func (s *State) gather(l *graphLayer) {
	d := s.model.Width()
	for i := range s.nodes {
		near := s.near[i*3*d:][:3*d]
		copy(near, s.x[i*d:][:d])
		s.collect(near[d:2*d], s.in.In.Of(i), s.in.InType[s.in.In.Starts[i]:], l.gate[0], l.add[0])
		s.collect(near[2*d:], s.in.Out.Of(i), s.in.OutType[s.in.Out.Starts[i]:], l.gate[1], l.add[1])
	}
	h := s.h[:s.nodes*d]
	fill(h, l.mix.bias)
	tensor.Gemm(tensor.Rows(h, d), tensor.Rows(s.near, 3*d), tensor.Rows(l.mix.w, d), s.nodes, 3*d, d, true)
	x := s.x[:len(h)]
	for i, v := range h {
		if v < 0 { // not max: it is a function call in WebAssembly
			v *= 0.1
		}
		x[i] += v
	}
}

func (s *State) collect(dst []float32, from []int32, types []uint8, gate, add []float32) {
	clear(dst)
	if len(from) == 0 {
		return
	}
	d := len(dst)
	for k, node := range from {
		tensor.Blend(dst, s.x[int(node)*d:], gate[int(types[k])*d:], add[int(types[k])*d:])
	}
	share := 1 / float32(len(from))
	for i := range dst {
		dst[i] *= share
	}
}

// offer makes, of the words in x, the keys of attention, the first goal and the candidates with
// their offers.
func (s *State) offer() {
	c, w := &s.model.Config, &s.model.weights
	d := c.Width()
	tensor.MatMul(s.key, s.x, w.key.w, s.words, d, c.Attend)
	clear(s.pool)
	addMeanOfFirst(s.pool[:d], s.x, s.words)
	addMean(s.pool[d:2*d], s.x, s.in.Question)
	addMean(s.pool[2*d:], s.x, s.in.Quantities)
	w.root.apply(s.first, s.pool, 1)
	tensor.Activate(s.first, nil)

	at := copy(s.candidates, w.operator)
	at += copy(s.candidates[at:], w.constant)
	for i, implied := range s.in.Implied {
		row := s.candidates[(len(s.model.operators)+i)*d:][:d]
		for k, v := range w.implied[int(implied)*d:][:d] {
			row[k] += v
		}
	}
	if n := len(s.in.Quantities); n > 0 {
		rows := s.near[:n*d]
		for i, t := range s.in.Quantities {
			copy(rows[i*d:], s.x[int(t)*d:][:d])
		}
		w.quantity.apply(s.candidates[at:], rows, n)
	}
	w.offer.apply(s.offers, s.candidates, len(s.candidates)/d)
}

func addMeanOfFirst(dst, x []float32, n int) {
	if n == 0 {
		return
	}
	share := 1 / float32(n)
	for i := range n {
		for k, v := range x[i*len(dst):][:len(dst)] {
			dst[k] += share * v
		}
	}
}

// apply is dst = x·w + bias for rows of x.
func (l *linear) apply(dst, x []float32, rows int) {
	dst = dst[:rows*l.out]
	if l.bias != nil {
		fill(dst, l.bias)
	}
	tensor.Gemm(tensor.Rows(dst, l.out), tensor.Rows(x, l.in), tensor.Rows(l.w, l.out), rows, l.in, l.out, l.bias != nil)
}

// fill writes the row to every row of dst.
func fill(dst, row []float32) {
	for len(dst) >= len(row) {
		copy(dst, row)
		dst = dst[len(row):]
	}
}
