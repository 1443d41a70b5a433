package data

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// MaxSteps is the largest tree that is taken from GSM8K.
const MaxSteps = 8

// ReadGSM8K reads the training part of GSM8K. Its worked answers carry annotations, <<48/2=24>>, one a step; they are
// put into one another to make a single tree, where it is clear which number is meant.
func ReadGSM8K(dir string) ([]Example, error) {
	name := filepath.Join(dir, "gsm8k", "train.jsonl")
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	list, err := parseGSM8K(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return list, nil
}

func parseGSM8K(r io.Reader) ([]Example, error) {
	var list []Example
	in := bufio.NewScanner(r)
	in.Buffer(nil, 1<<20)
	for line := 1; in.Scan(); line++ {
		var p struct{ Question, Answer string }
		if err := json.Unmarshal(in.Bytes(), &p); err != nil {
			return nil, fmt.Errorf("line %d: %w", line, err)
		}
		doc, err := text.Read(p.Question)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", line, err)
		}
		work, last, ok := strings.Cut(p.Answer, "####")
		answer, parsed := new(big.Rat).SetString(strings.ReplaceAll(strings.TrimSpace(last), ",", ""))
		if !ok || !parsed {
			return nil, fmt.Errorf("line %d: the answer has no last line", line)
		}
		e := Example{ID: fmt.Sprintf("gsm8k/%d", line), Set: "gsm8k", Doc: doc, Answer: answer}
		tree, err := compose(work, answer, doc.Values())
		e.settle(tree, err)
		list = append(list, e)
	}
	return list, in.Err()
}

// compose makes one tree of the annotated steps.
func compose(work string, answer *big.Rat, values []*big.Rat) (*expr.Expr, error) {
	results := map[string]*expr.Expr{} // by value
	var whole *expr.Expr
	for _, part := range strings.Split(work, "<<")[1:] {
		note, _, ok := strings.Cut(part, ">>")
		left, right, equal := strings.Cut(note, "=")
		if !ok || !equal {
			return nil, errors.New("an annotation is not an equation")
		}
		step, err := expr.Parse(left)
		if err != nil {
			return nil, errors.New("an annotation cannot be parsed")
		}
		if step, err = substitute(step, results, values); err != nil {
			return nil, err
		}
		v, ok := new(big.Rat).SetString(strings.ReplaceAll(strings.TrimSpace(right), ",", ""))
		if !ok {
			return nil, errors.New("the result of an annotation is not a number")
		}
		if step.Kind == expr.Operator { // <<5=5>> says nothing
			results[v.RatString()] = step
			whole = step
		}
		if v.Cmp(answer) == 0 && step.Kind == expr.Operator {
			whole = step
		}
	}
	if whole == nil {
		return nil, errors.New("there are no annotations")
	}
	if whole.Steps() > MaxSteps {
		return nil, errors.New("the tree is too large")
	}
	return whole, nil
}

// substitute puts earlier results in the place of numbers that are neither in the text nor known constants. A number
// that is both a result and in the text could be either: it is not guessed.
func substitute(e *expr.Expr, results map[string]*expr.Expr, values []*big.Rat) (*expr.Expr, error) {
	switch e.Kind {
	case expr.Operator:
		left, err := substitute(e.Left, results, values)
		if err != nil {
			return nil, err
		}
		right, err := substitute(e.Right, results, values)
		if err != nil {
			return nil, err
		}
		return expr.NewOperator(e.Op, left, right), nil
	case expr.Constant:
		earlier := results[e.Value.RatString()]
		if earlier == nil {
			return e, nil
		}
		for _, v := range values {
			if v.Cmp(e.Value) == 0 {
				return nil, errors.New("a number is both a result and in the text")
			}
		}
		return earlier, nil
	}
	return nil, errors.New("an annotation has a letter")
}
