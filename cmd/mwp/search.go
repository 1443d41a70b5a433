package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/export"
	"mwpranker/wasm/index"
)

const searchUsage = `usage: mwp search [FLAGS] [TEXT]

Finds the problems of a corpus that have the same problem model as a problem
(TEXT), an expression (-equation), or a pattern (-equation with ?).

In an equation, letters stand for numbers of the text: a for the first, b for
the second, and so on but for x. Numbers beside letters are constants. With
TEXT, or without letters, numbers stand for the numbers of the text. ? is any
part: '(a + ?) * c'.

FLAGS

A range is 3, 3-5, 3- or -5.

-match says how like the expression trees have to be:
  exact      equal node by node
  role       equal but for the order of + and *, each number in the same part
  canonical  equal but for the order of + and *
  near       also one step more, one step less, or one or two changes away
  text       no trees are compared, only words; the baseline

With -json and neither TEXT nor -equation, each line of standard input is
{"id":"...","text":"...","equation":"..."} and is answered by one line, in order:

  {"id","results":[{"id","text","equation","match","score"}],"error"}

With -explain a result also has its "parts":[{"name","value","weight","why"}].
A line that can't be answered has an "error", and the lines after it are
answered; the exit code is 0.

examples:
  mwp search -k 5 -equation '(a + b) * c'
  mwp search -equation '(a + ?) / c' -grade 3-4 -topic food,sport
  mwp search -story new -explain -equation '(18 + 25) * 3' 'A ferry carries 18 cars and 25 vans. How many in 3 trips?'
  mwp search -json -k 3 < problems.jsonl
`

// searchFlags are the flags of mwp search.
type searchFlags struct {
	*flags
	corpus, equation, match, story, sort, format *string
	limit                                        *int
	explain, json                                *bool
	filter                                       *filterFlags
}

func newSearchFlags() *searchFlags {
	f := newFlags("search", searchUsage)
	return &searchFlags{
		flags:    f,
		corpus:   f.String("corpus", "corpus.json", "the corpus `file`"),
		equation: f.String("equation", "", "the `equation` or pattern to look for"),
		limit:    f.Int("k", 10, "the `number` of results in each group"),
		match:    f.String("match", "canonical", "how `like` the trees have to be: exact, role, canonical, near or text"),
		story:    f.String("story", "any", "the `story` wanted: same for the same one told otherwise, new, or any"),
		sort:     f.String("sort", "best", "the `order`: best, likest, unlikest, easiest, hardest, shortest, longest or smallest (numbers)"),
		explain:  f.Bool("explain", false, "show the parts of each score"),
		json:     f.Bool("json", false, "write JSON Lines, and read them when there is no other query"),
		format:   f.String("format", "", "write the results in this `format` of mwp export"),
		filter:   newFilterFlags(f),
	}
}

func (a *app) search(args []string) error {
	f := newSearchFlags()
	words, err := f.parse(a, args)
	if err != nil {
		return err
	}
	template, err := f.query()
	if err != nil {
		return err
	}
	if _, known := export.Find(*f.format); *f.format != "" && (!known || *f.json) {
		return usagef("-format: %q is no format of mwp export, or -json asks for another", *f.format)
	}
	asked := request{Text: strings.Join(words, " "), Equation: *f.equation}
	readLines := *f.json && asked.Text == "" && asked.Equation == ""
	if !readLines {
		if asked.Text == "" && asked.Equation == "" {
			return usagef("there is nothing to look for; give -equation or a text")
		}
		// What is wrong with the query is said before a large corpus is read.
		if _, err := a.asked(asked, *f.match); err != nil {
			return err
		}
	}
	if err := a.openCorpus(*f.corpus); err != nil {
		return err
	}
	if err := checkTopics(a.engine.Index(), template.Filter.Topics); err != nil {
		return err
	}
	s := searcher{app: a, template: template, match: *f.match, explain: *f.explain}
	switch {
	case readLines:
		return a.eachLine(textForm, func(r request, err error) any { return s.line(r, err) })
	case *f.json:
		line := s.line(asked, nil)
		if err := newEncoder(a.stdout).Encode(line); err != nil {
			return fmt.Errorf("writing standard output: %w", err)
		}
		if line.Error != "" {
			return errors.New(line.Error)
		}
		return nil
	}
	response, err := s.search(asked)
	if err != nil {
		return err
	}
	if *f.format != "" {
		return a.exportResults(*f.format, response)
	}
	s.print(a.stdout, response)
	return nil
}

// query is the part of a query that the flags give.
func (f *searchFlags) query() (index.Query, error) {
	var q index.Query
	var err error
	if *f.match != "text" {
		if q.Match, err = index.ParseMatch(*f.match); err != nil {
			return q, usageError{fmt.Errorf("-match: %w, text", err)}
		}
	}
	if q.Story, err = index.ParseStory(*f.story); err != nil {
		return q, usageError{fmt.Errorf("-story: %w", err)}
	}
	if q.Sort, err = index.ParseSort(*f.sort); err != nil {
		return q, usageError{fmt.Errorf("-sort: %w", err)}
	}
	if *f.limit < 1 || *f.limit > index.MaxLimit {
		return q, usagef("-k: %d is not between 1 and %d", *f.limit, index.MaxLimit)
	}
	q.Limit = *f.limit
	q.Filter, err = f.filter.filter()
	return q, err
}

