// Package onnx writes the model of wasm/graph2tree as files in the Open Neural
// Network Exchange format, so that other programs can run it and our own
// forward pass can be compared with theirs.
//
// [Write] makes five files of a weight file: the encoder, and the steps of the
// decoder, between which the program that searches for trees decides (look scores candidates; left,
// right and merge make goals and subtrees). They are train/reference's Encode, Look and Step,
// carried out by a builder that writes every operation down (builder.go). The format is a few kinds
// of message (message.go).
package onnx
