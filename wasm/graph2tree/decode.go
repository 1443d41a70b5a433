package graph2tree

import (
	"math"

	"mwpranker/wasm/tensor"
)

// A goal is what a subtree has to calculate, as a vector; the first is that of
// the whole problem. The decoder looks at the words with the goal in mind, and chooses a
// candidate. A quantity or a constant is a finished subtree; an operator makes a goal for its left
// operand, and, when that is finished, one for its right operand, which knows the left one.
//
// All vectors of one search stand in an arena, d numbers each, and are named by their place there.
// Partial trees share what they have in common.
type arena struct {
	d    int
	data []float32
}

func (a *arena) reset() { a.data = a.data[:0] }

// add makes a place for one more vector, of any content.
func (a *arena) add() int32 {
	n := len(a.data)
	if cap(a.data) < n+a.d {
		a.data = append(a.data, make([]float32, a.d)...)
	}
	a.data = a.data[:n+a.d]
	return int32(n / a.d)
}

func (a *arena) at(i int32) []float32 { return a.data[int(i)*a.d:][:a.d] }

// A frame is an operator whose operands are not finished: it waits for its left one with the state
// of its goal, then for its right one with the finished left one. Frames are never changed.
type frame struct {
	below    int32 // the frame around it, or -1
	vector   int32 // state, or left operand
	operator uint8
	hasLeft  bool
}

// look attends to the words for each of the goals in beam.goals, and scores all candidates for it:
// logarithms of probabilities, in beam.scores.
func (s *State) look() {
	c, w, b := &s.model.Config, &s.model.weights, &s.beam
	d, n := c.Width(), len(b.active)
	all := len(s.candidates) / d
	b.seen, b.query = grow(b.seen, n*2*d), grow(b.query, n*c.Attend)
	b.scores, b.weights = grow(b.scores, n*all), grow(b.weights, s.words)
	b.work, b.states, b.demand = grow(b.work, max(c.Attend, c.Point)), grow(b.states, n*d), grow(b.demand, n*c.Point)
	goals := b.rows[:n*d]
	for i, h := range b.active {
		copy(goals[i*d:], b.arena.at(h.goal))
	}
	w.query.apply(b.query, goals, n)
	for i := range n {
		seen := b.seen[i*2*d:][:2*d]
		copy(seen, goals[i*d:][:d])
		tensor.Attend(b.weights, b.query[i*c.Attend:][:c.Attend], s.key, w.attend, b.work)
		tensor.Softmax(b.weights)
		tensor.MatMul(seen[d:], b.weights, s.x, 1, s.words, d)
	}
	w.state.apply(b.states, b.seen, n)
	tensor.Activate(b.states, nil)
	w.demand.apply(b.demand, b.states, n)
	for i := range n {
		row := b.scores[i*all:][:all]
		tensor.Attend(row, b.demand[i*c.Point:][:c.Point], s.offers, w.choose, b.work)
		logSoftmax(row)
	}
}

func logSoftmax(x []float32) {
	highest := x[0]
	for _, v := range x {
		highest = max(highest, v)
	}
	var sum float64
	for _, v := range x {
		sum += float64(tensor.Exp(v - highest))
	}
	log := highest + float32(math.Log(sum))
	for i := range x {
		x[i] -= log
	}
}

// gated is dst = sigmoid(u[d:]) * tanh(u[:d]), u of 2d.
func gated(dst, u []float32) {
	d := len(dst)
	tensor.Activate(u[:d], u[d:2*d])
	for i := range dst {
		dst[i] = u[i] * u[d+i]
	}
}

// The kinds of steps from vector to vector; each step is one row of a product.
const (
	leftGoal      = iota // state -> goal of the left operand
	rightGoal            // state and left operand -> goal of the right operand
	mergeOperands        // left and right operand -> their tree
	stepKinds
)

// A step is to make a vector of one or two others, under an operator.
type step struct {
	dst, a, b int32 // in the arena; b may be -1
	operator  uint8
}

// later notes a step for the next [State.calculate], and makes the place of what will come of it.
// At most Beams can be noted.
func (s *State) later(operator uint8, a, b int32) int32 {
	dst := s.beam.arena.add()
	s.beam.steps = append(s.beam.steps, step{dst, a, b, operator})
	return dst
}

// calculate does the steps that were noted, all of one kind, and says whether there were any.
func (s *State) calculate(kind int) bool {
	b, d := &s.beam, s.model.Width()
	l, n := &s.model.weights.steps[kind], len(b.steps)
	if n == 0 {
		return false
	}
	pairs, u := b.pairs[:n*l.in], b.gates[:n*l.out]
	for i, step := range b.steps {
		copy(u[i*l.out:][:l.out], l.bias[int(step.operator)*l.out:])
		copy(pairs[i*l.in:], b.arena.at(step.a))
		if step.b >= 0 {
			copy(pairs[i*l.in+d:], b.arena.at(step.b))
		}
	}
	tensor.Gemm(tensor.Rows(u, l.out), tensor.Rows(pairs, l.in), tensor.Rows(l.w, l.out), n, l.in, l.out, true)
	for i, step := range b.steps {
		gated(b.arena.at(step.dst), u[i*l.out:][:l.out])
	}
	b.steps = b.steps[:0]
	return true
}
