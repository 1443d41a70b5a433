// Package engine is the whole pipeline behind the page: it reads a query,
// searches the corpus and words the answer. It is the only package that knows
// every step.
//
// Make one with [New]; it understands expressions at once. [Engine.LoadCorpora]
// lets it find problems, [Engine.LoadReader] lets it read them. Between these
// it answers with what it has, and says so. [Engine.Answer] answers a request of
// package message, for a page; the rest of the package is one file for each kind of
// request. A program that shows things its own way asks the two steps behind an answer:
// [Engine.Understand] and [Engine.Find].
package engine

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"sync/atomic"
	"time"

	"mwpranker/wasm/complete"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/index"
	"mwpranker/wasm/message"
	"mwpranker/wasm/shard"
	"mwpranker/wasm/weights"
)

// Engine answers queries over some corpora. It may be used by several
// goroutines, also while it loads.
//
// What is known of the corpora is one [library], which is never changed: who has made another puts
// it in place of the one that it was made of. A query takes the library once and keeps to it. So
// nobody waits for anybody, and there is one lock: that of the reader, which reads one text at a
// time. It is the innermost of all: who holds it calls nothing but the reader.
type Engine struct {
	library  atomic.Pointer[library]
	manifest atomic.Pointer[shard.Manifest] // of a split corpus; nil where the corpus is whole
	reader   atomic.Pointer[sharedReader]   // nil where there is no model

	watch func(step string) // may be nil
}

// library is what is known of the corpora.
type library struct {
	index  *index.Index
	parts  []part // where shards may come to them
	loaded []int  // parts of each bucket of the manifest that are among them
	*phrases
}

// phrases are what completion needs of the corpora: a library with shards more has those of the one
// before.
type phrases struct {
	texts     atomic.Pointer[complete.Texts]     // nil after LearnPhrases
	completer atomic.Pointer[complete.Completer] // nil before
}

// New returns an engine that has loaded nothing.
func New() *Engine { return &Engine{} }

// Watch makes the engine tell each step of loading when it is done. It is to be called before
// anything else.
func (e *Engine) Watch(tell func(step string)) { e.watch = tell }

func (e *Engine) done(step string) {
	if e.watch != nil {
		e.watch(step)
	}
}

// Pause is called between the steps of long work. It may let others work; an
// error, such as that of a request that is no longer wanted, ends the work. A
// nil Pause never does.
type Pause func() error

func (p Pause) rest() error {
	if p == nil {
		return nil
	}
	return p()
}

// spaced is a Pause for the steps of loading, which are short: it rests when the last rest is
// restAfter ago.
func (p Pause) spaced() Pause {
	var last time.Time
	return func() error {
		if time.Since(last) < restAfter {
			return nil
		}
		err := p.rest()
		last = time.Now()
		return err
	}
}

// restAfter is how long loading works between two rests, and restEvery how many records it reads
// between two looks at the clock.
const (
	restAfter = 20 * time.Millisecond
	restEvery = 64
)

// LoadCorpora reads and indexes corpora, packed or not, in place of those that were loaded
// before. Records that do not hold are left out and reported.
func (e *Engine) LoadCorpora(pause Pause, files ...io.Reader) ([]message.Corpus, error) {
	builder, texts, manifest := index.NewBuilder(), &complete.Texts{}, e.manifest.Load()
	pause = pause.spaced()
	var loaded []message.Corpus
	var parts []part
	for _, file := range files {
		if m, ok := file.(inMemory); ok {
			builder.Expect(m.Len())
		}
	}
	for _, file := range files {
		read := 0
		var kept []*corpus.Problem
		var stopped error
		report, err := readCorpus(file, func(p *corpus.Problem) {
			if read++; read%restEvery == 0 && stopped == nil {
				stopped = pause.rest()
			}
			builder.Add(p)
			texts.Add(p.Text, p.Quantities)
			if manifest != nil {
				kept = append(kept, p)
			}
		})
		if err = errors.Join(stopped, err); err != nil {
			return nil, err
		}
		builder.Corpus(report.Name)
		parts = append(parts, part{report.Name, kept})
		about := message.Corpus{Name: report.Name, Licence: report.Licence, Problems: report.Good, Left: report.Bad}
		for _, fault := range report.Faults[:min(len(report.Faults), faultsShown)] {
			about.Faults = append(about.Faults, fault.String())
		}
		loaded = append(loaded, about)
	}
	e.done("corpus read")
	ix, err := builder.Build()
	if err != nil {
		return nil, err
	}
	e.done("index built")
	l := &library{index: ix, parts: parts, phrases: &phrases{}}
	if manifest != nil {
		l.loaded = make([]int, len(manifest.Parts)) // none: they were in the library before this one
	}
	l.texts.Store(texts)
	e.library.Store(l)
	return loaded, nil
}

