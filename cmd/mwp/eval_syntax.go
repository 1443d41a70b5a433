package main

import (
	"fmt"
	"os"
	"strings"

	"mwpranker/wasm/syntax"
)

// evalSyntax measures the parser against files that people have marked.
func (a *app) evalSyntax(f *evalFlags, files []string) error {
	change, ok := map[string]func(string) string{"": nil, "lower": strings.ToLower, "upper": strings.ToUpper}[*f.letters]
	if !ok {
		return usagef("-case is lower or upper, not %q", *f.letters)
	}
	model, err := openParser(*f.weights)
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
