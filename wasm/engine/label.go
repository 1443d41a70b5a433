package engine

import (
	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Labels is the model as the importer asks for it; nil where there is none.
func (e *Engine) Labels() func(*text.Document) (importer.Readings, error) {
	if reader := e.reader.Load(); reader != nil {
		return LabelsOf(*reader)
	}
	return nil
}

// LabelsOf is what a reader makes of a text, as the importer asks for it; nil without a reader.
func LabelsOf(reader Reader) func(*text.Document) (importer.Readings, error) {
	if reader == nil {
		return nil
	}
	return func(document *text.Document) (importer.Readings, error) {
		readings, err := reader.Read(document)
		return func(yield func(*expr.Expr, float64) bool) {
			for _, r := range readings {
				if !yield(r.Expr, r.Probability) {
					return
				}
			}
		}, err
	}
}
