package reader

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mwpranker/train/tape"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
	"mwpranker/wasm/weights"
)

// verifyConfig is the small test reader's with a verifier.
func verifyConfig() graph2tree.Config {
	c := testConfig
	c.Verify = graph2tree.VerifySizes{Width: 6, Attend: 5, Trees: 8}
	return c
}

// readerFile is a weight file of the small test reader with scattered numbers, which finds some
// trees.
func readerFile(t *testing.T) *weights.File {
	path := filepath.Join(t.TempDir(), "reader.bin")
	if err := Export(scattered(5), path, 0); err != nil {
		t.Fatal(err)
	}
	return fileOf(t, path)
}

func fileOf(t *testing.T, path string) *weights.File {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := weights.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// scatteredVerifier has numbers large enough that everything matters.
func scatteredVerifier(seed uint64) *Verifier {
	v := NewVerifier(verifyConfig(), seed)
	r := rand.New(rand.NewPCG(seed, 1))
	for _, p := range v.Params {
		for i := range p.X {
			p.X[i] += float32(r.NormFloat64() * 0.4)
		}
	}
	return v
}

// lessons are those of the test problems.
func lessons(t *testing.T, file *weights.File) []*lesson {
	c := verifyConfig()
	c.Verify = graph2tree.VerifySizes{Trees: c.Verify.Trees}
	m, err := graph2tree.NewModel(c, floats(file))
	if err != nil {
		t.Fatal(err)
	}
	teach, err := newTeacher(m, parser(t), Forget{})
	if err != nil {
		t.Fatal(err)
	}
	var list []*lesson
	for i, problem := range problems {
		doc, err := text.Read(problem.text)
		if err != nil {
			t.Fatal(err)
		}
		gold, err := expr.Parse(problem.tree)
		if err != nil {
			t.Fatal(err)
		}
		l, err := teach.lesson(doc, gold, rand.New(rand.NewPCG(uint64(i), 1)))
		if err != nil {
			t.Fatalf("%q: %v", problem.text, err)
		}
		list = append(list, l)
	}
	return list
}

// TestVerifierOnTapeAndInModelAgree: what the verifier says of the search's own trees is the same
// on the tape and in wasm/graph2tree.
func TestVerifierOnTapeAndInModelAgree(t *testing.T) {
	file := readerFile(t)
	v := scatteredVerifier(3)
	m, err := v.model(file)
	if err != nil {
		t.Fatal(err)
	}
	state, err := graph2tree.NewState(m)
	if err != nil {
		t.Fatal(err)
	}
	teach, err := newTeacher(m, parser(t), Forget{})
	if err != nil {
		t.Fatal(err)
	}
	tp := tape.New(nil)
	compared, features := 0, graph2tree.NumFeatures
	for _, problem := range problems {
		doc, err := text.Read(problem.text)
		if err != nil {
			t.Fatal(err)
		}
		parse := syntax.Parse(parser(t), doc)
		g, err := graph.Build(doc, parse)
		if err != nil {
			t.Fatal(err)
		}
		found, err := state.Candidates(doc, parse, g)
		if err != nil {
			t.Fatal(err)
		}
		l, related, err := foundLesson(teach, doc, found)
		if err != nil {
			t.Fatal(err)
		}
		tp.Reset(false)
		c := newCourse([]*lesson{l})
		said := v.forward(tp, c, 0)
		for k := range found {
			f := &found[k].Features
			want := float64(said.trees.X[k]) / 4
			if got := f[features-3]; math.Abs(want) > 4 || math.Abs(got-want) > 1e-4 {
				t.Errorf("%q, %s: %.6f in the model, %.6f on the tape", problem.text, found[k].Expr, got, want)
			}
			steps := said.stepsBelow(c, l.roots[k].node)
			if fmt.Sprintf("%.4f", found[k].Steps) != fmt.Sprintf("%.4f", steps) {
				t.Errorf("%q, %s: steps %.4f in the model, %.4f on the tape", problem.text, found[k].Expr, found[k].Steps, steps)
			}
			if want := said.pairsOf(tp, related[k]) / 10; math.Abs(want) > 4 || math.Abs(f[features-1]-want) > 1e-4 {
				t.Errorf("%q, %s: pairs %.6f in the model, %.6f on the tape", problem.text, found[k].Expr, f[features-1], want)
			}
			compared++
		}
	}
	if compared < 12 {
		t.Errorf("only %d trees were compared", compared)
	}
}

// foundLesson is a lesson of the trees that a state has just found, all of them and no other.
func foundLesson(teach *teacher, doc *text.Document, found []graph2tree.Candidate) (*lesson, [][]uint8, error) {
	s, err := teach.prepare.sample(doc, expr.NewQuantity(0))
	if err != nil {
		return nil, nil, err
	}
	l := &lesson{quantities: len(doc.Quantities)}
	var related [][]uint8
	teach.forest.Reset(&s.Input)
	for _, f := range found {
		if !teach.forest.Add(f.Expr) {
			return nil, nil, fmt.Errorf("%s cannot be planted", f.Expr)
		}
		root := teach.forest.Roots[len(teach.forest.Roots)-1]
		l.roots = append(l.roots, lessonRoot{root, false, teach.forest.Unused(root, nil)})
		pairs := make([]uint8, graph2tree.Pairs(l.quantities))
		teach.forest.Related(pairs, root, l.quantities)
		related = append(related, pairs)
	}
	teach.state.Encode(&s.Input)
	teach.encoded(l)
	teach.verdicts(l, newJudge(found[0].Expr, l.quantities, rand.New(rand.NewPCG(1, 1))))
	return l, related, nil
}

// stepsBelow are the probabilities of a tree's steps, in the order of Postorder.
func (j *judged) stepsBelow(c *course, node int32) []float64 {
	if node < 0 {
		return nil
	}
	n := &c.nodes[node]
	list := append(j.stepsBelow(c, int32(n.left)), j.stepsBelow(c, int32(n.right))...)
	return append(list, 1/(1+math.Exp(-float64(j.steps.X[node]))))
}

// pairsOf is the logarithm of the probability of the pairs of a tree.
func (j *judged) pairsOf(tp *tape.Tape, related []uint8) float64 {
	if j.pairs == nil {
		return 0
	}
	var targets []tape.Target
	for _, relation := range related {
		targets = append(targets, tape.Hard(int(relation)))
	}
	return -tp.CrossEntropy(j.pairs, targets, 1, 0)
}

// TestVerifierGradient holds the verifier's gradient against finite differences.
func TestVerifierGradient(t *testing.T) {
	v := scatteredVerifier(4)
	list := lessons(t, readerFile(t))
	tp := tape.New(nil)
	total := func() float64 {
		tp.Reset(true)
		c := newCourse(list)
		sum := v.loss(tp, c, 0)
		var right []uint8
		for _, l := range list {
			for _, r := range l.roots {
				right = append(right, verdictOf(r.right))
			}
		}
		trees, n := tp.Odds(v.forward(tp, c, 0).trees, right, 0)
		return sum.List/float64(sum.Lessons) + treeCounts*trees/float64(n) +
			stepCounts*sum.Steps/float64(sum.Judged) + pairCounts*sum.Pairs/float64(sum.Paired)
	}
	v.gradient(tp, list, 0)
	r := rand.New(rand.NewPCG(9, 9))
	off, checked := 0, 0
	for _, p := range v.Params {
		if !slices.ContainsFunc(p.G, func(g float32) bool { return g != 0 }) {
			t.Errorf("%s has no gradient at all", p.Name)
		}
		for range 5 {
			i := r.IntN(len(p.X))
			const step = 4e-3
			old := p.X[i]
			p.X[i] = old + step
			up := total()
			p.X[i] = old - step
			down := total()
			p.X[i] = old
			want := (up - down) / (2 * step)
			if math.Abs(want-float64(p.G[i])) > 2e-3+3e-2*math.Abs(want) {
				t.Logf("%s[%d]: gradient %.5f, by differences %.5f", p.Name, i, p.G[i], want)
				off++
			}
			checked++
		}
	}
	if off > checked/50 {
		t.Errorf("%d of %d gradients are off", off, checked)
	}
}

// TestVerifierLearns: the right trees of the few lessons are told from the others.
func TestVerifierLearns(t *testing.T) {
	v := NewVerifier(verifyConfig(), 1)
	list := lessons(t, readerFile(t))
	tp := tape.New(nil)
	adam := &tape.Adam{Beta1: 0.9, Beta2: 0.98, Clip: 1}
	var last VerifyLosses
	for range 600 {
		last = v.gradient(tp, list, 0)
		adam.Step(v.Params, 0.01)
	}
	if last.Right != last.Lessons || last.Steps/float64(last.Judged) > 0.2 || last.Pairs/float64(last.Paired) > 0.6 {
		t.Errorf("%d of %d are right; loss of steps %.3f, of pairs %.3f", last.Right, last.Lessons,
			last.Steps/float64(last.Judged), last.Pairs/float64(last.Paired))
	}
}

// TestResumingAVerifierChangesNothing trains once without a stop, and once with one.
func TestResumingAVerifierChangesNothing(t *testing.T) {
	file := readerFile(t)
	c := verifyConfig()
	c.Verify = graph2tree.VerifySizes{Trees: 8}
	alone, err := graph2tree.NewModel(c, floats(file))
	if err != nil {
		t.Fatal(err)
	}
	fit := func(checkpoint string, stops ...int) *Verifier {
		var v *Verifier
		for _, stop := range append(stops, 0) {
			v = NewVerifier(verifyConfig(), 1)
			recipe := Shipped().Verifying
			recipe.Steps, recipe.Every, recipe.Batch, recipe.Passes, recipe.Kept = 4, 2, 8, 1, 2
			job := &verifyJob{VerifyRecipe: recipe, verifier: v, model: alone, parser: parser(t), source: worldOnly(),
				checkpoint: checkpoint, log: io.Discard, stopAfter: stop}
			if err := job.fit(); err != nil {
				t.Fatal(err)
			}
		}
		return v
	}
	once, stopped := fit(""), fit(filepath.Join(t.TempDir(), "v.ckpt"), 2)
	fresh := NewVerifier(verifyConfig(), 1)
	moved := false
	for i, p := range once.Params {
		if !slices.Equal(p.X, stopped.Params[i].X) {
			t.Fatalf("%s differs after a stop", p.Name)
		}
		moved = moved || !slices.Equal(p.X, fresh.Params[i].X)
	}
	if !moved {
		t.Error("training changes nothing")
	}
}

// TestVerifierTravels: a weight file with a verifier is read as it was written, the reader in it is
// the same, and what goes on training the reader leaves the verifier behind.
func TestVerifierTravels(t *testing.T) {
	path := filepath.Join(t.TempDir(), "reader.bin")
	if err := Export(scattered(5), path, 0.35); err != nil {
		t.Fatal(err)
	}
	before := fileOf(t, path)
	v := scatteredVerifier(2)
	job := &Job{Recipe: Shipped(), Out: path, Log: io.Discard}
	if err := job.finishVerifier(v, before, parser(t), nil); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err := graph2tree.Load(data)
	if err != nil {
		t.Fatal(err)
	}
	if m.Verify != verifyConfig().Verify || len(m.Calibration) != graph2tree.NumFeatures+1 {
		t.Errorf("it is read with %+v, weighed by %d numbers", m.Verify, len(m.Calibration))
	}
	after := fileOf(t, path)
	for _, s := range testConfig.Tensors() {
		old, _ := before.Floats(s.Name)
		if now, err := after.Floats(s.Name); err != nil || !slices.Equal(old, now) {
			t.Errorf("%s has changed (%v)", s.Name, err)
		}
	}
	if signature(before) != signature(after) {
		t.Error("the verifier counts as a part of the reader")
	}
	n, err := Grown(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	entries, err := n.Config.Entries()
	if err == nil {
		err = weights.Write(&out, entries)
	}
	if err != nil || n.Config.Verify.Width > 0 || strings.Contains(out.String(), `"verify"`) {
		t.Errorf("what is gone on with keeps %+v (%v)", n.Config.Verify, err)
	}
}
