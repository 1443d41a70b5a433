package data

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// MaxSteps is the largest tree that is taken from GSM8K.
const MaxSteps = 8

// HeldGSM8K and ChosenGSM8K are how many problems of GSM8K's training part are only measured on: to
// report, and to fit confidence.
const (
	HeldGSM8K   = 500
	ChosenGSM8K = 250
)

// ReadGSM8K reads the training part of GSM8K: what is learnt from, and what is held of it. Which
// problems are held hangs on their questions alone: in the order of the SHA-256 of the question,
// the first HeldGSM8K are for reporting and the next ChosenGSM8K to choose by. So none of them need
// stand in this repository.
//
// The worked answers carry annotations, <<48/2=24>>, one a step; they are put into one another to
// make a single tree, where it is clear which number is meant.
func ReadGSM8K(dir string) (offered []Example, dev, test *Held, err error) {
	name := filepath.Join(dir, "gsm8k", "train.jsonl")
	f, err := os.Open(name)
	if err != nil {
		return nil, nil, nil, err
	}
	defer f.Close()
	list, err := parseGSM8K(f)
	if err != nil {
		return nil, nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	offered, dev, test = splitGSM8K(list, ChosenGSM8K, HeldGSM8K)
	return offered, dev, test, nil
}

// splitGSM8K holds the problems with the smallest hashes. What is left keeps its order.
func splitGSM8K(list []Example, chosen, reported int) (offered []Example, dev, test *Held) {
	type place struct {
		hash [sha256.Size]byte
		at   int
	}
	order := make([]place, len(list))
	for i := range list {
		order[i] = place{sha256.Sum256([]byte(list[i].Doc.Source)), i}
	}
	slices.SortFunc(order, func(a, b place) int { return bytes.Compare(a.hash[:], b.hash[:]) })
	dev, test = &Held{Name: "gsm8k dev", Part: Dev}, &Held{Name: "gsm8k test", Part: Test}
	held := map[int]bool{}
	for rank, p := range order[:min(chosen+reported, len(order))] {
		part := test
		if rank >= reported {
			part = dev
		}
		part.Examples = append(part.Examples, list[p.at])
		held[p.at] = true
	}
	for i := range list {
		if !held[i] {
			offered = append(offered, list[i])
		}
	}
	return offered, dev, test
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
		e := Example{ID: fmt.Sprintf("gsm8k/%d", line), Set: "gsm8k", Kind: worked(work), Doc: doc, Answer: answer}
		tree, err := compose(work, doc.Values())
		e.settle(tree, err)
		list = append(list, e)
	}
	return list, in.Err()
}

// worked says how many steps a worked answer annotates; it is known also where no single tree can
// be made of them.
func worked(work string) string {
	switch n := strings.Count(work, "<<"); {
	case n == 1:
		return "1 worked step"
	case n < 6:
		return fmt.Sprintf("%d worked steps", n)
	}
	return "6 worked steps and more"
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
