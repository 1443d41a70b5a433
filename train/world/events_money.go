package world

var cash = &what{kind: money}

// money is an account of money: pocket money, wages, purchases, savings.
func (w *run) money() {
	owner := w.owner(nil)
	w.asNoise.person = owner
	l := &ledger{run: w, owner: owner, what: cash, step: int64(pickInt(w, 100, 100, 100, 50, 25, 5)),
		have: "havem", gain: "gainm", lose: "losem", now: "mnowm", left: "mleftm", inall: "mnowm", first: "mfirstm"}
	scale := int64(pickInt(w, 30, 60, 150))
	l.limit = scale * 50
	l.words = map[string]string{}
	w.tag("money")
	l.open(scale*40, scale*100)
	n := pickInt(w, 1, 1, 2, 2, 3)
	earns := []func(){l.wages, l.weekly}
	for range n {
		switch k := w.r.IntN(8); {
		case k < 3:
			l.items(-1)
		case k == 3:
			l.items(+1)
		case k < 6 && len(earns) > 0: // each at most once, so that the question is clear
			i := w.r.IntN(len(earns))
			earns[i]()
			earns = append(earns[:i:i], earns[i+1:]...)
		default:
			l.happens(1-2*w.r.IntN(2), "")
			w.tag("cash")
		}
	}
	l.close()
	if w.percentChance(45) {
		l.finish()
	}
}

// items buys or sells several things at a price.
func (l *ledger) items(dir int) {
	t := l.someThing("toy", "school", "food", "book", "craft", "garden")
	k := l.whole(l.between(2, 9), t.what())
	limit := max(l.limit/l.between(2, 8), 50)
	p := l.input(l.price(min(t.low, limit), min(t.high, limit*2)), cash)
	q := l.product(k, p, cash)
	class, unit, sum := "buyitems", "itemprice", "spentitems"
	if dir > 0 {
		class, unit, sum = "sellitems", "", "earnedm"
	}
	s := l.spec(class, nil)
	s.words = l.with(map[string]string{"things": t.noun[1], "thing": t.noun[0]})
	s.numbers = map[string]int{"k": k, "p": p}
	if dir < 0 {
		s.unknown = map[int]string{k: "buyitems.k", p: "buyitems.p"}
	}
	l.fact(&fact{spec: s, tense: atEvent, tells: []int{k, p}, makes: q, result: -1, consumes: -1, event: true, dir: dir})
	about := func(class string, am *amount) spec {
		return spec{class: class, actors: s.actors, words: s.words, amount: am}
	}
	l.fact(&fact{spec: about(sum, l.plain(q, 0)), tense: atEvent, tells: []int{q}, result: q, consumes: -1})
	l.view(&view{spec: about(sum, l.plain(q, 0)), asks: q, tense: atEvent})
	if dir < 0 {
		l.view(&view{spec: about(unit, l.plain(p, 0)), asks: p, tense: atEvent})
		l.view(&view{spec: about("itemcount", l.plain(k, 0)), asks: k, tense: atEvent})
		l.tag("buy")
	} else {
		l.tag("sell")
	}
	l.moves(dir, q, nil)
}

// wages are so much an hour for some hours.
func (l *ledger) wages() {
	p := l.whole(l.between(5, 25), cash)
	h := l.whole(l.between(2, 12), &what{kind: measure, one: "hour", many: "hours"})
	q := l.product(p, h, cash)
	s := l.spec("hours", nil)
	s.numbers, s.unknown = map[string]int{"p": p, "h": h}, map[int]string{p: "hours.p", h: "hours.h"}
	l.view(&view{spec: specFor("hourly", l, l.plain(p, 0), nil), asks: p, tense: atEvent})
	l.view(&view{spec: specFor("worked", l, l.plain(h, 0), nil), asks: h, tense: atEvent})
	l.fact(&fact{spec: s, tense: atEvent, tells: []int{p, h}, makes: q, result: -1, consumes: -1, event: true, dir: +1})
	l.fact(&fact{spec: specFor("wages", l, l.plain(q, 0), nil), tense: atEvent, tells: []int{q}, result: q, consumes: -1})
	l.view(&view{spec: specFor("wages", l, l.plain(q, 0), nil), asks: q, tense: atEvent})
	l.moves(+1, q, nil)
	l.tag("earn")
}

