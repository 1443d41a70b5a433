package importer

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"

	"mwpranker/wasm/corpus"
)

// MaxFile is the largest file in bytes that is read. A file is held in memory
// as a whole, so that reading can go back to the line after a broken one.
const MaxFile = 1 << 30

// Format is how a file is written.
type Format string

const (
	Comma      Format = "CSV"
	Tab        Format = "TSV"
	Semicolon  Format = "CSV with semicolons" // as spreadsheets write it where the comma is the decimal sign
	JSON       Format = "JSON"                // also JSON Lines
	XML        Format = "XML"
	Paragraphs Format = "plain text, a problem a paragraph"
)

// Report tells what became of a file.
type Report struct {
	corpus.Header        // where the file is a corpus and says it
	Format        Format // as which it was read
	Good          int    // records that were handed on
	Bad           int    // that were left out
	Faults        []Fault
}

// Fault is a part of the file that was left out; a report names the first
// [corpus.MaxFaults] of them.
type Fault struct {
	Line   int
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
// of its place where the file has none. The error says that nothing could be
// made of the file.
func Read(r io.Reader, each func(line int, record corpus.Record)) (*Report, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxFile+1))
	if err != nil {
		return nil, fmt.Errorf("reading problems: %w", err)
	}
	if len(data) > MaxFile {
		return nil, fmt.Errorf("reading problems: the file is longer than %d bytes", MaxFile)
	}
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	in := &input{data: data, each: each}
	if err := in.read(); err != nil {
		return nil, fmt.Errorf("reading problems: %w", err)
	}
	return &in.report, nil
}

// input is a file while it is read.
type input struct {
	data               []byte
	each               func(line int, record corpus.Record)
	report             Report
	twins              corpus.Twins
	counted, countedTo int // line breaks before a place, so that lines are counted once
}

// How files begin that are none of ours.
var strangers = []struct{ start, reason string }{
	{"PK\x03\x04", "this is a spreadsheet or another zip file; save it as CSV first"},
	{"\xd0\xcf\x11\xe0", "this is an old Office file; save it as CSV first"},
	{"%PDF", "this is a PDF; copy its text into a text file first"},
	{"\xff\xfe", "the file is UTF-16; save it as UTF-8 (\"CSV UTF-8\" in a spreadsheet)"},
	{"\xfe\xff", "the file is UTF-16; save it as UTF-8 (\"CSV UTF-8\" in a spreadsheet)"},
}

var errEncoding = errors.New("is not valid UTF-8; save the file as UTF-8 (\"CSV UTF-8\" in a spreadsheet)")

func (in *input) read() error {
	for _, each := range strangers {
		if bytes.HasPrefix(in.data, []byte(each.start)) {
			return errors.New(each.reason)
		}
	}
	start := bytes.TrimLeft(in.data, " \t\r\n")
	if len(start) == 0 {
		return errors.New("the file is empty")
	}
	switch start[0] {
	case '{', '[':
		in.report.Format = JSON
		in.readJSON()
	case '<':
		in.report.Format = XML
		return in.readXML()
	default:
		if table, ok := findTable(in.data); ok {
			in.report.Format = table.format
			in.readTable(table)
			return nil
		}
		in.report.Format = Paragraphs
		in.readParagraphs()
	}
	return nil
}

// take hands a record on, or names it where it repeats another.
func (in *input) take(at int, record corpus.Record) {
	line := in.line(at)
	if record.ID == "" {
		record.ID = fmt.Sprintf("line-%d", line)
	}
	if !utf8.ValidString(record.Text) {
		in.report.Leave(line, "", errEncoding)
		return
	}
	if err := in.twins.Check(&record, line, "line"); err != nil {
		in.report.Leave(line, record.ID, err)
		return
	}
	in.report.Good++
	in.each(line, record)
}

// leave names the record that starts at a byte of the file.
func (in *input) leave(at int, id string, reason error) { in.report.Leave(in.line(at), id, reason) }

// line is the number of the line that holds a byte of the file.
func (in *input) line(at int) int {
	if at < in.countedTo {
		in.counted, in.countedTo = 0, 0
	}
	in.counted += bytes.Count(in.data[in.countedTo:at], []byte("\n"))
	in.countedTo = at
	return in.counted + 1
}

// lineEnd is the place after the line break that ends the line of a byte.
func (in *input) lineEnd(at int) int {
	if n := bytes.IndexByte(in.data[at:], '\n'); n >= 0 {
		return at + n + 1
	}
	return len(in.data)
}
