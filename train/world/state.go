package world

import (
	"math/big"
	"math/rand/v2"

	"mwpranker/wasm/expr"
)

// kind says what a number counts, and with it how it is written and asked for.
type kind uint8

const (
	count   kind = iota // 5 pencils
	money               // $5
	measure             // 5 litres of water
	bare                // 5, before a noun of the phrase
	percent             // 25%
	part                // a third, before "of"
	times               // twice, before "as many"
	years               // 12 years old
	fold                // double, as a verb or before "the number"
)

// what is the noun phrase behind a number.
type what struct {
	kind      kind
	one, many string   // pencil, pencils; litre, litres
	of        string   // water
	heads     []string // other heads of a question: "how far"
}

// run is a world in which a few things happened.
type run struct {
	r          *rand.Rand
	quantities []quantity
	relations  []relation
	inputs     []int // a basis: all else follows from these
	facts      []*fact
	views      []*view
	tags       []string
	people     []*actor
	things     map[string]bool // kinds of things that the run speaks of: ellipsis needs to know whether there is one
	american   bool
	noTitles   bool // children only
	noFuture   bool // told in the past or the present
	onlyPast   bool // it speaks of yesterday
	noMore     bool // "5 more" would be read as a comparison
	asNoise    noiseWords
	turn       bool // turn the first event round that can be: gives for gets, more for fewer
	turned     bool
}

// noiseWords are what facts without use may speak of.
type noiseWords struct {
	thing, box string
	person     *actor
}

// flips is true for the one event that a contrast turns round.
func (w *run) flips() bool {
	if !w.turn || w.turned {
		return false
	}
	w.turned = true
	return true
}

// fact is something that the text may tell.
type fact struct {
	spec
	tense    tenseOf
	tells    []int // the quantities that it mentions
	makes    int   // the quantity that comes about by it: where that matters, the fact is told; 0 for none
	result   int   // told only where this derived quantity is; -1 for what happened
	consumes int   // a state that is gone afterwards, so it cannot be asked for; -1 for none
	changes  []int // amounts that have another meaning where this fact is told, so they are not asked for
	whole    int   // the total that this is a part of: where it matters, every part is named; 0 for none
	series   int   // facts of one series can be fused; 0 for none
	link     bool  // compares two members of a series
	dir      int   // +1 or -1 for an event that changes an account
	anchor   bool  // told wherever one of the events is, which speak of "it" and "them"
	event    bool  // may be preceded by "then"
	order    int
}

// view is a way to ask for a quantity.
type view struct {
	spec
	asks  int
	from  int // a quantity that has to be derived, not told, so that the text names what makes it up; 0 for none
	tense tenseOf
	fact  *fact // the fact whose words the question takes up, or nil
}

// spec binds a class of phrases to what fills their slots.
type spec struct {
	class   string
	tags    string            // which things the phrase has to suit
	actors  [3]*actor         // {A} {B} {AB}
	words   map[string]string // {boxes}, {thing}
	numbers map[string]int    // {k}, {p}: quantities
	amount  *amount           // {n}
	when    string            // on Monday
	unknown map[int]string    // classes to use where a number of the phrase is not told
	phrase  *pattern          // a phrase of its own, in place of a class
}

// tenseOf says which tense of the problem a clause stands in.
type tenseOf uint8

const (
	atStart tenseOf = iota
	atEvent
	atEnd
	before // always told as past
	always // always told as present
)

func (w *run) add(v *big.Rat, of *what) int {
	w.quantities = append(w.quantities, quantity{value: v, what: of})
	return len(w.quantities) - 1
}

// input adds a quantity of the basis; cents is its value times a hundred.
func (w *run) input(cents int64, of *what) int {
	q := w.add(big.NewRat(cents, 100), of)
	w.inputs = append(w.inputs, q)
	return q
}

// whole adds an input with a whole value.
func (w *run) whole(n int64, of *what) int { return w.input(n*100, of) }

// constant adds a number that is never said.
func (w *run) constant(n int64) int {
	for i := range w.quantities {
		if q := &w.quantities[i]; q.fixed && q.value.Cmp(big.NewRat(n, 1)) == 0 {
			return i
		}
	}
	q := w.add(big.NewRat(n, 1), &what{kind: bare})
	w.quantities[q].fixed = true
	return q
}

func (w *run) relate(op byte, out, a, b int) {
	w.relations = append(w.relations, relation{op, out, a, b})
}

