// Package text reads a problem as it was typed: it splits the text into
// tokens and sentences with byte offsets, and finds every number in it with
// its exact value and its unit mark.
//
// Everything later in the pipeline speaks of quantities by their place in
// this reading: n0 is the first number of the text, n1 the second. Call
// [Read] first; what it returns never changes afterwards.
//
// Which words are quantities, which only imply a constant, and which number
// words are neither ("one of them", "the first day", "Room 12") is decided by
// one table, in words.go.
package text
