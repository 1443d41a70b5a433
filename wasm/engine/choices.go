package engine

import (
	"mwpranker/wasm/choice"
	"mwpranker/wasm/expr"
)

// Choices makes four answers to choose from of a problem that was understood: the one of its first
// reading, and three that slips, or the model's other readings, lead to.
func (e *Engine) Choices(u *Understanding, seed uint64) ([]choice.Option, error) {
	tree := u.tree()
	if tree == nil || u.Document == nil || tree.IsPattern() {
		return nil, ErrNoReading
	}
	var others []*expr.Expr
	if readings, err := e.read(u.Document); err == nil { // without a model slips are enough
		for _, r := range readings[:min(len(readings), readingsShown)] {
			others = append(others, r.Expr)
		}
	}
	return choice.Of(u.Document, tree, others, seed)
}
