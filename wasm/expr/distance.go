package expr

// Distance is the tree edit distance of two templates in canonical form: the
// least number of nodes to insert, delete or change to get from one to the
// other. It is 0 when, and only when, they match at the canonical level.
func Distance(a, b *Expr) int { return NewMeasured(a).Distance(NewMeasured(b)) }

// Measured is a template made ready to be compared with many others.
type Measured struct{ *ordered }

// NewMeasured makes a template ready for [Measured.Distance].
func NewMeasured(e *Expr) Measured { return Measured{newOrdered(newForm(e).tree())} }

// Distance is [Distance].
func (m Measured) Distance(other Measured) int {
	return newEditTable(m.ordered, other.ordered).distance()
}

func newEditTable(a, b *ordered) *editTable {
	n, m := len(a.label), len(b.label)
	room := make([]int, n*m+(n+1)*(m+1))
	d := &editTable{a: a, b: b, tree: room[:n*m], forest: room[n*m:]}
	for _, i := range a.keyRoots {
		for _, j := range b.keyRoots {
			d.fill(i, j)
		}
	}
	return d
}

func (d *editTable) distance() int { return d.tree[len(d.tree)-1] }

// ordered is a tree as Zhang and Shasha number it: nodes in postorder from 0.
type ordered struct {
	label    []byte
	leftmost []int // the first leaf below each node
	keyRoots []int // the highest node for each leftmost leaf, ascending
}

func newOrdered(e *Expr) *ordered {
	t := &ordered{}
	t.add(e, true)
	return t
}

// add appends a tree and returns its leftmost leaf; a key root is a node that
// is no left operand.
func (t *ordered) add(e *Expr, keyRoot bool) int {
	label, first := e.Op, len(t.label)
	if e.Kind == Operator {
		t.add(e.Left, false)
		t.add(e.Right, true)
	} else {
		label = leafShape(e)[0]
	}
	t.label = append(t.label, label)
	t.leftmost = append(t.leftmost, first)
	if keyRoot {
		t.keyRoots = append(t.keyRoots, len(t.label)-1)
	}
	return first
}

type editTable struct {
	a, b   *ordered
	tree   []int // distance of the subtrees at i and j
	forest []int // scratch: distance of the nodes from the leftmost leaves up to i and j
}

// fill computes the distance of the subtrees at i and j, and of all pairs
// below them that share their leftmost leaves.
func (d *editTable) fill(i, j int) {
	a, b := d.a, d.b
	li, lj := a.leftmost[i], b.leftmost[j]
	width := len(b.label) + 1
	// at(x, y) is the distance of a's nodes li..x-1 and b's nodes lj..y-1.
	at := func(x, y int) *int { return &d.forest[x*width+y] }
	*at(li, lj) = 0
	for x := li; x <= i; x++ {
		*at(x+1, lj) = *at(x, lj) + 1
	}
	for y := lj; y <= j; y++ {
		*at(li, y+1) = *at(li, y) + 1
	}
	for x := li; x <= i; x++ {
		for y := lj; y <= j; y++ {
			best := min(*at(x, y+1), *at(x+1, y)) + 1
			pair := &d.tree[x*len(b.label)+y]
			if a.leftmost[x] == li && b.leftmost[y] == lj {
				change := 1
				if a.label[x] == b.label[y] {
					change = 0
				}
				best = min(best, *at(x, y)+change)
				*pair = best
			} else {
				best = min(best, *at(a.leftmost[x], b.leftmost[y])+*pair)
			}
			*at(x+1, y+1) = best
		}
	}
}
