package reference

import (
	"encoding/json"
	"flag"
	"math/rand/v2"
	"os"
	"testing"

	"mwpranker/train/reader"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
	"mwpranker/wasm/weights"
)

var update = flag.Bool("update", false, "write the fixture in testdata/ anew")

// tiny is a model that has every part: windows of 1, 2 and 3, layers before and after the graph.
var tiny = graph2tree.Config{Word: 6, Piece: 5, Class: 4, Mark: 7, Hidden: 8, Before: []int{2, 3}, Graph: 2, After: []int{1}, Attend: 6, Point: 5,
	Words: []string{"how", "many", "pens", "."}, Pieces: []string{"<h", "s>", "<pe"}, Constants: []string{"7", "12", "0.5"},
	Operators: graph2tree.AllOperators()}

const (
	tinyWeights  = "testdata/tiny.bin"
	tinyProblems = "testdata/tiny.json"
)

// A fixed problem is one as the network reads it, whatever parser, dictionary and tokens will be.
type fixed struct {
	Problem, Tree string
	reader.Sample
	Score float64 // of the tree, by gomlx
}

// chosen are the fixture's problems: with and without a word for a constant, without a number, of
// one word.
var chosen = []struct{ text, tree string }{
	{"Nadia has 12 pens and buys 5 more. How many pens does she have now?", "n0 + n1"},
	{"A box holds 3 dozen eggs and 7 of them break. How many are left?", "n0 * 12 - n1"},
	{"Four children share 20 sweets and 8 nuts. How many pieces does each get?", "(n1 + n2) / n0"},
	{"How many days has a week?", "7"},
	{"A shop sold 14 of its 40 kites on Monday and half of the rest, at $3 each, on Tuesday.", "(n1 - n0) * n2 * n3"},
	{"9", "n0"},
	{"A bus has 40 seats. How many buses do 130 children need?", "roundup(n1 / n0)"},
	{"One bell rings every 4 minutes, one every 6 and one every 10. When do they ring together?", "lcm(n0, n1, n2)"},
}

func shippedParser(t testing.TB) *syntax.Model {
	data, err := os.ReadFile("../../model_weights/parser.bin")
	if err != nil {
		t.Skip("model_weights/parser.bin is not there: `make parser` trains it")
	}
	m, err := syntax.Load(data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func sample(t testing.TB, c graph2tree.Config, parser *syntax.Model, problem, tree string) *reader.Sample {
	doc, err := text.Read(problem)
	if err != nil {
		t.Fatal(err)
	}
	e, err := expr.Parse(tree)
	if err != nil {
		t.Fatal(err)
	}
	s, err := reader.NewSample(c, parser, doc, e)
	if err != nil {
		t.Fatalf("%q: %v", problem, err)
	}
	return s
}

// lively makes a network whose choices are not all alike.
func lively(c graph2tree.Config) *reader.Network {
	n := reader.NewNetwork(c, 3)
	r := rand.New(rand.NewPCG(3, 3))
	for _, p := range n.Params {
		for i := range p.X {
			p.X[i] += float32(r.NormFloat64() * 0.3)
		}
	}
	return n
}

// fixture gives the tiny model three times, and the problems.
func fixture(t testing.TB) (*Model, *graph2tree.State, *reader.Network, []fixed) {
	if *update {
		writeFixture(t)
	}
	data, err := os.ReadFile(tinyWeights)
	if err != nil {
		t.Fatal(err)
	}
	fast, err := graph2tree.Load(data)
	if err != nil {
		t.Fatalf("%v; `go test ./train/reference -update` makes the fixture anew", err)
	}
	state, err := graph2tree.NewState(fast)
	if err != nil {
		t.Fatal(err)
	}
	m, err := Load(data)
	if err != nil {
		t.Fatal(err)
	}
	network := reader.NewNetwork(fast.Config, 1)
	file, err := weights.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range network.Params {
		x, err := file.Floats(p.Name)
		if err != nil {
			t.Fatal(err)
		}
		copy(p.X, x)
	}
	raw, err := os.ReadFile(tinyProblems)
	if err != nil {
		t.Fatal(err)
	}
	var list []fixed
	if err := json.Unmarshal(raw, &list); err != nil {
		t.Fatal(err)
	}
	return m, state, network, list
}

func writeFixture(t testing.TB) {
	if err := reader.Export(lively(tiny), tinyWeights, 0); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(tinyWeights)
	if err != nil {
		t.Fatal(err)
	}
	m, err := Load(data)
	if err != nil {
		t.Fatal(err)
	}
	parser := shippedParser(t)
	var list []fixed
	for _, c := range chosen {
		f := fixed{Problem: c.text, Tree: c.tree, Sample: *sample(t, tiny, parser, c.text, c.tree)}
		scores, err := m.Scores(&f.Input, f.Prefix)
		if err != nil {
			t.Fatal(err)
		}
		f.Score = scores[0]
		list = append(list, f)
	}
	raw, err := json.Marshal(list)
	if err == nil {
		err = os.WriteFile(tinyProblems, raw, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}
