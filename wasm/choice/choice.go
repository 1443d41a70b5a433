package choice

import (
	"errors"
	"fmt"
	"hash/fnv"
	"math/big"
	"math/rand/v2"
	"slices"

	"mwpranker/wasm/answer"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Options is how many a question has: the answer and three others.
const Options = 4

// ErrFew says that no three wrong answers look like the right one.
var ErrFew = errors.New("there are not three wrong answers that look like the right one")

// Option is one of the answers to choose from.
type Option struct {
	Slip     Slip // Right is the answer
	Value    worth.Value
	Worded   string // as the answer is: "$44.80", "4 buses"
	Equation string
	Why      string // in English; "" of the answer
}

// Reading is another tree that the model found, which a pupil may find too.
type Reading = *expr.Expr

// Of makes the options of a problem, in an order that hangs on the seed. The readings are those of
// the model, in any order; those that come to the answer are left out.
func Of(document *text.Document, tree *expr.Expr, readings []Reading, seed uint64) (
	[]Option, error,
) {
	value, err := worth.Of(tree, document.Quantities)
	if err != nil {
		return nil, err
	}
	worded := answer.Of(document, tree, value)
	c := chooser{document: document, tree: tree, value: value, worded: worded}
	right := Option{Value: value, Worded: worded.String()}
	right.Equation = worth.Equation(tree, document.Quantities)
	c.options = []Option{right}
	m := maker{document: document, tree: tree}
	for _, r := range readings {
		m.add(OtherReading, r, "the text read as %s", worth.Equation(r, document.Quantities))
	}
	m.all()
	hash := fnv.New64a()
	fmt.Fprint(hash, seed, document.Source)
	random := rand.New(rand.NewPCG(seed, hash.Sum64()))
	c.choose(m.list, random)
	if len(c.options) < Options {
		return nil, ErrFew
	}
	shuffle(c.options, random)
	return c.options, nil
}

func shuffle[T any](list []T, random *rand.Rand) {
	random.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
}

type chooser struct {
	document *text.Document
	tree     *expr.Expr
	value    worth.Value
	worded   answer.Answer
	options  []Option
}

// choose takes one plausible option of each kind of slip in turn, until there are enough.
func (c *chooser) choose(list []wrong, random *rand.Rand) {
	byKind := map[Slip][]wrong{}
	for _, w := range list {
		byKind[w.slip] = append(byKind[w.slip], w)
	}
	for _, kind := range slips {
		// the model's readings come likeliest first, slips of counting nearest first
		if kind != OtherReading && kind != Counting {
			shuffle(byKind[kind], random)
		}
	}
	for rest := true; rest && len(c.options) < Options; {
		rest = false
		for _, kind := range slips {
			if kind == Counting { // only where nothing else is left
				continue
			}
			for len(byKind[kind]) > 0 && len(c.options) < Options {
				w := byKind[kind][0]
				byKind[kind] = byKind[kind][1:]
				if c.take(&w) {
					rest = true
					break
				}
			}
		}
	}
	for _, w := range byKind[Counting] {
		if len(c.options) < Options {
			c.take(&w)
		}
	}
}

// take takes what a wrong tree comes to as an option, if it is plausible and none has it yet.
func (c *chooser) take(w *wrong) bool {
	value, err := worth.Of(w.tree, c.document.Quantities)
	if err != nil || !c.plausible(value) {
		return false
	}
	like := c.worded
	like.Value = value.Rat
	like.Rounded = nil
	if c.worded.Noun != "" {
		like.Noun = c.noun(value.Rat)
	}
	o := Option{Slip: w.slip, Value: value, Worded: like.String(), Why: w.why}
	o.Equation = worth.Equation(w.tree, c.document.Quantities)
	if slices.ContainsFunc(c.options, func(other Option) bool {
		return other.Value.Rat.Cmp(value.Rat) == 0 || other.Worded == o.Worded
	}) {
		return false
	}
	if c.tooWhole(value.Rat) {
		return false
	}
	c.options = append(c.options, o)
	return true
}

// tooWhole says whether another whole number would give away the answer that has a point: one may
// be whole. A price is written with its places either way.
func (c *chooser) tooWhole(v *big.Rat) bool {
	if c.value.Rat.IsInt() || !v.IsInt() || c.worded.Mark != "" && c.worded.Mark != "%" {
		return false
	}
	return slices.ContainsFunc(c.options, func(o Option) bool { return o.Value.Rat.IsInt() })
}

// noun is what the answer counts, in the form that goes with another number.
func (c *chooser) noun(value *big.Rat) string {
	return answer.Of(c.document, c.tree, worth.Value{Rat: value}).Noun
}

// furthest is how many times as large, or as small, a wrong answer may be.
var furthest = big.NewRat(60, 1)

// mostBits bounds the numbers that are an option.
const mostBits = 64

// plausible says whether a value looks like the answer: of its kind, positive, whole if it is, with
// no more places, and neither far larger nor far smaller.
func (c *chooser) plausible(value worth.Value) bool {
	v, right := value.Rat, c.value.Rat
	if v.Denom().BitLen() > mostBits || v.Num().BitLen() > mostBits {
		return false
	}
	if value.Kind != c.value.Kind || v.Cmp(right) == 0 || right.Sign() > 0 && v.Sign() <= 0 {
		return false
	}
	if right.IsInt() && !v.IsInt() {
		return false
	}
	if !right.IsInt() && !v.IsInt() {
		was, exact := right.FloatPrec()
		places, ends := v.FloatPrec()
		if exact && (!ends || places > max(was, 2)) {
			return false
		}
		if !exact && v.Denom().Cmp(right.Denom()) > 0 {
			return false
		}
	}
	if right.Sign() == 0 || v.Sign() == 0 || value.Kind == worth.Clock {
		return true
	}
	ratio := new(big.Rat).Quo(v, right)
	ratio.Abs(ratio)
	return ratio.Cmp(furthest) <= 0 && ratio.Cmp(new(big.Rat).Inv(furthest)) >= 0
}
