package paraphrase

import (
	"math/big"
	"slices"

	"mwpranker/wasm/text"
)

// Compare says what of a problem another one has kept, changed, lost and added, and judges it.
func Compare(a, b *Problem) *Comparison {
	l := &ledger{a: a, b: b}
	pairs := align(a, b)
	who := renames(a, b, pairs)
	l.numbers(pairs)
	l.things(pairs)
	l.names(who)
	l.deeds(pairs, who)
	l.relations(pairs)
	l.asked(who)
	l.story()
	c := &Comparison{A: a, B: b, Ledger: l.entries, pairs: pairs}
	c.judge()
	return c
}

var one = big.NewRat(1, 1)

// numbers enters what became of each number and its unit.
func (l *ledger) numbers(pairs []pair) {
	found := [...]finding{alike: numberKept, inverse: numberInverse, otherUnit: unitChanged}
	for _, p := range pairs {
		l.add(found[p.how], l.a.figures[p.a].at, l.b.figures[p.b].at)
	}
	changed := changedPairs(l.a, l.b, pairs)
	pairs = slices.Clone(pairs)
	vague := 0
	for _, p := range changed {
		l.add(numberChanged, l.a.figures[p.a].at, l.b.figures[p.b].at)
		pairs = append(pairs, p)
	}
	takenA, takenB := taken(pairs, func(p pair) int { return p.a }), taken(pairs, func(p pair) int { return p.b })
	for i := range l.a.figures {
		if f := &l.a.figures[i]; !takenA[i] {
			at := l.vagueFor(f, &vague)
			switch {
			case !at.IsEmpty():
				l.add(numberVague, f.at, at)
			case f.value.Cmp(one) == 0:
				l.add(oneLost, f.at, Tokens{})
			case l.b.implies(f.said):
				l.add(numberImplied, f.at, Tokens{})
			default:
				l.add(numberLost, f.at, Tokens{})
			}
		}
	}
	for j := range l.b.figures {
		if f := &l.b.figures[j]; !takenB[j] {
			switch {
			case f.value.Cmp(one) == 0:
				l.add(oneAdded, Tokens{}, f.at)
			case l.a.implies(f.said):
				l.add(numberImplied, Tokens{}, f.at)
			default:
				l.add(numberAdded, Tokens{}, f.at)
			}
		}
	}
}

// vagueFor is the word in the second text that stands where a number was: "some" of "some apples",
// else one more vague word than the first text has. taken counts those that are taken.
func (l *ledger) vagueFor(f *figure, taken *int) Tokens {
	if len(l.b.vague)-*taken <= len(l.a.vague) {
		return Tokens{}
	}
	found := -1
	for _, at := range l.b.vague {
		isNew := !slices.ContainsFunc(l.a.vague, func(i int) bool { return l.a.words[i].base == l.b.words[at].base })
		if found < 0 && isNew {
			found = at
		}
		for i := at + 1; i <= at+5 && i < len(l.b.words); i++ {
			if isNew && f.counted != "" && l.b.words[i].base == f.counted {
				*taken++
				return Tokens{at, at + 1}
			}
		}
	}
	if found < 0 {
		return Tokens{}
	}
	*taken++
	return Tokens{found, found + 1}
}

// things enters whether the numbers count the same.
func (l *ledger) things(pairs []pair) {
	countedBy := func(p *Problem) map[string]bool {
		m := map[string]bool{}
		for i := range p.figures {
			m[p.figures[i].counted], m[p.figures[i].quality] = true, true
		}
		return m
	}
	inA, inB := countedBy(l.a), countedBy(l.b)
	seen := map[[2]string]bool{}
	for _, p := range pairs {
		x, y := &l.a.figures[p.a], &l.b.figures[p.b]
		if l.movedAbout(x, y, pairs) {
			l.add(thingExchanged, x.at, y.at)
			continue
		}
		if x.counted == "" || y.counted == "" || x.unit != 0 || y.unit != 0 || x.form == text.Fraction || y.form == text.Fraction {
			continue
		}
		atA, atB := Tokens{x.noun, x.noun + 1}, Tokens{y.noun, y.noun + 1}
		isSame := x.counted == y.counted
		switch exchanged := inB[x.counted] && inA[y.counted]; {
		case isSame && x.quality != y.quality && inB[x.quality] && inA[y.quality] && x.quality != "" && y.quality != "":
			l.add(thingExchanged, atA, atB)
		case isSame:
			l.add(thingKept, atA, atB)
		case exchanged && !l.alsoSaid(x, y):
			l.add(thingExchanged, atA, atB)
		case !seen[[2]string{x.counted, y.counted}]:
			seen[[2]string{x.counted, y.counted}] = true
			l.add(thingRenamed, atA, atB)
		}
	}
}

