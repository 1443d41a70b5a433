package expr

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestRoleKey(t *testing.T) {
	for _, c := range []struct{ in, key string }{
		{"a + b", "[NN]"},
		{"a * a", "(N1N1)"},
		{"(a + b) * a", "([NN1]N1)"},
		{"(a + b) * b", "([NN1]N1)"},
		{"a * b + b * c", "[(NN1)(NN1)]"},
		{"a * b + c * d", "[(NN)(NN)]"},
		{"a * b + a * b", "[(N1N2)(N1N2)]"},
		{"a * a - b * b", "[(N1N1)-(N2N2)]"},
		{"12 * a + 12 * a", "[(N1c)(N1c)]"},
	} {
		if got := mustParse(t, c.in).Key(Role); got != c.key {
			t.Errorf("%s: role key is %s, want %s", c.in, got, c.key)
		}
		e := mustParse(t, c.in)
		if got, want := e.Keys(), [3]string{Exact: e.Key(Exact), Canonical: e.Key(Canonical), Role: e.Key(Role)}; got != want {
			t.Errorf("%s: the keys are %q, want %q", c.in, got, want)
		}
	}
}

// Over all small trees, role keys are equal exactly when the rules and a
// renaming of the quantities lead from one to the other.
func TestRoleIsReachability(t *testing.T) {
	for _, c := range []struct {
		steps, quantities int
		ops               string
	}{{2, 3, "+-*/^"}, {3, 4, "+*"}, {3, 3, "+-*/"}, {4, 2, "+-*"}, {3, 3, "+ugM"}} {
		reach := classes{}
		trees := allTrees(c.steps, c.ops, leavesOf(c.quantities))
		for _, e := range trees {
			from := e.Prefix()
			for _, next := range rewrites(e) {
				reach.join(from, next.Prefix())
			}
			for i := range c.quantities - 1 {
				swapped := renamed(e, func(q int) int {
					switch q {
					case i:
						return i + 1
					case i + 1:
						return i
					}
					return q
				})
				reach.join(from, swapped.Prefix())
			}
		}
		reach.check(t, trees, func(e *Expr) string { return e.Key(Role) })
	}
}

// Trees with equal role keys have the same value once the quantities of one are
// renamed to those of the other, and Align finds the renaming.
func TestAlign(t *testing.T) {
	r := newRand(3)
	primes := rats("2 3 5 7 11 13 17 19")
	byKey := map[string]*Expr{}
	pairs := 0
	for range 20000 {
		a := randomTree(r, 1+r.IntN(5), "+-*/ug", leavesOf(4))
		key := a.Key(Role)
		b := byKey[key]
		byKey[key] = a
		if b == nil {
			continue
		}
		to := map[int]int{}
		from := map[int]int{}
		for _, p := range align(a, b) {
			to[p[0]], from[p[1]] = p[1], p[0]
		}
		if len(align(a, b)) != len(to) || len(to) != len(from) || len(to) != len(a.Quantities()) {
			t.Fatalf("%v and %v: %v is no renaming", a, b, align(a, b))
		}
		turned := renamed(a, func(i int) int { return to[i] })
		if !Equal(turned.Canonical(), b.Canonical()) {
			t.Fatalf("%v and %v: %v leads to %v", a, b, align(a, b), turned)
		}
		x, err1 := turned.Eval(primes)
		y, err2 := b.Eval(primes)
		if err1 == nil && err2 == nil && x.Cmp(y) != 0 {
			t.Fatalf("%v is %v, %v is %v", turned, x, b, y)
		}
		pairs++
	}
	if pairs < 1000 {
		t.Fatalf("only %d pairs", pairs)
	}
}

func TestAlignShows(t *testing.T) {
	for _, c := range []struct{ a, b, pairs string }{
		{"(a + b) * c", "a * (b + c)", "[[0 1] [1 2] [2 0]]"},
		{"(a + b) * a", "b * (c + b)", "[[1 2] [0 1]]"},
		{"a * a", "a * b", "[[0 0] [0 1]]"}, // canonical match only
		{"a + b", "a - b", "[]"},
	} {
		if got := fmt.Sprint(align(mustParse(t, c.a), mustParse(t, c.b))); got != c.pairs {
			t.Errorf("align(%s, %s) = %s, want %s", c.a, c.b, got, c.pairs)
		}
	}
}

// edges writes a graph as a sum of products: its role key is then a canonical
// form of the graph, the hardest thing that a role key can be asked for.
func edges(n int, joined func(i, j int) bool) *Expr {
	var sum *Expr
	for i := range n {
		for j := range i {
			if !joined(i, j) {
				continue
			}
			product := NewOperator('*', NewQuantity(i), NewQuantity(j))
			if sum == nil {
				sum = product
			} else {
				sum = NewOperator('+', sum, product)
			}
		}
	}
	return sum
}

