package main

import (
	"fmt"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
	"mwpranker/wasm/expr"
)

// paper is what the paper reports: the share of similar problems among the first three for 40
// queries, as people judged.
var paper = map[string]struct{ ranker, vectors float64 }{
	"MAWPS":   {83.76, 61.54},
	"ASDiv-A": {85.41, 42.71},
}

const (
	paperQueries = 40
	paperSeed    = 1 // which 40 are drawn
	paperOurs    = "paper: MWPRanker"
	paperVectors = "paper: text vectors"
	widerVectors = "text vectors, in both sets"
)

// corpus measures how well the like of typed problems is found in our whole corpus, set by set.
func (r *report) corpus(whole *evaluate.Collection, sets []*data.Held) (map[string][]findPart, error) {
	finds, err := whole.Compare()
	if err != nil {
		return nil, err
	}
	bySet := map[string][]findPart{}
	front := &evaluate.Table{Head: []string{"", "queries", evaluate.OursName, evaluate.GoldName, "best search by words"}}
	var parts, cuts []string
	for _, h := range sets {
		of := map[string]bool{}
		for _, e := range h.Examples {
			of[e.ID] = true
		}
		some := where(finds, func(p *evaluate.Problem) bool { return of[p.ID] })
		bySet[h.Name] = some
		front.Add(h.Name, fmt.Sprint(len(h.Examples)), list(some, evaluate.OursName).Precision(expr.Canonical).String(),
			list(some, evaluate.GoldName).Precision(expr.Canonical).String(), best(some))
		parts = append(parts, h.Name+":", evaluate.RetrievalTable(some...).String())
		cuts = append(cuts, breakdown(h.Name, some)[0])
		if ruler(h) {
			r.bars = append(r.bars, barsOf(h.Name, some))
		}
	}
	intro := fmt.Sprintf("Test problems of our own sets, searched for in the %d problems of corpus.json. Of the first\n"+
		"three results, how many have the query's model:", len(whole.Repository.Problems))
	r.add("finding-corpus", "Finding: typed problems in our corpus", append([]string{intro, front.String()}, append(parts, cuts...)...)...)
	return bySet, nil
}

// sets measures finding in MAWPS and ASDiv-A, in that order in each fold, and gives what the reader
// made of fold 0.
func (r *report) sets(folds [data.Folds][]*evaluate.Collection, near map[string]data.Nearness) ([]readPart, error) {
	var whys, breakdowns []string
	var bars []barGroup
	var read []readPart
	var lines []summaryLine
	for i := range setNames {
		name, first := setNames[i].name, folds[0][i]
		var byFold [data.Folds][]findPart
		for fold := range folds {
			var err error
			if byFold[fold], err = folds[fold][i].Compare(); err != nil {
				return nil, err
			}
		}
		zero, pooled := byFold[0], pool(byFold)
		if first.Wider != nil {
			finds, err := evaluate.Retrieve(evaluate.ByVectors(first.Vectors, first.Wider), first.Wider, first.Queries)
			if err != nil {
				return nil, err
			}
			zero = append(zero, findPart{Name: widerVectors, List: finds})
		}
		r.retrieval(setNames[i].folder, first, zero, pooled, near)
		bars = append(bars, barsOf(name, zero))
		breakdowns = append(breakdowns, breakdown(name, zero)...)
		if first.Reader == nil {
			continue
		}
		outcomes := evaluate.Read(first.Reader, first.Queries)
		whys = append(whys, why(name, zero[0].List, outcomes)...)
		read = append(read, readPart{Name: name, List: outcomes})
		lines = append(lines, summaryLine{name, "dev part of fold 0, searched for in its training part", outcomes, zero})
	}
	r.add("finding-by", "Finding: MAWPS and ASDiv-A by steps and operators", breakdowns...)
	if len(whys) > 0 {
		r.add("finding-why", "Finding: MAWPS and ASDiv-A, and what went wrong", whys...)
	}
	r.plots = append(r.plots, section{name: "precision.svg", text: barPlot(append(bars, r.bars...))})
	r.summary = append(r.summary, lines...)
	return read, nil
}

// pool puts the folds together. A row that some fold lacks, for want of a model, is left out.
func pool(folds [data.Folds][]findPart) []findPart {
	var pooled []findPart
	for _, row := range folds[0] {
		all := findPart{Name: row.Name}
		in := 0
		for _, fold := range folds {
			for _, each := range fold {
				if each.Name == row.Name {
					all.List = append(all.List, each.List...)
					in++
				}
			}
		}
		if in == len(folds) {
			pooled = append(pooled, all)
		}
	}
	return pooled
}

// retrieval are the tables of one set: those of fold 0 and of all folds; near is how near queries
// are to what is searched.
func (r *report) retrieval(folder string, first *evaluate.Collection, zero, pooled []findPart, near map[string]data.Nearness) {
	drawn := map[string]bool{}
	for _, p := range evaluate.Sample(first.Queries, paperQueries, paperSeed) {
		drawn[p.ID] = true
	}
	few := evaluate.RetrievalTable(where(zero, func(p *evaluate.Problem) bool { return drawn[p.ID] })...)
	few.Add(paperOurs, fmt.Sprint(paperQueries), "", fmt.Sprint(paper[first.Name].ranker))
	few.Add(paperVectors, fmt.Sprint(paperQueries), "", fmt.Sprint(paper[first.Name].vectors))
	parts := []string{fmt.Sprintf("Fold 0, all queries, searched for in %d problems:", len(first.Repository.Problems)), evaluate.RetrievalTable(zero...).String()}
	for _, each := range data.Nearnesses {
		some := where(zero, func(p *evaluate.Problem) bool { return near[p.ID] == each })
		if n := len(some[0].List); n > 0 && n < len(first.Queries) {
			parts = append(parts, fmt.Sprintf("Fold 0, the queries that have %s (the training part that is searched):", each), evaluate.RetrievalTable(some...).String())
		}
	}
	parts = append(parts, fmt.Sprintf("Fold 0, %d of the queries, drawn by a fixed seed, beside the paper's figures:", paperQueries), few.String())
	parts = append(parts, "All five folds, each with its own training part:", evaluate.RetrievalTable(pooled...).String())
	r.add("finding-"+folder, "Finding: "+first.Name, parts...)
}
