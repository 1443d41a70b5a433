package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"mwpranker/wasm/answer"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
	"mwpranker/wasm/renumber"
	"mwpranker/wasm/worth"
)

const varyUsage = `usage: mwp vary [FLAGS] [TEXT]
       mwp vary -count [FLAGS] CORPUS

Gives a problem other numbers: the same story and the same calculation, another
answer. Without TEXT the problem is read from standard input. Without -equation
the model reads what has to be calculated. Each variant is read back; what is
not found again as it was put in is not offered.

FLAGS

-size says how hard the new numbers are: same (as the old ones), smaller, larger,
carrying, no-carrying, decimals, within-20, within-100 or within-1000.

-remainder is for divisions that are rounded, or whose remainder is asked for:
keep (one where there was one), some or none.

With -json, each line of standard input is {"id","text","equation"} (the equation
may be missing) and is answered by one line, in order:

  {"id","variants":[{"text","equation","answer","worded",
   "changes":[{"from","to"}]}],"read","error"}

"read" says that the model reads the problem and each variant as this
calculation; where it is false, only their numbers were read back.

With -count, mwp makes three variants of each problem of a corpus in each size,
without the model, and counts how many problems get them.

examples:
  mwp vary -n 5 -size larger 'Mia has 24 marbles and finds 7 more. How many has she?'
  mwp vary -equation 'roundup(130 / 40)' -remainder none 'A bus has 40 seats. How many buses do 130 pupils need?'
  mwp vary -json -n 3 < problems.jsonl
  mwp vary -count corpus.json
`

// varyFlags are the flags of mwp vary.
type varyFlags struct {
	*flags
	n                         *int
	size, remainder, equation *string
	seed                      *uint64
	json, count               *bool
}

// mostVariants is how many variants one problem gets at most.
const mostVariants = 100

func (a *app) vary(args []string) error {
	f := newFlags("vary", varyUsage)
	v := &varyFlags{
		flags:     f,
		n:         f.Int("n", 3, "the `number` of variants"),
		size:      f.String("size", "same", "how `hard` the numbers are"),
		remainder: f.String("remainder", "keep", "what becomes of a `remainder`: keep, some or none"),
		equation:  f.String("equation", "", "the `equation` over the numbers of the text, in place of the model"),
		seed:      f.Uint64("seed", 1, "another `number` gives other variants"),
		json:      f.Bool("json", false, "read and write JSON Lines"),
		count:     f.Bool("count", false, "count what problems of a corpus get variants"),
	}
	words, err := f.parse(a, args)
	if err != nil {
		return err
	}
	options, err := v.options()
	switch {
	case err != nil:
		return err
	case *v.count:
		return a.countVaried(words)
	case *v.json:
		if len(words) > 0 || *v.equation != "" {
			return usagef("-json reads texts and equations from standard input, not from arguments")
		}
		return a.eachLine(textForm, func(r request, err error) any { return a.varyLine(r, options, err) })
	}
	source, err := a.text(words)
	if err != nil {
		return err
	}
	varied, u, err := a.varied(source, *v.equation, options)
	if err != nil {
		return err
	}
	for i := range varied.Variants {
		one := &varied.Variants[i]
		fmt.Fprintf(a.stdout, "%d. %s\n", i+1, one.Text)
		fmt.Fprintf(a.stdout, "   %s = %s\n", worth.Equation(one.Expr, one.Document.Quantities),
			answer.Of(one.Document, one.Expr, one.Value))
	}
	if len(varied.Variants) < options.Count {
		fmt.Fprintf(a.stdout, "No more than %d fit.\n", len(varied.Variants))
	}
	if *v.equation == "" && u.Readings[0].Probability < message.LikelyFrom {
		fmt.Fprintln(a.stdout, "The model is unsure of this reading: check the equations, or give -equation.")
	}
	if !varied.Read {
		fmt.Fprintf(a.stdout, "The model does not read the problem as %s: only the numbers were read back.\n",
			worth.Equation(u.Readings[0].Expr, u.Document.Quantities))
	}
	return nil
}

