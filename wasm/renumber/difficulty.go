package renumber

import (
	"fmt"
	"math"
	"math/big"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Size is how hard the new numbers are to calculate with.
type Size uint8

const (
	Same         Size = iota // of the size of the old ones
	Smaller                  //
	Larger                   //
	Carrying                 // some step carries, or borrows
	NoCarrying               // none does
	Decimals                 // prices and measures get a point
	Within20                 // numbers, steps and answer are at most 20
	Within100                //
	Within1000               //
	numberOfSize = iota
)

var sizeNames = [numberOfSize]string{"same", "smaller", "larger", "carrying", "no-carrying",
	"decimals", "within-20", "within-100", "within-1000"}

func (s Size) String() string {
	if int(s) < len(sizeNames) {
		return sizeNames[s]
	}
	return "?"
}

// Sizes are all of them, in the order in which they are listed anywhere.
func Sizes() []Size {
	list := make([]Size, numberOfSize)
	for i := range list {
		list[i] = Size(i)
	}
	return list
}

// ParseSize reads a name.
func ParseSize(name string) (Size, error) {
	for i, n := range sizeNames {
		if n == name {
			return Size(i), nil
		}
	}
	return 0, fmt.Errorf("there is no size %q", name)
}

// Remainder says what becomes of the remainder of a division that is rounded, or whose remainder is
// asked for.
type Remainder uint8

const (
	KeepRemainder    Remainder = iota // it has one if it had one
	WithRemainder                     // it has one
	WithoutRemainder                  // it has none
)

// most is the largest number that a size allows; 0 for any.
func (s Size) most() float64 {
	switch s {
	case Within20:
		return 20
	case Within100:
		return 100
	case Within1000:
		return 1000
	}
	return 0
}

// difficulty sets the range of each group, and adds the rules of the size.
func (w *work) difficulty() error {
	w.ranges, w.point = make([]bounds, len(w.groups)), make([]bool, len(w.groups))
	points := false
	for g := range w.groups {
		w.ranges[g] = w.rangeOf(g)
		if w.Size == Decimals && w.groups[g].used && w.mayHavePoint(g) {
			w.point[g], points = true, true
		}
	}
	switch w.Size {
	case Smaller, Larger:
		w.keepSize()
	case Carrying, NoCarrying:
		return w.keepCarrying()
	case Decimals:
		if !points && !w.hasPoint() {
			return ErrNoPlaces
		}
		w.rules = append(w.rules, rule{holds: w.hasPoint, groups: w.usedGroups()})
	case Within20, Within100, Within1000:
		return w.keepWithin()
	}
	if w.Size != Smaller && w.Size != Larger {
		w.keepLikeness()
	}
	return nil
}

func (w *work) usedGroups() []int { return w.nodes[len(w.nodes)-1].groups }

// rangeOf is the range in which a group's numbers are drawn: what the size asks
// for, within what is plausible for all of its slots.
func (w *work) rangeOf(g int) bounds {
	v := size(w.groups[g].old)
	kind := bounds{most: math.Inf(1), grows: math.Inf(1)}
	for _, s := range w.groups[g].slots {
		size := w.slots[s].size
		kind.least = max(kind.least, size.least)
		if size.most > 0 {
			kind.most = min(kind.most, size.most)
		}
		if size.grows > 0 {
			kind.most = min(kind.most, size.grows*v)
		}
	}
	if w.Document.Quantities[w.slots[w.groups[g].slots[0]].quantity].Unit.IsClock() {
		return bounds{least: max(v-180, 0), most: v + 180}
	}
	return w.wanted(v).within(kind)
}

// wanted is the range that a size asks for.
func (w *work) wanted(v float64) bounds {
	digits := 1.0 // of as many digits the smallest
	for ; digits > v; digits /= 10 {
	}
	for ; 10*digits <= v; digits *= 10 {
	}
	switch w.Size {
	case Smaller:
		return bounds{least: min(v, max(v/5, 2)), most: max(v*0.8, min(v, 3))}
	case Larger:
		if v < 10 {
			return bounds{least: v, most: max(4*v, v+6)}
		}
		return bounds{least: 1.2 * v, most: 6 * v}
	case Within20, Within100, Within1000:
		most := w.Size.most()
		if v > most {
			return bounds{least: most / 10, most: most}
		}
		return bounds{least: v / 4, most: min(most, max(3*v, 10))}
	}
	if v >= 2 && v < 10 {
		return bounds{least: 2, most: 9}
	}
	return bounds{least: max(v/2, min(digits, v)), most: max(min(2*v, 10*digits-digits/1000), v)}
}

// within is a range cut to another; where nothing stays, the nearest end of that.
func (b bounds) within(limits bounds) bounds {
	b.least, b.most = max(b.least, limits.least), min(b.most, limits.most)
	if b.most < b.least {
		b.least = min(b.least, limits.most)
		b.most = b.least
	}
	return b
}

// mayHavePoint says whether a group's whole number may become a decimal: a price, a length, a
// weight, a volume.
func (w *work) mayHavePoint(g int) bool {
	for _, s := range w.groups[g].slots {
		q := &w.Document.Quantities[w.slots[s].quantity]
		timely := q.Measure.Minutes().Sign() > 0 || q.Measure == text.Month || q.Measure == text.YearLong
		if !w.slots[s].writer.plain || !q.Unit.IsMoney() && (q.Measure == text.NoUnit || timely) ||
			w.slots[s].single != nil {
			return false
		}
	}
	return true
}

// pointStep is the step between the decimals that a group may get.
func (w *work) pointStep(g int) *big.Rat {
	if v, _ := w.groups[g].old.Float64(); v > 100 {
		return big.NewRat(1, 2)
	}
	return big.NewRat(1, 10)
}

// mayPart says whether a step that came to a whole number need not any more: that of a price which
// has got a point.
func (w *work) mayPart(n *node) bool {
	if w.Size != Decimals {
		return false
	}
	points := func(groups []int) bool {
		for _, g := range groups {
			if w.point[g] {
				return true
			}
		}
		return false
	}
	switch n.e.Op {
	case '+', '-', '*':
		return points(n.groups)
	case '/':
		return points(w.nodes[n.left].groups) && !points(w.nodes[n.right].groups)
	}
	return false
}

// hasPoint says whether a number of the calculation is a decimal.
func (w *work) hasPoint() bool {
	for _, g := range w.usedGroups() {
		writer := w.slots[w.groups[g].slots[0]].writer
		if v := w.now(g); !v.IsInt() && len(writer.list) == 0 {
			return true
		}
	}
	return false
}

// keepSize: the numbers of the calculation get smaller, or larger, taken together.
func (w *work) keepSize() {
	sum := func(now bool) *big.Rat {
		total := new(big.Rat)
		for _, g := range w.usedGroups() {
			v := w.groups[g].old
			if now {
				v = w.now(g)
			}
			total.Add(total, new(big.Rat).Abs(v))
		}
		return total
	}
	bound := mul(sum(false), big.NewRat(9, 10))
	if w.Size == Larger {
		bound.Mul(sum(false), big.NewRat(12, 10))
	}
	w.rules = append(w.rules, rule{holds: func() bool {
		return (sum(true).Cmp(bound) < 0) == (w.Size == Smaller)
	}, groups: w.usedGroups()})
}

// keepLikeness: steps come to numbers of the size of the old ones.
func (w *work) keepLikeness() {
	for i := range w.nodes {
		n := &w.nodes[i]
		if n.e.Kind != expr.Operator || n.old == nil || n.kind != worth.Number {
			continue
		}
		low := quo(n.old, whole(5))
		high := add(mul(n.old, whole(4)), whole(20))
		w.rules = append(w.rules, rule{holds: func() bool {
			return n.value != nil && (n.old.Sign() <= 0 || n.value.Cmp(low) >= 0 && n.value.Cmp(high) <= 0)
		}, groups: n.groups})
	}
}

// keepWithin: no number, step or answer is larger than the size allows.
func (w *work) keepWithin() error {
	most := big.NewRat(int64(w.Size.most()), 1)
	for i := range w.nodes {
		n := &w.nodes[i]
		clock := n.kind != worth.Number || n.e.Kind == expr.Quantity &&
			w.Document.Quantities[n.e.Index].Unit.IsClock()
		if clock {
			continue
		}
		if len(n.groups) == 0 && n.old != nil && n.old.Cmp(most) > 0 {
			return ErrNone // a number that stays is larger
		}
		w.rules = append(w.rules, rule{holds: func() bool {
			return n.value != nil &&
				n.value.Cmp(most) <= 0
		}, groups: n.groups})
	}
	for i := range w.Document.Quantities {
		q := &w.Document.Quantities[i]
		if q.Value.Cmp(most) > 0 && !q.Unit.IsClock() && w.groupOf(i) < 0 {
			return ErrNone
		}
	}
	return nil
}

// keepCarrying: a step carries, or none does.
func (w *work) keepCarrying() error {
	var steps []*node
	for i := range w.nodes {
		n := &w.nodes[i]
		if n.e.Kind == expr.Operator && n.kind == worth.Number && (n.e.Op == '+' || n.e.Op == '-' ||
			n.e.Op == '*') &&
			n.old.IsInt() && w.nodes[n.left].old.IsInt() && w.nodes[n.right].old.IsInt() &&
			len(n.groups) > 0 {
			steps = append(steps, n)
		}
	}
	if len(steps) == 0 {
		return ErrNoCarry
	}
	var groups []int
	for _, n := range steps {
		groups = append(groups, n.groups...)
	}
	w.rules = append(w.rules, rule{groups: groups, holds: func() bool {
		for _, n := range steps {
			if carries(n.e.Op, w.nodes[n.left].value, w.nodes[n.right].value) {
				return w.Size == Carrying
			}
		}
		return w.Size == NoCarrying
	}})
	w.keepLikeness()
	return nil
}

// carries says whether a sum, a difference or a product of whole numbers, done in columns, carries
// or borrows. A product does where a digit that is not the first gives ten or more.
func carries(op byte, a, b *big.Rat) bool {
	if a == nil || b == nil || !a.IsInt() || !b.IsInt() || !a.Num().IsInt64() || !b.Num().IsInt64() {
		return false
	}
	x, y := a.Num().Int64(), b.Num().Int64()
	if x < 0 || y < 0 {
		return false
	}
	switch op {
	case '+':
		for carry := int64(0); x > 0 || y > 0; x, y = x/10, y/10 {
			if carry = (x%10 + y%10 + carry) / 10; carry > 0 {
				return true
			}
		}
	case '-':
		for ; x > 0 || y > 0; x, y = x/10, y/10 {
			if x%10 < y%10 {
				return true
			}
		}
	case '*':
		for digits := y; digits > 0; digits /= 10 {
			for rest := x; rest >= 10; rest /= 10 {
				if rest%10*(digits%10) >= 10 {
					return true
				}
			}
		}
		for rest := y; x < 10 && rest >= 10; rest /= 10 {
			if rest%10*x >= 10 {
				return true
			}
		}
	}
	return false
}
