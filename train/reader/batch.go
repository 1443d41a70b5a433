package reader

import (
	"fmt"
	"strings"

	"mwpranker/train/tape"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
)

// A Sample is a problem as the network reads it, with its gold tree in prefix order.
type Sample struct {
	Input  graph2tree.Input
	Prefix []int32 // candidates of the model: operators, constants, quantities
	// Spread says for each of them how likely teachers found all candidates; nil without teachers. See
	// [teach].
	Spread [][]float32
}

// prefixOf lists the candidates of a tree in prefix order.
func prefixOf(c *graph2tree.Config, tree *expr.Expr) ([]int32, error) {
	var list []int32
	operators := c.OperatorBytes()
	var walk func(e *expr.Expr) error
	walk = func(e *expr.Expr) error {
		switch e.Kind {
		case expr.Operator:
			i := strings.IndexByte(operators, e.Op)
			if i < 0 {
				return fmt.Errorf("the model has no operator %s", expr.OperatorName(e.Op))
			}
			list = append(list, int32(i))
			if err := walk(e.Left); err != nil {
				return err
			}
			return walk(e.Right)
		case expr.Quantity:
			list = append(list, int32(len(operators)+len(c.Constants)+e.Index))
			return nil
		case expr.Constant:
			name := expr.FormatRat(e.Value)
			for i, s := range c.Constants {
				if s == name {
					list = append(list, int32(len(operators)+i))
					return nil
				}
			}
			return fmt.Errorf("the model has no constant %s", name)
		}
		return fmt.Errorf("a %v cannot be learnt", e.Kind)
	}
	return list, walk(tree)
}

// A batch is samples set below one another; see [graph2tree.Input].
type batch struct {
	operators  int         // candidates that are operators
	bounds     tape.Bounds // words of each problem
	nodeBounds tape.Bounds // words of each problem, then the other nodes of each problem

	words                  []int32
	each                   []int32
	pieces, classes, marks tape.Lists
	nodes, eachNode        []int32
	members, in, out       tape.Lists
	inType, outType        []uint8
	all, question          tape.Lists
	quantities             tape.Lists
	quantityRefs           []int // row of each quantity's word
	offers                 [][]int32

	tree    []treeNode
	roots   []int   // of each problem
	heights [][]int // operators by height: those over leaves first
	depths  [][]int // all nodes by depth: the roots first

	ones []int32
}

// A treeNode is a node of a gold tree.
type treeNode struct {
	problem     int
	candidate   int32 // row of the batch's candidates
	target      int   // place in the problem's offers
	left, right int   // nodes, or -1
	spread      []float32
	given       []float32 // the probabilities that the network gave, until the tape is reset
}

// eachOf are the starts of n lists of one entry each.
func (b *batch) eachOf(n int) []int32 {
	for len(b.ones) <= n {
		b.ones = append(b.ones, int32(len(b.ones)))
	}
	return b.ones[:n+1]
}

// eachBound has every row as a sequence of its own.
func (b *batch) eachBound(n int) tape.Bounds {
	bounds := make(tape.Bounds, n+1)
	for i := range bounds {
		bounds[i] = i
	}
	return bounds
}

func appendLists(dst *tape.Lists, src graph2tree.Lists, offset func(int32) int32) {
	if len(dst.Starts) == 0 {
		dst.Starts = append(dst.Starts, 0)
	}
	base := int32(len(dst.All))
	for _, v := range src.All {
		dst.All = append(dst.All, offset(v))
	}
	for _, s := range src.Starts[1:] {
		dst.Starts = append(dst.Starts, base+s)
	}
}

func appendList(dst *tape.Lists, rows []int32, offset func(int32) int32) {
	if len(dst.Starts) == 0 {
		dst.Starts = append(dst.Starts, 0)
	}
	for _, v := range rows {
		dst.All = append(dst.All, offset(v))
	}
	dst.Starts = append(dst.Starts, int32(len(dst.All)))
}

