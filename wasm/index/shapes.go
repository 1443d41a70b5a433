package index

import (
	"cmp"
	"slices"
	"strconv"

	"mwpranker/wasm/expr"
)

// span is the places [lo, hi): problems by their number in the index.
type span struct{ lo, hi uint32 }

// shape is what problems share whose trees differ in nothing but in which
// number of the text is which. It is finer than all three levels of matching,
// so that everything about the tree is worked out once per shape.
type shape struct {
	tree   *expr.Expr // of the first problem that has it
	keys   [3]string  // by expr.Level
	places span

	steps, depth int
	operators    string
	constants    []string // their values, sorted
}

func newShape(tree *expr.Expr) *shape {
	s := &shape{
		tree:      tree,
		steps:     tree.Steps(),
		depth:     tree.Depth(),
		operators: tree.Operators(),
		constants: constantsOf(tree),
	}
	for _, level := range []expr.Level{expr.Exact, expr.Canonical, expr.Role} {
		s.keys[level] = tree.Key(level)
	}
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
	t.met = t.met[:0]
	t.buffer = t.sign(t.buffer[:0], tree)
	if number, known := t.bySignature[string(t.buffer)]; known {
		return number
	}
	number := uint32(len(t.shapes))
	t.bySignature[string(t.buffer)] = number
	t.shapes = append(t.shapes, newShape(tree))
	return number
}

// sign appends the tree in prefix order, each quantity by when it is first met
// and each constant by its value.
func (t *shapeTable) sign(out []byte, e *expr.Expr) []byte {
	switch e.Kind {
	case expr.Operator:
		return t.sign(t.sign(append(out, e.Op), e.Left), e.Right)
	case expr.Quantity:
		i := slices.Index(t.met, e.Index)
		if i < 0 {
			i = len(t.met)
			t.met = append(t.met, e.Index)
		}
		return strconv.AppendInt(append(out, 'n'), int64(i), 10)
	case expr.Constant:
		return append(append(out, 'c'), formatConstant(e)...)
	}
	return append(out, '?')
}

func constantsOf(e *expr.Expr) []string {
	var values []string
	for node := range e.Postorder() {
		if node.Kind == expr.Constant {
			values = append(values, formatConstant(node))
		}
	}
	slices.Sort(values)
	return values
}

// formatConstant is the value of a constant; one without a value, which only a
// pattern may have, is empty.
func formatConstant(e *expr.Expr) string {
	switch {
	case e.Value == nil:
		return ""
	case e.Value.IsInt() && e.Value.Num().IsInt64():
		return strconv.FormatInt(e.Value.Num().Int64(), 10)
	}
	return e.Value.RatString()
}

// template is a canonical class: what near matches are compared with.
type template struct {
	tree   *expr.Expr
	key    string
	shapes []*shape
	steps  int
	labels labels
}

// labels counts the nodes of a tree by their label, in the order of labelNames.
type labels [7]int

const labelNames = "+-*/^NC"

func labelsOf(tree *expr.Expr) labels {
	var counts labels
	for node := range tree.Canonical().Postorder() {
		switch {
		case node.Kind == expr.Quantity:
			counts[5]++
		case node.Kind != expr.Operator:
			counts[6]++
		default:
			for i := range 5 {
				if labelNames[i] == node.Op {
					counts[i]++
				}
			}
		}
	}
	return counts
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
