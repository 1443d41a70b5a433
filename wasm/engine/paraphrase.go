package engine

import (
	"errors"
	"fmt"
	"math"
	"strings"

	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/message"
	"mwpranker/wasm/paraphrase"
	"mwpranker/wasm/text"
)

// errNoText is said of a text with no word in it.
var errNoText = errors.New("there is no text")

// CheckParaphrase says whether the second problem says what the first one says, whether both have
// the same model, and what was kept, changed, lost and added.
func (e *Engine) CheckParaphrase(first, second string) (*paraphrase.Comparison, error) {
	a, err := e.LayOut(first)
	if err != nil {
		return nil, fmt.Errorf("the first text: %w", err)
	}
	b, err := e.LayOut(second)
	if err != nil {
		return nil, fmt.Errorf("the second text: %w", err)
	}
	return paraphrase.Compare(a, b), nil
}

// LayOut understands a problem as far as it is needed to compare it with others by
// [paraphrase.Compare]. A problem that the model cannot calculate is compared by what it says.
func (e *Engine) LayOut(source string) (*paraphrase.Problem, error) {
	if strings.TrimSpace(source) == "" {
		return nil, errNoText
	}
	u, err := UnderstandWords(source)
	if err != nil {
		return nil, err
	}
	reader := e.reader.Load()
	if reader == nil {
		return nil, ErrNoModel
	}
	parse, err := reader.Parse(u.Document)
	if err != nil {
		return nil, err
	}
	if len(u.Document.Quantities) > 0 {
		if u.Readings, err = e.read(u.Document); err != nil && !errors.Is(err, ErrNoReading) {
			return nil, err
		}
	}
	return paraphrase.New(u.Document, parse, u.Readings)
}

// paraphrased answers a request; it rests between the two texts.
func (e *Engine) paraphrased(r *message.Paraphrase, pause Pause) (*message.Paraphrased, *message.Failure) {
	const step = "reading the problem"
	var laid [2]*paraphrase.Problem
	for i, source := range [...]string{r.A, r.B} {
		if err := pause.rest(); err != nil {
			return nil, failed(message.Superseded, step, "%v", err)
		}
		p, err := e.LayOut(source)
		if err != nil {
			return nil, failed(codeOf(err), step, "the %s text: %v", [...]string{"first", "second"}[i], err)
		}
		laid[i] = p
	}
	c := paraphrase.Compare(laid[0], laid[1])
	p := &message.Paraphrased{Verdict: c.Verdict.String(), Score: thousandths(c.Score), SameModel: c.SameModel}
	p.Lost, p.Changed, p.Added = Differences(c, paraphrase.Lost), Differences(c, paraphrase.Changed), Differences(c, paraphrase.Added)
	return p, nil
}

// codeOf is the code of a text that could not be laid out.
func codeOf(err error) string {
	var tooMuch *graph2tree.TooMuchError
	var tooLong *text.TooLongError
	switch {
	case errors.Is(err, ErrNoModel):
		return message.NoModel
	case errors.As(err, &tooMuch):
		return message.TooMuch
	case errors.As(err, &tooLong):
		return message.TextTooLong
	}
	return message.NotUnderstood
}

// Differences lists the entries of a ledger with one fate.
func Differences(c *paraphrase.Comparison, fate paraphrase.Fate) []message.Difference {
	list := []message.Difference{}
	for i := range c.Ledger {
		if e := &c.Ledger[i]; e.Fate == fate {
			list = append(list, message.Difference{Part: e.Part.String(), Why: c.Say(e), A: wordsAt(c.A, e.A), B: wordsAt(c.B, e.B),
				Weight: thousandths(e.Weight)})
		}
	}
	return list
}

func wordsAt(p *paraphrase.Problem, at paraphrase.Tokens) *message.Words {
	if at.IsEmpty() {
		return nil
	}
	span := paraphrase.Place(p.Document, at)
	return &message.Words{Text: paraphrase.Words(p.Document, at), Start: span.Start, End: span.End}
}

func thousandths(x float64) float64 { return math.Round(x*1000) / 1000 }
