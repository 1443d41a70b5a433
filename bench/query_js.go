package main

import (
	"bytes"
	"fmt"
	"strings"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
	"mwpranker/wasm/tensor"
)

// queries are problems of about forty words.
var queries = []string{
	forty,
	"The school kitchen bakes 14 trays of rolls every morning, and each tray holds 36 rolls. On Friday 75 rolls are put aside for the sports day, and the rest are shared equally among 9 classes. How many does each class get?",
	"Nadia saves 25 dollars every week for a bicycle that costs 320 dollars. Her uncle has given her 45 dollars to start with, and her sister lends her 25 dollars. After how many weeks can she buy the bicycle?",
	"A train leaves with 212 passengers. At the first stop 48 people get off and 31 get on, and at the second stop a third of those on board leave. How many passengers are still on the train after the second stop?",
	"A farmer fills 18 crates with 24 apples each and has 15 apples left over. He sells two thirds of the crates at the market for 9 dollars a crate. How much money does he take home from the market that day?",
	"Jonas reads 35 pages on Monday, twice as many on Tuesday, and 12 fewer on Wednesday than on Tuesday. His book has 240 pages in 16 chapters. How many pages does he still have to read after these three days?",
	"At the museum a ticket costs $12 for adults and $7 for children. A group of 5 adults and 23 children pays with three notes of 100 dollars, and gets a discount of $15. How much change does the group get back?",
	"Two friends paint a fence that is 84 metres long. Ravi paints 6 metres an hour and Lena paints 8 metres an hour, and they start from both ends at the same time. After how many hours do the two of them meet?",
}

// query measures all that happens between the text and the ranked results.
func query(files map[string][]byte) ([]Group, error) {
	if files["reader.bin"] == nil {
		return nil, nil
	}
	e := engine.New()
	if _, err := e.LoadCorpora(nil, bytes.NewReader(files["corpus.bin"])); err != nil {
		return nil, err
	}
	if err := e.LoadReader(files["parser.bin"], files["reader.bin"]); err != nil {
		return nil, err
	}
	words := 0
	for _, q := range queries {
		words += len(strings.Fields(q))
	}
	next := 0
	ask := func() {
		e.Answer(message.Request{ID: 1, Search: &message.Search{Query: queries[next%len(queries)]}}, nil)
		next++
	}
	for range queries { // as in use: what can be kept from one query to the next is there
		ask()
	}
	all, flops := record(func() {
		for range queries {
			ask()
		}
	})
	at := 0
	floor := func() { // the products of one query after the other
		n := len(all) / len(queries)
		for range n {
			all[at%len(all)](tensor.InUse().Gemm)
			at++
		}
	}
	g := Group{
		Title: fmt.Sprintf("One query of %d words, from the text to ranked results", words/len(queries)),
		Note:  fmt.Sprintf("%d queries by turns, one at a time; %.1f million multiplications and additions each, in %d products", len(queries), flops/1e6/float64(len(queries)), len(all)/len(queries)),
		Unit:  "ms",
	}
	g.Rows = interleave(40,
		Variant{Name: "plain Go", Run: by(tensor.Plain, ask)},
		Variant{Name: tensor.InUse().Name, Run: ask},
		Variant{Name: "its products alone", Run: floor},
	)
	return []Group{g}, nil
}
