//go:build unix

package reference

import (
	"syscall"
	"testing"
	"time"

	"mwpranker/train/reader"
	"mwpranker/train/tape"
	"mwpranker/train/world"
)

// BenchmarkGradient is the gradient of a batch of eight problems with the shipped recipe's sizes,
// on the tape and by gomlx, in turns. Each problem has a graph of its own by gomlx, on the tape the
// batch is one.
func BenchmarkGradient(b *testing.B) {
	c := reader.Shipped().Config
	c.Words, c.Pieces, c.Constants = tiny.Words, tiny.Pieces, tiny.Constants
	parser := shippedParser(b)
	n := reader.NewNetwork(c, 1)
	var batch []*reader.Sample
	for g := world.New(3); len(batch) < 8; {
		p := g.Next()
		if s, err := reader.NewSample(c, parser, p.Doc, p.Expr); err == nil {
			batch = append(batch, s)
		}
	}
	tp := tape.New(nil)
	var byTape, byGomlx time.Duration
	for b.Loop() {
		began := processor(b)
		n.Gradient(tp, batch, reader.Dropout{}, 0)
		byTape += processor(b) - began
		began = processor(b)
		if _, err := Gradient(n, batch, reader.Dropout{}, 0, nil); err != nil {
			b.Fatal(err)
		}
		byGomlx += processor(b) - began
	}
	b.ReportMetric(float64(byTape.Milliseconds())/float64(b.N), "tape-cpu-ms/op")
	b.ReportMetric(float64(byGomlx.Milliseconds())/float64(b.N), "gomlx-cpu-ms/op")
	b.ReportMetric(float64(byGomlx)/float64(byTape), "gomlx/tape")
}

// processor is the processor time that the process has used, which counts what other work on the
// machine does not disturb.
func processor(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