// sum, product, difference and quotient add what follows from two quantities, and the relation.
func (w *run) sum(a, b int, of *what) int {
	q := w.add(new(big.Rat).Add(w.value(a), w.value(b)), of)
	w.relate('+', q, a, b)
	return q
}

func (w *run) product(a, b int, of *what) int {
	q := w.add(new(big.Rat).Mul(w.value(a), w.value(b)), of)
	w.relate('*', q, a, b)
	return q
}

func (w *run) difference(a, b int, of *what) int {
	q := w.add(new(big.Rat).Sub(w.value(a), w.value(b)), of)
	w.relate('+', a, b, q)
	return q
}

func (w *run) quotient(a, b int, of *what) int {
	if w.value(b).Sign() == 0 {
		return w.add(new(big.Rat), of) // refused by sensible
	}
	q := w.add(new(big.Rat).Quo(w.value(a), w.value(b)), of)
	w.relate('*', a, q, b)
	return q
}

// oneWay adds what follows by an operator over whole numbers, and the relation.
func (w *run) oneWay(op byte, a, b int, of *what) int {
	q := w.add(w.calculated(op, a, b), of)
	w.relate(op, q, a, b)
	return q
}

// calculated is what such an operator gives; 0, which sensible refuses, where it teaches nothing:
// what is rounded is whole already, or two numbers have no common divisor.
func (w *run) calculated(op byte, a, b int) *big.Rat {
	of := func(op byte) *big.Rat {
		v, err := expr.NewOperator(op, expr.NewConstant(w.value(a)), expr.NewConstant(w.value(b))).Eval(nil)
		if err != nil {
			return new(big.Rat)
		}
		return v
	}
	v := of(op)
	switch op {
	case expr.RoundUp, expr.Whole:
		if of('/').IsInt() {
			return new(big.Rat)
		}
	case expr.GCD:
		if v.Cmp(big.NewRat(1, 1)) == 0 {
			return new(big.Rat)
		}
	}
	return v
}

// percentOf adds p percent of x, and what remains when it is taken away.
func (w *run) percentOf(x, p int, of *what) (taken, rest int) {
	hundred := w.constant(100)
	taken = w.quotient(w.product(x, p, &what{kind: percent}), hundred, of)
	rest = w.difference(x, taken, of)
	keep := w.difference(hundred, p, &what{kind: percent})
	scaled := w.product(x, keep, &what{kind: percent})
	w.relate('*', scaled, rest, hundred)
	return taken, rest
}

// partOf adds the fraction f of x, and what remains.
func (w *run) partOf(x, f int, of *what) (taken, rest int) {
	taken = w.product(x, f, of)
	rest = w.difference(x, taken, of)
	keep := w.difference(w.constant(1), f, &what{kind: part})
	w.relate('*', rest, x, keep)
	return taken, rest
}

func (w *run) value(q int) *big.Rat { return w.quantities[q].value }

// int is the value as a whole number, or 0 where it is none.
func (w *run) int(q int) int64 {
	if v := w.value(q); v.IsInt() && v.Num().IsInt64() {
		return v.Num().Int64()
	}
	return 0
}

// sensible holds every quantity against common sense: above zero, whole where it is counted, two
// places at most.
func (w *run) sensible() bool {
	for i := range w.quantities {
		if !w.quantities[i].sensible() {
			return false
		}
	}
	return true
}

func (q *quantity) sensible() bool {
	switch {
	case q.value.Sign() <= 0, q.what.kind == money && q.value.Cmp(quarter) < 0:
		return false
	case q.what.kind == part || q.what.kind == percent:
		return true
	case q.what.kind == count || q.what.kind == bare || q.what.kind == years:
		return q.value.IsInt() && q.value.Num().IsInt64() && q.value.Num().Int64() <= 90_000 && (q.what.many != "years old" || q.value.Num().Int64() <= 95)
	}
	return twoPlaces(q.value)
}

var quarter = big.NewRat(1, 4)
var hundredRat = big.NewRat(100, 1)

// between draws a whole number from low to high.
func (w *run) between(low, high int64) int64 {
	if high <= low {
		return low
	}
	return low + w.r.Int64N(high-low+1)
}

// chance is true once in n.
func (w *run) chance(n int) bool { return w.r.IntN(n) == 0 }

// percentChance is true in p of a hundred draws.
func (w *run) percentChance(p int) bool { return w.r.IntN(100) < p }

func pick[T any](r *rand.Rand, list []T) T { return list[r.IntN(len(list))] }

// twoPlaces is true for a value with at most two decimal places.
func twoPlaces(v *big.Rat) bool { return new(big.Rat).Mul(v, hundredRat).IsInt() }
