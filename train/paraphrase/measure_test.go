package paraphrase

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	judge "mwpranker/wasm/paraphrase"
)

// judged makes judged pairs of rows "source is says score".
func judged(t *testing.T, rows string) (list []Judged) {
	for row := range strings.SplitSeq(strings.TrimSpace(rows), "\n") {
		var source, is, says string
		var score float64
		if _, err := fmt.Sscan(row, &source, &is, &says, &score); err != nil {
			t.Fatal(err)
		}
		truth, err1 := judge.ParseVerdict(is)
		said, err2 := judge.ParseVerdict(says)
		if err1 != nil || err2 != nil {
			t.Fatal(err1, err2)
		}
		pair := &Pair{A: source, Verdict: truth, SameModel: truth != judge.Different, Kind: is}
		list = append(list, Judged{pair, said, score, said != judge.Different})
	}
	return list
}

// TestMeasure: worked out by hand.
func TestMeasure(t *testing.T) {
	list := judged(t, `
a paraphrase paraphrase 0.9
a paraphrase different 0.3
b paraphrase paraphrase 0.6
b same-model same-model 0.2
c different paraphrase 0.8
c different different 0.2`)
	f := Measure(list)
	for _, test := range []struct {
		name      string
		got, want float64
	}{
		// precision 2/3, 1, 1/2; recall 2/3, 1, 1/2; so F1 is the same
		{"macro precision", f.Macro[0], (2.0/3 + 1 + 0.5) / 3},
		{"macro recall", f.Macro[1], (2.0/3 + 1 + 0.5) / 3},
		{"macro F1", f.Macro[2], (2.0/3 + 1 + 0.5) / 3},
		{"weighted F1", f.Weighted[2], (3*2.0/3 + 1*1 + 2*0.5) / 6},
		{"F1 of a paraphrase or not", f.Binary[2], (2.0/3 + 2.0/3) / 2},
		{"mu+", f.Valid, 0.6},
		{"mu-", f.Invalid, 0.4},
		{"separation", f.Separation(), 0.2},
		{"model", f.Model, 4.0 / 6},
		{"right", f.Right, 4.0 / 6},
	} {
		if math.Abs(test.got-test.want) > 1e-9 {
			t.Errorf("%s is %v, want %v", test.name, test.got, test.want)
		}
	}
	want := "| is, and is said to be | paraphrase | same-model | different |\n|---|---|---|---|\n" +
		"| paraphrase | 2 | 0 | 1 |\n| same-model | 0 | 1 | 0 |\n| different | 1 | 0 | 1 |\n"
	if got := ConfusionTable(list); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := KindTable(list); !strings.Contains(got, "| paraphrase, paraphrase | 3 | 2 |") {
		t.Errorf("by kind:\n%s", got)
	}
}

// TestIntervalCountsSources: a hundred pairs of two sources are two cases, and say little.
func TestIntervalCountsSources(t *testing.T) {
	rows := func(sources int) string {
		var b strings.Builder
		for i := range 100 {
			says := "paraphrase"
			if i%sources%2 == 0 {
				says = "different"
			}
			fmt.Fprintf(&b, "s%d paraphrase %s 0.5\n", i%sources, says)
		}
		return b.String()
	}
	right := func(f Figures) float64 { return f.Right }
	few, many := judged(t, rows(2)), judged(t, rows(100))
	if low, high := Interval(few, right); low != 0 || high != 1 {
		t.Errorf("two sources: [%v, %v], want [0, 1]", low, high)
	}
	if low, high := Interval(many, right); low < 0.38 || high > 0.62 {
		t.Errorf("a hundred sources: [%v, %v], want about [0.4, 0.6]", low, high)
	}
	if Sources(few) != 2 {
		t.Errorf("%d sources, want 2", Sources(few))
	}
}

func TestTFIDF(t *testing.T) {
	pairs, err := ParsePairs([]byte(aPair), Train)
	if err != nil {
		t.Fatal(err)
	}
	words := NewTFIDF(pairs)
	same, near, far := words.Cosine("Ann has figs", "figs Ann has"), words.Cosine("Ann has figs", "Ann has plums"), words.Cosine("Ann", "Ben")
	if math.Abs(same-1) > 1e-9 || near <= far || near >= same || far != 0 {
		t.Errorf("cosines %v, %v, %v; want 1, less, 0", same, near, far)
	}
}

// TestFit: a feature that decides gets its weight, on the right side; what is kept has none.
func TestFit(t *testing.T) {
	names := judge.FeatureNames()
	answer, kept, lost := slices.Index(names, "answer"), slices.Index(names, "number-kept"), slices.Index(names, "number-lost")
	var list []Compared
	for i := range 40 {
		c := Compared{Pair: Pair{ID: fmt.Sprint(i), A: fmt.Sprint(i)}, x: make([]float64, len(names))}
		if i%2 == 0 {
			c.Pair.Verdict, c.Pair.SameModel, c.x[answer] = judge.Same, true, 1
		} else {
			c.x[kept] = 1
		}
		list = append(list, c)
	}
	w := Fit(list, Recipe{Pull: 0.1, Made: 1, Features: all})
	if w.Same[answer] < 2 || w.Model[answer] < 2 || w.Same[kept] != 0 || w.Same[lost] != 0 {
		t.Errorf("the weights are %.2f and %.2f, %.2f of what is kept, %.2f of what never is",
			w.Same[answer], w.Model[answer], w.Same[kept], w.Same[lost])
	}
}
