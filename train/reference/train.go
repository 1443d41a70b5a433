package reference

import (
	"fmt"
	"math/rand/v2"

	"github.com/gomlx/gomlx/core/graph"
	"github.com/gomlx/gomlx/core/tensors"

	"mwpranker/train/reader"
	"mwpranker/wasm/tensor"
)

// Gradient is [reader.Network.Gradient] by gomlx: it adds the gradient of the samples' mean loss to
// the network's parameters. Each problem has a graph of its own.
func Gradient(n *reader.Network, samples []*reader.Sample, drop reader.Dropout, smooth float64, r *rand.Rand) (reader.Losses, error) {
	var sum reader.Losses
	params := map[string][]float32{}
	for _, p := range n.Params {
		params[p.Name] = p.X
	}
	m, err := New(n.Config, func(name string) ([]float32, error) { return params[name], nil })
	if err != nil {
		return sum, err
	}
	defer m.Close()
	choices := 0
	for _, s := range samples {
		choices += len(s.Prefix)
	}
	for _, s := range samples {
		var order []string
		out, err := m.once(&s.Input, func(b *builder) []*graph.Node {
			b.drop = masks(drop, len(s.Input.Words), r)
			scores := b.Concat(0, Follow(b, m.Config, Encode(b, m.Config), s.Prefix)...)
			var weights []*graph.Node
			for _, p := range b.parameters {
				if !p.input {
					order, weights = append(order, p.name), append(weights, b.made[p])
				}
			}
			loss := graph.MulScalar(graph.ReduceAllSum(graph.Mul(scores, b.targets(scores, s.Prefix, smooth))), -1/float64(choices))
			return append([]*graph.Node{scores}, graph.Gradient(loss, weights...)...)
		})
		if err != nil {
			return sum, err
		}
		for i, name := range order {
			p := n.Param(name)
			if len(out[1+i]) != len(p.G) {
				return sum, fmt.Errorf("reference: the gradient of %s has %d numbers, not %d", name, len(out[1+i]), len(p.G))
			}
			for k, g := range out[1+i] {
				p.G[k] += g
			}
		}
		count(&sum, out[0], s.Prefix)
	}
	return sum, nil
}

// count adds a problem to the sums of a report.
func count(sum *reader.Losses, scores []float32, prefix []int32) {
	width, wrong := len(scores)/len(prefix), 0
	for i, chosen := range prefix {
		row := scores[i*width:][:width]
		sum.Loss -= float64(row[chosen])
		if tensor.ArgMax(row) != int(chosen) {
			wrong++
		}
	}
	sum.Nodes += len(prefix)
	sum.Right += len(prefix) - wrong
	sum.Problems++
	if wrong == 0 {
		sum.Trees++
	}
}

// targets are the probabilities that the scores should have: all for the tree's choice, but what
// smoothing spreads evenly.
func (b *builder) targets(scores *graph.Node, prefix []int32, smooth float64) *graph.Node {
	rows, cols := scores.Shape().Dimensions[0], scores.Shape().Dimensions[1]
	y := make([]float32, rows*cols)
	for i := range y {
		y[i] = float32(smooth / float64(cols))
	}
	for i, chosen := range prefix {
		y[i*cols+int(chosen)] += float32(1 - smooth)
	}
	return graph.ConstTensor(b.graph, tensors.FromFlatDataAndDimensions(y, rows, cols))
}

// masks draws what is left out: columns of all words of a problem, of all its other nodes, or of a
// goal.
func masks(d reader.Dropout, words int, r *rand.Rand) func(what string, rows, cols int) *tensors.Tensor {
	share := map[string]float64{"input": d.Input, "layer": d.Layer, "nodes": d.Layer, "goal": d.Goal}
	return func(what string, rows, cols int) *tensors.Tensor {
		p := share[what]
		if p <= 0 {
			return nil
		}
		mask := make([]float32, rows*cols)
		for i := range mask {
			switch above := i - cols; {
			case i >= cols && (what != "nodes" || i/cols != words):
				mask[i] = mask[above]
			case r.Float64() >= p:
				mask[i] = float32(1 / (1 - p))
			}
		}
		return tensors.FromFlatDataAndDimensions(mask, rows, cols)
	}
}
