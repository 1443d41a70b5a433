package importer

import (
	"errors"
	"fmt"
	"iter"
	"math"
	"math/big"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Readings are what a model makes of a text: expressions over its quantities
// with their probabilities, the likeliest first.
type Readings iter.Seq2[*expr.Expr, float64]

// Model reads what has to be calculated in a text.
type Model = func(*text.Document) (Readings, error)

var (
	errNoEquation = errors.New("equation: is missing, and there is no model to read the text")
	errNoReading  = errors.New("equation: the model finds none in the text")
	errNoneGives  = errors.New("equation: nothing that the model reads in the text gives the answer")
)

// Complete proves a record, after filling in what it lacks. A missing equation
// is read by the model (nil where there is none): its likeliest reading, or,
// where the answer is known, the likeliest that gives it. The record keeps how
// sure the model was. A missing answer is calculated.
func Complete(record corpus.Record, model Model) (*corpus.Problem, error) {
	if record.Equation == "" && model == nil {
		return nil, errNoEquation
	}
	if record.Equation != "" && record.Answer != "" {
		problem, err := corpus.Parse(record)
		if err == nil || len(record.Answer) < minApproximate {
			return problem, err
		}
	}
	document, err := text.Read(record.Text)
	if err != nil {
		return nil, fmt.Errorf("text: %w", err)
	}
	if record.Equation == "" {
		readings, err := model(document)
		if err != nil {
			return nil, fmt.Errorf("equation: %w", err)
		}
		if err := choose(&record, readings, document); err != nil {
			return nil, err
		}
	} else if err := calculate(&record, document); err != nil {
		return nil, err
	}
	return corpus.Parse(record)
}

// choose takes the likeliest reading that gives the answer.
func choose(record *corpus.Record, readings Readings, document *text.Document) error {
	found := false
	for tree, probability := range readings {
		if tree.Kind != expr.Operator {
			continue
		}
		value, err := worth.Of(tree, document.Quantities)
		if err != nil {
			continue
		}
		found = true
		candidate := *record
		candidate.Equation = tree.String()
		candidate.Confidence = max(0.001, math.Round(1000*probability)/1000) // 0 would say that a person gave it
		if candidate.Answer == "" {
			candidate.Answer = answerOf(value)
		}
		if _, err := corpus.Parse(candidate); err == nil {
			*record = candidate
			return nil
		}
		if record.Answer == "" {
			return err
		}
	}
	if found {
		return errNoneGives
	}
	return errNoReading
}

// answerOf writes a value as an answer: a clock time as 20:35.
func answerOf(value worth.Value) corpus.Number {
	if value.Kind == worth.Clock {
		return corpus.Number(value.String())
	}
	return corpus.Number(expr.FormatRat(value.Rat))
}

// minApproximate is the length of an answer from which it is taken for the
// rounding of a program, as 0.30000000447 is, and not of a person.
const minApproximate = 8

// calculate sets the answer to what the equation gives, if there is none or it
// is the same but for the rounding of a program.
func calculate(record *corpus.Record, document *text.Document) error {
	bound, document, err := corpus.Bind(record.Equation, document)
	if err != nil {
		return fmt.Errorf("equation: %w", err)
	}
	result, err := worth.Of(bound, document.Quantities)
	if err != nil {
		return fmt.Errorf("equation: %w", err)
	}
	value := result.Rat
	if record.Answer != "" {
		written, err := record.Answer.Rat()
		if err != nil {
			return nil // corpus.Parse names it
		}
		off, _ := new(big.Rat).Sub(written, value).Float64()
		size, _ := value.Float64()
		if math.Abs(off) > 1e-6*math.Abs(size) {
			return nil
		}
	}
	record.Answer = answerOf(result)
	return nil
}
