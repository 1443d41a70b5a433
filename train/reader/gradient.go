package reader

import (
	"math/rand/v2"

	"mwpranker/train/tape"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// A Gradient adds the gradient of the samples' mean loss to a network's parameters, as
// [Network.Gradient] does on the tape.
type Gradient func(n *Network, samples []*Sample, drop Dropout, smooth float64, r *rand.Rand) (Losses, error)

// Gradient adds to the parameters the gradient of the samples' loss, the mean over all choices.
func (n *Network) Gradient(t *tape.Tape, samples []*Sample, drop Dropout, smooth float64) Losses {
	b := makeBatch(&n.Config, samples)
	t.Reset(true)
	sum := n.decode(t, b, n.encode(t, b, drop), drop, smooth)
	t.Backward()
	return sum
}

// Loss is the samples' loss without a gradient.
func (n *Network) Loss(t *tape.Tape, samples []*Sample) Losses {
	b := makeBatch(&n.Config, samples)
	t.Reset(false)
	return n.decode(t, b, n.encode(t, b, Dropout{}), Dropout{}, 0)
}

// Param is the parameter of a name, or nil.
func (n *Network) Param(name string) *tape.Param { return n.named[name] }

// NewSample reads one problem with its gold tree.
func NewSample(c graph2tree.Config, parser *syntax.Model, doc *text.Document, tree *expr.Expr) (*Sample, error) {
	p, err := newPreparer(c, parser)
	if err != nil {
		return nil, err
	}
	return p.sample(doc, tree)
}
