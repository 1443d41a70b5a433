package data

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mwpranker/wasm/text"
)

func TestProblems(t *testing.T) {
	doc, err := text.Read("Ann has 5 cats.")
	if err != nil {
		t.Fatal(err)
	}
	e := Example{ID: "x-01b", Set: "x", Group: "x-01", Kind: "extra", Tags: []string{"extra", "whole"}, Doc: doc}
	held := Held{Examples: []Example{e, {ID: "x-02a", Doc: doc}}, Seen: []bool{true, false}}
	list := held.Problems()
	p := list[0]
	if got, want := fmt.Sprintln(p.ID, p.Body, p.Kind, p.Tags, p.Seen), "x-01b x-01 extra [extra whole] true\n"; got != want || p.Document != doc {
		t.Errorf("%s, want %s", got, want)
	}
	if list[1].Body != "" || list[1].Seen {
		t.Errorf("a problem that stands alone has the body %q", list[1].Body)
	}
}

// TestGroups: problems about one body share a group, in every set that has such problems.
func TestGroups(t *testing.T) {
	for part, want := range map[SetPart]int{
		{"insider-plain", Test}: 0, {"insider-variations", Test}: 41, {"kindred-variations", Test}: 53,
		{"chosen-variations", Dev}: 30,
	} {
		held, err := ReadTyped(part)
		if err != nil {
			t.Fatal(err)
		}
		groups := map[string]bool{}
		for _, e := range held.Examples {
			if e.Group != "" {
				groups[e.Group] = true
			}
		}
		if len(groups) != want {
			t.Errorf("%s has %d groups, not %d", part, len(groups), want)
		}
	}
}

// TestDevAndTestAreApart: no problem of a ruler stands in a set of the other part, whatever its
// numbers and names.
func TestDevAndTestAreApart(t *testing.T) {
	rulers, err := Rulers()
	if err != nil {
		t.Fatal(err)
	}
	met, ids := map[string]SetPart{}, map[string]string{}
	for _, part := range []Part{Dev, Test} {
		sets, err := Ours(part)
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range sets {
			set, _, _ := strings.Cut(h.Name, " ")
			here := SetPart{set, part}
			if h.Part != part {
				t.Errorf("%s is given out for %s", h.Name, part)
			}
			for i := range h.Examples {
				m := h.Examples[i].Nameless()
				before, ok := met[m]
				ruler := slices.Contains(rulers, here) || slices.Contains(rulers, before)
				if ok && ruler && before.Part != part {
					t.Errorf("%s stands in %s too, as %s", h.Examples[i].ID, before, ids[m])
				}
				met[m], ids[m] = here, h.Examples[i].ID
			}
		}
	}
}
