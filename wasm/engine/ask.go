package engine

import (
	"errors"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
	"mwpranker/wasm/nature"
	"mwpranker/wasm/text"
)

// Understanding is what a query asks for, as far as it is understood.
type Understanding struct {
	Source   string         // the problem's text; "" for an expression alone
	Document *text.Document // of the text, with the numbers that the readings use; nil for an expression alone
	Nature   nature.Nature  // what the text seems to be; a problem, for an expression alone
	Readings []Reading      // the likeliest first: it is what is searched for; where there is none, words are compared
}

// Why there is no reading, or nothing to search in.
var (
	ErrNoModel   = errors.New("the model that reads problems is not there")
	ErrNoReading = errors.New("the model found nothing that can be calculated with these numbers")
	ErrNoCorpus  = errors.New("the problems are not loaded yet")
)

// UnderstandWords takes a problem's text as it stands: its numbers are found, nothing else is read.
func UnderstandWords(source string) (*Understanding, error) {
	document, err := text.Read(source)
	if err != nil {
		return nil, err
	}
	return &Understanding{Source: source, Document: document, Nature: nature.Of(document)}, nil
}

// UnderstandExpression takes an expression or pattern that comes without a text.
func UnderstandExpression(expression string) (*Understanding, error) {
	tree, err := corpus.BindAlone(expression)
	if err != nil {
		return nil, err
	}
	return &Understanding{Readings: []Reading{{Expr: tree, Probability: 1}}}, nil
}

// Understand understands a problem's text: by an expression over its numbers, where one is given,
// else by the model. There is a reading if there is no error.
func (e *Engine) Understand(source, expression string) (*Understanding, error) {
	u, err := UnderstandWords(source)
	if err != nil {
		return nil, err
	}
	if expression != "" {
		return u, u.take(expression)
	}
	u.Readings, err = e.read(u.Document)
	return u, err
}

// take makes an expression over the numbers of the text the one reading. The document may have a
// quantity more then: a number that is a name, where the expression uses it.
func (u *Understanding) take(expression string) error {
	tree, document, err := corpus.Bind(expression, u.Document)
	if err != nil {
		return err
	}
	for _, i := range tree.Quantities() {
		if i >= len(document.Quantities) {
			return &expr.MissingQuantityError{Index: i, Have: len(u.Document.Quantities)}
		}
	}
	u.Document, u.Readings = document, []Reading{{Expr: tree, Probability: 1}}
	return nil
}

// read asks the model, which is not asked again for the text that it read last.
func (e *Engine) read(document *text.Document) ([]Reading, error) {
	reader := e.reader.Load()
	if reader == nil {
		return nil, ErrNoModel
	}
	if last := reader.last.Load(); last.is(document) {
		return last.readings, nil
	}
	readings, err := reader.Read(document)
	if err == nil && len(readings) == 0 {
		err = ErrNoReading
	}
	if err != nil {
		return nil, err
	}
	if readings[0].Sure && nature.Of(document).Kind != nature.Problem {
		readings[0].Sure = false
	}
	reader.last.Store(&lastRead{document.Source, len(document.Quantities), readings})
	return readings, nil
}

// tree is that of the first reading, or nil.
func (u *Understanding) tree() *expr.Expr {
	if len(u.Readings) == 0 {
		return nil
	}
	return u.Readings[0].Expr
}

// Find searches for what was understood. The rest of the query, such as how like the trees have to
// be, is as it is given.
func (e *Engine) Find(u *Understanding, q index.Query) (*index.Response, error) {
	l := e.library.Load()
	if l == nil {
		return nil, ErrNoCorpus
	}
	return l.find(u, q)
}

func (l *library) find(u *Understanding, q index.Query) (*index.Response, error) {
	q.Tree, q.Text = u.tree(), u.Source
	if u.Document != nil && q.Tree != nil {
		attributes := corpus.Measure(u.Document, q.Tree)
		q.Attributes = &attributes
	}
	return l.index.Search(&q)
}

// Index is that of the corpora that are loaded now; nil before.
func (e *Engine) Index() *index.Index {
	if l := e.library.Load(); l != nil {
		return l.index
	}
	return nil
}
