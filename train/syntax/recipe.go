package syntax

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"mwpranker/wasm/syntax"
)

// A Design is a network and how it is trained.
type Design struct {
	Name              string
	Config            syntax.Config
	MinWord, MinPiece int // see Vocabulary
	Options           Options
}

// student is the network of the page, and how it first learns the treebank by itself.
var student = Design{
	Name:     "student",
	Config:   syntax.Config{Word: 56, Piece: 56, Shape: 8, Hidden: 88, Windows: []int{2, 2, 2}, TagLayer: 2, Arc: 96, Rel: 64},
	MinWord:  3,
	MinPiece: 4,
	Options: Options{Epochs: 16, BatchTokens: 500, Rate: 3e-3, Warmup: 200, Decay: 0.01, Smooth: 0.03, Seed: 11, Lower: 0.15, Upper: 0.02,
		Dropout: Dropout{Input: 0.2, Layer: 0.2, Score: 0.2, Word: 0.15, Pieces: 0.1}},
}

// distil is how it then learns from the teachers. There is no label
// smoothing: the teachers' doubts say more.
var distil = Options{Epochs: 24, BatchTokens: 500, Rate: 2e-3, Warmup: 200, Decay: 0.01, Seed: 12, Lower: 0.15, Upper: 0.02,
	Dropout: Dropout{Input: 0.2, Layer: 0.2, Score: 0.2, Word: 0.15, Pieces: 0.1}, Round: 0.55, RoundLast: 4}

// polish is a last, gentle round with little dropout, in which the network
// feels the rounding all the time.
var polish = Options{Epochs: 5, BatchTokens: 500, Rate: 5e-4, Warmup: 50, Decay: 0.01, Seed: 13, Lower: 0.15, Upper: 0.02,
	Dropout: Dropout{Input: 0.1, Layer: 0.1, Score: 0.1, Word: 0.1, Pieces: 0.05}, Round: QuantStep, RoundLast: 5, KeepBest: true}

// teacher is three to five times the student's size.
func teacher(seed uint64, hidden, epochs int, dropout, rate float64, batch int) Design {
	return Design{
		Name:     fmt.Sprintf("teacher%d", seed),
		Config:   syntax.Config{Word: 128, Piece: 128, Shape: 16, Hidden: hidden, Windows: []int{2, 2, 2}, TagLayer: 2, Arc: hidden, Rel: 128},
		MinWord:  2,
		MinPiece: 3,
		Options: Options{Epochs: epochs, BatchTokens: batch, Rate: rate, Warmup: 200, Decay: 0.01, Smooth: 0.03, Seed: seed, Lower: 0.15, Upper: 0.02,
			Dropout: Dropout{Input: dropout, Layer: dropout, Score: dropout, Word: 0.15, Pieces: 0.1}},
	}
}

var teachers = []Design{
	teacher(1, 240, 25, 0.4, 2e-3, 800),
	teacher(2, 200, 20, 0.35, 2.5e-3, 900),
	teacher(3, 144, 14, 0.25, 2.5e-3, 600),
	deep(teacher(4, 144, 14, 0.25, 2.5e-3, 600)),
}

// deep gives a design a fourth layer: teachers that err differently teach more.
func deep(d Design) Design {
	d.Config.Windows = []int{2, 2, 2, 2}
	return d
}

// tune is how a teacher learns our own sentences after the treebank: with a
// quarter of it once more, and our own several times over.
var tune = Options{Epochs: 2, BatchTokens: 800, Rate: 4e-4, Warmup: 50, Decay: 0.01, Smooth: 0.03, Seed: 21, Lower: 0.15, Upper: 0.02,
	Dropout: Dropout{Input: 0.35, Layer: 0.35, Score: 0.35, Word: 0.15, Pieces: 0.1}}

// settle is the last round: all choices are made, so the network learns the
// development part too, which is one seventh more of what there is.
var settle = Options{Epochs: 8, BatchTokens: 500, Rate: 8e-4, Warmup: 50, Decay: 0.01, Seed: 14, Lower: 0.15, Upper: 0.02,
	Dropout: Dropout{Input: 0.1, Layer: 0.1, Score: 0.1, Word: 0.1, Pieces: 0.05}, Round: QuantStep, RoundLast: 8}

const (
	// repeat is how often our own sentences are met in one epoch: there are 133
	// of them beside 12,544 of the treebank.
	repeat = 5
	// keepGold is the share of the gold annotation in what the student learns of the treebank.
	keepGold = 0.5
	// everyQuestion takes one of so many raw problems: 47,000 words beside the treebank's 205,000.
	everyQuestion = 8
	// QuantStep is the rounding of the weight file, in root mean squares of each tensor: about three
	// bits a weight.
	QuantStep = 0.5
)

