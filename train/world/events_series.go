package world

import (
	"strings"
)

// member is one of a series: what one person did, what happened on one day, how many there are of
// one kind.
type member struct {
	q    int
	who  *actor
	when string
	what *what
	fact *fact
}

// seriesKind says what tells the members of a series apart.
type seriesKind uint8

const (
	byWho seriesKind = iota
	byWhen
	byKind
)

// series is one activity several times over, with comparisons.
type series struct {
	*ledger
	kind    seriesKind
	act     *activity
	members []*member
}

// seriesScene draws an activity and tells it of several people, days or kinds.
func (w *run) seriesScene() {
	act := &activities[w.r.IntN(len(activities))]
	of := act.what[w.r.IntN(len(act.what))]
	if of.kind == measure {
		of.one, of.many = w.unit(of.one)
	}
	s := &series{act: act, kind: seriesKind(w.r.IntN(2))}
	if of.kind == count && kinds[act.verb()] && w.percentChance(45) {
		s.kind = byKind
	}
	if s.kind == byWhen && (act.verb() == "have" || act.verb() == "own") { // what one has on two days cannot be added
		s.kind = byWho
	}
	owner := w.owner([]string{"class", "school", "team", "youth club", "family", "club"})
	if s.kind == byWho && (owner.he == "they" || owner.he == "we") {
		owner = w.single()
	}
	w.asNoise.person = owner
	w.noMore = true
	s.ledger = &ledger{run: w, owner: owner, what: &of, step: 100, limit: act.high * 100, words: map[string]string{}}
	if of.kind == money || of.kind == measure && of.many != "minutes" {
		s.step = int64(pickInt(w, 100, 100, 100, 50))
	}
	if of.kind == count {
		w.things[of.many] = true
	} else if of.kind == measure && of.of != "" {
		w.things[of.of] = true
	}
	w.asNoise.thing = of.many
	w.tag([]string{"series by person", "series by day", "series by kind"}[s.kind])
	n := pickInt(w, 2, 2, 2, 3, 3, 4)
	s.name(n)
	for i := range s.members {
		s.fill(i)
	}
	s.totals()
	s.differences()
	s.average()
	s.after()
}

// kinds are the activities whose things come in colours and sizes.
var kinds = set("have own wash string sew knit stack blow find")

// verb is the first verb of the activity.
func (a *activity) verb() string {
	for _, p := range a.pattern.pieces {
		if p.verb != "" {
			return p.verb
		}
	}
	return ""
}

// goals are the activities that one may set oneself a goal in.
var goals = set("read write make bake fold plant pack deliver solve learn sew knit peel paint print copy collect pick")

// objectOf is how an actor is named behind "with".
func objectOf(a *actor) string {
	if a.speaker() {
		return pronouns[a.he][0]
	}
	return a.later
}

// name draws who, when or which kind the members are.
func (s *series) name(n int) {
	base := *s.what
	var labels []string
	switch s.kind {
	case byWhen:
		labels = s.labels("period", n)
		s.onlyPast = strings.HasPrefix(labels[0], "yesterday") || strings.HasPrefix(labels[0], "last")
	case byKind:
		labels = s.labels("kind", n)
		s.run.things = map[string]bool{"a": true, "b": true} // the noun never goes
	}
	if s.kind != byWho {
		n = len(labels)
	}
	for i := range n {
		m := &member{who: s.owner, what: &base}
		switch s.kind {
		case byWho:
			if i > 0 {
				m.who = s.child()
			}
		case byWhen:
			m.when = labels[i]
		case byKind:
			m.what = &what{kind: count, one: labels[i] + " " + base.one, many: labels[i] + " " + base.many}
		}
		s.members = append(s.members, m)
	}
}

func (s *series) labels(class string, n int) []string {
	var list []string
	line := pick(s.r, book.lines[class])
	if class == "period" && (strings.HasPrefix(s.what.one, "hour") || strings.HasPrefix(s.what.one, "minute")) {
		for !strings.Contains(line, "day") || strings.Contains(line, "holiday") { // nobody sleeps six hours in July
			line = pick(s.r, book.lines[class])
		}
	}
	for _, l := range strings.Split(line, ";") {
		list = append(list, strings.TrimSpace(l))
	}
	n = min(n, len(list))
	if class == "kind" {
		s.r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		return list[:n]
	}
	start := s.r.IntN(len(list) - n + 1)
	return list[start : start+n]
}

// clause is the activity as one of the members does it.
func (s *series) clause(m *member, am *amount) spec {
	return spec{class: "activity", phrase: s.act.pattern, actors: [3]*actor{m.who}, amount: am, when: m.when, words: s.words}
}

