package corpus

import (
	"fmt"
	"math/big"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
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
	bound, value, err := Bind(record.Equation, document.Quantities)
	if err != nil {
		return nil, fmt.Errorf("equation: %w", err)
	}
	if bound.Kind != expr.Operator {
		return nil, fmt.Errorf("equation: %q calculates nothing", record.Equation)
	}
	written, err := record.Answer.Rat()
	if err != nil {
		return nil, fmt.Errorf("answer: %w", err)
	}
	if !record.Answer.gives(written, value) {
		return nil, fmt.Errorf("answer: %s is not what the equation gives: %s = %s",
			record.Answer, record.Equation, expr.FormatRat(value))
	}
	return &Problem{
		Record:     record,
		Quantities: document.Quantities,
		Expr:       bound,
		Value:      value,
		Attributes: Measure(document, bound),
	}, nil
}

// Bind makes an equation over the numbers of a text an expression over its
// quantities, and says what it gives.
func Bind(equation string, quantities []text.Quantity) (*expr.Expr, *big.Rat, error) {
	parsed, err := expr.Parse(equation)
	if err != nil {
		return nil, nil, err
	}
	values := Values(quantities)
	bound, err := parsed.Bind(values, text.IsKnownConstant)
	if err != nil {
		return nil, nil, err
	}
	value, err := bound.Eval(values)
	if err != nil {
		return nil, nil, err
	}
	return bound, value, nil
}

// Values are the values of the quantities, in order.
func Values(quantities []text.Quantity) []*big.Rat {
	values := make([]*big.Rat, len(quantities))
	for i := range quantities {
		values[i] = quantities[i].Value
	}
	return values
}
