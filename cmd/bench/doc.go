// Command bench measures the page's program where it runs: in a headless
// Chromium. It compiles itself a second time as WebAssembly, starts that in a worker in a
// browser with the SIMD kernel beside it, and prints what comes back.
//
// Variants of one thing are measured in turns, so that what else the machine
// does falls on all of them, after a warm-up, in processor time; a figure is the median over the
// rounds, with the quartiles beside it. `make bench-browser` runs it. `go run ./cmd/bench query`
// measures one subject: cold, coded, products, parser, query, batch or loading. With -node it does
// so in node, where a busy machine disturbs least; with -native it measures batch in this process.
package main
