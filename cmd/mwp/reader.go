package main

import (
	"errors"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Reader reads a problem: it turns the text into expressions over its
// quantities, the likeliest first. The model will be one.
type Reader interface {
	Read(document *text.Document) ([]Reading, error)
}

// Reading is one way to understand a problem.
type Reading struct {
	Expr       *expr.Expr
	Confidence float64 // 0 to 1
}

// newReader is the one place where the model is plugged in.
func newReader() Reader { return nil }

var (
	errNoModel      = errors.New("reading a problem needs the model, which is not in this build; give -equation")
	errNothingAsked = errors.New("there is neither a text nor an equation")
)

// readings understands a problem by its equation, if there is one, else by the
// model.
func (a *app) readings(document *text.Document, equation string) ([]Reading, error) {
	if equation != "" {
		bound, err := corpus.Bind(equation, document.Values())
		if err != nil {
			return nil, err
		}
		return []Reading{{bound, 1}}, nil
	}
	if a.reader == nil {
		return nil, errNoModel
	}
	return a.reader.Read(document)
}
