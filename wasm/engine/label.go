package engine

import (
	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// Labels is the model as the importer asks for it; nil where there is none.
func (e *Engine) Labels() func(*text.Document) (importer.Readings, error) {
	return LabelsOf(e.Reader())
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

// Label is what the engine's reader reads in a text, as it can travel from one worker to another; nil where that failed.
func (e *Engine) Label(source string) []message.Label {
	if reader := e.Reader(); reader != nil {
		return Label(reader, source)
	}
	return nil
}

// Label is the same of any reader.
func Label(reader Reader, source string) (labels []message.Label) {
	defer func() {
		if recover() != nil {
			labels = nil // whoever reads it again tells why
		}
	}()
	document, err := text.Read(source)
	if err != nil {
		return nil
	}
	readings, err := reader.Read(document)
	if err != nil {
		return nil
	}
	labels = []message.Label{}
	for _, r := range readings {
		labels = append(labels, message.Label{Equation: r.Expr.String(), Probability: r.Probability})
	}
	return labels
}

// LabelsFrom is what [Label] has read, as the importer asks for it; nil where it failed.
func LabelsFrom(labels []message.Label) func(*text.Document) (importer.Readings, error) {
	if labels == nil {
		return nil
	}
	return func(*text.Document) (importer.Readings, error) {
		return func(yield func(*expr.Expr, float64) bool) {
			for _, l := range labels {
				tree, err := expr.Parse(l.Equation)
				if err != nil || !yield(tree, l.Probability) {
					return
				}
			}
		}, nil
	}
}
