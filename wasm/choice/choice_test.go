package choice

import (
	"errors"
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

func problemOf(t testing.TB, source, equation string) (*text.Document, *expr.Expr) {
	t.Helper()
	document, err := text.Read(source)
	if err != nil {
		t.Fatal(err)
	}
	tree, document, err := corpus.Bind(equation, document)
	if err != nil {
		t.Fatalf("%s: %v", source, err)
	}
	return document, tree
}

// What a pupil may come to, each with its slip; of many, one at least has to be among the options
// of some seed.
var examples = []struct{ text, equation, answer, wrong string }{
	{"Mia has 24 marbles and finds 7 more. How many marbles has she?", "24 + 7", "31 marbles",
		"operation 17 marbles"},
	{"A pen costs $4 and a book $12. What do 3 pens and a book cost?", "3 * 4 + 12", "$24",
		"order $48"},
	{"A pen costs $4 and a book $12. What do 3 pens and a book cost?", "3 * 4 + 12", "$24",
		"forgotten $12"},
	{"Ann, who is 9, has 24 pens and loses 7. How many pens are left?", "24 - 7", "17 pens",
		"notNeeded 15 pens"},
	{"A bus has 40 seats. How many buses do 130 pupils need?", "roundup(130 / 40)", "4 buses",
		"rounding 3 buses"},
	{"A bus has 40 seats. How many buses do 80 pupils need?", "80 / 40", "2 buses",
		"operation 40 buses"},
	{"A film starts at 18:45 and lasts 50 minutes. When does it end?", "18:45 + 50", "19:35",
		"operation 17:55"},
	{"12 children share 3 cakes. How much of a cake does each get?", "3 / 12", "0.25",
		"counting 1.25"},
}

func TestOf(t *testing.T) {
	for _, e := range examples {
		document, tree := problemOf(t, e.text, e.equation)
		found := false
		var all []string
		for seed := range uint64(30) {
			options, err := Of(document, tree, nil, seed)
			if err != nil {
				t.Fatalf("%s: %v", e.text, err)
			}
			for _, o := range options {
				said := strings.TrimSpace(string(o.Slip) + " " + o.Worded)
				found = found || said == e.wrong
				if o.Slip == Right && o.Worded != e.answer {
					t.Errorf("%s: the answer is %s, want %s", e.text, o.Worded, e.answer)
				}
				if !slices.Contains(all, said) {
					all = append(all, said)
				}
			}
		}
		if !found {
			t.Errorf("%s: there is never %q among %q", e.text, e.wrong, all)
		}
	}
}

// TestReadings: what the model has read otherwise comes first.
func TestReadings(t *testing.T) {
	document, tree := problemOf(t, "Mia has 24 marbles in 3 bags and finds 7 more. How many marbles has she?", "24 + 7")
	other, err := expr.Parse("n0 * n1 + n2")
	if err != nil {
		t.Fatal(err)
	}
	options, err := Of(document, tree, []Reading{tree, other}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(options, func(o Option) bool {
		return o.Slip == OtherReading && o.Worded == "79 marbles" &&
			o.Why == "the text read as 24 * 3 + 7"
	}) {
		t.Errorf("got %+v", options)
	}
}

// TestSeed: the order hangs on the seed, and on nothing else.
func TestSeed(t *testing.T) {
	document, tree := problemOf(t, examples[1].text, examples[1].equation)
	places := map[int]bool{}
	for seed := range uint64(20) {
		a, err := Of(document, tree, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		b, _ := Of(document, tree, nil, seed)
		at := func(list []Option) int {
			return slices.IndexFunc(list, func(o Option) bool { return o.Slip == Right })
		}
		if at(a) != at(b) {
			t.Errorf("seed %d gives two orders", seed)
		}
		places[at(a)] = true
	}
	if len(places) != Options {
		t.Errorf("the answer stands in the places %v only", places)
	}
}

// TestCorpus: four options that differ and look alike, for nearly all real problems.
func TestCorpus(t *testing.T) {
	file, err := os.Open("../../corpus.json")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	n, none, bare := 0, 0, 0
	_, err = corpus.Read(file, func(p *corpus.Problem) {
		if n++; n%5 != 0 {
			return
		}
		document, tree := problemOf(t, p.Text, p.Equation)
		options, err := Of(document, tree, nil, uint64(n))
		if errors.Is(err, ErrFew) {
			none++
			return
		}
		if err != nil {
			t.Fatalf("%s: %v", p.ID, err)
		}
		if wrong := wrongWith(options); wrong != "" {
			t.Errorf("%s: %s: %+v", p.ID, wrong, options)
		}
		for _, o := range options {
			if o.Slip == Counting {
				bare++
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	asked := n / 5
	t.Logf("%d of %d problems have four options; of the wrong ones %d of %d are slips of counting",
		asked-none, asked, bare, 3*(asked-none))
	if none*50 > asked {
		t.Errorf("%d of %d problems have no options", none, asked)
	}
}

// wrongWith says what is wrong with the options; "" for nothing.
func wrongWith(options []Option) string {
	if len(options) != Options {
		return "not four options"
	}
	at := slices.IndexFunc(options, func(o Option) bool { return o.Slip == Right })
	if at < 0 {
		return "none is right"
	}
	right := &options[at]
	words := map[string]bool{}
	for i := range options {
		o := &options[i]
		switch {
		case words[o.Worded]:
			return "two are equal"
		case i != at && o.Slip == Right:
			return "two are right"
		case i != at && o.Why == "":
			return "one has no reason"
		case o.Value.Kind != right.Value.Kind:
			return "one is of another kind"
		case right.Value.Rat.IsInt() && !o.Value.Rat.IsInt():
			return "one is not whole"
		case right.Value.Rat.Sign() > 0 && o.Value.Rat.Sign() <= 0:
			return "one is not positive"
		case strings.HasPrefix(right.Worded, "$") != strings.HasPrefix(o.Worded, "$"):
			return "one is no price"
		case strings.Contains(o.Worded, "about"):
			return "one is rounded"
		}
		words[o.Worded] = true
	}
	return ""
}

// FuzzOf: no problem makes it panic or work without end, and what it gives differs.
func FuzzOf(f *testing.F) {
	for i, e := range examples {
		f.Add(e.text, e.equation, "n0 + n1", uint64(i))
	}
	f.Add("2 to the power of 90 is not 7", "2 ^ 90", "n0 / n1", uint64(1))
	f.Fuzz(func(t *testing.T, source, equation, reading string, seed uint64) {
		document, err := text.Read(source)
		if err != nil {
			return
		}
		tree, document, err := corpus.Bind(equation, document)
		if err != nil || tree.IsPattern() {
			return
		}
		var readings []Reading
		if other, err := expr.Parse(reading); err == nil {
			readings = []Reading{other}
		}
		defer budget.Watch(t, len(source)+len(equation)*len(equation), budget.Limit{
			Time: time.Second, EachTime: time.Millisecond, Bytes: 256 << 20, Each: 1 << 20,
		})()
		options, err := Of(document, tree, readings, seed)
		if err != nil {
			return
		}
		seen := map[string]bool{}
		for _, o := range options {
			if seen[o.Value.Rat.RatString()] {
				t.Fatalf("two options are %s", worth.Value{Rat: new(big.Rat).Set(o.Value.Rat)})
			}
			seen[o.Value.Rat.RatString()] = true
		}
	})
}
