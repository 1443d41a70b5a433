package main

import (
	"fmt"
	"slices"
	"strings"

	"mwpranker/train/data"
	"mwpranker/wasm/evaluate"
	"mwpranker/wasm/expr"
)

// report collects what is measured: sections of the page by name, and plots by file name.
type report struct {
	sections []section
	plots    []section
	bars     []barGroup // of the plot of precisions
	read     []readPart // of the table and plot of calibration
}

type section struct{ name, text string }

// A findPart is a row in the tables of finding, a readPart in those of reading.
type (
	findPart = evaluate.Part[evaluate.Finds]
	readPart = evaluate.Part[evaluate.Outcomes]
)

// add adds a section of paragraphs and tables.
func (r *report) add(name string, parts ...string) {
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	r.sections = append(r.sections, section{name, strings.Join(parts, "\n\n") + "\n"})
}

// stories measures our own corpus and the typed problems.
func (r *report) stories(own *evaluate.Collection, typed []*data.Held) error {
	finds, err := own.Compare()
	if err != nil {
		return err
	}
	r.add("retrieval-stories",
		fmt.Sprintf("%d problems drawn from the test stories, searched for in the %d problems of all other stories:", len(own.Queries), len(own.Repository.Problems)),
		evaluate.RetrievalTable(finds...).String())
	r.add("retrieval-stories-by", breakdown(own.Name, finds)...)
	r.bars = append(r.bars, barsOf(own.Name, finds))
	if own.Reader == nil {
		return nil
	}
	outcomes := evaluate.Read(own.Reader, own.Queries)
	r.add("retrieval-stories-why", why(own.Name, finds[0].List, outcomes)...)
	parts := []readPart{{Name: own.Name, List: outcomes}}
	kinds := by(outcomes, func(o evaluate.Outcome) string { return own.Name + ", " + evaluate.Steps(o.Problem) })
	for _, held := range typed {
		list := evaluate.Read(own.Reader, held.Problems())
		parts = append(parts, readPart{Name: held.Name, List: list})
		if strings.HasSuffix(held.Name, " test") {
			kinds = append(kinds, by(list, func(o evaluate.Outcome) string { return held.Name + ", " + o.Problem.Kind })...)
		}
	}
	bodies := &evaluate.Table{Head: []string{"", "bodies", "all questions answered right"}}
	for _, p := range parts {
		if share := p.List.Bodies(); share.Of > 0 {
			bodies.Add(p.Name, fmt.Sprint(share.Of), share.String())
		}
	}
	r.add("reading-stories", evaluate.ReadingTable(parts...).String(), bodies.String())
	r.add("reading-kinds", evaluate.ReadingTable(kinds...).String())
	r.read = append(r.read, parts...)
	return nil
}

// paper is what the paper reports: the share of similar problems among the first three for 40 queries, as people judged.
var paper = map[string]struct{ ranker, vectors float64 }{
	"MAWPS":   {83.76, 61.54},
	"ASDiv-A": {85.41, 42.71},
}

const (
	paperQueries = 40
	paperSeed    = 1 // which 40 are drawn
	paperOurs    = "paper: MWPRanker"
	paperVectors = "paper: text vectors"
)

