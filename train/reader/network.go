package reader

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"

	"mwpranker/train/tape"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/tensor"
)

// A Network is a reader while it is trained: the tensors of wasm/graph2tree as
// parameters, and the same forward pass on a tape.
type Network struct {
	Config graph2tree.Config
	Params []*tape.Param
	named  map[string]*tape.Param
}

// NewNetwork makes a network of random numbers. It is the reader alone: a verifier is trained when
// its reader is done.
func NewNetwork(c graph2tree.Config, seed uint64) *Network {
	if c.Verify.Width > 0 {
		c.Verify, c.Calibration, c.Sure = graph2tree.VerifySizes{}, nil, nil
	}
	return newNetwork(c, c.Tensors(), seed)
}

func newNetwork(c graph2tree.Config, tensors []graph2tree.Shaped, seed uint64) *Network {
	r := rand.New(rand.NewPCG(seed, 0x726561646572))
	n := &Network{Config: c, named: map[string]*tape.Param{}}
	for _, s := range tensors {
		scale := math.Sqrt(2 / float64(s.Rows+s.Cols))
		one := false
		switch {
		case s.Name == "word":
			scale = 0.25
		case s.Name == "piece" || s.Name == "mark" || s.Name == "class": // several are summed
			scale = 0.12
		case s.Name == "node" || s.Name == "implied":
			scale = 0.05
		case s.Name == "operator" || s.Name == "constant":
			scale = 0.3
		case s.Name == "attend" || s.Name == "choose" || s.Name == "verify.attend" || s.Name == "verify.miss":
			scale = math.Sqrt(1 / float64(s.Cols))
		case strings.HasSuffix(s.Name, ".gate"):
			scale, one = 0.1, true
		case strings.HasSuffix(s.Name, ".add"):
			scale = 0.1
		case strings.HasSuffix(s.Name, ".operator"):
			scale = 0.1
		case s.Rows == 1:
			scale = 0
		}
		p := tape.NewParam(s.Name, s.Rows, s.Cols, scale, r)
		if one {
			for i := range p.X {
				p.X[i]++
			}
			p.Decay = false
		}
		if strings.HasPrefix(s.Name, "layer") && s.Rows == 1 {
			for i := c.Hidden; i < 2*c.Hidden; i++ {
				p.X[i] = 1 // remember, at first
			}
		}
		n.Params = append(n.Params, p)
		n.named[s.Name] = p
	}
	return n
}

// twin is a network that shares this one's numbers and has gradients of its own.
func (n *Network) twin() *Network {
	t := &Network{Config: n.Config, named: map[string]*tape.Param{}}
	for _, p := range n.Params {
		q := &tape.Param{Node: tape.Node{Rows: p.Rows, Cols: p.Cols, X: p.X, G: make([]float32, len(p.G))}, Name: p.Name}
		t.Params = append(t.Params, q)
		t.named[p.Name] = q
	}
	return t
}

// Model is the network's numbers as the reader of wasm/graph2tree; they are shared, not copied.
func (n *Network) Model() (*graph2tree.Model, error) {
	return graph2tree.NewModel(n.Config, func(name string) ([]float32, bool) {
		p, ok := n.named[name]
		if !ok {
			return nil, false
		}
		return p.X, true
	})
}

// Size is how many numbers a network has.
func (n *Network) Size() int {
	size := 0
	for _, p := range n.Params {
		size += len(p.X)
	}
	return size
}

// Dropout says how much is left out in training.
type Dropout struct {
	Input float64 // of the embeddings' columns
	Layer float64 // of what each layer makes
	Goal  float64 // of the states from which candidates are chosen
}

// encoded is what the decoder works on.
type encoded struct {
	words      *tape.Node // of all problems of the batch
	key        *tape.Node
	first      *tape.Node // first goals, a row a problem
	candidates *tape.Node // operators, constants that no word implies, constants that one does, all quantities
	offers     *tape.Node
}

func (n *Network) linear(t *tape.Tape, x *tape.Node, name string) *tape.Node {
	return t.Linear(x, n.named[name], n.named[name+".bias"])
}

