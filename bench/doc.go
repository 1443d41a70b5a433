// Command bench measures the page's program where it runs: in a headless
// Chromium. It compiles itself a second time as WebAssembly, starts that in a
// browser with the SIMD kernel beside it, and prints what comes back.
//
// Variants of one thing are measured in turns, so that what else the machine
// does falls on all of them, after a warm-up, in processor time; a figure is the median over the
// rounds, with the quartiles beside it. `make bench-browser` runs it; names behind
// it choose what is measured: products, parser, query, loading.
package main
