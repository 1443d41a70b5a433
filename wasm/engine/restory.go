package engine

import (
	"mwpranker/wasm/answer"
	"mwpranker/wasm/message"
	"mwpranker/wasm/restory"
	"mwpranker/wasm/worth"
)

// Restoried are the other stories of a problem; Read is as in [Varied].
type Restoried struct {
	Stories []restory.Story
	Read    bool
}

// Restory tells a problem that was understood as other stories: the calculation is that of its
// first reading. The options' Reads is set here.
func (e *Engine) Restory(u *Understanding, o restory.Options) (Restoried, error) {
	tree := u.tree()
	if tree == nil || u.Document == nil || tree.IsPattern() {
		return Restoried{}, ErrNoReading
	}
	told := Restoried{Read: e.readsAs(u.Document, tree)}
	if told.Read {
		o.Reads = func(s *restory.Story) bool { return e.readsAs(s.Document, tree) }
	}
	var err error
	told.Stories, err = restory.Stories(restory.Problem{Document: u.Document, Expr: tree}, o)
	return told, err
}

// restoryFor answers a request for other stories.
func (e *Engine) restoryFor(r *message.Restory, pause Pause) (*message.Varied, *message.Failure) {
	const step = "a new story"
	if r.Count < 1 || r.Count > mostVaried {
		return nil, failed(message.BadRequest, step, "%d stories are asked for; 1 to %d can be told",
			r.Count, mostVaried)
	}
	u, err := e.Understand(r.Query, r.Expression)
	if err != nil {
		return nil, failed(message.NotVaried, step, "%v", err)
	}
	told, err := e.Restory(u, restory.Options{Count: r.Count, Seed: uint64(r.Seed), Rest: pause.rest})
	if err != nil {
		return nil, failed(message.NotVaried, step, "%v", err)
	}
	reply := &message.Varied{Variants: []message.Variant{}, Read: told.Read}
	for i := range told.Stories {
		s := &told.Stories[i]
		reply.Variants = append(reply.Variants, message.Variant{Text: s.Text, Expression: s.Expr.String(),
			Equation: worth.Equation(s.Expr, s.Document.Quantities),
			Worded:   answer.Of(s.Document, s.Expr, s.Value).String()})
	}
	return reply, nil
}
