package syntax

import (
	"math"

	"mwpranker/wasm/tensor"
)

// A State is the scratch of one parser: allocated once, grown to the longest
// sentence it has met, then used again and again. It belongs to one goroutine.
type State struct {
	model   *Model
	lexicon *Lexicon
	decoder decoder

	n      int       // tokens of the sentence at hand
	ids    []int32   // pieces of one word
	x      []float32 // n x LayerInput: what the layer at hand reads
	h      []float32 // n x 2*Hidden: what it makes
	u      []float32 // n x 3*Hidden: candidate, forget and output gates of one direction
	cell   []float32 // Hidden
	tags   []float32 // n x tags, of either kind
	dep    []float32 // n x Arc, then n x Rel
	head   []float32 // n x Arc, then n x Rel
	pair   []float32 // n x Arc, then n x 3*Rel
	across []float32 // Arc x n: head transposed
	place  []float32 // n x Buckets
	scores []float32 // n x (n+1): of each token as head, then of the root
	rels   []float32 // n x relations

	// The result: for each token the place in Config.UPOS and XPOS, the head (n
	// is the root), and the place in Config.Rels.
	upos, xpos, heads, rel []int

	// What Parse gives out.
	forms  []string
	words  []Word
	parsed []Sentence
}

// NewState makes the scratch for a model.
func NewState(m *Model) *State {
	return &State{model: m, lexicon: NewLexicon(m.Words, m.Pieces)}
}

func (s *State) reserve(n int) {
	c := &s.model.Config
	s.n = n
	s.x = grow(s.x, n*max(c.Input(), 2*c.Hidden))
	s.h = grow(s.h, n*2*c.Hidden)
	s.u = grow(s.u, n*3*c.Hidden)
	s.cell = grow(s.cell, c.Hidden)
	s.tags = grow(s.tags, n*max(len(c.UPOS), len(c.XPOS)))
	s.dep = grow(s.dep, n*max(c.Arc, c.Rel))
	s.head = grow(s.head, n*max(c.Arc, c.Rel))
	s.pair = grow(s.pair, n*max(c.Arc, 3*c.Rel))
	s.across = grow(s.across, n*c.Arc)
	s.place = grow(s.place, n*Buckets)
	s.scores = grow(s.scores, n*(n+1))
	s.rels = grow(s.rels, n*len(c.Rels))
	s.upos, s.xpos, s.heads, s.rel = grow(s.upos, n), grow(s.xpos, n), grow(s.heads, n), grow(s.rel, n)
}

// forward tags and parses one sentence: the network from top to bottom. The
// training in train/syntax computes the same, and a test holds the two together.
func (s *State) forward(forms []string) {
	s.reserve(len(forms))
	if s.n == 0 {
		return
	}
	w := &s.model.weights
	s.embed(forms)
	for l := range w.layers {
		s.encode(l)
		if l+1 == s.model.TagLayer {
			s.tag(w.upos, s.upos)
			s.tag(w.xpos, s.xpos)
		}
		s.x, s.h = s.h, s.x
	}
	s.scoreArcs()
	s.decoder.Tree(s.scores, s.n, s.heads)
	s.scoreRels()
}

// embed writes to x, for each token, the row of its word, the sum of its
// pieces' rows, and the row of its shape: n x (Word+Piece+Shape).
func (s *State) embed(forms []string) {
	c, w := &s.model.Config, &s.model.weights
	casing := CasingOf(forms)
	for i, form := range forms {
		x := s.x[i*c.Input():][:c.Input()]
		word, pieces := s.lexicon.Word(form, s.ids[:0])
		s.ids = pieces
		copy(x, w.word[int(word)*c.Word:][:c.Word])
		sum := x[c.Word:][:c.Piece]
		clear(sum)
		for _, p := range pieces {
			for k, v := range w.piece[int(p)*c.Piece:][:c.Piece] {
				sum[k] += v
			}
		}
		copy(x[c.Word+c.Piece:], w.shape[int(casing.Shape(form, i == 0))*c.Shape:][:c.Shape])
	}
}

