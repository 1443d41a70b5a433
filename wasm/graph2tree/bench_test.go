package graph2tree

import (
	"os"
	"testing"

	"mwpranker/wasm/text"
)

// forty is a problem of forty words.
const forty = "A library lends 24 novels and 18 comics on Monday morning. In the afternoon 15 novels come back, and each of the 3 school classes " +
	"borrows 6 picture books. How many more novels than comics are on loan in the evening?"

// BenchmarkRead goes from the text to the readings with the shipped weights.
func BenchmarkRead(b *testing.B) {
	data, err := os.ReadFile("../../model_weights/reader.bin")
	if err != nil {
		b.Fatal(err)
	}
	m, err := Load(data)
	if err != nil {
		b.Fatal(err)
	}
	r, err := NewReader(parser(b), m)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		doc, err := text.Read(forty)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := r.Read(doc); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "problems/s")
}
