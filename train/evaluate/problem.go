package evaluate

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Problem is a problem to be measured on: its gold tree and answer are known.
type Problem struct {
	ID       string
	Document *text.Document
	Expr     *expr.Expr // the gold tree; nil where it can't be said in the numbers that are found in the text
	Answer   *big.Rat
	Body     string // questions about one body share it; may be empty
	Kind     string // what the problem is an example of: "money"; may be empty
	Tags     []string
	Seen     bool // its masked text stands in the training part of its own set
}

// About names what a problem is about: problems of one name are one case, for intervals.
func (p *Problem) About() string {
	if p.Body != "" {
		return "body " + p.Body
	}
	return "problem " + p.ID
}

// Reader reads a problem into expressions over its quantities, the likeliest first.
type Reader interface {
	Read(document *text.Document) ([]Reading, error)
}

// Reading is one way to understand a problem.
type Reading struct {
	Expr        *expr.Expr
	Probability float64
	Sure        bool      // the reader vouches for it
	Steps       []float64 // how much it believes each step; not measured
}

// ReaderOf makes a reader of a function that returns readings of a type of its own, such as those
// of package engine: this package measures readers and need not know how they are made.
func ReaderOf[R ~struct {
	Expr        *expr.Expr
	Probability float64
	Sure        bool
	Steps       []float64
}](read func(*text.Document) ([]R, error)) Reader {
	return readFunc(func(document *text.Document) ([]Reading, error) {
		list, err := read(document)
		readings := make([]Reading, len(list))
		for i := range list {
			readings[i] = Reading(list[i])
		}
		return readings, err
	})
}

type readFunc func(*text.Document) ([]Reading, error)

func (f readFunc) Read(document *text.Document) ([]Reading, error) { return f(document) }

// GoldReader reads what the problems say themselves: the upper bound of what a
// reader can bring to the search.
func GoldReader(problems []Problem) Reader {
	g := goldReader{}
	for i := range problems {
		g[problems[i].Document] = problems[i].Expr
	}
	return g
}

type goldReader map[*text.Document]*expr.Expr

func (g goldReader) Read(document *text.Document) ([]Reading, error) {
	if tree := g[document]; tree != nil {
		return []Reading{{Expr: tree, Probability: 1, Sure: true}}, nil
	}
	return nil, nil
}

// ReadProblems reads JSON Lines: {"text","equation","answer","kind"}, the equation over the numbers
// as they stand in the text. A problem whose equation uses a number that is not found in its text
// has no gold tree, and counts: to find the number is part of the reading.
func ReadProblems(r io.Reader) ([]Problem, error) {
	var problems []Problem
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		if strings.TrimSpace(lines.Text()) == "" {
			continue
		}
		problem, err := parseProblem(lines.Bytes())
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		if problem.ID == "" {
			problem.ID = fmt.Sprint(n)
		}
		problems = append(problems, *problem)
	}
	return problems, lines.Err()
}

func parseProblem(line []byte) (*Problem, error) {
	var p struct {
		ID, Text, Equation, Kind, Body string
		Answer                         corpus.Number
	}
	if err := json.Unmarshal(line, &p); err != nil {
		return nil, err
	}
	document, err := text.Read(p.Text)
	if err != nil {
		return nil, err
	}
	if len(document.Tokens) == 0 {
		return nil, fmt.Errorf("text: is missing")
	}
	problem := &Problem{ID: p.ID, Document: document, Body: p.Body, Kind: p.Kind}
	if problem.Answer, err = p.Answer.Rat(); err != nil {
		return nil, fmt.Errorf("answer: %w", err)
	}
	bound, boundTo, unbound := corpus.Bind(p.Equation, document)
	if unbound == nil {
		problem.Expr, problem.Document = bound, boundTo
		if v, err := worth.Of(bound, boundTo.Quantities); err == nil && v.Is(problem.Answer) {
			return problem, nil
		}
	}
	alone, err := expr.Parse(p.Equation)
	if err != nil {
		return nil, fmt.Errorf("equation: %w", err)
	}
	value, err := alone.Eval(nil)
	if err != nil {
		return nil, fmt.Errorf("equation: %w", err)
	}
	if !SameAnswer(value, problem.Answer) {
		return nil, fmt.Errorf("answer: %s = %s, not %s", p.Equation, expr.FormatRat(value), p.Answer)
	}
	problem.Answer = value // where the answer was rounded, this is not
	return problem, nil
}

// SameAnswer says whether two answers are the same to four places: the sets round.
func SameAnswer(a, b *big.Rat) bool {
	x, _ := a.Float64()
	y, _ := b.Float64()
	d := x - y
	return d*d <= 1e-8*max(1, x*x)
}
