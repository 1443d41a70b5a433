package index

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"mwpranker/wasm/expr"
)

// TestLabels: what is counted in a key is what stands in the tree in canonical form.
func TestLabels(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 0))
	for i := range 2000 {
		tree := randomTree(random, 1+i%9)
		var want labels
		for node := range tree.Canonical().Postorder() {
			switch {
			case node.Kind == expr.Quantity:
				want[len(expr.Operators)]++
			case node.Kind != expr.Operator:
				want[len(expr.Operators)+1]++
			default:
				want[strings.IndexByte(labelNames, node.Op)]++
			}
		}
		if got := labelsOf(tree.Key(expr.Canonical)); got != want {
			t.Fatalf("%s (%s) has %v, want %v", tree, tree.Key(expr.Canonical), got, want)
		}
	}
}

// TestNeighbours holds the quick ways to one step more or less, and to near trees, against the
// definitions.
func TestNeighbours(t *testing.T) {
	ix := build(t, readTiny(t)...)
	random := rand.New(rand.NewPCG(4, 0))
	for i := range 300 {
		tree := randomTree(random, 1+i%4)
		key, found := tree.Key(expr.Canonical), ix.neighboursOf(tree)
		for n, other := range ix.templates {
			var want string
			switch {
			case other.key == key:
			case expr.Contains(other.tree, tree) && other.tree.Steps() == tree.Steps()+1:
				want = "more"
			case expr.Contains(tree, other.tree) && tree.Steps() == other.tree.Steps()+1:
				want = "less"
			case expr.Distance(tree, other.tree) <= maxDistance:
				want = fmt.Sprint("near ", expr.Distance(tree, other.tree))
			}
			got := ""
			if slices.Contains(found.more, n) {
				got = "more"
			}
			if slices.Contains(found.less, n) {
				got += "less"
			}
			if at := slices.Index(found.near, n); at >= 0 {
				got += fmt.Sprint("near ", found.distances[at])
			}
			if got != want {
				t.Errorf("%s beside %s is %q, want %q", other.tree, tree, got, want)
			}
		}
	}
}

// TestProblem: a result's problem is the one that was added.
func TestProblem(t *testing.T) {
	problems := readTiny(t)
	ix := build(t, problems...)
	for _, want := range problems {
		response := ask(t, ix, &Query{Tree: want.Expr, Match: Exact, Limit: MaxLimit})
		found := slices.IndexFunc(response.Results(), func(r Result) bool { return r.ID == want.ID })
		if found < 0 {
			t.Fatalf("%s was not found", want.ID)
		}
		got := ix.Problem(&response.Results()[found])
		if !expr.Equal(got.Expr, want.Expr) || got.Record != want.Record || got.Attributes != want.Attributes || len(got.Quantities) != len(want.Quantities) {
			t.Errorf("got\n%+v, want\n%+v", got, want)
			continue
		}
		for i, q := range want.Quantities {
			if g := got.Quantities[i]; g.Span != q.Span || g.Value.Cmp(q.Value) != 0 || g.Unit != q.Unit || g.Form != q.Form {
				t.Errorf("%s: number %d is %+v, want %+v", want.ID, i, g, q)
			}
		}
	}
}

// A problem that has the query's calculation but for rounding stands before one that is as near by
// its tree.
func TestRoundedIsNearest(t *testing.T) {
	ix := stocked(t, `
times: 4: trip: a * b: There are 4 rows of 13 seats.
plus: 4: trip: a + b: There are 4 pens and 13 pencils.
plain: 4: trip: b / a: There are 4 children and 12 plums for them.
full: 4: trip: whole(b / a): A box takes 4 eggs, and there are 13.
`)
	for _, c := range []struct{ query, want string }{
		{"roundup(a / b)", "plain full times plus"},
		{"a / b", "full times plus"},
	} {
		r := ask(t, ix, &Query{Tree: parse(t, c.query), Match: Near, Limit: 20})
		var ids []string
		for _, result := range r.Results() {
			if result.Match == Near {
				ids = append(ids, result.ID)
			}
		}
		slices.Sort(ids[len(ids)-2:]) // these two are equally near
		slices.Reverse(ids[len(ids)-2:])
		if len(ids) == 4 {
			slices.Sort(ids[:2])
			slices.Reverse(ids[:2])
		}
		if got := strings.Join(ids, " "); got != c.want {
			t.Errorf("%s: %s, want %s", c.query, got, c.want)
		}
	}
}