// weekly is so much a week for some weeks, or for some months or a year of weeks.
func (l *ledger) weekly() {
	p := l.whole(l.between(2, 15), cash)
	n := &what{kind: measure, one: "week", many: "weeks"}
	class := "weekly"
	var h, q int
	if l.percentChance(40) {
		n = &what{kind: measure, one: "year", many: "years"}
		class = "monthly"
		h = l.whole(l.between(2, 4), n)
		months := l.product(h, l.constant(12), &what{kind: count, one: "month", many: "months"})
		q = l.product(p, months, cash)
	} else {
		h = l.whole(l.between(3, 20), n)
		q = l.product(p, h, cash)
	}
	s := l.spec(class, nil)
	s.numbers, s.unknown = map[string]int{"p": p, "w": h}, map[int]string{p: class + ".p", h: class + ".w"}
	each := "eachweek"
	if class == "monthly" {
		each = "eachmonth"
	}
	l.view(&view{spec: specFor(each, l, l.plain(p, 0), nil), asks: p, tense: atEvent})
	l.view(&view{spec: specFor("savedfor", l, l.plain(h, 0), nil), asks: h, tense: atEvent})
	l.fact(&fact{spec: s, tense: atEvent, tells: []int{p, h}, makes: q, result: -1, consumes: -1, event: true, dir: +1})
	l.fact(&fact{spec: specFor(class+"saved", l, l.plain(q, 0), nil), tense: atEvent, tells: []int{q}, result: q, consumes: -1})
	l.view(&view{spec: specFor(class+"saved", l, l.plain(q, 0), nil), asks: q, tense: atEvent})
	l.moves(+1, q, nil)
	l.tag("save")
}

// purchase is one line of a bill.
type purchase struct {
	thing *thing
	k, p  int // how many, at what price; k is -1 for a single thing
	cost  int
}

// shopping is a bill: several purchases, a total, perhaps a discount, change or a shared bill.
func (w *run) shopping() {
	owner := w.owner([]string{"school", "youth club", "café", "library"})
	w.asNoise.person = owner
	l := &ledger{run: w, owner: owner, what: cash, step: 100, limit: 3000, words: map[string]string{}}
	w.tag("shop")
	class := pick(w.r, []string{"toy", "school", "food", "book", "craft", "garden", "food", "goods"})
	n := pickInt(w, 1, 2, 2, 2, 3)
	end := w.r.IntN(10)
	reduced := end < 6 // then what a part costs is not clear
	var list []*purchase
	var total int
	used := map[string]bool{}
	for i := range n {
		t := w.someThing(class)
		if used[t.noun[0]] {
			return
		}
		used[t.noun[0]] = true
		b := l.purchase(t, i > 0 && w.percentChance(35), reduced)
		if i == 0 {
			total = b.cost
		} else {
			total = w.sum(total, b.cost, cash)
		}
		list = append(list, b)
	}
	if n > 1 {
		if reduced {
			l.bill("fullprice", total, nil, atEvent)
		} else {
			l.bill("total", total, nil, atEvent)
			l.compareCosts(list)
		}
		l.countItems(list)
	}
	l.finalBill(total, end)
}

func (l *ledger) bill(class string, q int, words map[string]string, tense tenseOf) {
	s := specFor(class, l, l.plain(q, 0), words)
	l.fact(&fact{spec: s, tense: tense, tells: []int{q}, result: q, consumes: -1})
	l.view(&view{spec: s, asks: q, tense: tense})
}

