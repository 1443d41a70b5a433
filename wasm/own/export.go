package own

import (
	"iter"

	"mwpranker/wasm/corpus"
)

// Exported are the problems as the file had them, with what was found out.
func (c *Collection) Exported() iter.Seq[*corpus.Problem] {
	return func(yield func(*corpus.Problem) bool) {
		for _, p := range c.Problems {
			problem := *p
			problem.ID = fileID(p.ID)
			if !yield(&problem) {
				return
			}
		}
	}
}
