package reader

import (
	"fmt"
	"math"

	"mwpranker/train/tape"
	"mwpranker/wasm/graph2tree"
)

// A Verifier is the verifier of wasm/graph2tree while it is trained: its tensors as parameters, and
// the same forward pass on a tape. The reader that it belongs to stays as it is; what that makes of
// a problem comes with the lesson.
type Verifier struct{ *Network }

// NewVerifier makes a verifier of random numbers for a configuration that has its sizes.
func NewVerifier(c graph2tree.Config, seed uint64) *Verifier {
	return &Verifier{newNetwork(c, c.VerifyTensors(), seed)}
}

func (v *Verifier) twin() *Verifier { return &Verifier{v.Network.twin()} }

// VerifyLosses are sums over what was learnt from, for reports.
type VerifyLosses struct {
	List, Steps, Pairs float64 // of the right tree among the others, of steps, of pairs
	Lessons, Right     int     // and in how many of them a right tree had the highest score
	Before             int     // the same for the search's own first tree
	Judged, Paired     int
}

func (a *VerifyLosses) add(b VerifyLosses) {
	a.List += b.List
	a.Steps += b.Steps
	a.Pairs += b.Pairs
	a.Lessons += b.Lessons
	a.Right += b.Right
	a.Before += b.Before
	a.Judged += b.Judged
	a.Paired += b.Paired
}

func (a *VerifyLosses) String() string {
	n := float64(max(a.Lessons, 1))
	return fmt.Sprintf("loss %.4f of the tree, %.4f of steps, %.4f of pairs  right %.1f, the search's first %.1f",
		a.List/n, a.Steps/float64(max(a.Judged, 1)), a.Pairs/float64(max(a.Paired, 1)),
		100*float64(a.Right)/n, 100*float64(a.Before)/n)
}

// What the parts of the loss count beside the choice of the right tree.
const (
	treeCounts = 0.3 // whether each tree is right, by itself
	stepCounts = 0.5
	pairCounts = 0.5
)

// A course is lessons set below one another.
type course struct {
	lessons []*lesson
	words   tape.Bounds // of each lesson
	leaves  tape.Bounds
	roots   tape.Bounds
	nodes   []courseNode
	heights [][]int // nodes by height
}

// A courseNode is a node of a lesson's forest; operands are nodes of the course, or leaves of it as
// ^l.
type courseNode struct {
	lesson      int
	operator    int32
	left, right int
	verdict     uint8
}

func newCourse(lessons []*lesson) *course {
	c := &course{lessons: lessons, words: tape.Bounds{0}, leaves: tape.Bounds{0}, roots: tape.Bounds{0}}
	for i, l := range lessons {
		base := len(c.nodes)
		for _, n := range l.nodes {
			left, right := c.place(i, base, n.left), c.place(i, base, n.right)
			node := courseNode{i, int32(n.operator), left, right, n.verdict}
			for len(c.heights) < int(n.height) {
				c.heights = append(c.heights, nil)
			}
			c.heights[n.height-1] = append(c.heights[n.height-1], len(c.nodes))
			c.nodes = append(c.nodes, node)
		}
		c.words = append(c.words, c.words[i]+l.numWords)
		c.leaves = append(c.leaves, c.leaves[i]+l.numLeaves)
		c.roots = append(c.roots, c.roots[i]+len(l.roots))
	}
	return c
}

// place is where an operand of a lesson stands in the course.
func (c *course) place(lesson, base int, operand int32) int {
	if operand < 0 {
		return ^(c.leaves[lesson] + int(^operand))
	}
	return base + int(operand)
}

// aimed gives, for each of some lessons, columns of what their first goals add.
type aimed func(from, to int, lessons []int) *tape.Node

// judged is what the verifier makes of a course.
type judged struct {
	steps, trees *tape.Node // a row for each node, for each root
	pairs        *tape.Node // a row for each pair of quantities; nil where there is none
}

