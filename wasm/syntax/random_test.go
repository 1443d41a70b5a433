package syntax

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
)

// randomModel is a small model of random numbers; scale says how wild.
func randomModel(t testing.TB, seed uint64, scale float64) *Model {
	t.Helper()
	c := Config{Word: 7, Piece: 6, Shape: 3, Hidden: 8, Windows: []int{2, 1, 3}, TagLayer: 2, Arc: 9, Rel: 5,
		Words: []string{"apples", "are", "how", "many", "there"}, Pieces: []string{"<a", "<h", "es>", "s>", "y>", "0>"},
		UPOS: []string{"NOUN", "VERB"}, XPOS: []string{"NN", "NNS", "VBP"}, Rels: []string{"nsubj", "obj", "root"}}
	r := rand.New(rand.NewPCG(seed, 9))
	tensors := map[string][]float32{}
	for _, s := range c.Tensors() {
		x := make([]float32, s.Rows*s.Cols)
		for i := range x {
			x[i] = float32(r.NormFloat64() * scale)
		}
		tensors[s.Name] = x
	}
	m, err := NewModel(c, func(name string) ([]float32, bool) { x, ok := tensors[name]; return x, ok })
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// checkWords says what is wrong with words as a parse of forms.
func checkWords(t testing.TB, words []Word, forms []string) {
	t.Helper()
	if len(words) != len(forms) {
		t.Fatalf("%d words for %d forms", len(words), len(forms))
	}
	heads := make([]int, len(words))
	for i, w := range words {
		if w.Form != forms[i] || w.UPOS == "" || w.XPOS == "" {
			t.Fatalf("word %d is %+v, its form %q", i, w, forms[i])
		}
		heads[i] = (w.Head + len(words)) % (len(words) + 1)
		if (w.Head == 0) != (w.Rel == "root") {
			t.Fatalf("word %d has head %d and relation %s", i, w.Head, w.Rel)
		}
	}
	if err := checkTree(heads, len(heads)); err != nil {
		t.Fatal(err)
	}
}

func TestAnySentenceGivesATree(t *testing.T) {
	for seed := range uint64(3) {
		s := NewState(randomModel(t, seed, []float64{0.1, 1, 30}[seed]))
		r := rand.New(rand.NewPCG(seed, 3))
		words := []string{"How", "many", "apples", "are", "there", "?", ",", "12", "number0", "$", "", "ÄÖ", "\xff", strings.Repeat("x", 5000), "’s"}
		for _, n := range []int{0, 1, 2, 3, 5, 17, 60, 199, 200, 201, 450, 2000} {
			forms := make([]string, n)
			for i := range forms {
				forms[i] = words[r.IntN(len(words))]
			}
			checkWords(t, s.Words(nil, forms), forms)
		}
	}
}

func TestLongSentenceIsCutAtMarks(t *testing.T) {
	forms := strings.Fields(strings.Repeat("a ", 149) + ", " + strings.Repeat("b ", 300))
	if got := part(forms); got != 150 {
		t.Errorf("the first part has %d tokens, want 150, up to the comma", got)
	}
	if got := part(forms[150:]); got != longestSentence {
		t.Errorf("the second part has %d tokens, want %d: there is no mark", got, longestSentence)
	}
}

func FuzzWords(f *testing.F) {
	f.Add("How many apples are there ?")
	f.Add("")
	f.Add("number0 $ 5 .")
	f.Add("\x00\xff \u200b ’")
	s := NewState(randomModel(f, 1, 1))
	f.Fuzz(func(t *testing.T, line string) {
		defer budget.Watch(t, len(line), budget.Limit{Time: 500 * time.Millisecond, EachTime: 500 * time.Microsecond, Bytes: 8 << 20, Each: 8000})()
		forms := strings.Split(line, " ")
		checkWords(t, s.Words(nil, forms), forms)
	})
}

func TestNothingIsAllocatedAfterWarmUp(t *testing.T) {
	s := NewState(randomModel(t, 1, 1))
	long := strings.Fields(strings.Repeat("How many apples are there in number0 boxes , ", 12))
	short := strings.Fields("There are 12 apples .")
	words := s.Words(nil, long)
	for range 20 { // the search for a tree meets its largest case, too
		words = s.Words(words[:0], long)
	}
	if n := testing.AllocsPerRun(50, func() {
		words = s.Words(words[:0], short)
		words = s.Words(words[:0], long)
	}); n != 0 {
		t.Errorf("%v allocations a run", n)
	}
}
