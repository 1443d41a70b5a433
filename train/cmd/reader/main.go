// Command reader trains the model that reads problems.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"

	"mwpranker/train/data"
	"mwpranker/train/onnx"
	"mwpranker/train/reader"
	"mwpranker/train/reference"
)

const usage = `usage: reader [flags] command

commands:
  train     train a recipe from the data sets and the stories, and write the
            weight file (-out). Stop it at any time: the same command goes on
            from the last checkpoint.
  export    write the weight file of the last checkpoint
  reweigh   fit anew how the readings of a weight file (-out) are weighed and when
            one is sure; its tensors stay
  verify    train a verifier for the reader of a weight file (-out), and write the file
            with it; the reader's tensors stay. It goes on where it was stopped.
  export-onnx
            write the weight file (-out) as ONNX files into build/onnx
  crossval  train a recipe on each of the five folds, one after the other; what
            is finished is not done again
  ablate    train the shipped recipe and those that leave a part out with
            three seeds each, likewise
  results   print the table of all that was trained
  keep TABLE
            keep the results of -work in the repository, as train/results/TABLE.json;
            go run ./train/cmd/eval -trainings makes the table of it

recipes: %s

flags:
`

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "reader:", err)
		os.Exit(1)
	}
}

// settings are the flags.
type settings struct {
	recipe, data, parser, work, out, name, start, backend, only string
	steps, every, fold                                          int
	spare                                                       float64
	seed                                                        uint64
}

func run(args []string, out io.Writer) error {
	var s settings
	flags := s.flags(out)
	if err := flags.Parse(args); err != nil {
		if err == flag.ErrHelp {
			return nil
		}
		return err
	}
	switch command := flags.Arg(0); command {
	case "train", "export":
		job, err := s.job(out)
		if err != nil {
			return err
		}
		job.Exact = true
		if command == "export" {
			return job.Export()
		}
		return job.Train()
	case "reweigh":
		job, err := s.job(out)
		if err != nil {
			return err
		}
		return job.Reweigh()
	case "verify":
		job, err := s.job(out)
		if err != nil {
			return err
		}
		return job.Verify()
	case "export-onnx":
		data, err := os.ReadFile(s.out)
		if err != nil {
			return err
		}
		return onnx.Write(data, "build/onnx")
	case "crossval":
		for s.fold = range data.Folds {
			if err := s.once(out); err != nil {
				return err
			}
		}
		return s.results(out)
	case "ablate":
		for _, s.recipe = range reader.Ablations() {
			for s.seed = 1; s.seed <= 3; s.seed++ {
				if err := s.once(out); err != nil {
					return err
				}
			}
		}
		return s.results(out)
	case "results":
		return s.results(out)
	case "keep":
		if flags.NArg() != 2 {
			return fmt.Errorf("keep what? wanted: reader -work FOLDER keep TABLE")
		}
		return reader.Keep(s.work, "train/results/"+flags.Arg(1)+".json")
	case "":
		return fmt.Errorf("what to do? reader -h lists it")
	default:
		return fmt.Errorf("there is no command %q; reader -h lists them", command)
	}
}

func (s *settings) flags(out io.Writer) *flag.FlagSet {
	flags := flag.NewFlagSet("reader", flag.ContinueOnError)
	flags.SetOutput(out)
	flags.StringVar(&s.recipe, "recipe", "shipped", "what to train")
	flags.StringVar(&s.data, "data", os.Getenv("MWP_DATA"), "folder that holds mawps, asdiv-a and gsm8k; the variable MWP_DATA names it too")
	flags.StringVar(&s.parser, "parser", "model_weights/parser.bin", "weight file of the parser")
	flags.StringVar(&s.work, "work", "build/reader", "folder for checkpoints and results")
	flags.StringVar(&s.out, "out", "model_weights/reader.bin", "weight file that train and export write")
	flags.StringVar(&s.name, "name", "", "name of the checkpoint; by recipe, fold and seed where none is given")
	flags.StringVar(&s.start, "start", "", "weight file to begin with, for finetuning; operators of the recipe that it lacks are added to it")
	flags.StringVar(&s.only, "only", "",
		"verify: the practice files that are learnt from alone, as 'upper-*,pets*'")
	flags.Float64Var(&s.spare, "spare", 0,
		"share of the written problems that train leaves out, and verify with the same share learns from")
	flags.IntVar(&s.steps, "steps", 0, "steps in all; the recipe's where none are given")
	flags.IntVar(&s.every, "every", 0, "steps between checkpoints, likewise")
	flags.IntVar(&s.fold, "fold", 0, "fold of the data sets that is held")
	flags.StringVar(&s.backend, "backend", "tape", "what calculates the gradient: tape, or gomlx, which does the same in far more time")
	flags.Uint64Var(&s.seed, "seed", 1, "seed")
	flags.Usage = func() {
		fmt.Fprintf(flags.Output(), usage, strings.Join(reader.Variants(), ", "))
		flags.PrintDefaults()
	}
	return flags
}

func (s *settings) job(out io.Writer) (*reader.Job, error) {
	recipe, err := reader.Variant(s.recipe)
	if err != nil {
		return nil, err
	}
	job := &reader.Job{Recipe: recipe, Run: s.name, Start: s.start, Data: s.data, Parser: s.parser, Work: s.work, Out: s.out, Log: out, Commit: commit()}
	job.Fold, job.Options.Seed = s.fold, s.seed
	if s.start != "" {
		job.Options.Rate = 8e-4 // what is known already is not to be shaken up
	}
	switch s.backend {
	case "tape":
	case "gomlx":
		job.Options.Gradient = reference.Gradient
	default:
		return nil, fmt.Errorf("there is no backend %q; there are tape and gomlx", s.backend)
	}
	if s.steps > 0 {
		job.Options.Steps, job.Verifying.Steps = s.steps, s.steps
	}
	if s.every > 0 {
		job.Options.Every, job.Verifying.Every = s.every, s.every
	}
	job.Verifying.Seed, job.Verifying.Only, job.Spare = s.seed, s.only, s.spare
	return job, nil
}

// once trains where there is no result yet; the weights stay beside the checkpoint.
func (s *settings) once(out io.Writer) error {
	job, err := s.job(out)
	if err != nil {
		return err
	}
	job.Out = s.work + "/" + job.Named() + ".bin"
	if job.Finished() {
		return nil
	}
	return job.Train()
}

func (s *settings) results(out io.Writer) error {
	list, err := reader.Results(s.work)
	if err != nil {
		return err
	}
	fmt.Fprint(out, reader.ResultTable(list))
	return nil
}

// commit names the code that runs, with a + where files have changed since; "" where git does not
// say.
func commit() string {
	head, err := exec.Command("git", "rev-parse", "--short=12", "HEAD").Output()
	if err != nil {
		return ""
	}
	name := strings.TrimSpace(string(head))
	if changed, err := exec.Command("git", "status", "--porcelain", "--untracked-files=no").Output(); err == nil && len(changed) > 0 {
		name += "+"
	}
	return name
}
