package reference

import (
	"fmt"
	"slices"

	"github.com/gomlx/compute/dtypes"
	"github.com/gomlx/compute/shapes"
	"github.com/gomlx/gomlx/core/graph"
	"github.com/gomlx/gomlx/core/tensors"
)

// A builder is [Ops] by gomlx. The model's tensors and what goes in are parameters of the graph, so
// that it serves for all inputs of one shape. A matrix without rows, as of the quantities of a
// problem that has none, is nil: the backend cannot hold it.
type builder struct {
	graph   *graph.Graph
	weights map[string]*tensors.Tensor
	inputs  Inputs
	// drop gives the mask of a matrix of so many rows and columns, or nil; see Dropout.
	drop func(what string, rows, cols int) *tensors.Tensor

	made       map[parameter]*graph.Node
	parameters []parameter // in the order of the graph
}

// A parameter is a tensor of the model or an input.
type parameter struct {
	input bool
	name  string
}

func (b *builder) parameter(p parameter, of map[string]*tensors.Tensor) *graph.Node {
	if b.made[p] == nil && of[p.name] != nil {
		b.made[p] = graph.Parameter(b.graph, fmt.Sprint(p), of[p.name].Shape())
		b.parameters = append(b.parameters, p)
	}
	return b.made[p]
}

func (b *builder) Weight(name string) *graph.Node {
	return b.parameter(parameter{false, name}, b.weights)
}

func (b *builder) Input(name string) *graph.Node {
	return b.parameter(parameter{true, name}, b.inputs)
}

func (b *builder) Index(i int) *graph.Node { return graph.Const(b.graph, []int32{int32(i)}) }

func (b *builder) Sub(x, y *graph.Node) *graph.Node         { return graph.Sub(x, y) }
func (b *builder) Mul(x, y *graph.Node) *graph.Node         { return graph.Mul(x, y) }
func (b *builder) Tanh(x *graph.Node) *graph.Node           { return graph.Tanh(x) }
func (b *builder) Sigmoid(x *graph.Node) *graph.Node        { return graph.Sigmoid(x) }
func (b *builder) Leaky(x *graph.Node) *graph.Node          { return graph.Max(x, graph.MulScalar(x, 0.1)) }
func (b *builder) Softmax(x *graph.Node) *graph.Node        { return graph.Softmax(x) }
func (b *builder) LogSoftmax(x *graph.Node) *graph.Node     { return graph.LogSoftmax(x) }
func (b *builder) Sum(x *graph.Node, axis int) *graph.Node  { return graph.ReduceSum(x, axis) }
func (b *builder) Expand(x *graph.Node, at int) *graph.Node { return graph.InsertAxes(x, at) }

func (b *builder) Add(x, y *graph.Node) *graph.Node {
	if x == nil {
		return nil
	}
	return graph.Add(x, y)
}

func (b *builder) MatMul(x, y *graph.Node) *graph.Node {
	if x == nil {
		return nil
	}
	return graph.MatMul(x, y)
}

func (b *builder) Gather(x, index *graph.Node) *graph.Node {
	if index == nil {
		return nil
	}
	return graph.Gather(x, graph.InsertAxes(index, -1))
}

func (b *builder) Concat(axis int, xs ...*graph.Node) *graph.Node {
	return graph.Concatenate(slices.DeleteFunc(xs, func(x *graph.Node) bool { return x == nil }), axis)
}

func (b *builder) Columns(x *graph.Node, from, to int) *graph.Node {
	return graph.Slice(x, graph.AxisRange(), graph.AxisRange(from, to))
}

func (b *builder) rows(x *graph.Node, from, to int) *graph.Node {
	return graph.Slice(x, graph.AxisRange(from, to), graph.AxisRange())
}

func (b *builder) Head(x, like *graph.Node) *graph.Node {
	return b.rows(x, 0, like.Shape().Dimensions[0])
}

func (b *builder) Shift(x *graph.Node, by int) *graph.Node {
	rows, cols := x.Shape().Dimensions[0], x.Shape().Dimensions[1]
	zeros := graph.Zeros(b.graph, shapes.Make(dtypes.Float32, min(max(by, -by), rows), cols))
	switch {
	case by == 0:
		return x
	case by >= rows || -by >= rows:
		return zeros
	case by > 0:
		return graph.Concatenate([]*graph.Node{zeros, b.rows(x, 0, rows-by)}, 0)
	}
	return graph.Concatenate([]*graph.Node{b.rows(x, -by, rows), zeros}, 0)
}

// Recur doubles the stretch that each row has seen: with c = f*(c before) + a, two steps are
// f'*f*(c two before) + f'*a + a'. That takes a handful of operations on whole matrices where a
// loop takes some for each row.
func (b *builder) Recur(forget, add *graph.Node, back bool) *graph.Node {
	sign := 1
	if back {
		sign = -1
	}
	for by := 1; by < add.Shape().Dimensions[0]; by *= 2 {
		add = graph.Add(add, graph.Mul(forget, b.Shift(add, sign*by)))
		forget = graph.Mul(forget, b.Shift(forget, sign*by))
	}
	return add
}

func (b *builder) Drop(x *graph.Node, what string) *graph.Node {
	if b.drop == nil {
		return x
	}
	if mask := b.drop(what, x.Shape().Dimensions[0], x.Shape().Dimensions[1]); mask != nil {
		return graph.Mul(x, graph.ConstTensor(b.graph, mask))
	}
	return x
}
