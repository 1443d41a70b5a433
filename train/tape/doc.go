// Package tape is the small automatic differentiation that the parser and the
// reader are trained with: a list of matrices and, for each, how its gradient
// flows back.
//
// All texts of a batch stand below one another in one matrix, a row a token or
// node, without padding; operations that look along a text take the texts'
// bounds, and those that look along a graph its [Lists] of rows. What is large goes through the
// matrix product of wasm/tensor, so that a batch costs about the same as its products.
//
// Make a [Tape], feed it with [Tape.Embed] and the other operations, end in
// one of the losses, call [Tape.Backward], then [Adam.Step] on the parameters.
// Every operation's gradient is held against finite differences in the tests.
package tape
