//go:build !linux

package budget

import "time"

var begin = time.Now()

// spent is the time on the wall: there is no other.
func spent() time.Duration { return time.Since(begin) }
