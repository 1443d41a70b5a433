package export

import (
	"bytes"
	"encoding/json"
	"iter"

	"mwpranker/wasm/corpus"
)

// records are the records of a set.
func (s *Set) records() iter.Seq[corpus.Record] {
	return func(yield func(corpus.Record) bool) {
		for _, p := range s.Problems {
			if !yield(p.Record) {
				return
			}
		}
	}
}

func writeCSV(b *bytes.Buffer, s *Set) error {
	columns := append(append([]string{}, corpus.Columns...), s.Columns...)
	return corpus.WriteTable(b, columns, func(yield func([]string) bool) {
		for i := range s.Problems {
			if !yield(append(s.Problems[i].Row(), s.Problems[i].Extra...)) {
				return
			}
		}
	})
}

func writeCorpus(b *bytes.Buffer, s *Set) error {
	return corpus.Write(b, corpus.Header{Name: s.title(), Licence: s.Licence}, s.records())
}

// line is a line of JSON Lines.
type line struct {
	ID         string        `json:"id"`
	Text       string        `json:"text"`
	Equation   string        `json:"equation,omitempty"`
	Answer     corpus.Number `json:"answer,omitempty"`
	Worded     string        `json:"worded,omitempty"`
	Steps      []string      `json:"steps,omitempty"`
	Grade      int           `json:"grade,omitempty"`
	Topic      string        `json:"topic,omitempty"`
	Story      string        `json:"story,omitempty"`
	Confidence float64       `json:"confidence,omitempty"`
}

func writeLines(b *bytes.Buffer, s *Set) error {
	encoder := json.NewEncoder(b)
	encoder.SetEscapeHTML(false)
	for _, p := range s.Problems {
		err := encoder.Encode(line{p.ID, p.Text, p.Equation, p.Answer, p.Worded, p.Steps,
			p.Grade, p.Topic, p.Story, p.Confidence})
		if err != nil {
			return err
		}
	}
	return nil
}
