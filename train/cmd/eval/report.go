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
	bars     []barGroup                         // of the plot of precisions
	read     []evaluate.Part[evaluate.Outcomes] // of the table and plot of calibration
}

type section struct{ name, text string }

func (r *report) add(name string, parts ...any) {
	var texts []string
	for _, part := range parts {
		texts = append(texts, strings.TrimSpace(fmt.Sprint(part)))
	}
	r.sections = append(r.sections, section{name, strings.Join(texts, "\n\n") + "\n"})
}

// stories measures our own corpus and the problem files.
func (r *report) stories(own *collection, typed []evaluate.Part[[]evaluate.Problem]) error {
	finds, err := own.finds()
	if err != nil {
		return err
	}
	r.add("retrieval-stories",
		fmt.Sprintf("%d problems drawn from the test stories, searched for in the %d problems of all other stories:", len(own.queries), len(own.repository.Problems)),
		evaluate.RetrievalTable(finds...))
	r.bars = append(r.bars, barsOf("test stories", finds))
	if own.reader == nil {
		return nil
	}
	outcomes := evaluate.Read(own.reader, own.queries)
	parts := []evaluate.Part[evaluate.Outcomes]{{Name: own.name, List: outcomes}}
	var kinds []evaluate.Part[evaluate.Outcomes]
	for _, file := range typed {
		list := evaluate.Read(own.reader, file.List)
		parts = append(parts, evaluate.Part[evaluate.Outcomes]{Name: file.Name, List: list})
		kinds = append(kinds, by(list, func(o evaluate.Outcome) string { return file.Name + ": " + o.Problem.Kind })...)
	}
	r.add("reading-stories", evaluate.ReadingTable(parts...),
		fmt.Sprintf("All questions of a story right: %s of %d stories.", outcomes.Bodies(), outcomes.Bodies().Of))
	if len(kinds) > 0 {
		r.add("reading-kinds", evaluate.ReadingTable(kinds...))
	}
	r.read = append(r.read, parts...)
	return nil
}

// paper is what the paper reports: the share of similar problems among the first three for 40 queries, as people judged.
var paper = map[string]struct{ ranker, vectors string }{
	"MAWPS":   {"83.76", "61.54"},
	"ASDiv-A": {"85.41", "42.71"},
}

const (
	paperQueries = 40
	paperSeed    = 1 // which 40 are drawn
)

// sets measures MAWPS and ASDiv-A, in that order in each fold.
func (r *report) sets(folds [data.Folds][]*collection) error {
	var why, breakdowns []string
	var read []evaluate.Part[evaluate.Outcomes]
	for i := range setNames {
		name, first := setNames[i].name, folds[0][i]
		var byFold [data.Folds][]evaluate.Part[evaluate.Finds]
		for fold := range folds {
			var err error
			if byFold[fold], err = folds[fold][i].finds(); err != nil {
				return err
			}
		}
		zero, pooled := byFold[0], pool(byFold)
		r.retrieval(setNames[i].folder, first, zero, pooled)
		r.bars = append(r.bars, barsOf(name, zero))
		breakdowns = append(breakdowns, breakdown(name, zero)...)
		if first.reader == nil {
			continue
		}
		outcomes := evaluate.Read(first.reader, first.queries)
		why = append(why, whyTable(name, zero[0].List, outcomes))
		read = append(read, evaluate.Part[evaluate.Outcomes]{Name: name, List: outcomes})
	}
	r.add("retrieval-by", toAny(breakdowns)...)
	if len(why) > 0 {
		r.add("retrieval-why", toAny(why)...)
		r.reading(read)
	}
	r.read = append(r.read, read...)
	r.plots = append(r.plots, section{"precision.svg", barPlot(r.bars)})
	if len(r.read) > 0 {
		r.calibration()
	}
	return nil
}

