package importer

import (
	"bytes"
	"fmt"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/text"
)

// readParagraphs reads plain text: problems stand apart by empty lines. A number
// in front of a problem, "12." or "3)", is taken off.
func (in *input) readParagraphs() {
	for at := 0; at < len(in.data); {
		line := in.data[at:in.lineEnd(at)]
		if len(bytes.TrimSpace(line)) == 0 {
			at += len(line)
			continue
		}
		start := at
		for at < len(in.data) && len(bytes.TrimSpace(in.data[at:in.lineEnd(at)])) > 0 {
			at = in.lineEnd(at)
		}
		paragraph := bytes.TrimSpace(in.data[start:at])
		if len(paragraph) > text.MaxBytes {
			in.leave(start, "", fmt.Errorf("the paragraph has %d bytes, at most %d are read; put an empty line between problems", len(paragraph), text.MaxBytes))
			continue
		}
		in.take(start, corpus.Record{Text: string(bytes.TrimSpace(paragraph[listNumber(paragraph):]))})
	}
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
