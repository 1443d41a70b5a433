package export

import (
	"bytes"
	"cmp"
	"fmt"
	"strings"
	"unicode"

	"mwpranker/wasm/corpus"
)

// Set is what is written.
type Set struct {
	Title    string // may be empty
	Licence  string // of the problems; may be empty
	Key      string // the heading above the answers; "" for "Answers"
	NoKey    bool   // documents have no answers
	Problems []Problem

	// Columns are named beside those of a record in a table; each problem has as many Extra.
	Columns []string
}

// Problem is one of them.
type Problem struct {
	corpus.Record          // its equation is over the numbers of its text
	Worded        string   // the answer as one writes it down, "$44.80"; "" for the answer itself
	LaTeX         string   // the equation for math mode; "" where there is none
	Steps         []string // "18 + 25 = 43"; may be empty
	Extra         []string
}

// worded is the answer in words.
func (p *Problem) worded() string { return cmp.Or(p.Worded, string(p.Answer)) }

// work is how the answer is found: "18 + 25 = 43". It is "" where no equation is known, or no
// answer.
func (p *Problem) work() string {
	if p.Equation == "" || p.Answer == "" || strings.Contains(p.Equation, "=") {
		return ""
	}
	return p.Equation + " = " + string(p.Answer)
}

// solution is the answer and how it is found, for a key.
func (p *Problem) solution() string {
	if work := p.work(); work != "" {
		return p.worded() + " (" + work + ")"
	}
	return p.worded()
}

func (s *Set) title() string { return cmp.Or(oneLine(s.Title), "Word problems") }
func (s *Set) key() string   { return cmp.Or(oneLine(s.Key), "Answers") }

// Format is a kind of file.
type Format struct {
	Name      string // as a command names it
	Extension string
	Media     string
	About     string // one line for people
	write     func(*bytes.Buffer, *Set) error
}

// Formats are all that can be written.
var Formats = []Format{
	{"csv", "csv", "text/csv", "a table for spreadsheets", writeCSV},
	{"json", "json", "application/json", "a corpus file", writeCorpus},
	{"jsonl", "jsonl", "application/jsonl", "JSON Lines, an object a line", writeLines},
	{"gift", "gift.txt", "text/plain", "GIFT, for Moodle", writeGIFT},
	{"moodle", "xml", "application/xml", "Moodle XML", writeMoodle},
	{"qti", "zip", "application/zip", "a package of QTI 2.1", writeQTI},
	{"docx", "docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "a document for word processors", writeDOCX},
	{"markdown", "md", "text/markdown", "Markdown", writeMarkdown},
	{"latex", "tex", "application/x-tex", "LaTeX", writeLaTeX},
	{"anki", "anki.txt", "text/plain", "flash cards for Anki, separated by tabs", writeAnki},
	{"html", "html", "text/html", "rich text, as for the clipboard", writeHTML},
}

// Find is the format of a name.
func Find(name string) (Format, bool) {
	for _, f := range Formats {
		if f.Name == name {
			return f, true
		}
	}
	return Format{}, false
}

// Write writes a set in the format of a name.
func Write(format string, set *Set) ([]byte, error) {
	f, known := Find(format)
	if !known {
		return nil, fmt.Errorf("there is no kind of file %.40q", format)
	}
	var b bytes.Buffer
	if err := f.write(&b, set); err != nil {
		return nil, fmt.Errorf("writing %s: %w", f.Name, err)
	}
	return b.Bytes(), nil
}

// oneLine is a text with its spaces and line breaks run together.
func oneLine(s string) string { return strings.Join(strings.Fields(clean(s)), " ") }

// clean takes out what no file of text should have: control characters but line
// breaks and tabs, halves of characters, byte order marks, and what XML may not have.
func clean(s string) string {
	s = strings.ReplaceAll(strings.ReplaceAll(strings.ToValidUTF8(s, "\ufffd"), "\r\n", "\n"), "\r", "\n")
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t':
			return r
		case unicode.IsControl(r) || r == '\ufeff' || r == '\ufffe' || r == '\uffff':
			return -1
		}
		return r
	}, s)
}

// lines are the lines of a text.
func lines(s string) []string { return strings.Split(strings.TrimSpace(clean(s)), "\n") }
