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

// A Model is the reader of problems as gomlx calculates it. A graph is built and compiled for every
// problem, since each has its own shape; [Steps] keeps them.
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

// A compiled graph can be run on all inputs of one shape.
type compiled struct {
	graph      *graph.Graph
	parameters []parameter
}

// compile builds a graph for the shapes of some inputs.
func (m *Model) compile(inputs Inputs, build func(b *builder) []*graph.Node) (c compiled, err error) {
	g := graph.NewGraph(m.backend, "reader")
	defer func() { // gomlx panics where a graph is wrong
		if p := recover(); p != nil {
			err = fmt.Errorf("reference: %v", p)
		}
		if err != nil {
			g.Finalize()
		}
	}()
	b := &builder{graph: g, weights: m.weights, inputs: inputs, made: map[parameter]*graph.Node{}}
	if err := g.Compile(build(b)...); err != nil {
		return c, fmt.Errorf("reference: compiling a graph: %w", err)
	}
	return compiled{g, b.parameters}, nil
}

// run gives what the graph makes of some inputs.
func (m *Model) run(c compiled, inputs Inputs) (outputs []*tensors.Tensor, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("reference: %v", p)
		}
	}()
	values := make([]any, len(c.parameters))
	for i, p := range c.parameters {
		if p.input {
			values[i] = inputs[p.name]
		} else {
			values[i] = m.weights[p.name]
		}
	}
	return c.graph.Run(values...), nil
}

// once builds a graph for a problem, runs it, and gives its outputs as numbers.
func (m *Model) once(in *graph2tree.Input, build func(b *builder) []*graph.Node) ([][]float32, error) {
	inputs := NewInputs(in)
	defer inputs.finalize()
	c, err := m.compile(inputs, build)
	if err != nil {
		return nil, fmt.Errorf("a problem of %d words: %w", len(in.Words), err)
	}
	defer c.graph.Finalize()
	outputs, err := m.run(c, inputs)
	if err != nil {
		return nil, fmt.Errorf("a problem of %d words: %w", len(in.Words), err)
	}
	return numbers(outputs...)
}

// numbers takes the numbers out of tensors, which are gone then.
func numbers(list ...*tensors.Tensor) (all [][]float32, err error) {
	for _, t := range list {
		x, err := tensors.CopyFlatData[float32](t)
		if err != nil {
			return nil, fmt.Errorf("reference: %w", err)
		}
		all = append(all, x)
		if err := t.FinalizeAll(); err != nil {
			return nil, fmt.Errorf("reference: %w", err)
		}
	}
	return all, nil
}

// Inputs are matrices that go into a graph, by name.
type Inputs map[string]*tensors.Tensor

func (i Inputs) finalize() {
	for _, t := range i {
		t.MustFinalizeAll()
	}
}

// NewInputs are the [Tables] of a problem, but those without rows.
func NewInputs(in *graph2tree.Input) Inputs {
	inputs := Inputs{}
	for name, t := range Tables(in) {
		switch {
		case t.Dims[0] == 0:
		case t.Share != nil:
			inputs[name] = tensors.FromFlatDataAndDimensions(t.Share, t.Dims...)
		default:
			inputs[name] = tensors.FromFlatDataAndDimensions(t.Index, t.Dims...)
		}
	}
	return inputs
}

// Vectors are what the encoder makes of a problem; see graph2tree.State.Vectors.
func (m *Model) Vectors(in *graph2tree.Input) (words, candidates, first []float32, err error) {
	out, err := m.once(in, func(b *builder) []*graph.Node {
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
	out, err := m.once(in, func(b *builder) (all []*graph.Node) {
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
