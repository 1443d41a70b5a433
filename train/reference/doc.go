// Package reference is the model of wasm/graph2tree once more, as short as it
// can be said, to hold the fast versions to: the forward pass that runs in the page, and the tape
// that it is trained on.
//
// [Encode], [Look], [Step] and [Follow] (model.go) write the model in terms of a
// few operations on matrices, [Ops]. Two things carry these operations out: gomlx, on its go
// backend, with which [Model] gives scores of trees and the gradient of the loss; and train/onnx,
// which writes them into a file that other programs can run. [Tables] turns a problem into the
// matrices that go in.
//
// Load makes a Model of the bytes of a weight file. docs/reference.md has what was compared, and
// what gomlx costs.
package reference
