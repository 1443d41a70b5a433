package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"mwpranker/wasm/answer"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/engine"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

const examplesUsage = `usage: mwp examples [FLAGS] [TEXT]

Chooses worked problems of a corpus, as examples for a prompt or a lesson. With
TEXT or -equation: problems with the same calculation, of different stories.
With -span as well: problems with different calculations around that one, the
same first. Without either: problems whose calculations span the corpus, the
commonest first, each as far as can be from those before.

FLAGS

With -json each example is a line:

  {"id","question","expression","equation","steps":["18 + 25 = 43",...],
   "answer","worded","why"}

"why" says why it was chosen. With -chat all of them are one JSON list of
messages, a user's and an assistant's in turn:

  [{"role":"user","content":"..."},{"role":"assistant","content":"..."},...]

examples:
  mwp examples -k 4 -json
  mwp examples -k 4 -equation '(a + b) * c'
  mwp examples -k 3 -chat 'A ferry carries 18 cars and 25 vans. How many in 3 trips?'
`

// mostExamples is how many are chosen at most.
const mostExamples = 50

func (a *app) examples(args []string) error {
	f := newFlags("examples", examplesUsage)
	path := f.String("corpus", "corpus.json", "the corpus `file`")
	equation := f.String("equation", "", "the `equation` that all of them, or some, are to have")
	k := f.Int("k", 4, "the `number` of examples")
	span := f.Bool("span", false, "different calculations around the one that is asked for")
	asJSON := f.Bool("json", false, "write JSON Lines")
	chat := f.Bool("chat", false, "write one JSON list of messages")
	words, err := f.parse(a, args)
	switch {
	case err != nil:
		return err
	case *k < 1 || *k > mostExamples:
		return usagef("-k: %d is not between 1 and %d", *k, mostExamples)
	case *asJSON && *chat:
		return usagef("-json and -chat are two ways to write; choose one")
	}
	asked := request{Text: strings.Join(words, " "), Equation: *equation}
	var chosen []example
	if asked.Text == "" && asked.Equation == "" {
		chosen, err = spanning(*path, *k)
	} else {
		chosen, err = a.like(asked, *path, *k, *span)
	}
	if err != nil {
		return err
	}
	return writeExamples(a.stdout, chosen, *asJSON, *chat)
}

// example is a problem that was chosen, worked out.
type example struct {
	ID         string          `json:"id"`
	Question   string          `json:"question"`
	Expression string          `json:"expression"`
	Equation   string          `json:"equation"`
	Steps      []string        `json:"steps"`
	Answer     json.RawMessage `json:"answer"`
	Worded     string          `json:"worded"`
	Why        string          `json:"why"`
}

// worked works a problem out.
func worked(p *corpus.Problem, why string) (example, error) {
	document, err := text.Read(p.Text)
	if err != nil {
		return example{}, err
	}
	bound, document, err := corpus.Bind(p.Equation, document)
	if err != nil {
		return example{}, fmt.Errorf("%s: %w", p.ID, err)
	}
	steps, err := worth.Steps(bound, document.Quantities)
	if err != nil {
		return example{}, fmt.Errorf("%s: %w", p.ID, err)
	}
	value, err := worth.Of(bound, document.Quantities)
	if err != nil {
		return example{}, fmt.Errorf("%s: %w", p.ID, err)
	}
	e := example{
		ID: p.ID, Question: p.Text, Expression: bound.String(),
		Equation: worth.Equation(bound, document.Quantities),
		Answer:   jsonNumber(value.Rat), Worded: engine.Worded(p), Why: why,
	}
	for _, step := range steps {
		e.Steps = append(e.Steps, answer.Line(step, step.Value))
	}
	return e, nil
}

// like chooses problems with the calculation that is asked for, or around it.
func (a *app) like(asked request, path string, k int, span bool) ([]example, error) {
	u, err := a.asked(asked, "")
	if err != nil {
		return nil, err
	}
	if err := a.openCorpus(path); err != nil {
		return nil, err
	}
	q := index.Query{Match: index.Canonical, Limit: index.MaxLimit}
	if span {
		q.Match = index.Near
	}
	response, err := a.engine.Find(u, q)
	if err != nil {
		return nil, err
	}
	found := response.Results()
	if len(found) == 0 {
		return nil, errors.New("no problem of the corpus has this calculation; -span looks around it too")
	}
	var chosen []example
	seen := map[string]bool{}
	// those of a story or a calculation that is there already come last
	for _, again := range []bool{false, true} {
		for i := range found {
			r := &found[i]
			if len(chosen) == k {
				return chosen, nil
			}
			p := a.engine.Index().Problem(r)
			mark, why := p.Story, matchOf(*r)+" calculation, another story"
			if span {
				mark, why = p.Expr.Key(expr.Canonical), whySpans(r)
			}
			if mark == "" {
				mark = p.ID
			}
			if seen[mark] != again || seen[p.ID] || again && span {
				continue
			}
			if again {
				why = matchOf(*r) + " calculation; its story is there already"
			}
			seen[mark], seen[p.ID] = true, true
			one, err := worked(p, why)
			if err != nil {
				return nil, err
			}
			chosen = append(chosen, one)
		}
	}
	return chosen, nil
}

