package data

import (
	"testing"

	"mwpranker/wasm/nature"
)

// TestOddities: each kind is there often enough to say something, and no text stands twice.
func TestOddities(t *testing.T) {
	list, err := ReadOddities()
	if err != nil {
		t.Fatal(err)
	}
	count, seen := map[string]int{}, map[string]bool{}
	for _, o := range list {
		count[o.Nature]++
		if seen[o.Doc.Source] || seen[o.ID] {
			t.Errorf("%s stands twice", o.ID)
		}
		seen[o.Doc.Source], seen[o.ID] = true, true
	}
	for kind := nature.OtherLanguage; kind <= nature.NoCalculation; kind++ {
		if n := count[kind.String()]; n < 15 {
			t.Errorf("%d texts are %q, want at least 15", n, kind)
		}
		delete(count, kind.String())
	}
	if len(count) > 0 {
		t.Errorf("kinds that nature does not have: %v", count)
	}
}
