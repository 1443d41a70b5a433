package worth

import (
	"math/big"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Kind is what a value is.
type Kind uint8

const (
	Number   Kind = iota
	Clock         // minutes after midnight, 0 to 1439
	Duration      // minutes
)

func (k Kind) String() string { return [...]string{"", "clock", "duration"}[k] }

// Value is what an expression is worth.
type Value struct {
	Rat  *big.Rat
	Kind Kind
}

// Of calculates a tree. The error is that of [expr.Expr.Eval].
func Of(tree *expr.Expr, quantities []text.Quantity) (Value, error) {
	v, err := tree.Eval(values(quantities))
	if err != nil {
		return Value{}, err
	}
	if !HasClock(tree, quantities) {
		return Value{v, Number}, nil
	}
	c := newCalculator(tree, quantities)
	t, err := c.value(tree)
	if err != nil {
		return Value{}, err
	}
	return t.settled(), nil
}

// HasClock says whether the tree uses a clock time.
func HasClock(tree *expr.Expr, quantities []text.Quantity) bool {
	switch tree.Kind {
	case expr.Operator:
		return HasClock(tree.Left, quantities) || HasClock(tree.Right, quantities)
	case expr.Quantity:
		return tree.Index >= 0 && tree.Index < len(quantities) && quantities[tree.Index].Unit.IsClock()
	}
	return false
}

func values(quantities []text.Quantity) []*big.Rat {
	list := make([]*big.Rat, len(quantities))
	for i := range quantities {
		list[i] = quantities[i].Value
	}
	return list
}

// term is the value of a part of the tree, with what is known of it.
type term struct {
	v    *big.Rat
	kind Kind

	unit    *big.Rat // of a number that counts a time: how many minutes one is; nil for none
	dial    bool     // of a clock time: it may be before or after noon
	between bool     // a duration between two clock times
	sixty   bool     // the constant 60
	twelve  bool     // the constant 12
	plain   bool     // a bare number of the equation, or of a text that says no measure
	perHour bool
}

// calculator knows what holds for all of a tree.
type calculator struct {
	quantities []text.Quantity
	values     []*big.Rat
	fullHours  bool // all clock times of the tree are full hours, so that its bare numbers are hours
	perHour    bool // something is said of each hour
}

func newCalculator(tree *expr.Expr, quantities []text.Quantity) *calculator {
	c := &calculator{quantities: quantities, values: values(quantities), fullHours: true}
	for _, i := range tree.Quantities() {
		q := &quantities[i]
		if q.Unit.IsClock() && !isMultiple(q.Value, hour) {
			c.fullHours = false
		}
		c.perHour = c.perHour || q.PerHour
	}
	return c
}

var (
	hour    = big.NewRat(60, 1)
	halfDay = big.NewRat(12*60, 1)
	twelve  = big.NewRat(12, 1)
	day     = big.NewRat(24*60, 1)
	minute  = big.NewRat(1, 1)
)

func isMultiple(v, of *big.Rat) bool { return new(big.Rat).Quo(v, of).IsInt() }

func (c *calculator) value(e *expr.Expr) (term, error) {
	switch e.Kind {
	case expr.Constant:
		return term{v: e.Value, plain: true, sixty: e.Value.Cmp(hour) == 0, twelve: e.Value.Cmp(twelve) == 0}, nil
	case expr.Quantity:
		return c.leaf(&c.quantities[e.Index]), nil
	}
	if e.Op == '+' || e.Op == '-' {
		if t, several, err := c.whiles(e); several {
			return t, err
		}
	}
	a, err := c.value(e.Left)
	if err != nil {
		return a, err
	}
	b, err := c.value(e.Right)
	if err != nil {
		return b, err
	}
	switch {
	case e.Op == '+' && (timely(a) || timely(b)):
		return c.sum(a, b)
	case e.Op == '-' && (timely(a) || timely(b)):
		return c.difference(a, b)
	case e.Op == '*' && a.sixty:
		a, b = b, a
	}
	if (e.Op == '*' || e.Op == '/') && b.sixty {
		if t, ok := c.converted(e.Op, a); ok {
			return t, nil
		}
	}
	return c.plainly(e.Op, a, b)
}

func timely(t term) bool { return t.kind != Number }

func (c *calculator) leaf(q *text.Quantity) term {
	t := term{v: q.Value, perHour: q.PerHour}
	switch {
	case q.Unit.IsClock():
		t.kind, t.dial = Clock, q.Unit == text.Clock12
	case q.Measure.Minutes().Sign() > 0:
		t.unit = q.Measure.Minutes()
	default:
		t.plain = q.Unit == text.NoUnit && q.Measure == text.NoUnit
	}
	return t
}

// minutes is a term beside a clock time or a duration: of a number without a
// unit, hours where the clock times are full hours and it can be hours.
func (c *calculator) minutes(t term) *big.Rat {
	switch {
	case t.kind != Number:
		return t.v
	case t.unit != nil:
		return new(big.Rat).Mul(t.v, t.unit)
	case c.fullHours && t.plain && t.v.Cmp(big.NewRat(24, 1)) <= 0:
		return new(big.Rat).Mul(t.v, hour)
	}
	return t.v
}

func (c *calculator) sum(a, b term) (term, error) {
	if a.kind == Clock && b.kind == Clock { // the strokes at 7 and at 8 o'clock
		return term{v: new(big.Rat).Add(c.hours(a), c.hours(b))}, nil
	}
	if b.kind == Clock {
		a, b = b, a
	}
	if a.kind == Clock && b.twelve && c.fullHours && (a.dial || a.v.Cmp(halfDay) >= 0) { // 12 + 4 for 4 p.m.
		v := a.v
		if v.Cmp(halfDay) < 0 {
			v = new(big.Rat).Add(v, halfDay)
		}
		return term{v: v, kind: Clock}, nil
	}
	v := new(big.Rat).Add(c.minutes(a), c.minutes(b))
	if a.kind == Clock || b.kind == Clock {
		return term{v: onDial(v, day), kind: Clock, dial: a.dial || b.dial}, nil
	}
	return term{v: v, kind: Duration, between: true}, nil
}

func (c *calculator) difference(a, b term) (term, error) {
	if b.kind == Clock && a.kind == Number && a.plain && c.fullHours && a.unit == nil { // 12 - 9 a.m.
		a.kind, a.dial, a.v = Clock, true, new(big.Rat).Mul(a.v, hour)
	}
	if b.kind == Clock && a.kind != Clock {
		return term{v: new(big.Rat).Sub(c.minutes(a), b.v)}, nil
	}
	v := new(big.Rat).Sub(c.minutes(a), c.minutes(b))
	switch {
	case a.kind == Clock && b.kind == Clock:
		round := day
		if a.dial || b.dial {
			round = halfDay
		}
		return term{v: onDial(v, round), kind: Duration, between: true}, nil
	case a.kind == Clock:
		return term{v: onDial(v, day), kind: Clock, dial: a.dial}, nil
	}
	return term{v: v, kind: Duration, between: true}, nil
}

// onDial brings a value between 0 and a round of the dial.
func onDial(v, round *big.Rat) *big.Rat {
	turns := new(big.Rat).Quo(v, round)
	whole := new(big.Int).Div(turns.Num(), turns.Denom()) // rounds down
	return new(big.Rat).Sub(v, new(big.Rat).Mul(new(big.Rat).SetInt(whole), round))
}

// hours is a clock time as a number: as written where it is a full hour.
func (c *calculator) hours(t term) *big.Rat {
	v := new(big.Rat).Quo(t.v, hour)
	if v.Cmp(big.NewRat(12, 1)) > 0 {
		v.Sub(v, big.NewRat(12, 1))
	}
	return v
}

// converted is a time times or by 60: from hours to minutes, and back.
func (c *calculator) converted(op byte, t term) (term, bool) {
	switch {
	case op == '/' && t.kind == Duration:
		return term{v: new(big.Rat).Quo(t.v, hour), unit: hour}, true
	case op == '/' && t.unit != nil && t.unit.Cmp(minute) == 0:
		return term{v: new(big.Rat).Quo(t.v, hour), unit: hour}, true
	case op == '/' && t.kind == Clock:
		return term{v: new(big.Rat).Quo(t.v, hour), unit: hour}, true
	case op == '*' && t.kind == Clock:
		return term{v: new(big.Rat).Mul(c.hours(t), hour), unit: minute}, true
	case op == '*' && t.kind == Duration && c.fullHours, op == '*' && t.unit != nil && t.unit.Cmp(hour) == 0:
		v := t.v
		if t.kind != Duration {
			v = new(big.Rat).Mul(t.v, hour)
		}
		return term{v: v, unit: minute}, true
	}
	return t, false
}

// plainly calculates with numbers: a duration counts in hours where the clock
// times are full hours or the other side is said of each hour, else in minutes.
func (c *calculator) plainly(op byte, a, b term) (term, error) {
	number := func(t, other term) *big.Rat {
		switch {
		case t.kind == Clock:
			return c.hours(t)
		case t.kind == Duration && op == '/' && other.unit != nil: // how often 5 minutes fit: both count the same unit
			return new(big.Rat).Quo(t.v, other.unit)
		case t.kind == Duration && (c.fullHours || c.perHour):
			return new(big.Rat).Quo(t.v, hour)
		}
		return t.v
	}
	v, err := expr.NewOperator(op, expr.NewConstant(number(a, b)), expr.NewConstant(number(b, a))).Eval(nil)
	if err != nil {
		return term{}, err
	}
	t := term{v: v, perHour: a.perHour || b.perHour}
	switch { // 3 loaves of 20 minutes each are minutes
	case (op == '*' || op == '+' || op == '-') && a.unit == nil && a.kind == Number:
		t.unit = b.unit
	case b.unit == nil && b.kind == Number:
		t.unit = a.unit
	case (op == '+' || op == '-') && a.unit != nil && b.unit != nil && a.unit.Cmp(b.unit) == 0:
		t.unit = a.unit
	}
	t.plain = t.unit == nil && (op != '+' && op != '-' || a.plain && b.plain)
	if op == '/' && b.kind == Number && b.unit == nil && a.kind == Duration && !c.fullHours && !c.perHour { // shared into equal parts
		t.kind, t.between = Duration, true
	}
	return t, nil
}

func (t term) settled() Value {
	switch t.kind {
	case Clock:
		return Value{onDial(t.v, day), Clock}
	case Duration:
		return Value{t.v, Duration}
	}
	return Value{t.v, Number}
}

// Is says whether an answer, as somebody wrote it, is this value: a duration
// may be said in minutes, hours or seconds, a clock time in minutes after
// midnight or in hours, before or after noon.
func (v Value) Is(answer *big.Rat) bool {
	if v.Rat.Cmp(answer) == 0 {
		return true
	}
	switch v.Kind {
	case Duration:
		return new(big.Rat).Mul(answer, hour).Cmp(v.Rat) == 0 || new(big.Rat).Quo(answer, hour).Cmp(v.Rat) == 0
	case Clock:
		for _, a := range []*big.Rat{answer, new(big.Rat).Mul(answer, hour)} {
			if onDial(a, halfDay).Cmp(onDial(v.Rat, halfDay)) == 0 && a.Cmp(day) <= 0 && a.Sign() >= 0 {
				return true
			}
		}
	}
	return false
}
