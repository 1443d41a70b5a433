package world

import (
	"math/big"
	"slices"
	"sort"
	"strings"

	"mwpranker/wasm/lang"
)

// plan says what of a run the text tells, and what it asks for.
type plan struct {
	told    []bool
	view    *view
	d       *derivation
	facts   []*fact // kept, in order
	spare   int     // told numbers that the answer does not need
	inverse bool
}

const maxSteps = 5

// choose draws a plan: which quantities are told, which one is asked. Told are as many as the run
// has inputs, none of which follows from the others, so there is one way to the answer.
func (w *run) choose() *plan {
	told := make([]bool, len(w.quantities))
	for _, q := range w.inputs {
		told[q] = true
	}
	p := &plan{told: told}
	if w.percentChance(48) {
		w.exchange(p)
		if w.percentChance(15) {
			w.exchange(p)
		}
	}
	d := w.derive(told)
	var list []*view
	total := 0
	for _, v := range w.views {
		if c := d.cost[v.asks]; c >= 1 && c <= maxSteps && w.askable(v, told) && (v.from == 0 || d.cost[v.from] > 0) {
			list = append(list, v)
			total += w.weight(v, c)
		}
	}
	if total == 0 {
		return nil
	}
	k := w.r.IntN(total)
	for _, v := range list {
		if k -= w.weight(v, d.cost[v.asks]); k < 0 {
			p.view = v
			break
		}
	}
	p.d = d
	p.inverse = slices.Contains(w.inputs, p.view.asks)
	w.keep(p)
	return p
}

// weight makes long ways to the answer, and questions for what is mostly told, more frequent than
// the draw would.
func (w *run) weight(v *view, steps int) int {
	weight := [maxSteps + 1]int{0, 3, 8, 20, 28, 26}[steps]
	if slices.Contains(w.inputs, v.asks) {
		weight *= 3
	}
	return weight
}

// exchange tells a derived quantity in place of an input that follows from it.
func (w *run) exchange(p *plan) {
	var results []int
	for _, f := range w.facts {
		if f.result >= 0 && !p.told[f.result] {
			results = append(results, f.result)
		}
	}
	if len(results) == 0 {
		return
	}
	y := pick(w.r, results)
	for range 4 {
		x := pick(w.r, w.inputs)
		if !p.told[x] || !w.hideable(x) {
			continue
		}
		p.told[x], p.told[y] = false, true
		if d := w.derive(p.told); d.cost[x] <= maxSteps {
			return
		}
		p.told[x], p.told[y] = true, false
	}
}

// hideable is true for an input that can be asked for: the text has words for not saying it.
func (w *run) hideable(q int) bool {
	return slices.ContainsFunc(w.views, func(v *view) bool { return v.asks == q })
}

// askable is true where the words of the question do not need a number that is not told.
func (w *run) askable(v *view, told []bool) bool {
	for _, q := range v.numbers {
		if !told[q] && !w.quantities[q].fixed {
			return false
		}
	}
	return true
}

// keep drops what the question does not need, but for some distraction, and what cannot be told.
func (w *run) keep(p *plan) {
	asked := p.view.asks
	needed := make([]bool, len(w.quantities))
	p.d.path(asked, needed)
	generous := w.percentChance(58)
	happens := false
	for _, f := range w.facts {
		happens = happens || f.dir != 0 && (needed[f.makes] && f.makes > 0 || slices.ContainsFunc(f.tells, func(q int) bool { return needed[q] }))
	}
	for _, f := range w.facts {
		useful, tells := f.makes > 0 && needed[f.makes], false
		for _, q := range f.tells {
			useful = useful || needed[q]
			tells = tells || p.told[q]
		}
		switch {
		case f.result >= 0 && !p.told[f.result], f.result >= 0 && !needed[f.result]:
			continue
		case slices.Contains(f.changes, asked):
			continue
		case f.consumes >= 0 && (f.consumes == asked || w.state(f.consumes, asked)):
			continue
		case !useful && f.anchor && happens:
		case !useful && f.whole > 0 && needed[f.whole] && !f.broken(p.told, w):
		case !useful && (!tells || !generous):
			continue
		case f.broken(p.told, w):
			p.view = nil
			return
		}
		p.facts = append(p.facts, f)
	}
	if !w.complete(p) {
		p.view = nil
		return
	}
	for _, f := range p.facts { // a state that is told "in the end" is not used up afterwards
		if f.consumes >= 0 && f.result < 0 && slices.ContainsFunc(p.facts, func(o *fact) bool { return o.result == f.consumes && o.tense == atEnd }) {
			p.view = nil
			return
		}
	}
	sort.SliceStable(p.facts, func(i, j int) bool { return p.facts[i].order < p.facts[j].order })
	if p.unclear() {
		p.view = nil
		return
	}
	for _, f := range p.facts {
		for _, q := range f.tells {
			if p.told[q] && !needed[q] {
				p.spare++
			}
		}
	}
	// Quantities are told only by facts that were kept.
	for q := range p.told { // the question may say a number too
		p.told[q] = p.told[q] && slices.ContainsFunc(p.facts, func(f *fact) bool { return slices.Contains(f.tells, q) })
	}
	for _, q := range p.view.numbers {
		if !p.told[q] {
			p.told[q] = true
		}
	}
	if !p.d.covered(asked, p.told) {
		p.view = nil
	}
}

