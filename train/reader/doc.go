// Package reader trains the model of wasm/graph2tree, which reads problems.
//
// A [Network] is that model as parameters, with the same forward pass on a tape
// of train/tape, for a batch at once. [Fit] trains it on what a [Source] draws: the
// examples of a data.Training, instances of stories and problems of train/world, each told a little
// differently every time (sample.go). [Export] writes the weight file.
//
// Why not gomlx, which holds the reference (train/reference)? The tape needs a fraction of its time
// for the same step on a processor; docs/reference.md has the figures.
package reader
