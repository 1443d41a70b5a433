package reader

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mwpranker/train/data"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/text"
)

func tinyOptions(checkpoint string) Options {
	o := Shipped().Options
	o.Steps, o.Batch, o.Workers, o.Every, o.Warmup = 4, 4, 2, 2, 2
	o.Checkpoint, o.Log = checkpoint, io.Discard
	return o
}

func worldOnly() *Source { return NewSource(data.NewTraining(nil), nil, Mix{World: 1}) }

// TestResumingChangesNothing trains once without a stop, once with one, and once more from the
// start.
func TestResumingChangesNothing(t *testing.T) {
	p := parser(t)
	fit := func(o Options, stops ...int) *Network {
		n := NewNetwork(testConfig, 1)
		for _, stop := range append(stops, 0) {
			n = NewNetwork(testConfig, 1)
			o.stopAfter = stop
			if err := Fit(n, worldOnly(), p, o); err != nil {
				t.Fatal(err)
			}
		}
		return n
	}
	once := fit(tinyOptions(""))
	again := fit(tinyOptions(""))
	stopped := fit(tinyOptions(filepath.Join(t.TempDir(), "tiny.ckpt")), 2)
	untrained := NewNetwork(testConfig, 1)
	moved := false
	for i, p := range once.Params {
		if !slices.Equal(p.X, again.Params[i].X) {
			t.Fatalf("%s differs between two trainings of the same seed", p.Name)
		}
		if !slices.Equal(p.X, stopped.Params[i].X) {
			t.Fatalf("%s differs after a stop", p.Name)
		}
		moved = moved || !slices.Equal(p.X, untrained.Params[i].X)
	}
	if !moved {
		t.Error("training changes nothing")
	}
}

// TestNothingHeldIsDrawn: whatever a source makes passes the gate of data.Training.
func TestNothingHeldIsDrawn(t *testing.T) {
	drawn := worldOnly().stream(1, 0)
	doc, tree := drawn.next()
	held := &data.Held{Name: "held", Examples: []data.Example{{Doc: doc, Expr: tree}}}
	gated := NewSource(data.NewTraining(nil, held), nil, Mix{World: 1}).stream(1, 0)
	mark := held.Examples[0].Masked()
	for range 50 {
		other, _ := gated.next()
		if e := (data.Example{Doc: other}); e.Masked() == mark {
			t.Fatalf("%q is held and was drawn", other.Source)
		}
	}
}

func TestRetypeKeepsTheNumbers(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	doc, err := text.Read("Nadia pays $12.50 for 3 dozen eggs. What does Nadia's mother pay for half of them?")
	if err != nil {
		t.Fatal(err)
	}
	changed := 0
	for range 200 {
		other := retype(doc, r)
		if other.Source != doc.Source {
			changed++
		}
		for i, v := range other.Values() {
			if v.Cmp(doc.Values()[i]) != 0 {
				t.Fatalf("%q has other numbers than %q", other.Source, doc.Source)
			}
		}
	}
	if changed < 20 {
		t.Errorf("only %d of 200 were typed otherwise", changed)
	}
}

func TestForgetTakesAWordEverywhere(t *testing.T) {
	list, docs := samples(t, testConfig)
	s, doc := list[0], docs[0]
	f := Forget{Word: 1, Name: 1, Piece: 1, Value: 1}
	f.words(s, doc, rand.New(rand.NewPCG(1, 1)))
	for i, w := range s.Input.Words {
		if doc.Tokens[i].Kind == text.Word && (w != 0 || len(s.Input.Pieces.Of(i)) > 0) {
			t.Errorf("%q is still known", doc.Tokens[i].Text)
		}
		for _, m := range s.Input.Marks.Of(i) {
			if int(m) >= graph2tree.FirstValueMark {
				t.Errorf("the value of %q is still known", doc.Tokens[i].Text)
			}
		}
	}
}

func TestCalibratePrefersWhatIsRight(t *testing.T) {
	// The search prefers the first tree, but its answer stands in the text, and then it is wrong.
	tree := func(score, inText float64) graph2tree.Candidate {
		var w graph2tree.Candidate
		w.Features[0], w.Features[2] = score, inText
		return w
	}
	var list []Choice
	for i := range 60 {
		c := Choice{Trees: []graph2tree.Candidate{tree(-0.5, 1), tree(-1, 0)}, Right: 1, Counts: 1, Set: "x"}
		if i%6 == 0 {
			c.Right = -1
		}
		list = append(list, c)
	}
	w := Calibrate(list)
	for k := range w { // a little to either side, no weight is better
		at := (&climb{list: list, total: float64(len(list)), start: graph2tree.Calibration{0: 1, graph2tree.NumFeatures: -2}})
		height := at.measure(&w)
		for _, by := range []float64{-0.05, 0.05} {
			moved := w
			moved[k] += by
			if at.measure(&moved) >= height {
				t.Errorf("weight %d is better moved by %g", k, by)
			}
		}
	}
	p := w.Probabilities(list[0].Trees)
	if p[1] <= p[0] || p[1] < 0.7 || p[1] > 0.9 || p[0]+p[1] > 1 {
		t.Errorf("probabilities %.2f; the second is right five times of six, and none once", p)
	}
}

