package importer

import (
	"bytes"
	"fmt"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/text"
)

var errLongParagraph = fmt.Errorf("the paragraph is longer than %d bytes; put an empty line between problems", text.MaxBytes)

// readParagraphs reads plain text: problems stand apart by empty lines. A number
// in front of a problem, "12." or "(3)", is taken off.
func (in *input) readParagraphs() {
	for in.more() {
		end, long := in.paragraph()
		paragraph := bytes.TrimSpace(in.data[:end])
		switch {
		case long:
			in.leave("", errLongParagraph)
			in.skipParagraph()
			continue
		case len(paragraph) > 0:
			if problem := bytes.TrimSpace(paragraph[labelOf(paragraph).length:]); len(problem) > 0 {
				paragraph = problem // and not a number alone
			}
			in.take(corpus.Record{Text: string(paragraph)})
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

// skipParagraph moves to the next empty line.
func (in *input) skipParagraph() {
	for in.more() && !blank(in.data[:lineLength(in.data)]) {
		in.skipLine()
	}
}
