// Command reader trains the model that reads problems.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"mwpranker/train/reader"
)

const usage = `usage: reader [flags] command

commands:
  train   train the model from the data sets and the stories, and write the
          weight file. Stop it at any time: the same command goes on from the
          last checkpoint.
  export  write the weight file of the last checkpoint

flags:
`

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "reader:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("reader", flag.ContinueOnError)
	flags.SetOutput(out)
	job := reader.Job{Recipe: reader.Shipped(), Log: out}
	flags.StringVar(&job.Data, "data", os.Getenv("MWP_DATA"), "folder that holds mawps, asdiv-a and gsm8k; the variable MWP_DATA names it too")
	flags.StringVar(&job.Parser, "parser", "model_weights/parser.bin", "weight file of the parser")
	flags.StringVar(&job.Work, "work", "build/reader", "folder for checkpoints")
	flags.StringVar(&job.Out, "out", "model_weights/reader.bin", "weight file")
	flags.StringVar(&job.Name, "name", job.Name, "name of the checkpoint")
	flags.IntVar(&job.Options.Steps, "steps", job.Options.Steps, "steps in all")
	flags.IntVar(&job.Options.Every, "every", job.Options.Every, "steps between checkpoints")
	flags.IntVar(&job.Options.Workers, "workers", job.Options.Workers, "how many compute gradients side by side; the weights depend on it")
	flags.Uint64Var(&job.Options.Seed, "seed", job.Options.Seed, "seed")
	flags.Usage = func() {
		fmt.Fprint(flags.Output(), usage)
		flags.PrintDefaults()
	}
	if err := flags.Parse(args); err != nil {
		if err == flag.ErrHelp {
			return nil
		}
		return err
	}
	switch command := flags.Arg(0); command {
	case "train":
		return job.Run()
	case "export":
		return job.Export()
	case "":
		return fmt.Errorf("what to do? reader -h lists it")
	default:
		return fmt.Errorf("there is no command %q; reader -h lists them", command)
	}
}
