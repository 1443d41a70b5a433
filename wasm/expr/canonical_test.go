package expr

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"
	"time"

	"mwpranker/wasm/budget"
)

var canonicalTable = []struct{ in, canonical, key string }{
	{"a", "n0", "N"},
	{"12", "12", "c"},
	{"b + a", "n0 + n1", "[NN]"},
	{"b - a", "n1 - n0", "[N-N]"},
	{"c * (b + a)", "(n0 + n1) * n2", "([NN]N)"},
	{"a - (b + c)", "n0 - n1 - n2", "[N-NN]"},
	{"a - (c - b)", "n0 + n1 - n2", "[NN-N]"},
	{"a - b + c", "n0 + n2 - n1", "[NN-N]"},
	{"a / (b * c)", "n0 / n1 / n2", "(N/NN)"},
	{"a / (b / c)", "n0 * n2 / n1", "(NN/N)"},
	{"a / b * c", "n0 * n2 / n1", "(NN/N)"},
	{"a - (b - (c - (d - e)))", "n0 + n2 + n4 - n1 - n3", "[NNN-NN]"},
	{"100 * k + n2", "n10 * 100 + n2", "[(Nc)N]"},
	{"k + c", "n2 + n10", "[NN]"},
	{"7 * 12", "7 * 12", "(cc)"},
	{"b ^ 2 * a", "n1 ^ 2 * n0", "(^NcN)"},
	{"(b + a) ^ (d + c)", "(n0 + n1) ^ (n2 + n3)", "^[NN][NN]"},
	{"a + (-3)", "n0 + (-3)", "[Nc]"},
	{"-a", "0 - n0", "[c-N]"},
	{"c * d + a * b", "n0 * n1 + n2 * n3", "[(NN)(NN)]"},
	{"(? + a) * b", "(? + n0) * n1", "([?N]N)"},
	{"roundup(b / a)", "roundup(n1 / n0)", "uNN"},
	{"roundup((b + a) / c)", "roundup((n0 + n1) / n2)", "u[NN]N"},
	{"whole(a / (b / c))", "whole(n0 / (n1 / n2))", "wN(N/N)"},
	{"a - remainder(c / (b + a))", "n0 - remainder(n2 / (n0 + n1))", "[N-rN[NN]]"},
	{"gcd(c, b, a)", "gcd(n0, n1, n2)", "gNNN)"},
	{"gcd(c, gcd(b, a * 2))", "gcd(n0 * 2, n1, n2)", "g(Nc)NN)"},
	{"lcm(b, a) * gcd(b, a)", "gcd(n0, n1) * lcm(n0, n1)", "(gNN)lNN))"},
	{"max(a, min(c, b))", "max(min(n1, n2), n0)", "MmNN)N)"},
}

func TestCanonical(t *testing.T) {
	for _, c := range canonicalTable {
		e := mustParse(t, c.in)
		if got := e.Canonical().String(); got != c.canonical {
			t.Errorf("%s: canonical form is %s, want %s", c.in, got, c.canonical)
		}
		if got := e.Key(Canonical); got != c.key {
			t.Errorf("%s: key is %s, want %s", c.in, got, c.key)
		}
	}
}

