package graph2tree

import (
	"slices"

	"mwpranker/wasm/expr"
)

const (
	// Beams is how many partial trees are kept.
	Beams = 5
	// MaxOperators is the largest tree that is made; 98 of 100 problems need five at most.
	MaxOperators = 8
)

// A hypothesis is a partial tree: what was chosen, in prefix order, and what is to be done next.
type hypothesis struct {
	chosen    int32 // last choice, in beam.choices, or -1
	top       int32 // innermost frame, or -1
	goal      int32 // vector of the goal at hand
	operators int16
	open      int16 // operands that have no tree yet, with the one at hand
	score     float32
}

// A choice is a candidate that was chosen, after others.
type choice struct {
	before    int32
	candidate int32
}

// A beam is the state of the search.
type beam struct {
	arena   arena
	frames  []frame
	choices []choice
	active  []hypothesis
	done    []hypothesis
	next    []extension

	steps []step // to be calculated

	rows, seen, query, weights, work, states, demand, scores []float32
	pairs, gates                                             []float32
	prefix                                                   []int32
}

// An extension is a hypothesis with one more candidate.
type extension struct {
	from      int
	candidate int32
	score     float32
}

func (b *beam) init(m *Model) {
	d := m.Width()
	b.arena.d = d
	b.rows = make([]float32, Beams*d)
	b.pairs, b.gates = make([]float32, Beams*2*d), make([]float32, Beams*2*d)
}

// search finds the best trees for the problem that was encoded: beam.done, the best first.
func (s *State) search() {
	b, d := &s.beam, s.model.Width()
	all, keep := len(s.candidates)/d, max(Beams, s.model.Verify.Trees)
	b.arena.reset()
	b.frames, b.choices, b.done = b.frames[:0], b.choices[:0], b.done[:0]
	first := b.arena.add()
	copy(b.arena.at(first), s.first)
	b.active = append(b.active[:0], hypothesis{chosen: -1, top: -1, goal: first, open: 1})
	for len(b.active) > 0 {
		s.look()
		b.next = b.next[:0]
		for i, h := range b.active {
			full := int(h.operators) >= MaxOperators
			for k, score := range b.scores[i*all:][:all] {
				if !full || k >= len(s.model.operators) {
					b.offer(extension{i, int32(k), h.score + score})
				}
			}
		}
		s.extend()
		slices.SortStableFunc(b.done, func(x, y hypothesis) int { return compareScores(y.score, x.score) })
		b.done = b.done[:min(len(b.done), keep)]
		if len(b.done) == keep {
			worst := b.done[keep-1].score
			b.active = slices.DeleteFunc(b.active, func(h hypothesis) bool { return h.score <= worst })
		}
	}
}

func compareScores(a, b float32) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// offer keeps the best extensions, in order.
func (b *beam) offer(e extension) {
	if len(b.next) == Beams && e.score <= b.next[Beams-1].score {
		return
	}
	i := len(b.next)
	for i > 0 && b.next[i-1].score < e.score {
		i--
	}
	if len(b.next) < Beams {
		b.next = append(b.next, e)
	}
	copy(b.next[i+1:], b.next[i:])
	b.next[i] = e
}

// extend makes hypotheses of the extensions. What they have to calculate is
// collected and done for all of them at once.
func (s *State) extend() {
	b, d := &s.beam, s.model.Width()
	var old [Beams]hypothesis
	copy(old[:], b.active)
	b.active = b.active[:0]
	var trees [Beams]int32 // what each has finished; -1 after an operator
	for i, e := range b.next {
		h := old[e.from]
		h.score = e.score
		b.choices = append(b.choices, choice{h.chosen, e.candidate})
		h.chosen = int32(len(b.choices) - 1)
		if e.candidate < int32(len(s.model.operators)) {
			operator := uint8(e.candidate)
			state := b.arena.add()
			copy(b.arena.at(state), b.states[e.from*d:][:d])
			b.frames = append(b.frames, frame{below: h.top, vector: state, operator: operator})
			h.top = int32(len(b.frames) - 1)
			h.goal = s.later(operator, state, -1)
			h.operators++
			h.open++
			trees[i] = -1
		} else {
			trees[i] = b.arena.add()
			copy(b.arena.at(trees[i]), s.candidates[int(e.candidate)*d:][:d])
			h.open--
		}
		b.active = append(b.active, h)
	}
	s.calculate(leftGoal)
	for merging := true; merging; {
		for i := range b.active {
			h := &b.active[i]
			if trees[i] >= 0 && h.top >= 0 && b.frames[h.top].hasLeft {
				f := b.frames[h.top]
				trees[i], h.top = s.later(f.operator, f.vector, trees[i]), f.below
			}
		}
		merging = s.calculate(mergeOperands)
	}
	going := b.active[:0]
	for i, h := range b.active {
		switch {
		case trees[i] < 0:
			going = append(going, h)
		case h.top < 0:
			b.done = append(b.done, h)
		default:
			f := b.frames[h.top]
			h.goal = s.later(f.operator, f.vector, trees[i])
			b.frames = append(b.frames, frame{below: f.below, vector: trees[i], operator: f.operator, hasLeft: true})
			h.top = int32(len(b.frames) - 1)
			going = append(going, h)
		}
	}
	b.active = going
	s.calculate(rightGoal)
}

// tree builds the expression of a finished hypothesis.
func (s *State) tree(h hypothesis) *expr.Expr {
	s.spell(h)
	at := 0
	return s.subtree(&at)
}

// spell writes the choices of a hypothesis to beam.prefix.
func (s *State) spell(h hypothesis) {
	b := &s.beam
	b.prefix = b.prefix[:0]
	for i := h.chosen; i >= 0; i = b.choices[i].before {
		b.prefix = append(b.prefix, b.choices[i].candidate)
	}
	slices.Reverse(b.prefix)
}

func (s *State) subtree(at *int) *expr.Expr {
	k := int(s.beam.prefix[*at])
	*at++
	if k < len(s.model.operators) {
		left := s.subtree(at)
		return expr.NewOperator(s.model.operators[k], left, s.subtree(at))
	}
	k -= len(s.model.operators)
	if k < len(s.model.constants) {
		return expr.NewConstant(s.model.constants[k])
	}
	return expr.NewQuantity(k - len(s.model.constants))
}
