package engine

import (
	"fmt"
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

// showComparison writes the relation, the two trees and the pairs of their nodes; changed pairs
// have a !.
func showComparison(c *message.Comparison) string {
	var pairs []string
	for _, p := range c.Pairs {
		s := fmt.Sprintf("%d~%d", p.Left, p.Right)
		if !p.Same {
			s += "!"
		}
		pairs = append(pairs, s)
	}
	return fmt.Sprintf("%s %d | %s | %s | %s | %s", c.Relation, c.Distance, showTree(c.Left.Reading.Tree), showTree(c.Right.Reading.Tree),
		strings.Join(pairs, " "), showStands(c.Right.Quantities))
}

func TestCompare(t *testing.T) {
	e := loaded(t)
	for _, c := range []struct {
		left, right message.Side
		want        string
	}{
		{message.Side{ID: "pens"}, message.Side{ID: "left"},
			"more 0 | 0+=17(1:12 2:5) | 0−=25(1+=34(2:20 3:14) 4:9) | 1~2 2~3 0~1 | 20~n0 14~n1 9~-"},
		{message.Side{Query: "= a / b * c"}, message.Side{ID: "shop"}, // both in canonical form
			"role 0 | 0÷(1×(2:a 3:c) 4:b) | 0÷=3(1×=9(2:2 3:4.5) 4:3) | 2~2 3~3 1~1 4~4 0~0 | 3~n1 2~n0 $4.5~n2"},
		{message.Side{ID: "square"}, message.Side{ID: "weeks"},
			"near 1 | 0×=49(1:7 2:7) | 0×=56(1:8 2:7) | 1~1 2~2! 0~0 | 8~n0"},
		{message.Side{Query: "A room is 3 m wide and 4 m long.", Expression: "3 * 4"}, message.Side{ID: "square"},
			"exact 0 | 0×=12(1:3 2:4) | 0×=49(1:7 2:7) | 1~1 2~2 0~0 | 7~n0 7~n1"},
		{message.Side{ID: "pens"}, message.Side{ID: "rows"},
			"other 4 | 0+=17(1:12 2:5) | 0+=54(1×=36(2:4 3:9) 4×=18(5:3 6:6)) | 1~2 2~5 0~0 | 4~n0 9~- 3~n1 6~-"},
		{message.Side{Query: "= a + ?"}, message.Side{ID: "left"}, "pattern 0 | 0+(1:a 2:?) | 0−=25(1+=34(2:20 3:14) 4:9) |  | 20~- 14~- 9~-"},
	} {
		got := showComparison(ask(t, e, message.Request{Compare: &message.Compare{Left: c.left, Right: c.right}}).Comparison)
		if got != c.want {
			t.Errorf("%+v and %+v:\ngot  %s\nwant %s", c.left, c.right, got, c.want)
		}
	}
	for _, c := range []struct {
		side message.Side
		want string
	}{
		{message.Side{ID: "none"}, message.NoSuchProblem},
		{message.Side{Query: "= (a"}, message.BadExpression},
		{message.Side{Query: "Three cats."}, message.NoModel},
	} {
		reply := e.Answer(message.Request{Compare: &message.Compare{Left: c.side, Right: message.Side{ID: "pens"}}}, nil)
		if reply.Failure == nil || reply.Failure.Code != c.want {
			t.Errorf("%+v: %s, want %s", c.side, message.Encode(reply), c.want)
		}
	}
}

// TestCompareNodes: the numbers of nodes are those of the trees, so that lines can be drawn between
// them.
func TestCompareNodes(t *testing.T) {
	e := shipped(t)
	found := ask(t, e, message.Request{Search: &message.Search{Query: "= (a + b) * c - d", Limit: 20}}).Found
	seen := 0
	for _, g := range found.Groups {
		for _, r := range g.Results {
			c := ask(t, e, message.Request{Compare: &message.Compare{Left: message.Side{Query: "= (a + b) * c - d"}, Right: message.Side{ID: r.ID}}}).Comparison
			if c.Relation != r.Relation {
				t.Errorf("%s: found as %s, compared as %s", r.ID, r.Relation, c.Relation)
			}
			left, right := nodesOf(c.Left.Reading.Tree), nodesOf(c.Right.Reading.Tree)
			for _, p := range c.Pairs {
				a, b := left[p.Left], right[p.Right]
				if a == nil || b == nil {
					t.Fatalf("%s: the pair %v has no nodes", r.ID, p)
				}
				if same := a.Kind == b.Kind && (a.Kind != message.NodeOperator || a.Label == b.Label); same != p.Same {
					t.Errorf("%s: %s and %s are said to be the same: %v", r.ID, a.Label, b.Label, p.Same)
				}
			}
			seen++
		}
	}
	if seen < 40 {
		t.Errorf("only %d results", seen)
	}
}

func nodesOf(n *message.Node) map[int]*message.Node {
	all := map[int]*message.Node{n.ID: n}
	for _, child := range n.Children {
		for id, each := range nodesOf(child) {
			all[id] = each
		}
	}
	return all
}
