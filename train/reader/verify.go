package reader

import (
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"mwpranker/train/data"
	"mwpranker/train/tape"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/weights"
)

// VerifyRecipe is all that decides what a verifier comes to, beside the reader and the data.
type VerifyRecipe struct {
	Sizes   graph2tree.VerifySizes
	Mix     Mix
	Only    string // pattern of the practice files that it learns from, such as "upper-*"; "" for all
	Steps   int
	Batch   int
	Passes  int // how often a lesson is learnt from, about
	Kept    int // stretches of Every steps after which others take its place
	Rate    float64
	Warmup  int
	Floor   float64
	Decay   float64
	Dropout float64
	Forget  Forget
	Round   float64
	// RoundLast is the share of the steps, the last ones, in which the rounding is felt.
	RoundLast float64
	Every     int // steps between checkpoints, in which the lessons stay the same
	Seed      uint64
}

// verifyWorkers share every batch; what comes out depends on their number.
const verifyWorkers = 4

// A verifyJob trains a verifier for a reader.
type verifyJob struct {
	VerifyRecipe
	verifier   *Verifier
	model      *graph2tree.Model // the reader alone; its search finishes as many trees as with a verifier
	parser     *syntax.Model
	source     *Source
	checkpoint string
	log        io.Writer
	watch      func() error // reports at a checkpoint; nil for nothing

	pool [][]*lesson // of the last stretches
	made int         // stretches for which there have been lessons

	stopAfter int // steps, for the test of resuming; 0 for all
}

// lessonsFor are what a stretch learns from: lessons that are made for it, and those of the
// stretches before it that are kept. Most of the time goes into making them.
func (j *verifyJob) lessonsFor(stretch int) ([]*lesson, error) {
	for made := max(stretch-j.Kept+1, j.made, 0); made <= stretch; made++ {
		lessons, err := j.newLessons(made)
		if err != nil {
			return nil, err
		}
		j.pool, j.made = append(j.pool, lessons), made+1
	}
	j.pool = j.pool[max(len(j.pool)-j.Kept, 0):]
	return slices.Concat(j.pool...), nil
}

// newLessons makes lessons, the same ones for the same stretch.
func (j *verifyJob) newLessons(stretch int) ([]*lesson, error) {
	const parts = 8
	want := (max(j.Every*j.Batch/j.Passes, j.Batch) + parts - 1) / parts
	var lists [parts][]*lesson
	var errs [parts]error
	tape.Each(parts, func(k int) {
		part := uint64(stretch*parts + k)
		t, err := newTeacher(j.model, j.parser, j.Forget)
		if err != nil {
			errs[k] = err
			return
		}
		stream := j.source.stream(j.Seed+0x766572, part)
		for failed := 0; len(lists[k]) < want; {
			doc, tree := stream.next()
			l, err := t.lesson(retype(doc, stream.r), tree, stream.r)
			if err != nil {
				if failed++; failed > 20*want {
					errs[k] = fmt.Errorf("making lessons: %w", err)
					return
				}
				continue
			}
			lists[k] = append(lists[k], l)
		}
	})
	return slices.Concat(lists[:]...), errors.Join(errs[:]...)
}

// fit trains the verifier. Every stretch has its own lessons and its own random numbers, so that
// resuming from a checkpoint changes nothing.
func (j *verifyJob) fit() error {
	adam := &tape.Adam{Beta1: 0.9, Beta2: 0.98, Decay: j.Decay, Clip: 1}
	params := j.verifier.Params
	state, err := tape.Resume(j.checkpoint, params, adam)
	if err != nil {
		return err
	}
	workers := make([]*Verifier, verifyWorkers)
	tapes := make([]*tape.Tape, verifyWorkers)
	for k := range workers {
		workers[k], tapes[k] = j.verifier, tape.New(nil)
		if k > 0 {
			workers[k] = j.verifier.twin()
		}
	}
	began, first := time.Now(), state.Step
	for step := first; step < j.Steps; {
		stretch := step / j.Every
		lessons, err := j.lessonsFor(stretch)
		if err != nil {
			return err
		}
		r := rand.New(rand.NewPCG(j.Seed, uint64(stretch)))
		for k := range tapes {
			tapes[k].Rand = rand.New(rand.NewPCG(j.Seed, uint64(stretch*verifyWorkers+k)+1<<40))
		}
		var sum VerifyLosses
		var order []int
		end := min((stretch+1)*j.Every, j.Steps)
		for ; step < end; step++ {
			if len(order) < j.Batch {
				order = r.Perm(len(lessons))
			}
			batch := make([]*lesson, j.Batch)
			for i := range batch {
				batch[i] = lessons[order[i]]
			}
			order = order[j.Batch:]
			rounded := j.rounded(step)
			if rounded {
				tape.Round(params, j.Round)
			}
			sum.add(j.together(workers, tapes, batch))
			if rounded {
				tape.Unround(params)
			}
			adam.Step(params, j.rate(step))
		}
		left := time.Since(began).Minutes() / float64(step-first) * float64(j.Steps-step)
		fmt.Fprintf(j.log, "step %d/%d  %s  %.0f min left\n", step, j.Steps, &sum, left)
		state.Step = step
		if err := state.Save(j.checkpoint, params, adam); err != nil {
			return err
		}
		if step == j.stopAfter {
			return nil
		}
		if j.watch != nil {
			if err := j.report(step); err != nil {
				return err
			}
		}
	}
	return nil
}

// report watches the verifier with the numbers that the weight file would have.
func (j *verifyJob) report(step int) error {
	if j.rounded(step) {
		tape.Round(j.verifier.Params, j.Round)
		defer tape.Unround(j.verifier.Params)
	}
	return j.watch()
}

