package reader

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"mwpranker/train/tape"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

var testConfig = graph2tree.Config{Word: 6, Piece: 5, Class: 4, Mark: 7, Hidden: 8, Before: []int{2, 3}, Graph: 2, After: []int{1}, Attend: 6, Point: 5,
	Words: []string{"how", "many", "pens", "."}, Pieces: []string{"<h", "s>", "<pe"}, Constants: []string{"7", "12", "0.5"},
	Operators: graph2tree.AllOperators()}

var problems = []struct{ text, tree string }{
	{"Nadia has 12 pens and buys 5 more. How many pens does she have now?", "n0 + n1"},
	{"A box holds 3 dozen eggs and 7 of them break. How many are left?", "n0 * 12 - n1"},
	{"Four children share 20 sweets and 8 nuts. How many pieces does each get?", "(n1 + n2) / n0"},
	{"How many legs do 12 beetles and 3 flies have in all?", "(n0 + n1) * 7"},
	{"A shop sold 14 of its 40 kites on Monday and half of the rest, at $3 each, on Tuesday.", "(n1 - n0) * n2 * n3"},
	{"A bus has 40 seats. How many buses do 130 children need?", "roundup(n1 / n0)"},
}

func parser(t testing.TB) *syntax.Model {
	data, err := os.ReadFile("../../model_weights/parser.bin")
	if err != nil {
		t.Fatal(err)
	}
	m, err := syntax.Load(data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func samples(t testing.TB, c graph2tree.Config) (list []*Sample, docs []*text.Document) {
	p, err := newPreparer(c, parser(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, problem := range problems {
		doc, err := text.Read(problem.text)
		if err != nil {
			t.Fatal(err)
		}
		tree, err := expr.Parse(problem.tree)
		if err != nil {
			t.Fatal(err)
		}
		s, err := p.sample(doc, tree)
		if err != nil {
			t.Fatal(err)
		}
		list, docs = append(list, s), append(docs, doc)
	}
	return list, docs
}

func loss(n *Network, t *tape.Tape, list []*Sample) Losses {
	b := makeBatch(&n.Config, list)
	return n.decode(t, b, n.encode(t, b, Dropout{}), Dropout{}, 0)
}

// TestTapeAndModelAgree holds the probabilities that the search of wasm/graph2tree gives against
// the loss of the same trees on the tape. Only trees that no other tree has as its canonical form
// can be compared.
func TestTapeAndModelAgree(t *testing.T) {
	n := scattered(5)
	m, err := n.Model()
	if err != nil {
		t.Fatal(err)
	}
	reader, err := graph2tree.NewReader(parser(t), m)
	if err != nil {
		t.Fatal(err)
	}
	list, docs := samples(t, n.Config)
	tp := tape.New(nil)
	compared := 0
	for i, doc := range docs {
		readings, err := reader.Read(doc)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range readings {
			if ops := r.Expr.Operators(); !strings.Contains("-/uwr", ops) {
				continue
			}
			s := *list[i]
			if s.Prefix, err = prefixOf(&n.Config, r.Expr); err != nil {
				t.Fatal(err)
			}
			tp.Reset(false)
			want := math.Exp(-loss(n, tp, []*Sample{&s}).Loss)
			if math.Abs(want-r.Probability) > 1e-4*want {
				t.Errorf("%q: %s has %.6f on the tape, %.6f in the model", doc.Source, r.Expr, want, r.Probability)
			}
			compared++
		}
	}
	if compared < 5 {
		t.Errorf("only %d trees could be compared", compared)
	}
}

// TestBatchIsTheSumOfItsParts: problems do not see one another.
func TestBatchIsTheSumOfItsParts(t *testing.T) {
	n := scattered(3)
	list, _ := samples(t, n.Config)
	tp := tape.New(nil)
	tp.Reset(false)
	whole := loss(n, tp, list).Loss
	sum := 0.0
	for _, s := range list {
		tp.Reset(false)
		sum += loss(n, tp, []*Sample{s}).Loss
	}
	if math.Abs(whole-sum) > 1e-4*sum {
		t.Errorf("a batch has the loss %.6f, its problems one by one %.6f", whole, sum)
	}
}

// TestGradient holds the whole network's gradient against finite differences.
func TestGradient(t *testing.T) {
	n := scattered(3)
	list, _ := samples(t, n.Config)
	tp := tape.New(nil)
	nodes := 0
	for _, s := range list {
		nodes += len(s.Prefix)
	}
	run := func() float64 {
		tp.Reset(true)
		return loss(n, tp, list).Loss / float64(nodes)
	}
	run()
	tp.Backward()
	r := rand.New(rand.NewPCG(9, 9))
	var bent []string // a ramp that bends between the two points makes them differ, once in a while
	checked := 0
	for _, p := range n.Params {
		met := false
		for range 6 {
			i := r.IntN(len(p.X))
			const step = 2e-3 // small, because of the bends of the ramps
			old := p.X[i]
			p.X[i] = old + step
			up := run()
			p.X[i] = old - step
			down := run()
			p.X[i] = old
			want := (up - down) / (2 * step)
			if math.Abs(want-float64(p.G[i])) > 2e-3+3e-2*math.Abs(want) {
				bent = append(bent, fmt.Sprintf("%s[%d]: gradient %.5f, by differences %.5f", p.Name, i, p.G[i], want))
			}
			checked++
			met = met || p.G[i] != 0
		}
		for _, g := range p.G {
			met = met || g != 0
		}
		if !met {
			t.Errorf("%s has no gradient at all", p.Name)
		}
	}
	if len(bent)*50 > checked {
		t.Errorf("%d of %d gradients are off:\n%s", len(bent), checked, strings.Join(bent, "\n"))
	}
}

// TestLearns overfits the few problems: after that the search finds their trees.
func TestLearns(t *testing.T) {
	n := NewNetwork(testConfig, 1)
	list, docs := samples(t, n.Config)
	tp := tape.New(nil)
	adam := &tape.Adam{Beta1: 0.9, Beta2: 0.98, Clip: 1}
	for range 900 {
		tp.Reset(true)
		loss(n, tp, list)
		tp.Backward()
		adam.Step(n.Params, 0.01)
	}
	m, err := n.Model()
	if err != nil {
		t.Fatal(err)
	}
	reader, err := graph2tree.NewReader(parser(t), m)
	if err != nil {
		t.Fatal(err)
	}
	for i, doc := range docs {
		readings, err := reader.Read(doc)
		if err != nil || len(readings) == 0 {
			t.Errorf("%q: no reading (%v)", doc.Source, err)
			continue
		}
		want, _ := expr.Parse(problems[i].tree)
		if !expr.Equal(readings[0].Expr, want.Canonical()) {
			t.Errorf("%q: %s, want %s", doc.Source, readings[0].Expr, want.Canonical())
		}
	}
}
