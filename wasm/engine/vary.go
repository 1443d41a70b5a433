package engine

import (
	"mwpranker/wasm/expr"
	"mwpranker/wasm/renumber"
	"mwpranker/wasm/text"
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
