package importer

import (
	"cmp"
	"slices"
	"strings"
)

// markup goes through XML, or what looks like it, from mark to mark. It knows
// what formats of questions use: elements, attributes, CDATA, comments. What a
// document declares about itself is skipped, so nothing in it can grow. It never
// fails: what is no mark is text. Every byte is looked at a fixed number of times.
type markup struct {
	rest string

	kind  markKind
	name  string // of the element, without its prefix
	inTag string // the attributes
	empty bool   // <br/>, which has no end
	text  string

	noMore   [2]bool // the end of no CDATA, and of no comment, follows any more
	onlyText bool    // nor that of a tag
}

type markKind int

const (
	textMark markKind = iota
	startMark
	endMark
)

// next goes to the next mark, and says whether there was one.
func (m *markup) next() bool {
	for m.rest != "" {
		if m.rest[0] != '<' || m.onlyText || !startsMark(m.rest) {
			end := cmp.Or(strings.IndexByte(m.rest[1:], '<')+1, len(m.rest))
			m.kind, m.text = textMark, unescape(m.rest[:end])
			m.rest = m.rest[end:]
			return true
		}
		if content, found := m.skip("<![CDATA[", "]]>", 0); found {
			m.kind, m.text = textMark, content
			return true
		}
		if _, found := m.skip("<!--", "-->", 1); found {
			continue
		}
		end := tagEnd(m.rest)
		if m.onlyText = end < 0; m.onlyText { // no tag is closed from here on
			continue
		}
		tag := m.rest[1:end]
		m.rest = m.rest[end+1:]
		if tag[0] == '?' || tag[0] == '!' {
			continue
		}
		m.tag(tag)
		return true
	}
	return false
}

// skip takes off what stands between two marks.
func (m *markup) skip(open, shut string, kind int) (content string, found bool) {
	behind, starts := strings.CutPrefix(m.rest, open)
	if !starts || m.noMore[kind] {
		return "", false
	}
	content, rest, found := strings.Cut(behind, shut)
	if !found {
		m.noMore[kind] = true
		return "", false
	}
	m.rest = rest
	return content, true
}

func (m *markup) tag(tag string) {
	m.kind = startMark
	if tag[0] == '/' {
		m.kind, tag = endMark, tag[1:]
	}
	tag, m.empty = strings.CutSuffix(tag, "/")
	name, rest := tag, ""
	if end := strings.IndexAny(tag, " \t\n"); end >= 0 {
		name, rest = tag[:end], tag[end:]
	}
	if _, behind, prefixed := strings.Cut(name, ":"); prefixed {
		name = behind
	}
	m.name, m.inTag = name, rest
}

// startsMark says whether < starts a mark here; in "3 < 4" it does not.
func startsMark(s string) bool {
	if len(s) < 2 {
		return false
	}
	c := s[1]
	return 'a' <= c|0x20 && c|0x20 <= 'z' || c == '/' && len(s) > 2 || c == '!' || c == '?' || c == '_'
}

// tagEnd is where the > of a tag stands: not in the value of an attribute.
func tagEnd(s string) int {
	quote := byte(0)
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '>':
			return i
		case (c == '"' || c == '\'') && i > 0 && s[i-1] == '=':
			quote = c
		}
	}
	return -1
}

// attribute is the value of an attribute of the element, "" where it has none.
func (m *markup) attribute(name string) string {
	s := m.inTag
	for {
		key, value, found := strings.Cut(s, "=")
		value = strings.TrimSpace(value)
		if !found || value == "" || value[0] != '"' && value[0] != '\'' {
			return ""
		}
		end := strings.IndexByte(value[1:], value[0])
		if end < 0 {
			return ""
		}
		if strings.TrimSpace(key) == name {
			return unescape(value[1 : 1+end])
		}
		s = value[end+2:]
	}
}

// textOf is all text up to the end of the element whose start was the last mark.
func (m *markup) textOf() string {
	var b strings.Builder
	if m.empty {
		return ""
	}
	for depth := 1; m.next(); {
		switch m.kind {
		case textMark:
			b.WriteString(m.text)
		case startMark:
			if !m.empty {
				depth++
			}
		case endMark:
			if depth--; depth == 0 {
				return b.String()
			}
		}
	}
	return b.String()
}

// flow puts text together as a browser shows it: spaces run together, and
// blocks stand on lines of their own.
type flow struct {
	b     strings.Builder
	space bool
	line  bool
}

// Elements that stand on lines of their own.
var blocks = []string{"p", "div", "br", "li", "tr", "h1", "h2", "h3", "h4", "table", "ul", "ol",
	"prompt", "blockquote", "pre"}

func (f *flow) write(s string) {
	for i, word := range strings.FieldsFunc(s, isSpace) {
		if i > 0 || f.space || isSpace(rune(s[0])) {
			f.gap()
		}
		f.gapLine()
		f.b.WriteString(word)
		f.space = false
	}
	if s != "" && isSpace(rune(s[len(s)-1])) {
		f.space = true
	}
}

func (f *flow) gap() {
	if f.b.Len() > 0 && !f.line {
		f.b.WriteByte(' ')
	}
	f.space = false
}

func (f *flow) gapLine() {
	if f.line && f.b.Len() > 0 {
		f.b.WriteByte('\n')
	}
	f.line = false
}

// mark takes a start or an end of an element into account.
func (f *flow) mark(name string) {
	if slices.Contains(blocks, strings.ToLower(name)) {
		f.line, f.space = true, false
	}
}

func (f *flow) String() string { return f.b.String() }

func isSpace(r rune) bool { return r == ' ' || r == '\n' || r == '\t' || r == '\r' }

// unseen are elements whose text is not shown.
var unseen = []string{"script", "style", "annotation"}

// fromHTML is the text of a piece of HTML.
func fromHTML(s string) string {
	if !strings.ContainsAny(s, "<&") {
		return strings.TrimSpace(s)
	}
	var f flow
	hidden := ""
	for m := (markup{rest: s}); m.next(); {
		name := strings.ToLower(m.name)
		switch {
		case hidden != "":
			if m.kind == endMark && name == hidden {
				hidden = ""
			}
		case m.kind == textMark:
			f.write(m.text)
		case m.kind == startMark && !m.empty && slices.Contains(unseen, name):
			hidden = name
		default:
			f.mark(name)
		}
	}
	return f.String()
}
