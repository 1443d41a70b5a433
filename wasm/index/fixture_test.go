package index

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// parse reads an expression of a test.
func parse(tb testing.TB, s string) *expr.Expr {
	tb.Helper()
	e, err := expr.Parse(s)
	if err != nil {
		tb.Fatalf("%s: %v", s, err)
	}
	return e
}

// problem makes a problem out of a text and an expression over letters, with no
// proof that they belong together.
func problem(tb testing.TB, id, source, expression string) *corpus.Problem {
	tb.Helper()
	document, err := text.Read(source)
	if err != nil {
		tb.Fatal(err)
	}
	e := parse(tb, expression)
	return &corpus.Problem{
		Record:     corpus.Record{ID: id, Text: source, Equation: expression},
		Quantities: document.Quantities,
		Expr:       e,
		Attributes: corpus.Measure(document, e),
	}
}

func build(tb testing.TB, problems ...*corpus.Problem) *Index {
	tb.Helper()
	ix, err := Build(problems)
	if err != nil {
		tb.Fatal(err)
	}
	return ix
}

// readTiny reads the corpus that the tests of package corpus use.
func readTiny(tb testing.TB) []*corpus.Problem {
	tb.Helper()
	return readCorpus(tb, "../corpus/testdata/tiny.json")
}

func readCorpus(tb testing.TB, path string) []*corpus.Problem {
	tb.Helper()
	file, err := os.Open(path)
	if err != nil {
		tb.Fatal(err)
	}
	defer file.Close()
	problems, _, err := corpus.ReadAll(file)
	if err != nil {
		tb.Fatal(err)
	}
	return problems
}

// ask answers a query or fails the test.
func ask(tb testing.TB, ix *Index, q *Query) *Response {
	tb.Helper()
	response, err := ix.Search(q)
	if err != nil {
		tb.Fatal(err)
	}
	return response
}

// show writes a response as one readable string: the groups, and in each the
// ids with their match: "same problem model: a exact, b role; near: c near 2".
func show(r *Response) string {
	var groups []string
	for _, g := range r.Groups {
		var results []string
		for _, result := range g.Results {
			s := result.ID + " " + result.Match.String()
			if result.Match == Near {
				s += fmt.Sprintf(" %d", result.Distance)
			}
			results = append(results, s)
		}
		groups = append(groups, string(g.Name)+": "+strings.Join(results, ", "))
	}
	return strings.Join(groups, "; ")
}

// randomTree has up to the given number of steps, few quantities, so that some
// are repeated, and sometimes a constant.
func randomTree(random *rand.Rand, steps int) *expr.Expr {
	if steps == 0 {
		if random.IntN(5) == 0 {
			return expr.NewConstant(big.NewRat(int64(random.IntN(3)+2), 1))
		}
		return expr.NewQuantity(random.IntN(4))
	}
	left := random.IntN(steps)
	op := "+-*/"[random.IntN(4)]
	if random.IntN(8) == 0 {
		op = expr.Operators[random.IntN(len(expr.Operators))]
	}
	return expr.NewOperator(op, randomTree(random, left), randomTree(random, steps-1-left))
}
