package tensor

// Attend is additive attention: scores[i] = v · tanh(query + keys[i]), for rows
// of keys as wide as query and v, and work, which is scratch.
func Attend(scores, query, keys, v, work []float32) {
	width := len(query)
	keys, v, work = keys[:len(scores)*width], v[:width], work[:width]
	if kernels.Attend != nil {
		kernels.Attend(scores, query, keys, v)
		return
	}
	for i := range scores {
		for k, x := range keys[i*width:][:width] {
			work[k] = query[k] + x
		}
		kernels.Gates(work, nil)
		var sum float32
		for k, x := range work {
			sum += x * v[k]
		}
		scores[i] = sum
	}
}
