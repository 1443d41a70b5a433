package engine

import (
	"errors"
	"math/big"
	"slices"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/message"
	"mwpranker/wasm/nature"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// query is what a user asks about, with all that a page shows of it.
type query struct {
	Understanding
	values     []*big.Rat // of n0, n1, ...; nil where only letters were given
	by         string
	understood message.Understood
}

// readingsShown is how many readings of the model are offered.
const readingsShown = 5

// understand reads a query: an expression behind "=", bare arithmetic, or a problem's text, with
// the user's own expression if there is one.
func (e *Engine) understand(source, expression string) (*query, *message.Failure) {
	trimmed := strings.TrimSpace(source)
	if behind, ok := strings.CutPrefix(trimmed, "="); ok {
		q, failure := alone(behind)
		if failure != nil && failure.At >= 0 {
			failure.At += strings.Index(source, "=") + 1
		}
		return q, failure
	}
	if calculation, at, ok := arithmetic(source); ok {
		q, failure := alone(calculation)
		if failure != nil && failure.At >= 0 {
			failure.At += at
		}
		return q, failure
	}
	q, failure := about(source)
	if failure != nil {
		return nil, failure
	}
	if strings.TrimSpace(expression) != "" {
		if failure := q.correct(expression); failure != nil {
			return nil, failure
		}
		tree := q.tree()
		readings, _ := e.ask(q.Document)
		others := slices.DeleteFunc(slices.Clone(readings), func(r Reading) bool { return expr.Equal(r.Expr, tree) })
		q.settle(append(q.Readings, others...), message.ByExpression)
		if tree.IsPattern() {
			q.by = message.ByPattern
		}
		return q, nil
	}
	readings, failure := e.ask(q.Document)
	q.understood.Failure = failure
	q.settle(readings, message.ByReading)
	return q, nil
}

// about is a query with a problem's text that nobody has read yet.
func about(source string) (*query, *message.Failure) {
	u, err := UnderstandWords(source)
	if err != nil {
		return nil, failed(message.TextTooLong, "the text", "%v", err)
	}
	q := &query{Understanding: *u, values: u.Document.Values(), by: message.ByWords}
	q.understood.Kind = message.KindProblem
	if u.Nature.Kind != nature.Problem {
		q.understood.Seems = u.Nature.Kind.String()
		q.understood.Language, q.understood.Parts = u.Nature.Language, u.Nature.Parts
	}
	return q, nil
}

// ask asks the model for the readings that are offered, and words why there is none.
func (e *Engine) ask(document *text.Document) ([]Reading, *message.Failure) {
	const step = "reading the problem"
	if len(document.Quantities) == 0 {
		return nil, failed(message.NoQuantities, "the numbers", "the text has no number, so there is nothing to calculate")
	}
	readings, err := e.read(document)
	var tooMuch *graph2tree.TooMuchError
	switch {
	case errors.Is(err, ErrNoModel):
		return nil, failed(message.NoModel, step, "%v, so problems with similar words are listed; "+
			"to search by what has to be calculated, type an expression behind =, such as = (a + b) * c", err)
	case errors.As(err, &tooMuch):
		return nil, failed(message.TooMuch, step, "%v", err)
	case err != nil:
		return nil, failed(message.NotUnderstood, step, "%v", err)
	}
	return readings[:min(len(readings), readingsShown)], nil
}

// alone reads an expression or pattern that comes without a text.
func alone(source string) (*query, *message.Failure) {
	u, err := UnderstandExpression(source)
	if err != nil {
		return nil, expressionFailure(err)
	}
	q := &query{Understanding: *u, values: valuesAlone(source, u.tree())}
	q.understood.Kind, q.by = message.KindExpression, message.ByExpression
	if u.tree().IsPattern() {
		q.understood.Kind, q.by = message.KindPattern, message.ByPattern
	}
	q.settle(q.Readings, q.by)
	return q, nil
}

// valuesAlone are the numbers that an expression without letters was written
// with: those of (18 + 25) * 3 are 18, 25 and 3.
func valuesAlone(source string, bound *expr.Expr) []*big.Rat {
	written, err := expr.Parse(source)
	if err != nil || len(written.Quantities()) > 0 {
		return nil
	}
	values := make([]*big.Rat, 0, 8)
	known := pairLeaves(bound, written, func(quantity, number *expr.Expr) {
		for len(values) <= quantity.Index {
			values = append(values, nil)
		}
		values[quantity.Index] = number.Value
	})
	for _, value := range values {
		known = known && value != nil
	}
	if !known {
		return nil
	}
	return values
}

// pairLeaves calls each for the quantities of a tree and the constants that
// stand in their places in another; it says whether the two have one form.
func pairLeaves(bound, written *expr.Expr, each func(quantity, number *expr.Expr)) bool {
	switch {
	case bound.Kind == expr.Quantity && written.Kind == expr.Constant:
		each(bound, written)
		return true
	case bound.Kind != written.Kind:
		return false
	case bound.Kind != expr.Operator:
		return true
	}
	return pairLeaves(bound.Left, written.Left, each) && pairLeaves(bound.Right, written.Right, each)
}

// settle takes the readings; the first is what the query is about.
func (q *query) settle(readings []Reading, by string) {
	q.Readings = readings
	if len(readings) > 0 {
		q.by = by
	}
	if q.Document != nil {
		q.understood.Quantities = quantitiesOf(q.Document.Quantities, q.tree())
		for _, c := range q.Document.Constants {
			q.understood.Implied = append(q.understood.Implied, message.Implied{Start: c.Start, End: c.End, Word: c.Word, Value: expr.FormatRat(c.Value)})
		}
		for i := range q.understood.Quantities {
			q.understood.Quantities[i].Stands, q.understood.Quantities[i].Colour = i, i%message.Colours
		}
	}
	for i, each := range readings {
		reading := q.show(each.Expr)
		reading.Probability, reading.Confidence = each.Probability, confidence(each)
		if q.understood.Seems != "" {
			reading.Confidence = message.Unsure
		}
		if i == 0 && by != message.ByReading {
			reading.Confidence = message.Own
		}
		doubts := doubtsOf(each)
		for k := range reading.Steps {
			reading.Steps[k].Doubt = doubts[reading.Steps[k].Node]
		}
		q.understood.Readings = append(q.understood.Readings, reading)
	}
	if len(readings) > 0 {
		q.understood.Confidence = q.understood.Readings[0].Confidence
	}
}

// doubtsOf says for each operator of a reading's tree, by the number of its node, how doubtful its
// step is; it is empty where the model does not say.
func doubtsOf(r Reading) map[int]float64 {
	doubts := map[int]float64{}
	if len(r.Steps) != len(r.Expr.Operators()) {
		return doubts
	}
	nodes, steps := 0, 0
	var walk func(e *expr.Expr)
	walk = func(e *expr.Expr) {
		node := nodes
		nodes++
		if e.Kind == expr.Operator {
			walk(e.Left)
			walk(e.Right)
			doubts[node] = 1 - r.Steps[steps]
			steps++
		}
	}
	walk(r.Expr)
	return doubts
}

// show words one reading of the query.
func (q *query) show(tree *expr.Expr) message.Reading {
	t := telling{values: q.values, colour: func(quantity int) int { return quantity % message.Colours }}
	if q.Document != nil {
		t.text = func() *text.Document { return q.Document }
		t.quantities = q.Document.Quantities
	}
	return t.reading(tree)
}

// confidence is how sure a reading is, in a word.
func confidence(r Reading) string {
	switch {
	case r.Sure:
		return message.Sure
	case r.Probability >= message.LikelyFrom:
		return message.Likely
	}
	return message.Unsure
}

// quantitiesOf shows the numbers of a text; used are those of the tree, which may be nil.
func quantitiesOf(quantities []text.Quantity, tree *expr.Expr) []message.Quantity {
	shown := make([]message.Quantity, len(quantities))
	for i := range quantities {
		quantity := &quantities[i]
		shown[i] = message.Quantity{
			Start: quantity.Start, End: quantity.End,
			Name: quantityName(i), Value: worth.Name(quantity), Unit: quantity.Unit.String(),
			Stands: -1, Colour: -1,
		}
		shown[i].Read = readAs(quantity)
	}
	if tree != nil {
		for _, i := range tree.Quantities() {
			if i < len(shown) {
				shown[i].Used = true
			}
		}
	}
	return shown
}

// readAs says how a quantity was read where its writing does not show it: the
// value of a compound amount, a clock time in words, the point for a comma.
func readAs(q *text.Quantity) string {
	switch {
	case q.Form == text.Compound:
		return message.ReadAmount
	case q.Unit.IsClock():
		return message.ReadClock
	case q.Comma:
		return message.ReadComma
	case q.Unit == text.Year:
		return message.ReadYear
	}
	return ""
}
