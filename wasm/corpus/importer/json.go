package importer

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus"
)

// maxDepth is how deep a record may nest, and maxScan how deep its end is looked
// for. maxScan also bounds how often bytes are read again behind a broken record.
const (
	maxDepth = 10
	maxScan  = 30
)

var (
	errNoRecord  = errors.New("is not a record { ... }")
	errNotClosed = errors.New("the record, or a text in it, is not closed")
	errTooDeep   = fmt.Errorf("nests deeper than %d", maxDepth)
	errTooLong   = fmt.Errorf("is longer than %d bytes", corpus.MaxRecord)
)

// readJSON finds the records { ... } of a list, of JSON Lines, or of a list
// inside one object, as our own corpus is. Each is read by itself, so a broken
// one does not harm the others: reading goes on behind it, or, where its end
// can't be found, at the next line that starts with a record.
func (in *input) readJSON() {
	for in.more() {
		switch c := in.data[0]; {
		case c == '{':
			end, list, err := objectEnd(in.data)
			if list {
				in.header(in.data[:end])
				in.advance(end)
				continue
			}
			in.next()
			if err != nil {
				in.leave("", err)
			} else {
				in.object(in.data[:end])
			}
			if end > 0 {
				in.advance(end)
			} else {
				in.nextRecord()
			}
		case strings.IndexByte(betweenRecords, c) >= 0:
			in.advance(len(in.data) - len(bytes.TrimLeft(in.data, betweenRecords)))
		case c == ']' || c == '}':
			return // what stands behind the list is no record
		default:
			in.next()
			in.leave("", errNoRecord)
			in.nextRecord()
		}
	}
}

const betweenRecords = " \t\n,["

// nextRecord moves to the next line that starts with {.
func (in *input) nextRecord() {
	for in.more() {
		in.skipLine()
		if rest := bytes.TrimLeft(in.data, " \t,["); len(rest) > 0 && rest[0] == '{' {
			in.advance(len(in.data) - len(rest))
			return
		}
	}
}

// objectEnd is the place behind the object that starts the data; 0 where it is
// not found. Where a field of the object is a list of objects, list is true and
// the end is in front of the first of them.
func objectEnd(data []byte) (end int, list bool, err error) {
	depth, inString := 0, false
	for at := 0; at < len(data); at++ {
		if at > corpus.MaxRecord {
			return 0, false, errTooLong
		}
		c := data[at]
		switch {
		case inString && c == '\\':
			at++
		case inString && c == '\n':
			return 0, false, errNotClosed
		case c == '"':
			inString = !inString
		case inString:
		case c == '{' || c == '[':
			if depth++; depth > maxDepth {
				err = errTooDeep
			}
			if depth > maxScan {
				return 0, false, err
			}
			if c == '[' && depth == 2 && bytes.HasPrefix(bytes.TrimLeft(data[at+1:], " \t\n"), []byte("{")) {
				return at + 1, true, nil
			}
		case c == '}' || c == ']':
			if depth--; depth == 0 {
				return at + 1, false, err
			}
		}
	}
	return 0, false, cmp.Or(err, errNotClosed)
}

// header reads what an object says in front of its list: `{"name":"...","problems":[`.
func (in *input) header(start []byte) {
	var header struct{ Name, Licence string }
	if json.Unmarshal(append(bytes.Clone(start), "]}"...), &header) == nil {
		in.report.Name, in.report.Licence = header.Name, header.Licence
	}
}

// object reads one record.
func (in *input) object(whole []byte) {
	var values map[string]json.RawMessage
	if err := json.Unmarshal(whole, &values); err != nil {
		in.leave("", fmt.Errorf("is not JSON: %w", err))
		return
	}
	f := fields{}
	for _, name := range slices.Sorted(maps.Keys(values)) { // "Text" and "text" are one field: always the same one of them counts
		if field := fieldName(name); f[field] == "" {
			f[field] = flat(values[name])
		}
	}
	record, err := f.record()
	if err != nil {
		in.leave(record.ID, err)
		return
	}
	in.take(record)
}

// flat writes a JSON value as a text: a list's elements apart by semicolons, an
// object as nothing.
func flat(raw json.RawMessage) string {
	switch raw[0] {
	case '"':
		var s string
		json.Unmarshal(raw, &s) // the record as a whole was JSON
		return s
	case '[':
		var list []json.RawMessage
		json.Unmarshal(raw, &list)
		parts := make([]string, len(list))
		for i, each := range list {
			parts[i] = flat(each)
		}
		return strings.Join(parts, "; ")
	case '{', 'n', 't', 'f':
		return ""
	}
	if v, err := strconv.ParseFloat(string(raw), 64); err == nil && bytes.ContainsAny(raw, "eE") {
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	return string(raw)
}
