package graph2tree

import (
	"fmt"

	"mwpranker/wasm/tensor"
)

// The verifier is a second, small network that looks at the text and at whole trees, where the
// search saw only what it had chosen so far. It goes over a tree from the leaves up: at every
// operator it looks at the words with both operands in mind. It works on the reader's own encoding,
// and on all trees of a problem together. It says how much it believes
//
//   - each tree, by its root, what is asked for, and the numbers that the tree does not take;
//   - each step of it, given that the operands of the step are what is wanted;
//   - how each two numbers of the text belong together, whatever the tree; see pairs.go.
//
// All three are features of a candidate (candidate.go). train/reader trains it, on readers that
// stay as they are.

// VerifySizes are the sizes of a verifier; without a width there is none.
type VerifySizes struct {
	Width  int `json:"width,omitempty"`  // of a leaf, a subtree and all that is made of them
	Attend int `json:"attend,omitempty"` // in which words are compared with a subtree
	Trees  int `json:"trees,omitempty"`  // how many the search finishes, where they are more than Beams
}

func (v VerifySizes) check() error {
	if v.Width == 0 && v.Attend == 0 && v.Trees >= 0 && v.Trees <= 64 {
		return nil
	}
	if v.Width < 1 || v.Width > 1024 || v.Attend < 1 || v.Attend > 1024 || v.Trees < 0 || v.Trees > 64 {
		return fmt.Errorf("graph2tree: model with a verifier of width %d and %d, for %d trees", v.Width, v.Attend, v.Trees)
	}
	return nil
}

// VerifyTensors lists the tensors of the verifier, which stand behind the others; none without one.
func (c Config) VerifyTensors() []Shaped {
	h, a, d := c.Verify.Width, c.Verify.Attend, c.Width()
	if h == 0 {
		return nil
	}
	return []Shaped{
		{"verify.key", d, a}, {"verify.value", d, h}, // words, for attention
		{"verify.leaf", d, h}, {"verify.leaf.bias", 1, h},
		// What the first goal adds to queries, to subtrees, to the judging of trees and of pairs.
		{"verify.aim", d, a + 4*h}, {"verify.aim.bias", 1, a + 4*h},
		{"verify.merge", 2 * h, 2 * h}, {"verify.merge.operator", c.NumOperators(), 2 * h},
		{"verify.query", h, a}, {"verify.attend", 1, a},
		{"verify.state", 2 * h, 2 * h}, // both operands and what is seen of the text -> subtree
		{"verify.step", h, h}, {"verify.step.bias", 1, h}, {"verify.step.out", h, 1}, {"verify.step.out.bias", 1, 1},
		// Numbers that a tree does not take.
		{"verify.spare", h, a}, {"verify.missed", h, a}, {"verify.missed.bias", 1, a}, {"verify.miss", 1, a},
		{"verify.tree", 2 * h, h}, {"verify.tree.out", h, 1}, {"verify.tree.out.bias", 1, 1},
		{"verify.pair", h, 2 * h}, // a leaf as the first of a pair, and as the second
		{"verify.pair.out", h, c.NumRelations()}, {"verify.pair.out.bias", 1, c.NumRelations()},
	}
}

// verifierWeights are those tensors; h is the width, a the width of attention.
type verifierWeights struct {
	key, value, leaf, aim linear
	merge                 linear // the bias has a row for each operator
	query                 linear
	attend                []float32 // a
	state                 linear
	step                  linear
	stepOut               scorer
	spare, missed         linear
	miss                  []float32 // a
	tree                  linear
	treeOut               scorer
	pair, pairOut         linear
}

// A scorer makes one number of a row.
type scorer struct {
	w    []float32
	bias float32
}

func (o *scorer) score(row []float32) float32 {
	sum := o.bias
	for i, x := range row[:len(o.w)] {
		sum += x * o.w[i]
	}
	return sum
}

func bindVerifier(lin func(string) linear, found map[string][]float32) verifierWeights {
	w := verifierWeights{
		key: lin("verify.key"), value: lin("verify.value"), leaf: lin("verify.leaf"), aim: lin("verify.aim"),
		merge: lin("verify.merge"), query: lin("verify.query"), attend: found["verify.attend"], state: lin("verify.state"),
		step: lin("verify.step"), stepOut: scorer{found["verify.step.out"], found["verify.step.out.bias"][0]},
		spare: lin("verify.spare"), missed: lin("verify.missed"), miss: found["verify.miss"],
		tree: lin("verify.tree"), treeOut: scorer{found["verify.tree.out"], found["verify.tree.out.bias"][0]},
		pair: lin("verify.pair"), pairOut: lin("verify.pair.out"),
	}
	w.merge.bias = found["verify.merge.operator"]
	return w
}

