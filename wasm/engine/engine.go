// Package engine is the whole pipeline behind the page: it reads a query,
// searches the corpus and words the answer. It is the only package that knows
// every step. Call [New] with a corpus file, then [Engine.Answer].
//
// The model that reads a problem into an expression is not part of it yet:
// expressions behind "=" are searched by their tree, problems by their words,
// and the answer says so.
package engine

import (
	"fmt"
	"io"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// Engine answers queries over one corpus.
type Engine struct {
	index   *index.Index
	skipped []string
}

// New reads the corpus and indexes it. Records that do not hold are left out and reported by Start.
func New(r io.Reader) (*Engine, error) {
	builder := index.NewBuilder()
	report, err := corpus.Read(r, builder.Add)
	if err != nil {
		return nil, err
	}
	ix, err := builder.Build()
	if err != nil {
		return nil, err
	}
	e := &Engine{index: ix}
	for _, fault := range report.Faults {
		e.skipped = append(e.skipped, fault.String())
	}
	return e, nil
}

// Start says what was loaded.
func (e *Engine) Start() message.Reply {
	return message.Reply{Problems: e.index.Len(), Skipped: e.skipped}
}

// Answer answers one request. It never panics on what a user types.
func (e *Engine) Answer(r message.Request) message.Reply {
	reply := message.Reply{ID: r.ID, Problems: e.index.Len()}
	fail := func(step string, err error) message.Reply {
		reply.Failure = &message.Failure{Step: step, Why: err.Error()}
		return reply
	}
	story, err := index.ParseStory(r.Story)
	if err != nil {
		return fail("the request", err)
	}
	query := &index.Query{Match: index.Near, Story: story, Limit: r.Limit}
	if expression, ok := strings.CutPrefix(strings.TrimSpace(r.Query), "="); ok {
		tree, err := corpus.BindAlone(expression)
		if err != nil {
			return fail("the expression", err)
		}
		query.Tree = tree
		reply.Understood = &message.Understood{Expression: tree.String(), Spoken: tree.Spoken(nil)}
	} else {
		document, err := text.Read(r.Query)
		if err != nil {
			return fail("the numbers", err)
		}
		query.Text = r.Query
		reply.Understood = understood(document)
	}
	response, err := e.index.Search(query)
	if err != nil {
		return fail("the search", err)
	}
	for _, g := range response.Groups {
		reply.Groups = append(reply.Groups, group(g))
	}
	return reply
}

func understood(document *text.Document) *message.Understood {
	u := &message.Understood{Note: "This build has no model yet that reads a problem into an expression: problems with similar words are listed. " +
		"To search by what has to be calculated, type an expression behind =, such as = (a + b) * c."}
	for _, q := range document.Quantities {
		u.Numbers = append(u.Numbers, message.Number{Start: q.Start, End: q.End, Value: expr.FormatRat(q.Value)})
	}
	return u
}

func group(g index.Group) message.Group {
	out := message.Group{Name: string(g.Name), Members: g.Members}
	for _, r := range g.Results {
		result := message.Result{ID: r.ID, Text: r.Text, Equation: r.Equation, Answer: string(r.Answer), Grade: r.Grade, Topic: r.Topic, Match: r.Match.String()}
		if r.Match == index.Near {
			result.Match = fmt.Sprintf("%d changes away", r.Distance)
		}
		for _, p := range r.Parts {
			result.Parts = append(result.Parts, message.Part{Name: p.Name, Value: p.Value, Why: p.Why})
		}
		out.Results = append(out.Results, result)
	}
	return out
}
