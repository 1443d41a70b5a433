package frontend

import (
	"testing"

	"mwpranker/wasm/message"
)

func TestFooter(t *testing.T) {
	s := &State{Answer: Answer{Worker: message.State{Files: []message.File{{Name: message.FileCorpus}}}}}
	if got := s.Footer(); got != say.Footer {
		t.Errorf("with a whole corpus: %s", got)
	}
	s.Worker.Files = append(s.Worker.Files, message.File{Name: message.FileShards})
	if got := s.Footer(); got != say.FooterSplit {
		t.Errorf("with a split corpus: %s", got)
	}
}
