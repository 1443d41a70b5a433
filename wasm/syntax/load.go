package syntax

import (
	"fmt"

	"mwpranker/wasm/weights"
)

// entryConfig is the entry of a weight file that holds the configuration.
const entryConfig = "parser"

func (c *Config) lists() map[string]*[]string {
	return map[string]*[]string{"words": &c.Words, "pieces": &c.Pieces, "upos.names": &c.UPOS, "xpos.names": &c.XPOS, "relations": &c.Rels}
}

// Load makes a model of the bytes of a weight file. It keeps nothing of them.
func Load(data []byte) (*Model, error) {
	f, err := weights.Read(data)
	if err != nil {
		return nil, fmt.Errorf("syntax: loading the parser: %w", err)
	}
	var c Config
	if err := f.Config(entryConfig, &c, c.lists()); err != nil {
		return nil, fmt.Errorf("syntax: loading the parser: %w", err)
	}
	return NewModel(c, func(name string) ([]float32, bool) {
		x, err := f.Floats(name)
		return x, err == nil
	})
}

// Entries are what a weight file holds for a configuration beside the tensors.
func (c Config) Entries() ([]weights.Tensor, error) {
	return weights.ConfigEntries(entryConfig, c, c.lists())
}
