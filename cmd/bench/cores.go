//go:build !js

package main

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/text"
)

// cores measures on the clock what reading a file gains of all cores, as mwp build reads it: with a
// reader on each.
func cores(files map[string][]byte) ([]Group, error) {
	e, err := newEngine(files)
	if err != nil {
		return nil, err
	}
	readers := make([]engine.Reader, runtime.NumCPU())
	for i := range readers {
		if readers[i], err = engine.NewReader(files["parser.bin"], files["reader.bin"]); err != nil {
			return nil, err
		}
	}
	texts, err := aboutForty(files, 2*batchCount)
	if err != nil {
		return nil, err
	}
	first := 0 // the two halves in turns, so that no text is asked for twice in a row
	read := func(readers []engine.Reader) func() {
		return func() {
			var next atomic.Int64
			var group sync.WaitGroup
			for _, reader := range readers {
				group.Go(func() {
					for i := next.Add(1) - 1; i < batchCount; i = next.Add(1) - 1 {
						if document, err := text.Read(texts[i]); err == nil {
							reader.Read(document)
						}
					}
				})
			}
			group.Wait()
		}
	}
	clock = func() time.Duration { return time.Since(started) }
	g := Group{Title: fmt.Sprintf("Reading %d problems of about %d words, on the clock", batchCount, queryWords), Note: fmt.Sprintf("%d cores", len(readers)), Unit: "ms"}
	g.Rows = interleave(15,
		Variant{Name: "each asked for, one by one", Run: func() {
			first = batchCount - first
			for _, each := range texts[first:][:batchCount] {
				ask(e, each)
			}
		}},
		Variant{Name: "each read, by one reader", Run: read(readers[:1])},
		Variant{Name: "each read, by all cores", Run: read(readers)},
	)
	for i := range g.Rows {
		g.Rows[i].Note = fmt.Sprintf("%.2f times as many a second as one by one", g.Rows[0].Quantile(0.5)/g.Rows[i].Quantile(0.5))
	}
	return []Group{g}, nil
}
