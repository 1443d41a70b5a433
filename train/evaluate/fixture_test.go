package evaluate

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// problem makes a problem out of a text and an equation over its numbers.
func problem(tb testing.TB, id, source, equation string) Problem {
	tb.Helper()
	document, err := text.Read(source)
	if err != nil {
		tb.Fatal(err)
	}
	tree, document, err := corpus.Bind(equation, document)
	if err != nil {
		tb.Fatal(err)
	}
	answer, err := tree.Eval(document.Values())
	if err != nil {
		tb.Fatal(err)
	}
	return Problem{ID: id, Document: document, Expr: tree, Answer: answer}
}

// scripted answers each text with readings written as "n0 + n1; n0 * n1", the
// first with probability 1/2, the next with 1/4, and so on; "" is an error.
type scripted map[string]string

func (s scripted) Read(document *text.Document) ([]Reading, error) {
	script := s[document.Source]
	if script == "" {
		return nil, errors.New("cannot be read")
	}
	var readings []Reading
	p := 0.5
	for _, each := range strings.Split(script, ";") {
		tree, err := expr.Parse(each)
		if err != nil {
			return nil, err
		}
		readings = append(readings, Reading{Expr: tree, Probability: p, Sure: p >= 0.9})
		p /= 2
	}
	return readings, nil
}

func documentsOf(list []Problem) (documents []*text.Document) {
	for i := range list {
		documents = append(documents, list[i].Document)
	}
	return documents
}

func rat(n int64) *big.Rat { return big.NewRat(n, 1) }