// pool puts the folds together. A row that some fold lacks, for want of a model, is left out.
func pool(folds [data.Folds][]evaluate.Part[evaluate.Finds]) []evaluate.Part[evaluate.Finds] {
	var pooled []evaluate.Part[evaluate.Finds]
	for _, row := range folds[0] {
		all := evaluate.Part[evaluate.Finds]{Name: row.Name}
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

func toAny(list []string) []any {
	all := make([]any, len(list))
	for i := range list {
		all[i] = list[i]
	}
	return all
}

// retrieval are the tables of one set: those of fold 0, on which a model that ships has not been trained, and of all folds.
func (r *report) retrieval(folder string, first *collection, zero, pooled []evaluate.Part[evaluate.Finds]) {
	drawn := map[string]bool{}
	for _, p := range evaluate.Sample(first.queries, paperQueries, paperSeed) {
		drawn[p.ID] = true
	}
	unseen := func(p *evaluate.Problem) bool { return !p.Seen }
	few := evaluate.RetrievalTable(where(zero, func(p *evaluate.Problem) bool { return drawn[p.ID] })...)
	few.Add("paper: MWPRanker", fmt.Sprint(paperQueries), "", paper[first.name].ranker)
	few.Add("paper: text vectors", fmt.Sprint(paperQueries), "", paper[first.name].vectors)
	parts := []any{fmt.Sprintf("Fold 0, all queries, searched for in %d problems:", len(first.repository.Problems)), evaluate.RetrievalTable(zero...)}
	if some := where(zero, unseen); len(some[0].List) < len(first.queries) {
		parts = append(parts, "Fold 0, the queries whose masked text the training part doesn't have:", evaluate.RetrievalTable(some...))
	}
	parts = append(parts, fmt.Sprintf("Fold 0, %d of the queries, drawn by a fixed seed, beside the paper's figures:", paperQueries), few)
	parts = append(parts, "All five folds, each with its own training part:", evaluate.RetrievalTable(pooled...))
	if some := where(pooled, unseen); len(some[0].List) < len(pooled[0].List) {
		parts = append(parts, "All five folds, the queries whose masked text the training part doesn't have:", evaluate.RetrievalTable(some...))
	}
	r.add("retrieval-"+folder, parts...)
}

func where(parts []evaluate.Part[evaluate.Finds], keep func(*evaluate.Problem) bool) []evaluate.Part[evaluate.Finds] {
	some := slices.Clone(parts)
	for i := range some {
		some[i].List = some[i].List.Where(keep)
	}
	return some
}

// breakdown are two tables: precision at the canonical level by the steps and by the operators of the query.
func breakdown(name string, parts []evaluate.Part[evaluate.Finds]) []string {
	var tables []string
	for _, cut := range []struct {
		title string
		name  func(*evaluate.Problem) string
	}{{"steps", evaluate.Steps}, {"operators", evaluate.Operators}} {
		t := &evaluate.Table{Head: []string{name + ", by " + cut.title, "queries"}}
		shown := slices.DeleteFunc(slices.Clone(parts), func(p evaluate.Part[evaluate.Finds]) bool {
			return !slices.Contains([]string{ours, bound, vectors, random}, p.Name)
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

// whyTable are two tables: what kept queries from three right results, and precision by the reader's confidence.
func whyTable(name string, finds evaluate.Finds, outcomes evaluate.Outcomes) string {
	why := &evaluate.Table{Head: []string{name, "queries"}}
	for _, each := range evaluate.Whys {
		n := 0
		for i := range finds {
			if finds[i].Why(&outcomes[i]) == each {
				n++
			}
		}
		why.Add(string(each), fmt.Sprint(n))
	}
	confident := &evaluate.Table{Head: []string{name + ", by confidence", "queries", "precision", "first reading right"}}
	names, _ := evaluate.Split(outcomes, confidence)
	for _, name := range names {
		var some evaluate.Finds
		var read evaluate.Outcomes
		for i := range outcomes {
			if confidence(outcomes[i]) == name {
				some, read = append(some, finds[i]), append(read, outcomes[i])
			}
		}
		confident.Add(name, fmt.Sprint(len(some)), some.Precision(expr.Canonical).String(), read.Within(1, evaluate.Answer).String())
	}
	return why.String() + "\n" + confident.String()
}

// confidence names the part of the scale in which the probability of the first reading lies.
func confidence(o evaluate.Outcome) string {
	switch p := o.Probability; {
	case o.Failed:
		return "no reading"
	case p < 0.5:
		return "below 0.5"
	case p < 0.8:
		return "0.5 to 0.8"
	case p < 0.95:
		return "0.8 to 0.95"
	}
	return "0.95 and above"
}

// reading are the tables of how well the sets are read.
func (r *report) reading(read []evaluate.Part[evaluate.Outcomes]) {
	var rows, cuts []evaluate.Part[evaluate.Outcomes]
	for _, p := range read {
		rows = append(rows, p)
		unseen := p.List.Where(func(p *evaluate.Problem) bool { return !p.Seen })
		if len(unseen) < len(p.List) {
			rows = append(rows,
				evaluate.Part[evaluate.Outcomes]{Name: p.Name + ", text in its training part", List: p.List.Where(func(p *evaluate.Problem) bool { return p.Seen })},
				evaluate.Part[evaluate.Outcomes]{Name: p.Name + ", text not there", List: unseen})
		}
		cuts = append(cuts, by(p.List, func(o evaluate.Outcome) string { return p.Name + ", " + evaluate.Steps(o.Problem) })...)
		cuts = append(cuts, by(p.List, func(o evaluate.Outcome) string { return p.Name + ", operators " + evaluate.Operators(o.Problem) })...)
	}
	r.add("reading-sets", evaluate.ReadingTable(rows...))
	r.add("reading-by", evaluate.ReadingTable(cuts...))
	r.add("reading-causes", evaluate.CauseTable(append(read, r.read...)...))
}

func by(list evaluate.Outcomes, name func(evaluate.Outcome) string) []evaluate.Part[evaluate.Outcomes] {
	names, parts := evaluate.Split(list, name)
	var rows []evaluate.Part[evaluate.Outcomes]
	for _, n := range names {
		rows = append(rows, evaluate.Part[evaluate.Outcomes]{Name: n, List: parts[n]})
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
	r.add("calibration", t)
	r.plots = append(r.plots, section{"calibration.svg", calibrationPlot(r.read)})
}
