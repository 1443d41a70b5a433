package data

import (
	"math/big"
	"os"
	"strings"
	"testing"

	"mwpranker/train/stories"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Every equation binds to the numbers of its text and gives the answer, and the parts are what ReadTyped says.
func TestTyped(t *testing.T) {
	seen := map[string]*Example{}
	for set, want := range map[string]int{"teacher": 160, "adversarial": 300, "blind-teacher": 160, "blind-adversarial": 320} {
		data, err := typedFiles.ReadFile("testdata/typed/" + set + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		records, err := parseTyped(data)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range records {
			e, err := r.example(set)
			if err != nil {
				doc, _ := text.Read(r.Text)
				t.Errorf("%s: %v\n%s\n%s over %s", r.ID, err, r.Text, r.Equation, list(doc.Values()))
				continue
			}
			if s := e.Expr.Steps(); s < 1 || s > 4 {
				t.Errorf("%s takes %d steps", r.ID, s)
			}
			if before := seen[e.Masked()]; before != nil && !expr.Equal(before.Expr, e.Expr) {
				t.Errorf("%s and %s have the same words and different models", before.ID, r.ID)
			}
			seen[e.Masked()] = e
		}
		dev, err := ReadTyped(set, "dev")
		if err != nil {
			t.Fatal(err)
		}
		test, err := ReadTyped(set, "test")
		if err != nil {
			t.Fatal(err)
		}
		all := len(dev.Examples) + len(test.Examples)
		if all != len(records) || all < want || len(dev.Seen) != len(dev.Examples) {
			t.Errorf("%s: %d of %d problems in the two parts; %d are wanted", set, all, len(records), want)
		}
		if d := 3 * len(dev.Examples); d < all-8 || d > all+8 {
			t.Errorf("%s: %d of %d problems are dev; a third is wanted", set, len(dev.Examples), all)
		}
	}
	for _, bad := range [][2]string{{"teacher", "train"}, {"pupil", "dev"}} {
		if _, err := ReadTyped(bad[0], bad[1]); err == nil {
			t.Errorf("ReadTyped(%s, %s) gives no error", bad[0], bad[1])
		}
	}
}

// A group of adversarial problems stands in one part, and a change of its words changes the model.
func TestAdversarialGroups(t *testing.T) {
	for set, size := range map[string]int{"adversarial": 5, "blind-adversarial": 4} {
		data, err := typedFiles.ReadFile("testdata/typed/" + set + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		records, err := parseTyped(data)
		if err != nil {
			t.Fatal(err)
		}
		groups := map[string][]typedRecord{}
		for _, r := range records {
			g := strings.TrimRight(r.ID, "abcde")
			groups[g] = append(groups[g], r)
		}
		for g, list := range groups {
			models := map[string]bool{}
			for _, r := range list {
				if e, err := r.example(set); err == nil {
					models[e.Expr.String()] = true
				}
				if r.Part != list[0].Part {
					t.Errorf("%s stands in both parts", g)
				}
			}
			if len(list) != size || len(models) < 2 || list[0].Kind != "base" {
				t.Errorf("%s has %d problems and %d models", g, len(list), len(models))
			}
		}
	}
}

func list(values []*big.Rat) string {
	var out []string
	for _, v := range values {
		out = append(out, expr.FormatRat(v))
	}
	return strings.Join(out, " ")
}

// No typed problem stands in a public set, with other numbers or a word changed. The sets are not part of the repository.
func TestTypedIsOurs(t *testing.T) {
	dir := os.Getenv("MWP_DATA")
	if dir == "" {
		t.Skip("MWP_DATA names no folder with the public sets")
	}
	var known [][]string
	for _, set := range []string{"mawps", "asdiv-a", "asdiv", "gsm8k"} {
		texts, err := stories.ReadDataSet(dir, set)
		if err != nil {
			t.Fatal(err)
		}
		known = append(known, texts...)
	}
	overlap := stories.NewOverlap(known)
	for _, set := range TypedSets {
		for _, part := range []string{"dev", "test"} {
			held, err := ReadTyped(set, part)
			if err != nil {
				t.Fatal(err)
			}
			for i := range held.Examples {
				e := &held.Examples[i]
				words := strings.Fields(e.Masked())
				if near, d := overlap.Find(words); near != nil && 4*d <= len(words) {
					t.Errorf("%s is %d words from a public problem:\n%s\n%s", e.ID, d, strings.Join(words, " "), strings.Join(near, " "))
				}
			}
		}
	}
}