// encode is the encoder of wasm/graph2tree, for a batch, with dropout.
func (n *Network) encode(t *tape.Tape, b *batch, drop Dropout) encoded {
	c := &n.Config
	x := t.Concat(t.Embed(n.named["word"], b.words, b.each),
		t.Embed(n.named["piece"], b.pieces.All, b.pieces.Starts),
		t.Embed(n.named["class"], b.classes.All, b.classes.Starts),
		t.Embed(n.named["mark"], b.marks.All, b.marks.Starts))
	x = t.Dropout(x, b.bounds, drop.Input)
	for l := range c.Before {
		x = n.recur(t, b, x, l, drop.Layer)
	}
	total := x.Rows
	if len(b.nodes) > 0 {
		kinds := t.Embed(n.named["node"], b.nodes, b.eachNode)
		x = t.Stack(x, t.Add(kinds, t.Means(x, b.members)))
	}
	for l := range c.Graph {
		name := fmt.Sprintf("graph%d", l)
		near := t.Concat(x,
			t.Collect(x, n.named[name+".in.gate"], n.named[name+".in.add"], b.in, b.inType),
			t.Collect(x, n.named[name+".out.gate"], n.named[name+".out.add"], b.out, b.outType))
		made := t.LeakyReLU(n.linear(t, near, name))
		x = t.Add(x, t.Dropout(made, b.nodeBounds, drop.Layer))
	}
	x = tape.Part(x, 0, total)
	for l := range c.After {
		x = n.recur(t, b, x, len(c.Before)+l, drop.Layer)
	}
	e := encoded{words: x, key: t.Linear(x, n.named["key"], nil)}
	pool := t.Concat(t.Means(x, b.all), t.Means(x, b.question), t.Means(x, b.quantities))
	e.first = t.Tanh(n.linear(t, pool, "root"))
	constants := &n.named["constant"].Node
	k := constants.Rows
	plain, implied := make([]int32, k), make([]int32, k)
	for i := range implied {
		implied[i] = 1
	}
	parts := []*tape.Node{&n.named["operator"].Node,
		t.Add(constants, t.Embed(n.named["implied"], plain, b.eachOf(k))),
		t.Add(constants, t.Embed(n.named["implied"], implied, b.eachOf(k)))}
	if len(b.quantityRefs) > 0 {
		refs := make([]tape.Ref, len(b.quantityRefs))
		for i, row := range b.quantityRefs {
			refs[i] = tape.Ref{Node: x, Row: row}
		}
		parts = append(parts, n.linear(t, t.Gather(refs, x.Cols), "quantity"))
	}
	e.candidates = t.Stack(parts...)
	e.offers = t.Linear(e.candidates, n.named["offer"], nil)
	return e
}

// recur is one recurrent layer in both directions.
func (n *Network) recur(t *tape.Tape, b *batch, x *tape.Node, l int, drop float64) *tape.Node {
	h, window := n.Config.Hidden, n.Config.Layers()[l]
	var sides [2]*tape.Node
	for side, name := range []string{"forward", "backward"} {
		var skip *tape.Node
		if x.Cols == 2*h {
			skip = t.Half(x, side*h, side*h+h)
		}
		u := n.linear(t, t.Window(x, b.bounds, graph2tree.Offsets(window, side == 1)...), fmt.Sprintf("layer%d.%s", l, name))
		sides[side] = t.Pool(u, skip, b.bounds, side == 1)
	}
	return t.Dropout(t.Concat(sides[0], sides[1]), b.bounds, drop)
}

// Losses are sums over what was trained on, for reports.
type Losses struct {
	Loss            float64 // cross-entropy of all choices
	Nodes, Right    int     // choices, and how many of them had the highest score
	Problems, Trees int     // problems, and how many had every choice right
}

func (a *Losses) add(b Losses) {
	a.Loss += b.Loss
	a.Nodes += b.Nodes
	a.Right += b.Right
	a.Problems += b.Problems
	a.Trees += b.Trees
}

// decode adds the loss of the gold trees: the decoder of wasm/graph2tree where each choice is the
// gold one. The subtrees are made from the leaves up first, since a right goal knows the left
// operand; then the goals from the root down, level by level.
func (n *Network) decode(t *tape.Tape, b *batch, e encoded, drop Dropout, smooth float64) Losses {
	made := n.subtrees(t, b, e)
	goals := make([]tape.Ref, len(b.tree))
	for i, root := range b.roots {
		goals[root] = tape.Ref{Node: e.first, Row: i}
	}
	var sum Losses
	missed := make([]bool, len(b.roots))
	for _, level := range b.depths {
		states := n.choose(t, b, e, level, goals, drop, smooth, &sum, missed)
		n.goalsBelow(t, b, level, states, made, goals)
	}
	for _, m := range missed {
		sum.Problems++
		if !m {
			sum.Trees++
		}
	}
	return sum
}