func (f *varyFlags) options() (o renumber.Options, err error) {
	if o.Size, err = renumber.ParseSize(*f.size); err != nil {
		return o, usageError{fmt.Errorf("-size: %w", err)}
	}
	kept := map[string]renumber.Remainder{"keep": renumber.KeepRemainder,
		"some": renumber.WithRemainder, "none": renumber.WithoutRemainder}
	ok := false
	if o.Remainder, ok = kept[*f.remainder]; !ok {
		return o, usagef("-remainder: %q is not keep, some or none", *f.remainder)
	}
	if *f.n < 1 || *f.n > mostVariants {
		return o, usagef("-n: %d is not between 1 and %d", *f.n, mostVariants)
	}
	o.Count, o.Seed = *f.n, *f.seed
	return o, nil
}

// varied makes the variants of a text; the understanding is that of the text itself.
func (a *app) varied(source, equation string, o renumber.Options) (
	engine.Varied, *engine.Understanding, error,
) {
	u, err := a.understand(source, equation)
	if err != nil {
		return engine.Varied{}, nil, err
	}
	varied, err := a.engine.Vary(u, o)
	return varied, u, err
}

// varyLine is one line that goes out.
type varyLine struct {
	ID       json.RawMessage `json:"id"`
	Variants []variant       `json:"variants"`
	Read     bool            `json:"read"`
	Error    string          `json:"error"`
}

type variant struct {
	Text     string          `json:"text"`
	Equation string          `json:"equation"`
	Answer   json.RawMessage `json:"answer"`
	Worded   string          `json:"worded"`
	Changes  []change        `json:"changes"`
}

type change struct {
	From string `json:"from"`
	To   string `json:"to"`
}

func (a *app) varyLine(r request, o renumber.Options, err error) varyLine {
	line := varyLine{ID: r.id(), Variants: []variant{}}
	var varied engine.Varied
	if err == nil && r.Text == "" {
		err = errors.New("there is no text to vary")
	}
	if err == nil {
		varied, _, err = a.varied(r.Text, r.Equation, o)
	}
	line.Error, line.Read = wording(err), varied.Read
	for i := range varied.Variants {
		v := &varied.Variants[i]
		one := variant{
			Text:     v.Text,
			Equation: worth.Equation(v.Expr, v.Document.Quantities),
			Answer:   jsonNumber(v.Value.Rat),
			Worded:   answer.Of(v.Document, v.Expr, v.Value).String(),
		}
		for _, c := range v.Changes {
			one.Changes = append(one.Changes, change{c.From, c.To})
		}
		line.Variants = append(line.Variants, one)
	}
	return line
}

// countVaried counts the problems of a corpus that get three variants, in each size.
func (a *app) countVaried(files []string) error {
	if len(files) != 1 {
		return usagef("-count wants one corpus file")
	}
	sizes, problems := renumber.Sizes(), 0
	three, some := make([]int, len(sizes)), make([]int, len(sizes))
	_, err := readCorpus(files[0], func(p *corpus.Problem) {
		u, err := a.engine.Understand(p.Text, p.Equation)
		if err != nil {
			return
		}
		problems++
		for i, size := range sizes {
			list, _ := renumber.Variants(renumber.Problem{Document: u.Document, Expr: u.Readings[0].Expr},
				renumber.Options{Count: 3, Size: size, Seed: 1})
			switch len(list) {
			case 0:
			case 3:
				three[i]++
			default:
				some[i]++
			}
		}
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "| size | three variants | one or two | none |\n|%s\n",
		strings.Repeat("---|", 4))
	for i, size := range sizes {
		fmt.Fprintf(a.stdout, "| %s | %d (%.1f %%) | %d | %d |\n", size, three[i],
			100*float64(three[i])/float64(max(problems, 1)), some[i], problems-three[i]-some[i])
	}
	fmt.Fprintf(a.stdout, "\n%d problems\n", problems)
	return nil
}
