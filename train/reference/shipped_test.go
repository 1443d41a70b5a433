package reference

import (
	"math"
	"os"
	"testing"

	"mwpranker/train/world"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// TestShippedReadsTheSame: on problems of the world generator the shipped weights have the same
// first reading by gomlx as in the page. Gomlx scores the trees that the search has found.
func TestShippedReadsTheSame(t *testing.T) {
	data, err := os.ReadFile("../../model_weights/reader.bin")
	if err != nil {
		t.Skip("model_weights/reader.bin is not there: `go run ./train/cmd/reader train` makes it")
	}
	parser := syntax.NewState(shippedParser(t))
	model, err := graph2tree.Load(data)
	if err != nil {
		t.Fatal(err)
	}
	state, err := graph2tree.NewState(model)
	if err != nil {
		t.Fatal(err)
	}
	scribe, err := graph2tree.NewScribe(model.Config)
	if err != nil {
		t.Fatal(err)
	}
	m, err := Load(data)
	if err != nil {
		t.Fatal(err)
	}
	problems := 200
	if testing.Short() {
		problems = 20
	}
	world, most := world.New(7), 0.0
	for range problems {
		source := world.Next().Text
		doc, err := text.Read(source)
		if err != nil {
			t.Fatal(err)
		}
		parse := parser.Parse(doc)
		g, err := graph.Build(doc, parse)
		if err != nil {
			t.Fatal(err)
		}
		var in graph2tree.Input
		if err := scribe.Write(&in, doc, parse, g); err != nil {
			t.Fatal(err)
		}
		state.Encode(&in)
		trees := state.Search()
		prefixes := make([][]int32, len(trees))
		for i, tree := range trees {
			prefixes[i] = tree.Prefix
		}
		scores, err := m.Scores(&in, prefixes...)
		if err != nil {
			t.Fatal(err)
		}
		best := 0
		for i, s := range scores {
			if d := math.Abs(s - trees[i].Score); !(d <= most) {
				most = d
			}
			if s > scores[best] {
				best = i
			}
		}
		if best != 0 {
			t.Errorf("%q: gomlx prefers tree %d (%.5f) to the first one (%.5f)", source, best+1, scores[best], scores[0])
		}
	}
	if !(most < tolerance) {
		t.Errorf("scores are up to %g apart", most)
	}
	t.Logf("%d problems; the scores of their trees are up to %.1e apart", problems, most)
}
