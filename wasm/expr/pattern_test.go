package expr

import (
	"slices"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
)

var matchTable = []struct {
	pattern, tree string
	want          bool
}{
	// ? is any part
	{"?", "a", true},
	{"?", "12", true},
	{"?", "(a + b) * c", true},
	{"(a + ?) * c", "(n0 + n1) * n2", true},
	{"(a + ?) * c", "n2 * (n1 * n3 + n0)", true},
	{"(a + ?) * c", "(n0 - n1) * n2", false},
	{"(a + ?) * c", "n0 * n1", false},

	// in a chain, ? takes one operand or several
	{"a + ?", "n0 + n1 + n2", true},
	{"a + ?", "n0 + n1 - n2", true},
	{"a + ?", "n0 - n1", false},
	{"a - ?", "n0 - n1 - n2", true},
	{"a - ?", "n0 + n1 - n2", true}, // n0 - (n2 - n1)
	{"a - ?", "n0 + n1", false},
	{"? - b", "n0 + n1 - n2", true},
	{"? - b", "n0 - n1 - n2", true},
	{"? + ?", "n0 + n1", true},
	{"? + ? + ?", "n0 + n1", false},
	{"? / b", "n0 * n1 / n2", true},
	{"? * b", "n0 / n1", false},
	{"? * b", "n0 / n1 * n2", true},
	{"a * ?", "n0 * n0", true},
	{"? * ? + ?", "n0 * n1 + n2 * n3", true},
	{"? * ? + ? * ?", "n0 * n1 + n2", false},

	// without ?, all operands have a partner
	{"a + b", "n1 + n0", true},
	{"a + b", "n0 + n1 + n2", false},
	{"a - b", "n1 - n0", true},
	{"a * (b - c)", "(n2 - n1) * n0", true},
	{"a * (b - c)", "n0 * n1 - n2", false},

	// a letter is one quantity wherever it stands; letters may coincide
	{"a * a", "n0 * n0", true},
	{"a * a", "n0 * n1", false},
	{"a * b", "n0 * n0", true},
	{"(a + b) * a", "n1 * (n0 + n1)", true},
	{"(a + b) * a", "(n0 + n1) * n2", false},
	{"a * b + a * c", "n2 * n1 + n2 * n0", true},
	{"a * b + a * c", "n2 * n1 + n3 * n0", false},
	{"? * a + ? / a", "n0 * n1 + n2 / n1", true},
	{"? * a + ? / a", "n0 * n1 + n2 / n0", true},
	{"? * a + ? / a", "n0 * n1 + n2 / n3", false},
	{"a", "12", false},
	{"a", "n0 + n1", false},

	// a number is that number, <CONSTANT> any
	{"a / 100", "n0 / 100", true},
	{"a / 100", "n0 / 12", false},
	{"a / <CONSTANT>", "n0 / 12", true},
	{"a / <CONSTANT>", "n0 / n1", false},
	{"12 * <CONSTANT> * a", "7 * 12 * n0", true},
	{"12 * <CONSTANT> * a", "7 * 8 * n0", false},
	{"0.5 * ?", "1/2 * n0", false}, // a division, not the number

	{"a ^ 2", "n0 ^ 2", true},
	{"a ^ 2", "2 ^ n0", false},
	{"? ^ ?", "(n0 + n1) ^ 2", true},
}

func TestMatch(t *testing.T) {
	for _, c := range matchTable {
		if got := mustParse(t, c.pattern).Match(mustParse(t, c.tree)); got != c.want {
			t.Errorf("%s fits %s: %v, want %v", c.pattern, c.tree, got, c.want)
		}
	}
}

// fits says what a pattern means on one order and grouping, node by node.
func fits(p, e *Expr, bound map[int]int) bool {
	switch p.Kind {
	case Wildcard:
		return true
	case Constant:
		return e.Kind == Constant && (p.Value == nil || sameValue(p.Value, e.Value))
	case Quantity:
		if e.Kind != Quantity {
			return false
		}
		if q, ok := bound[p.Index]; ok {
			return q == e.Index
		}
		bound[p.Index] = e.Index
		return true
	}
	return e.Kind == Operator && p.Op == e.Op && fits(p.Left, e.Left, bound) && fits(p.Right, e.Right, bound)
}

