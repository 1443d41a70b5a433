// Package processor tells benchmarks the processor time of their process: on a
// machine that does other things too, the clock on the wall tells nothing.
package processor

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"
)

// Time is the processor time of this process in seconds, of all its threads, to a hundredth. A
// system that does not tell it (Linux does) skips the benchmark.
func Time(tb testing.TB) float64 {
	tb.Helper()
	used, err := Used()
	if err != nil {
		tb.Skipf("the system does not tell processor time: %v", err)
	}
	return used
}

// Used is Time outside of tests.
func Used() (seconds float64, err error) {
	data, err := os.ReadFile("/proc/self/stat")
	if err != nil {
		return 0, err
	}
	var user, system float64 // in hundredths, behind the name in brackets
	fields := strings.Fields(string(data[bytes.LastIndexByte(data, ')')+1:]))
	fmt.Sscan(fields[11], &user)
	fmt.Sscan(fields[12], &system)
	return (user + system) / 100, nil
}
