package syntax

import (
	"math"
	"math/rand/v2"
	"strings"

	"mwpranker/train/tape"
	"mwpranker/wasm/syntax"
)

// A Network is a parser while it is trained: the tensors of wasm/syntax as
// parameters, and the same forward pass on a tape.
type Network struct {
	Config syntax.Config
	Params []*tape.Param
	named  map[string]*tape.Param
}

// NewNetwork makes a network of random numbers.
func NewNetwork(c syntax.Config, seed uint64) *Network {
	r := rand.New(rand.NewPCG(seed, 0x6e6574))
	n := &Network{Config: c, named: map[string]*tape.Param{}}
	for _, s := range c.Tensors() {
		scale := math.Sqrt(2 / float64(s.Rows+s.Cols))
		switch {
		case s.Name == "word" || s.Name == "shape":
			scale = 0.25
		case s.Name == "piece":
			scale = 0.12 // about nine are summed
		case s.Name == "rel.root":
			scale = 0.5
		case s.Rows == 1:
			scale = 0
		}
		p := tape.NewParam(s.Name, s.Rows, s.Cols, scale, r)
		if strings.HasPrefix(s.Name, "layer") && s.Rows == 1 {
			for i := c.Hidden; i < 2*c.Hidden; i++ {
				p.X[i] = 1 // remember, at first
			}
		}
		n.Params = append(n.Params, p)
		n.named[s.Name] = p
	}
	return n
}

// clone is a network of the same numbers, untrained as far as Adam knows.
func (n *Network) clone() *Network {
	c := NewNetwork(n.Config, 0)
	for i, p := range n.Params {
		copy(c.Params[i].X, p.X)
	}
	return c
}

// Model is the network's numbers as the parser of wasm/syntax; they are shared, not copied.
func (n *Network) Model() (*syntax.Model, error) {
	return syntax.NewModel(n.Config, func(name string) ([]float32, bool) {
		p, ok := n.named[name]
		if !ok {
			return nil, false
		}
		return p.X, true
	})
}

// Dropout says how much is left out in training.
type Dropout struct {
	Input  float64 // of the embeddings' columns
	Layer  float64 // of what each layer makes
	Score  float64 // of what arcs and relations are scored from
	Word   float64 // of words, which become unknown
	Pieces float64 // of pieces of words
}

// outputs are the nodes that losses are computed on.
type outputs struct {
	upos, xpos, rels *tape.Node
	arcs             *tape.Arcs
}

// forward is wasm/syntax's forward pass, for a batch, with dropout.
func (n *Network) forward(t *tape.Tape, b *batch, d Dropout) outputs {
	lin := func(x *tape.Node, name string) *tape.Node {
		return t.Linear(x, n.named[name], n.named[name+".bias"])
	}
	ramp := func(x *tape.Node, name string) *tape.Node {
		return t.Dropout(t.LeakyReLU(lin(x, name)), b.bounds, d.Score)
	}
	var out outputs
	x := t.Concat(t.Embed(n.named["word"], b.words, b.each), t.Embed(n.named["piece"], b.pieces, b.pieceStarts), t.Embed(n.named["shape"], b.shapes, b.each))
	x = t.Dropout(x, b.bounds, d.Input)
	for l := range n.Config.Windows {
		h := n.Config.Hidden
		var sides [2]*tape.Node
		for side, name := range []string{"forward", "backward"} {
			var skip *tape.Node
			if x.Cols == 2*h {
				skip = t.Half(x, side*h, side*h+h)
			}
			u := lin(t.Window(x, b.bounds, n.Config.Offsets(l, side == 1)...), layerName(l, name))
			sides[side] = t.Pool(u, skip, b.bounds, side == 1)
		}
		x = t.Dropout(t.Concat(sides[0], sides[1]), b.bounds, d.Layer)
		if l+1 == n.Config.TagLayer {
			out.upos, out.xpos = lin(x, "upos"), lin(x, "xpos")
		}
	}
	token := ramp(x, "arc.token")
	out.arcs = t.ScoreArcs(lin(token, "arc.pair"), ramp(x, "arc.head"), lin(token, "arc.place"), b.bounds, syntax.Bucket)
	pairs := t.Pairs(ramp(x, "rel.token"), ramp(x, "rel.head"), n.named["rel.root"], b.relHeads)
	out.rels = lin(pairs, "rel.pair")
	return out
}

func layerName(l int, side string) string {
	return "layer" + string(rune('0'+l)) + "." + side
}

// losses are means over tokens, for reports.
type losses struct{ UPOS, XPOS, Arc, Rel float64 }

// loss adds the losses of a batch.
func (o outputs) loss(t *tape.Tape, b *batch, smooth float64) losses {
	n := float64(o.upos.Rows)
	return losses{
		UPOS: t.CrossEntropy(o.upos, b.upos, 0.5, smooth) / n,
		XPOS: t.CrossEntropy(o.xpos, b.xpos, 0.5, smooth) / n,
		Arc:  o.arcs.CrossEntropy(t, b.heads, 1) / n,
		Rel:  t.CrossEntropy(o.rels, b.rels, 1, smooth) / n,
	}
}
