package graph2tree

import (
	"fmt"
	"math/big"
)

// Weights are the numbers of a model, read only. The comments name rows x columns; d is
// Config.Width.
type Weights struct {
	word  []float32 // (words+1) x Word
	piece []float32 // pieces x Piece
	class []float32 // lexicon.NumClasses x Class
	mark  []float32 // NumMarks x Mark
	node  []float32 // 2 x d

	layers []layer
	graph  []graphLayer

	root   linear    // 3d x d
	key    linear    // d x Attend
	query  linear    // d x Attend
	attend []float32 // Attend
	state  linear    // 2d x d

	operator, constant, implied []float32 // rows of d
	quantity                    linear    // d x d
	offer                       linear    // d x Point
	demand                      linear    // d x Point
	choose                      []float32 // Point

	steps [stepKinds]linear // d, 2d, 2d x 2d; the bias has a row for each operator

	verify verifierWeights // empty in a model without a verifier
}

// A linear is a matrix and what is added to its product, if anything.
type linear struct {
	w    []float32 // in x out
	bias []float32 // out, or nil
	in   int
	out  int
}

// A layer of the recurrent encoder has one matrix for each direction: window*in x 3*Hidden.
type layer struct {
	in, window int
	side       [2]linear
}

// A graphLayer gathers along the edges (0) and against them (1).
type graphLayer struct {
	gate, add [2][]float32 // edge types x d
	mix       linear       // 3d x d
}

// A Model reads problems. It is read only: many states can share one.
type Model struct {
	Config
	weights   Weights
	operators string // Config.OperatorBytes
	constants []*big.Rat
}

// NewModel binds the tensors that get finds to a configuration.
func NewModel(c Config, get func(name string) ([]float32, bool)) (*Model, error) {
	if err := c.check(); err != nil {
		return nil, err
	}
	constants, err := c.constants()
	if err != nil {
		return nil, err
	}
	found := map[string][]float32{}
	sizes := map[string]Shaped{}
	for _, s := range append(c.Tensors(), c.VerifyTensors()...) {
		x, ok := get(s.Name)
		if !ok {
			return nil, fmt.Errorf("graph2tree: the weights have no tensor %q", s.Name)
		}
		if len(x) != s.Rows*s.Cols {
			return nil, fmt.Errorf("graph2tree: tensor %q has %d numbers, not %d x %d", s.Name, len(x), s.Rows, s.Cols)
		}
		found[s.Name], sizes[s.Name] = x, s
	}
	lin := func(name string) linear {
		s := sizes[name]
		return linear{found[name], found[name+".bias"], s.Rows, s.Cols}
	}
	m := &Model{Config: c, operators: c.OperatorBytes(), constants: constants}
	w := &m.weights
	w.word, w.piece, w.class, w.mark, w.node = found["word"], found["piece"], found["class"], found["mark"], found["node"]
	for l, window := range c.Layers() {
		w.layers = append(w.layers, layer{c.LayerInput(l), window, [2]linear{
			lin(fmt.Sprintf("layer%d.forward", l)), lin(fmt.Sprintf("layer%d.backward", l))}})
	}
	for l := range c.Graph {
		g := graphLayer{mix: lin(fmt.Sprintf("graph%d", l))}
		for k, side := range []string{"in", "out"} {
			g.gate[k] = found[fmt.Sprintf("graph%d.%s.gate", l, side)]
			g.add[k] = found[fmt.Sprintf("graph%d.%s.add", l, side)]
		}
		w.graph = append(w.graph, g)
	}
	w.root, w.key, w.query, w.attend, w.state = lin("root"), lin("key"), lin("query"), found["attend"], lin("state")
	w.operator, w.constant, w.implied = found["operator"], found["constant"], found["implied"]
	w.quantity, w.offer, w.demand, w.choose = lin("quantity"), lin("offer"), lin("demand"), found["choose"]
	for kind, name := range [stepKinds]string{leftGoal: "left", rightGoal: "right", mergeOperands: "merge"} {
		w.steps[kind] = lin(name)
		w.steps[kind].bias = found[name+".operator"]
	}
	if c.Verify.Width > 0 {
		w.verify = bindVerifier(lin, found)
	}
	return m, nil
}
