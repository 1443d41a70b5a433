package tape

import (
	"encoding/gob"
	"fmt"
	"os"
	"path/filepath"
)

// A Checkpoint is what training needs to go on where it stopped.
type Checkpoint struct {
	Step      int // the step, or the epoch, to go on with
	AdamSteps int
	X, M, V   [][]float32
	Best      [][]float32 // the numbers that were best so far, where they are kept
	BestScore float64
}

// Save writes a checkpoint of parameters; path "" writes none. A stop while writing leaves the old
// one whole.
func (c Checkpoint) Save(path string, params []*Param, adam *Adam) error {
	if path == "" {
		return nil
	}
	c.AdamSteps, c.X, c.M, c.V = adam.Steps, nil, nil, nil
	for _, p := range params {
		c.X, c.M, c.V = append(c.X, p.X), append(c.M, p.M), append(c.V, p.V)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fmt.Errorf("saving the checkpoint: %w", err)
	}
	f, err := os.Create(path + ".new")
	if err != nil {
		return fmt.Errorf("saving the checkpoint: %w", err)
	}
	if err := gob.NewEncoder(f).Encode(c); err != nil {
		f.Close()
		return fmt.Errorf("saving the checkpoint %s: %w", path, err)
	}
	if err := f.Close(); err != nil {
		return fmt.Errorf("saving the checkpoint %s: %w", path, err)
	}
	return os.Rename(path+".new", path)
}

// Resume puts a checkpoint's numbers into the parameters, if there is one; adam may be nil.
func Resume(path string, params []*Param, adam *Adam) (c Checkpoint, err error) {
	if path == "" {
		return c, nil
	}
	f, err := os.Open(path)
	if os.IsNotExist(err) {
		return c, nil
	}
	if err != nil {
		return c, fmt.Errorf("resuming: %w", err)
	}
	defer f.Close()
	if err := gob.NewDecoder(f).Decode(&c); err != nil {
		return c, fmt.Errorf("resuming from %s: %w", path, err)
	}
	if len(c.X) != len(params) {
		return c, fmt.Errorf("resuming from %s: it has %d tensors, the network %d", path, len(c.X), len(params))
	}
	for i, p := range params {
		if len(c.X[i]) != len(p.X) {
			return c, fmt.Errorf("resuming from %s: tensor %s has %d numbers, not %d", path, p.Name, len(c.X[i]), len(p.X))
		}
		copy(p.X, c.X[i])
		copy(p.M, c.M[i])
		copy(p.V, c.V[i])
	}
	if adam != nil {
		adam.Steps = c.AdamSteps
	}
	return c, nil
}