func makeBatch(c *graph2tree.Config, samples []*Sample) *batch {
	b := &batch{bounds: tape.Bounds{0}}
	same := func(v int32) int32 { return v }
	total := 0
	for _, s := range samples {
		total += len(s.Input.Words)
	}
	nodeBase := total
	// Neighbours of words come before those of the other nodes, of all problems.
	var wordIn, wordOut, nodeIn, nodeOut tape.Lists
	var wordInType, wordOutType, nodeInType, nodeOutType []uint8
	nodeEnds := []int{}
	b.operators = c.NumOperators()
	for p, s := range samples {
		in := &s.Input
		first := b.bounds[p]
		n := len(in.Words)
		base := nodeBase
		global := func(v int32) int32 {
			if int(v) < n {
				return v + int32(first)
			}
			return v - int32(n) + int32(base)
		}
		b.words = append(b.words, in.Words...)
		appendLists(&b.pieces, in.Pieces, same)
		appendLists(&b.classes, in.Classes, same)
		appendLists(&b.marks, in.Marks, same)
		b.nodes = append(b.nodes, in.Nodes...)
		appendLists(&b.members, in.Members, global)
		for i := range n + len(in.Nodes) {
			inList, outList := &wordIn, &wordOut
			inType, outType := &wordInType, &wordOutType
			if i >= n {
				inList, outList, inType, outType = &nodeIn, &nodeOut, &nodeInType, &nodeOutType
			}
			appendList(inList, in.In.Of(i), global)
			*inType = append(*inType, in.InType[in.In.Starts[i]:in.In.Starts[i+1]]...)
			appendList(outList, in.Out.Of(i), global)
			*outType = append(*outType, in.OutType[in.Out.Starts[i]:in.Out.Starts[i+1]]...)
		}
		everyWord := make([]int32, n)
		for i := range everyWord {
			everyWord[i] = int32(i)
		}
		appendList(&b.all, everyWord, global)
		appendList(&b.question, in.Question, global)
		appendList(&b.quantities, in.Quantities, global)
		b.offer(c, in, first)
		b.bounds = append(b.bounds, first+n)
		nodeBase += len(in.Nodes)
		nodeEnds = append(nodeEnds, nodeBase)
		b.plant(p, s)
	}
	b.each, b.eachNode = b.eachOf(max(len(b.words), len(b.nodes)))[:len(b.words)+1], nil
	b.eachNode = b.ones[:len(b.nodes)+1]
	b.nodeBounds = append(append(b.nodeBounds, b.bounds...), nodeEnds...)
	b.in, b.inType = chain(wordIn, nodeIn), append(wordInType, nodeInType...)
	b.out, b.outType = chain(wordOut, nodeOut), append(wordOutType, nodeOutType...)
	return b
}

// offer lists what the decoder may choose in a problem whose first word is given: the operators,
// each constant in the row of those that a word implies or of those that none does, and the
// quantities.
func (b *batch) offer(c *graph2tree.Config, in *graph2tree.Input, first int) {
	var offers []int32
	for i := range b.operators {
		offers = append(offers, int32(i))
	}
	for i, implied := range in.Implied {
		offers = append(offers, int32(b.operators+i)+implied*int32(len(c.Constants)))
	}
	fixed := b.operators + 2*len(c.Constants)
	for _, t := range in.Quantities {
		offers = append(offers, int32(fixed+len(b.quantityRefs)))
		b.quantityRefs = append(b.quantityRefs, first+int(t))
	}
	b.offers = append(b.offers, offers)
}

// chain sets lists behind lists.
func chain(a, b tape.Lists) tape.Lists {
	base := int32(len(a.All))
	a.All = append(a.All, b.All...)
	if len(b.Starts) > 0 {
		for _, s := range b.Starts[1:] {
			a.Starts = append(a.Starts, base+s)
		}
	}
	return a
}

// plant adds a problem's gold tree, its nodes in prefix order.
func (b *batch) plant(problem int, s *Sample) {
	at := 0
	var walk func(depth int) (node, height int)
	walk = func(depth int) (int, int) {
		i := len(b.tree)
		node := treeNode{problem: problem, target: int(s.Prefix[at]), left: -1, right: -1}
		target := node.target
		node.candidate = b.offers[problem][target]
		if s.Spread != nil {
			node.spread = s.Spread[at]
		}
		at++
		b.tree = append(b.tree, node)
		for len(b.depths) <= depth {
			b.depths = append(b.depths, nil)
		}
		b.depths[depth] = append(b.depths[depth], i)
		if target >= b.operators {
			return i, 0
		}
		left, hl := walk(depth + 1)
		right, hr := walk(depth + 1)
		b.tree[i].left, b.tree[i].right = left, right
		height := max(hl, hr)
		for len(b.heights) <= height {
			b.heights = append(b.heights, nil)
		}
		b.heights[height] = append(b.heights[height], i)
		return i, height + 1
	}
	root, _ := walk(0)
	b.roots = append(b.roots, root)
}
