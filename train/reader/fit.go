package reader

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"sync"
	"time"

	"mwpranker/train/tape"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
)

// Options say how a network is trained.
type Options struct {
	Steps      int
	Batch      int     // problems a step, dealt to the workers
	Workers    int     // each computes its part's gradient; the result depends on their number
	Rate       float64 // at its highest
	Warmup     int     // steps until then
	Floor      float64 // share of the rate that is left at the end
	Decay      float64
	Smooth     float64 // of the probability is spread over what is not gold: evenly, or as the teachers say
	Dropout    Dropout
	Forget     Forget
	Seed       uint64
	Round      float64 // rounding that the weight file will have, see Export
	RoundLast  float64 // share of the steps, the last ones, in which the network already feels it
	Every      int     // steps between checkpoints, and between reports of Watch
	Checkpoint string  // file to resume from and save to; "" for none
	Log        io.Writer
	Watch      func(m *graph2tree.Model) string // what to report of the model so far; nil for nothing
	Gradient   Gradient                         // nil for the tape's
	Teachers   []*Network                       // what the smooth part of the probability is taken from; none for spread evenly

	stopAfter int // steps, for the test of resuming; 0 for all
}

// A worker computes the gradient of its part of every batch.
type worker struct {
	network *Network
	tape    *tape.Tape
	prepare *preparer
	stream  *stream
	samples []*Sample
	losses  Losses
	err     error
}

// draw makes n samples, a little different each time.
func (w *worker) draw(n int, f *Forget) error {
	w.samples = w.samples[:0]
	for failed := 0; len(w.samples) < n; {
		doc, tree := w.stream.next()
		if !w.stream.source.plain {
			doc = retype(doc, w.stream.r)
		}
		s, err := w.prepare.sample(doc, tree)
		if err != nil {
			if failed++; failed > 100*n {
				return fmt.Errorf("drawing samples: %w", err)
			}
			continue
		}
		f.words(s, doc, w.stream.r)
		w.samples = append(w.samples, s)
	}
	return nil
}

func (w *worker) run(o *Options, n int) {
	if w.err = w.draw(n, &o.Forget); w.err != nil {
		return
	}
	if len(o.Teachers) > 0 {
		teach(w.tape, o.Teachers, w.samples)
	}
	if o.Gradient != nil {
		w.losses, w.err = o.Gradient(w.network, w.samples, o.Dropout, o.Smooth, w.tape.Rand)
		return
	}
	w.losses = w.network.Gradient(w.tape, w.samples, o.Dropout, o.Smooth)
}

// Fit trains a network. Every stretch of Every steps has its own random numbers, so that resuming
// from a checkpoint changes nothing.
func Fit(n *Network, source *Source, parser *syntax.Model, o Options) error {
	if o.Gradient != nil && len(o.Teachers) > 0 {
		return fmt.Errorf("only the tape's gradient follows teachers")
	}
	adam := &tape.Adam{Beta1: 0.9, Beta2: 0.98, Decay: o.Decay, Clip: 1}
	state, err := tape.Resume(o.Checkpoint, n.Params, adam)
	if err != nil {
		return err
	}
	first := state.Step
	workers, err := newWorkers(n, parser, o.Workers)
	if err != nil {
		return err
	}
	log := progress{began: time.Now(), reported: time.Now(), first: first}
	for step := first; step < o.Steps; step++ {
		if step == first || step%o.Every == 0 {
			beginStretch(workers, source, &o, step/o.Every)
		}
		rounded := o.Round > 0 && float64(step) >= float64(o.Steps)*(1-o.RoundLast)
		if rounded {
			tape.Round(n.Params, o.Round)
		}
		if err := together(workers, &o); err != nil {
			return err
		}
		if rounded {
			tape.Unround(n.Params)
		}
		for _, w := range workers {
			log.sum.add(w.losses)
		}
		rate := o.rateAt(step)
		adam.Step(n.Params, rate)
		if at := step + 1; at%100 == 0 || at == o.Steps {
			log.report(&o, at, rate)
		}
		if at := step + 1; at%o.Every == 0 || at == o.Steps || at == o.stopAfter {
			state.Step = at
			if err := state.Save(o.Checkpoint, n.Params, adam); err != nil {
				return err
			}
			if o.Watch != nil {
				if err := n.watch(&o, rounded, at); err != nil {
					return err
				}
				log.reported = time.Now()
			}
			if at == o.stopAfter {
				return nil
			}
		}
	}
	return nil
}