// Every pair here has the same leaves; the test says at which levels it matches.
func TestLevels(t *testing.T) {
	for _, c := range []struct{ a, b, levels string }{
		{"a + b", "b + a", "exact canonical role"},
		{"a - b", "b - a", "exact canonical role"}, // one template: which quantity is which is the text's matter
		{"a + b * c", "a * b + c", "canonical role"},
		{"a + b + c", "a + (b + c)", "canonical role"},
		{"a - b - c", "a - (b + c)", "canonical role"},
		{"a / b / c", "a / (b * c)", "canonical role"},
		{"a / b * c", "a / (b / c)", "canonical role"},
		{"a * 12", "a * 7", "exact canonical role"},
		{"12 * a", "a * 12", "canonical role"},
		{"a * a", "a * b", "exact canonical"},
		{"(a + b) * a", "b * (b + a)", "canonical role"},
		{"(a + b) * a", "(a + b) * c", "exact canonical"},
		{"a * b + a", "a * b + b", "exact canonical role"},
		{"a * b - a", "a * b - c", "exact canonical"},
		{"a - b * c", "(a - b) * c", ""},
		{"a / b * c", "a / (b * c)", ""},
		{"a * 2", "a + a", ""},
		{"a / 2", "a * (1 / 2)", ""},
		{"a ^ 2", "a * a", ""},
		{"a ^ b ^ c", "(a ^ b) ^ c", ""},
		{"a * (b + c)", "a * b + a * c", ""},
		{"a * 12", "a * b", ""},
		{"roundup(a / b)", "roundup(b / a)", "exact canonical role"},
		{"roundup((a + b) / a)", "roundup((b + a) / b)", "exact canonical role"},
		{"roundup((a + b) / a)", "roundup((b + a) / c)", "exact canonical"},
		{"roundup(a / b)", "a / b", ""},
		{"roundup(a / b)", "whole(a / b)", ""},
		{"roundup(a / b / c)", "roundup(a / (b * c))", ""},
		{"remainder(a / b / c)", "remainder(a / (b * c))", ""},
		{"gcd(a, b * c)", "gcd(c * b, a)", "canonical role"},
		{"gcd(a, b, c)", "gcd(a, gcd(b, c))", "canonical role"},
		{"gcd(a, b)", "lcm(a, b)", ""},
		{"max(a, b) - min(a, b)", "max(b, a) - min(b, a)", "exact canonical role"},
		{"max(a, b) - min(a, b)", "max(b, a) - min(b, c)", "exact canonical"},
		{"max(a, a)", "a", ""},
	} {
		a, b := mustParse(t, c.a), mustParse(t, c.b)
		got := ""
		for l := Exact; l <= Role; l++ {
			if a.Key(l) == b.Key(l) {
				if got != "" {
					got += " "
				}
				got += l.String()
			}
		}
		if got != c.levels {
			t.Errorf("%s and %s match at %q, want %q", c.a, c.b, got, c.levels)
		}
	}
}

// The canonical form has to be what the rules say and no more: over all small
// trees, two have the same form exactly when the rules lead from one to the other.
func TestCanonicalIsReachability(t *testing.T) {
	for _, c := range []struct {
		steps  int
		ops    string
		leaves []*Expr
	}{
		{2, "+-*/^", leavesOf(3, 7)},
		{3, "+-", leavesOf(4)},
		{3, "*/", leavesOf(4)},
		{3, "+-*/", leavesOf(3)},
		{3, "+-*/^", leavesOf(1, 7)},
		{4, "+-*/", leavesOf(1, 7)},
		{4, "+-*/^", leavesOf(1)},
		{2, Operators, leavesOf(2, 7)},
		{3, "gM", leavesOf(3)},
		{3, "+-gu", leavesOf(1, 7)},
		{3, "*/mr", leavesOf(1, 7)},
		{3, Operators, leavesOf(1)},
	} {
		reach := classes{}
		trees := allTrees(c.steps, c.ops, c.leaves)
		for _, e := range trees {
			from := e.Prefix()
			for _, next := range rewrites(e) {
				reach.join(from, next.Prefix())
			}
		}
		reach.check(t, trees, func(e *Expr) string { return e.Canonical().Prefix() })
		if len(leavesOf(1, 7)) >= len(c.leaves) { // a key tells no more leaves apart
			reach.check(t, trees, func(e *Expr) string { return e.Key(Canonical) })
		}
	}
}

func TestCanonicalProperties(t *testing.T) {
	r := newRand(1)
	for range 3000 {
		e := randomTree(r, r.IntN(15), "+-*/"+Operators, leavesOf(5, 0, 1, 2, 12))
		checkCanonical(t, r, e)
	}
}

