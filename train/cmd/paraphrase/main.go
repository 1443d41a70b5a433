// Command paraphrase makes, checks and measures pairs of problems, and fits the weights of the
// judge of wasm/paraphrase.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"mwpranker/train/paraphrase"
	judge "mwpranker/wasm/paraphrase"
)

const usage = `usage: paraphrase COMMAND [FLAGS] [FILE...]

  examples              what each operator makes of a few practice problems
  check FILE...         whether files of pairs hold; counts by kind
  adopt FILE...         check files of training pairs and take them into the repository
  fit                   fit the weights to the training pairs and to what operators make of them
  measure FILE...       the judge and its baselines on files of pairs: totals and counts by kind

The part of a file is its name: train.jsonl, dev-1.jsonl, test.jsonl.
`

// Where things are, from the root of the repository.
const (
	trainingFile = "train/paraphrase/pairs/train.jsonl"
	weightsFile  = "wasm/paraphrase/weights.txt"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "paraphrase:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	if len(args) == 0 {
		fmt.Fprint(out, usage)
		return nil
	}
	f := flag.NewFlagSet(args[0], flag.ContinueOnError)
	training := f.String("training", trainingFile, "the `file` of training pairs")
	cores := f.Int("cores", 2, "how many `cores` to use")
	practised := f.Int("practice", 0, "fit: how many practice `problems` operators work on, beside the training pairs")
	each := f.Int("each", 4, "fit: how many `pairs` operators make of a problem")
	folds := f.Int("folds", 5, "fit: in how many `parts` the training pairs are cut to validate")
	wrong := f.Int("wrong", 0, "fit: how many training `pairs` to show that are misjudged, with their ledgers")
	try := f.Bool("try", false, "fit: compare recipes by validation and write nothing")
	if err := f.Parse(args[1:]); err != nil {
		return err
	}
	b := &bench{out: out, training: *training, cores: *cores}
	switch args[0] {
	case "examples":
		return b.examples()
	case "check":
		return b.check(f.Args())
	case "adopt":
		return b.adopt(f.Args())
	case "fit":
		return b.fit(*practised, *each, *folds, *wrong, *try)
	case "measure":
		return b.measure(f.Args())
	}
	return fmt.Errorf("there is no command %q", args[0])
}

// bench is what the commands work with.
type bench struct {
	out      io.Writer
	training string
	cores    int
}

// examples shows what each operator makes.
func (b *bench) examples() error {
	told, err := paraphrase.Practised(400, 1)
	if err != nil {
		return err
	}
	pairs, err := paraphrase.Make(told, 100, 1)
	if err != nil {
		return err
	}
	for _, o := range paraphrase.Operators() {
		shown := 0
		for _, p := range pairs {
			if p.Kind == o.Name && shown < 3 {
				shown++
				fmt.Fprintf(b.out, "%s (%s)\n  %s\n  %s\n", o.Name, o.Verdict, p.A, p.B)
			}
		}
	}
	return nil
}

// check says what files of pairs hold, and nothing of what stands in them.
func (b *bench) check(files []string) error {
	for _, file := range files {
		pairs, err := paraphrase.ReadPairs(file, paraphrase.PartOf(file))
		if err != nil {
			return err
		}
		counts := map[judge.Verdict]int{}
		for _, p := range pairs {
			counts[p.Verdict]++
		}
		fmt.Fprintf(b.out, "%s: %d pairs, %d paraphrases, %d of the same model, %d different\n",
			file, len(pairs), counts[judge.Same], counts[judge.SameModel], counts[judge.Different])
	}
	return nil
}

// adopt takes training pairs into the repository.
func (b *bench) adopt(files []string) error {
	if len(files) == 0 {
		return fmt.Errorf("there is no file to adopt")
	}
	var all []paraphrase.Pair
	for _, file := range files {
		pairs, err := paraphrase.ReadPairs(file, paraphrase.Train)
		if err != nil {
			return err
		}
		all = append(all, pairs...)
	}
	written := paraphrase.WritePairs(all)
	if _, err := paraphrase.ParsePairs(written, paraphrase.Train); err != nil {
		return err // two files with one id
	}
	return os.WriteFile(b.training, written, 0o644)
}

// read reads the training pairs, without those of held files.
func (b *bench) read() (*paraphrase.Training, error) {
	pairs, err := paraphrase.ReadPairs(b.training, paraphrase.Train)
	if err != nil {
		return nil, err
	}
	return paraphrase.NewTraining(pairs)
}

