package reference

import (
	"math"
	"math/rand/v2"
	"testing"

	"mwpranker/train/reader"
	"mwpranker/train/tape"
)

const tolerance = 1e-4

// furthest is the greatest difference between two rows of numbers.
func furthest(t *testing.T, a, b []float32) float64 {
	if len(a) != len(b) {
		t.Fatalf("%d numbers and %d", len(a), len(b))
	}
	most := 0.0
	for i := range a {
		d := math.Abs(float64(a[i]) - float64(b[i]))
		if !(d <= most) {
			most = d
		}
	}
	return most
}

// TestEncodersAgree: gomlx and wasm/graph2tree, on the committed fixture.
func TestEncodersAgree(t *testing.T) {
	m, state, _, list := fixture(t)
	for _, f := range list {
		words, candidates, first, err := m.Vectors(&f.Input)
		if err != nil {
			t.Fatal(err)
		}
		state.Encode(&f.Input)
		w, c, g := state.Vectors()
		for _, pair := range []struct {
			name      string
			want, got []float32
		}{{"words", words, w}, {"candidates", candidates, c}, {"first goal", first, g}} {
			if d := furthest(t, pair.want, pair.got); !(d < tolerance) {
				t.Errorf("%q: %s are %g apart", f.Problem, pair.name, d)
			}
		}
	}
}

// TestScoresAgree: gomlx, wasm/graph2tree and the tape that the model is trained on, on the
// committed fixture.
func TestScoresAgree(t *testing.T) {
	m, state, network, list := fixture(t)
	tp := tape.New(nil)
	for _, f := range list {
		scores, err := m.Scores(&f.Input, f.Prefix)
		if err != nil {
			t.Fatal(err)
		}
		state.Encode(&f.Input)
		fast, err := state.Score(f.Prefix)
		if err != nil {
			t.Fatal(err)
		}
		taped := -network.Loss(tp, []*reader.Sample{&f.Sample}).Loss
		for name, got := range map[string]float64{"gomlx": scores[0], "wasm/graph2tree": fast, "the tape": taped} {
			if !(math.Abs(got-f.Score) < tolerance) {
				t.Errorf("%q: %s has the score %.6f by %s; the fixture says %.6f", f.Problem, f.Tree, got, name, f.Score)
			}
		}
	}
}

// TestStepsAgree follows the fixture's trees by steps, two goals at a time, as a search does.
func TestStepsAgree(t *testing.T) {
	m, _, _, list := fixture(t)
	steps := NewSteps(m)
	defer steps.Close()
	d := m.Width()
	for _, f := range list {
		must := func(x []float32, err error) []float32 {
			if err != nil {
				t.Fatal(err)
			}
			return x[:d]
		}
		_, candidates, first, err := steps.Encode(NewInputs(&f.Input))
		if err != nil {
			t.Fatal(err)
		}
		two := func(x []float32) []float32 { return append(append([]float32{}, x...), first...) }
		score, at := 0.0, 0
		var subtree func(goal []float32) []float32
		subtree = func(goal []float32) []float32 {
			chosen := f.Prefix[at]
			at++
			scores, states, err := steps.Look(two(goal))
			state := must(states, err)
			score += float64(scores[chosen])
			if int(chosen) >= m.NumOperators() {
				return candidates[int(chosen)*d:][:d]
			}
			operators := []int32{chosen, 0}
			left := subtree(must(steps.Step("left", operators, two(state))))
			right := subtree(must(steps.Step("right", operators, two(state), two(left))))
			return must(steps.Step("merge", operators, two(left), two(right)))
		}
		subtree(first)
		if !(math.Abs(score-f.Score) < tolerance) {
			t.Errorf("%q: %s has the score %.6f by steps; the fixture says %.6f", f.Problem, f.Tree, score, f.Score)
		}
	}
	if _, _, err := steps.Look(make([]float32, d+1)); err == nil {
		t.Error("one number and a goal were accepted as goals")
	}
	if _, err := steps.Step("left", []int32{0, 1}, make([]float32, d)); err == nil {
		t.Error("one row was accepted for two operators")
	}
}

// TestGradientsAgree: a step of training moves the same numbers by the same amounts, with gomlx and
// on the tape.
func TestGradientsAgree(t *testing.T) {
	_, _, network, list := fixture(t)
	var samples []*reader.Sample
	for i := range list {
		samples = append(samples, &list[i].Sample)
	}
	const smooth = 0.05
	want := network.Gradient(tape.New(nil), samples, reader.Dropout{}, smooth)
	taped := map[string][]float32{}
	for _, p := range network.Params {
		taped[p.Name] = append([]float32{}, p.G...)
		clear(p.G)
	}
	got, err := Gradient(network, samples, reader.Dropout{}, smooth, nil)
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(got.Loss-want.Loss) > 1e-4*want.Loss || got.Nodes != want.Nodes || got.Right != want.Right || got.Problems != want.Problems || got.Trees != want.Trees {
		t.Errorf("the losses are %+v, on the tape %+v", got, want)
	}
	for _, p := range network.Params {
		norm := 0.0
		for _, g := range taped[p.Name] {
			norm = max(norm, math.Abs(float64(g)))
		}
		if norm == 0 {
			t.Errorf("%s has no gradient on the tape", p.Name)
		}
		if d := furthest(t, p.G, taped[p.Name]); !(d < 1e-3*norm) {
			t.Errorf("%s: gradients are %g apart, the largest is %g", p.Name, d, norm)
		}
	}
}

// TestDropoutMasks: whole columns are left out, the others grow, words and other nodes have masks
// of their own.
func TestDropoutMasks(t *testing.T) {
	draw := masks(reader.Dropout{Layer: 0.5}, 2, rand.New(rand.NewPCG(1, 1)))
	if draw("input", 3, 8) != nil {
		t.Error("a mask where nothing is to be left out")
	}
	const columns = 64
	mask := draw("nodes", 4, columns).Value().([][]float32)
	kept, same := 0, 0
	for c := range columns {
		if mask[0][c] != mask[1][c] || mask[2][c] != mask[3][c] {
			t.Fatalf("column %d: %v %v %v %v", c, mask[0][c], mask[1][c], mask[2][c], mask[3][c])
		}
		if mask[0][c] == 2 {
			kept++
		} else if mask[0][c] != 0 {
			t.Fatalf("a share of %v", mask[0][c])
		}
		if mask[0][c] == mask[2][c] {
			same++
		}
	}
	if kept < 16 || kept > 48 || same == columns {
		t.Errorf("%d of %d columns kept, %d alike in words and other nodes", kept, columns, same)
	}
}

// TestLearnsByGomlx trains the tiny model with gomlx's gradients, as `-backend gomlx` does: the
// loss on the tape falls.
func TestLearnsByGomlx(t *testing.T) {
	_, _, network, list := fixture(t)
	var samples []*reader.Sample
	for i := range list {
		samples = append(samples, &list[i].Sample)
	}
	tp := tape.New(nil)
	before := network.Loss(tp, samples).Loss
	adam := &tape.Adam{Beta1: 0.9, Beta2: 0.98, Clip: 1}
	r := rand.New(rand.NewPCG(1, 1))
	for range 15 {
		if _, err := Gradient(network, samples, reader.Dropout{Input: 0.1, Layer: 0.1, Goal: 0.1}, 0.02, r); err != nil {
			t.Fatal(err)
		}
		adam.Step(network.Params, 0.03)
	}
	if after := network.Loss(tp, samples).Loss; !(after < 0.8*before) {
		t.Errorf("the loss went from %.3f to %.3f", before, after)
	}
}