// fill draws the number of a member: told as it stands, or by comparison with an earlier one.
func (s *series) fill(i int) {
	m := s.members[i]
	plain := func(q int) *amount { return &amount{form: plainly, q: q, what: m.what, owner: m.who} }
	if i == 0 || s.percentChance(45) || !s.linked(i) {
		m.q = s.input(s.draw(s.act.low*100, s.act.high*100), m.what)
		f := s.fact(&fact{spec: s.clause(m, plain(m.q)), tense: atEvent, tells: []int{m.q}, result: -1, consumes: -1, series: 1})
		m.fact = f
	} else {
		f := s.fact(&fact{spec: s.clause(m, plain(m.q)), tense: atEvent, tells: []int{m.q}, result: m.q, consumes: -1, series: 1})
		if s.chance(2) {
			f.order -= 15 // before the comparison
		}
		m.fact = f
	}
	s.view(&view{spec: s.clause(m, plain(m.q)), asks: m.q, tense: atEvent})
}

// linked makes member i follow from earlier ones; it says whether that could be done.
func (s *series) linked(i int) bool {
	m := s.members[i]
	b := s.members[s.r.IntN(i)]
	am := &amount{what: m.what, owner: m.who, tail: s.than(m, b)}
	base := s.value(b.q)
	cents := base.Num().Int64() * 100 / base.Denom().Int64()
	k := s.r.IntN(20)
	if k < 14 && cents >= 3*s.step && s.flips() {
		k = 13 - k
	}
	switch {
	case k < 7:
		am.form = moreThan
		am.a = s.input(s.draw(s.step, max(cents-s.step, 4*s.step)), m.what)
		am.q = s.sum(b.q, am.a, m.what)
	case k < 14:
		if cents < 3*s.step {
			return false
		}
		am.form = fewerThan
		am.a = s.input(s.draw(s.step, cents-s.step), m.what)
		am.q = s.difference(b.q, am.a, m.what)
	case k < 17:
		if s.what.one == "hour" {
			return false
		}
		am.form = timesAs
		am.a = s.whole(s.between(2, 6), &what{kind: times})
		am.q = s.product(b.q, am.a, m.what)
	case k < 19:
		d := s.divisor(s.int(b.q), 4)
		if d == 0 {
			return false
		}
		am.form = partAs
		am.a = s.add(newRat(1, d), &what{kind: part})
		s.inputs = append(s.inputs, am.a)
		am.q = s.product(b.q, am.a, m.what)
	default:
		if i < 2 || s.kind == byKind {
			return false
		}
		x, y := s.members[0], s.members[1]
		am.form = asMany
		am.q = s.sum(x.q, y.q, m.what)
		am.tail = s.than(m, x) + " and " + s.than(m, y) + " together"
		if s.kind == byWho && (x.who.speaker() || y.who.speaker()) {
			return false
		}
	}
	m.q = am.q
	tells := am.parts()
	if am.form == asMany {
		tells = []int{am.q} // no number, but it is needed
	}
	f := s.fact(&fact{spec: s.clause(m, am), tense: atEvent, tells: tells, result: -1, consumes: -1, link: true})
	if am.form == asMany {
		f.tells = []int{s.members[0].q, am.q}
	}
	s.tag("compare")
	return true
}

// than names a member behind "than" or "as".
func (s *series) than(m, b *member) string {
	switch s.kind {
	case byWhen:
		return b.when
	case byKind:
		return b.what.many
	}
	switch b.who.he {
	case "I":
		return "I ^do/plural"
	case "you":
		return "you ^do/plural"
	}
	if s.percentChance(25) && !strings.Contains(s.act.pattern.source, "~have") {
		return b.who.later + " ^do"
	}
	return b.who.later
}

// all is the activity by everybody, on all days, of all kinds.
func (s *series) all(q int, list []*member) spec {
	am := &amount{form: plainly, q: q, what: s.what}
	sp := spec{class: "activity", phrase: s.act.pattern, actors: [3]*actor{s.owner}, amount: am, words: s.words}
	everything := len(list) == len(s.members)
	am.tail = pick(s.r, []string{"altogether", "in all", "in total"})
	switch {
	case s.kind == byWho:
		var who []*actor
		for _, m := range list {
			who = append(who, m.who)
		}
		sp.actors[0] = together(who)
		if s.percentChance(30) {
			am.tail = "together"
		}
	case s.kind == byWhen && !everything:
		am.tail += " " + list[0].when + " and " + list[1].when
	case s.kind == byKind && !everything:
		names := list[0].what.many + " and " + list[1].what.many
		am.what = &what{kind: count, one: names, many: names}
	}
	return sp
}

// totals lets sums be asked for, of two members or of all.
func (s *series) totals() {
	sum := s.members[0].q
	for i, m := range s.members[1:] {
		sum = s.sum(sum, m.q, s.what)
		list := s.members[:i+2]
		if len(list) < len(s.members) && (s.kind == byWho && len(list) > 2 || s.kind != byWho && len(list) != 2) {
			continue
		}
		sp := s.all(sum, list)
		s.view(&view{spec: sp, asks: sum, tense: atEvent})
		if len(list) == len(s.members) {
			s.view(&view{spec: sp, asks: sum, tense: atEvent})
			s.fact(&fact{spec: sp.told(), tense: atEvent, tells: []int{sum}, result: sum, consumes: -1})
		}
	}
	s.current = sum
	for _, f := range s.run.facts {
		if f.result < 0 {
			f.whole = sum
		}
	}
}

