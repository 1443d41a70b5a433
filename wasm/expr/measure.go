package expr

import (
	"iter"
	"slices"
	"strings"
)

// Postorder walks the tree as the paper's matcher does: left, right, then the
// operator over them.
func (e *Expr) Postorder() iter.Seq[*Expr] {
	return func(yield func(*Expr) bool) { e.postorder(yield) }
}

func (e *Expr) postorder(yield func(*Expr) bool) bool {
	if e.Kind == Operator && !(e.Left.postorder(yield) && e.Right.postorder(yield)) {
		return false
	}
	return yield(e)
}

// Steps counts the operators: the steps of a calculation by hand.
func (e *Expr) Steps() int {
	if e.Kind != Operator {
		return 0
	}
	return 1 + e.Left.Steps() + e.Right.Steps()
}

// Depth is the number of operators on the longest way down to a leaf.
func (e *Expr) Depth() int {
	if e.Kind != Operator {
		return 0
	}
	return 1 + max(e.Left.Depth(), e.Right.Depth())
}

// Operators lists the operators in the order of [Operators], repeated as often as
// they stand in the tree: "+*" for (n0 + n1) * n2, "++" for n0 + n1 + n2.
func (e *Expr) Operators() string {
	var b strings.Builder
	for _, op := range []byte(Operators) {
		for n := range e.Postorder() {
			if n.Kind == Operator && n.Op == op {
				b.WriteByte(op)
			}
		}
	}
	return b.String()
}

// Quantities lists the quantities that the tree uses, each once, in reading order.
func (e *Expr) Quantities() []int {
	var list []int
	for n := range e.Postorder() {
		if n.Kind == Quantity && !slices.Contains(list, n.Index) {
			list = append(list, n.Index)
		}
	}
	return list
}

// Repeated lists the quantities that the tree uses more than once, in the
// order in which they are met again.
func (e *Expr) Repeated() []int {
	var seen, list []int
	for n := range e.Postorder() {
		switch {
		case n.Kind != Quantity:
		case !slices.Contains(seen, n.Index):
			seen = append(seen, n.Index)
		case !slices.Contains(list, n.Index):
			list = append(list, n.Index)
		}
	}
	return list
}

// IsPattern reports whether the tree holds a ? or a <CONSTANT>, so that it can
// be matched but not calculated.
func (e *Expr) IsPattern() bool {
	for n := range e.Postorder() {
		if n.Kind == Wildcard || n.Kind == Constant && n.Value == nil {
			return true
		}
	}
	return false
}
