// Command compare runs the reader of problems beside other runtimes, in one
// headless Chromium and in turns, on the same weights and the same problems:
// wasm/graph2tree with the SIMD kernel and without, onnxruntime-web with the files of
// train/onnx, and gomlx's go backend with train/reference. `make bench-compare` runs it.
//
// A query is a problem as the network reads it (graph2tree.Input), encoded and searched for trees.
// Before anything is timed, all have to find the same trees with the same scores.
//
// main.go lays out the files and opens the page. compare.mjs measures. Our side and gomlx are this
// same program as WebAssembly, started once for each (program_js.go); session.mjs is onnxruntime's
// side. These two offer the steps of the decoder, and search.mjs searches with either. node.mjs
// runs the same in node, for the test.
package main
