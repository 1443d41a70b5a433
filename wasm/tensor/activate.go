package tensor

import "math"

// Exp is e^x in float32 with a relative error below 3e-7. Beyond ±87 it stays
// at the value there, so that it is never infinite and never zero.
func Exp(x float32) float32 {
	if x > 87 { // not min and max: they are function calls in WebAssembly
		x = 87
	} else if !(x > -87) {
		x = -87
	}
	// x = n ln2 + r with |r| <= ln2/2; e^r by its series, 2^n by the exponent bits.
	const shift = 12582912 // 1.5 * 2^23: adding it rounds to a whole number
	n := x*1.44269504 + shift
	i := int32(math.Float32bits(n)) - 0x4b400000
	n -= shift
	r := x - n*0.693359375 + n*2.12194440e-4
	p := float32(1.3888889e-3)
	p = p*r + 8.3333333e-3
	p = p*r + 4.1666667e-2
	p = p*r + 1.6666667e-1
	p = p*r + 0.5
	p = p*r + 1
	p = p*r + 1
	return p * math.Float32frombits(uint32(i+127)<<23)
}

// Sigmoid is 1 / (1 + e^-x).
func Sigmoid(x float32) float32 { return 1 / (1 + Exp(-x)) }

// Tanh is the hyperbolic tangent.
func Tanh(x float32) float32 { return 1 - 2/(1+Exp(2*x)) }

// Softmax replaces x by e^x scaled to a sum of 1.
func Softmax(x []float32) {
	if len(x) == 0 {
		return
	}
	top := x[0]
	for _, v := range x[1:] {
		top = max(top, v)
	}
	var sum float32
	for i, v := range x {
		x[i] = Exp(v - top)
		sum += x[i]
	}
	scale := 1 / sum
	for i := range x {
		x[i] *= scale
	}
}

// ArgMax returns the place of the greatest number, the first of equals; -1 when x is empty.
func ArgMax(x []float32) int {
	best := -1
	for i, v := range x {
		if best < 0 || v > x[best] {
			best = i
		}
	}
	return best
}
