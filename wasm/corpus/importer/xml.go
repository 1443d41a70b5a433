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
	found := false
	open, shut := []byte("<Problem "), []byte("</Problem>")
	for at := 0; ; {
		n := bytes.Index(in.data[at:], open)
		if n < 0 {
			break
		}
		found = true
		start := at + n
		rest := in.data[start+len(open) : min(len(in.data), start+corpus.MaxRecord)]
		end := bytes.Index(rest, shut)
		if next := bytes.Index(rest, open); end < 0 || next >= 0 && next < end {
			in.leave(start, "", errors.New("there is no </Problem>"))
			at = start + len(open)
			continue
		}
		in.element(start, string(rest[:end]))
		at = start + len(open) + end + len(shut)
	}
	if !found {
		return errors.New("this XML has no <Problem ...>, as ASDiv has; other XML is not known")
	}
	return nil
}

// element reads a problem: its attributes, and the elements in it.
func (in *input) element(start int, s string) {
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
		in.leave(start, f["id"], fmt.Errorf("is not XML: %w", err))
		return
	}
	record, err := f.record()
	if err != nil {
		in.leave(start, record.ID, err)
		return
	}
	in.take(start, record)
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
		name, _, _ := strings.Cut(strings.TrimSpace(tag[1:]), " ")
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

// unescape puts characters in the place of &amp; and &#8217; and the like. What it does not know stays as it is.
func unescape(s string) string {
	var b strings.Builder
	for {
		before, behind, found := strings.Cut(s, "&")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name, rest, closed := strings.Cut(behind, ";")
		text, known := entities[name]
		if digits, numeric := strings.CutPrefix(name, "#"); closed && numeric {
			code, err := strconv.ParseInt(strings.Replace(digits, "x", "0x", 1), 0, 32)
			text, known = string(rune(code)), err == nil
		}
		if s = rest; !closed || !known {
			text, s = "&", behind
		}
		b.WriteString(text)
	}
}