// sets measures MAWPS and ASDiv-A, in that order in each fold.
func (r *report) sets(folds [data.Folds][]*evaluate.Collection) error {
	var whys, breakdowns []string
	var bars []barGroup
	var read []readPart
	for i := range setNames {
		name, first := setNames[i].name, folds[0][i]
		var byFold [data.Folds][]findPart
		for fold := range folds {
			var err error
			if byFold[fold], err = folds[fold][i].Compare(); err != nil {
				return err
			}
		}
		zero, pooled := byFold[0], pool(byFold)
		r.retrieval(setNames[i].folder, first, zero, pooled)
		bars = append(bars, barsOf(name, zero))
		breakdowns = append(breakdowns, breakdown(name, zero)...)
		if first.Reader == nil {
			continue
		}
		outcomes := evaluate.Read(first.Reader, first.Queries)
		whys = append(whys, why(name, zero[0].List, outcomes)...)
		read = append(read, readPart{Name: name, List: outcomes})
	}
	r.add("retrieval-by", breakdowns...)
	if len(whys) > 0 {
		r.add("retrieval-why", whys...)
		r.reading(read)
	}
	r.read = append(r.read, read...)
	r.plots = append(r.plots, section{"precision.svg", barPlot(append(bars, r.bars...))})
	if len(r.read) > 0 {
		r.calibration()
	}
	return nil
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

// retrieval are the tables of one set: those of fold 0, on which a model that ships has not been trained, and of all folds.
func (r *report) retrieval(folder string, first *evaluate.Collection, zero, pooled []findPart) {
	drawn := map[string]bool{}
	for _, p := range evaluate.Sample(first.Queries, paperQueries, paperSeed) {
		drawn[p.ID] = true
	}
	unseen := func(p *evaluate.Problem) bool { return !p.Seen }
	few := evaluate.RetrievalTable(where(zero, func(p *evaluate.Problem) bool { return drawn[p.ID] })...)
	few.Add(paperOurs, fmt.Sprint(paperQueries), "", fmt.Sprint(paper[first.Name].ranker))
	few.Add(paperVectors, fmt.Sprint(paperQueries), "", fmt.Sprint(paper[first.Name].vectors))
	parts := []string{fmt.Sprintf("Fold 0, all queries, searched for in %d problems:", len(first.Repository.Problems)), evaluate.RetrievalTable(zero...).String()}
	if some := where(zero, unseen); len(some[0].List) < len(first.Queries) {
		parts = append(parts, "Fold 0, the queries whose masked text the training part doesn't have:", evaluate.RetrievalTable(some...).String())
	}
	parts = append(parts, fmt.Sprintf("Fold 0, %d of the queries, drawn by a fixed seed, beside the paper's figures:", paperQueries), few.String())
	parts = append(parts, "All five folds, each with its own training part:", evaluate.RetrievalTable(pooled...).String())
	if some := where(pooled, unseen); len(some[0].List) < len(pooled[0].List) {
		parts = append(parts, "All five folds, the queries whose masked text the training part doesn't have:", evaluate.RetrievalTable(some...).String())
	}
	r.add("retrieval-"+folder, parts...)
}

func where(parts []findPart, keep func(*evaluate.Problem) bool) []findPart {
	some := slices.Clone(parts)
	for i := range some {
		some[i].List = some[i].List.Where(keep)
	}
	return some
}

// why is what kept queries from three right results, and precision by confidence.
func why(name string, finds evaluate.Finds, outcomes evaluate.Outcomes) []string {
	texts := []string{name + ":"}
	for _, t := range evaluate.WhyTables(finds, outcomes) {
		texts = append(texts, t.String())
	}
	return texts
}

// breakdown are two tables: precision at the canonical level by the steps and by the operators of the query.
func breakdown(name string, parts []findPart) []string {
	var tables []string
	for _, cut := range []struct {
		title string
		name  func(*evaluate.Problem) string
	}{{"steps", evaluate.Steps}, {"operators", evaluate.Operators}} {
		t := &evaluate.Table{Head: []string{name + ", by " + cut.title, "queries"}}
		shown := slices.DeleteFunc(slices.Clone(parts), func(p findPart) bool {
			return !slices.Contains([]string{evaluate.OursName, evaluate.GoldName, evaluate.VectorsName, evaluate.RandomName}, p.Name)
		})
		for _, p := range shown {
			t.Head = append(t.Head, p.Name)
		}
		names, _ := evaluate.Split(shown[0].List, func(f evaluate.Find) string { return cut.name(f.Query) })
		for _, name := range names {
			row := []string{name, ""}
			for _, p := range shown {
				some := p.List.Where(func(q *evaluate.Problem) bool { return cut.name(q) == name })
				row[1] = fmt.Sprint(len(some))
				row = append(row, some.Precision(expr.Canonical).String())
			}
			t.Add(row...)
		}
		tables = append(tables, t.String())
	}
	return tables
}

// reading are the tables of how well the sets are read.
func (r *report) reading(read []readPart) {
	var rows, cuts []readPart
	for _, p := range read {
		rows = append(rows, p)
		unseen := p.List.Where(func(p *evaluate.Problem) bool { return !p.Seen })
		if len(unseen) < len(p.List) {
			rows = append(rows,
				readPart{Name: p.Name + ", text in its training part", List: p.List.Where(func(p *evaluate.Problem) bool { return p.Seen })},
				readPart{Name: p.Name + ", text not there", List: unseen})
		}
		cuts = append(cuts, by(p.List, func(o evaluate.Outcome) string { return p.Name + ", " + evaluate.Steps(o.Problem) })...)
		cuts = append(cuts, by(p.List, func(o evaluate.Outcome) string { return p.Name + ", operators " + evaluate.Operators(o.Problem) })...)
	}
	r.add("reading-sets", evaluate.ReadingTable(rows...).String())
	r.add("reading-by", evaluate.ReadingTable(cuts...).String())
	r.add("reading-causes", evaluate.CauseTable(slices.Concat(read, r.read)...).String())
}

func by(list evaluate.Outcomes, name func(evaluate.Outcome) string) []readPart {
	names, parts := evaluate.Split(list, name)
	var rows []readPart
	for _, n := range names {
		rows = append(rows, readPart{Name: n, List: parts[n]})
	}
	return rows
}

// calibration is a table and a plot.
func (r *report) calibration() {
	t := &evaluate.Table{Head: []string{"", "problems", "mean confidence", "right", "expected calibration error"}}
	for _, p := range r.read {
		c := evaluate.Calibrate(p.List)
		t.Add(p.Name, fmt.Sprint(len(p.List)), fmt.Sprintf("%.1f", 100*c.Predicted()), p.List.Within(1, evaluate.Answer).Percent(), fmt.Sprintf("%.3f", c.Error()))
	}
	r.add("calibration", t.String(), evaluate.ConfidenceTable(r.read...).String())
	reported := slices.DeleteFunc(slices.Clone(r.read), func(p readPart) bool { return strings.HasSuffix(p.Name, " dev") })
	r.plots = append(r.plots, section{"calibration.svg", calibrationPlot(reported)})
}