// movedAbout says whether an amount in units belongs to something else now, or went into the
// question or out of it, and another amount in the same units the other way.
func (l *ledger) movedAbout(x, y *figure, pairs []pair) bool {
	wentToQuestion := x.asked != y.asked && len(l.a.Document.Sentences) > 1 && len(l.b.Document.Sentences) > 1
	if x.measure == text.NoUnit || !wentToQuestion && (x.about == "" || y.about == "" || x.about == y.about) {
		return false
	}
	return slices.ContainsFunc(pairs, func(p pair) bool {
		v, w := &l.a.figures[p.a], &l.b.figures[p.b]
		if v == x || v.measure != x.measure {
			return false
		}
		return wentToQuestion && v.asked == y.asked && w.asked == x.asked ||
			x.about != "" && y.about != "" && x.about != y.about && v.about == y.about && w.about == x.about
	})
}

// alsoSaid says whether a number counts the other noun too: "8 of the children" and "8 girls".
func (l *ledger) alsoSaid(x, y *figure) bool { return x.quality == y.counted || y.quality == x.counted }

// names enters who is there.
func (l *ledger) names(who map[string]string) {
	has := map[string]bool{}
	for _, m := range who {
		has[m] = true
	}
	for _, n := range l.a.names {
		if !has[n.name] && !l.b.says(n.name) { // the parser may have taken it for another word
			l.add(nameLost, n.at, Tokens{})
		}
	}
	for _, n := range l.b.names {
		switch m := who[n.name]; {
		case m == n.name:
			l.add(nameKept, l.a.placeOf(m), n.at)
		case m != "":
			l.add(nameRenamed, l.a.placeOf(m), n.at)
		case !l.a.says(n.name):
			l.add(nameAdded, Tokens{}, n.at)
		}
	}
}

func (p *Problem) placeOf(name string) Tokens {
	for _, n := range p.names {
		if n.name == name {
			return n.at
		}
	}
	return Tokens{}
}

// deeds enters, for each number, who has it, whom it goes to, and who has more by it.
func (l *ledger) deeds(pairs []pair, who map[string]string) {
	actorsA, actorsB := actorsOf(l.a, nil), actorsOf(l.b, who)
	for _, p := range pairs {
		x, y := &l.a.figures[p.a], &l.b.figures[p.b]
		from, to := renamed(y.from, who), renamed(y.to, who)
		exchanged := func(was, is string) bool { return was != is && actorsB[was] && actorsA[is] }
		switch {
		case x.times != y.times && !x.isFactor() && !y.isFactor():
			l.add(factorChanged, x.at, y.at)
		case x.compared || y.compared:
			l.compared(x, y, who)
		case bothSaid(x.to, to) && x.to == to, bothSaid(x.from, from) && x.from == from:
			l.add(deedKept, x.at, y.at)
		case x.guessed || y.guessed: // who is meant is not known
		case bothSaid(x.from, to) && x.from == to && x.from != from, bothSaid(x.to, from) && x.to == from && x.to != to:
			l.add(deedTurned, x.at, y.at)
		case bothSaid(x.to, to) && exchanged(x.to, to), bothSaid(x.from, from) && exchanged(x.from, from):
			l.add(deedExchanged, x.at, y.at)
		case bothSaid(x.to, to), bothSaid(x.from, from):
			l.add(deedOther, x.at, y.at)
		case x.way*y.way < 0:
			l.add(wayTurned, x.at, y.at)
		}
		if x.each != y.each {
			l.add(eachChanged, x.at, y.at)
		}
		if x.rest != y.rest && (x.isFactor() || y.isFactor() || x.unit == y.unit && x.value.Cmp(x.said) != 0) {
			l.add(restChanged, x.at, y.at)
		}
	}
}

// compared enters who has more.
func (l *ledger) compared(x, y *figure, who map[string]string) {
	if !x.compared || !y.compared {
		return
	}
	more, fewer := renamed(y.more, who), renamed(y.fewer, who)
	switch {
	case bothSaid(x.more, more) && x.more == more, bothSaid(x.fewer, fewer) && x.fewer == fewer:
		l.add(compareKept, x.at, y.at)
	case bothSaid(x.more, fewer) && x.more == fewer, bothSaid(x.fewer, more) && x.fewer == more:
		l.add(compareTurned, x.at, y.at)
	}
}

func bothSaid(x, y string) bool { return x != "" && y != "" }

func renamed(name string, who map[string]string) string {
	if to := who[name]; to != "" {
		return to
	}
	return name
}

// actorsOf are all that amounts belong to in a text, as the other one names them.
func actorsOf(p *Problem, who map[string]string) map[string]bool {
	m := map[string]bool{}
	for i := range p.figures {
		f := &p.figures[i]
		for _, name := range [...]string{f.from, f.to, f.more, f.fewer} {
			if name != "" {
				m[renamed(name, who)] = true
			}
		}
	}
	for _, n := range p.names {
		m[renamed(n.name, who)] = true
	}
	return m
}

// opposite is the mark that turns another round.
func opposite(m mark) mark {
	switch m {
	case markMore:
		return markLess
	case markLess:
		return markMore
	case markBefore:
		return markAfter
	case markAfter:
		return markBefore
	}
	return marks
}

// relations enters the words that decide how numbers go together. "More" that became "fewer" is no
// change where who has more stays: "5 fewer than Ann" and "Ann has 5 more".
func (l *ledger) relations(pairs []pair) {
	l.markPairs(&l.a.marks, &l.b.marks, relationKept, relationTurned, relationLost, relationAdded, l.staysCompared())
}

