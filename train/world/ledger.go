package world

import "strings"

// ledger is an account: how much of something somebody or some place has while things happen.
type ledger struct {
	*run
	owner *actor // nil for a place
	other *actor
	what  *what
	tags  string
	words map[string]string
	boxes [][2]string
	// The classes of phrases for the states and events of this kind of account.
	have, gain, lose, now, left, inall, first string

	step    int64 // values are multiples of this many cents
	limit   int64 // of a single amount, in cents
	current int   // the state after the events so far
	lost    bool  // something went
	gained  bool
	lastDir int
	order   int
	events  int
	dated   bool // events have days of their own
}

// fact adds a fact in the order of time.
func (l *ledger) fact(f *fact) *fact {
	l.order += 10
	f.order = l.order
	l.run.facts = append(l.run.facts, f)
	return f
}

func (w *run) view(v *view) { w.views = append(w.views, v) }

// spec binds a class to the account.
func (l *ledger) spec(class string, am *amount) spec {
	return spec{class: class, tags: l.tags, actors: [3]*actor{l.owner, l.other}, words: l.words, amount: am}
}

func (l *ledger) plain(q, dir int) *amount {
	return &amount{form: plainly, q: q, what: l.quantities[q].what, dir: dir, owner: l.owner}
}

// value draws a value between the limits, in cents.
func (l *ledger) draw(low, high int64) int64 {
	return max(l.between(low, high)/l.step*l.step, l.step)
}

// open tells the state at first.
func (l *ledger) open(low, high int64) {
	am := &amount{form: plainly, what: l.what, owner: l.owner}
	switch k := l.r.IntN(100); {
	case k < 16 && l.what.kind == count && len(l.boxes) > 0:
		am = l.grouped(0, high)
	case k < 22 && l.what.kind == count && l.tags == "food":
		am = l.dozen(0, high)
	default:
		am.q = l.input(l.draw(low, high), l.what)
	}
	l.current = am.q
	class := l.have
	if am.form != plainly && class == "have" {
		class = "havebox"
	}
	f := l.fact(&fact{spec: l.spec(class, am), tense: atStart, tells: am.parts(), makes: am.q, result: -1, consumes: -1})
	f.anchor = l.owner == nil || l.what.kind == measure
	l.asks(f, am)
	l.view(&view{spec: l.spec(l.first, l.plain(am.q, 0)), asks: am.q, tense: before})
	// What was there at first can also be told although it follows: "She had 48 at first".
	if am.form != plainly {
		l.fact(&fact{spec: l.spec(l.have, l.plain(am.q, 0)), tense: atStart, tells: []int{am.q}, result: am.q, consumes: -1})
	}
}

// grouped is some number of boxes with the same number in each.
func (l *ledger) grouped(dir int, limit int64) *amount {
	box := pick(l.r, l.boxes)
	top := max(limit/100, 6)
	a := l.between(2, min(12, max(top/3, 2)))
	b := l.between(2, max(min(24, top/a), 2))
	am := &amount{form: groups, what: l.what, box: box[0], boxes: box[1], dir: dir, owner: l.owner}
	am.a = l.whole(a, &what{kind: count, one: box[0] + " of " + l.what.containing(), many: box[1] + " of " + l.what.containing()})
	am.b = l.whole(b, l.what)
	am.q = l.product(am.a, am.b, l.what)
	return am
}

func (l *ledger) dozen(dir int, limit int64) *amount {
	am := &amount{form: dozens, what: l.what, dir: dir, owner: l.owner}
	am.a = l.whole(l.between(2, max(min(limit/1200, 9), 2)), &what{kind: bare, many: "dozen"})
	am.q = l.product(am.a, l.constant(12), l.what)
	return am
}

