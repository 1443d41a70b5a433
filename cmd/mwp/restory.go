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
	"mwpranker/wasm/restory"
	"mwpranker/wasm/worth"
)

const restoryUsage = `usage: mwp restory [FLAGS] [TEXT]
       mwp restory -count [FLAGS] CORPUS

Tells a problem as another story: names of people, places and counted things are
exchanged for others of their class, and the numbers stay. Without TEXT the
problem is read from standard input. Without -equation the model reads what has
to be calculated. Each story is read back; what is not read as the same numbers
and the same calculation is not offered.

FLAGS

With -json, each line of standard input is {"id","text","equation"} (the equation
may be missing) and is answered by one line, in order:

  {"id","stories":[{"text","equation","worded","changes":[{"class","from","to"}]}],
   "read","error"}

"class" is person, place or thing. "read" says that the model reads the problem
and each story as this calculation.

With -count, mwp counts of how many problems of a corpus at least one new story
is offered, and what is exchanged in the first, without the model; -show 40
prints that of 40 of them, evenly over the corpus, below their old texts.

examples:
  mwp restory -n 5 'Mia has 24 apples and eats 7 of them. How many has she left?'
  mwp restory -json < problems.jsonl
  mwp restory -count -show 40 corpus.json
`

func (a *app) restory(args []string) error {
	f := newFlags("restory", restoryUsage)
	n := f.Int("n", 3, "the `number` of stories")
	equation := f.String("equation", "", "the `equation` over the numbers of the text, in place of the model")
	seed := f.Uint64("seed", 1, "another `number` gives other stories")
	lines := f.Bool("json", false, "read and write JSON Lines")
	count := f.Bool("count", false, "count the problems of a corpus that get stories")
	show := f.Int("show", 0, "with -count: print this `number` of stories")
	words, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if *n < 1 || *n > mostVariants {
		return usagef("-n: %d is not between 1 and %d", *n, mostVariants)
	}
	options := restory.Options{Count: *n, Seed: *seed}
	switch {
	case *count:
		return a.countStories(words, options, *show)
	case *lines:
		if len(words) > 0 || *equation != "" {
			return usagef("-json reads texts and equations from standard input, not from arguments")
		}
		return a.eachLine(textForm, func(r request, err error) any { return a.restoryLine(r, options, err) })
	}
	source, err := a.text(words)
	if err != nil {
		return err
	}
	told, u, err := a.restoried(source, *equation, options)
	if err != nil {
		return err
	}
	for i := range told.Stories {
		fmt.Fprintf(a.stdout, "%d. %s\n", i+1, told.Stories[i].Text)
	}
	if len(told.Stories) < *n {
		fmt.Fprintf(a.stdout, "No more than %d can be told.\n", len(told.Stories))
	}
	if *equation == "" && u.Readings[0].Probability < message.LikelyFrom {
		fmt.Fprintln(a.stdout, "The model is unsure of this reading: check the texts, or give -equation.")
	}
	return nil
}

func (a *app) restoried(source, equation string, o restory.Options) (
	engine.Restoried, *engine.Understanding, error,
) {
	u, err := a.understand(source, equation)
	if err != nil {
		return engine.Restoried{}, nil, err
	}
	told, err := a.engine.Restory(u, o)
	return told, u, err
}

// restoryLine is one line that goes out.
type restoryLine struct {
	ID      json.RawMessage `json:"id"`
	Stories []storyLine     `json:"stories"`
	Read    bool            `json:"read"`
	Error   string          `json:"error"`
}

type storyLine struct {
	Text     string     `json:"text"`
	Equation string     `json:"equation"`
	Worded   string     `json:"worded"`
	Changes  []exchange `json:"changes"`
}

type exchange struct {
	Class restory.Class `json:"class"`
	From  string        `json:"from"`
	To    string        `json:"to"`
}

func (a *app) restoryLine(r request, o restory.Options, err error) restoryLine {
	line := restoryLine{ID: r.id(), Stories: []storyLine{}}
	var told engine.Restoried
	if err == nil && r.Text == "" {
		err = errors.New("there is no text to tell anew")
	}
	if err == nil {
		told, _, err = a.restoried(r.Text, r.Equation, o)
	}
	line.Error, line.Read = wording(err), told.Read
	for i := range told.Stories {
		s := &told.Stories[i]
		one := storyLine{Text: s.Text, Equation: worth.Equation(s.Expr, s.Document.Quantities),
			Worded: answer.Of(s.Document, s.Expr, s.Value).String()}
		for _, c := range s.Changes {
			one.Changes = append(one.Changes, exchange(c))
		}
		line.Stories = append(line.Stories, one)
	}
	return line
}

// countStories counts the problems of a corpus that get a new story.
func (a *app) countStories(files []string, o restory.Options, show int) error {
	if len(files) != 1 {
		return usagef("-count wants one corpus file")
	}
	o.Count = 1
	var told []string
	problems := 0
	with := map[restory.Class]int{}
	_, err := readCorpus(files[0], func(p *corpus.Problem) {
		u, err := a.engine.Understand(p.Text, p.Equation)
		if err != nil {
			return
		}
		problems++
		list, err := restory.Stories(restory.Problem{Document: u.Document, Expr: u.Readings[0].Expr}, o)
		if err != nil {
			return
		}
		classes := map[restory.Class]bool{}
		var changes []string
		for _, c := range list[0].Changes {
			classes[c.Class] = true
			changes = append(changes, c.From+" -> "+c.To)
		}
		for class := range classes {
			with[class]++
		}
		told = append(told, fmt.Sprintf("%s: %s\n  %s\n  %s\n", p.ID, strings.Join(changes, ", "), p.Text,
			list[0].Text))
	})
	if err != nil {
		return err
	}
	for i := range min(show, len(told)) {
		fmt.Fprintf(a.stdout, "%d. %s", i+1, told[i*len(told)/min(show, len(told))])
	}
	fmt.Fprintf(a.stdout, "%d of %d problems get a new story (%.1f %%)", len(told), problems,
		100*float64(len(told))/float64(max(problems, 1)))
	for _, class := range []restory.Class{restory.Person, restory.Place, restory.Thing} {
		fmt.Fprintf(a.stdout, "; another %s: %d", class, with[class])
	}
	fmt.Fprintln(a.stdout)
	return nil
}
