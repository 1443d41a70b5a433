package importer

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"

	"mwpranker/wasm/corpus"
)

// problemElement is a problem as ASDiv writes it.
type problemElement struct {
	ID       string `xml:"ID,attr"`
	Grade    string `xml:"Grade,attr"`
	Body     string
	Question string
	Answer   string
	Formula  string
}

// readXML reads each <Problem> by itself, so that a broken one does not harm
// the others.
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
		at = start + len(open) + end + len(shut)
		in.element(start, at)
	}
	if !found {
		return errors.New("this XML has no <Problem ...>, as ASDiv has; other XML is not known")
	}
	return nil
}

func (in *input) element(start, end int) {
	var p problemElement
	if err := xml.Unmarshal(in.data[start:end], &p); err != nil {
		in.leave(start, p.ID, fmt.Errorf("is not XML: %w", err))
		return
	}
	record, err := fields{
		"id": p.ID, "grade": p.Grade, "body": p.Body, "question": p.Question, "answer": p.Answer, "formula": p.Formula,
	}.record()
	if err != nil {
		in.leave(start, p.ID, err)
		return
	}
	in.take(start, record)
}
