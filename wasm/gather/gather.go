package gather

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
)

// Model is a problem, or a calculation alone, that a set is gathered around.
type Model struct {
	Tree  *expr.Expr
	Text  string // "" for a calculation alone
	ID    string // of the problem, where it is of the corpus
	Story string // that it tells, where that is known
}

// Options say which problems are wanted.
type Options struct {
	Count  int             // how many, 1 to MaxCount
	Within int             // no number, step or answer is larger; 0 sets no limit
	Leave  map[string]bool // ids of problems that are there already
	Beside []string        // texts that none may be like
	Seed   uint64          // another one chooses others where there is a choice

	// Fit gives a problem numbers that are within the limit, or nil. It is asked where the corpus
	// itself has too few. It may be nil.
	Fit func(*corpus.Problem) *corpus.Problem
	// Rest is called now and then; its error ends the work. It may be nil.
	Rest func() error
}

// MaxCount is how many problems a set has at most.
const MaxCount = 50

// Rung says how the calculation of a problem relates to the one that was asked for.
type Rung string

const (
	Less Rung = "less" // one step less
	Same Rung = "same"
	More Rung = "more" // one step more
)

// Item is a problem of the set.
type Item struct {
	Problem *corpus.Problem
	Corpus  string // it is of
	Rung    Rung
	Model   int  // which of the models it belongs to
	Fitted  bool // it has got other numbers, to be within the limit

	words map[string]bool
}

// Part says what one part of the set was chosen from.
type Part struct {
	Rung    Rung
	Model   int
	Wanted  int
	Got     int
	Members int // problems with this calculation
	Stories int // that they tell, but for those that are there already
	Within  int // of these stories, how many have numbers within the limit as they are
}

// Set is what was gathered, in the order in which pupils get it.
type Set struct {
	Items []Item
	Parts []Part
}

// Wanted is how many problems were asked for.
func (s *Set) Wanted() (n int) {
	for _, p := range s.Parts {
		n += p.Wanted
	}
	return n
}

// ErrNoCalculation is what a pattern, or nothing, is told.
var ErrNoCalculation = errors.New("a set needs a calculation, and a pattern with ? is none")

// Like gathers problems with the calculation of one, each with a story of its own, from easy to
// hard.
func Like(ix *index.Index, m Model, o Options) (*Set, error) {
	return gather(ix, []Model{m}, o, []Part{{Rung: Same, Wanted: o.Count}})
}

// Ladder gathers problems with one step less than a calculation, with the same, and with one more.
func Ladder(ix *index.Index, m Model, o Options) (*Set, error) {
	side := o.Count / 3
	return gather(ix, []Model{m}, o, []Part{{Rung: Less, Wanted: side},
		{Rung: Same, Wanted: o.Count - 2*side}, {Rung: More, Wanted: side}})
}

// Mixed gathers problems over several calculations by turns: no two neighbours have the same, as
// long as there are others left. Models that are equal count as one.
func Mixed(ix *index.Index, models []Model, o Options) (*Set, error) {
	var distinct []Model
	seen := map[string]bool{}
	for _, m := range models {
		if m.Tree == nil || m.Tree.IsPattern() {
			return nil, ErrNoCalculation
		}
		if key := m.Tree.Key(expr.Canonical); !seen[key] {
			seen[key] = true
			distinct = append(distinct, m)
		}
		o.Beside = append(slices.Clip(o.Beside), m.Text)
	}
	distinct = distinct[:min(len(distinct), max(o.Count, 0))]
	var parts []Part
	for i := range distinct {
		wanted := o.Count / len(distinct)
		if i < o.Count%len(distinct) {
			wanted++
		}
		parts = append(parts, Part{Rung: Same, Model: i, Wanted: wanted})
	}
	set, err := gather(ix, distinct, o, parts)
	if err == nil {
		set.Items = byTurns(set.Items, len(distinct))
	}
	return set, err
}

// byTurns takes the first item of each model, then the second of each, and so on.
func byTurns(items []Item, models int) []Item {
	of := make([][]Item, models)
	for _, item := range items {
		of[item.Model] = append(of[item.Model], item)
	}
	mixed := items[:0:0]
	for round := 0; len(mixed) < len(items); round++ {
		for _, list := range of {
			if round < len(list) {
				mixed = append(mixed, list[round])
			}
		}
	}
	return mixed
}

// gather fills the parts of a set, one after the other: no problem of one is like one of another.
func gather(ix *index.Index, models []Model, o Options, parts []Part) (*Set, error) {
	if o.Count < 1 || o.Count > MaxCount {
		return nil, fmt.Errorf("a set has 1 to %d problems, and not %d", MaxCount, o.Count)
	}
	if len(models) == 0 {
		return nil, ErrNoCalculation
	}
	g := &gatherer{index: ix, Options: o, told: map[string]bool{}}
	for _, m := range models {
		if m.Tree == nil || m.Tree.IsPattern() {
			return nil, ErrNoCalculation
		}
		g.keepAway(m.Text)
		g.told[m.Story] = true
	}
	for _, text := range o.Beside {
		g.keepAway(text)
	}
	set := &Set{Parts: parts}
	for i := range parts {
		chosen, err := g.fill(models[parts[i].Model], &parts[i])
		if err != nil {
			return nil, err
		}
		set.Items = append(set.Items, chosen...)
	}
	return set, nil
}

// gatherer is one set in the making.
type gatherer struct {
	index *index.Index
	Options
	told   map[string]bool   // stories that are there
	beside []map[string]bool // the words of texts that are there
}

func (g *gatherer) keepAway(text string) {
	if text != "" {
		g.beside = append(g.beside, wordsOf(text))
	}
}

func (g *gatherer) rest() error {
	if g.Rest == nil {
		return nil
	}
	return g.Rest()
}

// fill chooses the problems of one part, from easy to hard.
func (g *gatherer) fill(m Model, part *Part) ([]Item, error) {
	stories, err := g.stories(m, part)
	if err != nil {
		return nil, err
	}
	chosen := g.spread(stories, part.Wanted)
	if len(chosen) < part.Wanted && g.Fit != nil && g.Within > 0 {
		if chosen, err = g.fit(stories, chosen, part.Wanted); err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(chosen, func(a, b Item) int { return byDifficulty(a.Problem, b.Problem) })
	part.Got = len(chosen)
	return chosen, nil
}

func byDifficulty(a, b *corpus.Problem) int {
	return cmp.Or(cmp.Compare(index.Difficulty(&a.Attributes), index.Difficulty(&b.Attributes)),
		cmp.Compare(a.ID, b.ID))
}
