package tensor

// second is the product that a machine without AVX-512 would take.
func second() func(c, a, b View, m, k, n int, add bool) {
	if avx2, _ := features(); avx2 {
		return avx2Gemm
	}
	return plainGemm
}
