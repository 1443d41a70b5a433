package importer

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus"
)

// readXML reads each <Problem> by itself, so that a broken one does not harm
// the others. What ASDiv uses of XML is elements with attributes, one in the
// other and without mixtures; package encoding/xml, which knows the rest of it
// too, would add to what a first visit of the page loads.
func (in *input) readXML() error {
	for in.more() {
		start := openTag(in.data)
		if start < 0 {
			in.advance(max(1, len(in.data)-len(problemOpen))) // the window may end inside a tag
			continue
		}
		in.advance(start)
		in.next()
		in.advance(in.problem())
	}
	if in.count == 0 {
		return errors.New("this XML has no <Problem ...>, as ASDiv has; other XML is not known")
	}
	return nil
}

var problemOpen, problemShut = []byte("<Problem"), []byte("</Problem>")

// openTag is where the next <Problem starts, and not <ProblemSet; -1 for nowhere.
func openTag(data []byte) int {
	for at := 0; ; at += len(problemOpen) {
		n := bytes.Index(data[at:], problemOpen)
		if n < 0 {
			return -1
		}
		at += n
		if behind := at + len(problemOpen); behind < len(data) && strings.IndexByte(" \t\n>", data[behind]) >= 0 {
			return at
		}
	}
}

// problem reads the problem that starts the window, and says where to go on. The next <Problem is looked for first: so one
// that is not closed takes no look at those behind it.
func (in *input) problem() int {
	limit := min(len(in.data), corpus.MaxRecord)
	behind := len(problemOpen)
	if next := openTag(in.data[behind:limit]); next >= 0 {
		limit = behind + next
	}
	end := bytes.Index(in.data[behind:limit], problemShut)
	if end < 0 {
		in.leave("", errors.New("there is no </Problem>"))
		return limit
	}
	in.element(string(in.data[behind : behind+end]))
	return behind + end + len(problemShut)
}

// element reads a problem: its attributes, and the elements in it.
func (in *input) element(s string) {
	f := fields{}
	attributes, content, closed := strings.Cut(s, ">")
	err := readAttributes(attributes, f)
	if !closed {
		err = errors.New("its first tag is not closed")
	}
	if err == nil {
		err = readElements(content, f)
	}
	if err != nil {
		in.leave(f["id"], fmt.Errorf("is not XML: %w", err))
		return
	}
	record, err := f.record()
	if err != nil {
		in.leave(record.ID, err)
		return
	}
	in.take(record)
}

// readAttributes reads `ID="b1" Grade="2"`.
func readAttributes(s string, f fields) error {
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		name, value, found := strings.Cut(s, "=")
		value = strings.TrimSpace(value)
		if !found || value == "" || value[0] != '"' && value[0] != '\'' {
			return fmt.Errorf("the attribute %.40q has no value in quotes", name)
		}
		end := strings.IndexByte(value[1:], value[0])
		if end < 0 {
			return fmt.Errorf("the value of %.40q is not closed", name)
		}
		f[fieldName(name)] = unescape(value[1 : 1+end])
		s = value[end+2:]
	}
	return nil
}

// readElements reads `<Body>...</Body><Question>...</Question>`.
func readElements(s string, f fields) error {
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		if comment, found := strings.CutPrefix(s, "<!--"); found {
			_, s, _ = strings.Cut(comment, "-->")
			continue
		}
		tag, rest, found := strings.Cut(s, ">")
		if !found || tag == "" || tag[0] != '<' {
			return fmt.Errorf("%.40q stands between the elements", s)
		}
		if strings.HasSuffix(tag, "/") { // <Formula/>
			s = rest
			continue
		}
		name := strings.TrimSpace(tag[1:])
		if end := strings.IndexAny(name, " \t\n"); end >= 0 { // attributes
			name = name[:end]
		}
		value, after, found := strings.Cut(rest, "</"+name+">")
		if !found || strings.Contains(value, "<") {
			return fmt.Errorf("the element %.40q is not closed, or holds another", name)
		}
		f[fieldName(name)] = unescape(strings.TrimSpace(value))
		s = after
	}
	return nil
}

// entities are those of XML itself; the table of those of HTML, which package html has, would be 3 % of what the page loads.
var entities = map[string]string{"amp": "&", "lt": "<", "gt": ">", "quot": `"`, "apos": "'"}

// maxEntity is the longest name of a character that is looked for.
const maxEntity = 10

// unescape puts characters in the place of &amp; and &#8217; and the like. What it does not know stays as it is.
func unescape(s string) string {
	var b strings.Builder
	for {
		before, behind, found := strings.Cut(s, "&")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		text := "&"
		if end := strings.IndexByte(behind[:min(len(behind), maxEntity)], ';'); end >= 0 {
			if known, ok := entity(behind[:end]); ok {
				text, behind = known, behind[end+1:]
			}
		}
		b.WriteString(text)
		s = behind
	}
}

func entity(name string) (string, bool) {
	if digits, numeric := strings.CutPrefix(name, "#"); numeric {
		code, err := strconv.ParseInt(strings.Replace(digits, "x", "0x", 1), 0, 32)
		return string(rune(code)), err == nil
	}
	text, known := entities[name]
	return text, known
}
