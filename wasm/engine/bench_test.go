package engine

import (
	"testing"

	"mwpranker/wasm/message"
)

// BenchmarkAnswer asks for the problems of the shipped corpus, one after the other, as the page
// does; the model reads each.
func BenchmarkAnswer(b *testing.B) {
	e := New()
	if err := e.LoadReader(weightFile(b, "parser.bin"), weightFile(b, "reader.bin")); err != nil {
		b.Fatal(err)
	}
	problems := packShipped(b, e)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		e.Answer(message.Request{ID: 1, Search: &message.Search{Query: problems[i*37%len(problems)].Text, Limit: 6, Baseline: 10}}, nil)
	}
}
