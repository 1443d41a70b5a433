package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	modelweights "mwpranker/model_weights"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// Reader reads a problem: it turns the text into expressions over its
// quantities, the likeliest first.
type Reader interface {
	Read(document *text.Document) ([]Reading, error)
}

// Reading is one way to understand a problem.
type Reading = graph2tree.Reading

// modelReader is the model, loaded when it is first asked.
type modelReader struct {
	folder string // of the weights; "" for those inside this program
	reader *graph2tree.Reader
}

func newReader(folder string) Reader { return &modelReader{folder: folder} }

func (m *modelReader) Read(document *text.Document) ([]Reading, error) {
	if m.reader == nil {
		parser, err := openParser(m.folder)
		if err != nil {
			return nil, err
		}
		data, err := openWeights(m.folder, "reader.bin", modelweights.Reader)
		if err != nil {
			return nil, err
		}
		model, err := graph2tree.Load(data)
		if err != nil {
			return nil, err
		}
		if m.reader, err = graph2tree.NewReader(parser, model); err != nil {
			return nil, err
		}
	}
	return m.reader.Read(document)
}

// openParser loads the parser of a folder, or the one inside this program.
func openParser(folder string) (*syntax.Model, error) {
	data, err := openWeights(folder, "parser.bin", modelweights.Parser)
	if err != nil {
		return nil, err
	}
	return syntax.Load(data)
}

func openWeights(folder, name string, inside []byte) ([]byte, error) {
	if folder == "" {
		return inside, nil
	}
	data, err := os.ReadFile(filepath.Join(folder, name))
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("there is no file %s; name the folder of the weights with -weights", filepath.Join(folder, name))
	}
	return data, err
}

var (
	errNoModel      = errors.New("reading a problem needs the model, which is not in this build; give -equation")
	errNothingAsked = errors.New("there is neither a text nor an equation")
	errNotRead      = errors.New("the model finds nothing to calculate in this text; give -equation")
)

// readings understands a problem by its equation, if there is one, else by the
// model. There is at least one reading if there is no error. The readings are
// over the document that comes back, see [corpus.Bind].
func (a *app) readings(document *text.Document, equation string) ([]Reading, *text.Document, error) {
	if equation != "" {
		bound, over, err := corpus.Bind(equation, document)
		if err != nil {
			return nil, nil, err
		}
		return []Reading{{Expr: bound, Probability: 1}}, over, nil
	}
	if a.reader == nil {
		return nil, nil, errNoModel
	}
	list, err := a.reader.Read(document)
	if err == nil && len(list) == 0 {
		err = errNotRead
	}
	return list, document, err
}
