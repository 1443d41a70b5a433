package engine

import (
	"syscall"
	"time"
)

// spent is the processor time that this process has taken: what else the machine does is not in it.
func spent() time.Duration {
	var usage syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &usage) != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
