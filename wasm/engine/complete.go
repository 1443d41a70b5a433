package engine

import (
	"strings"

	"mwpranker/wasm/complete"
	"mwpranker/wasm/message"
)

// LearnPhrases learns completion from the corpora that are loaded. It is not
// part of loading, so that problems can be found before.
func (e *Engine) LearnPhrases(pause Pause) error {
	l := e.library.Load()
	if l == nil {
		return nil
	}
	texts := l.texts.Swap(nil)
	if texts == nil {
		return nil
	}
	c, err := texts.Learn(pause.spaced().rest)
	if err != nil {
		return err
	}
	l.completer.Store(c)
	e.done("completion learnt")
	return nil
}

// complete proposes how a text may go on.
func (e *Engine) complete(r *message.Complete) *message.Completion {
	answer := &message.Completion{Before: r.Before}
	if expression, ok := strings.CutPrefix(strings.TrimSpace(r.Before), "="); ok {
		answer.Text = complete.Operator(expression)
	} else if l := e.library.Load(); l != nil {
		answer.Text = l.completer.Load().After(r.Before)
	}
	return answer
}
