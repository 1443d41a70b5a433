package engine

import (
	"math"
	"runtime"
	"runtime/debug"
)

// A program in the browser has one thread: what the collection of its memory takes, a query waits
// for.
const (
	reservedBytes = 48 << 20 // what this project's corpus and model need
	loadingBytes  = 96 << 20 // while they are loaded
	smallBytes    = 64 << 20 // in use: then there is room for twice as much waste
)

// BeginLoading lets the memory grow once, and not half a megabyte at a time, each of which takes a
// tenth of a millisecond. Loading makes much and throws little away, so that nothing is collected
// unless it is far more than usual.
func BeginLoading() {
	debug.SetMemoryLimit(loadingBytes)
	debug.SetGCPercent(-1)
	runtime.KeepAlive(make([]byte, reservedBytes))
	runtime.GC() // it is free again
}

// BeginAnswers collects what loading has left behind: that is room for the queries. Of a small
// memory three times as much is taken before the next collection, which makes a query a tenth
// faster.
func BeginAnswers() {
	runtime.GC()
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	percent := 100
	if now.HeapAlloc < smallBytes {
		percent = 200
	}
	debug.SetMemoryLimit(math.MaxInt64)
	debug.SetGCPercent(percent)
}
