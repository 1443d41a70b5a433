package tensor

// Gates applies, in place, the activations of a gated recurrence to rows of 3n
// numbers: the hyperbolic tangent to the first n, the sigmoid to the others.
func Gates(u []float32, rows, n int) {
	if n == 0 {
		return
	}
	for r := range rows {
		row := u[r*3*n:][:3*n]
		gateRow(row[:n], row[n:])
	}
}

// gateRow is tanh of z and sigmoid of s, in place. It is a variable for the
// same reason as kernel is.
var gateRow = gateRowGo

func gateRowGo(z, s []float32) {
	for i, v := range z {
		z[i] = Tanh(v)
	}
	for i, v := range s {
		s[i] = Sigmoid(v)
	}
}
