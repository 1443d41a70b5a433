package graph2tree

import (
	"fmt"
	"slices"
)

// A Tree is a tree as the search made it: its candidates in prefix order (operators, constants,
// quantities), and the logarithm of its probability.
type Tree struct {
	Prefix []int32
	Score  float64
}

// Trees are the trees that the last Read or Search found, the best first. Several may have one
// canonical form.
func (s *State) Trees() []Tree {
	list := make([]Tree, len(s.beam.done))
	for i, h := range s.beam.done {
		s.spell(h)
		list[i] = Tree{slices.Clone(s.beam.prefix), float64(h.score)}
	}
	return list
}

// Encode reads an input that a [Scribe] wrote, for Score, Search and Vectors.
func (s *State) Encode(in *Input) {
	own := s.in
	s.in = *in
	s.encode()
	s.in = own
}

// Search finds the best trees for what was encoded.
func (s *State) Search() []Tree {
	s.search()
	return s.Trees()
}

// Vectors are what the decoder works on, a row for each word and each candidate, and the first
// goal. They are the state's own and change with the next problem.
func (s *State) Vectors() (words, candidates, first []float32) {
	return s.x[:s.words*s.model.Width()], s.candidates, s.first
}

// Score is the logarithm of the probability of a tree for what was encoded or read last, in prefix
// order.
func (s *State) Score(prefix []int32) (float64, error) {
	b, d := &s.beam, s.model.Width()
	open := 1
	for i, k := range prefix {
		if k < 0 || int(k) >= len(s.candidates)/d || open == 0 {
			return 0, fmt.Errorf("graph2tree: scoring a tree: candidate %d, %d, of %d has no place", i+1, k, len(prefix))
		}
		if open--; int(k) < len(s.model.operators) {
			open += 2
		}
	}
	if open != 0 {
		return 0, fmt.Errorf("graph2tree: scoring a tree: %d operands are missing", open)
	}
	b.arena.reset()
	first := b.arena.add()
	copy(b.arena.at(first), s.first)
	sum, at := 0.0, 0
	s.follow(prefix, &at, first, &sum)
	return sum, nil
}

// follow goes down one subtree, adds up the scores of its choices, and gives the place of its
// vector.
func (s *State) follow(prefix []int32, at *int, goal int32, sum *float64) int32 {
	b, d := &s.beam, s.model.Width()
	k := prefix[*at]
	*at++
	b.active = append(b.active[:0], hypothesis{goal: goal})
	s.look()
	*sum += float64(b.scores[k])
	if int(k) >= len(s.model.operators) {
		leaf := b.arena.add()
		copy(b.arena.at(leaf), s.candidates[int(k)*d:][:d])
		return leaf
	}
	operator := uint8(k)
	state := b.arena.add()
	copy(b.arena.at(state), b.states[:d])
	now := func(kind int, x, y int32) int32 {
		dst := s.later(operator, x, y)
		s.calculate(kind)
		return dst
	}
	left := s.follow(prefix, at, now(leftGoal, state, -1), sum)
	right := s.follow(prefix, at, now(rightGoal, state, left), sum)
	return now(mergeOperands, left, right)
}
