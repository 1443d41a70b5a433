package expr

import "strings"

// Level is how strictly two trees are compared. At every level a constant
// matches any constant, as the paper has it.
type Level uint8

const (
	Exact     Level = iota // the paper's rule: templates equal node by node
	Canonical              // operands of + and * in any order and grouping; a-(b+c) is a-b-c; a/(b*c) is a/b/c
	Role                   // canonical, and repeated use of one quantity is repeated in the same places
)

// String is the level's name in lower case.
func (l Level) String() string {
	switch l {
	case Exact:
		return "exact"
	case Canonical:
		return "canonical"
	}
	return "role"
}

// Key is a short string that two trees share when, and only when, they match
// at that level. Keys of different levels cannot be compared with one another.
//
// The role level has one limit: a tree of dozens of repeated quantities in a
// very regular pattern, which no word problem has, shares its key only with
// trees over the very same quantities.
func (e *Expr) Key(l Level) string {
	switch l {
	case Exact:
		var b strings.Builder
		e.exactKey(&b)
		return b.String()
	case Canonical:
		return newForm(e).shape
	}
	return newRoleForm(e).name
}

// Keys are the keys at all levels.
func (e *Expr) Keys() (keys [3]string) {
	f := newRoleForm(e)
	keys[Exact], keys[Canonical], keys[Role] = e.Key(Exact), f.shape, f.name
	return keys
}

// exactKey writes the template in prefix order, a byte a node.
func (e *Expr) exactKey(b *strings.Builder) {
	if e.Kind != Operator {
		b.WriteString(leafShape(e))
		return
	}
	b.WriteByte(e.Op)
	e.Left.exactKey(b)
	e.Right.exactKey(b)
}

// leafShape is a leaf's part in a key that does not tell quantities apart.
func leafShape(leaf *Expr) string {
	switch leaf.Kind {
	case Quantity:
		return "N"
	case Constant:
		return "c"
	}
	return "?"
}
