package graph2tree

import (
	"encoding/json"
	"fmt"
	"strings"

	"mwpranker/wasm/weights"
)

// Beside its tensors, a weight file holds these texts: the configuration as
// JSON, and the lists, a name a line.
const entryConfig = "reader"

func (c *Config) lists() map[string]*[]string {
	return map[string]*[]string{"words": &c.Words, "pieces": &c.Pieces, "constants": &c.Constants}
}

// listNames is the order of the lists in the file.
var listNames = []string{"words", "pieces", "constants"}

// Load makes a model of the bytes of a weight file. It keeps nothing of them.
func Load(data []byte) (*Model, error) {
	f, err := weights.Read(data)
	if err != nil {
		return nil, fmt.Errorf("graph2tree: loading the reader: %w", err)
	}
	config, err := f.Text(entryConfig)
	if err != nil {
		return nil, fmt.Errorf("graph2tree: this is not a reader: %w", err)
	}
	var c Config
	if err := json.Unmarshal([]byte(config), &c); err != nil {
		return nil, fmt.Errorf("graph2tree: loading the reader: its configuration: %w", err)
	}
	for name, list := range c.lists() {
		text, err := f.Text(name)
		if err != nil {
			return nil, fmt.Errorf("graph2tree: loading the reader: %w", err)
		}
		*list = strings.Split(text, "\n")
	}
	return NewModel(c, func(name string) ([]float32, bool) {
		x, err := f.Floats(name)
		return x, err == nil
	})
}

// Entries are what a weight file holds for a configuration beside the tensors.
func (c Config) Entries() ([]weights.Tensor, error) {
	config, err := json.Marshal(c)
	if err != nil {
		return nil, fmt.Errorf("graph2tree: writing the configuration: %w", err)
	}
	entries := []weights.Tensor{weights.TextOf(entryConfig, string(config))}
	for _, name := range listNames {
		entries = append(entries, weights.TextOf(name, strings.Join(*c.lists()[name], "\n")))
	}
	return entries, nil
}
