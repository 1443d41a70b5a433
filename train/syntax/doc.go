// Package syntax trains the parser of wasm/syntax.
//
// The page can afford half a megabyte of weights and a few milliseconds, so
// what is learnt by large networks has to end up in a small one. [Train] does
// it in four steps: four teachers and the student learn the treebank and our own
// problem sentences; together they annotate the treebank anew, with their
// doubts, and raw word problems that nobody annotated; the student learns from
// that in three rounds, the last of which rounds its numbers; they are written
// to a weight file. Each step leaves
// a checkpoint, so that a run that was stopped goes on where it was.
//
// The network is in network.go and must stay the same as the forward pass of
// wasm/syntax, which a test makes sure of. The automatic differentiation is in
// train/tape, which the reader is trained with too. recipe.go says what is learnt
// when, and designs.go what it was compared with. transition.go is the other design that was
// tried: a greedy parser that needs no matrices.
package syntax
