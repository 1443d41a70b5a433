package world

import "strings"

// fields splits a line of a list at its bars.
func fields(line string) []string {
	f := strings.Split(line, "|")
	for i := range f {
		f[i] = strings.TrimSpace(f[i])
	}
	return f
}

// listed draws one of the words of a list.
func (w *run) listed(class string) string {
	var all []string
	for _, line := range book.lines[class] {
		for _, s := range strings.Split(line, ";") {
			all = append(all, strings.TrimSpace(s))
		}
	}
	return pick(w.r, all)
}

// rows is a number of groups of equal size, with some more or some missing, perhaps grouped again.
func (w *run) rows() {
	f := fields(pick(w.r, book.lines["arrays"]))
	group, thing := nounOf(f[1]), nounOf(f[2])
	of := &what{kind: count, one: thing[0], many: thing[1]}
	groupsOf := &what{kind: count, one: group[0], many: group[1]}
	a := w.child()
	w.asNoise.person, w.asNoise.thing, w.asNoise.box = a, thing[1], group[0]
	w.things[thing[1]] = true
	w.tag("rows")
	w.noFuture = true
	words := map[string]string{"P": f[0], "group": group[0], "groups": group[1], "things": thing[1], "thing": thing[0]}
	l := &ledger{run: w, owner: a, what: of, step: 100, words: words}
	k, m := w.whole(w.between(3, 16), groupsOf), w.whole(w.between(3, 24), of)
	total := w.product(k, m, of)
	s := l.spec("rows", nil)
	s.numbers, s.unknown = map[string]int{"k": k, "m": m}, map[int]string{k: "rows.k", m: "rows.m"}
	l.fact(&fact{spec: s, tense: atStart, tells: []int{k, m}, makes: total, result: -1, consumes: -1, anchor: true})
	question := func(class string, q int, tense tenseOf, tell bool) {
		sp := specFor(class, l, l.plain(q, 0), words)
		if tell {
			l.fact(&fact{spec: sp, tense: tense, tells: []int{q}, result: q, consumes: -1})
		}
		l.view(&view{spec: sp, asks: q, tense: tense})
	}
	question("rowcount", k, atStart, false)
	question("rowsize", m, atStart, false)
	state, class := total, "rowsall"
	if w.percentChance(60) {
		e := w.whole(w.between(2, 15), &what{kind: bare})
		change, dir := "rowsmore", 1
		if w.percentChance(50) {
			change, dir = "rowsless", -1
		}
		s := l.spec(change, nil)
		s.numbers = map[string]int{"e": e}
		l.fact(&fact{spec: s, tense: atStart, tells: []int{e}, result: -1, consumes: -1, dir: dir})
		if dir > 0 {
			state = w.sum(total, e, of)
		} else {
			state, class = w.difference(total, e, of), "rowsnow"
		}
	}
	question(class, state, atEnd, true)
	if g := w.divisor(w.int(state), 12); g > 0 && w.percentChance(35) {
		q := w.whole(g, &what{kind: bare})
		s := l.spec("rowsdealt", nil)
		s.numbers = map[string]int{"g": q}
		l.fact(&fact{spec: s, tense: atEvent, tells: []int{q}, result: -1, consumes: state, event: true, changes: []int{k, m, total}})
		question("rowsdealtall", w.quotient(state, q, of), atEvent, false)
	}
}

// supply is used up day by day, by one or two kinds of animals.
func (w *run) supply() {
	a := w.child()
	w.asNoise.person = a
	w.tag("supply")
	w.noFuture = true
	food := w.listed("foods")
	unitName := pick(w.r, []string{"kilogram", "pound"})
	unit := w.measured(unitName, "")
	words := map[string]string{"food": food}
	l := &ledger{run: w, owner: a, what: unit, step: 100, words: words}
	days := &what{kind: count, one: "day", many: "days"}
	r := w.whole(w.between(2, 20), unit)
	perDay := r
	s := l.spec("eats", nil)
	first := w.listed("animals")
	s.words, s.numbers = map[string]string{"animals": first}, map[string]int{"r": r}
	eats := []*fact{{spec: s, tense: always, tells: []int{r}, result: -1, consumes: -1}}
	if second := w.listed("animals"); second != first && w.percentChance(55) {
		r2 := w.whole(w.between(2, 20), unit)
		s.words, s.numbers = map[string]string{"animals": second}, map[string]int{"r": r2}
		eats = append(eats, &fact{spec: s, tense: always, tells: []int{r2}, result: -1, consumes: -1})
		perDay = w.sum(r, r2, unit)
	}
	n := w.between(3, 40)
	whole := w.add(newRat(n*w.int(perDay), 1), w.measured(unitName, food))
	w.inputs = append(w.inputs, whole)
	sp := specFor("supply", l, l.plain(whole, 0), words)
	store := l.fact(&fact{spec: sp, tense: always, tells: []int{whole}, result: -1, consumes: -1})
	for _, f := range eats {
		f.whole = perDay
		l.fact(f)
	}
	q := w.quotient(whole, perDay, days)
	last := specFor("lasts", l, l.plain(q, 0), words)
	l.fact(&fact{spec: last, tense: always, tells: []int{q}, result: q, consumes: -1})
	l.view(&view{spec: last, asks: q, tense: always})
	l.view(&view{spec: sp, asks: whole, tense: always, fact: store})
	if n%7 == 0 {
		weeks := w.quotient(q, w.constant(7), &what{kind: count, one: "week", many: "weeks"})
		l.view(&view{spec: specFor("lasts", l, l.plain(weeks, 0), words), asks: weeks, tense: always})
	}
}

