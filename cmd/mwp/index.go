package main

import (
	"cmp"
	"fmt"
	"time"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/index"
)

const indexUsage = `usage: mwp index [FLAGS] [CORPUS]

Builds the index of a corpus (corpus.json) as the page does, and prints what it
holds, how large it is and how long it took. Nothing is written.

FLAGS

examples:
  mwp index
  mwp index -classes 50 my-corpus.json
`

func (a *app) index(args []string) error {
	f := newFlags("index", indexUsage)
	classes := f.Int("classes", 10, "print the `number` of largest classes")
	paths, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if len(paths) > 1 {
		return usagef("one corpus at a time, not %d", len(paths))
	}
	path := "corpus.json"
	if len(paths) == 1 {
		path = paths[0]
	}
	var problems []*corpus.Problem
	start := time.Now()
	report, err := readCorpus(path, func(p *corpus.Problem) { problems = append(problems, p) })
	if err != nil {
		return err
	}
	read := time.Since(start)
	start = time.Now()
	ix, err := index.Build(problems)
	if err != nil {
		return err
	}
	built := time.Since(start)

	stats := ix.Stats()
	each := max(stats.Problems, 1)
	fmt.Fprintf(a.stdout, "%-22s %s\n", "corpus", cmp.Or(report.Name, path))
	for _, row := range []struct {
		name  string
		value any
	}{
		{"licence", cmp.Or(report.Licence, "not named")},
		{"problems", fmt.Sprintf("%d (%d records left out)", stats.Problems, report.Bad)},
		{"exact classes", stats.Exact},
		{"canonical classes", stats.Canonical},
		{"role classes", stats.Role},
		{"different words", stats.Terms},
		{"texts, bytes", fmt.Sprintf("%d (%d a problem)", stats.TextBytes, stats.TextBytes/each)},
		{"index, bytes", fmt.Sprintf("%d (%d a problem)", stats.Bytes, stats.Bytes/each)},
		{"read and checked in", read.Round(time.Millisecond / 10)},
		{"indexed in", built.Round(time.Millisecond / 10)},
	} {
		fmt.Fprintf(a.stdout, "%-22s %v\n", row.name, row.value)
	}
	all := ix.Classes()
	if shown := all[:min(max(*classes, 0), len(all))]; len(shown) > 0 {
		fmt.Fprintf(a.stdout, "\nlargest canonical classes\n")
		for _, class := range shown {
			fmt.Fprintf(a.stdout, "%6d  %s\n", class.Problems, class.Tree.Template())
		}
	}
	return nil
}
