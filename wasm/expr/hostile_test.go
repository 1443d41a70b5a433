package expr

import (
	"strings"
	"testing"
	"time"
)

// The largest trees that are read, in the shapes that are the hardest for one
// function or the other, take moments with every function.
func TestHostileInput(t *testing.T) {
	r := newRand(18)
	leaves := append(leavesOf(8, 7), &Expr{Kind: Wildcard})
	products := make([]string, 34)
	for i := range products {
		products[i] = strings.Repeat("a*", i%3) + "(b + " + strings.Repeat("7/", i%2) + "c)"
	}
	trees := map[string]*Expr{
		"one long sum":     mustParse(t, strings.Repeat("a+", MaxOperators)+"a"),
		"nested quotients": mustParse(t, strings.Repeat("a/(b-", MaxOperators/2)+"a"+strings.Repeat(")", MaxOperators/2)),
		"sums of products": mustParse(t, strings.Join(products[:24], " - ")),
		"zigzag":           mustParse(t, strings.Repeat("(a-b*", 33)+"a"+strings.Repeat("+c)", 33)),
		"one long gcd":     mustParse(t, "gcd("+strings.Repeat("a,", MaxOperators)+"a)"),
		"random":           randomTree(r, MaxOperators, Operators, leaves),
	}
	sums := randomTree(r, MaxOperators, "+*", leaves[:8])
	small := mustParse(t, "(a + b) * c - a / 7")
	for name, e := range trees {
		for what, call := range map[string]func(){
			"Key":             func() { e.Key(Role) },
			"Canonical":       func() { e.Canonical() },
			"Distance":        func() { Distance(e, trees["random"]) },
			"Distance itself": func() { Distance(e, e) },
			"Shorter":         func() { e.Shorter() },
			"Contains":        func() { Contains(e, small) },
			"Match":           func() { e.Match(sums) },
			"Match itself":    func() { e.Match(e) },
			"Eval":            func() { e.Eval(rats("2 3 5 7 11 13 17 19")) },
			"Solution":        func() { e.Solution(rats("2 3 5 7 11 13 17 19")) },
			"Spoken":          func() { e.Spoken(nil) },
		} {
			start := time.Now()
			call()
			took := time.Since(start)
			if took > 20*time.Millisecond {
				t.Logf("%s, %d operators: %s takes %v", name, e.Steps(), what, took)
			}
			if took > 10*time.Second {
				t.Errorf("%s, %d operators: %s takes %v", name, e.Steps(), what, took)
			}
		}
	}
}
