package worth

import (
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Steps works a tree out step by step, as [expr.Expr.Solution] does, with clock
// times and durations written as such: "18:45 + 110" is "20:35".
func Steps(tree *expr.Expr, quantities []text.Quantity) ([]expr.Step, error) {
	steps, err := tree.Solution(values(quantities))
	if err != nil || !HasClock(tree, quantities) {
		return steps, err
	}
	c := newCalculator(tree, quantities)
	for i := range steps {
		node := steps[i].Node
		value, err := c.value(node)
		if err != nil {
			return nil, err
		}
		operand := func(e *expr.Expr) string {
			if e.Kind == expr.Quantity {
				return Name(&quantities[e.Index])
			}
			t, err := c.value(e)
			if err != nil {
				return e.String()
			}
			return t.settled().String()
		}
		left, right := operand(node.Left), operand(node.Right)
		line := expr.NewOperator(node.Op, expr.NewQuantity(0), expr.NewQuantity(1))
		steps[i].Expression = strings.NewReplacer(standIn[0], left, standIn[1], right).Replace(line.Infix(func(leaf *expr.Expr) string {
			if operand := [...]string{left, right}[leaf.Index]; !strings.Contains(operand, " ") {
				return operand
			}
			return standIn[leaf.Index] // "8 h" needs no brackets
		}))
		steps[i].Value = value.settled().String()
	}
	return steps, nil
}

// standIn are names in the place of operands that have a space.
var standIn = [...]string{"ⓐ", "ⓑ"}

// At is what a part of a tree is worth in a tree over these quantities.
func At(tree, part *expr.Expr, quantities []text.Quantity) (Value, error) {
	if !HasClock(tree, quantities) {
		return Of(part, quantities)
	}
	if _, err := part.Eval(values(quantities)); err != nil {
		return Value{}, err
	}
	t, err := newCalculator(tree, quantities).value(part)
	if err != nil {
		return Value{}, err
	}
	return t.settled(), nil
}
