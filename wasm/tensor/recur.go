package tensor

// Recur is the recurrence of a gated layer in one direction, for n rows in order, or from the last
// to the first. Row t of gates holds the candidate z, the forget gate f and the output gate o, c
// numbers each, after their activations:
//
//	cell = f*cell + (1-f)*z,   h[t] = o*cell + (1-o)*x[t]
//
// Only this is sequential, and it is element-wise. h and x are rows of width numbers, of which
// those from column on are written and read; without x, what a shut output gate shows is zero. cell
// is scratch of c numbers.
func Recur(h, gates, x, cell []float32, n, c, width, column int, reverse bool) {
	cell = cell[:c]
	clear(cell)
	for step := range n {
		t := step
		if reverse {
			t = n - 1 - step
		}
		row := gates[t*3*c:][:3*c]
		z, f, o := row[:c], row[c:][:c], row[2*c:][:c]
		dst := h[t*width+column:][:c]
		if x == nil {
			for i, z := range z {
				v := z + f[i]*(cell[i]-z)
				cell[i] = v
				dst[i] = o[i] * v
			}
			continue
		}
		src := x[t*width+column:][:c]
		for i, z := range z {
			v := z + f[i]*(cell[i]-z)
			cell[i] = v
			dst[i] = src[i] + o[i]*(v-src[i])
		}
	}
}