// A Job names the folders of a training run.
type Job struct {
	Data string // the folder that holds ud-ewt and gsm8k
	Own  string // our own annotated sentences, problems-train.conllu
	Work string // for checkpoints
	Out  string // the weight file
	Log  io.Writer
}

// Train does everything, from the data to the weight file.
func Train(j Job) error {
	treebank, dev, err := Treebank(j.Data)
	if err != nil {
		return err
	}
	own, err := ReadFile(j.Own)
	if err != nil {
		return err
	}
	raw, err := ReadQuestions(filepath.Join(j.Data, "gsm8k", "train.jsonl"), everyQuestion)
	if err != nil {
		return err
	}
	var taught []*Network
	for _, d := range append(slices.Clone(teachers), student) {
		fmt.Fprintf(j.Log, "%s: learning the treebank\n", d.Name)
		n, err := d.Fit(treebank, nil, dev, j)
		if err != nil {
			return err
		}
		fmt.Fprintf(j.Log, "%s: learning our own sentences\n", d.Name)
		o := tune
		o.Log, o.Checkpoint = j.Log, filepath.Join(j.Work, d.Name+"-tuned.checkpoint")
		if err := Fit(n, append(ownExamples(n.Config, own), Gold(n.Config, everyFourth(treebank))...), dev, o); err != nil {
			return err
		}
		taught = append(taught, n)
	}
	fmt.Fprintf(j.Log, "they all annotate the treebank and %d raw sentences\n", len(raw))
	// The student goes on from what it knows itself.
	n := taught[len(taught)-1].clone()
	examples := Soften(taught, Gold(n.Config, treebank), keepGold)
	examples = append(examples, Soften(taught, raw, 0)...)
	examples = append(examples, ownExamples(n.Config, own)...)
	withDev := append(slices.Clone(examples), Soften(taught, Gold(n.Config, dev), keepGold)...)
	for _, step := range []struct {
		name     string
		examples []Example
		Options
	}{{"taught", examples, distil}, {"polished", examples, polish}, {"settled", withDev, settle}} {
		fmt.Fprintf(j.Log, "student: to be %s by %d sentences\n", step.name, len(step.examples))
		o := step.Options
		o.Log, o.Checkpoint = j.Log, filepath.Join(j.Work, student.Name+"-"+step.name+".checkpoint")
		if err := Fit(n, step.examples, dev, o); err != nil {
			return err
		}
	}
	return Export(n, j.Out, QuantStep)
}

// Treebank reads the training and development part of UD English EWT.
func Treebank(data string) (train, dev []syntax.Sentence, err error) {
	if data == "" {
		return nil, nil, fmt.Errorf("the data folder is not named: use -data or MWP_DATA")
	}
	if train, err = ReadFile(filepath.Join(data, "ud-ewt", "train.conllu")); err != nil {
		return nil, nil, err
	}
	dev, err = ReadFile(filepath.Join(data, "ud-ewt", "dev.conllu"))
	return train, dev, err
}

// ownExamples are our own sentences, repeated.
func ownExamples(c syntax.Config, own []syntax.Sentence) []Example {
	var all []Example
	for range repeat {
		all = append(all, Gold(c, own)...)
	}
	return all
}

func everyFourth(all []syntax.Sentence) []syntax.Sentence {
	var some []syntax.Sentence
	for i := 0; i < len(all); i += 4 {
		some = append(some, all[i])
	}
	return some
}

func (d Design) vocabulary(treebank []syntax.Sentence) syntax.Config {
	return Vocabulary(d.Config, treebank, d.MinWord, d.MinPiece)
}

// Fit trains a network of this design on examples, or on the treebank where
// examples is nil.
func (d Design) Fit(treebank []syntax.Sentence, examples []Example, dev []syntax.Sentence, j Job) (*Network, error) {
	n := NewNetwork(d.vocabulary(treebank), d.Options.Seed)
	if examples == nil {
		examples = Gold(n.Config, treebank)
	}
	o := d.Options
	o.Log, o.Checkpoint = j.Log, filepath.Join(j.Work, d.Name+".checkpoint")
	fmt.Fprintf(j.Log, "%s: %d words, %d pieces, %d weights\n", d.Name, len(n.Config.Words), len(n.Config.Pieces), n.Size())
	return n, Fit(n, examples, dev, o)
}

// Size is the number of weights.
func (n *Network) Size() int {
	size := 0
	for _, p := range n.Params {
		size += len(p.X)
	}
	return size
}
