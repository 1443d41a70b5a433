package reader

import (
	"testing"

	"mwpranker/train/tape"
)

// BenchmarkStep is one training step of the shipped recipe on one core, without the drawing of
// problems.
func BenchmarkStep(b *testing.B) {
	c := Shipped().Config
	c.Words, c.Pieces, c.Constants = testConfig.Words, testConfig.Pieces, testConfig.Constants
	n := NewNetwork(c, 1)
	few, _ := samples(b, c)
	var list []*Sample
	for range 6 {
		list = append(list, few...)
	}
	words := 0
	for _, s := range list {
		words += len(s.Input.Words)
	}
	tp := tape.New(nil)
	adam := &tape.Adam{Beta1: 0.9, Beta2: 0.98, Clip: 1}
	for b.Loop() {
		tp.Reset(true)
		loss(n, tp, list)
		tp.Backward()
		adam.Step(n.Params, 0.001)
	}
	b.ReportMetric(float64(words)*float64(b.N)/b.Elapsed().Seconds(), "words/s")
}
