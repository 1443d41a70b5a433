package main

import (
	"fmt"

	"mwpranker/wasm/tensor"
)

// The queries are problems of the corpus of about forty words. Each is asked once of an engine, so
// that nothing is kept of it from an earlier time.
const (
	queryCount = 100
	warmUp     = 10
	plainEach  = 5 // plain Go is asked one for each so many, another one
)

// query measures all that happens between the text and the ranked results.
func query(files map[string][]byte) ([]Group, error) {
	if files["reader.bin"] == nil {
		return nil, nil
	}
	e, err := newEngine(files)
	if err != nil {
		return nil, err
	}
	all, err := aboutForty(files, (warmUp+queryCount)*(plainEach+1)/plainEach)
	if err != nil {
		return nil, err
	}
	texts, others := all[:warmUp+queryCount], all[warmUp+queryCount:]
	simd := tensor.InUse().Name
	rows := []Row{{Name: "plain Go"}, {Name: simd}, {Name: "its products alone"}}
	var flops, count float64
	for i, text := range texts {
		measured := i >= warmUp
		keep := func(row int, work func()) {
			if took := timed(work, 1); measured {
				rows[row].Rounds = append(rows[row].Rounds, took.Seconds()*1000)
			}
		}
		if i%plainEach == 0 {
			keep(0, by(tensor.Plain, func() { ask(e, others[i/plainEach]) }))
		}
		var products recorded
		var n float64
		keep(1, func() { products, n = record(func() { ask(e, text) }) })
		products.again()
		keep(2, products.again)
		flops += n
		count += float64(len(products))
	}
	n := float64(len(texts))
	return []Group{{
		Title: fmt.Sprintf("One query of about %d words, from the text to ranked results", queryWords),
		Note: fmt.Sprintf("%d problems of the corpus, each asked once; %.0f million multiplications and additions in %.0f products each",
			len(rows[1].Rounds), flops/1e6/n, count/n),
		Unit: "ms",
		Rows: rows,
	}}, nil
}
