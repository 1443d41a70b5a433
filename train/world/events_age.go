package world

// ages compares how old people are, now, in some years, or some years ago.
func (w *run) ages() {
	old := &what{kind: years, one: "year old", many: "years old"}
	span := &what{kind: years, one: "year", many: "years"}
	w.noTitles = true
	a, b := w.child(), w.child()
	w.tag("age")
	l := &ledger{run: w, owner: a, other: b, what: old, step: 100, words: map[string]string{}}
	first := w.whole(w.between(3, 30), old)
	tell := func(who *actor, q int) {
		s := spec{class: "age", actors: [3]*actor{who}, amount: &amount{form: plainly, q: q, what: old}}
		l.fact(&fact{spec: s, tense: always, tells: []int{q}, result: q, consumes: -1})
		l.view(&view{spec: spec{class: "age.q", actors: [3]*actor{who}}, asks: q, tense: always})
	}
	tell(b, first)
	var second int
	factor := false
	if w.percentChance(70) {
		d := w.whole(w.between(2, 25), span)
		second = w.sum(first, d, old)
		s := spec{class: "ageolder", actors: [3]*actor{a, b}, numbers: map[string]int{"d": d}}
		l.fact(&fact{spec: s, tense: always, tells: []int{d}, result: -1, consumes: -1, link: true})
		l.view(&view{spec: spec{class: "agediff.q", actors: [3]*actor{a, b}}, asks: d, tense: always})
	} else {
		k := w.whole(w.between(2, 5), &what{kind: times})
		second = w.product(first, k, old)
		factor = true
		s := spec{class: "agetimes", actors: [3]*actor{a, b}, numbers: map[string]int{"k": k}}
		l.fact(&fact{spec: s, tense: always, tells: []int{k}, result: -1, consumes: -1, link: true})
		d := w.difference(second, first, span)
		l.view(&view{spec: spec{class: "agediff.q", actors: [3]*actor{a, b}}, asks: d, tense: always})
	}
	tell(a, second)
	both := together([]*actor{a, b})
	sum := w.sum(second, first, span)
	s := spec{class: "agesum.q", actors: [3]*actor{a, b, both}}
	l.view(&view{spec: s, asks: sum, tense: always})
	if !factor { // with a factor the sum alone would need two unknowns at once
		told := spec{class: "agesum.told", actors: [3]*actor{a, b, both}, amount: &amount{form: plainly, q: sum, what: &what{kind: bare}}}
		l.fact(&fact{spec: told, tense: always, tells: []int{sum}, result: sum, consumes: -1})
	}
	if w.percentChance(70) {
		y := w.whole(w.between(2, 12), span)
		who, q := a, second
		if w.percentChance(40) {
			who, q = b, first
		}
		numbers := map[string]int{"y": y}
		if w.percentChance(65) {
			l.view(&view{spec: spec{class: "agein.q", actors: [3]*actor{who}, numbers: numbers}, asks: w.sum(q, y, old), tense: always})
		} else {
			l.view(&view{spec: spec{class: "ageago.q", actors: [3]*actor{who}, numbers: numbers}, asks: w.difference(q, y, old), tense: always})
		}
	}
}
