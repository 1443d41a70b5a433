package data

import (
	"math/big"
	"os"
	"strings"
	"testing"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Every equation binds to the numbers of its text and gives the answer, and the parts are what
// ReadTyped says.
func TestTyped(t *testing.T) {
	seen := map[string]*Example{}
	for _, part := range TypedParts {
		set := part.Set
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
			if s := e.Expr.Steps(); s < 1 || s > 5 {
				t.Errorf("%s takes %d steps", r.ID, s)
			}
			if before := seen[e.Masked()]; before != nil && !expr.Equal(before.Expr, e.Expr) {
				t.Errorf("%s and %s have the same words and different models", before.ID, r.ID)
			}
			seen[e.Masked()] = e
		}
		held, err := ReadTyped(part)
		if err != nil {
			t.Fatal(err)
		}
		if n := len(held.Examples); n != len(records) || n < 100 {
			t.Errorf("%s: %d of %d problems", held.Name, n, len(records))
		}
	}
	for _, bad := range []SetPart{{"insider-plain", Dev}, {"pupil", Test}} {
		if _, err := ReadTyped(bad); err == nil {
			t.Errorf("ReadTyped(%v) gives no error", bad)
		}
	}
}

// A change of its words changes the model.
func TestVariations(t *testing.T) {
	for set, size := range map[string]int{"insider-variations": 5, "kindred-variations": 4, "chosen-variations": 4} {
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

// No typed problem stands in a public set, with other numbers or a word changed. The sets are not
// part of the repository.
func TestTypedIsOurs(t *testing.T) {
	dir := os.Getenv("MWP_DATA")
	if dir == "" {
		t.Skip("the public sets are not ours to keep in the repository; MWP_DATA names a folder that holds them")
	}
	for _, part := range TypedParts {
		held, err := ReadTyped(part)
		if err != nil {
			t.Fatal(err)
		}
		foreign(t, dir, held.Examples)
	}
}
