// Package modelweights is the folder of the trained weights, for programs that
// carry them inside. MODEL_CARD.md tells where they come from.
package modelweights

import _ "embed"

// Parser are the weights of the dependency parser, for syntax.Load.
//
//go:embed parser.bin
var Parser []byte

// Reader are the weights of the model that reads problems, for graph2tree.Load.
//
//go:embed reader.bin
var Reader []byte
