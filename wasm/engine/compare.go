package engine

import (
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// compare puts two problems side by side.
func (e *Engine) compare(r *message.Compare) (*message.Comparison, *message.Failure) {
	left, failure := e.side(&r.Left)
	if failure != nil {
		return nil, failure
	}
	right, failure := e.side(&r.Right)
	if failure != nil {
		return nil, failure
	}
	c := &message.Comparison{}
	c.Relation, c.Distance = relate(left.tree, right.tree)
	if left.tree.IsPattern() || right.tree.IsPattern() {
		left.colour(func(int) int { return -1 })
		right.colour(func(int) int { return -1 })
		c.Left, _ = left.show(ownNodes(left.tree))
		c.Right, _ = right.show(ownNodes(right.tree))
		return c, nil
	}
	treeA, treeB, pairs := expr.Pairs(ownNodes(left.tree), ownNodes(right.tree))
	stands := standsFor(left.tree, right.tree)
	left.colour(func(quantity int) int { return quantity })
	right.colour(func(quantity int) int {
		if of, known := stands[quantity]; known {
			return of
		}
		return -1
	})
	var idsA, idsB map[*expr.Expr]int
	c.Left, idsA = left.show(treeA)
	c.Right, idsB = right.show(treeB)
	c.Pairs = []message.Pair{}
	for _, p := range pairs {
		c.Pairs = append(c.Pairs, message.Pair{Left: idsA[p.A], Right: idsB[p.B], Same: p.A.Kind == p.B.Kind && p.A.Op == p.B.Op})
	}
	return c, nil
}

// side is one of two problems that are compared.
type side struct {
	id, text   string
	tree       *expr.Expr
	quantities []message.Quantity
	telling    *telling
}

func (e *Engine) side(s *message.Side) (*side, *message.Failure) {
	if s.ID != "" {
		problem, _, failure := e.byID(s.ID)
		if failure != nil {
			return nil, failure
		}
		return sideOf(problem), nil
	}
	q, failure := e.understand(s.Query, s.Expression)
	if failure != nil {
		return nil, failure
	}
	if q.tree() == nil {
		return nil, q.understood.Failure
	}
	out := &side{text: q.Source, tree: q.tree(), quantities: q.understood.Quantities, telling: &telling{values: q.values}}
	if q.Document != nil {
		out.telling.quantities = q.Document.Quantities
		out.telling.text = func() *text.Document { return q.Document }
	}
	return out, nil
}

func sideOf(p *corpus.Problem) *side {
	quantities := quantitiesOf(p.Quantities, p.Expr)
	return &side{id: p.ID, text: p.Text, tree: p.Expr, quantities: quantities, telling: tellingOf(p, quantities)}
}

// colour gives each quantity the number of the one on the left that it stands for, or -1.
func (s *side) colour(stands func(quantity int) int) {
	of := func(quantity int) (int, int) {
		if n := stands(quantity); n >= 0 {
			return n, n % message.Colours
		}
		return -1, -1
	}
	for i := range s.quantities {
		s.quantities[i].Stands, s.quantities[i].Colour = of(i)
	}
	s.telling.colour = func(quantity int) int {
		_, colour := of(quantity)
		return colour
	}
}

// show shows a side with a tree that has each node once.
func (s *side) show(tree *expr.Expr) (message.Compared, map[*expr.Expr]int) {
	reading, ids := s.telling.readingOf(tree)
	return message.Compared{ID: s.id, Text: s.text, Quantities: s.quantities, Reading: reading}, ids
}
