package renumber

import (
	"math"
	"math/big"
)

// The search draws all numbers at random, and then mends: it takes a rule that
// is broken and draws one of its numbers anew, as long as no more rules break
// than before. Most problems are mended within a dozen draws.

// The bounds of one search, and how many numbers are drawn in all for each variant that is wanted.
const (
	restarts = 24
	mends    = 150
	patience = 6000
)

// search finds numbers that keep all rules.
func (w *work) search() bool {
	for range restarts {
		for g := range w.groups {
			v := w.draw(g)
			if v == nil {
				return false
			}
			w.put(g, v)
		}
		w.evaluate()
		broken := w.broken()
		for range mends {
			if len(broken) == 0 {
				return true
			}
			if w.left--; w.left < 0 {
				return false
			}
			r := &w.rules[broken[w.random.IntN(len(broken))]]
			if len(r.groups) == 0 {
				return false // no number can help
			}
			g, v := w.proposal(r)
			if v == nil {
				continue
			}
			old := w.now(g)
			w.put(g, v)
			w.evaluate()
			if now := w.broken(); len(now) <= len(broken) {
				broken = now
			} else {
				w.put(g, old)
				w.evaluate()
			}
		}
	}
	return false
}

// proposal is another value for a group of a broken rule.
func (w *work) proposal(r *rule) (int, *big.Rat) {
	if r.mend != nil && w.random.IntN(2) == 0 {
		if g, v := r.mend(); g >= 0 && v != nil && w.allows(g, v) {
			return g, v
		}
	}
	g := r.groups[w.random.IntN(len(r.groups))]
	return g, w.draw(g)
}

func (w *work) broken() []int {
	var list []int
	for i := range w.rules {
		if !w.rules[i].holds() {
			list = append(list, i)
		}
	}
	return list
}

// draws is how often a number is drawn until it can be written.
const draws = 30

// draw is a random value for a group; nil where its range has none.
func (w *work) draw(g int) *big.Rat {
	first := w.slots[w.groups[g].slots[0]].writer
	for range draws {
		var v *big.Rat
		switch size := w.ranges[g]; {
		case len(first.list) > 0:
			v = first.list[w.random.IntN(len(first.list))]
		case w.point[g] && w.random.IntN(3) > 0:
			v = w.grid(size, w.pointStep(g), new(big.Rat))
		default:
			v = w.grid(size, first.step, first.offset)
		}
		if v == nil {
			break
		}
		if w.groups[g].old.Sign() < 0 {
			v = new(big.Rat).Neg(v)
		}
		if w.allows(g, v) {
			return v
		}
	}
	if w.allows(g, w.groups[g].old) {
		return w.groups[g].old
	}
	return nil
}

// grid draws one of offset, offset + step, ... within a range.
func (w *work) grid(size bounds, step, offset *big.Rat) *big.Rat {
	by, _ := step.Float64()
	from, _ := offset.Float64()
	low, high := math.Ceil((size.least-from)/by-1e-9), math.Floor((size.most-from)/by+1e-9)
	if high < low {
		return nil
	}
	k := int64(low) + w.random.Int64N(int64(min(high-low, 1e6))+1)
	v := mul(step, whole(k))
	return v.Add(v, offset)
}

// allows says whether all slots of a group can have that value.
func (w *work) allows(g int, v *big.Rat) bool {
	size := size(v)
	listed := len(w.slots[w.groups[g].slots[0]].writer.list) > 0
	if !listed && (size < w.ranges[g].least-1e-9 || size > w.ranges[g].most+1e-9) ||
		v.Sign() != w.groups[g].old.Sign() {
		return false
	}
	for _, s := range w.groups[g].slots {
		writer := w.slots[s].writer
		if writer.decimal && v.IsInt() || writer.plain && !v.IsInt() && !w.point[g] ||
			writer.write(v) == nil {
			return false
		}
	}
	return true
}
