package graph2tree

import (
	"math"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/weights"
)

var problems = []string{
	"Nadia has 12 pens and buys 5 more. How many pens does she have now?",
	"a box holds 3 dozen eggs and 7 of them break how many are left",
	"How many legs do 4 spiders and 2 dogs have?",
	"$3.50!",
	"?",
	"No numbers here. None there.",
	"1 2 3 4 5 6 7 8 9 10 11 12 13 14",
}

func newReader(t testing.TB) *Reader {
	r, err := NewReader(parser(t), randomModel(t, testConfig))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// check holds readings against what is promised of them.
func check(t *testing.T, source string, list []Reading, quantities int) {
	if len(list) > Beams {
		t.Errorf("%q: %d readings", source, len(list))
	}
	sum := 0.0
	seen := map[string]bool{}
	for i, r := range list {
		if i > 0 && r.Probability > list[i-1].Probability {
			t.Errorf("%q: reading %d is likelier than the one before it", source, i+1)
		}
		sum += r.Probability
		if len(r.Expr.Operators()) > MaxOperators {
			t.Errorf("%q: %s has more than %d operators", source, r.Expr, MaxOperators)
		}
		for _, q := range r.Expr.Quantities() {
			if q >= quantities {
				t.Errorf("%q: %s uses a number that is not there", source, r.Expr)
			}
		}
		if again, err := expr.ParsePrefix(r.Expr.Prefix()); err != nil || !expr.Equal(again, r.Expr) {
			t.Errorf("%q: %s is no well-formed tree (%v)", source, r.Expr, err)
		}
		if seen[r.Expr.String()] {
			t.Errorf("%q: %s stands twice", source, r.Expr)
		}
		seen[r.Expr.String()] = true
	}
	if math.IsNaN(sum) || sum > 1.001 {
		t.Errorf("%q: probabilities add up to %g", source, sum)
	}
}

func TestReadKeepsItsPromises(t *testing.T) {
	r := newReader(t)
	for _, source := range problems {
		doc := document(t, source)
		list, err := r.Read(doc)
		if err != nil {
			t.Fatalf("%q: %v", source, err)
		}
		check(t, source, list, len(doc.Quantities))
	}
}

// TestStateLeavesNoTrace reads problems in two orders with one state.
func TestStateLeavesNoTrace(t *testing.T) {
	r := newReader(t)
	read := func(source string) string {
		list, err := r.Read(document(t, source))
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		for _, x := range list {
			b.WriteString(x.Expr.String() + "; ")
		}
		return b.String()
	}
	first := make([]string, len(problems))
	for i, source := range problems {
		first[i] = read(source)
	}
	for i := len(problems) - 1; i >= 0; i-- {
		if again := read(problems[i]); again != first[i] {
			t.Errorf("%q: first %s, then %s", problems[i], first[i], again)
		}
	}
}

func TestNothingToCalculateWith(t *testing.T) {
	r := newReader(t)
	for _, source := range []string{"", "?", "hello there", "How many are there?"} {
		if list, err := r.Read(document(t, source)); err != nil || len(list) > 0 {
			t.Errorf("%q: %d readings (%v)", source, len(list), err)
		}
	}
}

func TestForwardAllocatesNothing(t *testing.T) {
	m := randomModel(t, testConfig)
	s, err := NewState(m)
	if err != nil {
		t.Fatal(err)
	}
	doc := document(t, problems[1])
	parse := syntax.Parse(parser(t), doc)
	g, err := graph.Build(doc, parse)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.scribe.Write(&s.in, doc, parse, g); err != nil {
		t.Fatal(err)
	}
	if n := testing.AllocsPerRun(20, func() { s.encode(); s.search() }); n != 0 {
		t.Errorf("the forward pass allocates %g times", n)
	}
}

// TestBeamKeepsTheBest compares the search with a greedy one by hand: the likeliest first choice is
// among what is kept.
func TestBeamOfferKeepsTheBestInOrder(t *testing.T) {
	var b beam
	for i, score := range []float32{-3, -1, -7, -2, -9, -4, -0.5, -8} {
		b.offer(extension{candidate: int32(i), score: score})
	}
	var got []int32
	for _, e := range b.next {
		got = append(got, e.candidate)
	}
	want := []int32{6, 1, 3, 0, 5}
	if len(got) != len(want) {
		t.Fatalf("kept %v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("kept %v, want %v", got, want)
		}
	}
}

func TestLoadSaysWhatIsWrong(t *testing.T) {
	write := func(entries []weights.Tensor) []byte {
		var b strings.Builder
		if err := weights.Write(&b, entries); err != nil {
			t.Fatal(err)
		}
		return []byte(b.String())
	}
	entries, err := testConfig.Entries()
	if err != nil {
		t.Fatal(err)
	}
	get := randomTensor(testConfig)
	for _, s := range testConfig.Tensors() {
		x, _ := get(s.Name)
		entries = append(entries, weights.Floats(s.Name, x, s.Rows, s.Cols))
	}
	if _, err := Load(write(entries)); err != nil {
		t.Errorf("a whole file: %v", err)
	}
	for _, c := range []struct {
		name string
		data []byte
		want string
	}{
		{"no file", []byte("hello"), "loading the reader"},
		{"another file", write([]weights.Tensor{weights.TextOf("parser", "{}")}), "not a reader"},
		{"no tensors", write(entries[:4]), `no tensor "word"`},
		{"cut short", write(entries)[:900], "damaged"},
	} {
		if _, err := Load(c.data); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v; want %q in it", c.name, err, c.want)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, source := range problems {
		f.Add(source)
	}
	readers := []*Reader{newReader(f), verifiedReader(f)}
	f.Fuzz(func(t *testing.T, source string) {
		defer budget.Watch(t, len(source), budget.Limit{Time: 2000 * time.Millisecond, EachTime: 2000 * time.Microsecond, Bytes: 64 << 20, Each: 64000})()
		if len(source) > 400 {
			return
		}
		doc := document(t, source)
		for _, r := range readers {
			list, err := r.Read(doc)
			if err != nil {
				t.Fatal(err)
			}
			check(t, source, list, len(doc.Quantities))
		}
	})
}
