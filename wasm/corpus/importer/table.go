package importer

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"mwpranker/wasm/corpus"
)

// table is how a table is written, as its first line tells.
type table struct {
	format    Format
	separator byte
	columns   []string // names of fields
	names     []string // what the first line calls them, if it does
	start     int      // the byte behind the first line
}

var layouts = []table{{format: Tab, separator: '\t'}, {format: Comma, separator: ','}, {format: Semicolon, separator: ';'}}

// findTable takes a file for a table if its first line names a column that
// holds texts, or if its columns look like those of problems.
func findTable(data []byte) (table, bool) {
	for _, t := range layouts {
		names, end, err := row(data, t.separator)
		if err != nil {
			continue
		}
		for _, name := range names {
			t.columns = append(t.columns, fieldName(name))
		}
		if slices.ContainsFunc(t.columns, holdsText) {
			t.start, t.names = end, names
			if len(t.columns) == 1 {
				t.separator = 0 // the texts of a single column may have commas
			}
			return t, true
		}
	}
	if isGIFT(data) {
		return table{}, false
	}
	return guessTable(data)
}

func holdsText(column string) bool {
	return slices.Contains(textNames, column) || slices.Contains(bodyNames, column)
}

func (in *input) readTable(t table) {
	for in.more() {
		values, end, err := row(in.data, t.separator)
		if err == nil && len(values) > len(t.columns) {
			err = fmt.Errorf("has %d columns and the first line %d; put texts with a %q in quotes", len(values), len(t.columns), t.separator)
		}
		switch {
		case err != nil:
			in.leave("", err)
			in.skipLine()
			continue
		case len(values) > 1 || strings.TrimSpace(values[0]) != "":
			in.tableRecord(t, values)
		}
		in.advance(end)
	}
}

func (in *input) tableRecord(t table, values []string) {
	f := fields{}
	for i, value := range values {
		if _, twice := f[t.columns[i]]; !twice {
			f[t.columns[i]] = corpus.Unguard(value)
		}
	}
	in.fields(f)
}

var (
	errQuoteOpen = errors.New("a quote is not closed")
	errBehind    = errors.New("something stands between a closing quote and the end of the field; inside a text write two quotes for one")
	errLongRow   = fmt.Errorf("is longer than %d bytes", corpus.MaxRecord)
)

// row reads the fields of the row that starts the data (RFC 4180: a field in
// quotes may hold separators, line breaks and doubled quotes), and says where
// the next row starts.
func row(data []byte, separator byte) (values []string, end int, err error) {
	limit := min(len(data), corpus.MaxRecord)
	marks := string([]byte{separator, '\n'})
	for at := 0; ; {
		var value string
		if at < limit && data[at] == '"' {
			value, at, err = quoted(data[:limit], at+1)
			if err != nil {
				return nil, 0, err
			}
		} else {
			n := bytes.IndexAny(data[at:limit], marks)
			if n < 0 {
				n = limit - at
			}
			value, at = string(data[at:at+n]), at+n
		}
		values = append(values, value)
		switch {
		case at == len(data):
			return values, at, nil
		case at >= limit:
			return nil, 0, errLongRow
		case data[at] == separator:
			at++
		case data[at] == '\n':
			return values, at + 1, nil
		default:
			return nil, 0, errBehind
		}
	}
}

// quoted reads a field behind its opening quote, and says where it ends.
func quoted(data []byte, at int) (string, int, error) {
	var b strings.Builder
	for {
		n := bytes.IndexByte(data[at:], '"')
		if n < 0 {
			return "", 0, errQuoteOpen
		}
		b.Write(data[at : at+n])
		at += n + 1
		if at == len(data) || data[at] != '"' {
			return b.String(), at, nil
		}
		b.WriteByte('"')
		at++
	}
}
