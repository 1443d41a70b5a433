package main

import (
	"fmt"
	"os"
	"strings"

	"mwpranker/wasm/syntax"
)

const evalUsage = `usage: mwp eval syntax [-weights FOLDER] FILE.conllu...

Parses the words of each file and counts how many tags, heads and relations are
those of the file.

FLAGS

example:
  mwp eval syntax train/syntax/testdata/problems-gold.conllu
`

// eval measures a step of the pipeline against what people have marked.
func (a *app) eval(args []string) error {
	f := newFlags("eval", evalUsage)
	weights := f.String("weights", defaultWeights, "the `folder` of the weights")
	step := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		step, args = args[0], args[1:]
	}
	files, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if step != "syntax" {
		return usagef("the step to measure is syntax, not %q", step)
	}
	if len(files) == 0 {
		return usagef("no file is named")
	}
	model, err := openParser(*weights)
	if err != nil {
		return err
	}
	for _, name := range files {
		gold, err := readGold(name)
		if err != nil {
			return err
		}
		score, err := syntax.Evaluate(model, gold)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		fmt.Fprintln(a.stdout, name)
		if err := score.WriteTable(a.stdout); err != nil {
			return err
		}
	}
	return nil
}

func readGold(name string) ([]syntax.Sentence, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	gold, err := syntax.ReadCoNLLU(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return gold, nil
}
