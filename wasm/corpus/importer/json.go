package importer

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus"
)

// maxDepth is how deep a record may nest; it also bounds how often bytes are
// read again behind a broken record.
const maxDepth = 10

var (
	errNoRecord  = errors.New("is not a record { ... }")
	errNotClosed = errors.New("the record, or a text in it, is not closed")
	errTooDeep   = fmt.Errorf("nests deeper than %d", maxDepth)
	errTooLong   = fmt.Errorf("is longer than %d bytes", corpus.MaxRecord)
)

// readJSON finds the records { ... } of a list, of JSON Lines, or of a list
// inside one object, as our own corpus is. Each is read by itself, so a broken
// one does not harm the others: reading goes on at the next line that starts
// with a record.
func (in *input) readJSON() {
	for at := 0; at < len(in.data); {
		c := in.data[at]
		switch {
		case c == '{':
			end, list, err := in.objectEnd(at)
			switch {
			case err != nil:
				in.leave(at, "", err)
				at = in.nextRecord(at)
			case list:
				in.header(in.data[at:end])
				at = end
			default:
				in.object(at, end)
				at = end
			}
		case strings.IndexByte(" \t\r\n,[", c) >= 0:
			at++
		case c == ']' || c == '}':
			return // what stands behind the list is no record
		default:
			in.leave(at, "", errNoRecord)
			at = in.nextRecord(at)
		}
	}
}

// nextRecord is the first place after at where a line starts with {.
func (in *input) nextRecord(at int) int {
	for at < len(in.data) {
		at = in.lineEnd(at)
		rest := bytes.TrimLeft(in.data[at:], " \t,[")
		if len(rest) > 0 && rest[0] == '{' {
			return len(in.data) - len(rest)
		}
	}
	return at
}

// objectEnd is the place behind the object that starts at a byte. Where a field
// of the object is a list of objects, list is true and the end is in front of
// the first of them.
func (in *input) objectEnd(start int) (end int, list bool, err error) {
	depth, inString := 0, false
	for at := start; at < len(in.data); at++ {
		if at-start > corpus.MaxRecord {
			return 0, false, errTooLong
		}
		c := in.data[at]
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
				return 0, false, errTooDeep
			}
			if c == '[' && depth == 2 && bytes.HasPrefix(bytes.TrimLeft(in.data[at+1:], " \t\r\n"), []byte("{")) {
				return at + 1, true, nil
			}
		case c == '}' || c == ']':
			if depth--; depth == 0 {
				return at + 1, false, nil
			}
		}
	}
	return 0, false, errNotClosed
}

// header reads what an object says in front of its list: `{"name":"...","problems":[`.
func (in *input) header(start []byte) {
	var header struct{ Name, Licence string }
	if json.Unmarshal(append(bytes.Clone(start), "]}"...), &header) == nil {
		in.report.Name, in.report.Licence = header.Name, header.Licence
	}
}

// object reads one record.
func (in *input) object(at, end int) {
	var values map[string]json.RawMessage
	if err := json.Unmarshal(in.data[at:end], &values); err != nil {
		in.leave(at, "", fmt.Errorf("is not JSON: %w", err))
		return
	}
	f := fields{}
	for name, value := range values {
		f[fieldName(name)] = flat(value)
	}
	record, err := f.record()
	if err != nil {
		in.leave(at, record.ID, err)
		return
	}
	in.take(at, record)
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
