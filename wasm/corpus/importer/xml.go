package importer

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// element reads a <Problem> of ASDiv: its attributes, and the elements in it, one beside the other
// and without mixtures.
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
	in.fields(f)
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

// entities are those of XML itself, and of HTML what stands in word problems; the table of all
// those of HTML, which package html has, would be 3 % of what the page loads.
var entities = map[string]string{"amp": "&", "lt": "<", "gt": ">", "quot": `"`, "apos": "'", "nbsp": " ",
	"euro": "€", "pound": "£", "cent": "¢", "yen": "¥", "deg": "°", "times": "×", "divide": "÷", "minus": "−", "plusmn": "±",
	"ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bdquo": "„",
	"frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³", "eacute": "é",
	"auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß"}

// maxEntity is the longest name of a character that is looked for.
const maxEntity = 10

// unescape puts characters in the place of &amp; and &#8217; and the like. What it does not know
// stays as it is.
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
