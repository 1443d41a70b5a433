package expr

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
)

// Trees for the tests: all small ones, random ones, and rewriting by the rules
// that the canonical form is defined by, written down here a second time and
// independently.

func mustParse(t testing.TB, s string) *Expr {
	t.Helper()
	e, err := Parse(s)
	if err != nil {
		t.Fatalf("Parse(%q): %v", s, err)
	}
	return e
}

// rats reads numbers that are separated by spaces.
func rats(s string) []*big.Rat {
	var list []*big.Rat
	for f := range strings.FieldsSeq(s) {
		v, err := ParseRat(f)
		if err != nil {
			panic(err)
		}
		list = append(list, v)
	}
	return list
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// randomTree has that many operators over these leaves.
func randomTree(r *rand.Rand, steps int, ops string, leaves []*Expr) *Expr {
	if steps == 0 {
		return leaves[r.IntN(len(leaves))]
	}
	left := r.IntN(steps)
	return NewOperator(ops[r.IntN(len(ops))],
		randomTree(r, left, ops, leaves), randomTree(r, steps-1-left, ops, leaves))
}

// leavesOf returns n0, n1, ... and then one leaf for each constant.
func leavesOf(quantities int, constants ...int64) []*Expr {
	var leaves []*Expr
	for i := range quantities {
		leaves = append(leaves, NewQuantity(i))
	}
	for _, c := range constants {
		leaves = append(leaves, newInt(c))
	}
	return leaves
}

// allTrees lists every tree with that many operators over these leaves.
func allTrees(steps int, ops string, leaves []*Expr) []*Expr {
	if steps == 0 {
		return leaves
	}
	var list []*Expr
	for left := range steps {
		rights := allTrees(steps-1-left, ops, leaves)
		for _, l := range allTrees(left, ops, leaves) {
			for _, r := range rights {
				for _, op := range []byte(ops) {
					list = append(list, NewOperator(op, l, r))
				}
			}
		}
	}
	return list
}

// rewrites lists what one rule makes of the tree, at any node.
func rewrites(e *Expr) []*Expr {
	if e.Kind != Operator {
		return nil
	}
	list := rewritesAtRoot(e)
	for _, l := range rewrites(e.Left) {
		list = append(list, NewOperator(e.Op, l, e.Right))
	}
	for _, r := range rewrites(e.Right) {
		list = append(list, NewOperator(e.Op, e.Left, r))
	}
	return list
}

func rewritesAtRoot(e *Expr) []*Expr {
	var list []*Expr
	for _, rule := range []struct{ add, take byte }{{'+', '-'}, {'*', '/'}} {
		add, take := rule.add, rule.take
		if e.Op == add {
			list = append(list, NewOperator(add, e.Right, e.Left)) // a + b = b + a
		}
		// The operators of (a ? b) ? c and those of the same value as a ? (b ? c).
		for _, ops := range [][4]byte{
			{add, add, add, add},
			{add, take, add, take},
			{take, add, take, take},
			{take, take, take, add},
		} {
			if e.Op == ops[1] && e.Left.Kind == Operator && e.Left.Op == ops[0] {
				a, b, c := e.Left.Left, e.Left.Right, e.Right
				list = append(list, NewOperator(ops[2], a, NewOperator(ops[3], b, c)))
			}
			if e.Op == ops[2] && e.Right.Kind == Operator && e.Right.Op == ops[3] {
				a, b, c := e.Left, e.Right.Left, e.Right.Right
				list = append(list, NewOperator(ops[1], NewOperator(ops[0], a, b), c))
			}
		}
	}
	for _, op := range []byte{GCD, LCM, Max, Min} {
		if e.Op != op {
			continue
		}
		list = append(list, NewOperator(op, e.Right, e.Left))
		if l := e.Left; l.Kind == Operator && l.Op == op {
			list = append(list, NewOperator(op, l.Left, NewOperator(op, l.Right, e.Right)))
		}
		if r := e.Right; r.Kind == Operator && r.Op == op {
			list = append(list, NewOperator(op, NewOperator(op, e.Left, r.Left), r.Right))
		}
	}
	return list
}

// shuffled applies random rules.
func shuffled(r *rand.Rand, e *Expr, times int) *Expr {
	for range times {
		if list := rewrites(e); len(list) > 0 {
			e = list[r.IntN(len(list))]
		}
	}
	return e
}

// closure lists all trees that the rules lead to.
func closure(e *Expr) []*Expr {
	seen := map[string]bool{e.Prefix(): true}
	list := []*Expr{e}
	for i := 0; i < len(list); i++ {
		for _, next := range rewrites(list[i]) {
			if key := next.Prefix(); !seen[key] {
				seen[key] = true
				list = append(list, next)
			}
		}
	}
	return list
}

// renamed gives each quantity another index.
func renamed(e *Expr, to func(int) int) *Expr {
	return mapLeaves(e, func(leaf *Expr) *Expr {
		if leaf.Kind != Quantity {
			return leaf
		}
		return NewQuantity(to(leaf.Index))
	})
}

// classes is a union-find over strings.
type classes map[string]string

func (c classes) root(s string) string {
	for {
		parent, ok := c[s]
		if !ok {
			return s
		}
		if grand, ok := c[parent]; ok {
			c[s] = grand
		}
		s = parent
	}
}

func (c classes) join(a, b string) {
	if a, b = c.root(a), c.root(b); a != b {
		c[a] = b
	}
}

// check fails unless key is equal exactly where the class is.
func (c classes) check(t *testing.T, trees []*Expr, key func(*Expr) string) {
	t.Helper()
	keyOf, treeOf := map[string]string{}, map[string]*Expr{}
	for _, e := range trees {
		root, k := c.root(e.Prefix()), key(e)
		if want, ok := keyOf[root]; ok && want != k {
			t.Fatalf("%v and %v are the same, but their keys are %q and %q", treeOf[want], e, want, k)
		}
		if other := treeOf[k]; other != nil && c.root(other.Prefix()) != root {
			t.Fatalf("%v and %v differ, but both have the key %q", other, e, k)
		}
		keyOf[root] = k
		if treeOf[k] == nil {
			treeOf[k] = e
		}
	}
}
