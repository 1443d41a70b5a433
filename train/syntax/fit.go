package syntax

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"mwpranker/train/tape"
	"mwpranker/wasm/syntax"
)

// Options say how a network is trained.
type Options struct {
	Epochs      int
	BatchTokens int
	Rate        float64 // at its highest
	Warmup      int     // steps until then
	Decay       float64
	Smooth      float64 // label smoothing of tags and relations
	Dropout     Dropout
	Lower       float64 // share of sentences in small letters
	Upper       float64 // share of sentences in capitals
	Seed        uint64
	Round       float64 // rounding that the weight file will have, see Export
	RoundLast   int     // epochs, the last ones, in which the network already feels it
	KeepBest    bool    // end with the epoch that was best on dev, not with the last
	Checkpoint  string  // file to resume from and save to after each epoch; "" for none
	Log         io.Writer

	stopAfter int // epochs, for the test of resuming; 0 for all
}

// Fit trains a network on examples, and logs its score on dev after each
// epoch. The rate rises for Warmup steps, then falls as a cosine to zero.
func Fit(n *Network, examples []Example, dev []syntax.Sentence, o Options) error {
	lex := syntax.NewLexicon(n.Config.Words, n.Config.Pieces)
	adam := &tape.Adam{Beta1: 0.9, Beta2: 0.98, Decay: o.Decay, Clip: 1}
	state, err := tape.Resume(o.Checkpoint, n.Params, adam)
	if err != nil {
		return err
	}
	first := state.Step
	tokens := 0
	for _, e := range examples {
		tokens += len(e.Forms)
	}
	stepsTotal := o.Epochs * (tokens/o.BatchTokens + 1)
	began := time.Now()
	for epoch := first; epoch < o.Epochs; epoch++ {
		if o.stopAfter > 0 && epoch == o.stopAfter {
			return nil
		}
		// Every epoch has its own random numbers, so that resuming changes nothing.
		r := rand.New(rand.NewPCG(o.Seed, uint64(epoch)+1000))
		t := tape.New(r)
		var sum losses
		rounded := o.Round > 0 && epoch >= o.Epochs-o.RoundLast
		batches := deal(examples, o.BatchTokens, r)
		for _, group := range batches {
			b := makeBatch(lex, group, &o, r)
			t.Reset(true)
			if rounded {
				tape.Round(n.Params, o.Round)
			}
			l := n.forward(t, b, o.Dropout).loss(t, b, o.Smooth)
			t.Backward()
			if rounded {
				tape.Unround(n.Params)
			}
			done := float64(adam.Steps) / float64(stepsTotal)
			rate := o.Rate * min(float64(adam.Steps+1)/float64(o.Warmup), 0.5+0.5*math.Cos(math.Pi*min(done, 1)))
			adam.Step(n.Params, rate)
			sum.UPOS, sum.XPOS, sum.Arc, sum.Rel = sum.UPOS+l.UPOS, sum.XPOS+l.XPOS, sum.Arc+l.Arc, sum.Rel+l.Rel
		}
		if rounded {
			tape.Round(n.Params, o.Round)
		}
		m, err := n.Model()
		if err != nil {
			return err
		}
		score, err := syntax.Evaluate(m, dev)
		if err != nil {
			return err
		}
		if rounded {
			tape.Unround(n.Params)
		}
		if o.KeepBest && score.Las() > state.BestScore {
			state.BestScore, state.Best = score.Las(), n.numbers()
		}
		state.Step = epoch + 1
		if err := state.Save(o.Checkpoint, n.Params, adam); err != nil {
			return err
		}
		each := time.Since(began) / time.Duration(epoch-first+1)
		k := float64(len(batches))
		fmt.Fprintf(o.Log, "epoch %d/%d  loss upos %.3f xpos %.3f arc %.3f rel %.3f  dev %s  %.0f s an epoch, %.0f min left\n", epoch+1, o.Epochs,
			sum.UPOS/k, sum.XPOS/k, sum.Arc/k, sum.Rel/k, score, each.Seconds(), each.Minutes()*float64(o.Epochs-epoch-1))
	}
	for i, x := range state.Best {
		copy(n.Params[i].X, x)
	}
	return nil
}

// numbers copies every parameter.
func (n *Network) numbers() [][]float32 {
	var all [][]float32
	for _, p := range n.Params {
		all = append(all, slices.Clone(p.X))
	}
	return all
}

// deal shuffles the examples into batches of about so many tokens.
func deal(examples []Example, tokens int, r *rand.Rand) [][]*Example {
	var batches [][]*Example
	var group []*Example
	count := 0
	for _, i := range r.Perm(len(examples)) {
		e := &examples[i]
		group = append(group, e)
		if count += len(e.Forms); count >= tokens {
			batches, group, count = append(batches, group), nil, 0
		}
	}
	if len(group) > 0 {
		batches = append(batches, group)
	}
	return batches
}
