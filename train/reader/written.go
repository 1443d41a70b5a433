package reader

import (
	"fmt"
	"os"

	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/weights"
)

// written reads the weight file of the job again, as tensors and as the model that they are, and
// the parser that the model wants.
func (j *Job) written() (*weights.File, *graph2tree.Model, *syntax.Model, error) {
	data, err := os.ReadFile(j.Out)
	if err != nil {
		return nil, nil, nil, fmt.Errorf("the reader's weights are needed: %w", err)
	}
	file, err := weights.Read(data)
	if err != nil {
		return nil, nil, nil, fmt.Errorf("%s: %w", j.Out, err)
	}
	model, err := graph2tree.Load(data)
	if err != nil {
		return nil, nil, nil, fmt.Errorf("%s: %w", j.Out, err)
	}
	parser, err := j.parser()
	return file, model, parser, err
}

// withConfig are the entries of a configuration, and behind them the tensors that are none.
func withConfig(c *graph2tree.Config, tensors []weights.Tensor) ([]weights.Tensor, error) {
	entries, err := c.Entries()
	if err != nil {
		return nil, err
	}
	ofConfig := map[string]bool{}
	for _, e := range entries {
		ofConfig[e.Name] = true
	}
	for _, t := range tensors {
		if !ofConfig[t.Name] {
			entries = append(entries, t)
		}
	}
	return entries, nil
}
