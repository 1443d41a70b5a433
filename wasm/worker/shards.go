package worker

import (
	"bytes"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
)

// loadShards loads the manifest of a split corpus. It has to be there before
// the corpus, which is its first part; without it, that part is all there is.
func (w *Worker) loadShards(source Source) {
	w.tell(false, func(s *message.State) {
		s.Files = append(s.Files, message.File{Name: message.FileShards, Phase: message.PhaseWaiting, Total: source.Bytes})
	})
	manifest := w.fetch(shardsFile, source)
	if manifest == nil {
		return
	}
	if err := w.engine.UseShards(bytes.NewReader(manifest)); err != nil {
		w.fail(shardsFile, engine.FileFailure(message.FileShards, err))
		return
	}
	w.phase(shardsFile, message.PhaseReady)
}

// more searches again if there is a file of a split corpus that has more of
// what was found. If it does not come, the answer that there is stays.
func (w *Worker) more(r message.Request, reply message.Reply, pause engine.Pause) message.Reply {
	name := w.engine.NextShard(r.Search, reply.Found)
	if name == "" {
		return reply
	}
	file := w.fetch(shardsFile, Source{URL: name})
	if file == nil {
		return reply
	}
	if err := w.engine.AddShard(name, bytes.NewReader(file)); err != nil {
		w.fail(shardsFile, engine.FileFailure(message.FileShards, err))
		return reply
	}
	w.tell(false, func(s *message.State) {
		s.Files[shardsFile].Phase, s.Files[shardsFile].Failure = message.PhaseReady, nil
		s.Problems = w.engine.Problems()
	})
	return w.engine.Answer(r, pause)
}
