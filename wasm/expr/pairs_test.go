package expr

import (
	"strings"
	"testing"
)

// showPairs writes pairs as "a-b": operators by their sign, quantities as n0, n1.
func showPairs(pairs []Pair) string {
	name := func(e *Expr) string {
		if e.Kind == Operator {
			return string(e.Op)
		}
		return leafName(e)
	}
	var parts []string
	for _, p := range pairs {
		parts = append(parts, name(p.A)+"~"+name(p.B))
	}
	return strings.Join(parts, " ")
}

func TestPairs(t *testing.T) {
	for _, c := range []struct{ a, b, want string }{
		{"n0", "n1", "n0~n1"},
		{"n0 + n1", "n1 + n0", "n0~n1 n1~n0 +~+"},                                              // equal node by node
		{"(n0 + n1) * n2", "n2 * (n0 + n1)", "n0~n0 n1~n1 +~+ n2~n2 *~*"},                      // brought into one order
		{"(n0 + n1) * n0", "n0 * (n1 + n0)", "n1~n1 n0~n0 +~+ n0~n0 *~*"},                      // by the roles
		{"(n0 + n1) * n2 - n3", "n0 * (n1 + n2)", "n0~n1 n1~n2 +~+ n2~n0 *~*"},                 // the step more has no partner
		{"n0 + n1", "(n0 + n1) * n2", "n0~n0 n1~n1 +~+"},                                       // and the other way round
		{"n0 + n1", "n0 - n1", "n0~n0 n1~n1 +~-"},                                              // changed
		{"n0 * 7", "n0 * n1", "n0~n0 7~n1 *~*"},                                                // a constant became a quantity
		{"n0 * n1 + n2", "n0 * n1 + n2 * n3", "n0~n0 n1~n1 *~* n2~n2 +~+"},                     // a leaf became a step
		{"(n0 - n1) / n2", "n0 / n2", "n0~n0 n2~n2 /~/"},                                       // a step left out below
		{"(n0 + n1 + n2) / 3", "(n0 + n1 + n2 + n3) / 4", "n0~n0 n1~n2 +~+ n2~n3 +~+ 3~4 /~/"}, // a longer chain
	} {
		_, _, pairs := Pairs(mustParse(t, c.a), mustParse(t, c.b))
		if got := showPairs(pairs); got != c.want {
			t.Errorf("%s and %s: %s, want %s", c.a, c.b, got, c.want)
		}
	}
}

// TestPairsCost: the nodes that pairs leave over and change are as many as the distance says.
func TestPairsCost(t *testing.T) {
	random := newRand(6)
	leaves := []*Expr{NewQuantity(0), NewQuantity(1), NewQuantity(2), mustParse(t, "7")}
	for range 2000 {
		a, b := randomTree(random, random.IntN(6), Operators, leaves), randomTree(random, random.IntN(6), Operators, leaves)
		left, right, pairs := Pairs(a, b)
		cost := len(postorder(left)) + len(postorder(right)) - 2*len(pairs)
		seen := map[*Expr]bool{}
		for _, p := range pairs {
			if leafShapeOrOp(p.A) != leafShapeOrOp(p.B) {
				cost++
			}
			if seen[p.A] && p.A.Kind == Operator {
				t.Errorf("%s and %s: a node stands in two pairs", a, b)
			}
			seen[p.A] = true
		}
		if want := Distance(a, b); cost != want {
			t.Fatalf("%s and %s: pairs cost %d, the distance is %d: %s", a, b, cost, want, showPairs(pairs))
		}
	}
}

func leafShapeOrOp(e *Expr) string {
	if e.Kind == Operator {
		return string(e.Op)
	}
	return leafShape(e)
}
