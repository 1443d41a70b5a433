package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// progress shows on a terminal how far a work is, until it is told that it is
// done.
func progress(w io.Writer, what string, far func() (count, all int)) (done func()) {
	file, ok := w.(*os.File)
	if !ok {
		return func() {}
	}
	if info, err := file.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return func() {}
	}
	stop, stopped := make(chan bool), make(chan bool)
	go func() {
		defer close(stopped)
		begin := time.Now()
		ticks := time.NewTicker(200 * time.Millisecond)
		defer ticks.Stop()
		for {
			select {
			case <-ticks.C:
				count, all := far()
				fmt.Fprint(w, "\r"+progressLine(what, min(count, all), all, time.Since(begin))+"\x1b[K")
			case <-stop:
				fmt.Fprint(w, "\r\x1b[K")
				return
			}
		}
	}()
	return func() { close(stop); <-stopped }
}

// progressLine is a bar of 30 marks with what is done and how long the rest takes.
func progressLine(what string, count, all int, spent time.Duration) string {
	const width = 30
	marks := width * count / max(all, 1)
	bar := strings.Repeat("#", marks) + strings.Repeat(".", width-marks)
	line := fmt.Sprintf("%s [%s] %d of %d", what, bar, count, all)
	if count > 0 && count < all {
		left := time.Duration(float64(spent) * float64(all-count) / float64(count))
		line += fmt.Sprintf(", %s left", left.Round(time.Second))
	}
	return line
}