// newWorkers makes so many; all but the first have a network of their own, which shares the
// weights.
func newWorkers(n *Network, parser *syntax.Model, count int) ([]*worker, error) {
	workers := make([]*worker, count)
	for k := range workers {
		p, err := newPreparer(n.Config, parser)
		if err != nil {
			return nil, err
		}
		workers[k] = &worker{network: n, prepare: p}
		if k > 0 {
			workers[k].network = n.twin()
		}
	}
	return workers, nil
}

// beginStretch gives each worker the problems and the random numbers of a stretch between
// checkpoints.
func beginStretch(workers []*worker, source *Source, o *Options, stretch int) {
	for k, w := range workers {
		part := uint64(stretch)*uint64(o.Workers) + uint64(k)
		w.stream = source.stream(o.Seed, part)
		r := rand.New(rand.NewPCG(o.Seed, part+1<<40))
		if w.tape == nil {
			w.tape = tape.New(r)
		}
		w.tape.Rand = r
	}
}

// rateAt is the rate of a step: it rises for Warmup steps, then falls as a cosine.
func (o *Options) rateAt(step int) float64 {
	done := float64(step) / float64(o.Steps)
	return o.Rate * min(float64(step+1)/float64(o.Warmup), o.Floor+(1-o.Floor)*(0.5+0.5*math.Cos(math.Pi*done)))
}

// progress is what the log tells.
type progress struct {
	began, reported time.Time
	first           int
	sum             Losses // since it was last told
}

func (p *progress) report(o *Options, at int, rate float64) {
	sum, each := &p.sum, time.Since(p.began)/time.Duration(at-p.first)
	fmt.Fprintf(o.Log, "step %d/%d  loss %.4f  choices %.2f  trees %.2f  rate %.5f  %.0f problems/s  %.0f min left\n", at, o.Steps,
		sum.Loss/float64(sum.Nodes), 100*float64(sum.Right)/float64(sum.Nodes), 100*float64(sum.Trees)/float64(sum.Problems), rate,
		float64(sum.Problems)/time.Since(p.reported).Seconds(), each.Minutes()*float64(o.Steps-at))
	p.sum, p.reported = Losses{}, time.Now()
}

func (n *Network) watch(o *Options, rounded bool, at int) error {
	if rounded {
		tape.Round(n.Params, o.Round)
		defer tape.Unround(n.Params)
	}
	m, err := n.Model()
	if err != nil {
		return err
	}
	fmt.Fprintf(o.Log, "step %d/%d  %s\n", at, o.Steps, o.Watch(m))
	return nil
}

// together lets the workers compute their parts and adds up the gradients.
func together(workers []*worker, o *Options) error {
	tape.KeepFlipped(workers[0].network.Params)
	for _, w := range workers[1:] {
		for i, p := range workers[0].network.Params {
			w.network.Params[i].Flip = p.Flip
		}
	}
	var wait sync.WaitGroup
	for k, w := range workers {
		n := o.Batch / len(workers)
		if k < o.Batch%len(workers) {
			n++
		}
		wait.Go(func() { w.run(o, n) })
	}
	wait.Wait()
	var others [][]*tape.Param
	for _, w := range workers {
		if w.err != nil {
			return w.err
		}
		if w != workers[0] {
			others = append(others, w.network.Params)
		}
	}
	tape.GatherGradients(workers[0].network.Params, others, 1/float32(len(workers)))
	return nil
}
