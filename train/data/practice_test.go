package data

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"mwpranker/train/stories"
	"mwpranker/wasm/budget"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

var practiceTests = []struct{ name, source, want string }{
	{"a problem", "Ada has 3 pens and buys 4. How many has she?\n= 3 + 4 = 7", "n0 + n1 (1)"},
	{"variations", "Ada had 9 pens, now 4. How many went?\n= 9 - 4 = 5\nAda had 9 pens, 4 more than Bo. How many had Bo?\n= 9 - 4 = 5\n\nHalf of 8?\n= 1/2 * 8 = 4", "n0 - n1 (1); n0 - n1 (1); n0 * n1 (2)"},
	{"a body", "Tea costs $2, cake $3.50.\n? What do 2 teas cost?\n= 2 * 2 = 4\n? What is the difference?\n= 3.50 - 2 = 1.5", "n0 * n2 (1); n1 - n0 (1)"},
	{"a fraction for an answer", "2 pies for 3 cats. How much each?\n= 2 / 3 = 2/3", "n0 / n1 (1)"},
	{"rounded up", "A bus holds 40 of the 130 pupils. How many buses?\n= roundup(130 / 40) = 4", "roundup(n1 / n0) (1)"},
	{"a remainder", "130 eggs in boxes of 40. How many are left?\n= remainder(130, 40) = 10", "remainder(n0 / n1) (1)"},
	{"bells", "Every 4, 6 and 10 minutes. When together?\n= lcm(4, 6, 10) = 60", "lcm(n0, n1, n2) (1)"},
	{"not rounded", "A bus holds 40 of the 130 pupils. How many buses?\n= 130 / 40 = 4", "f:2: the equation gives 3.25, not 4"},
	{"a wrong answer", "2 pies for 3 cats. How much each?\n= 2 / 3 = 3/2", "f:2: the equation gives 2/3, not 3/2"},
	{"no answer", "2 pies for 3 cats.\n= 2 / 3", "f:2: no answer; wanted: = equation = answer"},
	{"a foreign number", "2 pies for 3 cats.\n= 17 / 3 = 17/3", "f:2: 17 is neither a number of the text nor a known constant"},
	{"a letter", "2 pies for 3 cats.\n= c / 3 = 1", "f:2: n2: quantity n2 is missing: there are 2"},
	{"no equation", "2 pies for 3 cats.\n\n2 dogs and 3 cats.\n= 2 + 3 = 5", "f:2: the text above has no equation; n0 + n1 (2)"},
	{"no text", "= 2 + 3 = 5", "f:1: an equation without a text"},
	{"no body", "? How many?\n= 2 + 3 = 5", "f:1: a question without a body; f:2: an equation without a text"},
	{"an answer in words", "2 dogs and 3 cats.\n= 2 + 3 = five", `f:2: " five" is no number`},
}

func TestParsePractice(t *testing.T) {
	for _, test := range practiceTests {
		list, faults := ParsePractice("f", test.source)
		var got []string
		for _, f := range faults {
			got = append(got, f.Error())
		}
		for _, e := range list {
			got = append(got, fmt.Sprintf("%s (%s)", e.Expr, strings.TrimPrefix(e.Group, "f:")))
		}
		if s := strings.Join(got, "; "); s != test.want {
			t.Errorf("%s:\ngot  %s\nwant %s", test.name, s, test.want)
		}
	}
}

func FuzzParsePractice(f *testing.F) {
	for _, test := range practiceTests {
		f.Add(test.source)
	}
	f.Fuzz(func(t *testing.T, source string) {
		defer budget.Watch(t, len(source), budget.Limit{Time: 200 * time.Millisecond, EachTime: 200 * time.Microsecond, Bytes: 8 << 20, Each: 16000})()
		list, _ := ParsePractice("f", source)
		for _, e := range list {
			if v, err := worth.Of(e.Expr, e.Doc.Quantities); err != nil || !v.Is(e.Answer) {
				t.Errorf("%s: the tree %s gives %v, not %s (%v)", e.ID, e.Expr, v, expr.FormatRat(e.Answer), err)
			}
		}
	})
}

// All files can be read, no text stands twice with different trees, and what tells the same as a
// held problem is not learnt from.
func TestPractice(t *testing.T) {
	list, left, err := ReadPractice()
	if err != nil {
		t.Fatal(err)
	}
	if left > 0 || len(list) < 5000 {
		t.Errorf("%d problems, %d left out without a held set", len(list), left)
	}
	seen := map[string]*Example{}
	for i := range list {
		e := &list[i]
		words := e.Masked()
		used := e.Expr.Quantities()
		for i, q := range e.Doc.Quantities { // 20 of 60 is not 20 % of 60
			words += fmt.Sprint(q.Unit)
			if q.Form == text.Ordinal || !slices.Contains(used, i) { // nor is the first shelf the second, or pile 2 pile 3
				words += q.Value.RatString()
			}
		}
		if before := seen[words]; before != nil && !expr.Equal(before.Expr, e.Expr) {
			t.Errorf("%s and %s have the same words and different models", before.ID, e.ID)
		}
		seen[words] = e
	}
	held := &Held{Name: "held", Examples: list[:1]}
	again, left, err := ReadPractice(held)
	if err != nil || left == 0 || len(again)+left != len(list) {
		t.Errorf("beside its own first problem %d of %d problems are read and %d left out (%v)", len(again), len(list), left, err)
	}
}

// No practice problem stands in a public set, but for its numbers or a word. The sets are not part
// of the repository.
func TestPracticeIsOurs(t *testing.T) {
	dir := os.Getenv("MWP_DATA")
	if dir == "" {
		t.Skip("the public sets are not ours to keep in the repository; MWP_DATA names a folder that holds them")
	}
	list, _, err := ReadPractice()
	if err != nil {
		t.Fatal(err)
	}
	foreign(t, dir, list)
}

// foreign reports the problems that stand in a public set with other numbers or a few words
// changed.
func foreign(t *testing.T, dir string, list []Example) {
	var known [][]string
	for _, set := range []string{"mawps", "asdiv-a", "asdiv", "gsm8k"} {
		texts, err := stories.ReadDataSet(dir, set)
		if err != nil {
			t.Fatal(err)
		}
		known = append(known, texts...)
	}
	overlap := stories.NewOverlap(known)
	for i := range list {
		e := &list[i]
		words := strings.Fields(e.Masked())
		if near, d := overlap.Find(words); near != nil && 4*d <= len(words) {
			t.Errorf("%s is %d words from a public problem:\n%s\n%s", e.ID, d, strings.Join(words, " "), strings.Join(near, " "))
		}
	}
}
