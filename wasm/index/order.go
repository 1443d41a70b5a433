package index

// countingSort orders items by key, which is below limit, and keeps the order
// of those with the same key.
func countingSort(items []uint32, limit int, key func(item uint32) int) []uint32 {
	starts := make([]uint32, limit+1)
	for _, item := range items {
		starts[key(item)+1]++
	}
	for i := range limit {
		starts[i+1] += starts[i]
	}
	sorted := make([]uint32, len(items))
	for _, item := range items {
		k := key(item)
		sorted[starts[k]] = item
		starts[k]++
	}
	return sorted
}
