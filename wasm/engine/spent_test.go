//go:build !linux

package engine

import "time"

// spent is the time since the tests began, where processor time cannot be had.
func spent() time.Duration { return time.Since(begun) }

var begun = time.Now()
