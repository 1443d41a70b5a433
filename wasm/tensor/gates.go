package tensor

// Gates applies, in place, the activations of a gated recurrence to rows of 3n
// numbers: the hyperbolic tangent to the first n, the sigmoid to the others.
func Gates(u []float32, rows, n int) {
	if n == 0 {
		return
	}
	for r := range rows {
		row := u[r*3*n:][:3*n]
		kernels.Gates(row[:n], row[n:])
	}
}

// Activate applies, in place, the hyperbolic tangent to z and the sigmoid to s;
// either may be empty.
func Activate(z, s []float32) { kernels.Gates(z, s) }

func plainGates(z, s []float32) {
	for i, v := range z {
		z[i] = Tanh(v)
	}
	for i, v := range s {
		s[i] = Sigmoid(v)
	}
}
