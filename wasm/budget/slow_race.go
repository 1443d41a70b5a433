//go:build race

package budget

// slower is how much longer work may take than its limit: the race detector watches every access to
// memory.
const slower = 20