// proportion is the same price, speed or recipe for another number.
func (w *run) proportion() {
	a := w.child()
	w.asNoise.person = a
	w.tag("proportion")
	l := &ledger{run: w, owner: a, step: 100, words: map[string]string{}}
	k0, q0 := w.between(2, 12), w.between(2, 20)
	switch w.r.IntN(3) {
	case 0:
		w.samePrice(l, k0, q0)
	case 1:
		w.sameSpeed(l, k0, q0)
	default:
		w.sameRecipe(l, k0, q0)
	}
}

// samePrice tells what k0 things cost, and asks for q0 of them, or how many a sum buys.
func (w *run) samePrice(l *ledger, k0, q0 int64) {
	t := w.someThing("toy", "school", "food", "garden", "goods", "craft")
	l.what, l.other = cash, w.child()
	w.asNoise.thing = ""
	words := map[string]string{"thing": t.noun[0], "things": t.noun[1]}
	unit := w.add(newRat(w.price(t.low, t.high), 100), cash)
	k := w.whole(k0, t.what())
	c := w.product(k, unit, cash)
	w.inputs = append(w.inputs, c)
	s := l.spec("price", nil)
	s.words, s.numbers = words, map[string]int{"k": k, "c": c}
	l.fact(&fact{spec: s, tense: always, tells: []int{k, c}, result: -1, consumes: -1})
	l.view(&view{spec: specFor("priceeach", l, l.plain(unit, 0), words), asks: unit, tense: always})
	q := w.add(newRat(q0, 1), t.what())
	x := w.product(q, unit, cash)
	if w.percentChance(65) {
		w.inputs = append(w.inputs, q)
		ask := specFor("priceask", l, l.plain(x, 0), words)
		ask.numbers = map[string]int{"q": q}
		w.inQuestion(ask, x)
	} else {
		w.inputs = append(w.inputs, x)
		ask := specFor("pricemany", l, l.plain(q, 0), words)
		ask.numbers = map[string]int{"x": x}
		w.inQuestion(ask, q)
	}
}

// sameSpeed tells how far somebody gets in k0 hours, and asks for q0 hours, or for the time of a
// way.
func (w *run) sameSpeed(l *ledger, k0, q0 int64) {
	far := w.measured(pick(w.r, []string{"kilometre", "mile"}), "")
	l.what = far
	words := map[string]string{"units": far.many}
	pace := w.between(8, 90)
	speed := w.add(newRat(pace, 1), far)
	k := w.whole(k0, hours)
	c := w.product(k, speed, far)
	w.inputs = append(w.inputs, c)
	s := l.spec("steady", nil)
	s.phrase = book.of("steady", "")[w.r.IntN(2)]
	if pace < 30 {
		s.phrase = book.of("steady", "")[2]
	}
	s.numbers = map[string]int{"k": k, "c": c}
	l.fact(&fact{spec: s, tense: always, tells: []int{k, c}, result: -1, consumes: -1})
	l.view(&view{spec: specFor("steadyeach.q", l, nil, words), asks: speed, tense: always})
	q := w.add(newRat(q0, 1), hours)
	x := w.product(q, speed, far)
	if w.percentChance(65) {
		w.inputs = append(w.inputs, q)
		ask := specFor("steadyask.q", l, nil, words)
		ask.numbers = map[string]int{"q": q}
		w.inQuestion(ask, x)
	} else {
		w.inputs = append(w.inputs, x)
		ask := specFor("steadytime.q", l, nil, words)
		ask.numbers = map[string]int{"x": x}
		w.inQuestion(ask, q)
	}
}

// sameRecipe tells how much k0 people need, and asks for q0.
func (w *run) sameRecipe(l *ledger, k0, q0 int64) {
	unit := w.measured(pick(w.r, []string{"gram", "cup", "ounce"}), "")
	l.what = unit
	words := map[string]string{"units": unit.many, "food": w.listed("recipefoods"), "dish": w.listed("dishes")}
	each := w.between(2, 9)
	if strings.HasPrefix(unit.one, "gram") {
		each *= 25
	}
	per := w.add(newRat(each, 1), unit)
	k := w.whole(k0, &what{kind: bare})
	c := w.product(k, per, unit)
	w.inputs = append(w.inputs, c)
	s := l.spec("recipe", nil)
	s.words, s.numbers = words, map[string]int{"k": k, "c": c}
	l.fact(&fact{spec: s, tense: always, tells: []int{k, c}, result: -1, consumes: -1})
	l.view(&view{spec: specFor("recipeeach.q", l, nil, words), asks: per, tense: always})
	q := w.whole(q0, &what{kind: bare})
	ask := specFor("recipeask.q", l, nil, words)
	ask.numbers = map[string]int{"q": q}
	w.inQuestion(ask, w.product(q, per, unit))
}

// inQuestion asks for x with a number that only the question says.
func (w *run) inQuestion(s spec, x int) {
	w.views = append(w.views, &view{spec: s, asks: x, tense: always}, &view{spec: s, asks: x, tense: always})
}
