package corpus

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// Format and a version stand at the head of every corpus file.
const (
	Format = "mwpranker-corpus"
	// Version is the newest that is read and written. A file is of version 2 when one of its equations
	// has an operator that is written as a function, roundup(a / b), which the programs before it
	// cannot read; else it is still of version 1.
	Version = 2

	firstVersion = 1
)

// ErrVersion is in the chain of the error about a file of another version.
var ErrVersion = errors.New("get the program that matches the file")

// MaxRecord is the longest record in bytes of JSON. It bounds the memory that
// a broken file can take.
const MaxRecord = 256 << 10

// MaxFaults is how many bad records a report names; the rest are counted.
const MaxFaults = 1000

// Header is what a corpus file says about itself.
type Header struct {
	Name    string
	Licence string
}

// Report tells what became of a file's records.
type Report struct {
	Header
	Records int     // in the file
	Good    int     // handed on
	Bad     int     // left out
	Faults  []Fault // the first MaxFaults of them
}

// Fault is a record that was left out.
type Fault struct {
	Place  int    // 1 is the first record of the file
	ID     string // as the record says it, if it is an id at all; else empty
	Reason string
}

func (f Fault) String() string {
	if f.ID == "" {
		return fmt.Sprintf("record %d: %s", f.Place, f.Reason)
	}
	return fmt.Sprintf("record %d (%s): %s", f.Place, f.ID, f.Reason)
}

// Read reads a corpus one record at a time and hands each problem that holds
// to each, in the order of the file. The error says that the file itself can't
// be read on; the report is right up to there.
func Read(r io.Reader, each func(*Problem)) (*Report, error) {
	reader := newReader(r)
	if err := reader.file(each); err != nil {
		return &reader.report, fmt.Errorf("corpus: %w", reader.explain(err))
	}
	return &reader.report, nil
}

// ReadAll reads a corpus into a slice.
func ReadAll(r io.Reader) ([]*Problem, *Report, error) {
	var problems []*Problem
	report, err := Read(r, func(p *Problem) { problems = append(problems, p) })
	return problems, report, err
}

type reader struct {
	input   *meter
	decoder *json.Decoder
	report  Report
	field   string // of the outermost object, the one that is read
	twins   Twins
}

func newReader(r io.Reader) *reader {
	input := &meter{source: Plain(r)}
	return &reader{
		input:   input,
		decoder: json.NewDecoder(input),
	}
}

// file walks the outermost object. Fields that it does not know are skipped,
// so that a later version may add some.
func (r *reader) file(each func(*Problem)) error {
	if err := r.expect('{', "the file is not an object { ... }; is it a corpus?"); err != nil {
		return err
	}
	var format string
	var version float64
	var sawProblems bool
	for r.decoder.More() {
		r.input.spent = 0
		token, err := r.decoder.Token()
		if err != nil {
			return err
		}
		r.field, _ = token.(string)
		switch r.field {
		case "format":
			err = r.decoder.Decode(&format)
		case "version":
			err = r.decoder.Decode(&version)
		case "name":
			err = r.decoder.Decode(&r.report.Name)
		case "licence":
			err = r.decoder.Decode(&r.report.Licence)
		case "problems":
			if err := checkVersion(format, version); err != nil {
				return err
			}
			sawProblems = true
			err = r.problems(each)
		default:
			err = r.decoder.Decode(new(json.RawMessage))
		}
		if err != nil {
			return err
		}
	}
	if _, err := r.decoder.Token(); err != nil {
		return err
	}
	if err := checkVersion(format, version); err != nil {
		return err
	}
	if !sawProblems {
		return errors.New(`the file has no "problems"`)
	}
	if _, err := r.decoder.Token(); err != io.EOF {
		return errors.New("something stands behind the end of the corpus")
	}
	return nil
}

func checkVersion(format string, version float64) error {
	switch {
	case format == "":
		return fmt.Errorf(`the file does not start with "format":%q; is it a corpus?`, Format)
	case format != Format:
		return fmt.Errorf("the format is %.40q, this program reads %q", format, Format)
	case version != firstVersion && version != Version:
		return fmt.Errorf("the version is %v, this program reads versions %d and %d; %w", version, firstVersion, Version, ErrVersion)
	}
	return nil
}

func (r *reader) problems(each func(*Problem)) error {
	if err := r.expect('[', `"problems" is not a list [ ... ]`); err != nil {
		return err
	}
	for r.decoder.More() {
		r.input.spent = 0
		r.report.Records++
		var in wire
		err := r.decoder.Decode(&in)
		var mistyped *json.UnmarshalTypeError
		if errors.As(err, &mistyped) {
			r.fault(string(in.ID), fmt.Errorf("%s: is a JSON %s", cmp.Or(mistyped.Field, "record"), mistyped.Value))
			continue
		}
		if err != nil {
			return err
		}
		problem, err := r.prove(&in)
		if err != nil {
			r.fault(string(in.ID), err)
			continue
		}
		r.report.Good++
		each(problem)
	}
	_, err := r.decoder.Token()
	return err
}

// prove parses the record, and refuses a second one with the same id or text.
func (r *reader) prove(in *wire) (*Problem, error) {
	record, err := in.record()
	if err != nil {
		return nil, err
	}
	if err := r.twins.find(&record, "record"); err != nil {
		return nil, err
	}
	problem, err := Parse(record)
	if err != nil {
		return nil, err
	}
	r.twins.keep(&record, r.report.Records)
	return problem, nil
}

func (r *reader) fault(id string, err error) {
	r.report.Bad++
	if checkField(id, MaxID, false) != nil {
		id = ""
	}
	if len(r.report.Faults) < MaxFaults {
		r.report.Faults = append(r.report.Faults, Fault{r.report.Records, id, err.Error()})
	}
}

func (r *reader) expect(delim json.Delim, otherwise string) error {
	token, err := r.decoder.Token()
	if err == nil && token != delim {
		return errors.New(otherwise)
	}
	return err
}

// explain says where a file that is not JSON breaks.
func (r *reader) explain(err error) error {
	var syntax *json.SyntaxError
	var mistyped *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return fmt.Errorf("the file ends too early, after %d records", r.report.Records)
	case errors.As(err, &syntax) && r.report.Records > 0:
		return fmt.Errorf("the file is not JSON at byte %d, in record %d: %w", r.decoder.InputOffset(), r.report.Records, err)
	case errors.As(err, &syntax):
		return fmt.Errorf("the file is not JSON at byte %d: %w", r.decoder.InputOffset(), err)
	case errors.As(err, &mistyped):
		return fmt.Errorf("%s: is a JSON %s", r.field, mistyped.Value)
	case errors.Is(err, errRecordTooLong):
		return fmt.Errorf("record %d is longer than %d bytes", r.report.Records, MaxRecord)
	}
	return err
}

// meter fails when more than MaxRecord bytes are read between two records, so
// that a record without an end does not fill the memory.
type meter struct {
	source io.Reader
	spent  int
}

var errRecordTooLong = errors.New("record too long")

func (m *meter) Read(p []byte) (int, error) {
	if m.spent > MaxRecord {
		return 0, errRecordTooLong
	}
	n, err := m.source.Read(p[:min(len(p), MaxRecord)])
	m.spent += n
	return n, err
}