// told makes the tail of a question part of a statement.
func (sp spec) told() spec {
	am := *sp.amount
	sp.when = am.tail
	sp.amount = &am
	return sp
}

// differences lets two members be compared by the question.
func (s *series) differences() {
	for i, a := range s.members {
		for _, b := range s.members[i+1:] {
			big, little := a, b
			if s.value(a.q).Cmp(s.value(b.q)) < 0 {
				big, little = b, a
			}
			q := s.difference(big.q, little.q, s.what)
			s.view(&view{spec: s.clause(big, &amount{form: differ, q: q, what: big.what, tail: s.than(big, little)}), asks: q, tense: atEvent})
			if k := newRat(1, 1); s.what.kind == count && k.Quo(s.value(big.q), s.value(little.q)).IsInt() {
				q := s.quotient(big.q, little.q, &what{kind: bare})
				s.view(&view{spec: s.clause(big, &amount{form: ratio, q: q, what: big.what, tail: s.than(big, little)}), asks: q, tense: atEvent})
			}
			if s.what.kind == count && s.kind == byWho && goals[s.act.verb()] { // what the one has to do to draw level
				level := s.clause(little, &amount{form: plainly, q: q, what: &what{kind: count, one: s.what.one, many: "more " + s.what.many}, tail: "to draw level with " + objectOf(big.who)})
				level.phrase = s.act.still
				s.view(&view{spec: level, asks: q, tense: atEnd})
			}
			if s.what.kind == count {
				s.view(&view{spec: s.clause(little, &amount{form: fewerAsk, q: q, what: little.what, tail: s.than(little, big)}), asks: q, tense: atEvent})
			}
		}
	}
}

// average lets the mean be asked for.
func (s *series) average() {
	n := int64(len(s.members))
	if s.kind == byKind || n < 2 {
		return
	}
	v := s.value(s.current)
	mean := newRat(1, n)
	if mean.Mul(mean, v); !mean.IsInt() && s.what.kind == count || !twoPlaces(mean) {
		return
	}
	q := s.quotient(s.current, s.constant(n), s.what)
	per := "per person"
	if s.kind == byWhen {
		if !strings.Contains(s.members[0].when, "day") || strings.Contains(s.members[0].when, "today") || strings.Contains(s.members[0].when, "during") {
			return
		}
		per = pick(s.r, []string{"per day", "a day"})
	}
	class, words := "avgq", map[string]string{"things": s.what.things(), "per": per}
	if s.what.kind == money {
		class = "avgqm"
	}
	s.view(&view{spec: spec{class: class, words: words, amount: &amount{q: q, what: s.what}}, asks: q, from: s.current, tense: atEvent})
}

// after is what can be done with the total: sell it, share it, compare it with a goal.
func (s *series) after() {
	if s.what.kind != count || s.kind == byKind && s.percentChance(50) || s.percentChance(55) {
		return
	}
	things := map[string]string{"things": s.what.many, "thing": s.what.one}
	group := spec{actors: [3]*actor{s.owner}, words: things}
	if s.kind == byWho {
		var who []*actor
		for _, m := range s.members {
			who = append(who, m.who)
		}
		group.actors[0] = together(who)
	}
	verb := s.act.verb()
	switch {
	case verb == "sell":
		p := s.input(s.price(50, 800), cash)
		q := s.product(s.current, p, cash)
		sp := group
		sp.class, sp.numbers = "eachsold", map[string]int{"p": p}
		s.fact(&fact{spec: sp, tense: atEvent, tells: []int{p}, result: -1, consumes: -1})
		take := group
		take.class, take.amount = "takingsall", &amount{form: plainly, q: q, what: cash}
		s.view(&view{spec: take, asks: q, tense: atEvent})
		for _, m := range s.members {
			if s.kind == byWho {
				q := s.product(m.q, p, cash)
				one := take
				one.actors[0], one.amount = m.who, &amount{form: plainly, q: q, what: cash}
				s.view(&view{spec: one, asks: q, tense: atEvent})
			}
		}
		s.tag("sell")
	case goals[verb]:
		missing := s.draw(200, s.limit)
		g := s.add(s.value(s.current), s.what)
		s.quantities[g].value = newRat(missing, 100).Add(newRat(missing, 100), s.value(s.current))
		s.inputs = append(s.inputs, g)
		q := s.difference(g, s.current, s.what)
		plan := spec{class: "activity", phrase: s.act.goal, actors: group.actors, words: s.words, amount: &amount{form: plainly, q: g, what: s.what}}
		f := s.fact(&fact{spec: plan, tense: atStart, tells: []int{g}, result: -1, consumes: -1})
		if s.percentChance(50) && s.kind != byWho {
			f.order = 5
		}
		more := &what{kind: count, one: s.what.one, many: "more " + s.what.many}
		get := spec{class: "activity", phrase: s.act.still, actors: group.actors, words: s.words, amount: &amount{form: plainly, q: q, what: more}}
		s.view(&view{spec: get, asks: q, tense: atEnd})
		s.tag("goal")
	}
}
