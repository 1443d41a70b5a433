// Package tensor holds the float32 kernels that the models of this project
// share: one matrix product and a few element-wise functions.
//
// Every kernel exists as plain Go, which is the reference and runs anywhere,
// js/wasm included. The matrix product decides the speed, and after it the
// gates' activations, so these two can be replaced: on amd64 the package finds
// out at start whether the processor has AVX-512 or AVX2 and installs kernels
// in assembly; in the browser a SIMD kernel installs itself through [Use].
// Tests hold every kernel against the reference.
//
// Matrices are plain slices in row-major order; the caller names the sizes.
// Call [MatMul] first; [Gemm] is its general form for training.
package tensor
