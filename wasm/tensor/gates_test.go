package tensor

import (
	"math"
	"testing"
)

func TestGatesAgree(t *testing.T) {
	for _, n := range []int{0, 1, 5, 16, 40, 96} {
		const rows = 3
		x := random(rows*3*n, 7)
		for i := range x {
			x[i] *= 40 // far into both ends
		}
		fast, slow := append([]float32(nil), x...), append([]float32(nil), x...)
		Gates(fast, rows, n)
		for r := range rows {
			plainGates(slow[r*3*n:][:n], slow[r*3*n+n:][:2*n])
		}
		for i := range fast {
			if math.Abs(float64(fast[i]-slow[i])) > 1e-6 || fast[i] != fast[i] {
				t.Fatalf("n=%d: number %d of %g is %g, by plain Go %g", n, i, x[i], fast[i], slow[i])
			}
		}
	}
}

func BenchmarkGates(b *testing.B) {
	x := random(30*480, 1)
	for b.Loop() {
		Gates(x, 30, 160)
	}
	b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(b.N)/float64(len(x)), "ns/number")
}
