package main

import (
	"encoding/json"
	"errors"
	"fmt"

	"mwpranker/wasm/choice"
)

const choicesUsage = `usage: mwp choices [FLAGS] [TEXT]

Makes a multiple-choice question of a problem: its answer and three others, each
with the slip that leads to it. Without TEXT the problem is read from standard
input. Without -equation the model reads what has to be calculated; its other
readings are among the wrong answers, where they look like the right one.

FLAGS

With -json, each line of standard input is {"id","text","equation"} (the equation
may be missing) and is answered by one line, in order:

  {"id","options":[{"answer","worded","equation","slip","why"}],"error"}

The option without a "slip" is the answer. The slips: reading (the text is
understood in another way), operation, forgotten (a step), notNeeded (a number),
exchanged (operands), order (of two steps), rounding, counting.

examples:
  mwp choices 'A box holds 24 eggs and 7 of them break. How many are left?'
  mwp choices -json < problems.jsonl
`

func (a *app) choices(args []string) error {
	f := newFlags("choices", choicesUsage)
	equation := f.String("equation", "", "the `equation` over the numbers of the text, in place of the model")
	seed := f.Uint64("seed", 1, "another `number` gives other choices in another order")
	lines := f.Bool("json", false, "read and write JSON Lines")
	words, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if *lines {
		if len(words) > 0 || *equation != "" {
			return usagef("-json reads texts and equations from standard input, not from arguments")
		}
		return a.eachLine(textForm, func(r request, err error) any {
			return a.choicesLine(r, *seed, err)
		})
	}
	source, err := a.text(words)
	if err != nil {
		return err
	}
	options, err := a.optionsOf(source, *equation, *seed)
	if err != nil {
		return err
	}
	for i, o := range options {
		why := "right"
		if o.Slip != choice.Right {
			why = string(o.Slip) + ": " + o.Why
		}
		fmt.Fprintf(a.stdout, "%c) %-16s %s\n", 'A'+i, o.Worded, why)
	}
	return nil
}

func (a *app) optionsOf(source, equation string, seed uint64) ([]choice.Option, error) {
	u, err := a.understand(source, equation)
	if err != nil {
		return nil, err
	}
	return a.engine.Choices(u, seed)
}

// choicesLine is one line that goes out.
type choicesLine struct {
	ID      json.RawMessage `json:"id"`
	Options []option        `json:"options"`
	Error   string          `json:"error"`
}

type option struct {
	Answer   json.RawMessage `json:"answer"`
	Worded   string          `json:"worded"`
	Equation string          `json:"equation"`
	Slip     choice.Slip     `json:"slip,omitempty"`
	Why      string          `json:"why,omitempty"`
}

func (a *app) choicesLine(r request, seed uint64, err error) choicesLine {
	line := choicesLine{ID: r.id(), Options: []option{}}
	var options []choice.Option
	if err == nil && r.Text == "" {
		err = errors.New("there is no text to ask about")
	}
	if err == nil {
		options, err = a.optionsOf(r.Text, r.Equation, seed)
	}
	line.Error = wording(err)
	for _, o := range options {
		value := jsonNumber(o.Value.Rat)
		line.Options = append(line.Options, option{value, o.Worded, o.Equation, o.Slip, o.Why})
	}
	return line
}
