package reference

import (
	"fmt"

	"mwpranker/wasm/graph2tree"
)

// Ops are the operations that the model is made of. A V is a matrix, or a stack of matrices, that
// is still to be calculated. Where two of them meet, an axis of one is stretched to the other's.
type Ops[V any] interface {
	Weight(name string) V // a tensor of the model, see graph2tree.Config.Tensors
	Input(name string) V  // a table of the problem, see Tables
	Index(i int) V        // one index

	Add(a, b V) V
	Sub(a, b V) V
	Mul(a, b V) V
	MatMul(a, b V) V
	Tanh(x V) V
	Sigmoid(x V) V
	Leaky(x V) V // x where positive, x/10 elsewhere
	Softmax(x V) V
	LogSoftmax(x V) V

	Gather(x, index V) V              // rows of x in the shape of the index
	Sum(x V, axis int) V              // without that axis
	Expand(x V, axis int) V           // with an axis of 1 there
	Concat(axis int, xs ...V) V       // side by side along the axis
	Columns(x V, from, to int) V      // of a matrix
	Head(x, like V) V                 // as many rows of x as like has
	Shift(x V, by int) V              // row t is row t-by of x, or zeros
	Recur(forget, add V, back bool) V // row t is forget[t] * the row before (back: behind) it + add[t]
	Drop(x V, what string) V          // dropout in training: of "input", "layer", "nodes", "goal"
}

func linear[V any](o Ops[V], x V, name string) V {
	return o.Add(o.MatMul(x, o.Weight(name)), o.Weight(name+".bias"))
}

// Encoded is what the decoder works on.
type Encoded[V any] struct {
	Words, Keys        V // a row for each word
	Candidates, Offers V // a row for each operator, constant and quantity
	First              V // the goal of the whole problem
}

// Encode is the encoder.
func Encode[V any](o Ops[V], c graph2tree.Config) Encoded[V] {
	total := func(table, lists string) V {
		return o.Sum(o.Mul(o.Gather(o.Weight(table), o.Input(lists)), o.Input(lists+".share")), 1)
	}
	x := o.Concat(1, o.Gather(o.Weight("word"), o.Input("words")), total("piece", "pieces"), total("class", "classes"), total("mark", "marks"))
	x = o.Drop(x, "input")
	for l := range c.Before {
		x = recur(o, c, x, l)
	}
	words := x
	x = o.Concat(0, x, o.Add(o.Gather(o.Weight("node"), o.Input("nodes")), o.MatMul(o.Input("members"), x)))
	for l := range c.Graph {
		name := fmt.Sprintf("graph%d", l)
		near := o.Concat(1, x, collect(o, x, name, "in"), collect(o, x, name, "out"))
		x = o.Add(x, o.Drop(o.Leaky(linear(o, near, name)), "nodes"))
	}
	x = o.Head(x, words)
	for l := range c.After {
		x = recur(o, c, x, len(c.Before)+l)
	}
	mean := func(of string) V { return o.MatMul(o.Input(of), x) }
	pool := o.Concat(1, mean("all"), mean("question"), mean("numbers"))
	constants := o.Add(o.Weight("constant"), o.Gather(o.Weight("implied"), o.Input("implied")))
	quantities := linear(o, o.Gather(x, o.Input("quantities")), "quantity")
	candidates := o.Concat(0, o.Weight("operator"), constants, quantities)
	return Encoded[V]{
		Words: x, Keys: o.MatMul(x, o.Weight("key")),
		Candidates: candidates, Offers: o.MatMul(candidates, o.Weight("offer")),
		First: o.Tanh(linear(o, pool, "root")),
	}
}

// recur is one recurrent layer: c[t] = f*c[t-1] + (1-f)*z, h[t] = g*c[t] + (1-g)*x[t], in both
// directions.
func recur[V any](o Ops[V], c graph2tree.Config, x V, l int) V {
	h, window := c.Hidden, c.Layers()[l]
	var sides [2]V
	for side, name := range []string{"forward", "backward"} {
		var seen []V
		for _, offset := range graph2tree.Offsets(window, side == 1) {
			seen = append(seen, o.Shift(x, -offset))
		}
		u := linear(o, o.Concat(1, seen...), fmt.Sprintf("layer%d.%s", l, name))
		z, f, g := o.Tanh(o.Columns(u, 0, h)), o.Sigmoid(o.Columns(u, h, 2*h)), o.Sigmoid(o.Columns(u, 2*h, 3*h))
		cell := o.Recur(f, o.Sub(z, o.Mul(f, z)), side == 1)
		if c.LayerInput(l) == c.Width() {
			own := o.Columns(x, side*h, side*h+h)
			sides[side] = o.Add(own, o.Mul(g, o.Sub(cell, own)))
		} else {
			sides[side] = o.Mul(g, cell)
		}
	}
	return o.Drop(o.Concat(1, sides[0], sides[1]), "layer")
}

// collect is what every node gathers along its edges, or against them: the mean of what comes
// through the gates of the edges' types.
func collect[V any](o Ops[V], x V, name, side string) V {
	of := func(what string) V { return o.Gather(o.Weight(name+"."+side+"."+what), o.Input(side+".type")) }
	edges := o.Add(o.Mul(o.Gather(x, o.Input(side)), of("gate")), of("add"))
	return o.Sum(o.Mul(edges, o.Input(side+".share")), 1)
}

// Look scores all candidates for each of the goals: logarithms of probabilities, a row a goal; and
// makes the goals' states.
func Look[V any](o Ops[V], e Encoded[V], goals V) (scores, states V) {
	share := o.Softmax(compare(o, linear(o, goals, "query"), e.Keys, "attend"))
	states = o.Tanh(linear(o, o.Concat(1, goals, o.MatMul(share, e.Words)), "state"))
	states = o.Drop(states, "goal")
	return o.LogSoftmax(compare(o, linear(o, states, "demand"), e.Offers, "choose")), states
}

// compare is additive attention: v·tanh(query + key), a row a query and a column a key.
func compare[V any](o Ops[V], queries, keys V, v string) V {
	return o.Sum(o.Mul(o.Tanh(o.Add(o.Expand(queries, 1), o.Expand(keys, 0))), o.Expand(o.Weight(v), 0)), 2)
}

// Step is one of "left" (state -> goal), "right" (state, left operand -> goal) and "merge" (left,
// right operand -> subtree).
func Step[V any](o Ops[V], c graph2tree.Config, name string, operators V, xs ...V) V {
	u := o.Add(o.MatMul(o.Concat(1, xs...), o.Weight(name)), o.Gather(o.Weight(name+".operator"), operators))
	d := c.Width()
	return o.Mul(o.Tanh(o.Columns(u, 0, d)), o.Sigmoid(o.Columns(u, d, 2*d)))
}

// Follow goes down a tree, given in prefix order, and gives the scores of all candidates at each of
// its nodes.
func Follow[V any](o Ops[V], c graph2tree.Config, e Encoded[V], prefix []int32) []V {
	var all []V
	var subtree func(goal V) V
	subtree = func(goal V) V {
		chosen := int(prefix[len(all)])
		scores, state := Look(o, e, goal)
		all = append(all, scores)
		if chosen >= c.NumOperators() {
			return o.Gather(e.Candidates, o.Index(chosen))
		}
		operator := o.Index(chosen)
		left := subtree(Step(o, c, "left", operator, state))
		right := subtree(Step(o, c, "right", operator, state, left))
		return Step(o, c, "merge", operator, left, right)
	}
	subtree(e.First)
	return all
}
