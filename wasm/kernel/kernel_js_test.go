package kernel

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"syscall/js"
	"testing"

	"mwpranker/wasm/tensor"
)

// Run by `make unit-wasm`, once with the kernel and once as in a browser without SIMD.
var wanted = os.Getenv("MWP_KERNEL") == ""

func TestMain(m *testing.M) {
	if Install() != wanted {
		fmt.Println("the kernel started:", !wanted, "wanted:", wanted)
		os.Exit(1)
	}
	os.Exit(m.Run())
}

func TestInUse(t *testing.T) {
	want := "go"
	if wanted {
		want = "wasm simd"
	}
	if got := tensor.InUse().Name; got != want {
		t.Errorf("the kernels in use are %q, want %q", got, want)
	}
}

func random(n int, seed uint64) []float32 {
	r := rand.New(rand.NewPCG(seed, 1))
	s := make([]float32, n)
	for i := range s {
		s[i] = float32(r.NormFloat64())
	}
	return s
}

// compare multiplies by the kernel and by plain Go, with the matrices `odd` numbers into their
// slices, and returns where they differ: by more than 1e-5 of the size of the sums, or outside of
// c.
func compare(m, k, n, odd int, add, transposed bool) string {
	a := tensor.Rows(random(odd+m*k, 1)[odd:], k)
	if transposed {
		a = tensor.Columns(a.Data, m)
	}
	b := tensor.Rows(random(odd+k*(n+odd), 2)[odd:][:(k-1)*(n+odd)+n], n+odd)
	c := tensor.Rows(random(odd+m*(n+odd), 3)[odd:], n+odd)
	want := tensor.Rows(append([]float32(nil), c.Data...), n+odd)
	tensor.Plain.Gemm(want, a, b, m, k, n, add)
	tensor.Gemm(c, a, b, m, k, n, add)
	size := math.Sqrt(float64(k))
	for i := range c.Data {
		if math.Abs(float64(c.Data[i]-want.Data[i])) > 1e-5*size || c.Data[i] != c.Data[i] {
			return fmt.Sprintf("number %d of c is %g, by plain Go %g", i, c.Data[i], want.Data[i])
		}
	}
	return "the same"
}

func TestGemm(t *testing.T) {
	shapes := [][3]int{{1, 1, 1}, {1, 7, 33}, {2, 3, 2}, {3, 5, 16}, {4, 4, 4}, {5, 300, 31}, {6, 257, 9}, {7, 256, 70}, {9, 2, 1024}, {13, 300, 1024},
		{8, 513, 2048}, {1, 352, 264}, {14, 352, 264}, {40, 88, 40}, {14, 176, 23}}
	for _, s := range shapes {
		for odd := range 4 {
			for _, add := range []bool{false, true} {
				for _, transposed := range []bool{false, true} {
					if got := compare(s[0], s[1], s[2], odd, add, transposed); got != "the same" {
						t.Errorf("%v, %d off, add %v, transposed %v: %s", s, odd, add, transposed, got)
					}
				}
			}
		}
	}
}

// TestEverySmallShape meets every way in which rows and columns can be left over.
func TestEverySmallShape(t *testing.T) {
	for m := 1; m <= 9; m++ {
		for n := 1; n <= 13; n++ {
			for _, k := range []int{1, 2, 5} {
				if got := compare(m, k, n, 1, true, false); got != "the same" {
					t.Errorf("%dx%dx%d: %s", m, k, n, got)
				}
			}
		}
	}
}

func TestGates(t *testing.T) {
	for _, n := range []int{1, 2, 3, 4, 5, 16, 31, 88} {
		for odd := range 4 {
			x := random(odd+3*n+4, 7)[odd:]
			for i := range x {
				x[i] *= 40 // far into both ends
			}
			got, want := append([]float32(nil), x...), append([]float32(nil), x...)
			tensor.Gates(got, 1, n)
			tensor.Plain.Gates(want[:n], want[n:3*n])
			for i := range got {
				if math.Abs(float64(got[i]-want[i])) > 1e-6 || got[i] != got[i] {
					t.Fatalf("n=%d, %d off: number %d of %g is %g, by plain Go %g", n, odd, i, x[i], got[i], want[i])
				}
			}
		}
	}
}

func TestAttend(t *testing.T) {
	for _, width := range []int{1, 2, 3, 4, 7, 96, 130} {
		for odd := range 4 {
			rows := 1 + odd
			query, keys, v := random(odd+width, 1)[odd:], random(odd+rows*width, 2)[odd:], random(odd+width, 3)[odd:]
			got, want := make([]float32, rows+1), make([]float32, rows+1)
			tensor.Attend(got[:rows], query, keys, v, make([]float32, width))
			before := tensor.Use(tensor.Plain)
			tensor.Attend(want[:rows], query, keys, v, make([]float32, width))
			tensor.Use(before)
			for i := range got {
				if math.Abs(float64(got[i]-want[i])) > 1e-5*math.Sqrt(float64(width)) || got[i] != got[i] {
					t.Errorf("width %d, %d off: score %d is %g, by plain Go %g", width, odd, i, got[i], want[i])
				}
			}
		}
	}
}

