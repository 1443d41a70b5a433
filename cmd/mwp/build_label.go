package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/engine"
)

// entry is a record of the file and what became of it: a problem or a fault.
type entry struct {
	line    int
	record  corpus.Record
	problem *corpus.Problem
	fault   error
}

// complete completes all records, each core some of them; what comes out does
// not depend on which.
func (a *app) complete(entries []entry, sure float64) {
	var next atomic.Int64
	done := progress(a.stderr, "reading problems", len(entries), &next)
	defer done()
	var group sync.WaitGroup
	for _, reader := range a.readers() {
		group.Go(func() {
			model := engine.LabelsOf(reader)
			for i := next.Add(1) - 1; i < int64(len(entries)); i = next.Add(1) - 1 {
				e := &entries[i]
				e.problem, e.fault = importer.Complete(e.record, model)
				if e.fault == nil && e.problem.Confidence > 0 && e.problem.Confidence < sure {
					e.fault = fmt.Errorf("equation: the model is not sure enough of %s: %v", e.problem.Equation, e.problem.Confidence)
				}
			}
		})
	}
	group.Wait()
}

// readers are a reader for each core; nil ones where there is no model. A reader
// that can't be made again is not shared: then one core reads.
func (a *app) readers() []Reader {
	model, again := a.reader.(*modelReader)
	if a.reader != nil && !again {
		return []Reader{a.reader}
	}
	readers := make([]Reader, runtime.GOMAXPROCS(0))
	for i := range readers {
		if again {
			readers[i] = newReader(model.folder)
		}
	}
	return readers
}

// progress shows on a terminal how far a work is, until it is told that it is
// done. count may go beyond all.
func progress(w io.Writer, what string, all int, count *atomic.Int64) (done func()) {
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
				fmt.Fprint(w, "\r"+progressLine(what, min(int(count.Load()), all), all, time.Since(begin))+"\x1b[K")
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