// forward is the verifier of wasm/graph2tree, for a batch, with dropout of subtrees' vectors.
func (v *Verifier) forward(t *tape.Tape, c *course, drop float64) judged {
	d, h, a := v.Config.Width(), v.Config.Verify.Width, v.Config.Verify.Attend
	given := func(rows int) *tape.Node { return &tape.Node{Rows: rows, Cols: d, X: t.Slice(rows * d)} }
	n := len(c.lessons)
	words, leaves, first := given(c.words[n]), given(c.leaves[n]), given(n)
	for i, l := range c.lessons {
		copy(words.X[c.words[i]*d:], l.words)
		copy(leaves.X[c.leaves[i]*d:], l.leaves)
		copy(first.X[i*d:], l.first)
	}

	key, value := t.Linear(words, v.named["verify.key"], nil), t.Linear(words, v.named["verify.value"], nil)
	leaf := t.Dropout(t.Tanh(v.linear(t, leaves, "verify.leaf")), eachRow(leaves.Rows), drop)
	aim := v.linear(t, first, "verify.aim")
	aimed := func(from, to int, lessons []int) *tape.Node {
		part := t.Half(aim, from, to)
		return t.Gather(refsTo(part, lessons), to-from)
	}
	place := make([]tape.Ref, len(c.nodes))
	at := func(i int) tape.Ref {
		if i < 0 {
			return tape.Ref{Node: leaf, Row: ^i}
		}
		return place[i]
	}
	for _, level := range c.heights {
		lefts, rights := make([]tape.Ref, len(level)), make([]tape.Ref, len(level))
		operators, lessons := make([]int32, len(level)), make([]int, len(level))
		spans := make([][2]int, len(level))
		for k, i := range level {
			n := &c.nodes[i]
			lefts[k], rights[k], operators[k], lessons[k] = at(n.left), at(n.right), n.operator, n.lesson
			spans[k] = [2]int{c.words[n.lesson], c.words[n.lesson+1]}
		}
		both := t.Concat(t.Gather(lefts, h), t.Gather(rights, h))
		merged := t.Gated(t.Add(t.Linear(both, v.named["verify.merge"], nil),
			t.Embed(v.named["verify.merge.operator"], operators, counting(len(level)))))
		query := t.Add(t.Linear(merged, v.named["verify.query"], nil), aimed(0, a, lessons))
		seen := t.Attend(query, key, v.named["verify.attend"], value, spans)
		state := t.Linear(t.Concat(merged, seen), v.named["verify.state"], nil)
		state = t.Gated(t.Add(state, aimed(a, a+2*h, lessons)))
		made := t.Dropout(t.Add(merged, state), eachRow(len(level)), drop)
		for k, i := range level {
			place[i] = tape.Ref{Node: made, Row: k}
		}
	}
	return judged{v.steps(t, place), v.trees(t, c, leaf, at, aimed), v.pairs(t, c, leaf, aimed)}
}

// steps judges every node.
func (v *Verifier) steps(t *tape.Tape, nodes []tape.Ref) *tape.Node {
	hidden := t.Tanh(v.linear(t, t.Gather(nodes, v.Config.Verify.Width), "verify.step"))
	return v.linear(t, hidden, "verify.step.out")
}

// trees judges every root.
func (v *Verifier) trees(t *tape.Tape, c *course, leaf *tape.Node, at func(int) tape.Ref, aimed aimed) *tape.Node {
	h, a := v.Config.Verify.Width, v.Config.Verify.Attend
	spare := t.Linear(leaf, v.named["verify.spare"], nil)
	var roots, keys, values []tape.Ref
	var lessons []int
	var spans [][2]int
	base := 0
	for i, l := range c.lessons {
		for _, r := range l.roots {
			roots, lessons = append(roots, at(c.place(i, base, r.node))), append(lessons, i)
			start := len(keys)
			for _, u := range r.unused {
				row := c.leaves[i] + int(u)
				keys = append(keys, tape.Ref{Node: spare, Row: row})
				values = append(values, tape.Ref{Node: leaf, Row: row})
			}
			spans = append(spans, [2]int{start, len(keys)})
		}
		base += len(l.nodes)
	}
	root := t.Gather(roots, h)
	missed := v.linear(t, root, "verify.missed")
	seen := t.Attend(missed, t.Gather(keys, a), v.named["verify.miss"], t.Gather(values, h), spans)
	hidden := t.Linear(t.Concat(root, seen), v.named["verify.tree"], nil)
	return v.linear(t, t.Tanh(t.Add(hidden, aimed(a+2*h, a+3*h, lessons))), "verify.tree.out")
}

