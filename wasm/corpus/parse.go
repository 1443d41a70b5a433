package corpus

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Parse proves a record. The error names the field that does not hold.
func Parse(record Record) (*Problem, error) {
	if err := record.check(); err != nil {
		return nil, err
	}
	document, err := text.Read(record.Text)
	if err != nil {
		return nil, fmt.Errorf("text: %w", err)
	}
	bound, document, err := Bind(record.Equation, document)
	if err != nil {
		return nil, fmt.Errorf("equation: %w", err)
	}
	if bound.Kind != expr.Operator {
		return nil, fmt.Errorf("equation: %q calculates nothing", record.Equation)
	}
	value, err := worth.Of(bound, document.Quantities)
	if err != nil {
		return nil, fmt.Errorf("equation: %w", err)
	}
	written, err := record.Answer.Rat()
	if err != nil {
		return nil, fmt.Errorf("answer: %w", err)
	}
	if value.Is(written) {
		value.Rat = written
	}
	if !record.Answer.gives(written, value.Rat) {
		return nil, fmt.Errorf("answer: %s is not what the equation gives: %s = %s",
			record.Answer, record.Equation, value)
	}
	attributes := Measure(document, bound)
	attributes.Grade = cmp.Or(record.Grade, attributes.Grade)
	return &Problem{
		Record:     record,
		Quantities: document.Quantities,
		Expr:       bound,
		Value:      value.Rat,
		Attributes: attributes,
	}, nil
}

// BindAlone reads an equation that comes without a text. With letters, as in
// a * 7, its numbers are constants. Without, as in (18 + 25) * 3, its numbers
// stand for the quantities of some text, equal ones for the same.
func BindAlone(equation string) (*expr.Expr, error) {
	parsed, err := expr.Parse(equation)
	if err != nil || len(parsed.Quantities()) > 0 {
		return parsed, err
	}
	var values []*big.Rat
	for node := range parsed.Postorder() {
		if node.Kind != expr.Constant || node.Value == nil {
			continue
		}
		same := func(value *big.Rat) bool { return value.Cmp(node.Value) == 0 }
		if !slices.ContainsFunc(values, same) {
			values = append(values, node.Value)
		}
	}
	return parsed.Bind(values, nil)
}