// encode is one layer: in each direction a matrix product for all tokens at
// once, the gates' activations, then the recurrence, which is element-wise:
//
//	c[t] = f*c[t-1] + (1-f)*z,   h[t] = o*c[t] + (1-o)*x[t]
//
// with x[t] only where the layer reads as much as it makes.
func (s *State) encode(l int) {
	c, in, n := s.model.Hidden, s.model.weights.layers[l].in, s.n
	var skip []float32
	if in == 2*c {
		skip = s.x
	}
	for side := range 2 {
		lin := &s.model.weights.layers[l].side[side]
		u := s.u[:n*3*c]
		fill(u, lin.bias)
		for k, offset := range s.model.Offsets(l, side == 1) {
			// Token t sees token t+offset where there is one.
			first, last := max(0, -offset), min(n, n-offset)
			if first < last {
				tensor.Gemm(tensor.Rows(u[first*3*c:], 3*c), tensor.Rows(s.x[(first+offset)*in:], in),
					tensor.Rows(lin.w[k*in*3*c:], 3*c), last-first, in, 3*c, true)
			}
		}
		tensor.Gates(u, n, c)
		tensor.Recur(s.h, u, skip, s.cell, n, c, 2*c, side*c, side == 1)
	}
}

// tag reads one kind of tag off h.
func (s *State) tag(lin linear, tags []int) {
	s.apply(s.tags, s.h, lin, false)
	for i := range tags {
		tags[i] = tensor.ArgMax(s.tags[i*lin.out:][:lin.out])
	}
}

// scoreArcs compares every token, as it looks for a head, with every token as
// a head; what the distance alone says is added: n x (n+1).
func (s *State) scoreArcs() {
	w, n, arc := &s.model.weights, s.n, s.model.Arc
	s.apply(s.dep, s.x, w.arcToken, true)
	s.apply(s.head, s.x, w.arcHead, true)
	s.apply(s.place, s.dep, w.arcPlace, false)
	s.apply(s.pair, s.dep, w.arcPair, false)
	for i := range n {
		row, place := s.scores[i*(n+1):][:n+1], s.place[i*Buckets:][:Buckets]
		for j := range n {
			row[j] = place[Bucket(j-i)]
		}
		row[n] = place[RootBucket]
	}
	tensor.Transpose(s.across, s.head[:n*arc], n, arc)
	tensor.Gemm(tensor.Rows(s.scores, n+1), tensor.Rows(s.pair, arc), tensor.Rows(s.across, n), n, arc, n, true)
}

// scoreRels names the relation of each token to the head that it was given:
// "root" at the root and nowhere else.
func (s *State) scoreRels() {
	w, n, r := &s.model.weights, s.n, s.model.Rel
	s.apply(s.dep, s.x, w.relToken, true)
	s.apply(s.head, s.x, w.relHead, true)
	for i := range n {
		pair, dep, head := s.pair[i*3*r:][:3*r], s.dep[i*r:][:r], w.relRoot
		if s.heads[i] < n {
			head = s.head[s.heads[i]*r:][:r]
		}
		for k, d := range dep {
			pair[k] = d * head[k]
		}
		copy(pair[r:], dep)
		copy(pair[2*r:], head)
	}
	s.apply(s.rels, s.pair, w.relPair, false)
	for i := range n {
		row, root := s.rels[i*w.relPair.out:][:w.relPair.out], s.model.rootRel
		switch {
		case root < 0:
			s.rel[i] = tensor.ArgMax(row)
		case s.heads[i] == n:
			s.rel[i] = root
		default:
			row[root] = -math.MaxFloat32
			s.rel[i] = tensor.ArgMax(row)
		}
	}
}

// apply is dst = x·w + bias, n x out, through the leaky ramp if asked.
func (s *State) apply(dst, x []float32, lin linear, ramp bool) {
	dst = dst[:s.n*lin.out]
	fill(dst, lin.bias)
	tensor.Gemm(tensor.Rows(dst, lin.out), tensor.Rows(x, lin.in), tensor.Rows(lin.w, lin.out), s.n, lin.in, lin.out, true)
	if ramp {
		for i, v := range dst {
			if v < 0 {
				dst[i] = 0.1 * v
			}
		}
	}
}

// fill writes the row to every row of dst.
func fill(dst, row []float32) {
	for len(dst) >= len(row) {
		copy(dst, row)
		dst = dst[len(row):]
	}
}
