package reader

import (
	"fmt"
	"testing"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
)

// TestSure: a threshold holds on every set, not only on all together; sizes have thresholds of
// their own.
func TestSure(t *testing.T) {
	one := expr.NewOperator('+', expr.NewQuantity(0), expr.NewQuantity(1))
	two := expr.NewOperator('+', one, expr.NewQuantity(2))
	// A choice of one tree, weighed by its score alone: the weights below give score x the
	// probability 1/(1+e^-x).
	var calibration graph2tree.Calibration
	calibration[0] = 1
	var list []Choice
	add := func(set string, tree *expr.Expr, score float64, right, wrong int) {
		for i := range right + wrong {
			c := Choice{Trees: []graph2tree.Candidate{{Expr: tree}}, Right: 0, Counts: 1, Set: set}
			c.Trees[0].Features[0] = score
			if i < wrong {
				c.Right = -1
			}
			list = append(list, c)
		}
	}
	const low, high = 2.5, 4 // 0.924 and 0.982
	add("easy", one, low, 200, 2)
	add("easy", two, low, 100, 1)
	thresholds := func() string { return fmt.Sprintf("%.3f", Sure(list, calibration)) }
	if got, want := thresholds(), "[0.800 0.800 2.000 2.000]"; got != want {
		t.Errorf("one set: %s, want %s", got, want)
	}
	add("hard", one, low, 16, 4) // one wrong in five where the other set has one in a hundred
	add("hard", one, high, 40, 0)
	if got, want := thresholds(), "[0.925 0.800 2.000 2.000]"; got != want {
		t.Errorf("with a set in which low probabilities mislead: %s, want %s", got, want)
	}
	add("tiny", two, high, 1, 2)
	if got, want := thresholds(), "[0.925 2.000 2.000 2.000]"; got != want {
		t.Errorf("with a few that are wrong everywhere: %s, want %s", got, want)
	}
	if got, want := describeSure(list, calibration, Sure(list, calibration)), "sure from [0.925 2.000 2.000 2.000]\n"+
		"  easy                      303 read,    0 sure, of these right -\n"+
		"  hard                       60 read,   40 sure, of these right 100.0 [91.2, 100.0]\n"+
		"  tiny                        3 read,    0 sure, of these right -\n"; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

func TestRare(t *testing.T) {
	for _, c := range []struct {
		wrong, n int
		want     bool
	}{{0, 12, true}, {0, 11, false}, {1, 36, false}, {1, 37, true}, {4, 100, false}, {3, 100, true}} {
		if got := rare(c.wrong, c.n); got != c.want {
			t.Errorf("%d wrong of %d: %v", c.wrong, c.n, got)
		}
	}
}
