package expr

// Pair is a node of one tree and the node of another that stands for it.
type Pair struct{ A, B *Expr }

// Pairs says which nodes of two trees stand for each other, in the order of a's
// postorder. The trees are returned as they were compared: as they stand where
// they are equal node by node, else both in canonical form. Trees that match at
// the role level are brought into the same order by it, so that each quantity
// stands for the one that plays its part. Trees that do not match are
// paired by the fewest edits, as [Distance] counts them: a node that no pair
// has was left out or put in, and a pair of unlike nodes was changed.
func Pairs(a, b *Expr) (left, right *Expr, pairs []Pair) {
	if a.Key(Exact) != b.Key(Exact) {
		fa, fb := newRoleForm(a), newRoleForm(b)
		a, b = fa.tree(), fb.tree()
		if fa.shape != fb.shape {
			return a, b, edits(a, b)
		}
	}
	return a, b, sideBySide(a, b, nil)
}

// sideBySide pairs the nodes of two trees of one shape.
func sideBySide(a, b *Expr, pairs []Pair) []Pair {
	if a.Kind == Operator && b.Kind == Operator {
		pairs = sideBySide(a.Left, b.Left, pairs)
		pairs = sideBySide(a.Right, b.Right, pairs)
	}
	return append(pairs, Pair{a, b})
}

// edits are the nodes that a shortest row of edits keeps or changes. Of several
// rows that are equally short it takes one that pairs the operands of a pair.
func edits(a, b *Expr) []Pair {
	t := &tracer{editTable: newEditTable(newOrdered(a), newOrdered(b)), a: postorder(a), b: postorder(b)}
	t.partner = make([]int, len(t.a))
	for i := range t.partner {
		t.partner[i] = -1
	}
	t.parentsA, t.parentsB = parents(t.a), parents(t.b)
	t.trace(len(t.a)-1, len(t.b)-1)
	var pairs []Pair
	for i, j := range t.partner {
		if j >= 0 {
			pairs = append(pairs, Pair{t.a[i], t.b[j]})
		}
	}
	return pairs
}

func postorder(e *Expr) []*Expr {
	var nodes []*Expr
	for node := range e.Postorder() {
		nodes = append(nodes, node)
	}
	return nodes
}

// parents has, for each node in postorder, the number of the one above it, or -1.
func parents(nodes []*Expr) []int {
	above := make([]int, len(nodes))
	var open []int // nodes whose operator has not come yet
	for i, node := range nodes {
		above[i] = -1
		if node.Kind == Operator {
			for _, operand := range open[len(open)-2:] {
				above[operand] = i
			}
			open = open[:len(open)-2]
		}
		open = append(open, i)
	}
	return above
}

// tracer walks back through the distances of two trees.
type tracer struct {
	*editTable
	a, b               []*Expr // in postorder
	parentsA, parentsB []int
	partner            []int // of each node of a, or -1
}

// operands says whether two nodes are the operands of a pair, or both whole trees.
func (t *tracer) operands(i, j int) bool {
	pa, pb := t.parentsA[i], t.parentsB[j]
	if pa < 0 || pb < 0 {
		return pa == pb
	}
	return t.partner[pa] == pb
}

// trace pairs the nodes of the subtrees at i and j.
func (t *tracer) trace(i, j int) {
	t.fill(i, j)
	a, b := t.editTable.a, t.editTable.b
	li, lj := a.leftmost[i], b.leftmost[j]
	width := len(b.label) + 1
	at := func(x, y int) int { return t.forest[x*width+y] }
	var below [][2]int // subtrees that stand for each other: they need the table for themselves
	for x, y := i+1, j+1; x > li && y > lj; {
		lx, ly := a.leftmost[x-1], b.leftmost[y-1]
		whole := lx == li && ly == lj
		change := 1
		if a.label[x-1] == b.label[y-1] {
			change = 0
		}
		left, put := at(x, y) == at(x-1, y)+1, at(x, y) == at(x, y-1)+1
		kept := whole && at(x, y) == at(x-1, y-1)+change
		moved := !whole && at(x, y) == at(lx, ly)+t.tree[(x-1)*len(b.label)+y-1]
		switch together := t.operands(x-1, y-1); {
		case kept && (together || !left && !put):
			t.partner[x-1] = y - 1
			x, y = x-1, y-1
		case moved && (together || !left && !put):
			below = append(below, [2]int{x - 1, y - 1})
			x, y = lx, ly
		case left:
			x--
		default:
			y--
		}
	}
	for _, each := range below {
		t.trace(each[0], each[1])
	}
}
