package text

import (
	"flag"
	"fmt"
	"math/big"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the generated parts of docs/numbers.md")

const page = "../../docs/numbers.md"

// TestPage holds the generated parts of docs/numbers.md against the code.
func TestPage(t *testing.T) {
	data, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	got := string(data)
	for name, content := range map[string]string{"words": wordRows(), "not quantities": ruleRows(), "known constants": knownRow()} {
		begin, end := "<!-- "+name+": generated -->\n", "<!-- end -->"
		before, rest, ok := strings.Cut(got, begin)
		old, after, ok2 := strings.Cut(rest, end)
		if !ok || !ok2 {
			t.Fatalf("%s has no part %q", page, name)
		}
		if old == content {
			continue
		}
		if !*update {
			t.Errorf("the part %q of %s is not what the code says; run the test with -update and inspect the diff", name, page)
		}
		got = before + begin + content + end + after
	}
	if *update && got != string(data) {
		if err := os.WriteFile(page, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func wordRows() string {
	var b strings.Builder
	b.WriteString("\n| words | read as | worth | implies | why |\n|---|---|---|---|---|\n")
	for _, e := range table {
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", e.words, roleName(e.role), e.values, e.implies, e.why)
	}
	return b.String() + "\n"
}

func ruleRows() string {
	var b strings.Builder
	b.WriteString("\n| form | example, with its quantities in brackets | why |\n|---|---|---|\n")
	for _, r := range notQuantities {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", r.name, r.example, r.why)
	}
	return b.String() + "\n"
}

func knownRow() string {
	var b strings.Builder
	line := 0
	for i, v := range KnownConstants() {
		next := v.RatString()
		switch {
		case i == 0:
		case line+len(" · ")+len(next) > 95:
			b.WriteString(" ·\n")
			line = 0
		default:
			next = " · " + next
		}
		b.WriteString(next)
		line += len(next)
	}
	return "\n" + b.String() + "\n\n"
}

func roleName(r role) string {
	switch r {
	case unitWord, teenWord, tensWord, hundred, scaleWord:
		return "quantity"
	case part:
		return "quantity, or neither"
	case multiple:
		return "quantity (factor)"
	case groupWord:
		return "quantity, or constant"
	case measure, thing, coin:
		return "constant"
	case abbreviation:
		return "constant, right behind a number"
	}
	return "neither"
}

func TestTable(t *testing.T) {
	rows := make(map[string]int)
	for i, e := range table {
		words, values := strings.Fields(e.words), strings.Fields(e.values)
		if len(values) > 1 && len(values) != len(words) {
			t.Errorf("row %q: %d words, %d values", words[0], len(words), len(values))
		}
		if len(ratios(e.values)) != len(values) || len(ratios(e.implies)) != len(strings.Fields(e.implies)) {
			t.Errorf("row %q: a value is no number", words[0])
		}
		if e.why == "" {
			t.Errorf("row %q gives no reason", words[0])
		}
		for _, w := range words {
			if other, twice := rows[w]; twice {
				t.Errorf("%q stands in the rows %q and %q", w, table[other].words, e.words)
			}
			rows[w] = i
			if normalise(w) != w {
				t.Errorf("%q is not in plain form", w)
			}
		}
	}
}

func TestKnownConstants(t *testing.T) {
	known := KnownConstants()
	for i, v := range known {
		if !IsKnownConstant(v) {
			t.Errorf("%s is not known", v.RatString())
		}
		if i > 0 && known[i-1].Cmp(v) >= 0 {
			t.Errorf("%s and %s are out of order", known[i-1].RatString(), v.RatString())
		}
	}
	for _, example := range []struct {
		value *big.Rat
		want  bool
	}{
		{big.NewRat(12, 1), true}, {big.NewRat(100, 1), true}, {big.NewRat(1, 100), true}, {big.NewRat(1, 20), true}, {big.NewRat(52, 1), true},
		{big.NewRat(13, 1), false}, {big.NewRat(-1, 1), false}, {big.NewRat(1, 3), false}, {nil, false},
	} {
		if got := IsKnownConstant(example.value); got != example.want {
			t.Errorf("IsKnownConstant(%v) = %v", example.value, got)
		}
	}
	known[0].SetInt64(99) // the caller's copy
	if IsKnownConstant(big.NewRat(99, 1)) {
		t.Error("the set of constants can be changed from outside")
	}
}
