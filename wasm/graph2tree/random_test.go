package graph2tree

import (
	"hash/fnv"
	"math/rand/v2"
	"os"
	"testing"

	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// testConfig is a small model that has every part.
var testConfig = Config{Word: 6, Piece: 5, Class: 4, Mark: 7, Hidden: 8, Before: []int{2, 3}, Graph: 2, After: []int{1}, Attend: 6, Point: 5,
	Words: []string{"how", "many", "pens", "."}, Pieces: []string{"<h", "s>", "<pe"}, Constants: []string{"7", "12", "0.5"}}

// randomModel has weights drawn by the tensors' names.
func randomModel(t testing.TB, c Config) *Model {
	m, err := NewModel(c, randomTensor(c))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func randomTensor(c Config) func(name string) ([]float32, bool) {
	sizes := map[string]int{}
	for _, s := range append(c.Tensors(), c.VerifyTensors()...) {
		sizes[s.Name] = s.Rows * s.Cols
	}
	return func(name string) ([]float32, bool) {
		n, ok := sizes[name]
		h := fnv.New64a()
		h.Write([]byte(name))
		r := rand.New(rand.NewPCG(h.Sum64(), 1))
		x := make([]float32, n)
		for i := range x {
			x[i] = float32(r.NormFloat64() * 0.4)
		}
		return x, ok
	}
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

func document(t testing.TB, source string) *text.Document {
	doc, err := text.Read(source)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}
