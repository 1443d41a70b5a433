package main

import (
	"fmt"
	"io"

	modelweights "mwpranker/model_weights"
	"mwpranker/train/evaluate"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
)

// probes are the problems at the beginning of a file that are written before the reader is asked.
const probes = 30

func read(kinds []kind) ([]evaluate.Outcomes, error) {
	parser, err := syntax.Load(modelweights.Parser)
	if err != nil {
		return nil, err
	}
	model, err := graph2tree.Load(modelweights.Reader)
	if err != nil {
		return nil, err
	}
	reader, err := graph2tree.NewReader(parser, model)
	if err != nil {
		return nil, err
	}
	var all []evaluate.Outcomes
	for k := range kinds {
		var problems []evaluate.Problem
		for i := range kinds[k].list {
			problems = append(problems, kinds[k].list[i].Problem())
		}
		all = append(all, evaluate.Read(evaluate.ReaderOf(reader.Read), problems))
	}
	return all, nil
}

// ask prints what the reader misreads, then how much it reads right of each kind.
func ask(kinds []kind, out io.Writer) error {
	all, err := read(kinds)
	if err != nil {
		return err
	}
	for k := range kinds {
		for i := range all[k] {
			if o := &all[k][i]; o.Answer != 1 {
				fmt.Fprintf(out, "%s misread (right is reading %d): %s\n", kinds[k].list[i].ID, o.Answer, kinds[k].list[i].Doc.Source)
			}
		}
	}
	for k := range kinds {
		fmt.Fprintf(out, "%s: right %s, among five %s\n", kinds[k].name,
			all[k].Within(1, evaluate.Answer), all[k].Within(5, evaluate.Answer))
	}
	return nil
}

// round prints a line for each kind: what was asked first, and what of it was read right.
func round(kinds []kind, out io.Writer) error {
	written := make([]int, len(kinds))
	for k := range kinds {
		written[k] = len(kinds[k].list)
		kinds[k].list = kinds[k].list[:min(probes, written[k])]
	}
	all, err := read(kinds)
	if err != nil {
		return err
	}
	for k := range kinds {
		first, five := 0, 0
		for i := range all[k] {
			if at := all[k][i].Answer; at == 1 {
				first++
			} else if at > 1 {
				five++
			}
		}
		fmt.Fprintf(out, "%s\t%d\t%d\t%d\t%d\n", kinds[k].name, len(all[k]), first, first+five, written[k])
	}
	return nil
}
