package importer

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/text"
)

// label is the number in front of a problem: "12.", "12)", "(12)", "Q12:".
type label struct {
	style  byte // what stands behind the number; '(' for brackets, 'Q' where a word stands before it
	number int
	length int
}

// follows says whether a label is the next of a list, after one that may be missing.
func (l label) follows(last label) bool {
	return l.style == last.style && l.number > last.number && l.number <= last.number+2
}

// words that stand before a number: they are part of the label.
var labelWords = []string{"q", "no", "nr", "problem", "question", "exercise", "task", "aufgabe", "frage", "ex"}

// labelOf reads the label of a line; one of length 0 is none. Behind a dot stands a space: 3.5 is a
// number.
func labelOf(line []byte) label {
	at := len(line) - len(bytes.TrimLeft(line, " \t"))
	var l label
	word := at
	for word < len(line) && ('a' <= line[word]|0x20 && line[word]|0x20 <= 'z') {
		word++
	}
	switch {
	case word > at && slices.Contains(labelWords, strings.ToLower(string(line[at:word]))):
		l.style, at = 'Q', word
		at += len(line[at:]) - len(bytes.TrimLeft(line[at:], " .#"))
	case word > at:
		return label{}
	case at < len(line) && line[at] == '(':
		l.style = '('
		at++
	}
	digits := at
	for at < len(line) && at < digits+4 && '0' <= line[at] && line[at] <= '9' {
		l.number = 10*l.number + int(line[at]-'0')
		at++
	}
	if at == digits || at == len(line) {
		return label{}
	}
	switch end := line[at]; {
	case l.style == '(' && end != ')', strings.IndexByte(".):", end) < 0, l.style == 0 && end == ':':
		return label{}
	case l.style == 0:
		l.style = end
	}
	if l.length = at + 1; l.length < len(line) {
		next := line[l.length]
		digit := '0' <= next && next <= '9'
		if strings.IndexByte(" \t\n", next) < 0 && (l.style == '.' || digit) {
			return label{}
		}
	}
	return l
}

// isNumbered says whether lines of a text are numbered one after the other.
func isNumbered(data []byte) bool {
	var last label
	data = data[:min(len(data), giftHead)]
	for line := range bytes.Lines(data) {
		l := labelOf(line)
		if l.length == 0 {
			continue
		}
		if last.length > 0 && l.follows(last) {
			return true
		}
		if last.length == 0 || l.number <= 1 {
			last = l
		}
	}
	return false
}

var (
	errHeading = errors.New("stands before the first number: taken for a heading")
	errKey     = errors.New("a key of answers begins here: it is not read")
)

// keyWords are the headings of a key of answers.
var keyWords = []string{"answers", "answerkey", "key", "solutions", "solutionkey", "lösungen", "lösung", "antworten"}

func isKey(line string) bool { return slices.Contains(keyWords, fieldName(line)) && len(line) < 30 }

func startsKey(problem string) bool {
	line, _, _ := strings.Cut(problem, "\n")
	return isKey(line)
}

// readNumbered reads a text in which each problem has a number in front of it.
// A problem ends where the next number stands, or at an empty line. What stands
// before the first number is a heading.
func (in *input) readNumbered() {
	var last label
	for in.more() {
		if blank(in.data[:lineLength(in.data)]) {
			in.advance(lineLength(in.data))
			continue
		}
		first := labelOf(in.data[:lineLength(in.data)])
		if first.length > 0 {
			last = first
		}
		end, long := in.numberedEnd(last)
		problem := string(bytes.TrimSpace(in.data[first.length:end]))
		switch {
		case long:
			in.leave("", errLongParagraph)
			in.skipParagraph()
			continue
		case last.length == 0:
			in.leave("", errHeading)
		case first.length == 0 && startsKey(problem):
			in.leave("", errKey)
			return
		case problem != "":
			in.take(corpus.Record{Text: problem})
		}
		in.advance(end)
	}
}

// numberedEnd is where a problem ends whose label is last, or that stands behind it.
func (in *input) numberedEnd(last label) (length int, long bool) {
	for length < len(in.data) {
		line := in.data[length : length+lineLength(in.data[length:])]
		if length > 0 {
			l := labelOf(line)
			next := l.length > 0 && (last.length == 0 || l.follows(last))
			if next || blank(line) || isKey(string(bytes.TrimSpace(line))) {
				return length, false
			}
		}
		if length += len(line); length > text.MaxBytes+1<<10 {
			return length, true
		}
	}
	return length, false
}
