package renumber

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Problem is a text and what has to be calculated, over the quantities of the document.
type Problem struct {
	Document *text.Document
	Expr     *expr.Expr
}

// Options say which variants are wanted.
type Options struct {
	Count     int       // how many; fewer come where there are no more
	Size      Size      // how hard they are to calculate
	Remainder Remainder // of divisions that are rounded, or whose remainder is asked for
	Seed      uint64    // the same seed gives the same variants

	// Reads says whether a variant's text is read as the calculation that it was made for. A nil
	// Reads believes every one.
	Reads func(*Variant) bool
	// Rest is called between variants that are tried; its error ends the work. It may be nil.
	Rest func() error
}

// Variant is a problem with other numbers.
type Variant struct {
	Problem
	Text    string
	Value   worth.Value
	Changes []Change
}

// Change is a number that is another one now.
type Change struct {
	Quantity int
	From, To string // as they are written
}

// The reasons why a problem has no variants.
var (
	ErrNoNumber = errors.New("no number that the calculation uses can be exchanged")
	ErrNone     = errors.New("no other numbers fit the calculation and this difficulty")
	ErrNoCarry  = errors.New("no step of the calculation adds, subtracts or multiplies whole numbers")
	ErrNoPlaces = errors.New("no number of the calculation can be a decimal")
	ErrTooMany  = fmt.Errorf("a text with more than %d numbers gets no others", MaxQuantities)
	ErrReadBack = errors.New("other numbers fit, but the text with them is not read as the same problem")
)

// MaxQuantities is how many numbers a text may have.
const MaxQuantities = 24

// attempts is how many sets of numbers are looked for, for each variant that is wanted.
const attempts = 6

// Variants makes variants of a problem. The error is one of those above, where there is none, or
// that of [Options.Rest].
func Variants(p Problem, o Options) ([]Variant, error) {
	w, err := newWork(p, o)
	if err != nil {
		return nil, err
	}
	var list []Variant
	seen := map[string]bool{p.Document.Source: true}
	found := false
	for range o.Count * attempts {
		if len(list) == o.Count {
			break
		}
		if o.Rest != nil {
			if err := o.Rest(); err != nil {
				return nil, err
			}
		}
		if !w.search() {
			if !found {
				return nil, ErrNone
			}
			if w.left < 0 {
				break
			}
			continue
		}
		found = true
		v, ok := w.variant()
		if !ok || seen[v.Text] {
			continue
		}
		seen[v.Text] = true
		if o.Reads == nil || o.Reads(v) {
			list = append(list, *v)
		}
	}
	if len(list) == 0 {
		return nil, ErrReadBack
	}
	return list, nil
}

// work is one problem in the making.
type work struct {
	Problem
	Options
	random *rand.Rand
	slots  []slot
	groups []group // slots that change together
	nodes  []node  // of the tree, operands before their operators
	rules  []rule
	ranges []bounds // in which each group is drawn
	point  []bool   // groups that may become decimals
	left   int      // draws until the search gives up

	values     []*big.Rat // of the quantities, as they are now
	quantities []text.Quantity
	clocks     bool // the tree has clock times
}

// group is a set of slots that have one value.
type group struct {
	slots []int
	old   *big.Rat
	used  bool // by the calculation
}

func newWork(p Problem, o Options) (*work, error) {
	if len(p.Document.Quantities) > MaxQuantities {
		return nil, ErrTooMany
	}
	hash := uint64(len(p.Document.Source))
	for i := range len(p.Document.Source) {
		hash = hash*1099511628211 + uint64(p.Document.Source[i])
	}
	w := &work{Problem: p, Options: o, left: patience * o.Count, random: rand.New(rand.NewPCG(o.Seed,
		hash))}
	w.quantities = append(w.quantities, p.Document.Quantities...)
	for i := range w.quantities {
		w.values = append(w.values, w.quantities[i].Value)
	}
	if _, err := worth.Of(p.Expr, p.Document.Quantities); err != nil {
		return nil, err
	}
	w.clocks = worth.HasClock(p.Expr, p.Document.Quantities)
	used := make([]bool, len(w.values))
	for _, i := range p.Expr.Quantities() {
		used[i] = true
	}
	w.slots = slotsOf(p.Document)
	w.join(used)
	changes := false
	for i := range w.groups {
		changes = changes || w.groups[i].used
	}
	if !changes {
		return nil, ErrNoNumber
	}
	w.flatten(p.Expr)
	w.keepNodes()
	w.keepText(used)
	return w, w.difficulty()
}

// join puts slots together that are the same number of the same thing.
func (w *work) join(used []bool) {
next:
	for i := range w.slots {
		s := &w.slots[i]
		for g := range w.groups {
			first := &w.slots[w.groups[g].slots[0]]
			if first.key != "" && first.key == s.key && first.old.Cmp(s.old) == 0 {
				w.groups[g].slots = append(w.groups[g].slots, i)
				w.groups[g].used = w.groups[g].used || used[s.quantity]
				continue next
			}
		}
		w.groups = append(w.groups, group{[]int{i}, s.old, used[s.quantity]})
	}
}

// put gives all quantities of a group a value.
func (w *work) put(g int, value *big.Rat) {
	for _, s := range w.groups[g].slots {
		q := w.slots[s].quantity
		w.values[q] = value
		w.quantities[q].Value = value
	}
}

// now is the value of a group.
func (w *work) now(g int) *big.Rat { return w.values[w.slots[w.groups[g].slots[0]].quantity] }
