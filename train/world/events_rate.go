package world

var (
	hours = &what{kind: measure, one: "hour", many: "hours"}
)

// travel is a way in one or two legs, each at a steady speed.
func (w *run) travel() {
	a := w.owner(nil)
	w.asNoise.person = a
	unit := pick(w.r, []string{"kilometre", "kilometre", "mile"})
	far := w.measured(unit, "")
	l := &ledger{run: w, owner: a, what: far, step: 100, limit: 30000, words: map[string]string{}}
	w.tag("travel")
	n := pickInt(w, 1, 1, 2)
	total := -1
	for i := range n {
		slow := w.chance(3)
		s := l.spec("leg", nil)
		low, high := int64(40), int64(110)
		if slow {
			s.class, low, high = "leg.slow", 3, 18
		}
		v := w.whole(w.between(low, high), w.measured(unit, ""))
		h := l.hours()
		told := h
		if w.percentChance(25) { // said in minutes
			told = -1
		}
		d := w.product(v, h, far)
		if told < 0 {
			told = l.minutes(h)
		}
		s.numbers = map[string]int{"s": v, "h": told}
		if n == 1 && !slow {
			s.unknown = map[int]string{v: "leg.s", told: "leg.h"}
			l.ask("legspeed", v, nil, false)
			l.ask("legtime", told, nil, false)
		}
		l.fact(&fact{spec: s, tense: atEvent, tells: []int{v, told}, makes: d, result: -1, consumes: -1, event: i > 0})
		if total < 0 {
			total = d
		} else {
			total = w.sum(total, d, far)
		}
	}
	if w.percentChance(40) {
		e := w.whole(w.between(2, 60), w.measured(unit, ""))
		s := l.spec("wayextra", nil)
		s.numbers = map[string]int{"e": e}
		l.fact(&fact{spec: s, tense: atEvent, tells: []int{e}, result: -1, consumes: -1})
		total = w.sum(total, e, far)
		n++
	} else if n == 1 {
		l.ask("legdone", total, nil, true)
	}
	if n > 1 {
		l.ask("wayall", total, nil, true)
	}
	if w.percentChance(50) {
		rest := w.whole(w.between(3, 200), far)
		w.inputs = w.inputs[:len(w.inputs)-1]
		way := w.sum(total, rest, far)
		w.inputs = append(w.inputs, way)
		f := l.fact(&fact{spec: specFor("way", l, l.plain(way, 0), nil), tense: atStart, tells: []int{way}, result: -1, consumes: -1})
		if w.percentChance(60) {
			f.order = 5
		}
		l.ask("wayleft", rest, nil, true)
	}
}

// hours draws a number of hours, with a half at times.
func (l *ledger) hours() int {
	cents := l.between(2, 9) * 100
	if l.percentChance(20) {
		cents = l.between(1, 4)*100 + 50
	}
	return l.input(cents, hours)
}

// minutes replaces the input hours by the same time in minutes.
func (l *ledger) minutes(h int) int {
	m := l.product(h, l.constant(60), &what{kind: measure, one: "minute", many: "minutes"})
	for i, q := range l.inputs {
		if q == h {
			l.inputs[i] = m
		}
	}
	return m
}

// ask lets a quantity be asked for, and told where it is not.
func (l *ledger) ask(class string, q int, words map[string]string, tell bool) {
	s := specFor(class, l, l.plain(q, 0), words)
	s.amount.owner = nil
	if tell {
		l.fact(&fact{spec: s, tense: atEvent, tells: []int{q}, result: q, consumes: -1})
	}
	l.view(&view{spec: s, asks: q, tense: atEvent})
}