// fit fits and writes the weights, and says how well such weights judge pairs that they were not
// fitted to.
func (b *bench) fit(practised, each, folds, wrong int, try bool) error {
	training, err := b.read()
	if err != nil {
		return err
	}
	told, err := paraphrase.Practised(practised, 1)
	if err != nil {
		return err
	}
	made, err := paraphrase.Make(append(told, training.FirstTexts()...), each, 1)
	if err != nil {
		return err
	}
	together, err := paraphrase.Together(practised, 1)
	if err != nil {
		return err
	}
	made = append(made, together...)
	fmt.Fprintf(b.out, "%d written pairs, %d made\n", len(training.Pairs()), len(made))
	list, err := paraphrase.Compare(append(made, training.Pairs()...), b.cores)
	if err != nil {
		return err
	}
	if try {
		b.try(list, folds)
		return nil
	}
	validated := paraphrase.CrossValidate(list, paraphrase.Shipped, folds)
	tree := paraphrase.Named{Name: "same tree alone"}
	for i := range list {
		if !list[i].Made {
			tree.List = append(tree.List, paraphrase.SameTree(&list[i]))
		}
	}
	fmt.Fprintln(b.out, paraphrase.Table([]paraphrase.Named{{Name: "the judge, cross-validated", List: validated}, tree}))
	fmt.Fprintln(b.out, paraphrase.ConfusionTable(validated))
	fmt.Fprintln(b.out, paraphrase.KindTable(validated))
	b.show(list, validated, wrong)
	return os.WriteFile(weightsFile, []byte(paraphrase.Fit(list, paraphrase.Shipped).String()), 0o644)
}

// try validates recipes beside each other.
func (b *bench) try(list []paraphrase.Compared, folds int) {
	var tried []paraphrase.Named
	for _, pull := range []float64{0.1, 0.3, 1, 3} {
		for _, made := range []float64{0, 0.03, 0.1, 0.3} {
			recipe := paraphrase.Shipped
			recipe.Pull, recipe.Made = pull, made
			name := fmt.Sprintf("pull %v, made %v", pull, made)
			tried = append(tried, paraphrase.Named{Name: name, List: paraphrase.CrossValidate(list, recipe, folds)})
		}
	}
	fmt.Fprintln(b.out, paraphrase.Table(tried))
}

// show shows training pairs that are misjudged.
func (b *bench) show(list []paraphrase.Compared, validated []paraphrase.Judged, most int) {
	said := map[string]paraphrase.Judged{}
	for _, j := range validated {
		if j.Verdict != j.Pair.Verdict {
			said[j.Pair.ID] = j
		}
	}
	for i := range list {
		c := &list[i]
		j, ok := said[c.ID]
		if !ok || c.Made || most == 0 {
			continue
		}
		most--
		fmt.Fprintf(b.out, "%s (%s) is %s, said %s %.2f\n  %s\n  %s\n", c.ID, c.Kind, c.Pair.Verdict, j.Verdict, j.Score, c.Pair.A, c.Pair.B)
		for k := range c.Ledger {
			if e := &c.Ledger[k]; e.Fate != judge.Kept {
				fmt.Fprintf(b.out, "    %s %s: %s\n", e.Fate, e.Part, c.Say(e))
			}
		}
	}
}

// measure judges files of pairs by the shipped weights and by the baselines, which are fitted to
// the training pairs. It never shows a text.
func (b *bench) measure(files []string) error {
	if len(files) == 0 {
		return fmt.Errorf("there is no file to measure; give one, such as dev.jsonl")
	}
	training, err := b.read()
	if err != nil {
		return err
	}
	var held []paraphrase.Pair
	for _, file := range files {
		pairs, err := paraphrase.ReadPairs(file, paraphrase.PartOf(file))
		if err != nil {
			return err
		}
		held = append(held, pairs...)
	}
	training, left := training.Without(held)
	fmt.Fprintf(b.out, "%s: %d pairs; %d of %d training pairs share a text with them and are left out of the baselines\n\n",
		strings.Join(files, ", "), len(held), left, len(training.Pairs())+left)
	known, err := paraphrase.Compare(training.Pairs(), b.cores)
	if err != nil {
		return err
	}
	list, err := paraphrase.Compare(held, b.cores)
	if err != nil {
		return err
	}
	words, ledger := paraphrase.NewTFIDF(training.Pairs()), paraphrase.Fit(known, paraphrase.LedgerAlone)
	judges := []paraphrase.Named{{Name: "the judge"}, {Name: "its ledger alone"}, {Name: "same tree alone"}, {Name: "TF-IDF cosine"}}
	for i := range list {
		judges[0].List = append(judges[0].List, paraphrase.JudgeBy(&list[i], judge.Shipped()))
		judges[1].List = append(judges[1].List, paraphrase.JudgeBy(&list[i], ledger))
		judges[2].List = append(judges[2].List, paraphrase.SameTree(&list[i]))
		judges[3].List = append(judges[3].List, words.Judge(&held[i]))
	}
	fmt.Fprintf(b.out, "%d source problems\n\n", paraphrase.Sources(judges[0].List))
	fmt.Fprintln(b.out, paraphrase.Table(judges))
	fmt.Fprintln(b.out, paraphrase.ConfusionTable(judges[0].List))
	fmt.Fprintln(b.out, paraphrase.KindTable(judges[0].List))
	return nil
}