// complete adds the events that are missing where a state after them is told: a text that says what
// there was, what went and what is left has to name all that went. It is false where one of them
// cannot be told.
func (w *run) complete(p *plan) bool {
	state := slices.ContainsFunc(p.facts, func(f *fact) bool { return f.result >= 0 && f.tense == atEnd })
	event := slices.ContainsFunc(p.facts, func(f *fact) bool { return f.dir != 0 })
	if !state || !event {
		return true
	}
	for _, f := range w.facts {
		if f.dir == 0 || p.keeps(f) {
			continue
		}
		if f.broken(p.told, w) {
			return false
		}
		p.facts = append(p.facts, f)
	}
	return true
}

// keeps is true for a fact that the plan tells.
func (p *plan) keeps(f *fact) bool { return slices.Contains(p.facts, f) }

// unclear is true where the question could be about two of the events.
func (p *plan) unclear() bool {
	asked, several := p.view.fact, 0
	for _, f := range p.facts {
		if asked != nil && f != asked && f.dir != 0 && f.dir == asked.dir && (f.when == "" || asked.when == "") {
			return true
		}
		if f.amount != nil && (f.amount.form == groups || f.amount.form == daily || f.amount.form == weekly) {
			several++
		}
	}
	return several > 1 && (p.view.class == "groupsize" || p.view.class == "lasting")
}

// state is true where asked is another form of the state: the same amount in a smaller unit.
func (w *run) state(q, asked int) bool {
	for _, r := range w.relations {
		if r.out == asked && r.a == q && w.quantities[r.b].fixed {
			return true
		}
	}
	return false
}

// broken is true where a fact needs a number that is not told and has no words for that.
func (f *fact) broken(told []bool, w *run) bool {
	open := 0
	for _, q := range f.numbers {
		if !told[q] {
			open++
		}
		if !told[q] && !w.quantities[q].fixed {
			if _, ok := f.unknown[q]; !ok {
				return true
			}
		}
	}
	if open > 1 {
		return true
	}
	if am := f.amount; am != nil {
		switch am.form {
		case partOf, percentOf, moreThan, fewerThan, timesAs, partAs, oneWeek, dozens:
			for _, q := range am.parts() {
				if !told[q] {
					return true
				}
			}
		}
	}
	return false
}

// covered is true where every told leaf of the derivation is really told.
func (d *derivation) covered(q int, told []bool) bool {
	if d.cost[q] == 0 {
		return told[q] || d.run.quantities[q].fixed
	}
	return d.covered(d.how[q].a, told) && d.covered(d.how[q].b, told)
}

// distinct is true where no two told numbers, constants of the equation, or the answer are equal.
func (w *run) distinct(p *plan) bool {
	if w.needsPlural(p.view.asks) {
		return false
	}
	seen := map[string]bool{w.value(p.view.asks).RatString(): true}
	for q, told := range p.told {
		if told {
			s := w.value(q).RatString()
			if seen[s] || w.needsPlural(q) {
				return false
			}
			seen[s] = true
		}
	}
	ok := true
	var constants func(q int)
	constants = func(q int) {
		if p.d.cost[q] == 0 {
			if w.quantities[q].fixed && seen[w.value(q).RatString()] {
				ok = false
			}
			return
		}
		constants(p.d.how[q].a)
		constants(p.d.how[q].b)
	}
	constants(p.view.asks)
	return ok
}

// needsPlural is true for one thing, for which the phrases have no singular, and for 10.1 litres,
// which a proof-reader may take for one.
func (w *run) needsPlural(q int) bool {
	if w.quantities[q].what.kind == money {
		return false
	}
	return w.value(q).Cmp(big.NewRat(1, 1)) == 0 || !w.value(q).IsInt() && strings.HasSuffix(lang.DecimalString(w.value(q), 2), ".1")
}