// subtrees makes the vectors of all subtrees of all trees, and says where each stands. Leaves are
// candidates.
func (n *Network) subtrees(t *tape.Tape, b *batch, e encoded) []tape.Ref {
	d := n.Config.Width()
	place := make([]tape.Ref, len(b.tree))
	for i := range b.tree {
		if b.tree[i].left < 0 {
			place[i] = tape.Ref{Node: e.candidates, Row: int(b.tree[i].candidate)}
		}
	}
	for _, level := range b.heights {
		lefts, rights, ops := make([]tape.Ref, len(level)), make([]tape.Ref, len(level)), make([]int32, len(level))
		for k, i := range level {
			lefts[k], rights[k], ops[k] = place[b.tree[i].left], place[b.tree[i].right], b.tree[i].candidate
		}
		made := n.step(t, b, "merge", ops, t.Gather(lefts, d), t.Gather(rights, d))
		for k, i := range level {
			place[i] = tape.Ref{Node: made, Row: k}
		}
	}
	return place
}

// choose adds the loss of the choices of a level, notes in which problems one would have gone
// wrong, and gives the states from which the goals below are made.
func (n *Network) choose(t *tape.Tape, b *batch, e encoded, level []int, goals []tape.Ref, drop Dropout, smooth float64, sum *Losses, missed []bool) *tape.Node {
	refs, spans := make([]tape.Ref, len(level)), make([][2]int, len(level))
	choices := tape.Choices{Smooth: smooth}
	for k, i := range level {
		node := &b.tree[i]
		p := node.problem
		refs[k], spans[k] = goals[i], [2]int{b.bounds[p], b.bounds[p+1]}
		choices.Offers, choices.Targets = append(choices.Offers, b.offers[p]), append(choices.Targets, node.target)
		if node.spread != nil {
			choices.Spread = append(choices.Spread, node.spread)
		}
	}
	goal := t.Gather(refs, n.Config.Width())
	seen := t.Attend(n.linear(t, goal, "query"), e.key, n.named["attend"], e.words, spans)
	states := t.Tanh(n.linear(t, t.Concat(goal, seen), "state"))
	dropped := t.Dropout(states, b.eachBound(states.Rows), drop.Goal)
	weight := 1 / float64(len(b.tree))
	loss, given := t.Choose(n.linear(t, dropped, "demand"), e.offers, n.named["choose"], choices, weight)
	sum.Loss += loss
	sum.Nodes += len(level)
	for k, i := range level {
		node := &b.tree[i]
		if node.given = given[k]; tensor.ArgMax(given[k]) == node.target {
			sum.Right++
		} else {
			missed[node.problem] = true
		}
	}
	return dropped
}

// goalsBelow makes the goals of the operands of a level's operators. A right goal knows what the
// left operand has come to.
func (n *Network) goalsBelow(t *tape.Tape, b *batch, level []int, states *tape.Node, made, goals []tape.Ref) {
	d := n.Config.Width()
	var inner, ops []int32
	var own, left []tape.Ref
	for k, i := range level {
		if b.tree[i].left >= 0 {
			inner, ops = append(inner, int32(i)), append(ops, b.tree[i].candidate)
			own = append(own, tape.Ref{Node: states, Row: k})
			left = append(left, made[b.tree[i].left])
		}
	}
	if len(inner) == 0 {
		return
	}
	mine := t.Gather(own, d)
	lefts, rights := n.step(t, b, "left", ops, mine), n.step(t, b, "right", ops, mine, t.Gather(left, d))
	for k, i := range inner {
		goals[b.tree[i].left] = tape.Ref{Node: lefts, Row: k}
		goals[b.tree[i].right] = tape.Ref{Node: rights, Row: k}
	}
}

// step makes goals or subtrees: a product, what the operator adds, a gate.
func (n *Network) step(t *tape.Tape, b *batch, name string, operators []int32, xs ...*tape.Node) *tape.Node {
	x := xs[0]
	if len(xs) > 1 {
		x = t.Concat(xs...)
	}
	return t.Gated(t.Add(t.Linear(x, n.named[name], nil), t.Embed(n.named[name+".operator"], operators, b.eachOf(len(operators)))))
}
