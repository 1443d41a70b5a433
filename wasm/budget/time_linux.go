package budget

import (
	"syscall"
	"time"
)

// patience is how much longer work may take by this clock.
const patience = 1

// spent is the processor time of this thread.
func spent() time.Duration {
	const thisThread = 1 // RUSAGE_THREAD
	var usage syscall.Rusage
	if err := syscall.Getrusage(thisThread, &usage); err != nil {
		return 0 // never so on Linux: then no time is measured
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
