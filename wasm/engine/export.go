package engine

import (
	"iter"
	"strings"

	"mwpranker/wasm/answer"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/export"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
	"mwpranker/wasm/message"
	"mwpranker/wasm/worth"
)

// export writes what a search finds, or a worksheet.
func (e *Engine) export(r *message.Export) (*message.Exported, *message.Failure) {
	switch {
	case r.Sheet != nil:
		return Export(r.As, r.Sheet.Name, sheetSet(r.Sheet))
	case r.Search != nil:
		set, failure := e.foundSet(r)
		if failure != nil {
			return nil, failure
		}
		return Export(r.As, "results", set)
	}
	return nil, failed(message.BadRequest, "the request", "nothing is named that could be exported")
}

// foundSet is what a search finds, in the order in which it is shown: up to index.MaxLimit of each
// group.
func (e *Engine) foundSet(r *message.Export) (*export.Set, *message.Failure) {
	q, failure := e.understand(r.Search.Query, r.Search.Expression)
	if failure != nil {
		return nil, failure
	}
	library := e.library.Load()
	if library == nil {
		return nil, failed(message.NoCorpus, "the search", "the problems are not loaded yet")
	}
	search := *r.Search
	search.Limit = index.MaxLimit
	asked, failure := indexQuery(&search)
	if failure != nil {
		return nil, failure
	}
	response, err := library.find(&q.Understanding, asked)
	if err != nil {
		return nil, failed(message.BadRequest, "the search", "%v", err)
	}
	set := &export.Set{Title: "Results"}
	if r.As == message.AsTable { // which says too where each is from and how it relates to the query
		set.Columns = []string{"worded answer", "collection", "relation"}
	}
	for _, each := range response.Results() {
		p := ToExport(library.index.Problem(&each), true)
		p.Extra = []string{p.Worded, each.Corpus, relations[each.Match]}[:len(set.Columns)]
		set.Problems = append(set.Problems, p)
	}
	return set, nil
}

// sheetSet is a worksheet. What its problems calculate is read again of their equations.
func sheetSet(sheet *message.Sheet) *export.Set {
	set := &export.Set{Title: sheet.Title, Key: sheet.Key, NoKey: !sheet.Answers}
	for _, each := range sheet.Problems {
		record := corpus.Record{ID: each.ID, Text: each.Text, Equation: each.Equation,
			Answer: corpus.Number(each.Answer), Grade: each.Grade, Topic: each.Topic}
		p := export.Problem{Record: record}
		if problem, err := corpus.Parse(record); err == nil {
			p = ToExport(problem, true)
		}
		p.Worded = each.Worded
		set.Problems = append(set.Problems, p)
	}
	return set
}

// ExportAll is a set of problems. Steps and words are left out where the format
// has no place for them, because making them takes a reading of each text.
func ExportAll(as, title, licence string, problems iter.Seq[*corpus.Problem]) *export.Set {
	set := &export.Set{Title: title, Licence: licence}
	worded := as != message.AsTable && as != message.AsJSON
	for p := range problems {
		set.Problems = append(set.Problems, ToExport(p, worded))
	}
	return set
}

// ToExport is a problem as a file has it: its equation is over the numbers of its
// text, if it is the same problem with it.
func ToExport(p *corpus.Problem, worded bool) export.Problem {
	e := export.Problem{Record: p.Record}
	name := func(leaf *expr.Expr) string { return worth.Equation(leaf, p.Quantities) }
	e.LaTeX = p.Expr.LaTeX(name)
	if equation := worth.Equation(p.Expr, p.Quantities); equation != p.Equation {
		record := p.Record
		record.Equation = equation
		if again, err := corpus.Parse(record); err == nil && again.Expr.String() == p.Expr.String() {
			e.Equation = equation
		}
	}
	if !worded {
		return e
	}
	e.Worded = Worded(p)
	steps, err := worth.Steps(p.Expr, p.Quantities)
	if err != nil {
		return e
	}
	for i, step := range steps {
		result := step.Value
		if i == len(steps)-1 {
			result = e.Worded
		}
		e.Steps = append(e.Steps, answer.Line(step, result))
	}
	return e
}

// Export makes a file of a set. name is that of the file, without what tells the format.
func Export(as, name string, set *export.Set) (*message.Exported, *message.Failure) {
	format, known := export.Find(as)
	if !known {
		return nil, failed(message.BadRequest, "the request", "there is no kind of file %.40q", as)
	}
	content, err := export.Write(as, set)
	if err != nil {
		return nil, failed(message.Internal, "answering", "%v", err)
	}
	exported := &message.Exported{Name: name + "." + format.Extension, Type: format.Media}
	if strings.HasPrefix(string(content[:min(2, len(content))]), "PK") {
		exported.Bytes = content
	} else {
		exported.Content = string(content)
	}
	return exported, nil
}
