package tensor

// second is the kernel that a machine without AVX-512 would take.
func second() Kernel {
	if avx2, _ := features(); avx2 {
		return avx2Kernel
	}
	return Reference
}
