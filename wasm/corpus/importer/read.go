package importer

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"

	"mwpranker/wasm/corpus"
)

// Format is how a file is written.
type Format string

const (
	Comma      Format = "CSV"
	Tab        Format = "TSV"
	Semicolon  Format = "CSV with semicolons" // as spreadsheets write it where the comma is the decimal sign
	JSON       Format = "JSON"                // also JSON Lines
	XML        Format = "XML"
	Moodle     Format = "Moodle XML"
	QTI        Format = "QTI"
	GIFT       Format = "GIFT"
	XLSX       Format = "XLSX"
	DOCX       Format = "DOCX"
	Numbered   Format = "plain text, numbered"
	Paragraphs Format = "plain text, a problem a paragraph"
)

// Report tells what became of a file.
type Report struct {
	corpus.Header        // where the file is a corpus and says it
	Format        Format // as which it was read
	Good          int    // records that were handed on
	Bad           int    // that were left out
	Faults        []Fault
	Columns       []Column // of a table
}

// Fault is a part of the file that was left out; a report names the first
// [corpus.MaxFaults] of them.
type Fault struct {
	Line   int    // or the row of a sheet, or the number of the item in a file that has no lines
	ID     string // as the record says it, or empty
	Reason string
}

func (f Fault) String() string {
	if f.ID == "" {
		return fmt.Sprintf("line %d: %s", f.Line, f.Reason)
	}
	return fmt.Sprintf("line %d (%s): %s", f.Line, f.ID, f.Reason)
}

// Leave notes a record that was left out. What comes after reading, such as
// [Complete], adds its own faults by it.
func (r *Report) Leave(line int, id string, reason error) {
	r.Bad++
	if len(r.Faults) < corpus.MaxFaults {
		r.Faults = append(r.Faults, Fault{line, id, reason.Error()})
	}
}

// Read reads a file and hands on each record with the line on which it starts.
// A record has a text and may lack everything else but an id, which is made up
// of its place where the file has none. A part of the file is in memory at a
// time, so that its size does not matter. The error says that nothing could be
// made of the file, or that it could not be read to its end.
func Read(r io.Reader, each func(line int, record corpus.Record)) (*Report, error) {
	return ReadAs(r, nil, each)
}

// ReadAs is Read where somebody has chosen what some columns of a table are: chosen has one of the
// Roles, or None, by the place of the column; "" leaves a column as it is recognised.
func ReadAs(r io.Reader, chosen []string, each func(line int, record corpus.Record)) (*Report, error) {
	in := newInput(r, each)
	in.chosen = chosen
	err := in.read()
	if in.failed != nil {
		err = in.failed
	}
	if err != nil {
		return nil, fmt.Errorf("reading problems: %w", err)
	}
	return &in.report, nil
}

// How files begin that are none of ours.
var strangers = []struct{ start, reason string }{
	{"\xd0\xcf\x11\xe0", "this is an old Office file; save it as XLSX, DOCX or CSV first"},
	{"%PDF", "this is a PDF; copy its text into a text file first"},
	{"{\\rtf", "this is rich text (RTF); save it as DOCX first"},
	{"\\documentclass", "this is LaTeX; copy its problems into a text file first"},
	{"#separator:", "these are flash cards for Anki; save them as CSV with a column \"text\" first"},
}

var errEncoding = errors.New("is not valid UTF-8; save the file as UTF-8 (\"CSV UTF-8\" in a spreadsheet)")

func (in *input) read() error {
	for _, each := range strangers {
		if bytes.HasPrefix(in.data, []byte(each.start)) {
			return errors.New(each.reason)
		}
	}
	if in.zip != nil {
		return in.readZip()
	}
	start := in.firstByte()
	switch start {
	case 0:
		return errors.New("the file is empty")
	case '{', '[':
		in.numbered = true
		in.is(JSON)
		return in.readJSON()
	case '<':
		in.numbered = true
		return in.readXML()
	}
	if table, ok := findTable(in.data); ok {
		in.is(table.format)
		in.advance(table.start)
		table.columns = in.choose(table.columns, table.names)
		in.readTable(table)
		return nil
	}
	in.readText()
	return nil
}

// is notes how the file is written; of what stands in a zip, the outermost counts.
func (in *input) is(format Format) { in.report.Format = cmp.Or(in.report.Format, format) }

// readText reads what is no table and has no marks around its problems.
func (in *input) readText() {
	switch {
	case isGIFT(in.data):
		in.is(GIFT)
		in.readGIFT()
	case isNumbered(in.data):
		in.is(Numbered)
		in.readNumbered()
	default:
		in.is(Paragraphs)
		in.readParagraphs()
	}
}

// firstByte is the first byte that is no space, 0 for none. Empty lines before it are dropped.
func (in *input) firstByte() byte {
	for in.more() {
		rest := bytes.TrimLeft(in.data, " \t\n")
		if len(rest) > 0 {
			in.advance(len(in.data) - len(bytes.TrimLeft(in.data, "\n")))
			return rest[0]
		}
		in.advance(len(in.data))
	}
	return 0
}

// take hands on the record that starts the window, or names it where it repeats another.
func (in *input) take(record corpus.Record) {
	if record.ID == "" {
		record.ID = in.place()
	}
	if !utf8.ValidString(record.Text) {
		in.report.Leave(in.at(), "", errEncoding)
		return
	}
	kind, number := "line", in.line
	if in.numbered {
		kind, number = "record", in.count
	}
	if err := in.twins.Check(&record, number, kind); err != nil {
		in.report.Leave(in.at(), record.ID, err)
		return
	}
	in.report.Good++
	in.each(in.at(), record)
}

// place is the id of a record that has none. Where records can stand on one line as well as on
// several it is their number, so that it does not depend on how the file is laid out.
func (in *input) place() string {
	if in.numbered {
		return fmt.Sprintf("record-%d", in.count)
	}
	return fmt.Sprintf("line-%d", in.line)
}

// at is the line that a report names.
func (in *input) at() int {
	if in.lineless {
		return max(1, in.count)
	}
	return in.line
}

// leave names the record that starts the window. Where it is not the first of its line, its number
// is named too.
func (in *input) leave(id string, reason error) {
	if id == "" && in.sameLine && !in.lineless {
		id = in.place()
	}
	in.report.Leave(in.at(), id, reason)
}