// A pattern matches when it fits, node by node, some order and grouping.
func TestMatchAgainstClosure(t *testing.T) {
	r := newRand(15)
	anything := append(leavesOf(2, 7), &Expr{Kind: Wildcard}, &Expr{Kind: Wildcard}, &Expr{Kind: Constant})
	count := [2]int{}
	for range 400 {
		e := randomTree(r, 1+r.IntN(4), "+-*/"+Operators, leavesOf(3, 7, 8))
		same := closure(e)
		for range 60 {
			p := randomTree(r, r.IntN(4), "+-*/ug", anything)
			if r.IntN(2) == 0 {
				p = opened(r.IntN, e, anything[2:])
			}
			want := slices.ContainsFunc(same, func(s *Expr) bool { return fits(p, s, map[int]int{}) })
			if got := p.Match(e); got != want {
				t.Fatalf("%v fits %v: %v, want %v", p, e, got, want)
			}
			if want {
				count[1]++
			} else {
				count[0]++
			}
		}
	}
	if min(count[0], count[1]) < 2000 {
		t.Fatalf("%d did not match and %d did", count[0], count[1])
	}
}

// opened puts one of the leaves in place of some parts of a tree, so that a
// pattern is near to matching.
func opened(random func(int) int, e *Expr, leaves []*Expr) *Expr {
	switch {
	case random(4) == 0:
		return leaves[random(len(leaves))]
	case e.Kind == Quantity:
		return NewQuantity(random(3))
	case e.Kind != Operator:
		return e
	}
	return NewOperator(e.Op, opened(random, e.Left, leaves), opened(random, e.Right, leaves))
}

// Without wildcards, numbers and repeated letters, a match is a match of keys.
func TestMatchIsCanonicalLevel(t *testing.T) {
	r := newRand(16)
	for range 5000 {
		p := randomTree(r, r.IntN(4), "+-*/", append(leavesOf(1), &Expr{Kind: Constant}))
		letter := 0
		p = mapLeaves(p, func(leaf *Expr) *Expr {
			letter++
			if leaf.Kind == Quantity {
				return NewQuantity(letter)
			}
			return leaf
		})
		e := randomTree(r, p.Steps(), "+-*/", leavesOf(2, 7))
		if r.IntN(2) == 0 {
			e = shuffled(r, renamed(p, func(i int) int { return i % 3 }), 6)
		}
		if got, want := p.Match(e), p.Key(Canonical) == e.Key(Canonical); got != want {
			t.Fatalf("%v fits %v: %v, but their keys are %s and %s", p, e, got, p.Key(Canonical), e.Key(Canonical))
		}
	}
}

// A pattern that is made to be hard is given up in good time.
func TestMatchBudget(t *testing.T) {
	letters := strings.Split("abcdefghijklmnop", "")
	var squares, products []string
	for i, l := range letters {
		squares = append(squares, l+" * "+l)
		products = append(products, l+" * "+letters[(i+1)%len(letters)])
	}
	pattern := mustParse(t, strings.Join(products, " + ")+" + a")
	tree := mustParse(t, strings.Join(products[:15], " + ")+" + q * r + q")
	start := time.Now()
	if pattern.Match(tree) {
		t.Error("the pattern should not match")
	}
	if took := time.Since(start); took > time.Second {
		t.Errorf("took %v", took)
	}
	easy := mustParse(t, strings.Join(squares, " + "))
	if !easy.Match(easy) {
		t.Error("a pattern should match itself")
	}
}

func FuzzMatch(f *testing.F) {
	for _, c := range matchTable {
		f.Add(c.pattern, c.tree)
	}
	f.Fuzz(func(t *testing.T, pattern, tree string) {
		defer budget.Watch(t, len(pattern)+len(tree), budget.Limit{Time: 2000 * time.Millisecond, EachTime: 500 * time.Microsecond, Bytes: 64 << 20, Each: 64000})()
		p, err1 := Parse(pattern)
		e, err2 := Parse(tree)
		if err1 != nil || err2 != nil {
			return
		}
		got := p.Match(e)
		if p.Steps() < 8 && e.Steps() < 8 {
			if got != p.Match(e.Canonical()) || got != p.Canonical().Match(e) {
				t.Fatalf("%v fits %v: %v, but not so in canonical form", p, e, got)
			}
			if !p.Match(p) {
				t.Fatalf("%v does not match itself", p)
			}
		}
	})
}
