package reader

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/weights"
)

// Growing: a model that was trained with fewer operators is gone on with. What it knows stays; each
// new operator begins as a copy of the old one that is most like it, since who divides knows
// already which two numbers are meant. Only in the choice it stands back behind that one at first,
// so that the grown model reads as before.

// nearest is the operator that a new one begins as.
var nearest = map[byte]byte{
	expr.RoundUp: '/', expr.Whole: '/', expr.Remainder: '/',
	expr.GCD: '/', expr.LCM: '*', expr.Max: '-', expr.Min: '-',
}

const (
	growNoise = 0.02 // share of noise in a copy, so that copies of one operator part
	standBack = 5    // how far the score of a copy is below its original's, on average; e to the -5 is 0.7 %
)

// operatorTensors have a row for each operator.
var operatorTensors = []string{"operator", "left.operator", "right.operator", "merge.operator"}

// withOperators are the operators of a model that is gone on with: its own, and those of the recipe
// that it lacks.
func withOperators(c graph2tree.Config, wanted []string) graph2tree.Config {
	var names []string
	for _, op := range []byte(c.OperatorBytes()) {
		names = append(names, expr.OperatorName(op))
	}
	for _, name := range wanted {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	c.Operators = names
	return c
}

// begin takes the numbers of a weight file of the same configuration, or of one with fewer
// operators.
func (n *Network) begin(path string, data []byte) error {
	f, err := weights.Read(data)
	if err != nil {
		return fmt.Errorf("starting from %s: %w", path, err)
	}
	old, err := graph2tree.Load(data)
	if err != nil {
		return fmt.Errorf("starting from %s: %w", path, err)
	}
	had := old.OperatorBytes()
	if !strings.HasPrefix(n.Config.OperatorBytes(), had) {
		return fmt.Errorf("starting from %s: it has other operators: %v", path, old.Operators)
	}
	for _, p := range n.Params {
		x, err := f.Floats(p.Name)
		wanted := len(p.X)
		if slices.Contains(operatorTensors, p.Name) {
			wanted = len(had) * p.Cols
		}
		if err != nil || len(x) != wanted {
			return fmt.Errorf("starting from %s: its tensor %s does not fit", path, p.Name)
		}
		copy(p.X, x)
	}
	n.grow(had)
	return nil
}

// grow fills the rows of the operators that the model did not have.
func (n *Network) grow(had string) {
	r := rand.New(rand.NewPCG(uint64(len(had)), 0x67726f77))
	for i, op := range []byte(n.Config.OperatorBytes()) {
		from := strings.IndexByte(had, nearest[op])
		if i < len(had) || from < 0 {
			continue
		}
		for _, name := range operatorTensors {
			p := n.named[name]
			row, source := p.X[i*p.Cols:][:p.Cols], p.X[from*p.Cols:][:p.Cols]
			noise := growNoise * rms(p.X[:len(had)*p.Cols])
			for k, v := range source {
				row[k] = v + float32(r.NormFloat64()*noise)
			}
		}
		n.standBack(n.named["operator"].X[i*n.Config.Width():][:n.Config.Width()], r)
	}
}

// standBack moves a candidate's row in the direction in which its score falls fastest, until it has
// fallen by so much on average over demands such as states make. A score is the sum of choose *
// tanh(demand + row * offer).
func (n *Network) standBack(row []float32, r *rand.Rand) {
	offer, choose := n.named["offer"], n.named["choose"].X
	offered := func(row []float32) []float64 {
		sum := make([]float64, offer.Cols)
		for i, v := range row {
			for k := range sum {
				sum[k] += float64(v * offer.X[i*offer.Cols+k])
			}
		}
		return sum
	}
	start := offered(row)
	demands := make([][]float64, 50)
	for i := range demands {
		demands[i] = make([]float64, offer.Cols)
		for k := range demands[i] {
			demands[i][k] = r.NormFloat64()
		}
	}
	score := func(offered []float64) float64 {
		var sum float64
		for _, demand := range demands {
			for k, v := range offered {
				sum += float64(choose[k]) * math.Tanh(demand[k]+v)
			}
		}
		return sum / float64(len(demands))
	}
	down := make([]float32, len(row))
	for i := range down {
		for k, c := range choose {
			down[i] -= c * offer.X[i*offer.Cols+k]
		}
	}
	length := rms(down)
	if length == 0 {
		return
	}
	step := float32(0.1 * rms(row) / length)
	for range 100 {
		if score(start)-score(offered(row)) >= standBack {
			return
		}
		for i := range row {
			row[i] += step * down[i]
		}
	}
}

// rms is the root mean square of the numbers.
func rms(x []float32) float64 {
	var sum float64
	for _, v := range x {
		sum += float64(v) * float64(v)
	}
	return math.Sqrt(sum / float64(max(1, len(x))))
}

// Grown is a model with all the operators that are named beside its own; see [Job.Start].
func Grown(data []byte, operators []string) (*Network, error) {
	m, err := graph2tree.Load(data)
	if err != nil {
		return nil, err
	}
	n := NewNetwork(withOperators(m.Config, operators), 0)
	return n, n.begin("a model", data)
}
