package tensor

// Blend adds x * gate + plus to sum, number by number: what comes over an edge of a graph, past the
// gate of its type.
func Blend(sum, x, gate, plus []float32) {
	x, gate, plus = x[:len(sum)], gate[:len(sum)], plus[:len(sum)]
	if kernels.Blend != nil {
		kernels.Blend(sum, x, gate, plus)
		return
	}
	for i, v := range x {
		sum[i] += v*gate[i] + plus[i]
	}
}
