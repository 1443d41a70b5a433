package data

import (
	"encoding/csv"
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Folds is how many folds the sets come in.
const Folds = 5

// ReadFold reads one part, "train" or "dev", of a fold of mawps or asdiv-a. The masked numbers are
// put back, so that the text is read as a user would have typed it.
func ReadFold(dir, set string, fold int, part string) ([]Example, error) {
	name := filepath.Join(dir, set, fmt.Sprintf("fold%d-%s.csv", fold, part))
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	list, err := parseFold(f, set)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	for i := range list {
		list[i].ID = fmt.Sprintf("%s/fold%d-%s-%d", set, fold, part, i+1)
	}
	return list, nil
}

func parseFold(r io.Reader, set string) ([]Example, error) {
	rows, err := csv.NewReader(r).ReadAll()
	if err != nil {
		return nil, err
	}
	if len(rows) == 0 {
		return nil, fmt.Errorf("the file is empty")
	}
	column := map[string]int{}
	for i, name := range rows[0] {
		column[name] = i
	}
	for _, name := range []string{"Question", "Numbers", "Equation", "Answer"} {
		if _, ok := column[name]; !ok {
			return nil, fmt.Errorf("there is no column %s", name)
		}
	}
	var list []Example
	for i, row := range rows[1:] {
		e, err := unmask(row[column["Question"]], strings.Fields(row[column["Numbers"]]), row[column["Equation"]], row[column["Answer"]])
		if err != nil {
			return nil, fmt.Errorf("row %d: %w", i+2, err)
		}
		e.Set = set
		list = append(list, *e)
	}
	return list, nil
}

// unmask puts the numbers back into the text, and reads the equation over the quantities that are
// found there.
func unmask(question string, numbers []string, equation, answer string) (*Example, error) {
	unmasked, err := importer.Unmask(question, numbers)
	if err != nil {
		return nil, err
	}
	doc, err := text.Read(unmasked.Text)
	if err != nil {
		return nil, err
	}
	a, err := strconv.ParseFloat(answer, 64)
	if err != nil {
		return nil, err
	}
	e := &Example{Doc: doc, Answer: new(big.Rat).SetFloat64(a)}
	tree, err := expr.ParsePrefix(equation)
	if err == nil {
		tree, err = unmasked.Place(tree, doc)
	}
	e.settle(tree, err)
	return e, nil
}
