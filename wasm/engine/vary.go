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
	want := tree.Canonical()
	varied := Varied{Read: e.readsAs(u.Document, want)}
	if varied.Read {
		o.Reads = func(v *renumber.Variant) bool { return e.readsAs(v.Document, want) }
	}
	var err error
	varied.Variants, err = renumber.Variants(renumber.Problem{Document: u.Document, Expr: tree}, o)
	return varied, err
}

// readsAs says whether the model reads a text as a tree, number by number.
func (e *Engine) readsAs(document *text.Document, want *expr.Expr) bool {
	readings, err := e.read(document)
	return err == nil && expr.Equal(readings[0].Expr.Canonical(), want)
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
		return nil, failed(message.BadRequest, step, "%d variants are asked for; 1 to %d can be made", r.Count, mostVaried)
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
			Text: v.Text, Expression: v.Expr.String(), Equation: worth.Equation(v.Expr, v.Document.Quantities),
			Worded: answer.Of(v.Document, v.Expr, v.Value).String(),
		})
	}
	return reply, nil
}