func TestBlend(t *testing.T) {
	for _, n := range []int{1, 2, 3, 4, 7, 96, 130} {
		for odd := range 4 {
			x, gate, plus := random(odd+n, 1)[odd:], random(odd+n, 2)[odd:], random(odd+n, 3)[odd:]
			got, want := random(n+1, 4), random(n+1, 4)
			tensor.Blend(got[:n], x, gate, plus)
			before := tensor.Use(tensor.Plain)
			tensor.Blend(want[:n], x, gate, plus)
			tensor.Use(before)
			for i := range got {
				if got[i] != want[i] {
					t.Errorf("%d numbers, %d off: number %d is %g, by plain Go %g", n, odd, i, got[i], want[i])
				}
			}
		}
	}
}

// TestMemoryGrows: Go's memory gets another buffer when it grows, and the kernel has to go on in
// the new one.
func TestMemoryGrows(t *testing.T) {
	var held [][]float32
	for mb := 64; mb <= 256; mb *= 2 {
		held = append(held, make([]float32, mb<<18))
		for _, big := range held {
			copy(big[len(big)-3000:], random(1000, 5))
			tensor.MatMul(big[len(big)-100:], big[len(big)-3000:], big[len(big)-3000:], 10, 10, 10)
		}
		if got := compare(14, 352, 264, 3, true, false); got != "the same" {
			t.Errorf("with %d MB more: %s", mb, got)
		}
		last, small := held[len(held)-1], make([]float32, 100)
		in := last[len(last)-3000:][:100]
		tensor.Plain.Gemm(tensor.Rows(small, 10), tensor.Rows(in, 10), tensor.Rows(in, 10), 10, 10, 10, false)
		for i, v := range last[len(last)-100:] {
			if math.Abs(float64(v-small[i])) > 1e-5*4 {
				t.Fatalf("at the end of %d MB: number %d is %g, by plain Go %g", mb, i, v, small[i])
			}
		}
	}
}

func TestNoAllocation(t *testing.T) {
	a, b, c := random(14*352, 1), random(352*264, 2), make([]float32, 14*264)
	if n := testing.AllocsPerRun(20, func() {
		tensor.MatMul(c, a, b, 14, 352, 264)
		tensor.Gates(c, 14, 88)
	}); n != 0 {
		t.Errorf("a product and its gates allocate %g times", n)
	}
}

// TestEndOfMemory multiplies matrices whose last number is the last of the memory: reading one
// further would trap.
func TestEndOfMemory(t *testing.T) {
	if !wanted {
		return // there is no kernel to look at
	}
	file, err := os.ReadFile("kernel.wasm")
	if err != nil {
		t.Fatal(err)
	}
	array := js.Global().Get("Uint8Array").New(len(file))
	js.CopyBytesToJS(array, file)
	wasm := js.Global().Get("WebAssembly")
	const page = 65536
	memory := wasm.Get("Memory").New(map[string]any{"initial": 1})
	instance := wasm.Get("Instance").New(wasm.Get("Module").New(array), map[string]any{"env": map[string]any{"memory": memory}})
	numbers := js.Global().Get("Float32Array").New(memory.Get("buffer"))
	for m := 1; m <= 5; m++ {
		for n := 1; n <= 9; n++ {
			const k = 3
			a, c, b := 1024, 2048, page-4*k*n
			numbers.Call("fill", 2)
			instance.Get("exports").Call("gemm", c, n, a, k, 1, b, n, m, k, n, 0, 4096)
			var got strings.Builder
			for i := range m*n + 1 {
				fmt.Fprintf(&got, "%g ", numbers.Index(c/4+i).Float())
			}
			if want := strings.Repeat("12 ", m*n) + "2 "; got.String() != want {
				t.Errorf("%dx%dx%d: %s, want %s", m, k, n, got.String(), want)
			}
			// The activations and attention too end where the memory ends.
			instance.Get("exports").Call("logistic", page-4*n, n, 2, -2, 1)
			instance.Get("exports").Call("attend", 0, m, page-4*n, page-4*m*n, page-4*n, n)
		}
	}
}

func BenchmarkMatMul(b *testing.B) {
	for _, k := range []tensor.Kernels{tensor.Plain, tensor.InUse()} {
		for _, s := range [][3]int{{1, 352, 264}, {14, 352, 264}, {40, 256, 1024}} {
			b.Run(fmt.Sprintf("%s/%dx%dx%d", k.Name, s[0], s[1], s[2]), func(b *testing.B) {
				x, w, dst := random(s[0]*s[1], 1), random(s[1]*s[2], 2), make([]float32, s[0]*s[2])
				for b.Loop() {
					k.Gemm(tensor.Rows(dst, s[2]), tensor.Rows(x, s[1]), tensor.Rows(w, s[2]), s[0], s[1], s[2], false)
				}
				b.ReportMetric(2*float64(s[0])*float64(s[1])*float64(s[2])*float64(b.N)/b.Elapsed().Seconds()/1e9, "GFLOPS")
			})
		}
	}
}
