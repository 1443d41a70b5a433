package index

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

func TestPaperScan(t *testing.T) {
	trees := []*expr.Expr{}
	for _, s := range []string{"a + b", "b + a", "a * a", "a * b", "(a + b) * c", "c * (a + b)", "a * 7", "7 * a", "a - b - c", "a - (b + c)"} {
		trees = append(trees, parse(t, s))
	}
	for _, test := range []struct{ query, want string }{
		{"a + b", "[0 1]"},
		{"a * b", "[2 3]"}, // the paper's rule does not see that a is used twice
		{"a * a", "[2 3]"},
		{"(a + b) * c", "[4]"},
		{"a * 12", "[6]"},
		{"a - b - c", "[8]"},
		{"a / b", "[]"},
		{"a", "[]"},
	} {
		if got := fmt.Sprint(paperScan(trees, parse(t, test.query))); got != test.want {
			t.Errorf("%s: got %s, want %s", test.query, got, test.want)
		}
	}
}

// TestIndexFindsWhatTheScanFinds holds the index against the scan of the paper:
// for random corpora and all their trees, and some others, both find the same
// problems at the exact level.
func TestIndexFindsWhatTheScanFinds(t *testing.T) {
	for seed := range uint64(60) {
		random := rand.New(rand.NewPCG(seed, 1))
		problems := randomProblems(random, 1+random.IntN(200))
		compareWithScan(t, problems, func() *expr.Expr { return randomTree(random, random.IntN(5)) })
	}
}

// TestIndexFindsWhatTheScanFindsInTheCorpus does the same for the corpora that
// are there.
func TestIndexFindsWhatTheScanFindsInTheCorpus(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	paths := []string{"../corpus/testdata/tiny.json"}
	if _, err := os.Stat("../../corpus.json"); err == nil {
		paths = append(paths, "../../corpus.json")
	}
	for _, path := range paths {
		compareWithScan(t, readCorpus(t, path), func() *expr.Expr { return randomTree(random, 1+random.IntN(3)) })
	}
}

func compareWithScan(t *testing.T, problems []*corpus.Problem, other func() *expr.Expr) {
	t.Helper()
	ix := build(t, problems...)
	trees := make([]*expr.Expr, len(problems))
	for i, p := range problems {
		trees[i] = p.Expr
	}
	queries := slices.Clone(trees[:min(len(trees), 300)])
	for range 50 {
		queries = append(queries, other())
	}
	for _, query := range queries {
		want := paperScan(trees, query)
		got := ix.Members(query, expr.Exact)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Fatalf("%s: the index finds %v, the scan finds %v", query, got, want)
		}
		checkResponse(t, ix, problems, query, want)
	}
}

// checkResponse holds what Search finds against the members, at each level.
func checkResponse(t *testing.T, ix *Index, problems []*corpus.Problem, query *expr.Expr, exact []int) {
	t.Helper()
	for match, level := range map[Match]expr.Level{Exact: expr.Exact, Role: expr.Role, Canonical: expr.Canonical} {
		want := ix.Members(query, level)
		var got []int
		for _, result := range ask(t, ix, &Query{Tree: query, Match: match, Limit: MaxLimit}).Results() {
			got = append(got, result.Place)
			if isExact := slices.Contains(exact, result.Place); (result.Match == Exact) != isExact {
				t.Fatalf("%s: %s is called %s", query, problems[result.Place].Expr, result.Match)
			}
			if sameRoles := query.Key(expr.Role) == problems[result.Place].Expr.Key(expr.Role); result.SameRoles != sameRoles {
				t.Fatalf("%s: %s is said to have the same roles: %v", query, problems[result.Place].Expr, result.SameRoles)
			}
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Fatalf("%s at the %s level: Search finds %v, the members are %v", query, level, got, want)
		}
		for _, place := range want {
			if problems[place].Expr.Key(level) != query.Key(level) {
				t.Fatalf("%s at the %s level: %s is a member", query, level, problems[place].Expr)
			}
		}
	}
}

// randomProblems have random trees over texts of a few words.
func randomProblems(random *rand.Rand, n int) []*corpus.Problem {
	words := []string{"apples", "boxes", "trains", "children", "shelves", "litres", "Maya", "sells", "packs", "carries"}
	problems := make([]*corpus.Problem, n)
	for i := range problems {
		source := ""
		for range random.IntN(8) {
			source += words[random.IntN(len(words))] + " "
		}
		tree := randomTree(random, 1+random.IntN(4))
		problems[i] = &corpus.Problem{
			Record: corpus.Record{
				ID: fmt.Sprint("p", i), Text: source, Equation: tree.String(),
				Grade: random.IntN(4), Topic: []string{"", "food", "travel"}[random.IntN(3)],
			},
			Expr: tree,
			Attributes: corpus.Attributes{
				Steps: tree.Steps(), Words: random.IntN(60), Sentences: random.IntN(4), Largest: float64(random.IntN(2000)),
				Kinds: corpus.Kinds(random.IntN(32)), Level: float64(random.IntN(12)), Distractors: random.IntN(3),
			},
		}
	}
	return problems
}

// paperScan is the matcher of the paper: it walks the query's tree and each
// tree of the corpus side by side in postorder, and returns the places of those
// that are equal node by node, in the order of the corpus. It stands here to be
// measured against, and to check the index: both find the same problems.
func paperScan(trees []*expr.Expr, query *expr.Expr) []int {
	var found []int
	for i, tree := range trees {
		if equalPostorder(tree, query) {
			found = append(found, i)
		}
	}
	return found
}

// equalPostorder is the paper's rule: an operator needs the same operator in
// the same place, a variable any variable, a constant any constant.
func equalPostorder(a, b *expr.Expr) bool {
	if a.Kind != b.Kind {
		return false
	}
	if a.Kind != expr.Operator {
		return true
	}
	return equalPostorder(a.Left, b.Left) && equalPostorder(a.Right, b.Right) && a.Op == b.Op
}
