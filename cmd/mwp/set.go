package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"strings"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/gather"
	"mwpranker/wasm/message"
	"mwpranker/wasm/worth"
)

const setUsage = `usage: mwp set [FLAGS] [TEXT]
       mwp set -kind mixed [FLAGS] [TEXT...]

Gathers a set of problems of a corpus in one go. TEXT is a problem, or "= a + b"
for a calculation alone; without it the problem is read from standard input. No
two problems of a set tell the same story or are much alike.

FLAGS

-kind is one of:

  like    problems with the same calculation, from easy to hard
  ladder  problems with one step less, with the same, and with one more
  mixed   problems over the calculations of several TEXTs, by turns; without
          TEXT each line of standard input is one

-within 20, 100 or 1000: no number, step or answer is larger. Where too few
problems are, others get other numbers.

With -json each problem is a line:

  {"id","text","equation","answer","worded","rung","model","fitted"}

"rung" is less, same or more; "model" counts the calculations from 0; "fitted"
says that the problem has got other numbers.

examples:
  mwp set -n 10 -within 100 'A box holds 24 eggs and 7 of them break. How many are left?'
  mwp set -kind ladder -n 6 '= (a + b) * c'
  mwp set -kind mixed -n 12 -json '= a - b' '= a * b + c'
`

type setFlags struct {
	*flags
	kind, corpus, equation *string
	n, within              *int
	seed                   *uint64
	json                   *bool
}

func (a *app) set(args []string) error {
	f := newFlags("set", setUsage)
	s := &setFlags{
		flags:    f,
		kind:     f.String("kind", message.GatherLike, "the `kind`: like, ladder or mixed"),
		corpus:   f.String("corpus", "corpus.json", "the corpus `file`"),
		equation: f.String("equation", "", "the `equation` over the numbers of the text, in place of the model"),
		n:        f.Int("n", 10, "the `number` of problems"),
		within:   f.Int("within", 0, "the largest `number`: 20, 100 or 1000; 0 sets no limit"),
		seed:     f.Uint64("seed", 1, "another `number` chooses others"),
		json:     f.Bool("json", false, "write JSON Lines"),
	}
	words, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if err := s.check(); err != nil {
		return err
	}
	texts, err := a.setTexts(s, words)
	if err != nil {
		return err
	}
	if err := a.openCorpus(*s.corpus); err != nil {
		return err
	}
	var around []gather.Model
	for _, each := range texts {
		u, err := a.setCentre(each, *s.equation)
		if err != nil {
			return fmt.Errorf("%.60q: %w", each, err)
		}
		around = append(around, a.engine.Centre(u, ""))
	}
	set, err := a.engine.Gather(*s.kind, around, gather.Options{Count: *s.n, Within: *s.within,
		Seed: *s.seed})
	if err != nil {
		return err
	}
	return a.writeSet(set, s)
}

func (s *setFlags) check() error {
	switch *s.kind {
	case message.GatherLike, message.GatherLadder, message.GatherMixed:
	default:
		return usagef("-kind: %q is not like, ladder or mixed", *s.kind)
	}
	if *s.n < 1 || *s.n > gather.MaxCount {
		return usagef("-n: %d is not between 1 and %d", *s.n, gather.MaxCount)
	}
	switch *s.within {
	case 0, 20, 100, 1000:
		return nil
	}
	return usagef("-within: %d is not 20, 100 or 1000", *s.within)
}

// setTexts are the problems that a set is gathered around.
func (a *app) setTexts(s *setFlags, words []string) ([]string, error) {
	if *s.kind != message.GatherMixed {
		source, err := a.text(words)
		return []string{source}, err
	}
	if *s.equation != "" {
		return nil, usagef(`-equation is of one text; give a mixed set "= %s"`, *s.equation)
	}
	if len(words) > 0 {
		return words, nil
	}
	lines := bufio.NewScanner(a.stdin)
	for lines.Scan() {
		if line := strings.TrimSpace(lines.Text()); line != "" {
			words = append(words, line)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("reading standard input: %w", err)
	}
	return words, nil
}

func (a *app) setCentre(source, equation string) (*engine.Understanding, error) {
	if expression, ok := strings.CutPrefix(strings.TrimSpace(source), "="); ok {
		return engine.UnderstandExpression(expression)
	}
	return a.understand(source, equation)
}

// setLine is one problem that goes out.
type setLine struct {
	ID       string          `json:"id"`
	Text     string          `json:"text"`
	Equation string          `json:"equation"`
	Answer   json.RawMessage `json:"answer"`
	Worded   string          `json:"worded"`
	Rung     gather.Rung     `json:"rung"`
	Model    int             `json:"model"`
	Fitted   bool            `json:"fitted"`
}

func (a *app) writeSet(set *gather.Set, s *setFlags) error {
	encoder := newEncoder(a.stdout)
	for i, item := range set.Items {
		p := item.Problem
		equation, worded := worth.Equation(p.Expr, p.Quantities), engine.Worded(p)
		if *s.json {
			line := setLine{p.ID, p.Text, equation, json.RawMessage(p.Answer), worded, item.Rung,
				item.Model, item.Fitted}
			if v, err := p.Answer.Rat(); err == nil {
				line.Answer = jsonNumber(v)
			}
			if err := encoder.Encode(line); err != nil {
				return err
			}
			continue
		}
		fmt.Fprintf(a.stdout, "%d. %s\n   %s = %s   (%s%s)\n", i+1, p.Text, equation, worded, p.ID,
			noteOf(&item))
	}
	if *s.json {
		return nil
	}
	for i := range set.Parts {
		fmt.Fprintln(a.stdout, partSaid(&set.Parts[i], *s))
	}
	return nil
}

func noteOf(item *gather.Item) string {
	note := ""
	if item.Rung != gather.Same {
		note = ", one step " + string(item.Rung)
	}
	if item.Fitted {
		note += ", with other numbers"
	}
	return note
}

// partSaid says what a part of the set was chosen from.
func partSaid(p *gather.Part, s setFlags) string {
	name := "the same calculation"
	switch {
	case *s.kind == message.GatherMixed:
		name = fmt.Sprintf("calculation %d", p.Model+1)
	case p.Rung != gather.Same:
		name = "one step " + string(p.Rung)
	}
	said := fmt.Sprintf("%s: %d of %d; problems that have it: %d, in stories: %d", name, p.Got, p.Wanted,
		p.Members, p.Stories)
	if *s.within > 0 {
		said += fmt.Sprintf(", of these within %[2]d: %[1]d", p.Within, *s.within)
	}
	return said
}
