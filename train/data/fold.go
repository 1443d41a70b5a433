package data

import (
	"encoding/csv"
	"fmt"
	"io"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Folds is how many folds the sets come in.
const Folds = 5

// ReadFold reads one part, "train" or "dev", of a fold of mawps or asdiv-a. The masked numbers are put back, so that
// the text is read as a user would have typed it.
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

var masked = regexp.MustCompile(`number(\d+)`)

// unmask puts the numbers back into the text, and reads the equation over the quantities that are found there.
func unmask(question string, numbers []string, equation, answer string) (*Example, error) {
	written := make([]string, len(numbers))
	for i, n := range numbers {
		v, err := strconv.ParseFloat(n, 64)
		if err != nil {
			return nil, err
		}
		written[i] = writeNumber(v)
	}
	starts := map[int]int{} // byte at which a masked number now starts, by its first place
	var b strings.Builder
	last := 0
	for _, at := range masked.FindAllStringSubmatchIndex(question, -1) {
		b.WriteString(question[last:at[0]])
		k, _ := strconv.Atoi(question[at[2]:at[3]])
		if k >= len(numbers) {
			return nil, fmt.Errorf("number%d has no value", k)
		}
		if _, ok := starts[k]; !ok {
			starts[k] = b.Len()
		}
		b.WriteString(written[k])
		last = at[1]
	}
	b.WriteString(question[last:])
	doc, err := text.Read(b.String())
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
		tree, err = place(tree, doc, starts, written)
	}
	e.settle(tree, err)
	return e, nil
}

// place renames the masked numbers of a tree to the quantities that stand at their places.
func place(tree *expr.Expr, doc *text.Document, starts map[int]int, written []string) (*expr.Expr, error) {
	if tree.Kind == expr.Operator {
		left, err := place(tree.Left, doc, starts, written)
		if err != nil {
			return nil, err
		}
		right, err := place(tree.Right, doc, starts, written)
		if err != nil {
			return nil, err
		}
		return expr.NewOperator(tree.Op, left, right), nil
	}
	if tree.Kind != expr.Quantity {
		return tree, nil
	}
	start, ok := starts[tree.Index]
	if !ok {
		return nil, fmt.Errorf("number %d of the equation is not in the text", tree.Index)
	}
	end := start + len(written[tree.Index])
	for i, q := range doc.Quantities {
		if q.Start < end && start < q.End {
			return expr.NewQuantity(i), nil
		}
	}
	return nil, fmt.Errorf("the reader finds no quantity at %q", doc.Source[max(0, start-12):min(len(doc.Source), end+12)])
}

// writeNumber writes a value as a text would: 56 for 56.0, 1/6 for 0.1666...
func writeNumber(v float64) string {
	if s := strconv.FormatFloat(v, 'f', -1, 64); len(s) <= 9 {
		return s
	}
	for d := 2.0; d <= 100; d++ {
		if n := math.Round(v * d); math.Abs(v-n/d) < 1e-9 {
			if whole := math.Trunc(n / d); whole > 0 {
				return fmt.Sprintf("%.0f %.0f/%.0f", whole, n-whole*d, d)
			}
			return fmt.Sprintf("%.0f/%.0f", n, d)
		}
	}
	return strconv.FormatFloat(v, 'f', 6, 64)
}