// work is making things at a steady rate, by one or two, until an order is done.
func (w *run) work() {
	t := w.someThing("craft", "food", "toy", "goods", "school")
	a := w.owner([]string{"bakery", "workshop", "machine", "robot", "factory", "print shop"})
	if a.he == "they" || a.he == "we" {
		a = w.single()
	}
	w.asNoise.person = a
	words := map[string]string{"things": t.noun[1], "thing": t.noun[0]}
	l := &ledger{run: w, owner: a, what: t.what(), step: 100, limit: 20000, words: words}
	w.tag("work")
	total := l.job(a, t)
	if w.percentChance(35) {
		b := w.child()
		second := *l
		second.owner = b
		more := second.job(b, t)
		l.order = second.order
		total = w.sum(total, more, t.what())
		l.other = b
		all := spec{class: "joball", actors: [3]*actor{a, b, together([]*actor{a, b})}, amount: l.plain(total, 0)}
		l.fact(&fact{spec: all, tense: atEvent, tells: []int{total}, result: total, consumes: -1})
		l.view(&view{spec: all, asks: total, tense: atEvent})
	} else {
		l.ask("jobdone", total, words, true)
		if w.chance(3) {
			f := w.whole(w.between(2, 15), &what{kind: bare})
			s := spec{class: "jobfaulty", numbers: map[string]int{"f": f}}
			l.fact(&fact{spec: s, tense: atEvent, tells: []int{f}, result: -1, consumes: -1})
			total = w.difference(total, f, t.what())
			l.ask("jobgood", total, words, true)
		}
	}
	switch w.r.IntN(3) {
	case 0:
		rest := w.whole(w.between(5, 150), t.what())
		w.inputs = w.inputs[:len(w.inputs)-1]
		order := w.sum(total, rest, t.what())
		w.inputs = append(w.inputs, order)
		f := l.fact(&fact{spec: spec{class: "joborder", numbers: map[string]int{"k": order}}, tense: atStart, tells: []int{order}, result: -1, consumes: -1})
		f.order = 5
		l.ask("jobleft", rest, words, true)
	case 1:
		if l.other != nil {
			return
		}
		p := w.input(w.price(20, 400), cash)
		s := l.spec("jobpay", nil)
		s.numbers = map[string]int{"p": p}
		l.fact(&fact{spec: s, tense: atEvent, tells: []int{p}, result: -1, consumes: -1})
		l.ask("jobearned", w.product(total, p, cash), nil, false)
	}
}

// tank is filled at a steady rate, while some runs out again.
func (w *run) tank() {
	unit := w.measured(pick(w.r, []string{"litre", "gallon"}), "")
	water := w.measured(unit.one, "water")
	w.tag("tank")
	l := &ledger{run: w, what: water, step: 100, words: map[string]string{}}
	w.noFuture = true
	s := w.whole(w.between(4, 60), unit)
	h := w.whole(w.between(3, 45), &what{kind: measure, one: "minute", many: "minutes"})
	in := w.product(s, h, water)
	fill := spec{class: "taphour", numbers: map[string]int{"s": s, "h": h}}
	l.fact(&fact{spec: fill, tense: atEvent, tells: []int{s, h}, makes: in, result: -1, consumes: -1})
	if w.chance(4) {
		l.ask("tapin", in, nil, false)
		return
	}
	lost := w.whole(w.between(2, 20), unit)
	leak := spec{class: "tapleak", numbers: map[string]int{"s": lost}}
	l.fact(&fact{spec: leak, tense: atEvent, tells: []int{lost}, result: -1, consumes: -1})
	each := w.difference(s, lost, unit)
	l.ask("tapnow", w.product(each, h, water), nil, false)
	l.ask("tapin", in, nil, false)
}

// job is so many things an hour for some hours.
func (l *ledger) job(a *actor, t *thing) int {
	rate := l.whole(l.between(3, 40), t.what())
	h := l.whole(l.between(2, 9), hours)
	q := l.product(rate, h, t.what())
	s := l.spec("job", nil)
	s.actors = [3]*actor{a}
	s.numbers = map[string]int{"r": rate, "h": h}
	s.words = map[string]string{"things": t.noun[1], "thing": t.noun[0]}
	s.unknown = map[int]string{rate: "job.r", h: "job.h"}
	speed, time := specFor("jobrate", l, l.plain(rate, 0), nil), specFor("jobtime", l, l.plain(h, 0), nil)
	speed.actors[0], time.actors[0] = a, a
	l.view(&view{spec: speed, asks: rate, tense: atEvent})
	l.view(&view{spec: time, asks: h, tense: atEvent})
	l.fact(&fact{spec: s, tense: atEvent, tells: []int{rate, h}, makes: q, result: -1, consumes: -1})
	return q
}
