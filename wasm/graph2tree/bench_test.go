package graph2tree

import (
	"os"
	"testing"

	"mwpranker/cmd/bench/processor"
	"mwpranker/wasm/text"
	"mwpranker/wasm/weights"
)

// forty is a problem of forty words.
const forty = "A library lends 24 novels and 18 comics on Monday morning. In the afternoon 15 novels come back, and each of the 3 school classes " +
	"borrows 6 picture books. How many more novels than comics are on loan in the evening?"

// BenchmarkRead goes from the text to the readings with the shipped weights: problems per second of
// one core.
func BenchmarkRead(b *testing.B) {
	r := shipped(b)()
	read(b, r)
	before := processor.Time(b)
	for b.Loop() {
		read(b, r)
	}
	b.ReportMetric(float64(b.N)/(processor.Time(b)-before), "problems/core-s")
}

// BenchmarkReadMany labels many problems as mwp build does: each core reads some of them, with a
// reader of its own. Run it with -cpu 1,2,4,8.
func BenchmarkReadMany(b *testing.B) {
	newReader := shipped(b)
	before := processor.Time(b)
	b.RunParallel(func(p *testing.PB) {
		r := newReader()
		for p.Next() {
			read(b, r)
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "problems/s")
	b.ReportMetric(float64(b.N)/(processor.Time(b)-before), "problems/core-s")
}

// shipped makes readers that share the shipped weights.
func shipped(b *testing.B) func() *Reader {
	m, _ := shippedModel(b)
	p := parser(b)
	return func() *Reader {
		r, err := NewReader(p, m)
		if err != nil {
			b.Error(err)
		}
		return r
	}
}

func shippedModel(b *testing.B) (*Model, *weights.File) {
	data, err := os.ReadFile("../../model_weights/reader.bin")
	if err != nil {
		b.Fatal(err)
	}
	m, err := Load(data)
	if err != nil {
		b.Fatal(err)
	}
	file, err := weights.Read(data)
	if err != nil {
		b.Fatal(err)
	}
	return m, file
}

func read(b *testing.B, r *Reader) {
	doc, err := text.Read(forty)
	if err != nil {
		b.Error(err)
	}
	if _, err := r.Read(doc); err != nil {
		b.Error(err)
	}
}
