package syntax

import (
	"encoding/gob"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
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

// A checkpoint is what training needs to go on where it stopped.
type checkpoint struct {
	Epoch, Steps int
	X, M, V      [][]float32
	Best         [][]float32 // X of the best epoch, where it is kept
	BestLAS      float64
}

// Fit trains a network on examples, and logs its score on dev after each
// epoch. The rate rises for Warmup steps, then falls as a cosine to zero.
func Fit(n *Network, examples []Example, dev []syntax.Sentence, o Options) error {
	lex := syntax.NewLexicon(n.Config.Words, n.Config.Pieces)
	adam := &tape.Adam{Beta1: 0.9, Beta2: 0.98, Decay: o.Decay, Clip: 1}
	state, err := n.resume(o.Checkpoint, adam)
	if err != nil {
		return err
	}
	first := state.Epoch
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
				n.round(o.Round)
			}
			l := n.forward(t, b, o.Dropout).loss(t, b, o.Smooth)
			t.Backward()
			if rounded {
				n.unround()
			}
			done := float64(adam.Steps) / float64(stepsTotal)
			rate := o.Rate * min(float64(adam.Steps+1)/float64(o.Warmup), 0.5+0.5*math.Cos(math.Pi*min(done, 1)))
			adam.Step(n.Params, rate)
			sum.UPOS, sum.XPOS, sum.Arc, sum.Rel = sum.UPOS+l.UPOS, sum.XPOS+l.XPOS, sum.Arc+l.Arc, sum.Rel+l.Rel
		}
		if rounded {
			n.round(o.Round)
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
			n.unround()
		}
		if o.KeepBest && score.Las() > state.BestLAS {
			state.BestLAS, state.Best = score.Las(), n.numbers()
		}
		state.Epoch = epoch + 1
		if err := n.save(o.Checkpoint, state, adam); err != nil {
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

func (n *Network) save(path string, c checkpoint, adam *tape.Adam) error {
	if path == "" {
		return nil
	}
	c.Steps, c.X, c.M, c.V = adam.Steps, nil, nil, nil
	for _, p := range n.Params {
		c.X, c.M, c.V = append(c.X, p.X), append(c.M, p.M), append(c.V, p.V)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fmt.Errorf("saving the checkpoint: %w", err)
	}
	f, err := os.Create(path + ".new") // a stop while writing leaves the old one whole
	if err != nil {
		return fmt.Errorf("saving the checkpoint: %w", err)
	}
	if err := gob.NewEncoder(f).Encode(c); err != nil {
		f.Close()
		return fmt.Errorf("saving the checkpoint %s: %w", path, err)
	}
	if err := f.Close(); err != nil {
		return fmt.Errorf("saving the checkpoint %s: %w", path, err)
	}
	return os.Rename(path+".new", path)
}

// resume reads a checkpoint if there is one; its Epoch is the one to go on with.
func (n *Network) resume(path string, adam *tape.Adam) (c checkpoint, err error) {
	if path == "" {
		return c, nil
	}
	f, err := os.Open(path)
	if os.IsNotExist(err) {
		return c, nil
	}
	if err != nil {
		return c, fmt.Errorf("resuming: %w", err)
	}
	defer f.Close()
	if err := gob.NewDecoder(f).Decode(&c); err != nil {
		return c, fmt.Errorf("resuming from %s: %w", path, err)
	}
	if len(c.X) != len(n.Params) {
		return c, fmt.Errorf("resuming from %s: it has %d tensors, the network %d", path, len(c.X), len(n.Params))
	}
	for i, p := range n.Params {
		if len(c.X[i]) != len(p.X) {
			return c, fmt.Errorf("resuming from %s: tensor %s has %d numbers, not %d", path, p.Name, len(c.X[i]), len(p.X))
		}
		copy(p.X, c.X[i])
		copy(p.M, c.M[i])
		copy(p.V, c.V[i])
	}
	if adam != nil {
		adam.Steps = c.Steps
	}
	return c, nil
}
