package worker

import (
	"fmt"
	"sync"
	"time"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
)

// Source says where a file is. An empty URL is a file that this site does not have.
type Source struct {
	URL   string
	Bytes int64 // 0 where it isn't known
}

// Files are the files that a worker loads.
type Files struct{ Corpus, Parser, Reader, Shards Source }

// state is the message.State of a worker, guarded by its mutex.
type state struct {
	mutex sync.Mutex
	message.State
	told time.Time // when it was posted last
}

// drawn is how often progress is told: as often as a page can draw with ease.
const drawn = 50 * time.Millisecond

// tell changes the state and posts it; progress alone is posted only now and then.
func (w *Worker) tell(progress bool, change func(s *message.State)) {
	s := &w.state
	s.mutex.Lock()
	defer s.mutex.Unlock()
	change(&s.State)
	if progress && time.Since(s.told) < drawn {
		return
	}
	s.told = time.Now()
	now := s.State
	now.Files = append([]message.File(nil), s.Files...)
	w.post(message.Reply{State: &now})
}

// The files by their place in State.Files.
const (
	corpusFile = iota
	parserFile
	readerFile
	shardsFile // only where the corpus is split
)

// Load loads the files, the corpus first, so that problems can be found before the model is there.
// What fails is told and left out.
func (w *Worker) Load(files Files) {
	w.tell(false, func(s *message.State) {
		*s = message.State{Protocol: message.Version, Stage: message.StageCorpus, Use: message.UseAll, Files: []message.File{
			corpusFile: {Name: message.FileCorpus, Phase: message.PhaseWaiting, Total: files.Corpus.Bytes},
			parserFile: {Name: message.FileParser, Phase: message.PhaseWaiting, Total: files.Parser.Bytes},
			readerFile: {Name: message.FileReader, Phase: message.PhaseWaiting, Total: files.Reader.Bytes},
		}}
	})
	go w.openShelf()
	if files.Shards.URL != "" {
		w.loadShards(files.Shards)
	}
	// The model's bytes arrive while the corpus is indexed.
	arrived := make(chan struct{})
	var parser, reader []byte
	corpus := w.fetch(corpusFile, files.Corpus)
	go func() {
		defer close(arrived)
		parser = w.fetch(parserFile, files.Parser)
		reader = w.fetch(readerFile, files.Reader)
	}()
	w.loadCorpus(corpus)
	w.tell(false, func(s *message.State) { s.Stage = message.StageModel })
	<-arrived
	if parser != nil && reader != nil {
		w.loadReader(parser, reader)
		if w.browser.Spares != nil && w.engine.Model() != nil {
			w.spares = w.browser.Spares(parser, reader)
		}
	}
	w.tell(false, func(s *message.State) { s.Stage = message.StageReady })
	close(w.loaded)
	w.addKept()
	if w.browser.Later != nil {
		w.browser.Later()
	}
	w.engine.LearnPhrases(w.idle)
}

func (w *Worker) rest() error {
	w.browser.Rest()
	return nil
}

// idle is a rest that lasts until no request is being worked on.
func (w *Worker) idle() error {
	w.browser.Rest()
	w.turn.Lock()
	defer w.turn.Unlock()
	return nil
}

// fetch gets a file, or tells why not and returns nil.
func (w *Worker) fetch(file int, source Source) []byte {
	data, err := []byte(nil), fmt.Errorf("this site has no such file")
	if source.URL != "" {
		w.phase(file, message.PhaseLoading)
		data, err = w.browser.Fetch(source, func(done, total int64) {
			w.tell(true, func(s *message.State) {
				s.Files[file].Done = done
				if source.Bytes == 0 {
					s.Files[file].Total = total
				}
			})
		})
	}
	if err != nil {
		w.fail(file, &message.Failure{Code: message.FileMissing, Why: err.Error(), At: -1})
		return nil
	}
	w.trace(w.nameOf(file) + " arrived")
	w.tell(false, func(s *message.State) {
		f := &s.Files[file]
		f.Phase, f.Done, f.Total = message.PhaseReading, int64(len(data)), int64(len(data))
	})
	return data
}

func (w *Worker) nameOf(file int) string {
	w.state.mutex.Lock()
	defer w.state.mutex.Unlock()
	return w.state.Files[file].Name
}

func (w *Worker) phase(file int, phase string) {
	w.tell(false, func(s *message.State) { s.Files[file].Phase = phase })
}

func (w *Worker) fail(file int, failure *message.Failure) {
	w.tell(false, func(s *message.State) {
		f := &s.Files[file]
		failure.Step, failure.File = "loading the "+f.Name, f.Name
		f.Phase, f.Failure = message.PhaseFailed, failure
	})
}

// loadCorpus makes the site's problems, nil if they did not come, and the user's own ready to be
// found.
func (w *Worker) loadCorpus(data []byte) {
	w.collections.mutex.Lock()
	w.collections.site, w.collections.begun = data, true
	w.collections.mutex.Unlock()
	err := w.index()
	if err == nil {
		if data != nil {
			w.phase(corpusFile, message.PhaseReady)
		}
		return
	}
	w.fail(corpusFile, engine.FileFailure(message.FileCorpus, err))
	w.collections.mutex.Lock()
	w.collections.site = nil
	w.collections.mutex.Unlock()
	w.index() // without it
}

func (w *Worker) loadReader(parser, reader []byte) {
	err := w.engine.LoadReader(parser, reader)
	w.tell(false, func(s *message.State) {
		s.Files[parserFile].Phase, s.Files[readerFile].Phase = message.PhaseReady, message.PhaseReady
		s.CanRead = err == nil
	})
	if err != nil {
		name := engine.FaultyFile(parser)
		w.fail(map[string]int{message.FileParser: parserFile, message.FileReader: readerFile}[name], engine.FileFailure(name, err))
	}
}