// repeats is an amount that comes or goes every day.
func (l *ledger) repeats(dir int, limit int64) *amount {
	am := &amount{form: daily, what: l.what, dir: dir, owner: l.owner}
	weeks := l.percentChance(50)
	days := l.between(3, 12)
	n := int64(1)
	if weeks {
		n = l.between(1, 4)
		days = 7 * n
	}
	am.a = l.input(l.draw(2*l.step, min(max(limit/days, 2*l.step), 20*l.step)), l.what)
	switch {
	case weeks && n == 1:
		am.form = oneWeek
		am.q = l.product(am.a, l.constant(7), l.what)
	case weeks:
		am.form = weekly
		am.b = l.whole(n, &what{kind: count, one: "week", many: "weeks"})
		am.q = l.product(am.a, l.product(am.b, l.constant(7), &what{kind: count, one: "day", many: "days"}), l.what)
	default:
		am.b = l.whole(days, &what{kind: count, one: "day", many: "days"})
		am.q = l.product(am.a, am.b, l.what)
	}
	return am
}

// fraction is a part of what is there.
func (l *ledger) fraction() *amount {
	fractions := [][2]int64{{1, 2}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {3, 4}, {1, 5}, {2, 5}, {3, 5}, {1, 6}, {3, 8}, {1, 8}, {5, 6}, {1, 10}}
	for range 6 {
		f := pick(l.r, fractions)
		n := l.int(l.current)
		if n == 0 || n%f[1] != 0 || n == f[1] {
			continue
		}
		am := &amount{form: partOf, what: l.what, dir: -1, owner: l.owner, rest: l.sofar()}
		am.a = l.add(newRat(f[0], f[1]), &what{kind: part})
		l.inputs = append(l.inputs, am.a)
		am.q, am.b = l.partOf(l.current, am.a, l.what)
		return am
	}
	return nil
}

// sofar is how a part of what there is now has to be named.
func (l *ledger) sofar() string {
	switch {
	case l.lost:
		return "rest"
	case l.gained:
		return "all"
	}
	return ""
}

func (l *ledger) percentage() *amount {
	for range 6 {
		p := int64(pickInt(l.run, 10, 20, 25, 30, 40, 50, 60, 75, 5, 15, 80))
		n := l.int(l.current)
		if n == 0 || n*p%100 != 0 {
			continue
		}
		am := &amount{form: percentOf, what: l.what, dir: -1, owner: l.owner, rest: l.sofar()}
		am.a = l.whole(p, &what{kind: percent})
		am.q, am.b = l.percentOf(l.current, am.a, l.what)
		return am
	}
	return nil
}

// amount draws how much comes or goes, and how that is said.
func (l *ledger) amount(dir int) *amount {
	limit := l.limit
	if dir < 0 {
		limit = min(limit, l.int(l.current)*100-l.step)
	}
	if limit < 2*l.step {
		limit = 2 * l.step
	}
	var am *amount
	switch k := l.r.IntN(100); {
	case k < 15 && len(l.boxes) > 0 && l.what.kind == count && limit >= 600:
		am = l.grouped(dir, limit)
	case k < 17 && l.what.kind == count && (l.tags == "food" || l.tags == "garden" || l.tags == "goods") && limit >= 3000:
		am = l.dozen(dir, limit)
	case k < 27 && !l.dated && l.what.kind != money && limit >= 800 && l.owner != nil && l.tags != "people":
		am = l.repeats(dir, limit)
	case k < 42 && dir < 0:
		am = l.fraction()
	case k < 53 && dir < 0:
		am = l.percentage()
	}
	if am == nil {
		am = &amount{form: plainly, bare: dir < 0 && l.lost, q: l.input(l.draw(2*l.step, limit), l.what), what: l.what, dir: dir, owner: l.owner}
	}
	return am
}

// asks lets the numbers of an amount be asked for.
func (l *ledger) asks(f *fact, am *amount) {
	spec := f.spec
	whole := l.plain(am.q, am.dir)
	whole.tail = ""
	if am.form == daily || am.form == weekly || am.form == oneWeek {
		whole.tail = pick(l.r, []string{"over this time", "during this time"})
	}
	spec.amount = whole
	if f.event {
		l.view(&view{spec: spec, asks: am.q, tense: f.tense, fact: f})
	}
	switch am.form {
	case groups:
		boxes := f.spec
		boxes.amount = l.plain(am.a, 0)
		if f.event {
			l.view(&view{spec: boxes, asks: am.a, tense: f.tense, fact: f})
		} else {
			boxes.class = l.first
			l.view(&view{spec: boxes, asks: am.a, tense: before})
		}
		words := map[string]string{"box": am.box}
		l.view(&view{spec: specFor("groupsize", l, l.plain(am.b, 0), words), asks: am.b, tense: f.tense})
	case daily, weekly:
		each := f.spec
		each.amount = l.plain(am.a, am.dir)
		each.amount.tail = pick(l.r, []string{"every day", "each day", "a day", "per day"})
		l.view(&view{spec: each, asks: am.a, tense: f.tense, fact: f.whereEvent()})
		l.view(&view{spec: specFor("lasting", l, l.plain(am.b, 0), nil), asks: am.b, tense: f.tense})
	}
}

