package engine

import (
	"errors"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
)

// check says whether an expression holds for a text, while it is typed.
func (e *Engine) check(r *message.Check) (*message.Checked, *message.Failure) {
	checked := &message.Checked{Expression: r.Expression}
	var q *query
	if strings.TrimSpace(r.Query) == "" {
		q, checked.Failure = alone(r.Expression)
	} else {
		var failure *message.Failure
		if q, failure = about(r.Query); failure != nil {
			return nil, failure
		}
		if checked.Failure = q.correct(r.Expression); checked.Failure == nil {
			q.settle(q.Readings, message.ByExpression)
		}
	}
	if checked.Failure == nil {
		checked.Pattern = q.tree().IsPattern()
		checked.Reading = &q.understood.Readings[0]
	}
	return checked, nil
}

// correct takes the user's expression over the numbers of the text in place of the model's.
func (q *query) correct(expression string) *message.Failure {
	if err := q.take(expression); err != nil {
		failure := expressionFailure(err)
		if failure.At < 0 {
			failure.At = placeOf(expression, err)
		}
		return failure
	}
	q.values = q.Document.Values()
	return nil
}

// expressionFailure words what is wrong with an expression.
func expressionFailure(err error) *message.Failure {
	failure := failed(message.BadExpression, "the expression", "%v", err)
	var syntax *expr.SyntaxError
	var unbound *expr.UnboundError
	var missing *expr.MissingQuantityError
	switch {
	case errors.As(err, &syntax):
		failure.At = syntax.Offset
	case errors.As(err, &unbound):
		failure.Code = message.BadNumber
	case errors.As(err, &missing):
		failure.Code = message.BadQuantity
	}
	return failure
}

// placeOf finds where in an expression the number or the quantity stands that
// an error is about: the first that ends there, or -1.
func placeOf(expression string, err error) int {
	var unbound *expr.UnboundError
	var missing *expr.MissingQuantityError
	isIt := func(leaf *expr.Expr) bool {
		if errors.As(err, &unbound) {
			return leaf.Kind == expr.Constant && leaf.Value != nil && leaf.Value.Cmp(unbound.Value) == 0
		}
		return errors.As(err, &missing) && leaf.Kind == expr.Quantity && leaf.Index == missing.Index
	}
	for start := range len(expression) {
		if start > 0 && isWordByte(expression[start-1]) {
			continue
		}
		end := start
		for end < len(expression) && isWordByte(expression[end]) {
			end++
		}
		if leaf, err := expr.Parse(expression[start:end]); err == nil && isIt(leaf) {
			return start
		}
	}
	return -1
}

// isWordByte says whether a byte belongs to a number or a name: 52.75, 1,250, n0.
func isWordByte(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '.' || c == ','
}