// A verifyState is the scratch of a verifier.
type verifyState struct {
	key, value []float32 // words x a, words x h
	aim        []float32 // a + 4h
	given      []float32 // leaves x d: their candidates
	rows       []float32 // (leaves + nodes) x h
	level      []int32   // the nodes of one height
	pairs      []float32 // as many rows of 2h
	gates      []float32 // the same
	merged     []float32 // as many rows of h
	query      []float32 // as many rows of a
	share      []float32 // words, or leaves: how much each is attended to
	work       []float32 // a
	spare      []float32 // leaves x a
	keys       []float32 // of the leaves that a tree does not take, x a
	values     []float32 // the same x h
	unused     []int32
	relations  []float32 // pairs of quantities x relations: logarithms of probabilities
	related    []uint8   // pairs of quantities: their relation in the tree at hand

	steps []float32 // for each node of the forest the logarithm of its odds
	trees []float32 // the same for each root
	pair  []float32 // for each root the logarithm of the probability of its pairs
}

// check goes over the trees of the forest for the problem that was encoded.
func (s *State) check() {
	c, w, v, f := &s.model.Config, &s.model.weights.verify, &s.verify, s.forest
	d, h, a := c.Width(), c.Verify.Width, c.Verify.Attend
	leaves, nodes := len(f.Leaves), len(f.Nodes)
	v.key, v.value = grow(v.key, s.words*a), grow(v.value, s.words*h)
	w.key.apply(v.key, s.x, s.words)
	w.value.apply(v.value, s.x, s.words)
	v.aim = grow(v.aim, a+4*h)
	w.aim.apply(v.aim, s.first, 1)
	v.given, v.rows = grow(v.given, leaves*d), grow(v.rows, (leaves+nodes)*h)
	for l, candidate := range f.Leaves {
		copy(v.given[l*d:][:d], s.candidates[int(candidate)*d:])
	}
	w.leaf.apply(v.rows, v.given, leaves)
	tensor.Activate(v.rows[:leaves*h], nil)

	most := max(nodes, len(f.Roots))
	v.pairs, v.gates, v.merged = grow(v.pairs, most*2*h), grow(v.gates, most*2*h), grow(v.merged, max(most, leaves)*h)
	v.query, v.work = grow(v.query, most*a), grow(v.work, a)
	v.share = grow(v.share, max(s.words, leaves))
	for height := range f.Height {
		v.level = v.level[:0]
		for i := range f.Nodes {
			if f.Nodes[i].Height == height+1 {
				v.level = append(v.level, int32(i))
			}
		}
		s.checkLevel()
	}
	s.checkSteps()
	s.checkTrees()
	s.checkPairs()
}

// checkLevel makes the vectors of the nodes in v.level, all of one height.
func (s *State) checkLevel() {
	w, v, f := &s.model.weights.verify, &s.verify, s.forest
	h, a, n := s.model.Verify.Width, s.model.Verify.Attend, len(v.level)
	row := func(node int32) []float32 { return v.rows[f.Row(node)*h:][:h] }
	pairs, gates, merged, query := v.pairs[:n*2*h], v.gates[:n*2*h], v.merged[:n*h], v.query[:n*a]
	for i, node := range v.level {
		copy(pairs[i*2*h:], row(f.Nodes[node].Left))
		copy(pairs[i*2*h+h:], row(f.Nodes[node].Right))
		copy(gates[i*2*h:][:2*h], w.merge.bias[int(f.Nodes[node].Operator)*2*h:])
	}
	addProduct(gates, pairs, &w.merge, n)
	fill(query, v.aim[:a])
	for i := range n {
		gated(merged[i*h:][:h], gates[i*2*h:][:2*h])
	}
	addProduct(query, merged, &w.query, n)
	share := v.share[:s.words]
	for i := range n {
		tensor.Attend(share, query[i*a:][:a], v.key, w.attend, v.work)
		tensor.Softmax(share)
		copy(pairs[i*2*h:], merged[i*h:][:h])
		tensor.MatMul(pairs[i*2*h+h:][:h], share, v.value, 1, s.words, h)
	}
	fill(gates, v.aim[a:][:2*h])
	addProduct(gates, pairs, &w.state, n)
	for i, node := range v.level {
		dst := row(node)
		gated(dst, gates[i*2*h:][:2*h])
		for k, x := range merged[i*h:][:h] {
			dst[k] += x
		}
	}
}

