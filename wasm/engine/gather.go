package engine

import (
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/gather"
	"mwpranker/wasm/message"
	"mwpranker/wasm/renumber"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Gather puts a set of problems together, around what was understood.
func (e *Engine) Gather(kind string, around []gather.Model, o gather.Options) (*gather.Set, error) {
	library := e.library.Load()
	if library == nil {
		return nil, ErrNoCorpus
	}
	if len(around) == 0 {
		return nil, gather.ErrNoCalculation
	}
	o.Fit = e.fitter(&o)
	switch kind {
	case message.GatherLadder:
		return gather.Ladder(library.index, around[0], o)
	case message.GatherMixed:
		return gather.Mixed(library.index, around, o)
	}
	return gather.Like(library.index, around[0], o)
}

// Centre is what was understood, as the middle of a set.
func (e *Engine) Centre(u *Understanding, id string) gather.Model {
	m := gather.Model{Tree: u.tree(), Text: u.Source, ID: id}
	if library := e.library.Load(); library != nil && id != "" {
		base, _, _ := strings.Cut(id, "*") // a problem with other numbers tells the same story
		record, _, _ := library.index.ByID(base)
		m.Story = record.Story
	}
	return m
}

// sizeOf are the limits that other numbers can be made for.
var sizeOf = map[int]renumber.Size{20: renumber.Within20, 100: renumber.Within100,
	1000: renumber.Within1000}

// fitter gives problems numbers that are within the limit of a set; nil where there is no such
// size.
func (e *Engine) fitter(o *gather.Options) func(*corpus.Problem) *corpus.Problem {
	size, known := sizeOf[o.Within]
	if !known {
		return nil
	}
	seed, rest := o.Seed, o.Rest
	return func(p *corpus.Problem) *corpus.Problem {
		document, err := text.Read(p.Text)
		if err != nil {
			return nil
		}
		tree, document, err := corpus.Bind(p.Equation, document)
		if err != nil {
			return nil
		}
		options := renumber.Options{Count: 1, Size: size, Seed: seed, Rest: rest}
		if e.readsAs(document, tree) {
			options.Reads = func(v *renumber.Variant) bool { return e.readsAs(v.Document, tree) }
		}
		variants, err := renumber.Variants(renumber.Problem{Document: document, Expr: tree}, options)
		if err != nil || len(variants) == 0 {
			return nil
		}
		v := &variants[0]
		record := p.Record
		record.ID += "*1"
		record.Text, record.Equation = v.Text, worth.Equation(v.Expr, v.Document.Quantities)
		record.Answer = corpus.Number(expr.FormatRat(v.Value.Rat))
		fitted, err := corpus.Parse(record)
		if err != nil {
			return nil
		}
		return fitted
	}
}

// gatherFor answers a request for a set.
func (e *Engine) gatherFor(r *message.Gather, pause Pause) (*message.Gathered, *message.Failure) {
	const step = "the set"
	o := gather.Options{Count: r.Count, Within: r.Within, Seed: uint64(r.Seed), Rest: pause.rest,
		Leave: map[string]bool{}}
	for _, p := range r.Beside {
		o.Leave[p.ID] = true
		o.Beside = append(o.Beside, p.Text)
	}
	reply := &message.Gathered{Problems: []message.Result{}, Parts: []message.SetPart{}}
	var around []gather.Model
	for i := range r.Around {
		if err := pause.rest(); err != nil {
			return nil, failed(message.Superseded, step, "%v", err)
		}
		u, err := e.understandAny(&r.Around[i])
		if err != nil {
			reply.Unread++
			continue
		}
		around = append(around, e.Centre(u, r.Around[i].ID))
	}
	set, err := e.Gather(r.Kind, around, o)
	if err != nil {
		return nil, failed(gatherFault(err), step, "%v", err)
	}
	for _, item := range set.Items {
		if item.Fitted {
			reply.Fitted++
		}
		reply.Problems = append(reply.Problems, describe(item.Problem, item.Corpus, nil))
	}
	for _, p := range set.Parts {
		reply.Parts = append(reply.Parts, message.SetPart{Rung: string(p.Rung), Model: p.Model,
			Wanted: p.Wanted, Got: p.Got, Members: p.Members, Stories: p.Stories, Within: p.Within})
	}
	return reply, nil
}

// understandAny understands a problem of a set, or "= a + b".
func (e *Engine) understandAny(p *message.SetProblem) (*Understanding, error) {
	if expression, ok := strings.CutPrefix(strings.TrimSpace(p.Text), "="); ok {
		return UnderstandExpression(expression)
	}
	return e.Understand(p.Text, p.Expression)
}

func gatherFault(err error) string {
	if err == ErrNoCorpus {
		return message.NoCorpus
	}
	return message.NotGathered
}
