package engine

import (
	"strings"

	"mwpranker/wasm/answer"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// relations are the matches of the index in the words of the messages.
var relations = map[index.Match]string{
	index.Exact: message.RelationExact, index.Role: message.RelationRole, index.Canonical: message.RelationCanonical,
	index.More: message.RelationMore, index.Less: message.RelationLess, index.Near: message.RelationNear,
	index.Pattern: message.RelationPattern, index.TextOnly: message.RelationUnknown,
}

// shower words the results of one query.
type shower struct {
	library *library
	query   *query
	tree    *expr.Expr // of the query; nil where there is none
	exclude string     // id of the problem that the query was taken from, or ""
	story   *string
	stands  map[string]map[int]int // by the tree of a problem, see standsFor
}

func (s *shower) group(g index.Group) message.Group {
	group := message.Group{Name: groupNames[g.Name], Members: g.Members, Kept: g.Ranked, Whole: g.Whole, Results: []message.Result{}}
	for _, found := range g.Results {
		group.Results = append(group.Results, s.result(found))
	}
	return group
}

func (s *shower) result(found index.Result) message.Result {
	problem := s.library.index.Problem(&found)
	result := describe(problem, found.Corpus, s.standsFor)
	result.Relation, result.Distance = relations[found.Match], found.Distance
	result.SameModel = isSameModel(result.Relation)
	result.Score = found.Score
	if s.query.Source != "" {
		result.Similarity, result.Story = found.Similarity, message.StoryNew
		if found.Similarity >= index.SameStoryFrom || s.sharesStory(found.Story) {
			result.Story = message.StoryParaphrase
		}
	}
	for _, p := range found.Parts {
		result.Parts = append(result.Parts, message.Part{Name: p.Name, Value: p.Value, Weight: p.Weight, Why: p.Why})
	}
	return result
}

// sharesStory says whether the problem that the query was taken from is of this story.
func (s *shower) sharesStory(story string) bool {
	if s.story == nil {
		s.story = new(string)
		if s.exclude != "" {
			record, _, _ := s.library.index.ByID(s.exclude)
			*s.story = record.Story
		}
	}
	return story != "" && story == *s.story
}

// standsFor is standsFor for the query, once for all problems of one tree.
func (s *shower) standsFor(problem *expr.Expr, written string) map[int]int {
	if s.tree == nil || s.tree.IsPattern() {
		return nil
	}
	stands, known := s.stands[written]
	if !known {
		if s.stands == nil {
			s.stands = map[string]map[int]int{}
		}
		stands = standsFor(s.tree, problem)
		s.stands[written] = stands
	}
	return stands
}

// describe shows a problem. stands says for each quantity of a tree, which comes with how it is
// written, which of the query's it stands for; it may be nil.
func describe(p *corpus.Problem, corpusName string, stands func(tree *expr.Expr, written string) map[int]int) message.Result {
	quantities := quantitiesOf(p.Quantities, p.Expr)
	written := p.Expr.String()
	if stands != nil {
		for problems, queries := range stands(p.Expr, written) {
			if problems < len(quantities) {
				quantities[problems].Stands, quantities[problems].Colour = queries, queries%message.Colours
			}
		}
	}
	t := tellingOf(p, quantities)
	a := &p.Attributes
	kinds := []string{}
	if a.Kinds != 0 {
		kinds = strings.Split(a.Kinds.String(), ", ")
	}
	return message.Result{
		ID: p.ID, Text: p.Text, Quantities: quantities,
		Expression: written, Equation: p.Expr.Infix(t.name), MathML: p.Expr.MathML(t.leaf), Spoken: p.Expr.Spoken(t.spokenLeaf),
		Answer: string(p.Answer), Worded: Worded(p), Confidence: p.Confidence, Relation: message.RelationUnknown,
		Attributes: message.Attributes{
			Steps: a.Steps, Operators: expr.OperatorList(a.Operators), Constants: a.Constants, Kinds: kinds, Words: a.Words, Length: index.LengthOf(a.Words),
			Level: a.Level, Distractors: a.Distractors, Difficulty: index.Difficulty(a),
			Grade: p.Grade, Topic: p.Topic, Corpus: corpusName,
		},
	}
}

// tellingOf shows trees over the numbers of a problem.
func tellingOf(p *corpus.Problem, quantities []message.Quantity) *telling {
	t := &telling{
		text:       func() *text.Document { return textOf(p) },
		quantities: p.Quantities,
		colour:     func(quantity int) int { return quantities[quantity].Colour },
	}
	for i := range p.Quantities {
		t.values = append(t.values, p.Quantities[i].Value)
	}
	return t
}

// textOf is the text of a problem as it was read; nil where it cannot be read, which no problem of
// a corpus is.
func textOf(p *corpus.Problem) *text.Document {
	document, err := text.Read(p.Text)
	if err != nil {
		return nil
	}
	return document
}

// Worded is the answer of a problem as one writes it down: "$44.80", "4 buses". An answer that the
// record has rounded stays so.
func Worded(p *corpus.Problem) string {
	document := textOf(p)
	if document == nil {
		return string(p.Answer)
	}
	value, err := worth.Of(p.Expr, document.Quantities)
	if written, broken := p.Answer.Rat(); err != nil || broken != nil || !value.Is(written) {
		return string(p.Answer)
	}
	return answer.Of(document, p.Expr, value).String()
}

// standsFor says for each quantity of a problem's tree which of the query's it
// stands for. Where one stands for several, it is the first.
func standsFor(query, problem *expr.Expr) map[int]int {
	stands := map[int]int{}
	_, _, pairs := expr.Pairs(query, problem)
	for _, pair := range pairs {
		if pair.A.Kind != expr.Quantity || pair.B.Kind != expr.Quantity {
			continue
		}
		if _, known := stands[pair.B.Index]; !known {
			stands[pair.B.Index] = pair.A.Index
		}
	}
	return stands
}

// problem shows one problem of the corpus.
func (e *Engine) problem(r *message.Problem) (*message.Result, *message.Failure) {
	problem, name, failure := e.byID(r.ID)
	if failure != nil {
		return nil, failure
	}
	result := describe(problem, name, nil)
	return &result, nil
}

func (e *Engine) byID(id string) (*corpus.Problem, string, *message.Failure) {
	library := e.library.Load()
	if library == nil {
		return nil, "", failed(message.NoCorpus, "the problem", "the problems are not loaded yet")
	}
	record, name, known := library.index.ByID(id)
	if !known {
		return nil, "", failed(message.NoSuchProblem, "the problem", "the corpus has no problem %.100q", id)
	}
	problem, err := corpus.Parse(record)
	if err != nil {
		return nil, "", failed(message.Internal, "the problem", "%v", err)
	}
	return problem, name, nil
}
