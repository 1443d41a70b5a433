package importer

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// findMask finds the next number0, number1, ... of a text, as MWPToolkit's combined set writes what
// it takes out of it: its place from a byte on, and the number; start is -1 where there is none.
func findMask(s string, from int) (start, end, number int) {
	const word = "number"
	for {
		at := strings.Index(s[from:], word)
		if at < 0 {
			return -1, 0, 0
		}
		start = from + at
		from = start + len(word)
		for end = from; end < len(s) && '0' <= s[end] && s[end] <= '9'; end++ {
		}
		inWord := end < len(s) && (s[end] == '_' || 'a' <= s[end] && s[end] <= 'z' || 'A' <= s[end] && s[end] <= 'Z')
		if digits := end - from; digits > 0 && digits <= 3 && !inWord {
			number, _ = strconv.Atoi(s[from:end]) // at most three digits
			return start, end, number
		}
	}
}

func isMasked(s string) bool {
	start, _, _ := findMask(s, 0)
	return start >= 0
}

// unmask puts the numbers back into the text and reads the equation, in prefix
// order over number0, number1, ..., as one over the quantities that are found
// at their places.
func (f fields) unmask(record *corpus.Record, numbers string) error {
	m, err := Unmask(record.Text, strings.Fields(strings.NewReplacer(",", " ", ";", " ").Replace(numbers)))
	if err != nil {
		return fmt.Errorf("text: %w", err)
	}
	record.Text = m.Text
	equation := f.first(equationNames)
	if equation == "" {
		return nil
	}
	tree, err := expr.ParsePrefix(equation)
	if err != nil {
		tree, err = expr.Parse(equation)
	}
	if err != nil {
		return fmt.Errorf("equation: %w", err)
	}
	document, err := text.Read(m.Text)
	if err != nil {
		return fmt.Errorf("text: %w", err)
	}
	if tree, err = m.Place(tree, document); err != nil {
		return fmt.Errorf("equation: %w", err)
	}
	record.Equation = tree.String()
	return nil
}

// Unmasked is a text with its numbers put back.
type Unmasked struct {
	Text    string
	written []string    // the numbers as they are written there
	starts  map[int]int // byte at which each stands first
}

// Unmask puts numbers in the place of number0, number1, ..., written as a text would.
func Unmask(masked string, numbers []string) (*Unmasked, error) {
	m := &Unmasked{starts: map[int]int{}}
	for _, number := range numbers {
		value, err := strconv.ParseFloat(number, 64)
		if err != nil || math.IsInf(value, 0) || math.IsNaN(value) {
			return nil, fmt.Errorf("%.30q is not a number", number)
		}
		m.written = append(m.written, writeNumber(value))
	}
	var b strings.Builder
	last := 0
	for start, end, number := findMask(masked, 0); start >= 0; start, end, number = findMask(masked, end) {
		b.WriteString(masked[last:start])
		if b.Len() > text.MaxBytes {
			return nil, fmt.Errorf("is longer than %d bytes with its numbers", text.MaxBytes)
		}
		if number >= len(m.written) {
			return nil, fmt.Errorf("number%d has no value", number)
		}
		if _, seen := m.starts[number]; !seen {
			m.starts[number] = b.Len()
		}
		b.WriteString(m.written[number])
		last = end
	}
	b.WriteString(masked[last:])
	m.Text = b.String()
	return m, nil
}

// Place renames the masked numbers of a tree to the quantities that were found
// at their places: where the text also says "one" in words, these are other indices.
func (m *Unmasked) Place(e *expr.Expr, document *text.Document) (*expr.Expr, error) {
	switch e.Kind {
	case expr.Operator:
		left, err := m.Place(e.Left, document)
		if err != nil {
			return nil, err
		}
		right, err := m.Place(e.Right, document)
		if err != nil {
			return nil, err
		}
		return expr.NewOperator(e.Op, left, right), nil
	case expr.Quantity:
		start, known := m.starts[e.Index]
		if !known {
			return nil, fmt.Errorf("number%d is not in the text", e.Index)
		}
		end := start + len(m.written[e.Index])
		for i, q := range document.Quantities {
			if q.Start < end && start < q.End {
				return expr.NewQuantity(i), nil
			}
		}
		return nil, fmt.Errorf("no quantity is found at %q", document.Source[max(0, start-12):min(len(document.Source), end+12)])
	}
	return e, nil
}

// writeNumber writes a value as a text would: 56 for 56.0, 1/6 for 0.1666...
func writeNumber(v float64) string {
	if s := strconv.FormatFloat(v, 'f', -1, 64); len(s) <= 9 {
		return s
	}
	for d := 2.0; d <= 100; d++ {
		if n := math.Round(v * d); math.Abs(v-n/d) < 1e-9 {
			if whole := math.Trunc(n / d); whole > 0 {
				return fmt.Sprintf("%.0f %.0f/%.0f", whole, n-whole*d, d)
			}
			return fmt.Sprintf("%.0f/%.0f", n, d)
		}
	}
	return strconv.FormatFloat(v, 'f', 6, 64)
}
