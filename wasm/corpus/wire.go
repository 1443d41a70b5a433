package corpus

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// wire is a record as it stands in the file, its fields in the order in which
// they are written.
type wire struct {
	ID       scalar `json:"id"`
	Text     string `json:"text"`
	Equation string `json:"equation"`
	Answer   Number `json:"answer"`
	Grade    *grade `json:"grade,omitempty"`
	Topic    string `json:"topic,omitempty"`
	Story    scalar `json:"story,omitempty"`

	Confidence float64 `json:"confidence,omitempty"`
}

func (w *wire) record() (Record, error) {
	record := Record{
		ID: string(w.ID), Text: w.Text, Equation: w.Equation, Answer: w.Answer,
		Topic: w.Topic, Story: string(w.Story), Confidence: w.Confidence,
	}
	if w.Grade != nil && *w.Grade != "" {
		number, err := strconv.Atoi(string(*w.Grade))
		if err != nil {
			return record, fmt.Errorf("grade: %.30q is not a whole number", string(*w.Grade))
		}
		record.Grade = number
	}
	return record, nil
}

func toWire(r Record) wire {
	w := wire{
		ID: scalar(r.ID), Text: r.Text, Equation: r.Equation, Answer: r.Answer,
		Topic: r.Topic, Story: scalar(r.Story), Confidence: r.Confidence,
	}
	if r.Grade != 0 {
		number := grade(strconv.Itoa(r.Grade))
		w.Grade = &number
	}
	return w
}

// scalar reads a JSON string or number as a string; whether it makes sense is
// judged later, with the record's other fields at hand. It is written as a
// string.
type scalar string

func (s *scalar) UnmarshalJSON(data []byte) error {
	if other := map[byte]string{'[': "array", '{': "object", 't': "bool", 'f': "bool"}[data[0]]; other != "" {
		return &json.UnmarshalTypeError{Value: other}
	}
	*s = scalar(bare(data))
	return nil
}

// grade is written as a number.
type grade string

func (g *grade) UnmarshalJSON(data []byte) error {
	*g = grade(bare(data))
	return nil
}

func (g grade) MarshalJSON() ([]byte, error) { return []byte(g), nil }

// bare takes a JSON string out of its quotes and leaves other JSON as it stands.
func bare(data []byte) string {
	switch {
	case string(data) == "null":
		return ""
	case len(data) < 2 || data[0] != '"':
		return string(data)
	case bytes.IndexByte(data, '\\') < 0:
		return string(bytes.TrimSpace(data[1 : len(data)-1]))
	}
	var s string
	if err := json.Unmarshal(data, &s); err != nil {
		return string(data)
	}
	return strings.TrimSpace(s)
}
