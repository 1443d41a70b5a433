package own

import (
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/message"
)

// shownProblems and shownFaults are how many of each a preview shows.
const (
	shownProblems = 5
	shownFaults   = 20
)

// Preview says as what a file would be read, and keeps nothing of it. The error says that it could
// not be read at all, or holds no problem; a table whose lines have faults has a preview all the
// same, because its columns can be chosen.
func Preview(file []byte, chosen []string, rest func(done int) error) (*message.Preview, error) {
	p := &message.Preview{}
	report, err := importer.ReadAs(&resting{file: file, rest: rest}, chosen, func(line int, r corpus.Record) {
		if p.Total++; len(p.Problems) < shownProblems {
			p.Problems = append(p.Problems, message.Previewed{Line: line, Text: r.Text, Equation: r.Equation,
				Answer: string(r.Answer)})
		}
		if r.Equation == "" {
			p.Unread++
		}
	})
	if err != nil {
		return nil, err
	}
	if p.Total == 0 && (len(report.Columns) == 0 || report.Bad == 0) {
		return nil, nothingIn(report)
	}
	p.Format, p.Left = string(report.Format), report.Bad
	for _, c := range report.Columns {
		p.Columns = append(p.Columns, message.Column{Name: plain(c.Name), As: c.As})
	}
	for _, f := range report.Faults[:min(len(report.Faults), shownFaults)] {
		p.Faults = append(p.Faults, message.Fault{Line: f.Line, ID: f.ID, Reason: f.Reason})
	}
	return p, nil
}
