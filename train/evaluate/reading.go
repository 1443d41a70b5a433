package evaluate

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/worth"
)

// Depth is how many readings of a problem are looked at.
const Depth = 5

// Outcome is what a reader made of one problem. The ranks say which reading is
// the first that is right, counted from 1; 0 says that none of the first Depth is.
type Outcome struct {
	Problem     *Problem
	Probability float64 // of the first reading
	Sure        bool    // the reader vouches for the first reading
	Failed      bool    // the reader gave no reading
	Err         error   // why, if the reader said so

	Answer    int // calculates the right answer
	Equation  int // the same calculation with the numbers of the text, whatever the order and grouping
	Canonical int // the right template: the paper's, up to order and grouping
	Exact     int // the right template node by node, as the paper compares
}

// Outcomes are those of several problems.
type Outcomes []Outcome

// Read asks the reader for all problems. What the reader fails at counts as wrong.
func Read(reader Reader, problems []Problem) Outcomes {
	outcomes := make(Outcomes, len(problems))
	for i := range problems {
		readings, err := reader.Read(problems[i].Document)
		if err != nil {
			readings = nil
		}
		outcomes[i] = judge(&problems[i], readings)
		outcomes[i].Err = err
	}
	return outcomes
}

// Sample draws n of the problems, the same ones for the same seed; all of them where there are no
// more.
func Sample(problems []Problem, n int, seed uint64) []Problem {
	if n >= len(problems) {
		return problems
	}
	places := rand.New(rand.NewPCG(seed, 0)).Perm(len(problems))[:n]
	slices.Sort(places)
	drawn := make([]Problem, n)
	for i, place := range places {
		drawn[i] = problems[place]
	}
	return drawn
}

func judge(problem *Problem, readings []Reading) Outcome {
	o := Outcome{Problem: problem, Failed: len(readings) == 0}
	if o.Failed {
		return o
	}
	o.Probability, o.Sure = readings[0].Probability, readings[0].Sure
	values := problem.Document.Values()
	gold := problem.Expr
	for i, reading := range readings[:min(len(readings), Depth)] {
		tree := reading.Expr
		note := func(rank *int, right bool) {
			if right && *rank == 0 {
				*rank = i + 1
			}
		}
		if value, err := worth.Of(tree, problem.Document.Quantities); err == nil {
			note(&o.Answer, value.Is(problem.Answer) || SameAnswer(value.Rat, problem.Answer))
		}
		if gold != nil {
			note(&o.Equation, expr.Equal(tree.Fill(values).Canonical(), gold.Fill(values).Canonical()))
			note(&o.Canonical, tree.Key(expr.Canonical) == gold.Key(expr.Canonical))
			note(&o.Exact, tree.Key(expr.Exact) == gold.Key(expr.Exact))
		}
	}
	return o
}

// Within is the share whose rank is among the first k readings. Questions about one body count as
// one case for its interval.
func (list Outcomes) Within(k int, rank func(*Outcome) int) Share {
	return ShareOf(len(list), func(i int) float64 {
		r := rank(&list[i])
		return oneIf(r > 0 && r <= k)
	}, func(i int) string { return list[i].Problem.About() })
}

// The ranks that Within counts.
func Answer(o *Outcome) int    { return o.Answer }
func Equation(o *Outcome) int  { return o.Equation }
func Canonical(o *Outcome) int { return o.Canonical }
func Exact(o *Outcome) int     { return o.Exact }

// Bodies is the share of bodies all of whose questions are answered right by the first reading.
// Problems without a body are left out.
func (list Outcomes) Bodies() Share {
	right := map[string]bool{}
	for i := range list {
		o := &list[i]
		if body := o.Problem.Body; body != "" {
			before, met := right[body]
			right[body] = o.Answer == 1 && (before || !met)
		}
	}
	var s Share
	for _, all := range right {
		s.add(oneIf(all))
	}
	return s
}

// Where are the outcomes of the problems for which keep says yes.
func (list Outcomes) Where(keep func(*Problem) bool) Outcomes {
	var some Outcomes
	for _, o := range list {
		if keep(o.Problem) {
			some = append(some, o)
		}
	}
	return some
}

// String is the figures in one line.
func (list Outcomes) String() string {
	s := fmt.Sprintf("%d problems: answer %s, equation %s, template canonical %s, exact %s; answer among three %s, five %s",
		len(list), list.Within(1, Answer), list.Within(1, Equation), list.Within(1, Canonical).Percent(), list.Within(1, Exact).Percent(),
		list.Within(3, Answer).Percent(), list.Within(5, Answer).Percent())
	if bodies := list.Bodies(); bodies.Of > 0 {
		s += "; whole bodies " + bodies.Percent()
	}
	return s
}

// Cause says what went wrong with a problem.
type Cause string

const (
	Right      Cause = "right"
	NoNumber   Cause = "the gold tree can't be said in the numbers found"
	NoReading  Cause = "no reading"
	Later      Cause = "the right answer is among readings 2 to 5"
	OtherLeafs Cause = "right template, wrong numbers in it"
	OtherTree  Cause = "wrong tree, and none of the five readings right"
)

// Causes lists all causes in the order in which they are looked for.
var Causes = []Cause{Right, NoNumber, NoReading, Later, OtherLeafs, OtherTree}

// Cause is the first that applies.
func (o *Outcome) Cause() Cause {
	switch {
	case o.Answer == 1:
		return Right
	case o.Problem.Expr == nil:
		return NoNumber
	case o.Failed:
		return NoReading
	case o.Answer > 0:
		return Later
	case o.Canonical == 1:
		return OtherLeafs
	}
	return OtherTree
}

// Steps names a problem's size: "1 step", "2 steps", ..., "5 steps and more".
func Steps(p *Problem) string {
	if p.Expr == nil {
		return "no tree"
	}
	switch n := p.Expr.Steps(); {
	case n == 1:
		return "1 step"
	case n < 5:
		return fmt.Sprintf("%d steps", n)
	}
	return "5 steps and more"
}

// Operators names the operators of a problem, each once: "+*".
func Operators(p *Problem) string {
	if p.Expr == nil {
		return "no tree"
	}
	return cmp.Or(expr.OperatorList(string(slices.Compact([]byte(p.Expr.Operators())))), "none")
}

// Split parts a list by a name for each problem; the names come sorted.
func Split[T any](list []T, name func(T) string) (names []string, parts map[string][]T) {
	parts = map[string][]T{}
	for _, each := range list {
		n := name(each)
		if _, met := parts[n]; !met {
			names = append(names, n)
		}
		parts[n] = append(parts[n], each)
	}
	slices.Sort(names)
	return names, parts
}
