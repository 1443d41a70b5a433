package corpus

import (
	"fmt"
	"math/big"
	"strings"
	"unicode"
	"unicode/utf8"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Record is one problem as the file says it.
type Record struct {
	ID       string
	Text     string
	Equation string // over the numbers as they stand in the text, or constants: "(18 + 25) * 3"
	Answer   Number
	Grade    int    // 1 to MaxGrade, where its author says so; 0 is not given, see Attributes.Grade
	Topic    string // "food"; may be empty
	Story    string // records of one story share it; may be empty

	// Confidence is how sure a model was that read the equation, 0 to 1; 0 is
	// an equation that a person gave.
	Confidence float64
}

// Problem is a record that holds.
type Problem struct {
	Record
	Quantities []text.Quantity // n0, n1, ... of the text
	Expr       *expr.Expr      // the equation over these quantities
	Value      *big.Rat        // what the equation gives; Answer may be this number rounded
	Attributes Attributes
}

// The longest that a field may be, in bytes. The text has a cap of its own,
// text.MaxBytes.
const (
	MaxID       = 100
	MaxEquation = 500
	MaxAnswer   = 60
	MaxTopic    = 60
	MaxStory    = 100
	MaxGrade    = 13
)

// check says what can be said of each field by itself.
func (r *Record) check() error {
	for _, field := range []struct {
		name, value string
		limit       int
	}{
		{"id", r.ID, MaxID},
		{"text", r.Text, text.MaxBytes},
		{"equation", r.Equation, MaxEquation},
		{"answer", string(r.Answer), MaxAnswer},
		{"topic", r.Topic, MaxTopic},
		{"story", r.Story, MaxStory},
	} {
		if err := checkField(field.value, field.limit, field.name == "text"); err != nil {
			return fmt.Errorf("%s: %w", field.name, err)
		}
	}
	for _, field := range [][2]string{{"id", r.ID}, {"text", r.Text}, {"equation", r.Equation}, {"answer", string(r.Answer)}} {
		if strings.TrimSpace(field[1]) == "" {
			return fmt.Errorf("%s: is missing", field[0])
		}
	}
	if r.Grade < 0 || r.Grade > MaxGrade {
		return fmt.Errorf("grade: %d is not between 1 and %d", r.Grade, MaxGrade)
	}
	if !(r.Confidence >= 0 && r.Confidence <= 1) {
		return fmt.Errorf("confidence: %v is not between 0 and 1", r.Confidence)
	}
	return nil
}

func checkField(value string, limit int, lines bool) error {
	if len(value) > limit {
		return fmt.Errorf("has %d bytes; at most %d are allowed", len(value), limit)
	}
	if !utf8.ValidString(value) || strings.ContainsRune(value, utf8.RuneError) { // which the decoder puts for bytes that are not UTF-8
		return fmt.Errorf("is not valid UTF-8")
	}
	for i, r := range value {
		if unicode.IsControl(r) && !(lines && (r == '\n' || r == '\r' || r == '\t')) {
			return fmt.Errorf("has the control character %U at byte %d", r, i)
		}
	}
	return nil
}
