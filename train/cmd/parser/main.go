// Command parser trains the part-of-speech tagger and dependency parser, and
// says how good it is.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	train "mwpranker/train/syntax"
	"mwpranker/wasm/syntax"
)

const usage = `usage: parser [flags] command [arguments]

commands:
  train            train everything from the data: teachers, then the student,
                   then write the weight file (-out). Takes about %s
                   on one core; stop it at any time, and the same command goes on.
  design NAME      train one design by itself on the treebank and score it on
                   the development part: %s
  export STEP      write the trained student again, with another rounding
  eval FILE...     score the weight file (-out) on CoNLL-U files
  tag              annotate sentences from standard input, one a line, words
                   separated by blanks, and print CoNLL-U

flags:
`

func main() {
	if err := run(os.Args[1:], os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "parser:", err)
		os.Exit(1)
	}
}

func run(args []string, in io.Reader, out io.Writer) error {
	flags := flag.NewFlagSet("parser", flag.ContinueOnError)
	flags.SetOutput(out)
	job := train.Job{Log: out}
	flags.StringVar(&job.Data, "data", os.Getenv("MWP_DATA"), "folder that holds ud-ewt and gsm8k; the variable MWP_DATA names it too")
	flags.StringVar(&job.Own, "own", "train/syntax/testdata/problems-train.conllu", "our own annotated sentences")
	flags.StringVar(&job.Work, "work", "build/parser", "folder for checkpoints")
	flags.StringVar(&job.Out, "out", "model_weights/parser.bin", "weight file")
	flags.Usage = func() {
		fmt.Fprintf(flags.Output(), usage, train.Duration, strings.Join(train.DesignNames(), ", "))
		flags.PrintDefaults()
	}
	if err := flags.Parse(args); err != nil {
		if err == flag.ErrHelp {
			return nil
		}
		return err
	}
	rest := flags.Args()
	switch command := flags.Arg(0); command {
	case "train":
		return train.Train(job)
	case "design":
		return train.TryDesign(job, flags.Arg(1))
	case "export":
		return train.ExportAgain(job, flags.Arg(1))
	case "eval":
		return evaluate(job.Out, rest[1:], out)
	case "tag":
		return tag(job.Out, in, out)
	case "":
		flags.Usage()
		return nil
	default:
		return fmt.Errorf("there is no command %q; call without one to see them all", command)
	}
}

func evaluate(weights string, files []string, out io.Writer) error {
	m, err := train.LoadModel(weights)
	if err != nil {
		return err
	}
	for _, file := range files {
		sentences, err := train.ReadFile(file)
		if err != nil {
			return err
		}
		score, err := syntax.Evaluate(m, sentences)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%s: ", file)
		if err := score.WriteTable(out); err != nil {
			return err
		}
	}
	return nil
}

func tag(weights string, in io.Reader, out io.Writer) error {
	m, err := train.LoadModel(weights)
	if err != nil {
		return err
	}
	state := syntax.NewState(m)
	var all []syntax.Sentence
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		if forms := strings.Fields(lines.Text()); len(forms) > 0 {
			all = append(all, syntax.Sentence{Comments: []string{"text = " + lines.Text()}, Words: state.Words(nil, forms)})
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("reading sentences: %w", err)
	}
	return syntax.WriteCoNLLU(out, all)
}
