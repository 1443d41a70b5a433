package graph2tree

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"mwpranker/cmd/bench/processor"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/weights"
)

// verifiedConfig is the small test model with a verifier.
func verifiedConfig() Config {
	c := testConfig
	c.Verify = VerifySizes{Width: 6, Attend: 4, Trees: 9}
	return c
}

func verifiedReader(t testing.TB) *Reader {
	r, err := NewReader(parser(t), randomModel(t, verifiedConfig()))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestVerifiedReadKeepsItsPromises: more trees are verified than are given, and every step of a
// reading has a probability.
func TestVerifiedReadKeepsItsPromises(t *testing.T) {
	r := verifiedReader(t)
	trees := 0
	for _, source := range problems {
		doc := document(t, source)
		list, err := r.Read(doc)
		if err != nil {
			t.Fatalf("%q: %v", source, err)
		}
		check(t, source, list, len(doc.Quantities))
		for _, reading := range list {
			if len(reading.Steps) != len(reading.Expr.Operators()) {
				t.Errorf("%q: %s has %d steps with a probability", source, reading.Expr, len(reading.Steps))
			}
			for _, p := range reading.Steps {
				if !(p >= 0 && p <= 1) {
					t.Errorf("%q: %s has a step with the probability %g", source, reading.Expr, p)
				}
			}
		}
		trees = max(trees, len(r.state.forest.Roots))
	}
	if trees <= Beams {
		t.Errorf("at most %d trees were verified", trees)
	}
}

// TestVerifierLooksAtTheText: its opinion of the same tree is another one for another text, and
// after other problems it is what it was.
func TestVerifierLooksAtTheText(t *testing.T) {
	r := verifiedReader(t)
	say := func(source string) string {
		doc := document(t, source)
		parse := r.parser.Parse(doc)
		g, err := graph.Build(doc, parse)
		if err != nil {
			t.Fatal(err)
		}
		list, err := r.state.Candidates(doc, parse, g)
		if err != nil || len(list) == 0 {
			t.Fatalf("%q: %d trees (%v)", source, len(list), err)
		}
		f := &list[0].Features
		return fmt.Sprint(f[featureVerified], f[featureDoubtful], f[featurePairs], list[0].Steps)
	}
	first := say(problems[0])
	if other := say(problems[2]); other == first {
		t.Errorf("two texts have the same opinion: %s", first)
	}
	if again := say(problems[0]); again != first {
		t.Errorf("first %s, then %s", first, again)
	}
}

func TestVerifierAllocatesNothing(t *testing.T) {
	s, list, in := verifiedState(t, problems[1])
	if n := testing.AllocsPerRun(20, func() {
		s.forest.Reset(in)
		for i := range list {
			s.forest.Add(list[i].Expr)
		}
		s.check()
	}); n != 0 {
		t.Errorf("the verifier allocates %g times", n)
	}
}

// verifiedState is a state that has just read a problem.
func verifiedState(t testing.TB, source string) (*State, []Candidate, *Input) {
	s, err := NewState(randomModel(t, verifiedConfig()))
	if err != nil {
		t.Fatal(err)
	}
	doc := document(t, source)
	parse := syntax.Parse(parser(t), doc)
	g, err := graph.Build(doc, parse)
	if err != nil {
		t.Fatal(err)
	}
	list, err := s.Candidates(doc, parse, g)
	if err != nil || len(list) < 2 {
		t.Fatalf("%d trees (%v)", len(list), err)
	}
	return s, list, &s.in
}

// TestForest: what trees have in common stands there once.
func TestForest(t *testing.T) {
	f := NewForest(randomModel(t, testConfig))
	in := &Input{Quantities: []int32{1, 5, 9}, Implied: []int32{0, 1, 0}} // of the constants 7, 12 and 0.5 the text implies 12
	f.Reset(in)
	for _, c := range []struct {
		tree    string
		ok      bool
		nodes   int // in all
		unused  string
		related string
	}{
		{"(n0 + n1) * n2", true, 2, "[3]", "+ * *"},
		{"(n0 + n1) * 12", true, 3, "[2]", "+ . ."},
		{"n2 - (n0 + n1)", true, 4, "[3]", "+ -' -'"},
		{"(n0 + n1) * 7", true, 5, "[2 3]", "+ . ."},
		{"n1 / n2 + n1 / n0", true, 8, "[3]", "/' + /"},
		{"n0", true, 8, "[1 2 3]", ". . ."},
		{"n0 + 13", false, 8, "", ""}, // the model has no 13
		{"n3", false, 8, "", ""},      // the text has three numbers
		{"roundup(n0 / n1)", false, 8, "", ""},
	} {
		tree, err := expr.Parse(c.tree)
		if err != nil {
			t.Fatal(err)
		}
		roots := len(f.Roots)
		if ok := f.Add(tree); ok != c.ok || len(f.Nodes) != c.nodes {
			t.Errorf("%s: %v, %d nodes; want %v, %d", c.tree, ok, len(f.Nodes), c.ok, c.nodes)
		}
		if !c.ok {
			if len(f.Roots) != roots {
				t.Errorf("%s stands there", c.tree)
			}
			continue
		}
		root := f.Roots[len(f.Roots)-1]
		if got := fmt.Sprint(f.Unused(root, nil)); got != c.unused {
			t.Errorf("%s: does not take %s, want %s", c.tree, got, c.unused)
		}
		related := make([]uint8, Pairs(3))
		f.Related(related, root, 3)
		if got := f.name(related); got != c.related {
			t.Errorf("%s: its pairs are %q, want %q", c.tree, got, c.related)
		}
	}
	if f.Height != 2 || len(f.Leaves) != 5 || f.Offers != 4 {
		t.Errorf("height %d, %d leaves, %d of them offered", f.Height, len(f.Leaves), f.Offers)
	}
}

// name writes relations: the operator, with a mark where the later number is on its left.
func (f *Forest) name(related []uint8) string {
	var names []string
	for _, relation := range related {
		name := "."
		if relation > 0 {
			name = string(f.operators[(relation-1)/2]) + strings.Repeat("'", int(relation-1)%2)
		}
		names = append(names, name)
	}
	return strings.Join(names, " ")
}

// TestLeafAndManyNumbers: a tree without a step has no step to doubt, and a text of many numbers no
// pairs.
func TestLeafAndManyNumbers(t *testing.T) {
	s, _, _ := verifiedState(t, problems[6]) // fourteen numbers
	for _, p := range s.verify.pair {
		if p != 0 {
			t.Errorf("pairs of fourteen numbers: %g", p)
		}
	}
	if got := s.doubtful(^0); got != 0 || s.stepsOf(^0, nil) != nil {
		t.Errorf("a leaf is doubted: %g", got)
	}
}

// TestVerifierTravelsInTheFile: what it says is the same after writing and reading; a file that
// lacks a tensor, or has impossible sizes, is refused.
func TestVerifierTravelsInTheFile(t *testing.T) {
	c := verifiedConfig()
	c.Calibration = make([]float64, NumFeatures+1)
	const all = "all" // of the tensors
	write := func(c Config, without string) []byte {
		entries, err := c.Entries()
		if err != nil {
			t.Fatal(err)
		}
		if without != all {
			get := randomTensor(c)
			for _, s := range append(c.Tensors(), c.VerifyTensors()...) {
				if x, _ := get(s.Name); s.Name != without {
					entries = append(entries, weights.Floats(s.Name, x, s.Rows, s.Cols))
				}
			}
		}
		var b strings.Builder
		if err := weights.Write(&b, entries); err != nil {
			t.Fatal(err)
		}
		return []byte(b.String())
	}
	m, err := Load(write(c, ""))
	if err != nil {
		t.Fatal(err)
	}
	if m.Verify != c.Verify || len(m.weights.verify.state.w) != 12*12 {
		t.Errorf("it comes back as %+v", m.Verify)
	}
	for _, bad := range []struct {
		name string
		data []byte
		want string
	}{
		{"a tensor is missing", write(c, "verify.state"), `no tensor "verify.state"`},
		{"too wide", write(with(c, VerifySizes{Width: 5000, Attend: 4}), all), "a verifier of width 5000 and 4"},
		{"no attention", write(with(c, VerifySizes{Width: 6}), all), "a verifier of width 6 and 0"},
		{"too many trees", write(with(c, VerifySizes{Width: 6, Attend: 4, Trees: 1000}), all), "for 1000 trees"},
		{"calibrated as without one", write(calibrated(c, numPlain+1), all), "16 numbers; 19 are needed"},
	} {
		if _, err := Load(bad.data); err == nil || !strings.Contains(err.Error(), bad.want) {
			t.Errorf("%s: %v; want %q in it", bad.name, err, bad.want)
		}
	}
}

func with(c Config, v VerifySizes) Config {
	c.Verify = v
	return c
}

func calibrated(c Config, n int) Config {
	c.Calibration = make([]float64, n)
	return c
}

// TestWeighWithoutVerifier: the weights of a file come back, with a verifier and without one.
func TestWeighWithoutVerifier(t *testing.T) {
	var w Calibration
	for i := range w {
		w[i] = float64(i + 1)
	}
	plain, verified := testConfig, verifiedConfig()
	plain.Calibration, verified.Calibration = w.For(&plain), w.For(&verified)
	if len(plain.Calibration) != numPlain+1 || len(verified.Calibration) != NumFeatures+1 {
		t.Fatalf("%d and %d numbers", len(plain.Calibration), len(verified.Calibration))
	}
	if verified.calibration() != w {
		t.Errorf("with a verifier: %v", verified.calibration())
	}
	got := plain.calibration()
	if got[0] != 1 || got[numPlain-1] != numPlain || got[featureVerified] != 0 || got[NumFeatures] != NumFeatures+1 {
		t.Errorf("without one: %v", got)
	}
}

// TestNothingSaidIsInfinite: however large its numbers are, the verifier cannot break the
// probabilities.
func TestNothingSaidIsInfinite(t *testing.T) {
	for _, x := range []float32{0, 1e30, float32(math.Inf(-1))} {
		if got := bounded(x); math.Abs(got) > mostSaid {
			t.Errorf("%g becomes %g", x, got)
		}
	}
}

// BenchmarkReadVerified is BenchmarkRead with a verifier of the shipped sizes beside the shipped
// reader; its numbers are random, for how long it takes does not hang on them.
func BenchmarkReadVerified(b *testing.B) {
	m, file := shippedModel(b)
	c := m.Config
	c.Verify, c.Calibration = VerifySizes{Width: 128, Attend: 96, Trees: 10}, nil
	sizes := map[string]int{}
	for _, s := range c.VerifyTensors() {
		sizes[s.Name] = s.Rows * s.Cols
	}
	verified, err := NewModel(c, func(name string) ([]float32, bool) {
		if n, ok := sizes[name]; ok {
			x := make([]float32, n)
			for i := range x {
				x[i] = float32(i%7-3) * 0.05
			}
			return x, true
		}
		x, err := file.Floats(name)
		return x, err == nil
	})
	if err != nil {
		b.Fatal(err)
	}
	r, err := NewReader(parser(b), verified)
	if err != nil {
		b.Fatal(err)
	}
	read(b, r)
	before := processor.Time(b)
	for b.Loop() {
		read(b, r)
	}
	b.ReportMetric(float64(b.N)/(processor.Time(b)-before), "problems/core-s")
}
