package syntax

import (
	"fmt"
	"os"

	"mwpranker/train/tape"
	"mwpranker/wasm/syntax"
)

// Export writes a network to a weight file; see [tape.Export].
func Export(n *Network, path string, step float64) error {
	entries, err := n.Config.Entries()
	if err != nil {
		return err
	}
	return tape.Export(path, entries, n.Params, step)
}

// LoadModel reads a weight file.
func LoadModel(path string) (*syntax.Model, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("loading a parser: %w", err)
	}
	return syntax.Load(data)
}
