// Package graph2tree reads a problem: it turns its words and its graph into
// expression trees, the likeliest first.
//
// Load makes a Model of the bytes of a weight file; a model is read only and
// can be shared. NewState makes the scratch for one goroutine, and State.Read
// takes a document of wasm/text with its parse and its graph. The forward pass
// allocates nothing once the state has grown to the longest problem it has met.
//
// How it works, in the order of the files: input.go turns words into rows of
// embedding tables, marks.go adds what is known of a word but not from its
// letters (part of speech, sentence, value of a number, whether the question
// speaks of it too); encode.go is the encoder, recurrent layers that read the text in
// both directions, then graph layers that gather along and against the typed
// edges (BiGraphSAGE); decode.go is the goal-driven tree decoder, which
// chooses an operator, a quantity or a constant for a goal, and splits the goal
// of an operator in two; beam.go keeps the best partial trees. Only well-formed
// trees are ever made. verify.go and pairs.go are a second, small network that
// looks at the finished trees; candidate.go gives them their probabilities.
//
// The training in train/reader computes the same on a tape, and train/reference
// with gomlx; tests hold the three together. docs/reader.md tells what was tried.
package graph2tree