// InMemory is a corpus whose bytes are all there. Unlike those of another reader they are not
// copied, and must not be changed.
func InMemory(data []byte) io.Reader { return inMemory{bytes.NewReader(data), data} }

type inMemory struct {
	*bytes.Reader
	data []byte
}

// readCorpus reads a corpus of either kind.
func readCorpus(file io.Reader, each func(*corpus.Problem)) (*corpus.Report, error) {
	if m, ok := file.(inMemory); ok && corpus.IsPacked(m.data) {
		return corpus.ReadPacked(m.data, each)
	}
	buffered := bufio.NewReader(file)
	if head, _ := buffered.Peek(4); !corpus.IsPacked(head) {
		return corpus.Read(buffered, each)
	}
	data, err := io.ReadAll(buffered)
	if err != nil {
		return nil, fmt.Errorf("reading the corpus: %w", err)
	}
	return corpus.ReadPacked(data, each)
}

// faultsShown is how many records that do not hold are named.
const faultsShown = 20

// LoadReader makes the model of its two files.
func (e *Engine) LoadReader(parserWeights, modelWeights []byte) error {
	reader, err := NewReader(parserWeights, modelWeights)
	if err != nil {
		return err
	}
	e.SetReader(reader)
	e.done("weights expanded")
	return nil
}

// SetReader makes a model the one that reads problems.
func (e *Engine) SetReader(reader Reader) { e.reader.Store(&sharedReader{reader: reader}) }

// Reader is the model, for one goroutine after the other; nil where there is none.
func (e *Engine) Reader() Reader {
	if reader := e.reader.Load(); reader != nil {
		return reader
	}
	return nil
}

// Problems is how many problems can be found.
func (e *Engine) Problems() int {
	if l := e.library.Load(); l != nil {
		return l.index.Len()
	}
	return 0
}

// Answer answers one request. It never panics on what a user types.
func (e *Engine) Answer(r message.Request, pause Pause) message.Reply {
	reply := message.Reply{ID: r.ID}
	var failure *message.Failure
	switch {
	case r.Search != nil:
		reply.Found, failure = e.search(r.Search, pause)
	case r.Check != nil:
		reply.Checked, failure = e.check(r.Check)
	case r.Complete != nil:
		reply.Completion = e.complete(r.Complete)
	case r.Compare != nil:
		reply.Comparison, failure = e.compare(r.Compare)
	case r.Paraphrase != nil:
		reply.Paraphrased, failure = e.paraphrased(r.Paraphrase, pause)
	case r.Problem != nil:
		reply.Result, failure = e.problem(r.Problem)
	case r.Vary != nil:
		reply.Varied, failure = e.varyFor(r.Vary, pause)
	case r.Restory != nil:
		reply.Varied, failure = e.restoryFor(r.Restory, pause)
	case r.Gather != nil:
		reply.Gathered, failure = e.gatherFor(r.Gather, pause)
	case r.Export != nil:
		reply.Exported, failure = e.export(r.Export)
	}
	reply.Failure = failure
	return reply
}

// FaultyFile names the file of the model that LoadReader could not use.
func FaultyFile(parserWeights []byte) string {
	if _, err := weights.Read(parserWeights); err != nil {
		return message.FileParser
	}
	return message.FileReader
}

// FileFailure says why a file could not be used.
func FileFailure(file string, err error) *message.Failure {
	code := message.FileBroken
	if errors.Is(err, corpus.ErrVersion) || errors.Is(err, weights.ErrVersion) {
		code = message.FileVersion
	}
	return &message.Failure{Code: code, Step: "loading the " + file, Why: err.Error(), File: file, At: -1}
}

// failed makes a failure that has no place in the query.
func failed(code, step, format string, arguments ...any) *message.Failure {
	return &message.Failure{Code: code, Step: step, Why: fmt.Sprintf(format, arguments...), At: -1}
}
