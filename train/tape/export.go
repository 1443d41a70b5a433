package tape

import (
	"fmt"
	"math"
	"os"
	"path/filepath"

	"mwpranker/wasm/weights"
)

// Export writes entries and parameters to a weight file. Each tensor is rounded to whole
// multiples of step times its root mean square; what has one row keeps its
// numbers. The bytes after compression follow the step: halving it costs one
// bit a weight. With a step of 0 all numbers are kept.
func Export(path string, entries []weights.Tensor, params []*Param, step float64) error {
	for _, p := range params {
		if p.Rows == 1 || step == 0 {
			entries = append(entries, weights.Floats(p.Name, p.X, p.Rows, p.Cols))
			continue
		}
		entries = append(entries, weights.Quantised(p.Name, p.X, stepOf(p.X, step), p.Rows, p.Cols))
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fmt.Errorf("exporting: %w", err)
	}
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("exporting: %w", err)
	}
	if err := weights.Write(f, entries); err != nil {
		f.Close()
		return fmt.Errorf("exporting %s: %w", path, err)
	}
	return f.Close()
}

// Round puts the numbers of the weight file in place of the parameters', and
// Unround puts them back: a network that feels the rounding while it learns
// its last steps loses less by it.
func Round(params []*Param, step float64) {
	Each(len(params), func(i int) {
		p := params[i]
		if p.Rows == 1 {
			return
		}
		if p.Exact == nil {
			p.Exact = make([]float32, len(p.X))
		}
		copy(p.Exact, p.X)
		d := stepOf(p.X, step)
		if d == 0 {
			return
		}
		const shift = 12582912 // 1.5 * 2^23: adding it rounds to a whole number
		for i, v := range p.X {
			q := v/d + shift
			q -= shift
			p.X[i] = max(-127, min(127, q)) * d
		}
	})
}

// Unround is described at [Round].
func Unround(params []*Param) {
	Each(len(params), func(i int) {
		if p := params[i]; p.Rows > 1 {
			copy(p.X, p.Exact)
		}
	})
}

// stepOf is a tensor's quantisation step: a multiple of the root mean square of its numbers.
func stepOf(x []float32, step float64) float32 {
	var sum float64
	for _, v := range x {
		sum += float64(v) * float64(v)
	}
	if len(x) == 0 || sum == 0 {
		return 0
	}
	return float32(step * math.Sqrt(sum/float64(len(x))))
}
