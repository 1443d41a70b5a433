package engine

import (
	"sync"
	"sync/atomic"

	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// Reading is one way to understand a problem: a tree over n0, n1, ... and constants, and how likely it is the right one.
type Reading = graph2tree.Reading

// Reader reads what has to be calculated, the likeliest reading first.
type Reader interface {
	Read(document *text.Document) ([]Reading, error)
}

// sharedReader lets one goroutine after the other read: a reader has the scratch for one text. It is a [Reader] itself.
type sharedReader struct {
	mutex  sync.Mutex
	reader Reader
	last   atomic.Pointer[lastRead]
}

// lastRead is the text that was read last: filters, orders and corrections ask for the same one again.
type lastRead struct {
	source   string
	numbers  int // how many quantities it had
	readings []Reading
}

// is says whether the text that was read last is this one.
func (l *lastRead) is(document *text.Document) bool {
	return l != nil && l.source == document.Source && l.numbers == len(document.Quantities)
}

func (t *sharedReader) Read(document *text.Document) ([]Reading, error) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	return t.reader.Read(document)
}

// NewReader makes a reader of its two weight files.
func NewReader(parserWeights, modelWeights []byte) (Reader, error) {
	parser, err := syntax.Load(parserWeights)
	if err != nil {
		return nil, err
	}
	model, err := graph2tree.Load(modelWeights)
	if err != nil {
		return nil, err
	}
	return graph2tree.NewReader(parser, model)
}
