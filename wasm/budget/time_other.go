//go:build !linux

package budget

import "time"

// patience is how much longer work may take by this clock: it counts what other programs do too,
// and WebAssembly is slower.
const patience = 10

var begin = time.Now()

// spent is the time on the wall: there is no other.
func spent() time.Duration { return time.Since(begin) }
