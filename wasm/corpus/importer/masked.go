package importer

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// masked is a number as MWPToolkit's combined set takes it out of the text.
var masked = regexp.MustCompile(`number(\d{1,3})\b`)

// unmask puts the numbers back into the text and reads the equation, in prefix
// order over number0, number1, ..., as one over the quantities that are found
// at their places.
func (f fields) unmask(record *corpus.Record, numbers string) error {
	var written []string
	for number := range strings.FieldsSeq(strings.NewReplacer(",", " ", ";", " ").Replace(numbers)) {
		value, err := strconv.ParseFloat(number, 64)
		if err != nil || math.IsInf(value, 0) || math.IsNaN(value) {
			return fmt.Errorf("numbers: %.30q is not a number", number)
		}
		written = append(written, writeNumber(value))
	}
	source, starts, err := fillIn(record.Text, written)
	if err != nil {
		return fmt.Errorf("text: %w", err)
	}
	record.Text = source
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
	document, err := text.Read(source)
	if err != nil {
		return fmt.Errorf("text: %w", err)
	}
	if tree, err = atPlaces(tree, document, starts, written); err != nil {
		return fmt.Errorf("equation: %w", err)
	}
	record.Equation = tree.String()
	return nil
}

// fillIn puts numbers in the place of their masks, and says at which byte each
// stands first.
func fillIn(source string, written []string) (string, map[int]int, error) {
	starts := map[int]int{}
	var b strings.Builder
	last := 0
	for _, at := range masked.FindAllStringSubmatchIndex(source, -1) {
		b.WriteString(source[last:at[0]])
		number, _ := strconv.Atoi(source[at[2]:at[3]]) // at most three digits
		if number >= len(written) {
			return "", nil, fmt.Errorf("number%d has no value", number)
		}
		if _, seen := starts[number]; !seen {
			starts[number] = b.Len()
		}
		b.WriteString(written[number])
		last = at[1]
	}
	b.WriteString(source[last:])
	return b.String(), starts, nil
}

// atPlaces renames the masked numbers of a tree to the quantities at their
// places: where the text also says "one" in words, these are other indices.
func atPlaces(e *expr.Expr, document *text.Document, starts map[int]int, written []string) (*expr.Expr, error) {
	switch e.Kind {
	case expr.Operator:
		left, err := atPlaces(e.Left, document, starts, written)
		if err != nil {
			return nil, err
		}
		right, err := atPlaces(e.Right, document, starts, written)
		if err != nil {
			return nil, err
		}
		return expr.NewOperator(e.Op, left, right), nil
	case expr.Quantity:
		start, known := starts[e.Index]
		if !known {
			return nil, fmt.Errorf("number%d is not in the text", e.Index)
		}
		end := start + len(written[e.Index])
		for i, q := range document.Quantities {
			if q.Start < end && start < q.End {
				return expr.NewQuantity(i), nil
			}
		}
		return nil, fmt.Errorf("%s is not read as a number where it stands", written[e.Index])
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
