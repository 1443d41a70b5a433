package main

import (
	"encoding/json"
	"fmt"
	"math/big"

	"mwpranker/wasm/answer"
	"mwpranker/wasm/engine"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/nature"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

const solveUsage = `usage: mwp solve [FLAGS] [TEXT]

Reads a problem as an expression over its numbers and calculates the answer,
step by step. Without TEXT the problem is read from standard input. With
-equation the model is not asked.

FLAGS

With -json, each line of standard input is {"id":"...","text":"..."} and is
answered by one line, in order:

  {"id","expression","equation","answer","kind","worded","rounded","template",
   "confidence","readings":[{as above, from "expression" on}],"seems","error"}

An input field "equation" stands in for the model. n0, n1, ... are the numbers
of the text in order. The answer is a JSON number, exact where it ends as a
decimal and rounded to 17 digits where it does not. "worded" is the answer as
one writes it down: "$44.80", "4 buses". An answer that is a clock time or the
time between two has a "kind" too ("clock" or "duration"), and its number is in
minutes: "worded" is "20:35" or "2 h 15 min". "rounded" is there where the
answer is not whole, but what is asked for comes in whole ones only:
{"up":4,"down":3}. Beside + - * / ^ an expression may have roundup(a / b),
whole(a / b), remainder(a / b), gcd(a, b), lcm(a, b), max(a, b) and min(a, b).
"seems" is there where the text seems to be no English word problem: "other
language", "nonsense", "several problems", "list", "no question" or "no
calculation". A line that can't be answered has an "error" and the answer null, and the lines
after it are answered; the exit code is 0.

examples:
  mwp solve -equation '(18 + 25) * 3' 'A ferry carries 18 cars and 25 vans. How many in 3 trips?'
  mwp solve -equation 'roundup(130 / 40)' 'A bus has 40 seats. How many buses do 130 pupils need?'
  mwp solve -json < problems.jsonl > answers.jsonl
`

func (a *app) solve(args []string) error {
	f := newFlags("solve", solveUsage)
	equation := f.String("equation", "", "the `equation` over the numbers of the text, in place of the model")
	lines := f.Bool("json", false, "read and write JSON Lines")
	words, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if *lines {
		if len(words) > 0 || *equation != "" {
			return usagef("-json reads texts and equations from standard input, not from arguments")
		}
		return a.eachLine(textForm, func(r request, err error) any { return a.answer(r, err) })
	}
	source, err := a.text(words)
	if err != nil {
		return err
	}
	u, err := a.understand(source, *equation)
	if err != nil {
		return err
	}
	if u.Nature.Kind != nature.Problem {
		fmt.Fprintf(a.stdout, "seems       %s\n", u.Nature.Kind)
	}
	readings, document := u.Readings, u.Document
	solved, err := solveReading(document, readings[0])
	if err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "expression  %s\ntemplate    %s\nequation    %s\n", solved.Expression, solved.Template, solved.Equation)
	steps, err := worth.Steps(readings[0].Expr, document.Quantities)
	if err != nil {
		return err
	}
	for i, step := range steps {
		result := step.Value
		if i == len(steps)-1 && step.Division != "" {
			result = solved.Worded
		}
		fmt.Fprintf(a.stdout, "step %-6d %s\n", i+1, answer.Line(step, result))
	}
	fmt.Fprintf(a.stdout, "answer      %s\n", solved.Worded)
	if whole := solved.whole; whole != nil {
		fmt.Fprintf(a.stdout, "            whole ones would be %s; full ones only, %s\n", whole.Up, whole.Down)
	}
	if *equation != "" {
		return nil
	}
	fmt.Fprintf(a.stdout, "confidence  %.2f\n", solved.Confidence)
	if solved.Confidence < message.LikelyFrom {
		fmt.Fprintln(a.stdout, "The model is unsure. Other readings:")
		for _, other := range readings[1:] {
			fmt.Fprintf(a.stdout, "            %-24s %.2f\n", worth.Equation(other.Expr, document.Quantities), other.Probability)
		}
	}
	return nil
}

// solved is a reading with its answer, as it is written.
type solved struct {
	Expression string          `json:"expression"`     // over n0, n1, ...
	Equation   string          `json:"equation"`       // over the numbers of the text
	Answer     json.RawMessage `json:"answer"`         // a number; null where there is none
	Kind       string          `json:"kind,omitempty"` // "clock" or "duration"; the answer is in minutes then
	Worded     string          `json:"worded"`         // the answer as one writes it down: "4 buses"
	Rounded    *rounded        `json:"rounded,omitempty"`
	Template   string          `json:"template"`
	Confidence float64         `json:"confidence"`

	whole *answer.Rounded
}

// rounded are the whole numbers around an answer of which only whole ones make sense.
type rounded struct {
	Up   json.RawMessage `json:"up"`
	Down json.RawMessage `json:"down"`
}

// solveLine is one line that goes out.
type solveLine struct {
	ID json.RawMessage `json:"id"`
	solved
	Readings []solved `json:"readings"`
	Seems    string   `json:"seems,omitempty"` // what the text seems to be, where it is no problem
	Error    string   `json:"error"`
}

// answer is the line for one request.
func (a *app) answer(r request, err error) solveLine {
	line := solveLine{ID: r.id(), Readings: []solved{}}
	if err == nil {
		line.Readings, line.Seems, err = a.solveText(r.Text, r.Equation)
	}
	if len(line.Readings) > 0 {
		line.solved = line.Readings[0]
	}
	line.Error = wording(err)
	return line
}

// solveText solves all readings that have an answer, and says what the text seems to be where it is
// no problem. The error is that of the first reading when none has.
func (a *app) solveText(source, equation string) (all []solved, seems string, err error) {
	all = []solved{}
	if source == "" && equation == "" {
		return all, "", errNothingAsked
	}
	u, err := a.understand(source, equation)
	if err != nil {
		return all, "", err
	}
	if u.Nature.Kind != nature.Problem {
		seems = u.Nature.Kind.String()
	}
	for _, reading := range u.Readings {
		one, failed := solveReading(u.Document, reading)
		if failed == nil {
			all = append(all, one)
		} else if err == nil {
			err = failed
		}
	}
	if len(all) > 0 {
		err = nil
	}
	return all, seems, err
}

func solveReading(document *text.Document, r engine.Reading) (solved, error) {
	value, err := worth.Of(r.Expr, document.Quantities)
	if err != nil {
		return solved{}, err
	}
	worded := answer.Of(document, r.Expr, value)
	s := solved{
		Expression: r.Expr.String(),
		Equation:   worth.Equation(r.Expr, document.Quantities),
		Answer:     jsonNumber(value.Rat),
		Kind:       value.Kind.String(),
		Worded:     worded.String(),
		Template:   r.Expr.Template(),
		Confidence: r.Probability,
		whole:      worded.Rounded,
	}
	if s.whole != nil {
		s.Rounded = &rounded{jsonNumber(s.whole.Up.Value), jsonNumber(s.whole.Down.Value)}
	}
	return s, nil
}

// jsonNumber writes a value so that every reader of JSON takes it for a number:
// 1/3 has to be rounded for that.
func jsonNumber(v *big.Rat) json.RawMessage {
	if _, exact := v.FloatPrec(); exact {
		return json.RawMessage(expr.FormatRat(v))
	}
	return json.RawMessage(new(big.Float).SetRat(v).Text('g', 17))
}
