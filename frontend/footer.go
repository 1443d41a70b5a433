package frontend

import (
	"slices"

	"mwpranker/wasm/message"
)

// Footer says what leaves the computer: nothing, but for a split corpus.
func (s *State) Footer() string {
	if slices.ContainsFunc(s.Worker.Files, func(f message.File) bool { return f.Name == message.FileShards }) {
		return say.FooterSplit
	}
	return say.Footer
}