// asked is what a request asks for. With -match text a problem's text is only compared by its
// words.
func (a *app) asked(r request, match string) (*engine.Understanding, error) {
	switch {
	case r.Text != "" && match == "text":
		return engine.UnderstandWords(r.Text)
	case r.Text != "":
		return a.understand(r.Text, r.Equation)
	case match == "text":
		return nil, usagef("-match text needs a text")
	case r.Equation == "":
		return nil, errNothingAsked
	}
	u, err := engine.UnderstandExpression(r.Equation)
	if err != nil {
		return nil, fmt.Errorf("equation: %w", err)
	}
	return u, nil
}

// checkTopics names the topics there are when a filter has another.
func checkTopics(ix *index.Index, wanted []string) error {
	topics := ix.Topics()
	for _, each := range wanted {
		if !slices.ContainsFunc(topics, func(topic string) bool { return strings.EqualFold(topic, each) }) {
			return fmt.Errorf("-topic: no problem has the topic %q; there are: %s", each, cmp.Or(strings.Join(topics, ", "), "none"))
		}
	}
	return nil
}

// searcher answers queries over one corpus.
type searcher struct {
	*app
	template index.Query
	match    string
	explain  bool
}

func (s *searcher) search(asked request) (*index.Response, error) {
	u, err := s.asked(asked, s.match)
	if err != nil {
		return nil, err
	}
	return s.engine.Find(u, s.template)
}

// searchLine is one line that goes out.
type searchLine struct {
	ID      json.RawMessage `json:"id"`
	Results []searchResult  `json:"results"`
	Error   string          `json:"error"`
}

type searchResult struct {
	ID       string       `json:"id"`
	Text     string       `json:"text"`
	Equation string       `json:"equation"`
	Match    string       `json:"match"`
	Score    float64      `json:"score"`
	Parts    []searchPart `json:"parts,omitempty"`
}

type searchPart struct {
	Name   string  `json:"name"`
	Value  float64 `json:"value"`
	Weight float64 `json:"weight"`
	Why    string  `json:"why"`
}

// line is the answer to one request.
func (s *searcher) line(asked request, err error) searchLine {
	line := searchLine{ID: asked.id(), Results: []searchResult{}}
	var response *index.Response
	if err == nil {
		response, err = s.search(asked)
	}
	if err != nil {
		line.Error = err.Error()
		return line
	}
	for _, r := range response.Results() {
		result := searchResult{ID: r.ID, Text: r.Text, Equation: r.Equation, Match: r.Match.String(), Score: thousandths(r.Score)}
		if s.explain {
			for _, p := range r.Parts {
				result.Parts = append(result.Parts, searchPart{p.Name, thousandths(p.Value), thousandths(p.Weight), p.Why})
			}
		}
		line.Results = append(line.Results, result)
	}
	return line
}

func thousandths(x float64) float64 { return float64(int(x*1000+0.5)) / 1000 }

// print writes the results for people.
func (s *searcher) print(w io.Writer, response *index.Response) {
	if len(response.Groups) == 0 {
		fmt.Fprintln(w, "nothing found")
	}
	for i, g := range response.Groups {
		if i > 0 {
			fmt.Fprintln(w)
		}
		fmt.Fprintf(w, "%s: %s\n", g.Name, countOf(g))
		for n, r := range g.Results {
			fmt.Fprintf(w, "%3d. %s  %s → %s  (%s, %.2f)\n     %s\n", n+1, r.ID, r.Equation, engine.Worded(s.engine.Index().Problem(&r)), matchOf(r), r.Score, cmp.Or(oneLine(r.Text), "-"))
			if s.explain {
				for _, p := range r.Parts {
					fmt.Fprintf(w, "     %-10s %.2f x %.2f  %s\n", p.Name, p.Value, p.Weight, p.Why)
				}
			}
		}
	}
}

func countOf(g index.Group) string {
	switch {
	case !g.Whole:
		return fmt.Sprintf("%d problems, the likeliest %d of them compared", g.Members, g.Ranked)
	case g.Ranked < g.Members:
		return fmt.Sprintf("%d problems, %d after the filters", g.Members, g.Ranked)
	}
	return fmt.Sprintf("%d problems", g.Members)
}

func matchOf(r index.Result) string {
	switch {
	case r.Match == index.Near && r.Distance == 1:
		return "1 change away"
	case r.Match == index.Near:
		return fmt.Sprintf("%d changes away", r.Distance)
	case r.Match == index.Exact && !r.SameRoles:
		return "exact, other roles"
	}
	return r.Match.String()
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
