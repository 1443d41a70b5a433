package reader

import (
	"math/rand/v2"
	"strings"
	"testing"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// TestRearrange tells a problem many times: what the answer needs stays, with the same numbers in
// the tree; what it does not need is sometimes missing, and other sentences come in.
func TestRearrange(t *testing.T) {
	doc, err := text.Read("Ben is 9 years old. He keeps 14 hens. A hen eats 120 grams of corn a day. Two dozen eggs lie in the shed. How many grams of corn do the hens eat in 5 days?")
	if err != nil {
		t.Fatal(err)
	}
	tree, _ := expr.Parse("n1 * n2 * n4")
	r := rand.New(rand.NewPCG(1, 2))
	lost, came := 0, 0
	for range 200 {
		a := rearranger{r: r, pool: []string{"Mia has 3 cats and 2 dogs."}}
		made, told := a.rearrange(doc, tree)
		if got := told.Fill(made.Values()).String(); got != "14 * 120 * 5" {
			t.Fatalf("%s: %s", made.Source, got)
		}
		for _, s := range []string{"He keeps 14 hens.", "A hen eats", "How many grams"} {
			if !strings.Contains(made.Source, s) {
				t.Fatalf("%q lost %q", made.Source, s)
			}
		}
		if !strings.Contains(made.Source, "9 years") {
			lost++
		}
		if strings.Contains(made.Source, "cats") {
			came++
		}
	}
	if lost < 40 || lost > 100 || came < 15 || came > 60 {
		t.Errorf("of 200 times a sentence was left out %d times and one was put in %d times", lost, came)
	}
}

// TestRearrangeKeeps what a constant of the tree comes from, and what would be found otherwise in
// another place.
func TestRearrangeKeeps(t *testing.T) {
	doc, err := text.Read("Eggs are sold by the dozen. A dozen costs $3. Lea buys 4 dozen. How many eggs does she get?")
	if err != nil {
		t.Fatal(err)
	}
	tree, _ := expr.Parse("n1 * 12")
	a := rearranger{r: rand.New(rand.NewPCG(1, 2))}
	for range 100 {
		if made, told := a.rearrange(doc, tree); made.Source != doc.Source || told.String() != "n1 * 12" {
			t.Fatalf("%s: %s", made.Source, told)
		}
	}
}
