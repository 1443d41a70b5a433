package importer

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
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

// readJSON finds the records { ... } of a list, of JSON Lines, or of lists
// inside objects, as our own corpus is, and texts in a list. Each is read by
// itself, so a broken one does not harm the others: reading goes on behind it,
// or, where its end can't be found, at the next line that starts with a record.
func (in *input) readJSON() error {
	name := "" // of the field whose value comes, where that is inside an object of records
	for in.more() {
		switch c := in.data[0]; {
		case c == '{':
			o := examine(in.data)
			switch {
			case o.columns && in.count == 0:
				return in.readJSONColumns()
			case o.inner > 0:
				in.header(in.data[:o.inner])
				in.advance(o.inner)
				name = o.name
			case name != "" && !o.known && o.end > 0: // what the file says about itself
				in.advance(o.end)
			default:
				in.jsonRecord(o)
				name = ""
			}
		case c == '[' && name != "":
			if isList(in.data, name) {
				in.advance(1)
			} else {
				in.skipValue()
			}
			name = ""
		case strings.IndexByte(betweenRecords, c) >= 0:
			in.advance(len(in.data) - len(bytes.TrimLeft(in.data, betweenRecords)))
		case c == ']' || c == '}':
			in.advance(1)
			name = ""
		case c == '"':
			name = in.jsonString(name)
		case name != "":
			in.skipValue()
			name = ""
		default:
			in.next()
			in.leave("", errNoRecord)
			in.nextRecord()
		}
	}
	if in.count == 0 {
		return errors.New("this JSON has no problem: name its field \"text\"")
	}
	return nil
}

const betweenRecords = " \t\n,["

// jsonRecord reads the object that starts the window.
func (in *input) jsonRecord(o object) {
	in.next()
	if o.err != nil {
		in.leave("", o.err)
	} else {
		in.object(in.data[:o.end])
	}
	if o.end > 0 {
		in.advance(o.end)
	} else {
		in.nextRecord()
	}
}

// jsonString takes the text that starts the window: the name of a field, which
// it returns, the value of one, or a problem in a list.
func (in *input) jsonString(name string) string {
	end := stringEnd(in.data)
	if end == 0 {
		in.next()
		in.leave("", errNotClosed)
		in.nextRecord()
		return ""
	}
	var s string
	err := json.Unmarshal(in.data[:end], &s)
	behind := bytes.TrimLeft(in.data[end:min(len(in.data), end+100)], " \t\n")
	switch {
	case bytes.HasPrefix(behind, []byte(":")):
		in.advance(end + bytes.IndexByte(in.data[end:], ':') + 1)
		in.advance(len(in.data) - len(bytes.TrimLeft(in.data, " \t\n")))
		return cmp.Or(fieldName(s), "?")
	case name == "" && strings.TrimSpace(s) != "":
		in.next()
		if err != nil {
			in.leave("", fmt.Errorf("is not JSON: %w", err))
		} else {
			in.take(corpus.Record{Text: strings.TrimSpace(s)})
		}
	}
	in.advance(end)
	return ""
}

// stringEnd is the place behind the text in quotes that starts the data; 0 where it is not closed.
func stringEnd(data []byte) int {
	for at := 1; at < len(data) && at < corpus.MaxRecord && data[at] != '\n'; at++ {
		switch data[at] {
		case '\\':
			at++
		case '"':
			return at + 1
		}
	}
	return 0
}

// openText says why a text in quotes has no end.
func openText(data []byte) error {
	if line := bytes.IndexByte(data, '\n'); len(data) >= corpus.MaxRecord && (line < 0 || line >= corpus.MaxRecord) {
		return errTooLong
	}
	return errNotClosed
}

// isList says whether the list that starts the data holds records: objects, or
// texts under a name of problems.
func isList(data []byte, name string) bool {
	inside := bytes.TrimLeft(data[1:min(len(data), corpus.MaxRecord)], " \t\n[")
	return bytes.HasPrefix(inside, []byte("{")) || bytes.HasPrefix(inside, []byte(`"`)) && holdsTexts(name)
}

// holdsTexts says whether a field of this name has problems in its list of texts.
func holdsTexts(name string) bool {
	return holdsText(name) || holdsText(strings.TrimSuffix(name, "s")) || slices.Contains(listNames, name)
}

// listNames are names of lists of problems, beside those of their texts.
var listNames = []string{"data", "items", "list", "aufgaben", "exercises", "tasks"}

// skipValue moves behind a value that is none of a record.
func (in *input) skipValue() {
	depth, inString := 0, false
	for at := 0; at < min(len(in.data), corpus.MaxRecord); at++ {
		c := in.data[at]
		switch {
		case inString && c == '\\':
			at++
		case c == '"':
			inString = !inString
		case inString:
		case c == '[' || c == '{':
			depth++
		case depth == 0 && strings.IndexByte(",]}\n", c) >= 0:
			in.advance(max(1, at))
			return
		case c == ']' || c == '}':
			if depth--; depth == 0 {
				in.advance(at + 1)
				return
			}
		}
	}
	in.advance(min(len(in.data), corpus.MaxRecord)) // longer than a record may be, and no record
}

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

// object is what is seen of an object before it is read.
type object struct {
	end     int    // behind it; 0 where that is not found
	err     error  // why it can be no record
	inner   int    // where what it holds starts, if that is records; 0 where it is a record itself
	name    string // of the field that holds them
	known   bool   // a field of it is known
	columns bool   // a field of texts is a list: it holds a table by its columns
}

