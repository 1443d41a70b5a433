package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/shard"
)

const buildUsage = `usage: mwp build [FLAGS] -corpus FILE

Makes a site of your own problems: a copy of the built page with FILE in place
of its corpus, ready for any web server (docs/deploy.md).

FILE is a table (CSV or TSV, with a first line that names a column text,
question or problem, and if you have them equation, answer, grade, topic), JSON,
JSON Lines, ASDiv's XML, or plain text with an empty line between problems. What
it is, is found from its content. A problem without an equation is read by the
model; how sure it was is kept with the problem. What cannot be read is named
with its line and left out.

More problems than a browser should load are split: the page loads -base of
them, and for each search those that have the query's calculation, in files that
many calculations share (docs/privacy.md tells what that shows to a server).

FLAGS

The exit code is 0 if a site was made, also where some problems were left out.

examples:
  mwp build -corpus problems.csv -o site
  mwp build -corpus problems.jsonl -name 'Our problems' -licence CC-BY-4.0 -o site
`

// buildFlags are what mwp build is told.
type buildFlags struct {
	corpus, dist, out string
	header            corpus.Header
	above             int
	sure              float64
	options           shard.Options
}

func (a *app) build(args []string) error {
	f := newFlags("build", buildUsage)
	b := buildFlags{options: shard.DefaultOptions}
	f.StringVar(&b.corpus, "corpus", "", "the `file` of problems")
	f.StringVar(&b.out, "o", "site", "`folder` to write the site to")
	f.StringVar(&b.dist, "dist", "dist", "`folder` of the built page, as make dist writes it")
	f.StringVar(&b.header.Name, "name", "", "what the page calls the corpus (default: as the file says, else its name)")
	f.StringVar(&b.header.Licence, "licence", "", "licence of the problems (default: as the file says)")
	f.Float64Var(&b.sure, "sure", 0, "leave out problems of whose equation the model is less sure than this `probability`")
	f.IntVar(&b.above, "above", 20_000, "split a corpus of more problems than this `number`; 0 always splits")
	f.IntVar(&b.options.Base, "base", b.options.Base, "of a split corpus the page loads this `number` of problems at once")
	f.IntVar(&b.options.Crowd, "crowd", b.options.Crowd, "at least this `number` of calculations share the files that a search loads")
	f.IntVar(&b.options.Each, "each", b.options.Each, "a file holds at most this `number` of problems of one calculation")
	rest, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if len(rest) > 0 || b.corpus == "" {
		return usagef("name the file of problems with -corpus, and nothing else")
	}
	if same, err := sameFolder(b.dist, b.out); err != nil || same {
		return cmp.Or(err, usagef("-o and -dist are the same folder: the built page would be lost"))
	}
	files, err := openPage(b.dist) // before the model reads for minutes
	if err != nil {
		return err
	}
	problems, report, err := a.importProblems(&b)
	if err != nil {
		return err
	}
	a.printImport(b.corpus, problems, report)
	if len(problems) == 0 {
		return errors.New("there is no problem to make a site of")
	}
	return a.writeSite(&b, files, problems)
}

func sameFolder(one, other string) (bool, error) {
	a, err := filepath.Abs(one)
	if err != nil {
		return false, err
	}
	b, err := filepath.Abs(other)
	return a == b, err
}

// importProblems reads the file and completes its records.
func (a *app) importProblems(b *buildFlags) ([]*corpus.Problem, *importer.Report, error) {
	file, err := os.Open(b.corpus)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	var records []entry
	report, err := importer.Read(file, func(line int, r corpus.Record) { records = append(records, entry{line: line, record: r}) })
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", b.corpus, err)
	}
	b.header.Name = cmp.Or(b.header.Name, report.Name, filepath.Base(b.corpus))
	b.header.Licence = cmp.Or(b.header.Licence, report.Licence)
	a.complete(records, b.sure)
	var problems []*corpus.Problem
	for i := range records {
		each := &records[i]
		if each.fault != nil {
			report.Leave(each.line, each.record.ID, each.fault)
			continue
		}
		problems = append(problems, each.problem)
	}
	slices.SortStableFunc(report.Faults, func(a, b importer.Fault) int { return cmp.Compare(a.Line, b.Line) })
	return problems, report, nil
}

// printImport says what was read, and names what was not.
func (a *app) printImport(path string, problems []*corpus.Problem, report *importer.Report) {
	fmt.Fprintf(a.stdout, "%s (%s): %d problems, %d left out\n", path, report.Format, len(problems), report.Bad)
	for _, fault := range report.Faults {
		fmt.Fprintln(a.stdout, fault)
	}
	if unnamed := report.Bad - len(report.Faults); unnamed > 0 {
		fmt.Fprintf(a.stdout, "and %d more\n", unnamed)
	}
	read, doubtful := 0, 0
	for _, p := range problems {
		if p.Confidence > 0 {
			read++
			if p.Confidence < 0.5 {
				doubtful++
			}
		}
	}
	if read > 0 {
		fmt.Fprintf(a.stdout, "%d equations were read by the model; of %d of them it is less than half sure\n", read, doubtful)
	}
}
