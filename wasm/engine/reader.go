package engine

import (
	"slices"
	"sync"
	"sync/atomic"

	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// Reading is one way to understand a problem: a tree over n0, n1, ... and constants, and how likely
// it is the right one.
type Reading = graph2tree.Reading

// Reader reads what has to be calculated, the likeliest reading first.
type Reader interface {
	Read(document *text.Document) ([]Reading, error)
}

// Parser gives the trees of a text's sentences; a [Reader] that has one too lets texts be compared
// by what they say. What it gives is its own: the next call of either may write over it.
type Parser interface {
	Parse(document *text.Document) ([]syntax.Sentence, error)
}

// sharedReader lets one goroutine after the other read: a reader has the scratch for one text. It
// is a [Reader] itself.
type sharedReader struct {
	mutex  sync.Mutex
	reader Reader
	last   atomic.Pointer[lastRead]
}

// lastRead is the text that was read last: filters, orders and corrections ask for the same one
// again.
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

// Parse gives trees that are the caller's own. Without a parser it is ErrNoModel.
func (t *sharedReader) Parse(document *text.Document) ([]syntax.Sentence, error) {
	parser, ok := t.reader.(Parser)
	if !ok {
		return nil, ErrNoModel
	}
	t.mutex.Lock()
	defer t.mutex.Unlock()
	parse, err := parser.Parse(document)
	own := make([]syntax.Sentence, len(parse))
	for i := range parse {
		own[i].Words = slices.Clone(parse[i].Words)
	}
	return own, err
}

// ParsingReader reads and parses.
type ParsingReader interface {
	Reader
	Parser
}

// NewReader makes a reader of its two weight files.
func NewReader(parserWeights, modelWeights []byte) (ParsingReader, error) {
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
