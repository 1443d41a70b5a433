package index

import (
	"cmp"
	"slices"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// span is the places [lo, hi): problems by their number in the index.
type span struct{ lo, hi uint32 }

// shape is what problems share whose trees have one [corpus.AppendShape].
// Everything about the tree is worked out once for it.
type shape struct {
	tree   *expr.Expr // of the first problem that has it
	keys   [3]string  // by expr.Level
	places span

	steps, depth int
	operators    string
	constants    []string // their values, sorted

	stepsBits, operatorsBits uint64 // its values of these two facets
}

func newShape(tree *expr.Expr) *shape {
	s := &shape{
		tree:      tree,
		steps:     tree.Steps(),
		depth:     tree.Depth(),
		operators: tree.Operators(),
		constants: constantsOf(tree),
	}
	s.keys = tree.Keys()
	s.stepsBits, s.operatorsBits = stepsValues(s.steps), operatorsValues(s.operators)
	return s
}

// byTemplate is the order in which shapes, and with them all problems, are
// numbered: each canonical class together, in it each exact class, in it each
// role class.
func byTemplate(a, b *shape) int {
	return cmp.Or(
		cmp.Compare(a.keys[expr.Canonical], b.keys[expr.Canonical]),
		cmp.Compare(a.keys[expr.Exact], b.keys[expr.Exact]),
		cmp.Compare(a.keys[expr.Role], b.keys[expr.Role]))
}

// shapeTable numbers the shapes as problems come in. A problem whose shape is
// known costs one look-up of its signature, and no key is made.
type shapeTable struct {
	bySignature map[string]uint32
	shapes      []*shape
	buffer      []byte
	met         []int // quantities in the order in which the signature met them
}

func (t *shapeTable) add(tree *expr.Expr) uint32 {
	t.buffer, t.met = corpus.AppendShape(t.buffer[:0], tree, t.met[:0])
	if number, known := t.bySignature[string(t.buffer)]; known {
		return number
	}
	number := uint32(len(t.shapes))
	t.bySignature[string(t.buffer)] = number
	t.shapes = append(t.shapes, newShape(tree))
	return number
}

func constantsOf(e *expr.Expr) []string {
	var values []string
	for node := range e.Postorder() {
		if node.Kind == expr.Constant {
			values = append(values, corpus.FormatConstant(node))
		}
	}
	slices.Sort(values)
	return values
}

// template is a canonical class: what near matches are compared with.
type template struct {
	tree   *expr.Expr
	key    string
	shapes []*shape
	labels labels

	// What a query needs first is worked out then, under the lock of the index's nearCache.
	shorter  []string
	distance *expr.Measured
}

// measured is the template ready for its distance to others.
func (t *template) measured() expr.Measured {
	if t.distance == nil {
		measured := expr.NewMeasured(t.tree)
		t.distance = &measured
	}
	return *t.distance
}

// shorterKeys are the keys of the templates that are one step shorter.
func (t *template) shorterKeys() []string {
	if t.shorter == nil {
		t.shorter = []string{}
		for _, each := range t.tree.Shorter() {
			t.shorter = append(t.shorter, each.Key(expr.Canonical))
		}
	}
	return t.shorter
}

// labels counts the nodes of a tree by their label, in the order of labelNames.
type labels [len(labelNames)]int

const labelNames = expr.Operators + "NC"

const (
	firstOrdered  = 4 // in labelNames: ^ and those after it have two operands that stay in order
	firstFunction = 8 // gcd and those after it are chains without a sign
	quantityLabel = len(expr.Operators)
)

// labelsOf counts them by the tree's canonical key: [abc-d] is a sum of three operands less one,
// (ab/c) is the same of products, ^ab is a power and uab a division that is rounded up, gabc) a
// common divisor; N is a quantity, and c and ? are other leaves.
func labelsOf(key string) (counts labels) {
	type chain struct {
		op    int // in labelNames; that of what is taken away comes behind it
		taken int // 1 behind the sign
		met   int // operands so far
	}
	var room [16]chain
	open := room[:0]
	ordered := func(c chain) bool { return firstOrdered <= c.op && c.op < firstFunction }
	operand := func() {
		for len(open) > 0 && ordered(open[len(open)-1]) && open[len(open)-1].met == 2 {
			open = open[:len(open)-1] // both operands were there already
		}
		if len(open) == 0 {
			return
		}
		top := &open[len(open)-1]
		if !ordered(*top) && top.met > 0 {
			counts[top.op+top.taken]++
		}
		top.met++
	}
	for i := range len(key) {
		switch c := key[i]; c {
		case '[', '(':
			operand()
			open = append(open, chain{op: 2 * strings.IndexByte("[(", c)})
		case '-', '/', ']', ')':
			for ordered(open[len(open)-1]) {
				open = open[:len(open)-1]
			}
			if c == '-' || c == '/' {
				open[len(open)-1].taken = 1
			} else {
				open = open[:len(open)-1]
			}
		case 'N':
			operand()
			counts[quantityLabel]++
		case 'c', '?':
			operand()
			counts[quantityLabel+1]++
		default:
			operand()
			each := chain{op: strings.IndexByte(labelNames, c)}
			if ordered(each) {
				counts[each.op]++
			}
			open = append(open, each)
		}
	}
	return counts
}

// rounds says whether a division is rounded, or its remainder asked for.
func (l labels) rounds() bool {
	for i := firstOrdered + 1; i < firstFunction; i++ {
		if l[i] > 0 {
			return true
		}
	}
	return false
}

// least is a distance that two trees have at least: each edit adds or takes one
// node, or changes one label. It costs nothing beside the distance itself, and
// rules out most templates.
func (l labels) least(other labels) int {
	more, less := 0, 0
	for i := range l {
		more += max(l[i]-other[i], 0)
		less += max(other[i]-l[i], 0)
	}
	return max(more, less)
}

// oneStepLess says whether other has one step more, as far as labels tell: to
// leave out a step leaves one operator less, of either sign of its chain.
func (l labels) oneStepLess(other labels) bool {
	var more labels
	for i := range quantityLabel {
		kind := i
		if i < firstOrdered {
			kind -= i % 2 // - counts with +, / with *
		}
		more[kind] += other[i] - l[i]
	}
	sum := 0
	for _, n := range more {
		if n < 0 {
			return false
		}
		sum += n
	}
	return sum == 1
}
