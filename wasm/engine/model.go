package engine

import (
	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// Model is the model as the importer asks for it; nil where there is none.
func (e *Engine) Model() importer.Model {
	return ModelOf(e.Reader())
}

// ModelOf is what a reader makes of a text, as the importer asks for it; nil without a reader.
func ModelOf(reader Reader) importer.Model {
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

// BareReadings is what the engine's reader reads in a text, as it can travel from one worker to
// another; nil where that failed.
func (e *Engine) BareReadings(source string) []message.BareReading {
	if reader := e.Reader(); reader != nil {
		return BareReadings(reader, source)
	}
	return nil
}

// BareReadings is the same of any reader.
func BareReadings(reader Reader, source string) (bare []message.BareReading) {
	defer func() {
		if recover() != nil {
			bare = nil // whoever reads it again tells why
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
	bare = []message.BareReading{}
	for _, r := range readings {
		bare = append(bare, message.BareReading{Equation: r.Expr.String(), Probability: r.Probability})
	}
	return bare
}

// ModelFrom is what [BareReadings] has read, as the importer asks for it; nil where it failed.
func ModelFrom(readings []message.BareReading) importer.Model {
	if readings == nil {
		return nil
	}
	return func(*text.Document) (importer.Readings, error) {
		return func(yield func(*expr.Expr, float64) bool) {
			for _, l := range readings {
				tree, err := expr.Parse(l.Equation)
				if err != nil || !yield(tree, l.Probability) {
					return
				}
			}
		}, nil
	}
}
