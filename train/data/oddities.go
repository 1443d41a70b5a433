package data

import (
	"bufio"
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"

	"mwpranker/wasm/text"
)

// oddities are texts that are no English word problem, with what they are; a language model that
// saw nothing of the project wrote them. They are only measured on.
//
//go:embed testdata/oddities.jsonl
var oddityLines []byte

// An Oddity is a text that is no word problem.
type Oddity struct {
	ID     string
	Nature string // as nature.Kind has it: "other language"
	Doc    *text.Document
}

// ReadOddities gives the texts that are no word problem.
func ReadOddities() ([]Oddity, error) {
	var list []Oddity
	lines := bufio.NewScanner(bytes.NewReader(oddityLines))
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		var r struct{ ID, Text, Nature string }
		decoder := json.NewDecoder(bytes.NewReader(lines.Bytes()))
		decoder.DisallowUnknownFields()
		err := decoder.Decode(&r)
		if err == nil && (r.ID == "" || r.Text == "" || r.Nature == "") {
			err = errors.New("id, text or nature is missing")
		}
		var doc *text.Document
		if err == nil {
			doc, err = text.Read(r.Text)
		}
		if err != nil {
			return nil, fmt.Errorf("oddities, line %d: %w", n, err)
		}
		list = append(list, Oddity{r.ID, r.Nature, doc})
	}
	return list, lines.Err()
}