// pairs guesses how each two quantities belong together.
func (v *Verifier) pairs(t *tape.Tape, c *course, leaf *tape.Node, aimed aimed) *tape.Node {
	h, a := v.Config.Verify.Width, v.Config.Verify.Attend
	sides := t.Linear(leaf, v.named["verify.pair"], nil)
	var firsts, seconds []int
	var lessons []int
	for i, l := range c.lessons {
		if graph2tree.Pairs(l.quantities) == 0 {
			continue
		}
		for x := range l.quantities {
			for y := x + 1; y < l.quantities; y++ {
				firsts, seconds = append(firsts, c.leaves[i]+x), append(seconds, c.leaves[i]+y)
				lessons = append(lessons, i)
			}
		}
	}
	if len(lessons) == 0 {
		return nil
	}
	first := t.Gather(refsTo(t.Half(sides, 0, h), firsts), h)
	second := t.Gather(refsTo(t.Half(sides, h, 2*h), seconds), h)
	hidden := t.Tanh(t.Add(t.Add(first, second), aimed(a+3*h, a+4*h, lessons)))
	return v.linear(t, hidden, "verify.pair.out")
}

// loss adds the loss of a course.
func (v *Verifier) loss(t *tape.Tape, c *course, drop float64) VerifyLosses {
	j := v.forward(t, c, drop)
	var right []bool
	var verdicts, steps []uint8
	for _, l := range c.lessons {
		for _, r := range l.roots {
			right, verdicts = append(right, r.right), append(verdicts, verdictOf(r.right))
		}
	}
	for i := range c.nodes {
		steps = append(steps, c.nodes[i].verdict)
	}
	sum := VerifyLosses{Lessons: len(c.lessons)}
	sum.List = t.OneOf(j.trees, c.roots, right, 1)
	t.Odds(j.trees, verdicts, treeCounts)
	sum.Steps, sum.Judged = t.Odds(j.steps, steps, stepCounts)
	if j.pairs != nil {
		var targets []tape.Target
		for _, l := range c.lessons {
			for _, relation := range l.related {
				targets = append(targets, tape.Hard(int(relation)))
			}
		}
		sum.Pairs, sum.Paired = t.CrossEntropy(j.pairs, targets, pairCounts, 0), len(targets)
	}
	for i, l := range c.lessons {
		best, highest := 0, float32(math.Inf(-1))
		for k := range l.roots {
			if x := j.trees.X[c.roots[i]+k]; x > highest {
				best, highest = k, x
			}
		}
		if l.roots[best].right {
			sum.Right++
		}
		if l.firstRight {
			sum.Before++
		}
	}
	return sum
}

func verdictOf(right bool) uint8 {
	if right {
		return tape.Yes
	}
	return tape.No
}

// gradient adds the gradient of the lessons' loss to the parameters.
func (v *Verifier) gradient(t *tape.Tape, lessons []*lesson, drop float64) VerifyLosses {
	t.Reset(true)
	sum := v.loss(t, newCourse(lessons), drop)
	t.Backward()
	return sum
}

// refsTo names rows of one matrix.
func refsTo(n *tape.Node, rows []int) []tape.Ref {
	refs := make([]tape.Ref, len(rows))
	for i, r := range rows {
		refs[i] = tape.Ref{Node: n, Row: r}
	}
	return refs
}

// eachRow has every row as a sequence of its own.
func eachRow(n int) tape.Bounds {
	bounds := make(tape.Bounds, n+1)
	for i := range bounds {
		bounds[i] = i
	}
	return bounds
}

// counting are the starts of n lists of one entry each.
func counting(n int) []int32 {
	starts := make([]int32, n+1)
	for i := range starts {
		starts[i] = int32(i)
	}
	return starts
}