// checkCanonical holds one tree against everything that is claimed of forms and keys.
func checkCanonical(t *testing.T, r *rand.Rand, e *Expr) {
	t.Helper()
	c := e.Canonical()
	if again := c.Canonical(); !Equal(c, again) {
		t.Fatalf("%v: the canonical form %v has the canonical form %v", e, c, again)
	}
	if c.Steps() != e.Steps() {
		t.Fatalf("%v has %d steps, its canonical form %v has %d", e, e.Steps(), c, c.Steps())
	}
	other := shuffled(r, e, 10)
	if d := other.Canonical(); !Equal(c, d) {
		t.Fatalf("%v and %v have different canonical forms:\n%v\n%v", e, other, c, d)
	}
	numbers := make([]*big.Rat, 10)
	for i := range numbers {
		numbers[i] = big.NewRat(r.Int64N(30), max(r.Int64N(10), 5)-4)
	}
	want, err1 := e.Eval(numbers)
	for _, same := range []*Expr{c, other} {
		got, err2 := same.Eval(numbers)
		if err1 == nil && err2 == nil && got.Cmp(want) != 0 {
			t.Fatalf("%v is %v, but %v is %v", e, want, same, got)
		}
		// The rules may move a division by zero, a/(b/0) = a*0/b, and meet
		// other results on the way, but nothing else.
		if err := errors.Join(err1, err2); (err1 == nil) != (err2 == nil) &&
			!errors.Is(err, ErrDivideByZero) && !errors.Is(err, ErrTooLarge) && !errors.Is(err, ErrNotWhole) {
			t.Fatalf("%v: %v, but %v: %v", e, err1, same, err2)
		}
	}
	// Neither order and grouping nor a renaming of the quantities change the key.
	turned := renamed(other, func(i int) int { return (i*3 + 7) % 10 })
	for l := Canonical; l <= Role; l++ {
		if a, b := e.Key(l), turned.Key(l); a != b {
			t.Fatalf("%v and %v do not match at the level %v: %s and %s", e, turned, l, a, b)
		}
	}
	if a, b := e.Key(Canonical), c.Key(Canonical); a != b {
		t.Fatalf("%v and its canonical form have the keys %s and %s", e, a, b)
	}
}

// Equal keys at a stricter level mean equal keys at the looser ones.
func TestLevelsNest(t *testing.T) {
	r := newRand(2)
	exact, role := map[string]*Expr{}, map[string]*Expr{}
	for range 20000 {
		e := randomTree(r, 1+r.IntN(4), "+-*/ug", leavesOf(3, 12, 100))
		if other := exact[e.Key(Exact)]; other != nil && other.Key(Canonical) != e.Key(Canonical) {
			t.Fatalf("%v and %v match exactly, but not canonically", e, other)
		}
		if other := role[e.Key(Role)]; other != nil && other.Key(Canonical) != e.Key(Canonical) {
			t.Fatalf("%v and %v match by role, but not canonically", e, other)
		}
		exact[e.Key(Exact)], role[e.Key(Role)] = e, e
	}
	if len(exact) < 1000 || len(role) < 100 {
		t.Fatalf("only %d and %d keys were seen", len(exact), len(role))
	}
}

func FuzzCanonical(f *testing.F) {
	for _, c := range canonicalTable {
		f.Add(c.in, uint64(1))
	}
	f.Fuzz(func(t *testing.T, s string, seed uint64) {
		defer budget.Watch(t, len(s), budget.Limit{Time: 2000 * time.Millisecond, EachTime: 500 * time.Microsecond, Bytes: 128 << 20, Each: 64000})()
		e, err := Parse(s)
		if err != nil || e.Steps() > 30 {
			return
		}
		// checkCanonical renames by a permutation of 0 to 9.
		for _, i := range e.Quantities() {
			if i > 9 {
				return
			}
		}
		checkCanonical(t, newRand(seed), e)
	})
}
