package main

import (
	"bytes"
	"fmt"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
	"mwpranker/wasm/tensor"
)

// The queries are problems of the corpus of about forty words. Each is asked once of an engine, so that nothing is
// kept of it from an earlier time.
const (
	queryWords = 40
	queryCount = 100
	warmUp     = 10
	plainEach  = 4 // one in so many is asked of plain Go too
)

// query measures all that happens between the text and the ranked results.
func query(files map[string][]byte) ([]Group, error) {
	if files["reader.bin"] == nil {
		return nil, nil
	}
	fast, err := newEngine(files)
	if err != nil {
		return nil, err
	}
	plain, err := newEngine(files)
	if err != nil {
		return nil, err
	}
	var texts []string
	if _, err := corpus.ReadPacked(files["corpus.bin"], func(p *corpus.Problem) {
		if w := p.Attributes.Words; queryWords-3 <= w && w <= queryWords+3 {
			texts = append(texts, p.Text)
		}
	}); err != nil {
		return nil, err
	}
	simd := tensor.InUse().Name
	rows := []Row{{Name: "plain Go"}, {Name: simd}, {Name: "its products alone"}}
	var flops, count float64
	step := max(1, len(texts)/(queryCount+warmUp))
	for i := range min(len(texts)/step, queryCount+warmUp) {
		text := texts[i*step]
		measured := i >= warmUp
		keep := func(row int, work func()) {
			if took := timed(work, 1); measured {
				rows[row].Rounds = append(rows[row].Rounds, took.Seconds()*1000)
			}
		}
		if i%plainEach == 0 {
			keep(0, by(tensor.Plain, func() { ask(plain, text) }))
		}
		var all recorded
		var n float64
		keep(1, func() { all, n = record(func() { ask(fast, text) }) })
		all.again()
		keep(2, all.again)
		flops += n
		count += float64(len(all))
	}
	n := float64(queryCount + warmUp)
	return []Group{{
		Title: fmt.Sprintf("One query of about %d words, from the text to ranked results", queryWords),
		Note: fmt.Sprintf("%d problems of the corpus, each asked once; %.0f million multiplications and additions in %.0f products each",
			len(rows[1].Rounds), flops/1e6/n, count/n),
		Unit: "ms",
		Rows: rows,
	}}, nil
}

func newEngine(files map[string][]byte) (*engine.Engine, error) {
	e := engine.New()
	if _, err := e.LoadCorpora(nil, bytes.NewReader(files["corpus.bin"])); err != nil {
		return nil, err
	}
	if err := e.LoadReader(files["parser.bin"], files["reader.bin"]); err != nil {
		return nil, err
	}
	return e, e.LearnPhrases(nil)
}

// ask asks what the page asks: six results of each group, and the ten whose words are likest beside them.
func ask(e *engine.Engine, text string) {
	e.Answer(message.Request{ID: 1, Search: &message.Search{Query: text, Limit: 6, Baseline: 10}}, nil)
}
