package syntax

import (
	"fmt"
	"slices"
)

// Weights are the numbers of a model, read only. The comments name rows x columns.
type Weights struct {
	word  []float32 // (words+1) x Word
	piece []float32 // pieces x Piece
	shape []float32 // Shapes x Shape

	layers []layer

	upos, xpos        linear // 2*Hidden x tags
	arcToken, arcHead linear // 2*Hidden x Arc
	arcPair           linear // Arc x Arc
	arcPlace          linear // Arc x Buckets
	relToken, relHead linear // 2*Hidden x Rel
	relRoot           []float32
	relPair           linear // 3*Rel x relations
}

// A linear is a matrix and what is added to its product.
type linear struct {
	w    []float32 // in x out
	bias []float32 // out
	in   int
	out  int
}

// A layer of the encoder has one matrix for each direction: window*in x 3*Hidden.
type layer struct {
	in   int
	side [2]linear
}

// A Model parses. It is read only: many states can share one.
type Model struct {
	Config
	weights Weights
	rootRel int // the place of "root" in Rels, or -1
}

// NewModel binds the tensors that get finds to a configuration.
func NewModel(c Config, get func(name string) ([]float32, bool)) (*Model, error) {
	if err := c.check(); err != nil {
		return nil, err
	}
	found := map[string][]float32{}
	sizes := map[string]Shaped{}
	for _, s := range c.Tensors() {
		x, ok := get(s.Name)
		if !ok {
			return nil, fmt.Errorf("syntax: the weights have no tensor %q", s.Name)
		}
		if len(x) != s.Rows*s.Cols {
			return nil, fmt.Errorf("syntax: tensor %q has %d numbers, not %d x %d", s.Name, len(x), s.Rows, s.Cols)
		}
		found[s.Name], sizes[s.Name] = x, s
	}
	lin := func(name string) linear {
		s := sizes[name]
		return linear{found[name], found[name+".bias"], s.Rows, s.Cols}
	}
	m := &Model{Config: c, rootRel: slices.Index(c.Rels, "root")}
	w := &m.weights
	w.word, w.piece, w.shape = found["word"], found["piece"], found["shape"]
	for l := range c.Windows {
		w.layers = append(w.layers, layer{c.LayerInput(l), [2]linear{
			lin(fmt.Sprintf("layer%d.forward", l)), lin(fmt.Sprintf("layer%d.backward", l))}})
	}
	w.upos, w.xpos = lin("upos"), lin("xpos")
	w.arcToken, w.arcHead, w.arcPair, w.arcPlace = lin("arc.token"), lin("arc.head"), lin("arc.pair"), lin("arc.place")
	w.relToken, w.relHead, w.relPair = lin("rel.token"), lin("rel.head"), lin("rel.pair")
	w.relRoot = found["rel.root"]
	return m, nil
}