func (j *verifyJob) rounded(step int) bool {
	return j.Round > 0 && float64(step) >= float64(j.Steps)*(1-j.RoundLast)
}

// rate rises for Warmup steps, then falls as a cosine.
func (j *verifyJob) rate(step int) float64 {
	done := float64(step) / float64(j.Steps)
	return j.Rate * min(float64(step+1)/float64(j.Warmup), j.Floor+(1-j.Floor)*(0.5+0.5*math.Cos(math.Pi*done)))
}

// together lets the workers compute their parts and adds up the gradients.
func (j *verifyJob) together(workers []*Verifier, tapes []*tape.Tape, batch []*lesson) VerifyLosses {
	tape.KeepFlipped(workers[0].Params)
	var losses [verifyWorkers]VerifyLosses
	var wait sync.WaitGroup
	for k, w := range workers {
		for i, p := range workers[0].Params {
			w.Params[i].Flip = p.Flip
		}
		part := batch[k*len(batch)/len(workers) : (k+1)*len(batch)/len(workers)]
		wait.Go(func() { losses[k] = w.gradient(tapes[k], part, j.Dropout) })
	}
	wait.Wait()
	var sum VerifyLosses
	var others [][]*tape.Param
	for k, w := range workers {
		sum.add(losses[k])
		if k > 0 {
			others = append(others, w.Params)
		}
	}
	tape.GatherGradients(workers[0].Params, others, 1/float32(len(workers)))
	return sum
}

// Verify trains a verifier for the reader of a weight file, and writes the file with it. The
// tensors of the reader stay as they are. Stopped, it goes on from its last checkpoint.
func (j *Job) Verify() error {
	file, reader, parser, err := j.written()
	if err != nil {
		return err
	}
	recipe := j.Verifying
	gather := *j
	gather.Mix = recipe.Mix
	training, held, list, err := gather.Gather()
	if err != nil {
		return err
	}
	source := NewSource(training, list, recipe.Mix)
	if j.Spare > 0 {
		if err := source.spare(j.Spare, true); err != nil {
			return err
		}
	}
	if recipe.Only != "" {
		if err := source.only(recipe.Only); err != nil {
			return err
		}
	}
	fmt.Fprintf(j.Log, "the verifier learns from %s\n", source.Describe())

	c := reader.Config
	c.Calibration, c.Sure, c.Verify = nil, nil, recipe.Sizes
	v := NewVerifier(c, recipe.Seed)
	whole, err := v.model(file)
	if err != nil {
		return err
	}
	c.Verify = graph2tree.VerifySizes{Trees: recipe.Sizes.Trees}
	alone, err := graph2tree.NewModel(c, floats(file))
	if err != nil {
		return err
	}
	job := &verifyJob{VerifyRecipe: recipe, verifier: v, model: alone, parser: parser, source: source}
	job.log = j.Log
	if j.Work != "" {
		job.checkpoint = filepath.Join(j.Work, fmt.Sprintf("%s-verifier-%08x.ckpt", j.Named(), signature(file)))
	}
	fmt.Fprintf(j.Log, "%d numbers\n", v.Size())
	job.watch = func() error {
		_, err := compareWeighed(parser, whole, held.Watched, watchedVerified, j.Log)
		return err
	}
	if err := job.fit(); err != nil {
		return err
	}
	return j.finishVerifier(v, file, parser, held.Watched)
}

// finishVerifier rounds the verifier, fits how readings are weighed with it on the watched sets,
// and writes the weight file.
func (j *Job) finishVerifier(v *Verifier, file *weights.File, parser *syntax.Model,
	watched []*data.Held) error {
	round := j.Verifying.Round
	if round > 0 {
		tape.Round(v.Params, round)
	}
	m, err := v.model(file)
	if err != nil {
		return err
	}
	choices, err := compareWeighed(parser, m, watched, 0, j.Log)
	if err != nil {
		return err
	}
	if round > 0 {
		tape.Unround(v.Params)
	}
	c := v.Config
	j.weigh(choices, &c)
	readers := slices.DeleteFunc(slices.Clone(file.Tensors), func(t weights.Tensor) bool { return isVerifiers(t.Name) })
	entries, err := withConfig(&c, readers)
	if err != nil {
		return err
	}
	return tape.Export(j.Out, entries, v.Params, round)
}

// model is the reader of a weight file with this verifier, whose numbers are shared.
func (v *Verifier) model(file *weights.File) (*graph2tree.Model, error) {
	of := floats(file)
	return graph2tree.NewModel(v.Config, func(name string) ([]float32, bool) {
		if p, ok := v.named[name]; ok {
			return p.X, true
		}
		return of(name)
	})
}

func floats(file *weights.File) func(name string) ([]float32, bool) {
	return func(name string) ([]float32, bool) {
		x, err := file.Floats(name)
		return x, err == nil
	}
}

// isVerifiers says whether a tensor is of the verifier.
func isVerifiers(name string) bool { return strings.HasPrefix(name, "verify.") }

// signature tells readers apart: a checkpoint of one reader's verifier is of no use to another.
func signature(file *weights.File) uint32 {
	h := crc32.NewIEEE()
	for _, t := range file.Tensors {
		if x, err := file.Floats(t.Name); err == nil && !isVerifiers(t.Name) {
			for _, v := range x {
				bits := math.Float32bits(v)
				h.Write([]byte{byte(bits), byte(bits >> 8), byte(bits >> 16), byte(bits >> 24)})
			}
		}
	}
	return h.Sum32()
}
