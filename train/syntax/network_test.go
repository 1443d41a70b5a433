package syntax

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
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/tensor"
	"mwpranker/wasm/weights"
)

const (
	ownFile  = "testdata/problems-train.conllu"
	goldFile = "testdata/problems-gold.conllu"
)

func read(t testing.TB, path string) []syntax.Sentence {
	t.Helper()
	s, err := ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// small is a design that learns our own sentences in a second or two.
func small(sentences []syntax.Sentence) Design {
	return Design{
		Name: "small", MinWord: 1, MinPiece: 2,
		Config: syntax.Config{Word: 16, Piece: 16, Shape: 4, Hidden: 24, Windows: []int{2, 1, 3}, TagLayer: 2, Arc: 24, Rel: 16},
		Options: Options{Epochs: 12, BatchTokens: 100, Rate: 1e-2, Warmup: 10, Seed: 3, Lower: 0.1,
			Dropout: Dropout{Input: 0.1, Layer: 0.1, Score: 0.1, Word: 0.1, Pieces: 0.1}, Log: io.Discard},
	}
}

func train(t testing.TB, d Design, sentences []syntax.Sentence) *Network {
	t.Helper()
	n := NewNetwork(d.vocabulary(sentences), d.Options.Seed)
	if err := Fit(n, Gold(n.Config, sentences), sentences[:10], d.Options); err != nil {
		t.Fatal(err)
	}
	return n
}

func score(t testing.TB, n *Network, s []syntax.Sentence) syntax.Score {
	t.Helper()
	m, err := n.Model()
	if err != nil {
		t.Fatal(err)
	}
	sc, err := syntax.Evaluate(m, s)
	if err != nil {
		t.Fatal(err)
	}
	return sc
}

// TestNetworkIsTheParser holds the forward pass on the tape against that of wasm/syntax.
func TestNetworkIsTheParser(t *testing.T) {
	own := read(t, ownFile)
	d := small(own)
	n := NewNetwork(d.vocabulary(own), 5)
	r := rand.New(rand.NewPCG(1, 1))
	for _, p := range n.Params {
		for i := range p.X {
			p.X[i] += float32(r.NormFloat64() * 0.3) // wilder than a new network's
		}
	}
	m, err := n.Model()
	if err != nil {
		t.Fatal(err)
	}
	state := syntax.NewState(m)
	examples := Gold(n.Config, own)
	var group []*Example
	for i := range examples {
		group = append(group, &examples[i])
	}
	// The relations are asked for the heads that the parser chooses.
	var parsed [][]syntax.Word
	for _, e := range group {
		words := state.Words(nil, e.Forms)
		parsed = append(parsed, words)
		for i, w := range words {
			e.RelHeads[i] = (w.Head + len(words)) % (len(words) + 1)
		}
	}
	tp := tape.New(nil)
	tp.Reset(false)
	b := makeBatch(syntax.NewLexicon(n.Config.Words, n.Config.Pieces), group, nil, nil)
	out := n.forward(tp, b, Dropout{})
	row, trees := 0, 0
	for s, words := range parsed {
		k := len(words)
		chosen, best := 0.0, 0.0
		heads := make([]int, k)
		for i, w := range words {
			for _, tag := range []struct {
				node  *tape.Node
				names []string
				given string
			}{{out.upos, n.Config.UPOS, w.UPOS}, {out.xpos, n.Config.XPOS, w.XPOS}} {
				if want := tag.names[tensor.ArgMax(tag.node.Row(row))]; tag.given != want {
					t.Fatalf("sentence %d, %q: the parser says %s, the network %s", s+1, w.Form, tag.given, want)
				}
			}
			rels := slices.Clone(out.rels.Row(row))
			rels[slices.Index(n.Config.Rels, "root")] = -math.MaxFloat32
			if want := n.Config.Rels[tensor.ArgMax(rels)]; w.Head > 0 && w.Rel != want {
				t.Fatalf("sentence %d, %q: the parser says %s, the network %s", s+1, w.Form, w.Rel, want)
			}
			scores := out.arcs.Scores[s][i*(k+1):][:k+1]
			heads[i] = (w.Head + k) % (k + 1)
			chosen += float64(scores[heads[i]])
			best += float64(scores[tensor.ArgMax(scores)])
			row++
		}
		// Where the best heads make a tree, the parser must have found it.
		if best-chosen < 1e-3 {
			trees++
		}
		if chosen > best+1e-3 {
			t.Fatalf("sentence %d: the parser's tree has %g, the network's best heads %g", s+1, chosen, best)
		}
	}
	if trees == 0 {
		t.Error("no sentence got its best heads")
	}
}

func TestFitLearnsAndResumes(t *testing.T) {
	own := read(t, ownFile)
	d := small(own)
	whole := train(t, d, own)
	if got := score(t, whole, own); got.Las() < 75 {
		t.Errorf("after training, the score on the same sentences is %v, want a LAS of 75", got)
	}
	again := train(t, d, own)
	stopped := d
	stopped.Options.Checkpoint = filepath.Join(t.TempDir(), "c")
	stopped.Options.stopAfter = 5
	train(t, stopped, own)
	stopped.Options.stopAfter = 0
	resumed := train(t, stopped, own)
	for i, p := range whole.Params {
		if !slices.Equal(p.X, again.Params[i].X) {
			t.Fatalf("%s differs between two runs with one seed", p.Name)
		}
		if !slices.Equal(p.X, resumed.Params[i].X) {
			t.Fatalf("%s differs after a stop and a resume", p.Name)
		}
	}
	d.Options.Seed++
	if other := train(t, d, own); slices.Equal(other.Params[0].X, whole.Params[0].X) {
		t.Error("another seed gives the same network")
	}
}

func TestKeepBest(t *testing.T) {
	own := read(t, ownFile)
	d := small(own)
	var log bytes.Buffer
	d.Options.Epochs, d.Options.Rate, d.Options.KeepBest, d.Options.Log = 6, 0.1, true, &log // a rate at which it stumbles
	n := train(t, d, own)
	best := 0.0
	for _, part := range strings.Split(log.String(), "  LAS ")[1:] {
		var las float64
		if _, err := fmt.Sscan(part, &las); err != nil {
			t.Fatal(err)
		}
		best = max(best, las)
	}
	if got := score(t, n, own[:10]).Las(); math.Abs(got-best) > 0.01 {
		t.Errorf("the network at the end has a LAS of %.2f, the best epoch %.2f:\n%s", got, best, log.String())
	}
}

func TestResumeRefusesAnotherNetwork(t *testing.T) {
	own := read(t, ownFile)[:5]
	d := small(own)
	d.Options.Epochs, d.Options.Checkpoint = 1, filepath.Join(t.TempDir(), "c")
	train(t, d, own)
	d.Config.Hidden++
	n := NewNetwork(d.vocabulary(own), 1)
	if err := Fit(n, Gold(n.Config, own), own, d.Options); err == nil || !strings.Contains(err.Error(), "numbers, not") {
		t.Errorf("resuming another network: %v", err)
	}
	if err := os.WriteFile(d.Options.Checkpoint, []byte("nothing"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Fit(n, Gold(n.Config, own), own, d.Options); err == nil || !strings.Contains(err.Error(), "resuming from") {
		t.Errorf("resuming from a damaged file: %v", err)
	}
}

func TestRoundingIsThatOfTheFile(t *testing.T) {
	own := read(t, ownFile)[:20]
	d := small(own)
	d.Options.Epochs = 2
	n := train(t, d, own)
	path := filepath.Join(t.TempDir(), "parser.bin")
	if err := Export(n, path, 0.6); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f, err := weights.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	before := slices.Clone(n.Params[0].X)
	tape.Round(n.Params, 0.6)
	for _, p := range n.Params {
		if x, err := f.Floats(p.Name); err != nil || !slices.Equal(x, p.X) {
			t.Errorf("%s: the file has other numbers than the rounded network (%v)", p.Name, err)
		}
	}
	tape.Unround(n.Params)
	if !slices.Equal(before, n.Params[0].X) {
		t.Error("the numbers did not come back")
	}
}

func TestExport(t *testing.T) {
	own := read(t, ownFile)
	n := train(t, small(own), own)
	exact := score(t, n, own)
	for _, c := range []struct{ step, loss float64 }{{0.05, 1}, {0.4, 5}} {
		path := filepath.Join(t.TempDir(), "weights", "parser.bin")
		if err := Export(n, path, c.step); err != nil {
			t.Fatal(err)
		}
		m, err := LoadModel(path)
		if err != nil {
			t.Fatal(err)
		}
		rounded, err := syntax.Evaluate(m, own)
		if err != nil {
			t.Fatal(err)
		}
		if rounded.Las() < exact.Las()-c.loss {
			t.Errorf("rounded by %g: %v, before %v", c.step, rounded, exact)
		}
	}
}

func TestSoften(t *testing.T) {
	own := read(t, ownFile)[:20]
	d := small(own)
	d.Options.Epochs = 2
	n := train(t, d, own)
	d.Options.Seed++
	teachers := []*Network{n, train(t, d, own)}
	gold := Gold(n.Config, own)
	raw := make([]Example, len(gold))
	for i, e := range gold {
		raw[i] = Example{Forms: e.Forms}
	}
	for name, c := range map[string]struct {
		examples []Example
		keep     float64
	}{"gold": {gold, 0.5}, "raw": {raw, 0}} {
		for i, e := range Soften(teachers, c.examples, c.keep) {
			for _, list := range [][]tape.Target{e.UPOS, e.XPOS, e.Heads, e.Rels} {
				if len(list) != len(e.Forms) {
					t.Fatalf("%s, sentence %d: %d targets for %d words", name, i+1, len(list), len(e.Forms))
				}
				for k, target := range list {
					var sum float32
					for _, p := range target.Prob {
						sum += p
					}
					if math.Abs(float64(sum)-1) > 1e-3 {
						t.Fatalf("%s, sentence %d, word %d: the probabilities add up to %g", name, i+1, k+1, sum)
					}
				}
			}
			for k, h := range e.RelHeads {
				if c.keep > 0 && h != gold[i].RelHeads[k] {
					t.Fatalf("sentence %d, word %d: the gold head was not kept", i+1, k+1)
				}
				if h < 0 || h > len(e.Forms) || h == k {
					t.Fatalf("sentence %d, word %d has head %d", i+1, k+1, h)
				}
			}
		}
	}
	if gold[0].Heads[0].Prob[0] != 1 || raw[0].Heads != nil {
		t.Error("the examples themselves were changed")
	}
}

func TestGreedyGivesTrees(t *testing.T) {
	own := read(t, ownFile)
	var log bytes.Buffer
	g, err := TrainGreedy(own, own, 5, &log)
	if err != nil {
		t.Fatal(err)
	}
	var s syntax.Score
	for _, sentence := range own {
		words := slices.Clone(sentence.Words)
		g.Parse(words)
		checkTree(t, words)
		if err := s.Add(sentence.Words, words); err != nil {
			t.Fatal(err)
		}
	}
	if s.Las() < 85 {
		t.Errorf("on the sentences it learnt: %v, want a LAS of 85", s)
	}
}

// checkTree fails unless the words make a tree with one root.
func checkTree(t testing.TB, words []syntax.Word) {
	t.Helper()
	roots := 0
	for i, w := range words {
		if (w.Head == 0) != (w.Rel == "root") {
			t.Fatalf("word %d, %q, has head %d and relation %s", i+1, w.Form, w.Head, w.Rel)
		}
		if w.Head == 0 {
			roots++
		}
		for at, steps := i+1, 0; at != 0; at = words[at-1].Head {
			if steps++; steps > len(words) {
				t.Fatalf("word %d, %q, never reaches the root", i+1, w.Form)
			}
		}
	}
	if roots != 1 {
		t.Fatalf("%d roots", roots)
	}
}

func TestOwnSentences(t *testing.T) {
	gold, own := read(t, goldFile), read(t, ownFile)
	if len(gold) < 200 || len(own) < 100 {
		t.Errorf("%d sentences to test with and %d to learn from", len(gold), len(own))
	}
	in := map[string]bool{}
	for _, s := range own {
		in[strings.Join(s.Forms(), " ")] = true
		checkTree(t, s.Words)
	}
	for _, s := range gold {
		checkTree(t, s.Words)
		if line := strings.Join(s.Forms(), " "); in[line] {
			t.Errorf("%q is learnt from and tested with", line)
		} else if fmt.Sprint(s.Comments[1]) != "text = "+line {
			t.Errorf("the comment %q belongs to %q", s.Comments[1], line)
		}
	}
}