// whySpans says how a result's calculation relates to the one that was asked for.
func whySpans(r *index.Result) string {
	if r.Match == index.Near {
		return "another calculation: " + matchOf(*r)
	}
	return matchOf(*r)
}

// calculation is one of the corpus, with how many problems have it and the easiest of them.
type calculation struct {
	tree     *expr.Expr
	problems int
	easiest  *corpus.Problem
	nearest  int // changes to the nearest of those that were chosen
}

// spanning chooses problems whose calculations span a corpus: the commonest, then each time the one
// that is furthest from those that were chosen, where a common one counts for more.
func spanning(path string, k int) ([]example, error) {
	models, all, err := modelsOf(path)
	if err != nil {
		return nil, err
	}
	var chosen []example
	for len(chosen) < k && len(models) > 0 {
		at := 0
		for i := range models {
			if weight(&models[i]) > weight(&models[at]) {
				at = i
			}
		}
		m := models[at]
		models = slices.Delete(models, at, at+1)
		why := fmt.Sprintf("%d of %d problems have this calculation", m.problems, all)
		if len(chosen) > 0 {
			why += fmt.Sprintf("; %d changes from the nearest before", m.nearest)
		} else {
			why += ", more than any other"
		}
		one, err := worked(m.easiest, why)
		if err != nil {
			return nil, err
		}
		chosen = append(chosen, one)
		for i := range models {
			if d := expr.Distance(models[i].tree, m.tree); len(chosen) == 1 || d < models[i].nearest {
				models[i].nearest = d
			}
		}
	}
	return chosen, nil
}

// weight is what a calculation is worth as the next one: how far it is from those before, times how
// common it is.
func weight(m *calculation) int { return (m.nearest + 1) * m.problems }

// modelsOf are the calculations of a corpus, the commonest first.
func modelsOf(path string) (models []calculation, all int, err error) {
	byKey := map[string]*calculation{}
	_, err = readCorpus(path, func(p *corpus.Problem) {
		all++
		key := p.Expr.Key(expr.Canonical)
		m := byKey[key]
		if m == nil {
			m = &calculation{tree: p.Expr.Canonical()}
			byKey[key] = m
		}
		m.problems++
		if m.easiest == nil || easier(p, m.easiest) {
			m.easiest = p
		}
	})
	if err != nil {
		return nil, 0, err
	}
	for _, m := range byKey {
		models = append(models, *m)
	}
	slices.SortFunc(models, func(a, b calculation) int {
		return cmp.Or(cmp.Compare(b.problems, a.problems), cmp.Compare(a.easiest.ID, b.easiest.ID))
	})
	return models, all, nil
}

func easier(a, b *corpus.Problem) bool {
	return cmp.Or(cmp.Compare(index.Difficulty(&a.Attributes), index.Difficulty(&b.Attributes)),
		cmp.Compare(a.ID, b.ID)) < 0
}

// chatMessage is one of a chat.
type chatMessage struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

func writeExamples(w io.Writer, chosen []example, asJSON, chat bool) error {
	encoder := newEncoder(w)
	switch {
	case chat:
		var messages []chatMessage
		for _, e := range chosen {
			question, solution := chatMessage{"user", e.Question}, chatMessage{"assistant", e.solution()}
			messages = append(messages, question, solution)
		}
		return encoder.Encode(messages)
	case asJSON:
		for _, e := range chosen {
			if err := encoder.Encode(e); err != nil {
				return err
			}
		}
		return nil
	}
	for i, e := range chosen {
		fmt.Fprintf(w, "%d. %s\n%s\n(%s: %s)\n\n", i+1, e.Question, e.solution(), e.ID, e.Why)
	}
	return nil
}

// solution is the way to the answer, as one writes it down.
func (e *example) solution() string {
	return strings.Join(e.Steps, "\n") + "\nAnswer: " + e.Worded
}
