// Package text reads a problem as it was typed: it splits the text into
// tokens and sentences with byte offsets, and finds every number in it with
// its exact value and its unit mark.
//
// Everything later in the pipeline speaks of quantities by their place in
// this reading: n0 is the first number of the text, n1 the second. Call
// [Read] first; what it returns never changes afterwards.
//
// The text goes through the files in this order: token.go and number.go cut it
// into tokens, sentence.go finds the sentences, quantity.go and numberwords.go
// read the numbers, and context.go strikes out those that are no quantities.
//
// Which words are quantities, which only imply a constant, and which number
// words are neither ("one of them", "the first day", "Room 12") is decided by
// two tables: of words, in words.go, and of forms, in context.go.
// docs/numbers.md shows both.
package text
