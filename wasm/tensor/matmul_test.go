package tensor

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
)

func random(n int, seed uint64) []float32 {
	r := rand.New(rand.NewPCG(seed, 1))
	s := make([]float32, n)
	for i := range s {
		s[i] = float32(r.NormFloat64())
	}
	return s
}

// installed lists every product that this machine can run.
func installed() map[string]func(c, a, b View, m, k, n int, add bool) {
	return map[string]func(c, a, b View, m, k, n int, add bool){"go": Plain.Gemm, InUse().Name: InUse().Gemm, "avx2": second()}
}

func TestUse(t *testing.T) {
	before := Use(Kernels{Name: "mine"})
	if InUse().Name != "mine" || InUse().Gemm == nil || InUse().Gates == nil {
		t.Errorf("after Use there are %+v", InUse())
	}
	if mine := Use(before); mine.Name != "mine" || InUse().Name != before.Name {
		t.Errorf("going back from %q gives %q", mine.Name, InUse().Name)
	}
}

// exact is the product in float64, straight from its definition.
func exact(c, a, b View, m, k, n int, add bool) []float64 {
	out := make([]float64, m*n)
	for i := range m {
		for j := range n {
			var sum float64
			if add {
				sum = float64(c.Data[i*c.Row+j])
			}
			for p := range k {
				sum += float64(a.Data[i*a.Row+p*a.Col]) * float64(b.Data[p*b.Row+j])
			}
			out[i*n+j] = sum
		}
	}
	return out
}

func TestKernelsAgree(t *testing.T) {
	sizes := [][3]int{{1, 1, 1}, {1, 7, 33}, {3, 5, 16}, {8, 4, 32}, {9, 300, 31}, {13, 257, 70}, {17, 512, 96}, {40, 3, 15}, {4, 600, 48}, {70, 300, 65}}
	for name, k := range installed() {
		for _, s := range sizes {
			for _, add := range []bool{false, true} {
				for _, transposed := range []bool{false, true} {
					t.Run(fmt.Sprint(name, s, add, transposed), func(t *testing.T) {
						m, depth, n := s[0], s[1], s[2]
						a := Rows(random(m*depth, 1), depth)
						if transposed {
							a = Columns(a.Data, m)
						}
						b := Rows(random(depth*(n+3), 2), n+3) // wider rows than used
						c := Rows(random(m*(n+2), 3), n+2)
						before := append([]float32(nil), c.Data...)
						want := exact(c, a, b, m, depth, n, add)
						k(c, a, b, m, depth, n, add)
						for i := range m {
							for j := range n {
								got, want := float64(c.Data[i*c.Row+j]), want[i*n+j]
								if math.Abs(got-want) > 1e-5*math.Sqrt(float64(depth))*4 {
									t.Fatalf("element %d,%d is %g, want %g", i, j, got, want)
								}
							}
							for j := n; j < n+2; j++ {
								if c.Data[i*c.Row+j] != before[i*c.Row+j] {
									t.Fatalf("element %d,%d is outside and was written", i, j)
								}
							}
						}
					})
				}
			}
		}
	}
}

func TestGemmWithoutDepth(t *testing.T) {
	c := []float32{1, 2}
	Gemm(Rows(c, 2), Rows(nil, 0), Rows(nil, 2), 1, 0, 2, true)
	if fmt.Sprint(c) != "[1 2]" {
		t.Errorf("adding an empty product gives %v, want [1 2]", c)
	}
	Gemm(Rows(c, 2), Rows(nil, 0), Rows(nil, 2), 1, 0, 2, false)
	if fmt.Sprint(c) != "[0 0]" {
		t.Errorf("an empty product is %v, want [0 0]", c)
	}
}

func TestGemmChecksSizes(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a slice that is too short was accepted")
		}
	}()
	MatMul(make([]float32, 4), make([]float32, 4), make([]float32, 3), 2, 2, 2)
}

func TestTranspose(t *testing.T) {
	src := []float32{1, 2, 3, 4, 5, 6}
	dst := make([]float32, 6)
	Transpose(dst, src, 2, 3)
	if got := fmt.Sprint(dst); got != "[1 4 2 5 3 6]" {
		t.Errorf("transpose is %s", got)
	}
}

func BenchmarkMatMul(b *testing.B) {
	for name, k := range installed() {
		for _, s := range [][3]int{{16, 160, 480}, {40, 160, 480}, {512, 256, 768}, {800, 512, 768}, {800, 768, 1024}} {
			b.Run(fmt.Sprintf("%s/%dx%dx%d", name, s[0], s[1], s[2]), func(b *testing.B) {
				x, w, dst := random(s[0]*s[1], 1), random(s[1]*s[2], 2), make([]float32, s[0]*s[2])
				for b.Loop() {
					k(Rows(dst, s[2]), Rows(x, s[1]), Rows(w, s[2]), s[0], s[1], s[2], false)
				}
				b.ReportMetric(2*float64(s[0])*float64(s[1])*float64(s[2])*float64(b.N)/b.Elapsed().Seconds()/1e9, "GFLOPS")
			})
		}
	}
}
