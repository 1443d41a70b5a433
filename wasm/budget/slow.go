//go:build !race

package budget

// slower is how much longer work may take than its limit.
const slower = 1
