package tensor

import (
	"fmt"
	"math"
	"testing"
)

func TestActivations(t *testing.T) {
	for x := -30.0; x <= 30; x += 0.0137 {
		for _, f := range []struct {
			name      string
			got, want float64
		}{
			{"exp", float64(Exp(float32(x))) / math.Exp(float64(float32(x))), 1},
			{"sigmoid", float64(Sigmoid(float32(x))), 1 / (1 + math.Exp(-x))},
			{"tanh", float64(Tanh(float32(x))), math.Tanh(x)},
		} {
			if math.Abs(f.got-f.want) > 1e-6 {
				t.Fatalf("%s(%g) is %g, want %g", f.name, x, f.got, f.want)
			}
		}
	}
	for _, x := range []float32{-1e30, 1e30, 0} {
		if s := Sigmoid(x); s < 0 || s > 1 || s != s {
			t.Errorf("sigmoid(%g) is %g", x, s)
		}
	}
}

func TestSoftmax(t *testing.T) {
	for _, c := range []struct {
		in   []float32
		want string
		top  int
	}{
		{nil, "[]", -1},
		{[]float32{5}, "[1.000]", 0},
		{[]float32{1, 1}, "[0.500 0.500]", 0},
		{[]float32{0, 1000}, "[0.000 1.000]", 1},
	} {
		if top := ArgMax(c.in); top != c.top {
			t.Errorf("the greatest of %v is at %d, want %d", c.in, top, c.top)
		}
		Softmax(c.in)
		if got := fmt.Sprintf("%.3f", c.in); got != c.want {
			t.Errorf("softmax is %s, want %s", got, c.want)
		}
	}
}

func BenchmarkSigmoid(b *testing.B) {
	x := random(1024, 1)
	for b.Loop() {
		for i := range x {
			x[i] = Sigmoid(x[i])
		}
	}
	b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(b.N)/1024, "ns/number")
}
