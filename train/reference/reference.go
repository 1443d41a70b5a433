package reference

import (
	"fmt"

	"github.com/gomlx/compute"
	_ "github.com/gomlx/compute/gobackend" // the backend in plain Go
	"github.com/gomlx/gomlx/core/graph"
	"github.com/gomlx/gomlx/core/tensors"

	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/weights"
)

// A Model is the reader of problems as gomlx calculates it. A graph is built and compiled for every problem, since
// each has its own shape.
type Model struct {
	graph2tree.Config
	backend compute.Backend
	weights map[string]*tensors.Tensor
}

// Load makes a model of the bytes of a weight file.
func Load(data []byte) (*Model, error) {
	m, err := graph2tree.Load(data) // which holds the sizes of all tensors against the configuration
	if err != nil {
		return nil, err
	}
	f, err := weights.Read(data)
	if err != nil {
		return nil, err
	}
	return New(m.Config, f.Floats)
}

// New makes a model of a configuration and its tensors.
func New(c graph2tree.Config, tensor func(name string) ([]float32, error)) (*Model, error) {
	// One operation after the other: the backend's own workers can wait for one another for ever.
	backend, err := compute.NewWithConfig("go:ops_sequential")
	if err != nil {
		return nil, fmt.Errorf("reference: starting gomlx: %w", err)
	}
	m := &Model{Config: c, backend: backend, weights: map[string]*tensors.Tensor{}}
	return m, m.Set(tensor)
}

// Set replaces the tensors.
func (m *Model) Set(tensor func(name string) ([]float32, error)) error {
	for _, s := range m.Tensors() {
		x, err := tensor(s.Name)
		if err != nil {
			return fmt.Errorf("reference: %w", err)
		}
		if len(x) != s.Rows*s.Cols {
			return fmt.Errorf("reference: tensor %s has %d numbers, not %d x %d", s.Name, len(x), s.Rows, s.Cols)
		}
		if old := m.weights[s.Name]; old != nil {
			if err := old.FinalizeAll(); err != nil {
				return fmt.Errorf("reference: %w", err)
			}
		}
		m.weights[s.Name] = tensors.FromFlatDataAndDimensions(x, s.Rows, s.Cols)
	}
	return nil
}

// Close gives the model's memory back.
func (m *Model) Close() {
	for _, t := range m.weights {
		t.MustFinalizeAll()
	}
	m.backend.Finalize()
}

// run builds a graph for a problem, and gives its outputs as numbers.
func (m *Model) run(in *graph2tree.Input, build func(b *builder) []*graph.Node) (outputs [][]float32, err error) {
	g := graph.NewGraph(m.backend, "reader")
	defer g.Finalize()
	defer func() { // gomlx panics where a graph is wrong
		if p := recover(); p != nil {
			err = fmt.Errorf("reference: a problem of %d words: %v", len(in.Words), p)
		}
	}()
	b := &builder{graph: g, weights: m.weights, tables: Tables(in), made: map[string]*graph.Node{}}
	if err := g.Compile(build(b)...); err != nil {
		return nil, fmt.Errorf("reference: compiling the graph of a problem of %d words: %w", len(in.Words), err)
	}
	values := make([]any, len(b.order))
	for i, name := range b.order {
		values[i] = m.weights[name]
	}
	for _, t := range g.Run(values...) {
		x, err := tensors.CopyFlatData[float32](t)
		if err != nil {
			return nil, fmt.Errorf("reference: %w", err)
		}
		outputs = append(outputs, x)
		if err := t.FinalizeAll(); err != nil {
			return nil, fmt.Errorf("reference: %w", err)
		}
	}
	return outputs, nil
}

// Vectors are what the encoder makes of a problem; see graph2tree.State.Vectors.
func (m *Model) Vectors(in *graph2tree.Input) (words, candidates, first []float32, err error) {
	out, err := m.run(in, func(b *builder) []*graph.Node {
		e := Encode(b, m.Config)
		return []*graph.Node{e.Words, e.Candidates, e.First}
	})
	if err != nil {
		return nil, nil, nil, err
	}
	return out[0], out[1], out[2], nil
}

// Scores are the logarithms of the probabilities of trees in prefix order.
func (m *Model) Scores(in *graph2tree.Input, trees ...[]int32) ([]float64, error) {
	if len(trees) == 0 {
		return nil, nil
	}
	out, err := m.run(in, func(b *builder) (all []*graph.Node) {
		e := Encode(b, m.Config)
		for _, prefix := range trees {
			all = append(all, b.Concat(0, Follow(b, m.Config, e, prefix)...))
		}
		return all
	})
	if err != nil {
		return nil, err
	}
	scores := make([]float64, len(trees))
	for i, prefix := range trees {
		width := len(out[i]) / len(prefix)
		for k, chosen := range prefix {
			scores[i] += float64(out[i][k*width+int(chosen)])
		}
	}
	return scores, nil
}
