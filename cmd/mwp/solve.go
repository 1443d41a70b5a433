package main

import (
	"encoding/json"
	"fmt"
	"math/big"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
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

  {"id","expression","equation","answer","kind","worded","template","confidence",
   "readings":[{"expression","equation","answer","template","confidence"}],"error"}

An input field "equation" stands in for the model. n0, n1, ... are the numbers
of the text in order. The answer is a JSON number, exact where it ends as a
decimal and rounded to 17 digits where it does not. An answer that is a clock
time or the time between two has "kind" ("clock" or "duration") and "worded"
("20:35", "2 h 15 min") too, and its number is in minutes. A line that can't be
answered has an "error" and the answer null, and the lines after it are
answered; the exit code is 0.

examples:
  mwp solve -equation '(18 + 25) * 3' 'A ferry carries 18 cars and 25 vans. How many in 3 trips?'
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
		return a.eachLine(func(r request, err error) any { return a.answer(r, err) })
	}
	document, err := a.document(words)
	if err != nil {
		return err
	}
	readings, document, err := a.readings(document, *equation)
	if err != nil {
		return err
	}
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
		fmt.Fprintf(a.stdout, "step %-6d %s = %s\n", i+1, step.Expression, step.Value)
	}
	fmt.Fprintf(a.stdout, "answer      %s\n", solved.value)
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
	Expression string          `json:"expression"`       // over n0, n1, ...
	Equation   string          `json:"equation"`         // over the numbers of the text
	Answer     json.RawMessage `json:"answer"`           // a number; null where there is none
	Kind       string          `json:"kind,omitempty"`   // "clock" or "duration"; the answer is in minutes then
	Worded     string          `json:"worded,omitempty"` // such an answer in words: "20:35"
	Template   string          `json:"template"`
	Confidence float64         `json:"confidence"`

	value worth.Value // of the answer
}

// solveLine is one line that goes out.
type solveLine struct {
	ID json.RawMessage `json:"id"`
	solved
	Readings []solved `json:"readings"`
	Error    string   `json:"error"`
}

// answer is the line for one request.
func (a *app) answer(r request, err error) solveLine {
	line := solveLine{ID: r.id(), Readings: []solved{}}
	if err == nil {
		line.Readings, err = a.solveText(r.Text, r.Equation)
	}
	if len(line.Readings) > 0 {
		line.solved = line.Readings[0]
	}
	line.Error = wording(err)
	return line
}

// solveText solves all readings that have an answer. The error is that of the
// first reading when none has.
func (a *app) solveText(source, equation string) ([]solved, error) {
	all := []solved{}
	if source == "" && equation == "" {
		return all, errNothingAsked
	}
	document, err := text.Read(source)
	if err != nil {
		return all, err
	}
	readings, document, err := a.readings(document, equation)
	if err != nil {
		return all, err
	}
	for _, reading := range readings {
		one, failed := solveReading(document, reading)
		if failed == nil {
			all = append(all, one)
		} else if err == nil {
			err = failed
		}
	}
	if len(all) > 0 {
		return all, nil
	}
	return all, err
}

func solveReading(document *text.Document, r Reading) (solved, error) {
	answer, err := worth.Of(r.Expr, document.Quantities)
	if err != nil {
		return solved{}, err
	}
	s := solved{
		Expression: r.Expr.String(),
		Equation:   worth.Equation(r.Expr, document.Quantities),
		Answer:     jsonNumber(answer.Rat),
		Template:   r.Expr.Template(),
		Confidence: r.Probability,
		value:      answer,
	}
	if answer.Kind != worth.Number {
		s.Kind, s.Worded = answer.Kind.String(), answer.String()
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
