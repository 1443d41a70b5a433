package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	modelweights "mwpranker/model_weights"
	"mwpranker/wasm/engine"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// model is the reader of a folder's weights, loaded when it is first asked.
type model struct {
	folder string // "" for the weights inside this program
	reader engine.ParsingReader
}

// newReader is a model that nobody else uses.
func newReader(folder string) engine.Reader { return &model{folder: folder} }

func (m *model) Read(document *text.Document) ([]engine.Reading, error) {
	if err := m.load(); err != nil {
		return nil, err
	}
	return m.reader.Read(document)
}

func (m *model) Parse(document *text.Document) ([]syntax.Sentence, error) {
	if err := m.load(); err != nil {
		return nil, err
	}
	return m.reader.Parse(document)
}

func (m *model) load() error {
	if m.reader != nil {
		return nil
	}
	parser, err := openWeights(m.folder, "parser.bin", modelweights.Parser)
	if err != nil {
		return err
	}
	reader, err := openWeights(m.folder, "reader.bin", modelweights.Reader)
	if err != nil {
		return err
	}
	m.reader, err = engine.NewReader(parser, reader)
	return err
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

// understand understands a problem's text, and says what to do where the model cannot.
func (a *app) understand(source, equation string) (*engine.Understanding, error) {
	u, err := a.engine.Understand(source, equation)
	switch {
	case errors.Is(err, engine.ErrNoModel):
		err = errNoModel
	case errors.Is(err, engine.ErrNoReading):
		err = errNotRead
	}
	return u, err
}
