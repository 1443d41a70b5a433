package main

import (
	"fmt"
	"os"
	"strings"

	"mwpranker/wasm/syntax"
)

const evalUsage = `usage: mwp eval syntax [FLAGS] FILE.conllu...

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
	letters := f.String("case", "", "give the parser all words in `lower` or upper case")
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
	change, ok := map[string]func(string) string{"": nil, "lower": strings.ToLower, "upper": strings.ToUpper}[*letters]
	if !ok {
		return usagef("-case is lower or upper, not %q", *letters)
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
		if change != nil {
			for _, s := range gold {
				for i := range s.Words {
					s.Words[i].Form = change(s.Words[i].Form)
				}
			}
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