func (l *ledger) purchase(t *thing, single, reduced bool) *purchase {
	b := &purchase{thing: t, k: -1}
	words := map[string]string{"things": t.noun[1], "thing": t.noun[0]}
	b.p = l.input(l.price(t.low, t.high), cash)
	s := l.spec("purchase", nil)
	s.words = words
	if single {
		b.cost = b.p
		s.class, s.numbers = "single", map[string]int{"p": b.p}
		s.unknown = map[int]string{b.p: "single.p"}
		l.fact(&fact{spec: s, tense: atEvent, tells: []int{b.p}, result: -1, consumes: -1, event: true})
		l.view(&view{spec: specFor("onecost", l, l.plain(b.p, 0), words), asks: b.p, tense: atEvent})
		return b
	}
	b.k = l.whole(l.between(2, 12), t.what())
	b.cost = l.product(b.k, b.p, cash)
	s.numbers = map[string]int{"k": b.k, "p": b.p}
	s.unknown = map[int]string{b.k: "buyitems.k", b.p: "buyitems.p"}
	l.fact(&fact{spec: s, tense: atEvent, tells: []int{b.k, b.p}, makes: b.cost, result: -1, consumes: -1, event: true})
	if !reduced {
		l.bill("cost", b.cost, words, atEvent)
	}
	l.view(&view{spec: specFor("unit", l, l.plain(b.p, 0), words), asks: b.p, tense: atEvent})
	l.view(&view{spec: specFor("itemcount", l, l.plain(b.k, 0), words), asks: b.k, tense: atEvent})
	return b
}

// compareCosts asks how much more one line is than another.
func (l *ledger) compareCosts(list []*purchase) {
	a, b := list[0], list[1]
	if a.k < 0 || b.k < 0 {
		return
	}
	if l.value(a.cost).Cmp(l.value(b.cost)) < 0 {
		a, b = b, a
	}
	q := l.difference(a.cost, b.cost, cash)
	s := specFor("cost", l, &amount{form: differ, q: q, what: cash, tail: "the " + b.thing.noun[1]}, map[string]string{"things": a.thing.noun[1], "thing": a.thing.noun[0]})
	s.class = "costmore"
	l.view(&view{spec: s, asks: q, tense: atEvent})
}

func (l *ledger) countItems(list []*purchase) {
	if len(list) != 2 || list[0].k < 0 || list[1].k < 0 {
		return
	}
	names := list[0].thing.noun[1] + " and " + list[1].thing.noun[1]
	q := l.sum(list[0].k, list[1].k, &what{kind: count, one: names, many: names})
	l.view(&view{spec: specFor("itemsall", l, l.plain(q, 0), nil), asks: q, tense: atEvent})
}

// finalBill is what follows from the total.
func (l *ledger) finalBill(total, end int) {
	w := l.run
	number := func(class, slot string, q int, event bool) {
		s := l.spec(class, nil)
		s.numbers = map[string]int{slot: q}
		l.fact(&fact{spec: s, tense: atEvent, tells: []int{q}, result: -1, consumes: -1, event: event})
	}
	last := total
	switch {
	case end < 3:
		p := w.whole(int64(pickInt(w, 10, 20, 25, 30, 40, 50, 5, 15)), &what{kind: percent})
		taken, rest := w.percentOf(total, p, cash)
		number("discount", "r", p, false)
		l.bill("saved", taken, nil, atEvent)
		l.bill("afterdiscount", rest, nil, atEvent)
		w.tag("discount")
		last = rest
	case end < 5:
		v := w.input(w.price(100, 500), cash)
		number("voucher", "v", v, false)
		last = w.difference(total, v, cash)
		l.bill("finalbill", last, nil, atEvent)
		w.tag("voucher")
	case end < 6:
		v := w.input(w.price(100, 600), cash)
		number("delivery", "v", v, false)
		last = w.sum(total, v, cash)
		l.bill("finalbill", last, nil, atEvent)
		w.tag("delivery")
	}
	switch k := w.r.IntN(10); {
	case k < 5:
		cents := w.value(last).Num().Int64() * 100 / max(w.value(last).Denom().Int64(), 1)
		note := int64(500)
		for _, n := range []int64{500, 1000, 2000, 5000, 10000, 20000, 50000} {
			note = n
			if n > cents {
				break
			}
		}
		m := w.input(note, cash)
		number("budget", "m", m, false)
		l.bill("change", w.difference(m, last, cash), nil, atEvent)
		w.tag("change")
	case k < 7 && last == total || k < 6:
		for _, k := range w.r.Perm(7) {
			n := int64(k + 2)
			if each := splits(w, last, n); each {
				q := w.whole(n, &what{kind: bare})
				number("splitbill", "k", q, false)
				l.bill("eachpays", w.quotient(last, q, cash), nil, atEvent)
				w.tag("split")
				break
			}
		}
	}
}

// splits is true where n people can share the amount to the cent.
func splits(w *run, q int, n int64) bool {
	v := newRat(100, n)
	return v.Mul(v, w.value(q)).IsInt()
}
