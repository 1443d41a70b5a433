package engine

import (
	"mwpranker/wasm/answer"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/renumber"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Varied are the variants of a problem.
type Varied struct {
	Variants []renumber.Variant
	// Read says that the model reads the problem as the calculation that it is, and each variant
	// too. Where it does not, or there is no model, only the numbers were read back.
	Read bool
}

// Vary gives a problem that was understood other numbers: the calculation is that of its first
// reading. The options' Reads is set here.
func (e *Engine) Vary(u *Understanding, o renumber.Options) (Varied, error) {
	tree := u.tree()
	if tree == nil || u.Document == nil || tree.IsPattern() {
		return Varied{}, ErrNoReading
	}
	varied := Varied{Read: e.readsAs(u.Document, tree)}
	if varied.Read {
		o.Reads = func(v *renumber.Variant) bool { return e.readsAs(v.Document, tree) }
	}
	var err error
	varied.Variants, err = renumber.Variants(renumber.Problem{Document: u.Document, Expr: tree}, o)
	return varied, err
}

// readsAs says whether the model reads a text as a tree, number by number. Which of two equal
// numbers it takes is all the same.
func (e *Engine) readsAs(document *text.Document, want *expr.Expr) bool {
	readings, err := e.read(document)
	if err != nil {
		return false
	}
	read, wanted := firstOfEqual(readings[0].Expr, document), firstOfEqual(want, document)
	return expr.Equal(read.Canonical(), wanted.Canonical())
}

// firstOfEqual is the tree with the first of those numbers of the text that are equal in the place
// of each.
func firstOfEqual(e *expr.Expr, document *text.Document) *expr.Expr {
	switch {
	case e.Kind == expr.Operator:
		return expr.NewOperator(e.Op, firstOfEqual(e.Left, document), firstOfEqual(e.Right, document))
	case e.Kind == expr.Quantity && e.Index < len(document.Quantities):
		q := &document.Quantities[e.Index]
		for i := range e.Index {
			if other := &document.Quantities[i]; other.Value.Cmp(q.Value) == 0 && other.Unit == q.Unit {
				return expr.NewQuantity(i)
			}
		}
	}
	return e
}

// mostVaried is how many variants a request may ask for.
const mostVaried = 20

// varyFor answers a request for variants.
func (e *Engine) varyFor(r *message.Vary, pause Pause) (*message.Varied, *message.Failure) {
	const step = "new numbers"
	size := renumber.Same
	var err error
	if r.Size != "" {
		if size, err = renumber.ParseSize(r.Size); err != nil {
			return nil, failed(message.BadRequest, step, "%v", err)
		}
	}
	if r.Count < 1 || r.Count > mostVaried {
		return nil, failed(message.BadRequest, step, "%d variants are asked for; 1 to %d can be made",
			r.Count, mostVaried)
	}
	u, err := e.Understand(r.Query, r.Expression)
	if err != nil {
		return nil, failed(message.NotVaried, step, "%v", err)
	}
	o := renumber.Options{Count: r.Count, Size: size, Seed: uint64(r.Seed), Rest: pause.rest}
	varied, err := e.Vary(u, o)
	if err != nil {
		return nil, failed(message.NotVaried, step, "%v", err)
	}
	reply := &message.Varied{Variants: []message.Variant{}, Read: varied.Read}
	for i := range varied.Variants {
		v := &varied.Variants[i]
		reply.Variants = append(reply.Variants, message.Variant{
			Text: v.Text, Expression: v.Expr.String(), Equation: worth.Equation(v.Expr,
				v.Document.Quantities),
			Worded: answer.Of(v.Document, v.Expr, v.Value).String(),
		})
	}
	return reply, nil
}
