package main

import (
	"fmt"
	"slices"
	"strings"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
	"mwpranker/wasm/expr"
)

// report collects what is measured: files of tables by name, and plots.
type report struct {
	sections []section
	plots    []section
	bars     []barGroup    // of the plot of precisions
	read     []readPart    // of the tables and the plot of confidence
	summary  []summaryLine // of the table in front
}

// section is a file of tables; of a plot the title is empty.
type section struct{ name, title, text string }

// A findPart is a row in the tables of finding, a readPart in those of reading.
type (
	findPart = evaluate.Part[evaluate.Finds]
	readPart = evaluate.Part[evaluate.Outcomes]
)

// add adds a file of paragraphs and tables.
func (r *report) add(name, title string, parts ...string) {
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	r.sections = append(r.sections, section{name, title, strings.Join(parts, "\n\n") + "\n"})
}

// groups are the shares of groups all of whose problems are answered right, where a part has
// groups.
func groups(parts []readPart) *evaluate.Table {
	t := &evaluate.Table{Head: []string{"", "groups", "wholly right"}}
	for _, p := range parts {
		if share := p.List.Bodies(); share.Of > 0 {
			t.Add(p.Name, fmt.Sprint(share.Of), share.String())
		}
	}
	return t
}

func where(parts []findPart, keep func(*evaluate.Problem) bool) []findPart {
	some := slices.Clone(parts)
	for i := range some {
		some[i].List = some[i].List.Where(keep)
	}
	return some
}

// by cuts a list by a name for each problem.
func by(list evaluate.Outcomes, name func(evaluate.Outcome) string) []readPart {
	names, parts := evaluate.Split(list, name)
	var rows []readPart
	for _, n := range names {
		rows = append(rows, readPart{Name: n, List: parts[n]})
	}
	return rows
}

// byNearness has a row for each nearness to what is learnt from or searched, after one for all.
func byNearness(p readPart, near map[string]data.Nearness) []readPart {
	rows := []readPart{p}
	for _, each := range data.Nearnesses {
		some := p.List.Where(func(q *evaluate.Problem) bool { return near[q.ID] == each })
		if len(some) > 0 {
			rows = append(rows, readPart{Name: p.Name + ", " + string(each), List: some})
		}
	}
	return rows
}

// why is what kept queries from three right results, and precision by confidence.
func why(name string, finds evaluate.Finds, outcomes evaluate.Outcomes) []string {
	texts := []string{name + ":"}
	for _, t := range evaluate.WhyTables(finds, outcomes) {
		texts = append(texts, t.String())
	}
	return texts
}

// breakdown are two tables: precision at the canonical level by the steps and by the operators of
// the query.
func breakdown(name string, parts []findPart) []string {
	var tables []string
	for _, cut := range []struct {
		title string
		name  func(*evaluate.Problem) string
	}{{"steps", evaluate.Steps}, {"operators", evaluate.Operators}} {
		t := &evaluate.Table{Head: []string{name + ", by " + cut.title, "queries"}}
		shown := slices.DeleteFunc(slices.Clone(parts), func(p findPart) bool {
			return !slices.Contains([]string{evaluate.OursName, evaluate.GoldName, evaluate.VectorsName, evaluate.TFIDFName}, p.Name)
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
