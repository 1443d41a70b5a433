package data

import (
	"fmt"
	"math/big"
	"sort"
	"strings"

	"mwpranker/train/evaluate"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Example is a problem with its gold tree.
type Example struct {
	ID     string
	Set    string // "mawps", "asdiv-a", "gsm8k", "practice", "kinds", "stories", "everyday"
	Group  string // problems of a group are about one body; may be empty
	Kind   string // what the problem is an example of: "money"; may be empty
	Tags   []string
	Doc    *text.Document
	Expr   *expr.Expr // over the quantities of Doc; nil where the gold tree cannot be said in them
	Answer *big.Rat
	Fault  string // why Expr is nil
}

// Masked is the text as duplicates are told: lower case, every number the same mark.
func (e *Example) Masked() string {
	var b strings.Builder
	last := -1
	for _, t := range e.Doc.Tokens {
		if t.Quantity >= 0 && t.Quantity == last || t.Kind == text.Punct {
			continue
		}
		last = t.Quantity
		if t.Quantity >= 0 {
			b.WriteString("# ")
		} else {
			b.WriteString(t.Norm + " ")
		}
	}
	return b.String()
}

// settle gives the example its tree, or says why it has none: the tree has to be over the
// document's quantities and known constants, and to give the answer (to four places: the sets
// round).
func (e *Example) settle(tree *expr.Expr, err error) {
	if err == nil {
		var doc *text.Document
		if tree, doc, err = corpus.BindTree(tree, e.Doc); err == nil {
			tree, e.Doc = relabel(tree, doc.Values()), doc
			var v worth.Value
			if v, err = worth.Of(tree, doc.Quantities); err == nil && !v.Is(e.Answer) && !evaluate.SameAnswer(v.Rat, e.Answer) {
				err = fmt.Errorf("the equation gives %s", v)
			}
		}
	}
	if err != nil {
		e.Expr, e.Fault = nil, err.Error()
		return
	}
	e.Expr = tree
}

// relabel takes a quantity that is used again for another one of the same value that is not used:
// the sets write the first number of that value each time.
func relabel(e *expr.Expr, values []*big.Rat) *expr.Expr {
	used := make([]bool, len(values))
	for _, q := range e.Quantities() {
		used[q] = true
	}
	met := make([]bool, len(values))
	var walk func(*expr.Expr) *expr.Expr
	walk = func(e *expr.Expr) *expr.Expr {
		switch e.Kind {
		case expr.Operator:
			left := walk(e.Left)
			return expr.NewOperator(e.Op, left, walk(e.Right))
		case expr.Quantity:
			if !met[e.Index] {
				met[e.Index] = true
				return e
			}
			for i, v := range values {
				if !used[i] && v.Cmp(values[e.Index]) == 0 {
					used[i], met[i] = true, true
					return expr.NewQuantity(i)
				}
			}
		}
		return e
	}
	return walk(e)
}

// Faults counts why examples have no tree, the most frequent first. Numbers in a reason are not
// told apart.
func Faults(list []Example) string {
	counts := map[string]int{}
	for _, e := range list {
		if e.Fault != "" {
			counts[strings.Map(func(r rune) rune {
				if r >= '0' && r <= '9' || r == '.' || r == '/' {
					return -1
				}
				return r
			}, e.Fault)]++
		}
	}
	var lines []string
	for why, n := range counts {
		lines = append(lines, fmt.Sprintf("%5d %s", n, why))
	}
	sort.Sort(sort.Reverse(sort.StringSlice(lines)))
	return strings.Join(lines, "\n")
}
