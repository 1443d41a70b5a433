package expr

import "math/big"

// Kind says what a node of the tree is.
type Kind uint8

const (
	Operator Kind = iota // Op over Left and Right
	Quantity             // a number of the text: n0, n1, ...
	Constant             // a number that is not in the text
	Wildcard             // ? in a pattern: any subtree
)

// Expr is a node of an expression tree, and the tree below it. Trees are
// never changed after they are made, so they may share parts.
type Expr struct {
	Kind        Kind
	Op          byte     // Operator: one of [Operators]
	Left, Right *Expr    // Operator
	Index       int      // Quantity: its place in the text
	Value       *big.Rat // Constant; nil in a pattern means any constant, written <CONSTANT>
}

// NewOperator returns the tree left op right.
func NewOperator(op byte, left, right *Expr) *Expr {
	return &Expr{Kind: Operator, Op: op, Left: left, Right: right}
}

// NewQuantity returns the leaf for the quantity at that place in the text.
func NewQuantity(index int) *Expr { return &Expr{Kind: Quantity, Index: index} }

// NewConstant returns the leaf for a number that is not in the text.
func NewConstant(value *big.Rat) *Expr { return &Expr{Kind: Constant, Value: value} }

// newInt is NewConstant for a small whole number.
func newInt(n int64) *Expr { return NewConstant(big.NewRat(n, 1)) }

// Equal reports whether two trees are the same, node by node, with the same
// quantities and the same constants.
func Equal(a, b *Expr) bool {
	if a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case Operator:
		return a.Op == b.Op && Equal(a.Left, b.Left) && Equal(a.Right, b.Right)
	case Quantity:
		return a.Index == b.Index
	case Constant:
		return sameValue(a.Value, b.Value)
	}
	return true
}

func sameValue(a, b *big.Rat) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Cmp(b) == 0
}
