package weights

import (
	"encoding/binary"
	"fmt"
	"math"

	"mwpranker/wasm/coding"
)

// Kind says how a tensor's numbers are stored.
type Kind uint8

const (
	Float32 Kind = 1 // as they are
	Int8    Kind = 2 // whole numbers of -127 to 127, times one scale for all or one for each row
	Text    Kind = 3 // UTF-8, no numbers
)

func (k Kind) String() string {
	switch k {
	case Float32:
		return "float32"
	case Int8:
		return "int8"
	case Text:
		return "text"
	}
	return fmt.Sprintf("kind %d", uint8(k))
}

// A Tensor is one entry of a weight file.
type Tensor struct {
	Name  string
	Kind  Kind
	Shape []int // rows first; a text has none

	scales []byte // Int8: float32 each, one or as many as rows
	data   []byte // float32 numbers, bytes of whole numbers, or the text
	size   int    // bytes of data, which may come later
}

// numbers is the product of the shape.
func (t *Tensor) numbers() int {
	n := 1
	for _, d := range t.Shape {
		n *= d
	}
	return n
}

// rows is the first number of the shape; everything else is a row.
func (t *Tensor) rows() int {
	if len(t.Shape) == 0 {
		return 1
	}
	return t.Shape[0]
}

// matrix is how its numbers are coded: what is no matrix is one row.
func (t *Tensor) matrix() coding.Matrix {
	if len(t.Shape) < 2 {
		return coding.Matrix{Rows: 1, Width: t.numbers()}
	}
	return coding.Matrix{Rows: t.rows(), Width: t.numbers() / max(1, t.rows())}
}

// Floats makes a tensor that keeps its numbers as they are.
func Floats(name string, x []float32, shape ...int) Tensor {
	t := Tensor{Name: name, Kind: Float32, Shape: shape, data: make([]byte, 4*len(x))}
	for i, v := range x {
		binary.LittleEndian.PutUint32(t.data[4*i:], math.Float32bits(v))
	}
	return t
}

// Quantised makes a tensor of the whole numbers nearest to x/step, cut off at
// ±127. A larger step loses more and compresses better.
func Quantised(name string, x []float32, step float32, shape ...int) Tensor {
	t := Tensor{Name: name, Kind: Int8, Shape: shape, data: make([]byte, len(x))}
	t.scales = binary.LittleEndian.AppendUint32(nil, math.Float32bits(step))
	for i, v := range x {
		t.data[i] = byte(quantise(v, step))
	}
	return t
}

func quantise(v, step float32) int8 {
	if step == 0 || v != v {
		return 0
	}
	return int8(max(-127, min(127, math.RoundToEven(float64(v/step)))))
}

// TextOf makes an entry that holds a text.
func TextOf(name, text string) Tensor {
	return Tensor{Name: name, Kind: Text, data: []byte(text)}
}

// floats writes out the numbers.
func (t *Tensor) floats() []float32 {
	out := make([]float32, t.numbers())
	switch t.Kind {
	case Float32:
		for i := range out {
			out[i] = math.Float32frombits(binary.LittleEndian.Uint32(t.data[4*i:]))
		}
	case Int8:
		scale := func(row int) float32 { return math.Float32frombits(binary.LittleEndian.Uint32(t.scales[4*row:])) }
		if len(t.scales) == 4 {
			step := scale(0)
			for i := range out {
				out[i] = float32(int8(t.data[i])) * step
			}
			break
		}
		width := len(out) / max(1, t.rows())
		for r := range t.rows() {
			step := scale(r)
			for i := r * width; i < (r+1)*width; i++ {
				out[i] = float32(int8(t.data[i])) * step
			}
		}
	}
	return out
}