func (l *ledger) staysCompared() bool {
	return slices.ContainsFunc(l.entries, func(e Entry) bool { return e.found == compareKept })
}

// markPairs enters the marks of two stretches of text.
func (l *ledger) markPairs(a, b *[marks]Tokens, kept, turned, lost, added finding, compared bool) {
	var done [marks]bool
	for m := mark(0); m < marks; m++ {
		x, y := a[m], b[m]
		o := opposite(m)
		switch {
		case done[m], x.IsEmpty() && y.IsEmpty():
		case !x.IsEmpty() && !y.IsEmpty():
			l.add(kept, x, y)
		case o < marks && !x.IsEmpty() && !b[o].IsEmpty() && a[o].IsEmpty():
			done[o] = true
			if compared {
				l.add(kept, x, b[o])
			} else {
				l.add(turned, x, b[o])
			}
		case o < marks && !y.IsEmpty() && !a[o].IsEmpty() && b[o].IsEmpty():
			done[o] = true
			if compared {
				l.add(kept, a[o], y)
			} else {
				l.add(turned, a[o], y)
			}
		case y.IsEmpty():
			l.add(inQuestion(lost, m), x, Tokens{})
		default:
			l.add(inQuestion(added, m), Tokens{}, y)
		}
	}
}

// inQuestion tells the words that make another question of one from those that need not.
func inQuestion(f finding, m mark) finding {
	switch m {
	case markMore, markLess, markBefore, markAverage, markPart:
		switch f {
		case askedLost:
			return askedTurnLost
		case askedAdded:
			return askedTurnAdded
		}
	}
	return f
}

// asked enters what became of the question.
func (l *ledger) asked(who map[string]string) {
	qa, qb := &l.a.question, &l.b.question
	switch {
	case len(qa.at) == 0 && len(qb.at) == 0:
		return
	case len(qb.at) == 0:
		l.add(questionLost, qa.span(), Tokens{})
		return
	case len(qa.at) == 0:
		l.add(questionAdded, Tokens{}, qb.span())
		return
	}
	l.add(questionKept, qa.span(), qb.span())
	if l.a.askedField() != l.b.askedField() {
		l.add(fieldChanged, qa.span(), qb.span())
	}
	if qa.noun != "" && qb.noun != "" {
		found := nounChanged
		if qa.noun == qb.noun || slices.Contains(qb.content, qa.noun) && slices.Contains(qa.content, qb.noun) {
			found = nounKept
		}
		l.add(found, Tokens{qa.nounAt, qa.nounAt + 1}, Tokens{qb.nounAt, qb.nounAt + 1})
	}
	if qa.way*qb.way < 0 {
		l.add(askedWay, qa.span(), qb.span())
	}
	l.markPairs(&qa.marks, &qb.marks, askedKept, askedTurned, askedLost, askedAdded, false)
	l.whom(who)
}

// whom enters of whom it is asked.
func (l *ledger) whom(who map[string]string) {
	qa, qb := &l.a.question, &l.b.question
	var added, lost []string
	for _, n := range qb.whom {
		m := renamed(n, who)
		if slices.Contains(qa.whom, m) {
			l.add(whomKept, l.a.inQuestion(m), l.b.inQuestion(n))
		} else {
			added = append(added, n)
		}
	}
	for _, m := range qa.whom {
		if !slices.ContainsFunc(qb.whom, func(n string) bool { return renamed(n, who) == m }) {
			lost = append(lost, m)
		}
	}
	for i := range max(len(added), len(lost)) {
		switch {
		case i >= len(added):
			l.add(whomLost, l.a.inQuestion(lost[i]), Tokens{})
		case i >= len(lost):
			l.add(whomAdded, Tokens{}, l.b.inQuestion(added[i]))
		default:
			l.add(whomChanged, l.a.inQuestion(lost[i]), l.b.inQuestion(added[i]))
		}
	}
}

// inQuestion is where somebody stands in the question.
func (p *Problem) inQuestion(who string) Tokens {
	for _, at := range p.question.at {
		for i := at.First; i < at.End; i++ {
			if p.words[i].who == who {
				return Tokens{i, i + 1}
			}
		}
	}
	return Tokens{}
}

// story enters the nouns that are told beside.
func (l *ledger) story() {
	inA, inB := map[string]int{}, map[string]int{}
	for _, t := range l.a.things {
		inA[t.base] = t.first
	}
	for _, t := range l.b.things {
		inB[t.base] = t.first
	}
	for _, t := range l.a.things {
		if !t.noun {
			continue
		}
		if at, ok := inB[t.base]; ok {
			l.add(storyKept, Tokens{t.first, t.first + 1}, Tokens{at, at + 1})
		} else {
			l.add(storyLost, Tokens{t.first, t.first + 1}, Tokens{})
		}
	}
	for _, t := range l.b.things {
		if _, ok := inA[t.base]; t.noun && !ok {
			l.add(storyAdded, Tokens{}, Tokens{t.first, t.first + 1})
		}
	}
}
