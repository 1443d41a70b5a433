package expr

import (
	"cmp"
	"slices"
	"strings"
)

// form is a tree in canonical form. A chain of + and - is one node with the
// operands that are added and those that are taken away; a chain of * and / is
// one node with numerators and denominators. So grouping is gone, and with the
// operands sorted the order is gone too:
//
//	a - (b - c)   sum      plus a c     minus b
//	a / (b / c)   product  plus a c     minus b
//
// gcd, lcm, max and min are chains without minus. plus always has an operand:
// the leftmost leaf of a chain is never taken away.
type form struct {
	op          byte    // + for a sum, * for a product, else the operator; 0 for a leaf
	plus, minus []*form // operands that do not commute, as of a power, stay in order in plus
	leaf        *Expr
	leaves      int
	shape       string // its key at the canonical level
	name        string // the same with the names of the leaves, see arrange
}

// newForm brings a tree into canonical form, with operands of one shape in the
// order in which they stand in the tree.
func newForm(e *Expr) *form {
	if e.Kind != Operator {
		return &form{leaf: e, leaves: 1, shape: leafShape(e)}
	}
	f := &form{op: chainOp(e.Op)}
	if f.ordered() {
		f.plus = []*form{newForm(e.Left), newForm(e.Right)}
	} else {
		f.flatten(e, false)
	}
	for _, operands := range [][]*form{f.plus, f.minus} {
		for _, c := range operands {
			f.leaves += c.leaves
		}
	}
	f.sort()
	f.shape = f.write(func(c *form) string { return c.shape })
	return f
}

// chainOp is the operator of the chain that op belongs to.
func chainOp(op byte) byte {
	switch op {
	case '-':
		return '+'
	case '/':
		return '*'
	}
	return op
}

// ordered reports whether f has two operands that stay in order.
func (f *form) ordered() bool {
	if f.op == '^' {
		return true
	}
	fn := functionOf(f.op)
	return fn != nil && fn.rounds
}

// flatten adds the operands of a chain; taken says whether e as a whole is
// taken away, or divided by.
func (f *form) flatten(e *Expr, taken bool) {
	switch {
	case e.Kind == Operator && chainOp(e.Op) == f.op:
		f.flatten(e.Left, taken)
		f.flatten(e.Right, taken != (e.Op != f.op))
	case taken:
		f.minus = append(f.minus, newForm(e))
	default:
		f.plus = append(f.plus, newForm(e))
	}
}

// sort puts the operands in the canonical order: large ones first, as in
// (a + b) * c, then by shape, then by name.
func (f *form) sort() {
	if f.ordered() {
		return
	}
	slices.SortStableFunc(f.plus, compareForms)
	slices.SortStableFunc(f.minus, compareForms)
}

func compareForms(a, b *form) int {
	return cmp.Or(
		cmp.Compare(b.leaves, a.leaves),
		cmp.Compare(a.shape, b.shape),
		cmp.Compare(a.name, b.name))
}

// write joins the operands' texts: [a b - c] for a sum, (a b / c) for a
// product, ^ a b for a power, u a b for a division that is rounded up, g a b )
// for a common divisor and so on, without the spaces.
func (f *form) write(text func(*form) string) string {
	var b strings.Builder
	b.Grow(3 * f.leaves)
	switch f.op {
	case '+':
		b.WriteByte('[')
	case '*':
		b.WriteByte('(')
	default:
		b.WriteByte(f.op)
	}
	for _, c := range f.plus {
		b.WriteString(text(c))
	}
	if len(f.minus) > 0 {
		b.WriteByte(inverse(f.op))
	}
	for _, c := range f.minus {
		b.WriteString(text(c))
	}
	switch {
	case f.op == '+':
		b.WriteByte(']')
	case !f.ordered():
		b.WriteByte(')')
	}
	return b.String()
}

// inverse is the operator that takes away what the chain's own operator adds.
func inverse(op byte) byte {
	if op == '+' {
		return '-'
	}
	return '/'
}

// arrange names the leaves and sorts operands of one shape by their names.
// Trees that are the same but for order and grouping then have the same name.
func (f *form) arrange(name func(leaf *Expr) string) {
	if f.op == 0 {
		f.name = name(f.leaf)
		return
	}
	for _, c := range f.plus {
		c.arrange(name)
	}
	for _, c := range f.minus {
		c.arrange(name)
	}
	f.sort()
	f.name = f.write(func(c *form) string { return c.name })
}

// fullName names a leaf so that different leaves have different names. The
// length in front makes n2 sort before n10.
func fullName(leaf *Expr) string {
	text := leafName(leaf)
	return leafShape(leaf) + string(rune(len(text))) + text
}

// tree writes the form as a binary tree, chains from left to right.
func (f *form) tree() *Expr {
	if f.op == 0 {
		return f.leaf
	}
	e := f.plus[0].tree()
	for _, c := range f.plus[1:] {
		e = NewOperator(f.op, e, c.tree())
	}
	for _, c := range f.minus {
		e = NewOperator(inverse(f.op), e, c.tree())
	}
	return e
}

// eachLeaf calls f for the leaves in the form's order.
func (f *form) eachLeaf(visit func(leaf *Expr)) {
	if f.op == 0 {
		visit(f.leaf)
	}
	for _, c := range f.plus {
		c.eachLeaf(visit)
	}
	for _, c := range f.minus {
		c.eachLeaf(visit)
	}
}

// Canonical returns the tree in canonical form with its own quantities and
// constants: chains written from left to right, what is added before what is
// taken away, larger operands first. Two trees have the same one when, and only
// when, one becomes the other by putting operands of +, *, gcd, lcm, max and min
// in another order and grouping, a-(b+c) = a-b-c, a-(b-c) = a-b+c, a/(b*c) = a/b/c and
// a/(b/c) = a*c/b. They then have the same value, wherever both have one.
func (e *Expr) Canonical() *Expr {
	f := newForm(e)
	f.arrange(fullName)
	return f.tree()
}
