package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
	"mwpranker/wasm/paraphrase"
)

const paraphraseUsage = `usage: mwp check-paraphrase [FLAGS] FIRST SECOND

Says whether the second problem says what the first one says, so that its
solution stays (paraphrase); if not, whether it is the same calculation with
another story (same-model); else they are different. "same_model" says whether
the calculation is the same: it may be where they are different, as with other
numbers. What was lost, changed and added is listed.

FLAGS

With -json, each line of standard input is {"id":"...","a":"...","b":"..."} and
is answered by one line, in order:

  {"id","verdict","score","same_model","lost":[...],"changed":[...],
   "added":[...],"error"}

The verdict is "paraphrase", "same-model" or "different"; the score, from 0 to
1, is how likely b says what a says. An entry of the lists is

  {"part","why","a":{"text","start","end"},"b":{"text","start","end"},"weight"}

where "part" is number, unit, thing, name, deed, relation, question or story,
"a" and "b" are the words with their place in bytes (b is missing of what was
lost, a of what was added), and "weight" is how much the entry speaks for a
paraphrase, below 0 against it. A line that can't be answered has an "error"
and the verdict "", and the lines after it are answered; the exit code is 0.

examples:
  mwp check-paraphrase 'Ann has 5 figs and buys 3. How many has she now?' 'Ann buys 3 figs. She had 5. How many has she got now?'
  mwp check-paraphrase -json < pairs.jsonl > verdicts.jsonl
`

// checkParaphrase is mwp check-paraphrase.
func (a *app) checkParaphrase(args []string) error {
	f := newFlags("check-paraphrase", paraphraseUsage)
	lines := f.Bool("json", false, "read and write JSON Lines")
	kept := f.Bool("kept", false, "list what was kept, too")
	weights := f.String("weights", "", "the `folder` of other weights than those inside")
	texts, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if *weights != "" {
		a.useWeights(*weights)
	}
	if *lines {
		if len(texts) > 0 {
			return usagef("-json reads texts from standard input, not from arguments")
		}
		return a.eachLine(pairForm, func(r request, err error) any { return a.compareLine(r, err, *kept) })
	}
	if len(texts) != 2 {
		return usagef("two texts are compared, here are %d; put each in quotes", len(texts))
	}
	c, err := a.compareTexts(texts[0], texts[1])
	if err != nil {
		return err
	}
	a.tell(c, *kept)
	return nil
}

// pairForm is a line that comes in.
const pairForm = `{"id":...,"a":"...","b":"..."}`

func (a *app) compareTexts(first, second string) (*paraphrase.Comparison, error) {
	c, err := a.engine.CheckParaphrase(first, second)
	if errors.Is(err, engine.ErrNoModel) {
		err = errors.New("comparing problems needs the model, which is not in this build")
	}
	return c, err
}

// tell writes a comparison for people.
func (a *app) tell(c *paraphrase.Comparison, kept bool) {
	model := "another calculation"
	if c.SameModel {
		model = "the same calculation"
	}
	fmt.Fprintf(a.stdout, "%-8s %s, %s\nscore    %.2f\n", "verdict", c.Verdict, model, c.Score)
	for _, fate := range []paraphrase.Fate{paraphrase.Lost, paraphrase.Changed, paraphrase.Added, paraphrase.Kept} {
		for i := range c.Ledger {
			if e := &c.Ledger[i]; e.Fate == fate && (fate != paraphrase.Kept || kept) {
				fmt.Fprintf(a.stdout, "%-8s %-8s %s\n", fate, e.Part, c.Say(e))
			}
		}
	}
}

// compareLine is one line that goes out.
type compareLine struct {
	ID        json.RawMessage      `json:"id"`
	Verdict   string               `json:"verdict"`
	Score     float64              `json:"score"`
	SameModel bool                 `json:"same_model"`
	Lost      []message.Difference `json:"lost"`
	Changed   []message.Difference `json:"changed"`
	Added     []message.Difference `json:"added"`
	Kept      []message.Difference `json:"kept,omitempty"`
	Error     string               `json:"error"`
}

// compareLine is the line for one request.
func (a *app) compareLine(r request, err error, kept bool) compareLine {
	none := []message.Difference{}
	line := compareLine{ID: r.id(), Lost: none, Changed: none, Added: none}
	var c *paraphrase.Comparison
	if err == nil {
		c, err = a.compareTexts(r.A, r.B)
	}
	if line.Error = wording(err); err != nil {
		return line
	}
	line.Verdict, line.Score, line.SameModel = c.Verdict.String(), math.Round(c.Score*1000)/1000, c.SameModel
	line.Lost = engine.Differences(c, paraphrase.Lost)
	line.Changed = engine.Differences(c, paraphrase.Changed)
	line.Added = engine.Differences(c, paraphrase.Added)
	if kept {
		line.Kept = engine.Differences(c, paraphrase.Kept)
	}
	return line
}
