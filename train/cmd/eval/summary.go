package main

import (
	"fmt"

	"mwpranker/train/evaluate"
	"mwpranker/wasm/expr"
)

// summaryLine is what the summary says of one set.
type summaryLine struct {
	name, what string
	read       evaluate.Outcomes
	found      []findPart // nil where it was not searched for
}

// baselines are the rankers that look at words alone, and are meant to be good.
var baselines = []string{evaluate.VectorsName, evaluate.BM25Name, evaluate.WordsName, evaluate.TFIDFName}

// best names the best baseline at the canonical level, with its precision.
func best(parts []findPart) string {
	name, highest := "", evaluate.Share{}
	for _, p := range parts {
		for _, b := range baselines {
			if share := p.List.Precision(expr.Canonical); p.Name == b && (name == "" || share.Value() > highest.Value()) {
				name, highest = b, share
			}
		}
	}
	return fmt.Sprintf("%s (%s)", highest.Percent(), name)
}

// list is what a ranker found.
func list(parts []findPart, name string) evaluate.Finds {
	for _, p := range parts {
		if p.Name == name {
			return p.List
		}
	}
	return nil
}

// summarise is the table in front, which README.md and the model card hold too.
func (r *report) summarise() string {
	t := &evaluate.Table{Head: []string{"", "problems", "answer right", "among three", "groups wholly right", "like found, of the first three", "best search by words"}}
	for _, line := range r.summary {
		row := []string{line.name + ": " + line.what, fmt.Sprint(len(line.read)), line.read.Within(1, evaluate.Answer).String(), line.read.Within(3, evaluate.Answer).Percent(), "", "", ""}
		if share := line.read.Bodies(); share.Of > 0 {
			row[4] = share.Percent()
		}
		if line.found != nil {
			row[5], row[6] = list(line.found, evaluate.OursName).Precision(expr.Canonical).String(), best(line.found)
		}
		t.Add(row...)
	}
	return t.String()
}
