package expr

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

func TestShorter(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"a", ""},
		{"a + b", "N"},
		{"a * 12", "<CONSTANT>, N"},
		{"a + b + c", "N + N"},
		{"a - b", "N"},
		{"a + b - c", "N + N, N - N"},
		{"(a + b) * c", "N * N, N + N"},
		{"a * b + c * d", "N * N + N"},
		{"a * (b * c + d)", "N * N * N, (N + N) * N, N * N + N"},
		{"a / (b + c)", "N / N"}, // what is left has something to start from: not 1 / (b + c)
		{"(a + b) ^ 2", "N + N, N ^ <CONSTANT>"},
		{"2 ^ a", "<CONSTANT>, N"},
		{"12 - 7", "<CONSTANT>, N"},
	} {
		var got []string
		for _, r := range mustParse(t, c.in).Shorter() {
			got = append(got, r.Template())
		}
		slices.Sort(got)
		want := strings.Split(c.want, ", ")
		slices.Sort(want)
		if strings.Join(got, ", ") != strings.Join(want, ", ") {
			t.Errorf("%s: shorter are %s, want %s", c.in, got, want)
		}
	}
}

// stepsLeftOut says independently what leaving out a step is: on a plain
// binary tree, an operator over a leaf and something gives way to the something,
// or an operator over two leaves to a new quantity.
func stepsLeftOut(e *Expr) []*Expr {
	if e.Kind != Operator {
		return nil
	}
	var list []*Expr
	if e.Right.Kind != Operator {
		list = append(list, e.Left)
		if e.Left.Kind != Operator {
			list = append(list, NewQuantity(9))
		}
	}
	if e.Left.Kind != Operator && (e.Op == '+' || e.Op == '*') {
		list = append(list, e.Right)
	}
	for _, l := range stepsLeftOut(e.Left) {
		list = append(list, NewOperator(e.Op, l, e.Right))
	}
	for _, r := range stepsLeftOut(e.Right) {
		list = append(list, NewOperator(e.Op, e.Left, r))
	}
	return list
}

// What is shorter than a tree is what is left of any order and grouping of it.
func TestShorterAgainstClosure(t *testing.T) {
	r := newRand(13)
	var trees []*Expr
	for steps := 1; steps <= 2; steps++ {
		trees = append(trees, allTrees(steps, "+-*/^", leavesOf(1, 7))...)
	}
	for range 300 {
		trees = append(trees, randomTree(r, 3+r.IntN(2), "+-*/"+Operators, leavesOf(1, 7)))
	}
	for _, e := range trees {
		want := map[string]bool{}
		for _, same := range closure(e) {
			for _, s := range stepsLeftOut(same) {
				want[s.Key(Canonical)] = true
			}
		}
		var got []string
		for _, s := range e.Shorter() {
			if s.Steps() != e.Steps()-1 {
				t.Fatalf("%v is one step shorter than %v?", s, e)
			}
			got = append(got, s.Key(Canonical))
		}
		if !slices.Equal(got, slices.Sorted(maps.Keys(want))) {
			t.Fatalf("%v: shorter are %v, want %v", e, got, slices.Sorted(maps.Keys(want)))
		}
	}
}

func TestContains(t *testing.T) {
	for _, c := range []struct {
		a, b string
		more int
	}{
		{"a + b", "b + a", 0},
		{"a + b", "a", 1},
		{"a + b + c", "a + b", 1},
		{"a + b - c", "a - c", 1},
		{"a - b", "a + b", -1},
		{"a + b", "a + b + c", -1},
		{"(a + b) * c", "a + b", 1},
		{"(a + b) * c", "a * c", 1},
		{"(a + b) * c - d", "a - d", 2},
		{"a * b + c * d", "a * b", 2},
		{"a * (b * c + d)", "a * b * c", 1},
		{"a - b * c", "a - c", 1},
		{"a - b * c", "b * c", -1}, // nothing to take b * c away from
		{"12 * a", "12", 1},
		{"a * b", "12", -1},
	} {
		a, b := mustParse(t, c.a), mustParse(t, c.b)
		if got := stepsMore(a, b); got != c.more || Contains(a, b) != (got >= 0) {
			t.Errorf("stepsMore(%s, %s) = %d, want %d; Contains is %v", c.a, c.b, got, c.more, Contains(a, b))
		}
	}
}

// Contains is what Shorter leads to, and so an order: of two different
// templates at most one contains the other.
func TestContainsIsAnOrder(t *testing.T) {
	r := newRand(14)
	found := 0
	for range 2000 {
		a := randomTree(r, 2+r.IntN(4), "+-*/ug", leavesOf(2, 7))
		down := a
		for range r.IntN(3) {
			if list := down.Shorter(); len(list) > 0 {
				down = list[r.IntN(len(list))]
			}
		}
		if !Contains(a, down) || !Contains(shuffled(r, a, 5), shuffled(r, down, 5)) {
			t.Fatalf("%v does not contain %v", a, down)
		}
		b := randomTree(r, 1+r.IntN(4), "+-*/ug", leavesOf(2, 7))
		if Contains(a, b) {
			found++
			if Contains(b, a) && a.Key(Canonical) != b.Key(Canonical) {
				t.Fatalf("%v and %v contain each other", a, b)
			}
			for _, s := range b.Shorter() {
				if !Contains(a, s) {
					t.Fatalf("%v contains %v, but not the shorter %v", a, b, s)
				}
			}
		}
	}
	if found < 100 {
		t.Fatalf("only %d pairs", found)
	}
}

// stepsMore is how many steps a has more than b, where a contains b, else -1.
func stepsMore(a, b *Expr) int {
	if !Contains(a, b) {
		return -1
	}
	return a.Steps() - b.Steps()
}
