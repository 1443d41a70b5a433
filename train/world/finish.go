package world

import "math/big"

func newRat(a, b int64) *big.Rat { return big.NewRat(a, b) }

// What can happen with what is there in the end. Each of these uses it up, so the state itself can
// then not be asked for.

// finish draws one of the ends that suit the account.
func (l *ledger) finish() {
	if l.owner == nil {
		return
	}
	switch l.what.kind {
	case count:
		switch l.r.IntN(4) {
		case 0:
			l.share("share", "each")
		case 1:
			l.pack("pack", l.boxes)
		case 2:
			l.sellRest()
		case 3:
			l.goal("goal", "short")
		}
	case money:
		switch l.r.IntN(3) {
		case 0:
			l.share("sharem", "each")
		case 1:
			l.afford()
		case 2:
			l.goal("goalm", "shortm")
		}
	case measure:
		if l.percentChance(40) {
			l.share("mshare", "each")
		} else {
			l.pack("mpack", l.boxes)
		}
	}
}

func (l *ledger) with(more map[string]string) map[string]string {
	words := map[string]string{}
	for k, v := range l.words {
		words[k] = v
	}
	for k, v := range more {
		words[k] = v
	}
	return words
}

// share divides the rest into equal shares.
func (l *ledger) share(class, each string) {
	k := l.divisor(l.int(l.current), 12)
	if k == 0 {
		return
	}
	by := l.whole(k, &what{kind: bare, one: "friend", many: "friends"})
	q := l.quotient(l.current, by, l.what)
	s := l.spec(class, nil)
	s.words, s.numbers = l.with(map[string]string{"rest": l.rest()}), map[string]int{"k": by}
	if class == "share" {
		s.tags = ""
		s.unknown = map[int]string{by: "share.k"}
		friends := l.plain(by, 0)
		friends.what = &what{kind: count, one: "friend", many: "friends"}
		l.view(&view{spec: spec{class: "sharers", actors: s.actors, amount: friends}, asks: by, tense: atEvent})
	}
	l.fact(&fact{spec: s, tense: atEvent, tells: []int{by}, result: -1, consumes: l.current, event: true})
	get := specFor(each, l, l.plain(q, 0), nil)
	l.fact(&fact{spec: get, tense: atEvent, tells: []int{q}, result: q, consumes: l.current})
	l.view(&view{spec: get, asks: q, tense: atEvent})
	l.tag("share")
}

func (w *run) tag(tag string) { w.tags = append(w.tags, tag) }

// pack puts the rest into containers of equal size; of something measured the size may be in a
// smaller unit.
func (l *ledger) pack(class string, boxes [][2]string) {
	n := l.int(l.current)
	if n == 0 || len(boxes) == 0 {
		return
	}
	box := pick(l.r, boxes)
	total := l.current
	of := l.what
	if u, ok := units[british(l.what.one)]; ok && l.what.kind == measure && l.percentChance(55) {
		of = l.measured(u.smaller, "")
		of.heads = nil
		total = l.product(l.current, l.constant(u.factor), of)
		n *= u.factor
	}
	var k int64
	if n > 200 && of != l.what {
		k = int64(pickInt(l.run, 250, 500, 200, 400, 750, 125, 50, 20, 40, 25))
		if n%k != 0 || n/k < 2 || n/k > 200 {
			return
		}
	} else if k = l.divisor(n, 24); k == 0 {
		return
	}
	size := l.whole(k, of)
	if class == "mpack" {
		l.quantities[size].what = &what{kind: measure, one: of.one, many: of.many}
	}
	q := l.quotient(total, size, &what{kind: count, one: box[0], many: box[1]})
	s := l.spec(class, nil)
	s.words, s.numbers = l.with(map[string]string{"rest": l.rest(), "boxes": box[1], "box": box[0]}), map[string]int{"k": size}
	if class == "pack" {
		s.tags = ""
		s.unknown = map[int]string{size: "pack.k"}
		l.view(&view{spec: specFor("groupsize", l, l.plain(size, 0), map[string]string{"box": box[0]}), asks: size, tense: atEvent})
	}
	l.fact(&fact{spec: s, tense: atEvent, tells: []int{size}, result: -1, consumes: l.current, event: true})
	filled := "packed"
	if class == "mpack" {
		filled = "mpacked"
	}
	get := specFor(filled, l, l.plain(q, 0), nil)
	l.fact(&fact{spec: get, tense: atEvent, tells: []int{q}, result: q, consumes: l.current})
	l.view(&view{spec: get, asks: q, tense: atEvent})
	l.tag("pack")
}

