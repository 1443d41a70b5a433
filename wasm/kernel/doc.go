// Package kernel makes the matrix products and activations of tensor fast in
// the browser: Go's compiler emits no SIMD for WebAssembly, so they are written
// in C (c/kernel.c), compiled to a small module of their own (kernel.wasm, by
// `make kernel`), and work in place on the memory of the Go program.
//
// The Go program imports the functions, and the kernel imports the program's
// memory; kernel.js ties that knot. A program that imports this package can
// only be started by it. Where the browser has no SIMD, or the file is missing,
// the program starts all the same and [Install] changes nothing: plain Go goes on.
//
// Call [Install] once at start.
package kernel
