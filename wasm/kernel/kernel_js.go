package kernel

import (
	"unsafe"

	"mwpranker/wasm/tensor"
)

//go:wasmimport kernel ready
func ready() int32

//go:wasmimport kernel gemm
//go:noescape
func gemm(c unsafe.Pointer, cRow int32, a unsafe.Pointer, aRow, aCol int32, b unsafe.Pointer, bRow, m, k, n, add int32, pack unsafe.Pointer)

//go:wasmimport kernel logistic
//go:noescape
func logistic(x unsafe.Pointer, n int32, inner, outer, plus float32)

//go:wasmimport kernel attend
//go:noescape
func attend(scores unsafe.Pointer, n int32, query, keys, weights unsafe.Pointer, width int32)

//go:wasmimport kernel blend
//go:noescape
func blend(sum, x, gate, plus unsafe.Pointer, n int32)

// Install puts the kernel in the place of plain Go, and says whether there is one.
func Install() bool {
	if ready() == 0 {
		return false
	}
	tensor.Use(tensor.Kernels{Name: "wasm simd", Gemm: product, Gates: gates, Attend: attention, Blend: blending})
	return true
}

// pack is where the kernel copies a strip of b: 256 rows of 8. The program has one thread.
var pack [256 * 8]float32

func product(c, a, b tensor.View, m, k, n int, add bool) {
	sum := int32(0)
	if add {
		sum = 1
	}
	gemm(pointer(c.Data), int32(c.Row), pointer(a.Data), int32(a.Row), int32(a.Col), pointer(b.Data), int32(b.Row),
		int32(m), int32(k), int32(n), sum, unsafe.Pointer(&pack))
}

func gates(z, s []float32) {
	logistic(pointer(z), int32(len(z)), 2, -2, 1)
	logistic(pointer(s), int32(len(s)), -1, 1, 0)
}

func attention(scores, query, keys, v []float32) {
	attend(pointer(scores), int32(len(scores)), pointer(query), pointer(keys), pointer(v), int32(len(query)))
}

func blending(sum, x, gate, plus []float32) {
	blend(pointer(sum), pointer(x), pointer(gate), pointer(plus), int32(len(sum)))
}

func pointer(s []float32) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(s)) }