func TestRoleOfGraphs(t *testing.T) {
	ring := func(size int) func(i, j int) bool {
		return func(i, j int) bool {
			return i/size == j/size && ((i-j+size)%size == 1 || (j-i+size)%size == 1)
		}
	}
	grid := func(i, j int) (int, int) { return (i/4 - j/4 + 4) % 4, (i%4 - j%4 + 4) % 4 }
	graphs := []struct {
		name  string
		tree  *Expr
		exact bool // within the budget
	}{
		{"a ring of 6", edges(6, ring(6)), true},
		{"two rings of 3", edges(6, ring(3)), true},
		{"a ring of 12", edges(12, ring(12)), true},
		{"three rings of 4", edges(12, ring(4)), true},
		{"a ring of 40", edges(40, ring(40)), false},
		{"all pairs of 10", edges(10, func(i, j int) bool { return true }), true},
		{"the Petersen graph", edges(10, func(i, j int) bool {
			if i/5 == j/5 {
				return ring(5)(i, j) && i < 5 || i >= 5 && ((i-j+5)%5 == 2 || (j-i+5)%5 == 2)
			}
			return i%5 == j%5
		}), true},
		{"a prism over a ring of 5", edges(10, func(i, j int) bool {
			return ring(5)(i, j) || i/5 != j/5 && i%5 == j%5
		}), true},
		// Both are strongly regular with the same numbers.
		{"rooks on a 4 by 4 board", edges(16, func(i, j int) bool {
			x, y := grid(i, j)
			return x == 0 || y == 0
		}), false},
		{"the Shrikhande graph", edges(16, func(i, j int) bool {
			x, y := grid(i, j)
			near := func(d int) bool { return d == 1 || d == 3 }
			return near(x) && y == 0 || x == 0 && near(y) || near(x) && x == y
		}), false},
	}
	r := newRand(4)
	keys := map[string]string{}
	for _, g := range graphs {
		start := time.Now()
		key := g.tree.Key(Role)
		t.Logf("%s: %d operators, %v", g.name, g.tree.Steps(), time.Since(start))
		if other, ok := keys[key]; ok {
			t.Errorf("%s and %s have the same role key", g.name, other)
		}
		keys[key] = g.name
		if exact := !strings.HasPrefix(key, "!"); exact != g.exact {
			t.Errorf("%s: within the budget is %v, want %v", g.name, exact, g.exact)
		}
		other := shuffled(r, g.tree, 30)
		if g.exact {
			turn := r.Perm(40)
			other = renamed(other, func(i int) int { return turn[i] })
		}
		if other.Key(Role) != key {
			t.Errorf("%s has another role key as %v", g.name, other)
		}
	}
}

// The value of every tree is kept by the renaming that its own key implies, and
// the key does not change with names and order, however much is repeated.
func TestRoleOfRepetition(t *testing.T) {
	r := newRand(5)
	numbers := make([]*big.Rat, 7)
	for i := range numbers {
		numbers[i] = big.NewRat(r.Int64N(1000)+1, 1)
	}
	for range 300 {
		a := randomTree(r, 5+r.IntN(30), "+*", leavesOf(7))
		turn := r.Perm(7)
		b := shuffled(r, renamed(a, func(i int) int { return turn[i] }), 20)
		if x, y := a.Key(Role), b.Key(Role); x != y || strings.HasPrefix(x, "!") {
			t.Fatalf("%v and %v have the role keys\n%s\n%s", a, b, x, y)
		}
	}
}

// align pairs the quantities of two trees that match at the role level, so
// that a[i][0] of the first plays the part of a[i][1] in the second; each
// quantity stands in one pair. Trees that match only at the canonical level are
// paired leaf by leaf in canonical order, where a quantity may stand in several
// pairs. It returns nil for trees that do not match.
func align(a, b *Expr) [][2]int {
	fa, fb := newRoleForm(a), newRoleForm(b)
	if fa.shape != fb.shape {
		return nil
	}
	var from []int
	var pairs [][2]int
	fa.eachLeaf(func(leaf *Expr) {
		if leaf.Kind == Quantity {
			from = append(from, leaf.Index)
		}
	})
	i := 0
	fb.eachLeaf(func(leaf *Expr) {
		if leaf.Kind == Quantity {
			if p := [2]int{from[i], leaf.Index}; !slices.Contains(pairs, p) {
				pairs = append(pairs, p)
			}
			i++
		}
	})
	return pairs
}
