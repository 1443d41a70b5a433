package main

import (
	"bufio"
	"bytes"
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/engine"
	"mwpranker/wasm/export"
	"mwpranker/wasm/index"
)

const exportUsage = `usage: mwp export -format FORMAT [FLAGS] FILE

Writes the problems of a file for another program. FILE is a corpus, or anything
else that mwp build reads. A record that does not hold is left out and named on
standard error; the exit code is then 1.

FLAGS

formats:
FORMATS
examples:
  mwp export -format gift corpus.json > problems.gift.txt
  mwp export -format docx -title 'Week 5' -o week5.docx problems.csv
  mwp search -k 5 -equation '(a + b) * c' -format markdown
`

func (a *app) export(args []string) error {
	var list strings.Builder
	for _, f := range export.Formats {
		fmt.Fprintf(&list, "  %-8s %s\n", f.Name, f.About)
	}
	f := newFlags("export", strings.Replace(exportUsage, "FORMATS\n", list.String()+"\n", 1))
	format := f.String("format", "", "the `name` of the format")
	out := f.String("o", "", "write this `file`, and not standard output")
	title := f.String("title", "", "the `title` of the document; else the name of the corpus or of the file")
	noKey := f.Bool("no-answers", false, "documents have no key of answers")
	paths, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if _, known := export.Find(*format); !known {
		return usagef("-format: there is no format %q", *format)
	}
	if len(paths) != 1 {
		return usagef("name one file of problems")
	}
	set := &export.Set{NoKey: *noKey}
	report, err := a.readProblems(paths[0], func(p *corpus.Problem) {
		set.Problems = append(set.Problems, engine.ToExport(p, true))
	})
	if err != nil {
		return err
	}
	name := strings.TrimSuffix(filepath.Base(paths[0]), filepath.Ext(paths[0]))
	set.Title, set.Licence = cmp.Or(*title, report.Name, name), report.Licence
	content, err := export.Write(*format, set)
	if err != nil {
		return err
	}
	if err := a.put(*out, content); err != nil {
		return err
	}
	if report.Bad == 0 {
		return nil
	}
	fmt.Fprintf(a.stderr, "mwp: %d problems are written, %d left out\n", len(set.Problems), report.Bad)
	for _, fault := range report.Faults {
		fmt.Fprintln(a.stderr, fault)
	}
	return errFailed
}

// put writes a file, or standard output where none is named.
func (a *app) put(path string, content []byte) error {
	if path != "" {
		return os.WriteFile(path, content, 0o666)
	}
	_, err := a.stdout.Write(content)
	return err
}

// exportResults writes what a search has found.
func (a *app) exportResults(format string, response *index.Response) error {
	set := &export.Set{Title: "Results"}
	for _, r := range response.Results() {
		set.Problems = append(set.Problems, engine.ToExport(a.engine.Index().Problem(&r), true))
	}
	content, err := export.Write(format, set)
	if err != nil {
		return err
	}
	return a.put("", content)
}

// problemsRead tells what became of a file.
type problemsRead struct {
	corpus.Header
	Format             importer.Format // "" for a corpus
	Records, Good, Bad int
	Faults             []fmt.Stringer
}

// readProblems reads a corpus, or whatever else the importer knows; the model
// reads the equations that are missing there.
func (a *app) readProblems(path string, each func(*corpus.Problem)) (*problemsRead, error) {
	file, err := openFile(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	start := bufio.NewReaderSize(file, 4<<10)
	head, _ := start.Peek(4 << 10)
	result := &problemsRead{}
	if isCorpus(head) {
		report, err := corpus.Read(start, each)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		result.Header, result.Good, result.Bad = report.Header, report.Good, report.Bad
		for _, fault := range report.Faults {
			result.Faults = append(result.Faults, fault)
		}
		result.Records = report.Records
		return result, nil
	}
	var left importer.Report
	model := a.engine.Model()
	report, err := importer.Read(start, func(line int, record corpus.Record) {
		problem, err := importer.Complete(record, model)
		if err != nil {
			left.Leave(line, record.ID, err)
			return
		}
		result.Good++
		each(problem)
	})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if report.Good+report.Bad == 0 {
		return nil, fmt.Errorf("%s: there is no problem in it", path)
	}
	read := &imported{left: left}
	read.leave(report)
	result.Header, result.Format, result.Bad = report.Header, report.Format, read.left.Bad
	for _, fault := range read.left.Faults {
		result.Faults = append(result.Faults, fault)
	}
	result.Records = result.Good + result.Bad
	return result, nil
}

// isCorpus says by its start whether a file is a corpus of ours.
func isCorpus(head []byte) bool {
	plain, _ := io.ReadAll(corpus.Plain(bytes.NewReader(head)))
	return bytes.Contains(plain, []byte(`"`+corpus.Format+`"`))
}
