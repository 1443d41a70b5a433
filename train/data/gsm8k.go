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

	"mwpranker/wasm/corpus/importer"
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
		tree, err := compose(work, doc.Values())
		e.settle(tree, err)
		list = append(list, e)
	}
	return list, in.Err()
}

// compose makes one tree of the annotated steps.
func compose(work string, values []*big.Rat) (*expr.Expr, error) {
	composed, err := importer.Compose(importer.Annotations(work), values)
	if err != nil {
		return nil, err
	}
	whole := composed[len(composed)-1].Tree
	if whole.Steps() > MaxSteps {
		return nil, errors.New("the tree is too large")
	}
	return whole, nil
}
