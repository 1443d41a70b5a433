package engine

import (
	"errors"
	"math/big"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// check says whether an expression holds for a text, while it is typed.
func (e *Engine) check(r *message.Check) (*message.Checked, *message.Failure) {
	checked := &message.Checked{Expression: r.Expression}
	var q *query
	if strings.TrimSpace(r.Query) == "" {
		q, checked.Failure = alone(r.Expression)
	} else {
		document, err := text.Read(r.Query)
		if err != nil {
			return nil, failed(message.TextTooLong, "the text", "%v", err)
		}
		var tree *expr.Expr
		if tree, document, checked.Failure = bind(r.Expression, document); checked.Failure == nil {
			q = &query{source: r.Query, document: document, values: document.Values()}
			q.settle([]Reading{{Expr: tree, Probability: 1}}, message.ByExpression)
		}
	}
	if checked.Failure == nil {
		checked.Pattern = q.tree.IsPattern()
		checked.Reading = &q.understood.Readings[0]
	}
	return checked, nil
}

// bind reads the user's expression over the numbers of a text. The document that
// comes back has a quantity more where the expression uses a number that is a name.
func bind(expression string, document *text.Document) (*expr.Expr, *text.Document, *message.Failure) {
	values := document.Values()
	tree, bound, err := corpus.Bind(expression, document)
	if err == nil {
		for _, i := range tree.Quantities() {
			if i >= len(bound.Quantities) {
				err = &expr.MissingQuantityError{Index: i, Have: len(values)}
			}
		}
	}
	if err != nil {
		failure := expressionFailure(err, values)
		if failure.At < 0 {
			failure.At = placeOf(expression, err)
		}
		return nil, nil, failure
	}
	return tree, bound, nil
}

// expressionFailure words what is wrong with an expression.
func expressionFailure(err error, values []*big.Rat) *message.Failure {
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
