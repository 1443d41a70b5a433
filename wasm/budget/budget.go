// Package budget holds work to a time and to memory that grow in proportion to
// its input. Tests and fuzz targets use it:
//
//	defer budget.Watch(t, len(input), budget.Limit{Time: ..., EachTime: ...})()
//
// The time is that of the processor, where the system tells it for one thread
// (Linux): a busy machine breaks no promise. The memory is all that was
// allocated, also what was free again at the end.
package budget

import (
	"runtime"
	"runtime/metrics"
	"testing"
	"time"
)

// Limit is what a piece of work may take.
type Limit struct {
	Time     time.Duration // for any input
	EachTime time.Duration // and for each byte of it
	Bytes    int           // for any input
	Each     int           // and for each byte of it
}

// Of is the limit for an input of a size.
func (l Limit) Of(size int) (time.Duration, int) {
	return slower * patience * (l.Time + time.Duration(size)*l.EachTime), slower * (l.Bytes + size*l.Each)
}

// Watch begins to measure; what it returns ends that, and fails the test where
// more was taken than the limit. The work has to be done by this goroutine.
func Watch(t testing.TB, size int, limit Limit) (done func()) {
	t.Helper()
	runtime.LockOSThread()
	begin, allocated := spent(), allocations()
	return func() {
		t.Helper()
		took, bytes := spent()-begin, allocations()-allocated
		runtime.UnlockOSThread()
		mostTime, mostBytes := limit.Of(size)
		if took > mostTime {
			t.Errorf("%d bytes took %v, at most %v is allowed", size, took, mostTime)
		}
		if bytes > mostBytes {
			t.Errorf("%d bytes took %d bytes of memory, at most %d are allowed", size, bytes, mostBytes)
		}
	}
}

// allocations is how many bytes the program has allocated so far.
func allocations() int {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return int(sample[0].Value.Uint64())
}
