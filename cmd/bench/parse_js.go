package main

import (
	"fmt"

	"mwpranker/wasm/syntax"
	"mwpranker/wasm/tensor"
	"mwpranker/wasm/text"
)

// forty is a problem of 40 words and marks.
const forty = "A gardener has 48 tulips and twice as many roses in 6 long rows. " +
	"She gives 15 of the tulips to her neighbor and sells the rest for $2 each. " +
	"How much money does the gardener get?"

// by runs work with some kernels in use.
func by(k tensor.Kernels, work func()) func() {
	return func() {
		before := tensor.Use(k)
		work()
		tensor.Use(before)
	}
}

// parsing measures the dependency parser.
func parsing(files map[string][]byte) ([]Group, error) {
	model, err := syntax.Load(files["parser.bin"])
	if err != nil {
		return nil, err
	}
	document, err := text.Read(forty)
	if err != nil {
		return nil, err
	}
	state := syntax.NewState(model)
	work := func() { state.Parse(document) }
	products, flops := record(work)
	fast := tensor.InUse()
	g := Group{
		Title: fmt.Sprintf("A problem of %d tokens tagged and parsed", len(document.Tokens)),
		Note:  fmt.Sprintf("%d products, %.1f million multiplications and additions", len(products), flops/1e6),
		Unit:  "ms",
	}
	g.Rows = interleave(40,
		Variant{Name: "plain Go", Run: by(tensor.Plain, work)},
		Variant{Name: fast.Name, Run: work},
		Variant{Name: "its products alone", Run: products.again},
	)
	return []Group{g}, nil
}
