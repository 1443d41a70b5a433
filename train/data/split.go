package data

import (
	"cmp"
	"fmt"

	"mwpranker/train/stories"
)

// Training are examples that may be learnt from; NewTraining makes them.
type Training struct {
	examples []Example
	held     map[string]string // masked text -> the held set that it stands in
	near     *neighbours
	Left     map[string]int // how many were left out, by reason
}

// Examples are what is learnt from: all have a tree.
func (t *Training) Examples() []Example { return t.examples }

// NewTraining takes out what stands in a held set, what stands twice, and what has no tree.
func NewTraining(examples []Example, held ...*Held) *Training {
	t := &Training{Left: map[string]int{}, held: map[string]string{}, near: neighboursOf(kept(held))}
	seen := map[string]string{}
	for _, h := range held {
		for _, e := range h.Examples {
			seen[e.Nameless()] = "stands in " + h.Name
			t.held[e.Nameless()] = h.Name
		}
	}
	for _, e := range examples {
		m := e.Masked()
		switch why := cmp.Or(seen[e.Nameless()], seen[m]); {
		case e.Expr == nil:
			t.Left["has no tree"]++
		case why != "":
			t.Left[why]++
		default:
			seen[m] = "stands twice"
			t.examples = append(t.examples, e)
		}
	}
	return t
}

// AsPublished takes all examples that have a tree, also those whose masked text stands in a dev
// part: a third of MAWPS's dev texts stand in its training parts, and the published figures were
// reached with them. It is for comparison with those figures only.
func AsPublished(examples []Example) *Training {
	t := &Training{Left: map[string]int{}}
	for _, e := range examples {
		if e.Expr == nil {
			t.Left["has no tree"]++
			continue
		}
		t.examples = append(t.examples, e)
	}
	return t
}

// Admits says whether an example that is made while training goes on may be learnt from: it has a
// tree, and it tells neither what a held problem tells nor nearly what one of our own sets tells.
func (t *Training) Admits(e *Example) bool {
	return e.Expr != nil && t.held[e.Nameless()] == "" && (t.near == nil || !t.near.near(e))
}

// kept are the sets that what is drawn is kept away from by nearness: the rulers, the typed sets,
// what is held of GSM8K. The folds and our own held stories are told from it by their words alone.
func kept(held []*Held) (some []*Held) {
	for _, h := range held {
		if h.Part != "" {
			some = append(some, h)
		}
	}
	return some
}

// Fold reads a fold of a set: what its training part offers, and its dev part, held.
func Fold(dir, set string, fold int) (offered []Example, held *Held, err error) {
	if offered, err = ReadFold(dir, set, fold, "train"); err != nil {
		return nil, nil, err
	}
	dev, err := ReadFold(dir, set, fold, "dev")
	if err != nil {
		return nil, nil, err
	}
	train := map[string]bool{}
	for _, e := range offered {
		train[e.Masked()] = true
	}
	held = &Held{Name: fmt.Sprintf("%s fold %d", set, fold), Examples: dev, Seen: make([]bool, len(dev))}
	for i, e := range dev {
		held.Seen[i] = train[e.Masked()]
	}
	return offered, held, nil
}

// DrawStories draws n problems of each pair of the training stories.
func DrawStories(list []*stories.Story, n int, seed uint64) ([]Example, error) {
	return draw(stories.Only(list, stories.Train), n, seed)
}

// HeldStories are problems of the dev or test stories, as the corpus would tell them and retold.
func HeldStories(list []*stories.Story, part stories.Part) (*Held, error) {
	if part == stories.Train {
		return nil, fmt.Errorf("the training stories are not held")
	}
	examples, err := draw(stories.Only(list, part), 1, 0)
	return &Held{Name: "stories " + string(part), Examples: examples}, err
}

func draw(list []*stories.Story, n int, seed uint64) ([]Example, error) {
	var examples []Example
	for _, s := range list {
		for ask := range s.Asks {
			r := stories.Source(s.ID, seed*1_000_000+uint64(ask))
			for k := range n {
				in, err := s.Instance(r, ask, stories.AnyTelling)
				if err != nil {
					return nil, err
				}
				examples = append(examples, Example{ID: fmt.Sprintf("%s-%d/%d", s.ID, ask+1, k), Set: "stories", Group: s.ID, Doc: in.Doc, Expr: in.Expr, Answer: in.Answer})
			}
		}
	}
	return examples, nil
}
