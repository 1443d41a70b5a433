package graph2tree

import (
	"math/big"
	"slices"
	"strings"

	"mwpranker/wasm/expr"
)

// A Forest is several trees over one problem, with what they have in common once: candidates of a
// problem differ in a step or two, so most of their subtrees are looked at for all of them
// together.
type Forest struct {
	Leaves []int32      // what can be a leaf, as candidates of the model
	Offers int          // the first leaves, quantities and implied constants, are what the text offers
	Nodes  []ForestNode // operators, operands before
	Roots  []int32      // of each tree
	Height int32        // of the highest tree

	operators string     // of the model
	known     []*big.Rat // its constants
	used      []bool     // scratch of Unused
}

// A ForestNode is an operator. An operand that is a node has that node's number; leaf l is ^l.
type ForestNode struct {
	Operator    uint8 // its place in the configuration
	Left, Right int32
	Height      int32      // 1 over two leaves
	Tree        *expr.Expr // the subtree that it is the top of
}

// NewForest makes a forest for the trees of a model.
func NewForest(m *Model) *Forest {
	return &Forest{operators: m.operators, known: m.constants}
}

// Reset begins with the leaves of a problem, and no tree.
func (f *Forest) Reset(in *Input) {
	f.Leaves, f.Nodes, f.Roots, f.Height = f.Leaves[:0], f.Nodes[:0], f.Roots[:0], 0
	first := len(f.operators)
	for i := range in.Quantities {
		f.Leaves = append(f.Leaves, int32(first+len(f.known)+i))
	}
	for i, implied := range in.Implied {
		if implied > 0 {
			f.Leaves = append(f.Leaves, int32(first+i))
		}
	}
	f.Offers = len(f.Leaves)
}

// Add plants a tree, and says whether the model has all that it consists of; else the forest is as
// it was, but for subtrees that nobody uses.
func (f *Forest) Add(tree *expr.Expr) bool {
	root, ok := f.plant(tree)
	if ok {
		f.Roots = append(f.Roots, root)
	}
	return ok
}

func (f *Forest) plant(e *expr.Expr) (int32, bool) {
	if e.Kind != expr.Operator {
		return f.leaf(e)
	}
	operator := strings.IndexByte(f.operators, e.Op)
	if operator < 0 {
		return 0, false
	}
	left, ok := f.plant(e.Left)
	if !ok {
		return 0, false
	}
	right, ok := f.plant(e.Right)
	if !ok {
		return 0, false
	}
	for i := range f.Nodes {
		if n := &f.Nodes[i]; n.Left == left && n.Right == right && int(n.Operator) == operator {
			return int32(i), true
		}
	}
	height := 1 + max(f.height(left), f.height(right))
	f.Height = max(f.Height, height)
	f.Nodes = append(f.Nodes, ForestNode{uint8(operator), left, right, height, e})
	return int32(len(f.Nodes) - 1), true
}

func (f *Forest) height(node int32) int32 {
	if node < 0 {
		return 0
	}
	return f.Nodes[node].Height
}

// leaf is the number of a leaf; a constant that the text does not imply gets one when it is met.
func (f *Forest) leaf(e *expr.Expr) (int32, bool) {
	first := len(f.operators)
	var candidate int32
	switch e.Kind {
	case expr.Quantity:
		candidate = int32(first + len(f.known) + e.Index)
	case expr.Constant:
		// The search's trees hold the model's own numbers; others are compared.
		i := slices.Index(f.known, e.Value)
		for k := 0; i < 0 && k < len(f.known); k++ {
			if f.known[k].Cmp(e.Value) == 0 {
				i = k
			}
		}
		if i < 0 {
			return 0, false
		}
		candidate = int32(first + i)
	default:
		return 0, false
	}
	l := slices.Index(f.Leaves, candidate)
	if l < 0 {
		if e.Kind == expr.Quantity {
			return 0, false
		}
		l = len(f.Leaves)
		f.Leaves = append(f.Leaves, candidate)
	}
	return ^int32(l), true
}

// Unused appends the leaves that the text offers and a tree does not take.
func (f *Forest) Unused(root int32, list []int32) []int32 {
	f.used = f.used[:0]
	for range f.Leaves {
		f.used = append(f.used, false)
	}
	f.mark(root)
	for l, used := range f.used[:f.Offers] {
		if !used {
			list = append(list, int32(l))
		}
	}
	return list
}

func (f *Forest) mark(node int32) {
	if node < 0 {
		f.used[^node] = true
		return
	}
	f.mark(f.Nodes[node].Left)
	f.mark(f.Nodes[node].Right)
}

// Row is where the vector of a node or a leaf stands when all leaves come first, then all nodes.
func (f *Forest) Row(node int32) int {
	if node < 0 {
		return int(^node)
	}
	return len(f.Leaves) + int(node)
}
