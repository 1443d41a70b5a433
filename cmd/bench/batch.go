package main

import (
	"fmt"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/text"
)

// Problems of an imported file are read without being searched for. Of these many at a time the
// products could be joined.
const (
	batchCount = 64
	batchSize  = 16
)

// batch measures what reading a file of problems costs beside asking for each, and what is to be
// gained by doing several side by side: products with more rows are quicker, and nothing else of
// the work is.
func batch(files map[string][]byte) ([]Group, error) {
	e, err := newEngine(files)
	if err != nil {
		return nil, err
	}
	reader, err := engine.NewReader(files["parser.bin"], files["reader.bin"])
	if err != nil {
		return nil, err
	}
	texts, err := aboutForty(files, 2*batchCount)
	if err != nil {
		return nil, err
	}
	var documents []*text.Document
	for _, each := range texts {
		document, err := text.Read(each)
		if err != nil {
			return nil, err
		}
		documents = append(documents, document)
	}
	read := func(documents []*text.Document) {
		for _, document := range documents {
			reader.Read(document)
		}
	}
	var alone, joined []recorded
	for i := 0; i < batchCount; i += batchSize {
		products, _ := record(func() { read(documents[i:][:batchSize]) })
		alone, joined = append(alone, products), append(joined, products.joined())
	}
	again := func(all []recorded) func() {
		return func() {
			for _, each := range all {
				each.again()
			}
		}
	}
	first := 0 // the two halves in turns, so that no text is asked for twice in a row
	g := Group{Title: fmt.Sprintf("Reading %d problems of about %d words", batchCount, queryWords), Unit: "ms"}
	g.Rows = interleave(9,
		Variant{Name: "each asked for, one by one", Run: func() {
			first = batchCount - first
			for _, each := range texts[first:][:batchCount] {
				ask(e, each)
			}
		}},
		Variant{Name: "each read, as an imported file is", Run: func() { read(documents[:batchCount]) }},
		Variant{Name: "the products of reading", Run: again(alone)},
		Variant{Name: fmt.Sprintf("the same for %d joined", batchSize), Run: again(joined)},
	)
	asked, each, separate, together := g.Rows[0].Quantile(0.5), g.Rows[1].Quantile(0.5), g.Rows[2].Quantile(0.5), g.Rows[3].Quantile(0.5)
	g.Note = fmt.Sprintf("reading is %.2f times as fast as asking; with all products joined it would be %.2f times as fast as it is", asked/each, each/(each-separate+together))
	return []Group{g}, nil
}
