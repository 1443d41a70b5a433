package tensor

// cpuid and xgetbv are the instructions of these names.
//
//go:noescape
func cpuid(leaf, sub uint32) (eax, ebx, ecx, edx uint32)

//go:noescape
func xgetbv() (eax, edx uint32)

// block8x32 computes 8 rows and up to 32 columns of c with AVX-512; bit j of
// mask says that column j exists. Strides are in bytes.
//
//go:noescape
func block8x32(c *float32, cRow uintptr, a *float32, aRow, aCol uintptr, b *float32, bRow uintptr, k uintptr, mask uint32, add uint32)

// block1x32 is block8x32 for one row.
//
//go:noescape
func block1x32(c *float32, a *float32, aCol uintptr, b *float32, bRow uintptr, k uintptr, mask uint32, add uint32)

// block4x16 computes 4 rows and 16 columns of c with AVX2 and FMA.
//
//go:noescape
func block4x16(c *float32, cRow uintptr, a *float32, aRow, aCol uintptr, b *float32, bRow uintptr, k uintptr, add uint32)

func init() {
	switch avx2, avx512 := features(); {
	case avx512:
		Use("avx512", avx512Kernel)
	case avx2:
		Use("avx2", avx2Kernel)
	}
}

// features asks the processor, and the operating system through XGETBV, which
// registers may be used.
func features() (avx2, avx512 bool) {
	if top, _, _, _ := cpuid(0, 0); top < 7 {
		return false, false
	}
	const fma, osxsave, avx = 1 << 12, 1 << 27, 1 << 28
	if _, _, c, _ := cpuid(1, 0); c&(fma|osxsave|avx) != fma|osxsave|avx {
		return false, false
	}
	saved, _ := xgetbv()
	_, b, _, _ := cpuid(7, 0)
	avx2 = saved&0x06 == 0x06 && b&(1<<5) != 0
	avx512 = avx2 && saved&0xe6 == 0xe6 && b&(1<<16) != 0
	return avx2, avx512
}

// depth is how many rows of b one pass takes: with 32 columns they fill 32 KB,
// and stay in the first cache while the rows of a go by.
const depth = 256

func avx512Kernel(c, a, b View, m, k, n int, add bool) {
	for p := 0; p < k; p += depth {
		kk := min(depth, k-p)
		sum := uint32(1)
		if p == 0 && !add {
			sum = 0
		}
		for j := 0; j < n; j += 32 {
			mask := ^uint32(0)
			if n-j < 32 {
				mask = 1<<(n-j) - 1
			}
			bp := &b.Data[p*b.Row+j]
			i := 0
			for ; i+8 <= m; i += 8 {
				block8x32(&c.Data[i*c.Row+j], uintptr(c.Row)*4, &a.Data[i*a.Row+p*a.Col], uintptr(a.Row)*4, uintptr(a.Col)*4,
					bp, uintptr(b.Row)*4, uintptr(kk), mask, sum)
			}
			if i < m && m > 8 && sum == 0 { // the last eight rows again: cheaper than one at a time
				i = m - 8
				block8x32(&c.Data[i*c.Row+j], uintptr(c.Row)*4, &a.Data[i*a.Row+p*a.Col], uintptr(a.Row)*4, uintptr(a.Col)*4,
					bp, uintptr(b.Row)*4, uintptr(kk), mask, sum)
				continue
			}
			for ; i < m; i++ {
				block1x32(&c.Data[i*c.Row+j], &a.Data[i*a.Row+p*a.Col], uintptr(a.Col)*4, bp, uintptr(b.Row)*4, uintptr(kk), mask, sum)
			}
		}
	}
}

func avx2Kernel(c, a, b View, m, k, n int, add bool) {
	rows, cols := m&^3, n&^15
	for p := 0; p < k; p += depth {
		kk := min(depth, k-p)
		sum := uint32(1)
		if p == 0 && !add {
			sum = 0
		}
		for j := 0; j < cols; j += 16 {
			for i := 0; i < rows; i += 4 {
				block4x16(&c.Data[i*c.Row+j], uintptr(c.Row)*4, &a.Data[i*a.Row+p*a.Col], uintptr(a.Row)*4, uintptr(a.Col)*4,
					&b.Data[p*b.Row+j], uintptr(b.Row)*4, uintptr(kk), sum)
			}
		}
	}
	// What is left over at the bottom and at the right goes the plain way.
	if rows < m {
		Reference(View{c.Data[rows*c.Row:], c.Row, 1}, View{a.Data[rows*a.Row:], a.Row, a.Col}, b, m-rows, k, n, add)
	}
	if cols < n && rows > 0 {
		Reference(View{c.Data[cols:], c.Row, 1}, a, View{b.Data[cols:], b.Row, 1}, rows, k, n-cols, add)
	}
}
