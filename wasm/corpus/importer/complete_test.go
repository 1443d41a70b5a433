package importer

import (
	"errors"
	"fmt"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// guess is a model that always reads the same.
func guess(equations ...string) func(*text.Document) (Readings, error) {
	return func(*text.Document) (Readings, error) {
		return func(yield func(*expr.Expr, float64) bool) {
			probability := 0.6004
			for _, equation := range equations {
				tree, err := expr.Parse(equation)
				if err != nil || !yield(tree, probability) {
					return
				}
				probability /= 2
			}
		}, nil
	}
}

func TestComplete(t *testing.T) {
	const eggs = "12 eggs and 5 eggs in 0 boxes"
	for _, test := range []struct {
		name             string
		equation, answer string
		model            func(*text.Document) (Readings, error)
		want             string
	}{
		{"nothing lacks", "12 + 5", "17", nil, "n0 + n1 = 17, 0"},
		{"wrong", "12 + 5", "18", nil, "answer: 18 is not what the equation gives: 12 + 5 = 17"},
		{"no answer", "12 / 5", "", nil, "n0 / n1 = 2.4, 0"},
		{"the answer of a program", "5 / 12", "0.4166666567325592", nil, "n1 / n0 = 5/12, 0"},
		{"another long answer", "5 / 12", "0.4266666567325592", nil, "answer: 0.4266666567325592 is not what the equation gives: 5 / 12 = 5/12"},
		{"no equation, no model", "", "17", nil, "equation: is missing, and there is no model to read the text"},
		{"the likeliest", "", "", guess("a * b", "a + b"), "n0 * n1 = 60, 0.6"},
		{"the likeliest that can be calculated", "", "", guess("a / c", "a + b"), "n0 + n1 = 17, 0.3"},
		{"the one that gives the answer", "", "7", guess("a * b", "a + b", "a - b"), "n0 - n1 = 7, 0.15"},
		{"hardly likely", "", "12/5", guess("c", "c", "c", "c", "c", "c", "c", "c", "c", "c", "c", "a / b"), "n0 / n1 = 2.4, 0.001"},
		{"none gives the answer", "", "8", guess("a * b", "a + b"), "equation: nothing that the model reads in the text gives the answer"},
		{"no reading", "", "", guess(), "equation: the model finds none in the text"},
		{"the text's own number", "", "12", guess("a"), "equation: the model finds none in the text"},
		{"the model fails", "", "", func(*text.Document) (Readings, error) { return nil, errors.New("out of breath") }, "equation: out of breath"},
	} {
		problem, err := Complete(corpus.Record{ID: "e", Text: eggs, Equation: test.equation, Answer: corpus.Number(test.answer)}, test.model)
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = fmt.Sprintf("%s = %s, %v", problem.Expr, expr.FormatRat(problem.Value), problem.Confidence)
		}
		if got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}