// examine looks at the object that starts the data. It holds records if it has
// a list of objects, or an object, and no text of its own.
func examine(data []byte) (o object) {
	var last string // name of the field at depth 1
	depth, hasText, isName := 0, false, true
	inner, innerName, listed := 0, "", false
	done := func(end int, err error) object {
		o.end, o.err = end, err
		if inner > 0 && (!hasText || listed && holdsTexts(innerName)) {
			o.inner, o.name = inner, innerName
		}
		return o
	}
	for at := 0; at < len(data); at++ {
		if at > corpus.MaxRecord {
			return done(0, errTooLong)
		}
		switch c := data[at]; {
		case c == '"':
			end := stringEnd(data[at:])
			if end == 0 {
				return done(0, cmp.Or(o.err, openText(data[at:])))
			}
			if depth == 1 && isName {
				last = fieldName(string(data[at+1 : at+end-1]))
				known := isKnown(last)
				o.known = o.known || known
			} else if depth == 1 {
				hasText = hasText || holdsText(last)
			}
			at += end - 1
		case depth == 1 && c == ':':
			isName = false
		case depth == 1 && c == ',':
			isName = true
		case c == '{' || c == '[':
			if depth++; depth > maxDepth {
				o.err = errTooDeep
			}
			if depth > maxScan {
				return done(0, o.err)
			}
			if depth != 2 {
				continue
			}
			inside := bytes.TrimLeft(data[at+1:], " \t\n")
			objects := c == '[' && bytes.HasPrefix(inside, []byte("{"))
			if holdsText(last) && isColumn(c, inside) {
				o.columns = true
			}
			texts := bytes.HasPrefix(inside, []byte(`"`)) && holdsTexts(last) && !holdsText(last)
			if inner == 0 && (c == '{' || objects || texts) || objects && !listed {
				inner, innerName, listed = at, last, objects
			}
		case c == '}' || c == ']':
			if depth--; depth == 0 {
				return done(at+1, o.err)
			}
		}
	}
	return done(0, cmp.Or(o.err, errNotClosed))
}

func isKnown(name string) bool {
	for _, names := range [][]string{textNames, bodyNames, equationNames, answerNames} {
		if slices.Contains(names, name) {
			return true
		}
	}
	return false
}

// isColumn says whether a list or an object starts that holds a column of texts: ["...", or
// {"0":"..."}.
func isColumn(c byte, inside []byte) bool {
	end := 0
	if bytes.HasPrefix(inside, []byte(`"`)) {
		end = stringEnd(inside)
	}
	if c == '[' || end == 0 {
		return c == '[' && end > 0
	}
	return strings.Trim(string(inside[1:end-1]), "0123456789") == "" && end > 2
}

// header reads what an object says in front of its records: `{"name":"...","problems":`.
func (in *input) header(start []byte) {
	var header struct{ Name, Licence string }
	if json.Unmarshal(append(bytes.Clone(start), "null}"...), &header) == nil && in.report.Name == "" {
		in.report.Name, in.report.Licence = header.Name, header.Licence
	}
}

// maxColumnsFile is how long a file may be that holds its problems by columns: it is in memory as a
// whole.
const maxColumnsFile = 16 << 20

// readJSONColumns reads {"question":["...","..."],"answer":[7,8]}, and the same
// with objects by number in place of lists.
func (in *input) readJSONColumns() error {
	file := io.MultiReader(bytes.NewReader(in.data), restOf{in})
	whole, err := io.ReadAll(io.LimitReader(file, maxColumnsFile+1))
	if err == nil && len(whole) > maxColumnsFile {
		err = fmt.Errorf("a file by columns is longer than %d MB; save it as a list of records", maxColumnsFile>>20)
	}
	if err != nil {
		return err
	}
	in.lineless = true
	var columns map[string]json.RawMessage
	if err := json.NewDecoder(bytes.NewReader(whole)).Decode(&columns); err != nil {
		return fmt.Errorf("is not JSON: %w", err)
	}
	cells, most := map[string][]json.RawMessage{}, 0
	for name, column := range columns {
		cells[name] = columnCells(column)
		most = max(most, len(cells[name]))
	}
	names := slices.Sorted(maps.Keys(cells))
	for i := range most {
		f := fields{}
		for _, name := range names {
			if field := fieldName(name); f[field] == "" && i < len(cells[name]) && len(cells[name][i]) > 0 {
				f[field] = flat(cells[name][i])
			}
		}
		in.next()
		in.fields(f)
	}
	in.data, in.whole = nil, true
	return nil
}

// restOf is what of a file is not in the window yet.
type restOf struct{ *input }

func (r restOf) Read(p []byte) (int, error) {
	if r.whole {
		return 0, io.EOF
	}
	return r.source.Read(p)
}

// columnCells are the values of a list, or of an object by the order of its numbers.
func columnCells(column json.RawMessage) []json.RawMessage {
	var list []json.RawMessage
	if json.Unmarshal(column, &list) == nil {
		return list
	}
	var byNumber map[string]json.RawMessage
	if json.Unmarshal(column, &byNumber) != nil {
		return nil
	}
	for i := range len(byNumber) {
		list = append(list, byNumber[strconv.Itoa(i)])
	}
	return list
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
	in.fields(f)
}

// fields hands on the record that they make.
func (in *input) fields(f fields) {
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
	raw = bytes.TrimSpace(raw)
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
