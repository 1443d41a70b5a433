package renumber

import (
	"math/big"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// everyth problem of the corpus is varied by TestCorpus; mwp vary -count does all of them. As
// WebAssembly, which is slower, it is a quarter of that.
func everyth() int {
	if runtime.GOARCH == "wasm" {
		return 4 * 61
	}
	return 61
}

// TestCorpus: variants of real problems keep what is promised, looked at from
// outside: what is checked here is read from the new text alone, beside the old.
func TestCorpus(t *testing.T) {
	file, err := os.Open("../../corpus.json")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	n, tried, full := 0, map[Size]int{}, map[Size]int{}
	_, err = corpus.Read(file, func(p *corpus.Problem) {
		if n++; n%everyth() != 0 {
			return
		}
		source := problemOf(t, p.Text, p.Equation)
		for _, size := range Sizes() {
			tried[size]++
			list, err := Variants(source, Options{Count: 3, Size: size, Seed: uint64(n)})
			if err != nil {
				continue
			}
			if len(list) == 3 {
				full[size]++
			}
			for i := range list {
				if wrong := wrongWith(source, &list[i], size); wrong != "" {
					t.Errorf("%s, %s: %s\n%s\n%s", p.ID, size, wrong, p.Text, list[i].Text)
				}
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range Sizes() {
		t.Logf("%-12s %d of %d problems have three variants", size, full[size], tried[size])
	}
	for size, least := range map[Size]float64{Same: 0.97, Smaller: 0.9, Larger: 0.9, Within1000: 0.9} {
		if got := float64(full[size]) / float64(tried[size]); got < least {
			t.Errorf("%s: only %.1f %% of the problems have three variants", size, 100*got)
		}
	}
}

// wrongWith says what is wrong with a variant; "" for nothing.
func wrongWith(p Problem, v *Variant, size Size) string {
	document, err := text.Read(v.Text)
	if err != nil {
		return err.Error()
	}
	tree, document, err := corpus.Bind(worth.Equation(v.Expr, v.Document.Quantities), document)
	if err != nil {
		return "its equation does not bind: " + err.Error()
	}
	was, _ := worth.Of(p.Expr, p.Document.Quantities)
	value, err := worth.Of(tree, document.Quantities)
	switch {
	case err != nil:
		return err.Error()
	case value.Rat.Cmp(v.Value.Rat) != 0:
		return "its equation gives " + value.String() + " and not " + v.Value.String()
	case value.Kind != was.Kind:
		return "its answer is of another kind"
	case was.Rat.Sign() > 0 && value.Rat.Sign() <= 0:
		return "its answer is not positive: " + value.String()
	case was.Rat.IsInt() && !value.Rat.IsInt() && size != Decimals:
		return "its answer is not whole: " + value.String()
	case len(document.Quantities) != len(p.Document.Quantities):
		return "it has another count of numbers"
	}
	for i := range document.Quantities {
		if wrong := wrongNumber(&p.Document.Quantities[i], &document.Quantities[i], v.Text,
			size); wrong != "" {
			return wrong
		}
	}
	if size.most() > 0 {
		if wrong := wrongSteps(tree, document.Values(), size.most()); wrong != "" &&
			value.Kind == worth.Number && !worth.HasClock(tree, document.Quantities) {
			return wrong
		}
	}
	return ""
}

// wrongNumber says what is wrong with a number, by what it was.
func wrongNumber(was, is *text.Quantity, source string, size Size) string {
	written := source[is.Start:is.End]
	pointed := size == Decimals && was.Form == text.Digits && is.Form == text.Decimal
	switch {
	case is.Value.Sign() != was.Value.Sign():
		return written + " has another sign"
	case was.Form != is.Form && !pointed && was.Form != text.Multiple:
		return written + " is written in another way than before"
	case pointed && was.Measure == text.NoUnit && !was.Unit.IsMoney():
		return written + " counts, and has got a point"
	case is.Unit == text.Percent && was.Value.Cmp(hundred) <= 0 && is.Value.Cmp(hundred) > 0:
		return written + " is more than all"
	case is.Measure == text.Hour && was.Value.Cmp(rats(24)[0]) <= 0 && is.Value.Cmp(rats(24)[0]) > 0:
		return written + " hours are more than a day"
	case is.Unit.IsClock() && (is.Value.Sign() < 0 || is.Value.Cmp(rats(24 * 60)[0]) >= 0):
		return written + " is no time"
	case is.Unit.IsMoney() && !is.Value.IsInt() && !ends(is.Value, 2):
		return written + " is no price"
	case was.Value.Cmp(one) != 0 && is.Value.Cmp(one) == 0 && !is.Unit.IsMoney() &&
		is.Unit != text.Percent && !is.Unit.IsClock():
		return written + " was more than one"
	}
	return ""
}

func wrongSteps(tree *expr.Expr, values []*big.Rat, most float64) string {
	for node := range tree.Postorder() {
		v, err := node.Eval(values)
		if err != nil {
			return err.Error()
		}
		if f, _ := v.Float64(); f > most {
			return node.String() + " is " + expr.FormatRat(v)
		}
	}
	return ""
}

// TestUnused: numbers that are not needed change too, somewhere among a few variants.
func TestUnused(t *testing.T) {
	p := problemOf(t, "Ann, who is 9, has 24 pens in 3 boxes and loses 7. How many pens are left?",
		"24 - 7")
	list, err := Variants(p, Options{Count: 6})
	if err != nil {
		t.Fatal(err)
	}
	for i := range p.Document.Quantities {
		if !slices.ContainsFunc(list, func(v Variant) bool {
			return slices.ContainsFunc(v.Changes, func(c Change) bool { return c.Quantity == i })
		}) {
			t.Errorf("n%d is the same in all of them", i)
		}
	}
}

// TestKindsPage holds the table of docs/desk.md to the code.
func TestKindsPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/desk.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range kinds {
		if !strings.Contains(string(page), "| "+k.name+" |") {
			t.Errorf("docs/desk.md has no row for %q", k.name)
		}
	}
}
