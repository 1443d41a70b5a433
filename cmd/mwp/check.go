package main

import (
	"fmt"

	"mwpranker/wasm/corpus"
)

const checkUsage = `usage: mwp check [FLAGS] FILE

Proves every record of a corpus, or of any other file that mwp build reads: each number of its equation stands in the text
or is a known constant, the equation gives the answer, and no other record has
the same id or text. Prints the records that do not hold with the reason, then
counts what the rest is made of. The exit code is 1 if a record does not hold.

FLAGS

examples:
  mwp check corpus.json
  mwp check -rows 0 corpus.json && echo sound
`

func (a *app) check(args []string) error {
	f := newFlags("check", checkUsage)
	most := f.Int("rows", 20, "print at most this `number` of rows of each table; 0 for no tables")
	paths, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if len(paths) != 1 {
		return usagef("name one file of problems")
	}
	var balance corpus.Balance
	report, err := a.readProblems(paths[0], balance.Add)
	if err != nil {
		return err
	}
	if report.Format != "" {
		fmt.Fprintf(a.stdout, "read as %s\n", report.Format)
	}
	fmt.Fprintf(a.stdout, "%d records, %d hold, %d do not\n", report.Records, report.Good, report.Bad)
	for _, fault := range report.Faults {
		fmt.Fprintln(a.stdout, fault)
	}
	if unnamed := report.Bad - len(report.Faults); unnamed > 0 {
		fmt.Fprintf(a.stdout, "and %d more\n", unnamed)
	}
	fmt.Fprintf(a.stdout, "%d problems have the text of another but for numbers and names\n", balance.SameMask())
	if *most > 0 {
		for _, table := range balance.Tables() {
			a.printTable(table, balance.Problems(), *most)
		}
	}
	if report.Bad > 0 {
		return errFailed
	}
	return nil
}

func (a *app) printTable(table corpus.Table, problems, most int) {
	fmt.Fprintf(a.stdout, "\n%s (%d different)\n", table.Name, len(table.Rows))
	for i, row := range table.Rows {
		if i == most {
			rest := 0
			for _, each := range table.Rows[i:] {
				rest += each.Count
			}
			fmt.Fprintf(a.stdout, "%6d %5.1f%%  %d others\n", rest, 100*float64(rest)/float64(problems), len(table.Rows)-i)
			break
		}
		fmt.Fprintf(a.stdout, "%6d %5.1f%%  %s\n", row.Count, 100*float64(row.Count)/float64(problems), row.Label)
	}
}
