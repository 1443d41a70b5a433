package importer

import (
	"bytes"
	"fmt"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/text"
)

var errLongParagraph = fmt.Errorf("the paragraph is longer than %d bytes; put an empty line between problems", text.MaxBytes)

// readParagraphs reads plain text: problems stand apart by empty lines. A number
// in front of a problem, "12." or "3)", is taken off.
func (in *input) readParagraphs() {
	for in.more() {
		end, long := in.paragraph()
		paragraph := bytes.TrimSpace(in.data[:end])
		switch {
		case long:
			in.leave("", errLongParagraph)
			for in.more() && !blank(in.data[:lineLength(in.data)]) {
				in.skipLine()
			}
			continue
		case len(paragraph) > 0:
			in.take(corpus.Record{Text: string(bytes.TrimSpace(paragraph[listNumber(paragraph):]))})
		}
		in.advance(end)
	}
}

// paragraph is the length of what stands before the next empty line, or of one that stands here.
func (in *input) paragraph() (length int, long bool) {
	for length < len(in.data) {
		n := lineLength(in.data[length:])
		if blank(in.data[length : length+n]) {
			if length == 0 {
				length = n
			}
			break
		}
		if length += n; len(bytes.TrimSpace(in.data[:length])) > text.MaxBytes {
			return length, true
		}
	}
	return length, false
}

func blank(line []byte) bool { return len(bytes.TrimSpace(line)) == 0 }

// lineLength is the length of the first line with its end.
func lineLength(data []byte) int {
	if n := bytes.IndexByte(data, '\n'); n >= 0 {
		return n + 1
	}
	return len(data)
}

// listNumber is the length of "12." or "3)" in front of a text.
func listNumber(s []byte) int {
	digits := 0
	for digits < len(s) && digits < 4 && '0' <= s[digits] && s[digits] <= '9' {
		digits++
	}
	if digits > 0 && digits+1 < len(s) && (s[digits] == '.' || s[digits] == ')') && (s[digits+1] == ' ' || s[digits+1] == '\t') {
		return digits + 1
	}
	return 0
}