func TestResultTable(t *testing.T) {
	list := []Result{
		{Recipe: "shipped", Steps: 100, Sets: []SetResult{
			{Name: "mawps fold 0", Problems: 4, Answer: 3, Exact: 2, Canonical: 3, Three: 4, Right: "1110", About: []int{0, 1, 2, 3}},
			{Name: "mawps fold 0, unseen part", Problems: 2, Answer: 1},
			{Name: "typed test", Problems: 4, Answer: 2, Right: "1100", About: []int{0, 0, 1, 1}},
		}},
		{Recipe: "shipped", Fold: 1, Steps: 100, Sets: []SetResult{
			{Name: "mawps fold 1", Problems: 4, Answer: 3, Exact: 2, Canonical: 3, Three: 4, Right: "0111", About: []int{0, 1, 2, 3}},
			{Name: "typed test", Problems: 4, Answer: 2, Right: "1100", About: []int{0, 0, 1, 1}},
		}},
		{Recipe: "kept as counts", Trainings: 5, Steps: 9, Sets: []SetResult{{Name: "typed test", Problems: 20, Different: 4, Answer: 10}}},
	}
	got := ResultTable(list).String()
	for _, want := range []string{
		"| shipped        | mawps              | 2         | 100   | 8        | 75.0 [40.9, 92.9] |          | 50.0 ", // eight different problems
		"| shipped        | mawps, unseen part | 1 ",
		"| shipped        | typed test         | 2         | 100   | 8        | 50.0 [9.5, 90.5] ", // two bodies, each read twice
		"| kept as counts | typed test         | 5         | 9     | 20       | 50.0 [15.0, 85.0]", // four problems, each read five times
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the table lacks %q:\n%s", want, got)
		}
	}
	if got, want := AnswerTable(list).String(), "| kept as counts | 50.0 [15.0, 85.0] |                   |"; !strings.Contains(got, want) {
		t.Errorf("the table lacks %q:\n%s", want, got)
	}
}

// TestKeep: what was trained stays in the repository with what is said of it.
func TestKeep(t *testing.T) {
	folder := t.TempDir()
	if err := Keep(folder, folder+"/none.json"); err == nil {
		t.Error("a folder without results was kept")
	}
	r := &Result{Recipe: "shipped", Seed: 3, Steps: 7, Commit: "abc", Date: "2026-01-02", Sets: []SetResult{{Name: "x", Problems: 1, Answer: 1, Right: "1", About: []int{0}}}}
	if err := r.save(folder, "one"); err != nil {
		t.Fatal(err)
	}
	name := folder + "/table.json"
	if err := os.WriteFile(name, []byte(`{"title":"A table","command":"make x","note":"why"}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Keep(folder, name); err != nil {
		t.Fatal(err)
	}
	got, err := ReadTable(name)
	if err != nil {
		t.Fatal(err)
	}
	if s, want := fmt.Sprint(*got), "{A table make x why [{shipped 0 3 7 abc 2026-01-02 0 [{x 1 0 1 0 0 0 0 0 1 [0]}]}]}"; s != want {
		t.Errorf("%s, want %s", s, want)
	}
}

func TestVariants(t *testing.T) {
	for _, name := range Variants() {
		r, err := Variant(name)
		if err != nil || r.Name != name {
			t.Errorf("%s: %v", name, err)
		}
		if r.Published != strings.HasPrefix(name, "only-") {
			t.Errorf("%s: texts of the dev parts are learnt: %v", name, r.Published)
		}
	}
	if _, err := Variant("none"); err == nil || !strings.Contains(err.Error(), "no-graph") {
		t.Errorf("an unknown recipe: %v", err)
	}
	only, _ := Variant("only-mawps")
	if only.Mix != (Mix{Sets: 1}) || only.trainsOn("asdiv-a") {
		t.Errorf("only-mawps trains on %+v of %v", only.Mix, only.Sets)
	}
}
