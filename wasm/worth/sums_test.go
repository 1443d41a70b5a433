package worth

import (
	"testing"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

func TestAddsClocks(t *testing.T) {
	document, err := text.Read("The train leaves at 10:30 and arrives at 14:15, after 2 stops of 5 minutes. How long is the trip?")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		expression string
		want       bool
	}{
		{"n0 + n1", true},
		{"n1 - n0", false},
		{"n0 + n2", false},
		{"n1 - n0 - n2 * n3", false},
		{"n1 - (n0 + n2 * n3)", false},
		{"(n0 + n1) * n2", true},
		{"n2 + n3", false},
		{"n0 + (n1 - n0)", false},
		{"n0 + n1 - n0 - n1", false},
	} {
		tree, err := expr.Parse(c.expression)
		if err != nil {
			t.Fatal(err)
		}
		if got := AddsClocks(tree, document.Quantities); got != c.want {
			t.Errorf("%s: %v, want %v", c.expression, got, c.want)
		}
	}
}
