package tensor

// A View says how a matrix lies in a slice: element (i, j) is at i*Row + j*Col.
type View struct {
	Data     []float32
	Row, Col int
}

// Rows views s as rows of n numbers each.
func Rows(s []float32, n int) View { return View{s, n, 1} }

// Columns views s, which holds rows of n numbers each, as its transpose.
func Columns(s []float32, n int) View { return View{s, 1, n} }

// Kernels are the functions that may be replaced.
type Kernels struct {
	Name string // for reports: go, avx2, avx512, ...

	// Gemm computes c = a·b, or c += a·b when add is true, for a of m x k and
	// b of k x n. The rows of b and c are contiguous (Col is 1); a may have any
	// strides. The slices are long enough, and no size is 0: [Gemm] has checked.
	Gemm func(c, a, b View, m, k, n int, add bool)

	// Gates applies the hyperbolic tangent to z and the sigmoid to s, in place.
	Gates func(z, s []float32)

	// Attend is [Attend]. It may be nil: then Gates serves.
	Attend func(scores, query, keys, v []float32)

	// Blend is [Blend], for slices of one length. It may be nil: then plain Go serves.
	Blend func(sum, x, gate, plus []float32)
}

// Plain are the kernels in plain Go, the reference for all others.
var Plain = Kernels{Name: "go", Gemm: plainGemm, Gates: plainGates}

var kernels = Plain

// Use installs kernels in place of those in use, and returns those; a nil
// Gemm or Gates is taken from Plain. It is meant for start-up: it must not run beside a product.
func Use(k Kernels) (previous Kernels) {
	previous = kernels
	if k.Gemm == nil {
		k.Gemm = Plain.Gemm
	}
	if k.Gates == nil {
		k.Gates = Plain.Gates
	}
	kernels = k
	return previous
}

// InUse are the kernels in use.
func InUse() Kernels { return kernels }

// MatMul computes dst[m,n] = x[m,k] · w[k,n].
func MatMul(dst, x, w []float32, m, k, n int) {
	Gemm(Rows(dst, n), Rows(x, k), Rows(w, n), m, k, n, false)
}

// Gemm computes c = a·b, or c += a·b when add is true. The rows of b and c
// have to be contiguous; a may be transposed (see [Columns]).
func Gemm(c, a, b View, m, k, n int, add bool) {
	if m <= 0 || n <= 0 {
		return
	}
	if k <= 0 {
		if !add {
			for i := range m {
				clear(c.Data[i*c.Row : i*c.Row+n])
			}
		}
		return
	}
	// One look at the last element of each, so that a kernel in assembly
	// never reads past a slice: a wrong size panics here, as any index would.
	_ = c.Data[(m-1)*c.Row+n-1]
	_ = a.Data[(m-1)*a.Row+(k-1)*a.Col]
	_ = b.Data[(k-1)*b.Row+n-1]
	kernels.Gemm(c, a, b, m, k, n, add)
}

// plainGemm takes four rows of b at a time, so that a row of c is read and
// written once for four products.
func plainGemm(c, a, b View, m, k, n int, add bool) {
	for i := range m {
		dst := c.Data[i*c.Row:][:n]
		if !add {
			clear(dst)
		}
		p := 0
		for ; p+4 <= k; p += 4 {
			at := i*a.Row + p*a.Col
			x0, x1, x2, x3 := a.Data[at], a.Data[at+a.Col], a.Data[at+2*a.Col], a.Data[at+3*a.Col]
			b0 := b.Data[p*b.Row:][:n]
			b1 := b.Data[(p+1)*b.Row:][:n]
			b2 := b.Data[(p+2)*b.Row:][:n]
			b3 := b.Data[(p+3)*b.Row:][:n]
			for j := range dst {
				dst[j] += x0*b0[j] + x1*b1[j] + x2*b2[j] + x3*b3[j]
			}
		}
		for ; p < k; p++ {
			x := a.Data[i*a.Row+p*a.Col]
			row := b.Data[p*b.Row:][:n]
			for j := range dst {
				dst[j] += x * row[j]
			}
		}
	}
}

// Transpose writes the transpose of src, rows x cols, to dst, cols x rows.
func Transpose(dst, src []float32, rows, cols int) {
	const block = 16 // one cache line of numbers
	for i0 := 0; i0 < rows; i0 += block {
		i1 := min(i0+block, rows)
		for j0 := 0; j0 < cols; j0 += block {
			j1 := min(j0+block, cols)
			for j := j0; j < j1; j++ {
				to, from := dst[j*rows+i0:][:i1-i0], src[i0*cols+j:]
				for i := range to {
					to[i] = from[i*cols]
				}
			}
		}
	}
}