// addProduct is dst += x·w for rows of x.
func addProduct(dst, x []float32, l *linear, rows int) {
	tensor.Gemm(tensor.Rows(dst, l.out), tensor.Rows(x, l.in), tensor.Rows(l.w, l.out), rows, l.in, l.out, true)
}

// checkSteps judges every step by itself.
func (s *State) checkSteps() {
	w, v, f := &s.model.weights.verify, &s.verify, s.forest
	h, n := s.model.Verify.Width, len(f.Nodes)
	v.steps = grow(v.steps, n)
	hidden := v.merged[:n*h]
	w.step.apply(hidden, v.rows[len(f.Leaves)*h:], n)
	tensor.Activate(hidden, nil)
	for i := range v.steps {
		v.steps[i] = w.stepOut.score(hidden[i*h:])
	}
}

// checkTrees judges every tree, beside what the text offers and the tree does not take.
func (s *State) checkTrees() {
	w, v, f := &s.model.weights.verify, &s.verify, s.forest
	h, a, n := s.model.Verify.Width, s.model.Verify.Attend, len(f.Roots)
	v.trees, v.spare = grow(v.trees, n), grow(v.spare, f.Offers*a)
	w.spare.apply(v.spare, v.rows, f.Offers)
	v.keys, v.values = grow(v.keys, f.Offers*a), grow(v.values, f.Offers*h)
	roots, query, hidden, pairs := v.merged[:n*h], v.query[:n*a], v.gates[:n*h], v.pairs[:n*2*h]
	for i, root := range f.Roots {
		copy(roots[i*h:][:h], v.rows[f.Row(root)*h:])
	}
	w.missed.apply(query, roots, n)
	for i, root := range f.Roots {
		copy(pairs[i*2*h:], roots[i*h:][:h])
		v.unused = f.Unused(root, v.unused[:0])
		for k, l := range v.unused {
			copy(v.keys[k*a:][:a], v.spare[int(l)*a:])
			copy(v.values[k*h:][:h], v.rows[int(l)*h:])
		}
		share, seen := v.share[:len(v.unused)], pairs[i*2*h+h:][:h]
		if len(share) == 0 {
			clear(seen)
			continue
		}
		tensor.Attend(share, query[i*a:][:a], v.keys, w.miss, v.work)
		tensor.Softmax(share)
		tensor.MatMul(seen, share, v.values, 1, len(share), h)
	}
	fill(hidden, v.aim[a+2*h:][:h])
	addProduct(hidden, pairs, &w.tree, n)
	tensor.Activate(hidden, nil)
	for i := range v.trees {
		v.trees[i] = w.treeOut.score(hidden[i*h:])
	}
}

// mostSaid bounds what the verifier says of a candidate.
const mostSaid = 4

// verifyAll lets the verifier look at all candidates, and adds what it says to their features.
func (s *State) verifyAll(list []Candidate) {
	s.forest.Reset(&s.in)
	for i := range list {
		if !s.forest.Add(list[i].Expr) {
			return // cannot be: the search makes trees of what the model has
		}
	}
	s.check()
	for i, root := range s.forest.Roots {
		features := &list[i].Features
		features[featureVerified] = bounded(s.verify.trees[i] / 4)
		features[featurePairs] = bounded(s.verify.pair[i] / 10)
		list[i].Steps = s.stepsOf(root, nil)
		features[featureDoubtful] = s.doubtful(root)
	}
}

func bounded(x float32) float64 { return max(-mostSaid, min(mostSaid, float64(x))) }

// doubtful is what is said of the step below a node that is doubted most; 0 for a leaf.
func (s *State) doubtful(node int32) float64 {
	if node < 0 {
		return 0
	}
	n, lowest := &s.forest.Nodes[node], bounded(s.verify.steps[node]/4)
	for _, operand := range []int32{n.Left, n.Right} {
		if operand >= 0 {
			lowest = min(lowest, s.doubtful(operand))
		}
	}
	return lowest
}

// stepsOf appends the probabilities of the steps below a node, and its own.
func (s *State) stepsOf(node int32, list []float64) []float64 {
	if node < 0 {
		return list
	}
	n := &s.forest.Nodes[node]
	list = s.stepsOf(n.Right, s.stepsOf(n.Left, list))
	return append(list, float64(tensor.Sigmoid(s.verify.steps[node])))
}