// whereEvent is the fact, if a question can take up its words.
func (f *fact) whereEvent() *fact {
	if f.event {
		return f
	}
	return nil
}

func specFor(class string, l *ledger, am *amount, words map[string]string) spec {
	return spec{class: class, actors: [3]*actor{l.owner, l.other}, words: words, amount: am}
}

// happens lets something come (dir +1) or go (-1); class is the event's, or "" for the account's
// own.
func (l *ledger) happens(dir int, class string) *fact {
	am := l.amount(dir)
	if am.form != partOf && am.form != percentOf && l.flips() {
		dir = -dir
		am.dir = dir
	}
	return l.apply(dir, class, am)
}

func (l *ledger) apply(dir int, class string, am *amount) *fact {
	if class == "" {
		class = l.gain
		if dir < 0 {
			class = l.lose
		}
	}
	f := l.fact(&fact{spec: l.spec(class, am), tense: atEvent, tells: am.parts(), makes: am.q, result: -1, consumes: -1, event: true, dir: dir})
	if class == "give" {
		f.tags = ""
		if dir > 0 {
			f.actors[0], f.actors[1] = f.actors[1], f.actors[0]
		}
	}
	l.asks(f, am)
	l.moves(dir, am.q, am)
	return f
}

// moves changes the state.
func (l *ledger) moves(dir int, q int, am *amount) {
	switch {
	case am != nil && (am.form == partOf || am.form == percentOf):
		l.current = am.b
		l.lost = true
	case dir > 0:
		l.current = l.sum(l.current, q, l.what)
		l.gained = true
	default:
		l.current = l.difference(l.current, q, l.what)
		l.lost = true
	}
	l.lastDir = dir
	l.events++
}

// close lets the last state be told and asked for.
func (l *ledger) close() {
	class := l.now
	switch {
	case l.events == 0:
		return
	case l.lastDir < 0 && l.percentChance(75):
		class = l.left
	case !l.lost && l.percentChance(70):
		class = l.inall
	}
	l.fact(&fact{spec: l.spec(class, l.plain(l.current, 0)), tense: atEnd, tells: []int{l.current}, result: l.current, consumes: -1})
	l.view(&view{spec: l.spec(class, l.plain(l.current, 0)), asks: l.current, tense: atEnd})
	if l.what.kind == measure && l.percentChance(50) {
		if u, ok := units[british(l.what.one)]; ok {
			small := l.measured(u.smaller, l.what.of)
			small.heads = nil
			q := l.product(l.current, l.constant(u.factor), small)
			l.view(&view{spec: l.spec(class, l.plain(q, 0)), asks: q, tense: atEnd})
		}
	}
}

// british undoes the American spelling of a unit.
func british(unit string) string {
	for _, u := range []string{"liter", "meter"} {
		if strings.HasSuffix(unit, u) {
			return strings.TrimSuffix(unit, "er") + "re"
		}
	}
	return unit
}

// rest is how a phrase speaks of what is there in the end.
func (l *ledger) rest() string {
	if l.lost {
		return pick(l.r, []string{"the rest", "the rest", "the remaining " + l.what.things(), "what is left"}[:3])
	}
	return pick(l.r, []string{"all of the " + l.what.things(), "all the " + l.what.things(), "the " + l.what.things()})
}

// divisor draws a divisor of n between 2 and high, or 0.
func (w *run) divisor(n, high int64) int64 {
	var list []int64
	for k := int64(2); k <= high && k < n; k++ {
		if n%k == 0 {
			list = append(list, k)
		}
	}
	if len(list) == 0 {
		return 0
	}
	return pick(w.r, list)
}