// sellRest turns the rest into money.
func (l *ledger) sellRest() {
	p := l.input(l.price(50, 900), &what{kind: money})
	q := l.product(l.current, p, &what{kind: money})
	s := l.spec("sellrest", nil)
	s.tags = ""
	s.words, s.numbers = l.with(map[string]string{"rest": l.rest()}), map[string]int{"p": p}
	l.fact(&fact{spec: s, tense: atEvent, tells: []int{p}, result: -1, consumes: l.current, event: true})
	get := specFor("takings", l, l.plain(q, 0), nil)
	get.amount.owner = nil
	l.fact(&fact{spec: get, tense: atEvent, tells: []int{q}, result: q, consumes: l.current})
	l.view(&view{spec: get, asks: q, tense: atEvent})
	l.tag("sell rest")
}

// goal says how much one wants to have; what is missing can be asked for.
func (l *ledger) goal(class, short string) {
	missing := l.draw(3*l.step, l.limit)
	have := l.value(l.current)
	g := l.add(new(big.Rat).Add(have, newRat(missing, 100)), l.what)
	l.inputs = append(l.inputs, g)
	q := l.difference(g, l.current, l.what)
	s := l.spec(class, nil)
	s.tags = ""
	s.numbers = map[string]int{"k": g}
	f := l.fact(&fact{spec: s, tense: atStart, tells: []int{g}, result: -1, consumes: -1})
	if l.percentChance(40) {
		f.order = 5 // told first
	}
	need := l.plain(q, 0)
	if l.what.kind == count {
		need.what = &what{kind: count, one: l.what.one, many: "more " + l.what.many}
	} else if l.what.kind == money {
		need.what = &what{kind: money}
	}
	get := specFor(short, l, need, nil)
	l.fact(&fact{spec: get, tense: atEnd, tells: []int{q}, result: q, consumes: -1})
	l.view(&view{spec: get, asks: q, tense: atEnd})
	l.tag("goal")
}

// afford buys as many things as the rest pays for.
func (l *ledger) afford() {
	n := l.int(l.current)
	k := l.divisor(n, 30)
	if k == 0 {
		return
	}
	t := l.someThing("toy", "school", "food")
	p := l.whole(k, &what{kind: money})
	q := l.quotient(l.current, p, t.what())
	s := l.spec("afford", nil)
	s.tags = ""
	s.words, s.numbers = map[string]string{"things": t.noun[1]}, map[string]int{"p": p}
	l.fact(&fact{spec: s, tense: atEvent, tells: []int{p}, result: -1, consumes: l.current, event: true})
	get := specFor("afforded", l, l.plain(q, 0), nil)
	l.fact(&fact{spec: get, tense: atEvent, tells: []int{q}, result: q, consumes: l.current})
	l.view(&view{spec: get, asks: q, tense: atEvent})
	l.tag("afford")
}

// compareOwner gives the other one an account that is told by comparison with the first one's
// present state.
func (l *ledger) compareOwner() {
	if l.owner == nil || l.what.kind == measure || l.other != nil {
		return
	}
	l.other = l.child()
	am := &amount{what: l.what, owner: l.other}
	tail := l.owner.later
	switch l.owner.he {
	case "I":
		tail = "me"
	case "we":
		tail = "us"
	}
	if l.events > 0 {
		tail = l.owner.later + " ^have"
		if l.owner.plural() {
			tail += "/plural"
		}
	}
	am.tail = tail
	k := l.r.IntN(4)
	if k < 3 && l.flips() {
		k = 2 - k/2*2
	}
	switch k {
	case 0, 1:
		am.a = l.input(l.draw(2*l.step, l.limit/2), l.what)
		am.form = moreThan
		am.q = l.sum(l.current, am.a, l.what)
	case 2:
		am.a = l.input(l.draw(2*l.step, l.limit/2), l.what)
		am.form = fewerThan
		am.q = l.difference(l.current, am.a, l.what)
	case 3:
		am.a = l.whole(l.between(2, 5), &what{kind: times})
		am.form = timesAs
		am.q = l.product(l.current, am.a, l.what)
	}
	when := atEnd
	if l.events == 0 {
		when = atStart
	}
	s := specFor("morethan", l, am, nil)
	l.fact(&fact{spec: s, tense: when, tells: []int{am.a}, result: -1, consumes: -1, link: true})
	plain := specFor("other", l, l.plain(am.q, 0), nil)
	l.fact(&fact{spec: plain, tense: when, tells: []int{am.q}, result: am.q, consumes: -1})
	l.view(&view{spec: plain, asks: am.q, tense: when})
	both := l.sum(l.current, am.q, l.what)
	all := spec{class: "bothhave", actors: [3]*actor{l.owner, l.other, together([]*actor{l.owner, l.other})}, amount: l.plain(both, 0)}
	l.fact(&fact{spec: all, tense: when, tells: []int{both}, result: both, consumes: -1})
	l.view(&view{spec: all, asks: both, tense: when})
	l.tag("compare")
}
