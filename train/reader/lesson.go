package reader

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"mwpranker/train/evaluate"
	"mwpranker/train/tape"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// A lesson is a problem as the reader encoded it, with trees that are right or wrong: its search's
// own, the gold tree, and variations of it.
type lesson struct {
	words, leaves, first []float32 // rows as wide as the reader, as [graph2tree.State.Vectors] has them
	numWords, numLeaves  int
	quantities           int
	nodes                []lessonNode
	roots                []lessonRoot
	related              []uint8 // each two quantities in the gold tree
	firstRight           bool    // the search's first tree is right
}

// A lessonNode is a node of the forest of a lesson's trees.
type lessonNode struct {
	operator    uint8
	left, right int32 // as in graph2tree.ForestNode
	height      int32
	verdict     uint8 // whether the step is warranted where its operands are
}

// A lessonRoot is a tree of a lesson.
type lessonRoot struct {
	node   int32
	right  bool
	unused []int32 // leaves
}

// variations is how many trees beside the search's own a lesson has, at most.
const variations = 4

// A teacher makes lessons. It belongs to one goroutine.
type teacher struct {
	prepare *preparer
	state   *graph2tree.State
	forest  *graph2tree.Forest
	forget  Forget
}

func newTeacher(m *graph2tree.Model, parser *syntax.Model, forget Forget) (*teacher, error) {
	p, err := newPreparer(m.Config, parser)
	if err != nil {
		return nil, err
	}
	state, err := graph2tree.NewState(m)
	if err != nil {
		return nil, err
	}
	return &teacher{prepare: p, state: state, forest: graph2tree.NewForest(m), forget: forget}, nil
}

// lesson makes a lesson of a problem. An error says why there is none.
func (t *teacher) lesson(doc *text.Document, gold *expr.Expr, r *rand.Rand) (*lesson, error) {
	gold = gold.Canonical()
	s, err := t.prepare.sample(doc, gold)
	if err != nil {
		return nil, err
	}
	t.forget.words(s, doc, r)
	want, err := worth.Of(gold, doc.Quantities)
	if err != nil {
		return nil, err
	}
	j := newJudge(gold, len(doc.Quantities), r)
	l := &lesson{quantities: len(doc.Quantities)}
	t.forest.Reset(&s.Input)
	add := func(e *expr.Expr, right bool) {
		if t.forest.Add(e) {
			root := t.forest.Roots[len(t.forest.Roots)-1]
			l.roots = append(l.roots, lessonRoot{root, right, t.forest.Unused(root, nil)})
		}
	}
	found, goldThere := map[string]bool{}, false
	for i, c := range t.state.CandidatesOf(&s.Input, doc) {
		right := j.same(c.Expr)
		if !right && comesTo(c.Expr, doc, want) {
			continue // right by chance, as far as one can tell
		}
		found[c.Expr.String()] = true
		goldThere = goldThere || right
		l.firstRight = l.firstRight || i == 0 && right
		add(c.Expr, right)
	}
	if !goldThere {
		add(gold, true)
		found[gold.String()] = true
	}
	for range variations {
		e := vary(gold, len(doc.Quantities), r).Canonical()
		key := e.String()
		if !found[key] && !j.same(e) && plausible(e, doc) && !comesTo(e, doc, want) {
			found[key] = true
			add(e, false)
		}
	}
	if len(l.roots) < 2 {
		return nil, fmt.Errorf("there is only one tree to choose")
	}
	if !t.forest.Add(gold) {
		return nil, fmt.Errorf("the model cannot say %s", gold)
	}
	last := len(t.forest.Roots) - 1
	if pairs := graph2tree.Pairs(l.quantities); pairs > 0 {
		l.related = make([]uint8, pairs)
		t.forest.Related(l.related, t.forest.Roots[last], l.quantities)
	}
	t.forest.Roots = t.forest.Roots[:last] // it stands there already, maybe written otherwise
	t.encoded(l)
	t.verdicts(l, j)
	return l, nil
}

// encoded copies what the reader made of the problem.
func (t *teacher) encoded(l *lesson) {
	words, candidates, first := t.state.Vectors()
	d := len(first)
	l.words, l.first = slices.Clone(words), slices.Clone(first)
	l.numWords, l.numLeaves = len(words)/d, len(t.forest.Leaves)
	for _, k := range t.forest.Leaves {
		l.leaves = append(l.leaves, candidates[int(k)*d:][:d]...)
	}
}

// verdicts judges the steps. Where an operand is not what is wanted already, nobody can say whether
// the step is.
func (t *teacher) verdicts(l *lesson, j *judge) {
	for i := range t.forest.Nodes {
		n := &t.forest.Nodes[i]
		verdict := uint8(tape.Unjudged)
		wanted := func(operand int32) bool { return operand < 0 || l.nodes[operand].verdict == tape.Yes }
		switch {
		case !wanted(n.Left) || !wanted(n.Right):
		default:
			verdict = verdictOf(j.part(n.Tree))
		}
		l.nodes = append(l.nodes, lessonNode{n.Operator, n.Left, n.Right, n.Height, verdict})
	}
}

// comesTo says whether a tree has that value with the numbers of the text.
func comesTo(e *expr.Expr, doc *text.Document, want worth.Value) bool {
	v, err := worth.Of(e, doc.Quantities)
	return err == nil && (v.Is(want.Rat) || evaluate.SameAnswer(v.Rat, want.Rat))
}

// plausible says whether the search would keep such a tree.
func plausible(e *expr.Expr, doc *text.Document) bool {
	v, err := worth.Of(e, doc.Quantities)
	return err == nil && v.Rat.Sign() >= 0 && e.Kind != expr.Constant && !worth.AddsClocks(e, doc.Quantities) &&
		len(e.Operators()) <= graph2tree.MaxOperators
}
