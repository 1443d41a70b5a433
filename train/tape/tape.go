package tape

import (
	"math"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"

	"mwpranker/wasm/tensor"
)

// A Node is a matrix of numbers X with the gradient G of the loss by them.
type Node struct {
	Rows, Cols int
	X, G       []float32
}

// Row is row r of the numbers.
func (n *Node) Row(r int) []float32 { return n.X[r*n.Cols:][:n.Cols] }

func (n *Node) gradRow(r int) []float32 { return n.G[r*n.Cols:][:n.Cols] }

// A Param is a node that outlives the tape, with Adam's two moments.
type Param struct {
	Node
	Name  string
	M, V  []float32
	Exact []float32 // the numbers themselves while X is rounded
	Decay bool      // weight decay applies
	Flip  []float32 // X transposed, where somebody keeps it so: it saves the tape the work at every use
}

// NewParam makes a parameter of normally distributed numbers with deviation scale.
func NewParam(name string, rows, cols int, scale float64, r *rand.Rand) *Param {
	n := rows * cols
	p := &Param{Node: Node{rows, cols, make([]float32, n), make([]float32, n)}, Name: name,
		M: make([]float32, n), V: make([]float32, n), Decay: rows > 1}
	if scale > 0 {
		for i := range p.X {
			p.X[i] = float32(r.NormFloat64() * scale)
		}
	}
	return p
}

// A Tape records one batch's operations. Reset makes it ready for the next
// and keeps its memory.
type Tape struct {
	Train bool // dropout is on, gradients are kept
	Rand  *rand.Rand

	backward []func()
	chunks   [][]float32
	chunk    int
	used     int
}

// New makes a tape whose dropout draws from r.
func New(r *rand.Rand) *Tape { return &Tape{Rand: r} }

// Reset forgets the operations.
func (t *Tape) Reset(train bool) {
	t.Train, t.backward, t.chunk, t.used = train, t.backward[:0], 0, 0
}

// Backward runs the operations' gradients from the last to the first.
func (t *Tape) Backward() {
	for i := len(t.backward) - 1; i >= 0; i-- {
		t.backward[i]()
	}
}

const chunkSize = 1 << 22

// Slice lends n zeros until the next Reset.
func (t *Tape) Slice(n int) []float32 {
	for {
		if t.chunk == len(t.chunks) {
			t.chunks = append(t.chunks, make([]float32, max(chunkSize, n)))
		}
		if c := t.chunks[t.chunk]; t.used+n <= len(c) {
			s := c[t.used : t.used+n : t.used+n]
			t.used += n
			clear(s)
			return s
		}
		t.chunk, t.used = t.chunk+1, 0
	}
}

func (t *Tape) node(rows, cols int) *Node {
	n := &Node{Rows: rows, Cols: cols, X: t.Slice(rows * cols)}
	if t.Train {
		n.G = t.Slice(rows * cols)
	}
	return n
}

func (t *Tape) onBackward(f func()) {
	if t.Train {
		t.backward = append(t.backward, f)
	}
}

// Adam is AdamW with a bound on the norm of the whole gradient.
type Adam struct {
	Beta1, Beta2, Decay, Clip float64
	Steps                     int
}

// Step moves every parameter against its gradient at the given rate, and clears the gradient.
func (a *Adam) Step(params []*Param, rate float64) {
	a.Steps++
	norms := make([]float64, len(params))
	Each(len(params), func(i int) { norms[i] = sumOfSquares(params[i].G) })
	var norm float64
	for _, n := range norms {
		norm += n
	}
	scale := 1.0
	if norm = math.Sqrt(norm); norm > a.Clip {
		scale = a.Clip / norm
	}
	c1 := 1 - math.Pow(a.Beta1, float64(a.Steps))
	c2 := 1 - math.Pow(a.Beta2, float64(a.Steps))
	Each(len(params), func(i int) {
		p, decay := params[i], 1.0
		if p.Decay {
			decay = 1 - rate*a.Decay
		}
		adam(p.X, p.G, p.M, p.V, float32(scale), float32(a.Beta1), float32(a.Beta2), float32(rate/c1), float32(1/c2), float32(decay))
	})
}

// Each calls f for 0 to n-1, on all processors.
func Each(n int, f func(i int)) {
	var next atomic.Int64
	var wait sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		wait.Go(func() {
			for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
				f(int(i))
			}
		})
	}
	wait.Wait()
}

// GatherGradients adds the gradients of other networks' parameters, in the order of the first's, to
// the first's, multiplies the sum by share, and clears theirs.
func GatherGradients(params []*Param, others [][]*Param, share float32) {
	Each(len(params), func(i int) {
		g := params[i].G
		for _, other := range others {
			addTo(g, other[i].G)
			clear(other[i].G)
		}
		for k := range g {
			g[k] *= share
		}
	})
}

// KeepFlipped transposes all parameters of more than one row for the tapes that use them next.
func KeepFlipped(params []*Param) {
	Each(len(params), func(i int) {
		p := params[i]
		if p.Rows == 1 {
			return
		}
		if p.Flip == nil {
			p.Flip = make([]float32, len(p.X))
		}
		tensor.Transpose(p.Flip, p.X, p.Rows, p.Cols)
	})
}

func sumOfSquares(s []float32) float64 {
	var s0, s1, s2, s3 float32
	var sum float64
	for len(s) >= 4 {
		s0, s1, s2, s3 = s0+s[0]*s[0], s1+s[1]*s[1], s2+s[2]*s[2], s3+s[3]*s[3]
		s = s[4:]
	}
	for _, v := range s {
		sum += float64(v) * float64(v)
	}
	return sum + float64(s0) + float64(s1) + float64(s2) + float64(s3)
}

func adam(x, g, m, v []float32, scale, b1, b2, rate, unbias2, decay float32) {
	g, m, v = g[:len(x)], m[:len(x)], v[:len(x)]
	for i := range x {
		d := g[i] * scale
		m[i] = b1*m[i] + (1-b1)*d
		v[i] = b2*v[i] + (1-b2)*d*d
		if m[i] != 0 { // rows of a table that were never met
			x[i] = x[i]*decay - rate*m[i]/(float32(math.Sqrt(float64(v[i]*unbias2)))+1e-8)
		}
		g[i] = 0
	}
}

// matmulGrad adds the gradients of y = x·w: dx += dy·w', dw += x'·dy.
func (t *Tape) matmulGrad(x *Node, w *Param, y *Node) {
	if x.G != nil {
		wt := w.Flip
		if wt == nil {
			wt = t.Slice(len(w.X))
			tensor.Transpose(wt, w.X, w.Rows, w.Cols)
		}
		tensor.Gemm(tensor.Rows(x.G, x.Cols), tensor.Rows(y.G, y.Cols), tensor.Rows(wt, w.Rows), x.Rows, y.Cols, w.Rows, true)
	}
	if w.G != nil {
		xt := t.Slice(len(x.X)) // the kernel also takes x as columns, but walks down them at half the speed
		tensor.Transpose(xt, x.X, x.Rows, x.Cols)
		tensor.Gemm(tensor.Rows(w.G, w.Cols), tensor.Rows(xt, x.Rows), tensor.Rows(y.G, y.Cols), w.Rows, x.Rows, w.Cols, true)
	}
}
