package engine

import (
	"errors"
	"fmt"
	"strings"

	"mwpranker/wasm/paraphrase"
)

// errNoText is said of a text with no word in it.
var errNoText = errors.New("there is no text")

// CheckParaphrase says whether the second problem says what the first one says, whether both have
// the same model, and what was kept, changed, lost and added.
func (e *Engine) CheckParaphrase(first, second string) (*paraphrase.Comparison, error) {
	a, err := e.LayOut(first)
	if err != nil {
		return nil, fmt.Errorf("the first text: %w", err)
	}
	b, err := e.LayOut(second)
	if err != nil {
		return nil, fmt.Errorf("the second text: %w", err)
	}
	return paraphrase.Compare(a, b), nil
}

// LayOut understands a problem as far as it is needed to compare it with others by
// [paraphrase.Compare]. A problem that the model cannot calculate is compared by what it says.
func (e *Engine) LayOut(source string) (*paraphrase.Problem, error) {
	if strings.TrimSpace(source) == "" {
		return nil, errNoText
	}
	u, err := UnderstandWords(source)
	if err != nil {
		return nil, err
	}
	reader := e.reader.Load()
	if reader == nil {
		return nil, ErrNoModel
	}
	parse, err := reader.Parse(u.Document)
	if err != nil {
		return nil, err
	}
	if len(u.Document.Quantities) > 0 {
		if u.Readings, err = e.read(u.Document); err != nil && !errors.Is(err, ErrNoReading) {
			return nil, err
		}
	}
	return paraphrase.New(u.Document, parse, u.Readings)
}
