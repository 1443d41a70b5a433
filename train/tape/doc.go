// Package tape is the small automatic differentiation that the parser is
// trained with: a list of matrices and, for each, how its gradient flows back.
//
// All sentences of a batch stand below one another in one matrix, a row a
// token, without padding; operations that look along a sentence take the
// sentences' bounds. What is large goes through the matrix product of
// wasm/tensor, so that a batch costs about the same as its products.
//
// Make a [Tape], feed it with [Tape.Embed] and the other operations, end in
// one of the losses, call [Tape.Backward], then [Adam.Step] on the parameters.
// Every operation's gradient is held against finite differences in the tests.
package tape
