package world

import (
	"strconv"
	"strings"
)

// conversion is a line of phrases/convert.txt: things that are worth a number everybody knows.
type conversion struct {
	clause, change *pattern
	asks           []*pattern
	unit           [2]string
	worth          []int64
	dir            int
}

var conversions = readConversions()

func readConversions() []conversion {
	var all []conversion
	for _, line := range book.lines["convert"] {
		f := strings.Split(line, "|")
		if len(f) != 5 {
			continue
		}
		c := conversion{clause: tablePattern("convert", f[0]), unit: nounOf(f[1]), dir: 1}
		for _, n := range strings.Fields(f[2]) {
			v, _ := strconv.ParseInt(n, 10, 64)
			c.worth = append(c.worth, v)
		}
		change := strings.TrimSpace(f[3])
		if change[0] == '-' {
			c.dir = -1
		}
		c.change = tablePattern("convert", change[1:])
		for _, q := range strings.Split(f[4], ";") {
			c.asks = append(c.asks, tablePattern("convert", q))
		}
		all = append(all, c)
	}
	return all
}

// convert counts wheels, legs, days, minutes or cents: what one of each is worth is not said.
func (w *run) convert() {
	c := &conversions[w.r.IntN(len(conversions))]
	a := w.child()
	w.asNoise.person = a
	w.tag("convert")
	w.noFuture = true
	unit := &what{kind: count, one: c.unit[0], many: c.unit[1]}
	if w.american {
		unit.one, unit.many = w.unit(unit.one)
		if c.unit[1] != unit.many && !strings.HasSuffix(unit.many, "ers") {
			unit.many = c.unit[1]
		}
	}
	l := &ledger{run: w, owner: a, what: unit, step: 100, words: map[string]string{}}
	about := func(p *pattern, numbers map[string]int, q int) spec {
		s := spec{class: "convert", phrase: p, actors: [3]*actor{a}, numbers: numbers}
		if q >= 0 {
			s.amount = l.plain(q, 0)
		}
		return s
	}
	bareNumber := &what{kind: bare}
	top := int64(12)
	if c.worth[0] >= 60 {
		top = 5
	}
	k := w.whole(w.between(2, top), bareNumber)
	numbers, tells := map[string]int{"k": k}, []int{k}
	total := w.product(k, w.constant(c.worth[0]), unit)
	if len(c.worth) > 1 {
		high := int64(15)
		if c.worth[1] == 1 && c.worth[0] > 6 {
			high = c.worth[0] - 1
		}
		m := w.whole(w.between(2, high), bareNumber)
		numbers["m"] = m
		tells = append(tells, m)
		second := m
		if c.worth[1] > 1 {
			second = w.product(m, w.constant(c.worth[1]), unit)
		}
		total = w.sum(total, second, unit)
	}
	l.fact(&fact{spec: about(c.clause, numbers, -1), tense: atEvent, tells: tells, result: -1, consumes: -1})
	e := w.whole(w.between(2, max(w.int(total)/3, 3)), bareNumber)
	l.fact(&fact{spec: about(c.change, map[string]int{"e": e}, -1), tense: atEvent, tells: []int{e}, result: -1, consumes: -1})
	after := 0
	if c.dir > 0 {
		after = w.sum(total, e, unit)
	} else {
		after = w.difference(total, e, unit)
	}
	for _, p := range c.asks {
		l.view(&view{spec: about(p, nil, after), asks: after, tense: atEvent})
	}
}

// practice is some minutes every day for some weeks.
func (w *run) practice() {
	a := w.owner(nil)
	w.asNoise.person = a
	w.tag("practice")
	minute := &what{kind: measure, one: "minute", many: "minutes"}
	l := &ledger{run: w, owner: a, what: minute, step: 100, words: map[string]string{}}
	p := w.whole(w.between(2, 18)*5, minute)
	weeks := w.percentChance(60)
	var n, days int
	if weeks {
		n = w.whole(w.between(2, 9), &what{kind: measure, one: "week", many: "weeks"})
		days = w.product(n, w.constant(7), &what{kind: count, one: "day", many: "days"})
	} else {
		n = w.whole(w.between(3, 30), &what{kind: measure, one: "day", many: "days"})
		days = n
	}
	total := w.product(p, days, minute)
	s := l.spec("minutes", nil)
	s.numbers = map[string]int{"p": p, "w": n}
	l.fact(&fact{spec: s, tense: atEvent, tells: []int{p, n}, result: -1, consumes: -1, event: true})
	if w.percentChance(40) {
		e := w.whole(w.between(5, 90), minute)
		s := l.spec("minuteson", nil)
		s.numbers = map[string]int{"e": e}
		l.fact(&fact{spec: s, tense: atEvent, tells: []int{e}, result: -1, consumes: -1})
		total = w.sum(total, e, minute)
	}
	l.ask("minutesall", total, nil, false)
	if w.int(total)%15 == 0 {
		l.ask("minutesall", w.quotient(total, w.constant(60), hours), nil, false)
	}
}
