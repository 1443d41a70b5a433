package world

import (
	"slices"
	"strings"
)

// addNoise puts a fact that no question needs among the facts of a plan, more often where nothing
// else distracts.
func (w *run) addNoise(p *plan) {
	chance := 12
	if p.spare == 0 {
		chance = 56
	}
	if !w.percentChance(chance) || w.noiseless() {
		return
	}
	n := w.asNoise
	tags := []string{""}
	person := n.person != nil && !n.person.plural() && n.person.he != "it"
	if person {
		tags = append(tags, "person", "person")
	}
	if n.thing != "" && person {
		tags = append(tags, "thing", "thing", "thing")
	}
	tag := pick(w.r, tags)
	phrase := pick(w.r, book.of("noise", tag))
	if phrase.has("box") && n.box == "" || (phrase.has("A") && !person) {
		return
	}
	words := map[string]string{"things": n.thing, "box": n.box}
	var friend *actor
	if phrase.has("B") {
		if len(w.people) > 1 {
			return // that could be mistaken for a part of the story
		}
		friend = w.child()
	}
	if phrase.has("otherthings") {
		t := pick(w.r, things[pick(w.r, []string{"toy", "school", "book", "food"})])
		if t.noun[1] == n.thing || w.things[t.noun[1]] {
			return
		}
		words["otherthings"] = t.noun[1]
		w.things[t.noun[1]] = true
	}
	x := w.whole(w.between(phrase.range_[0], phrase.range_[1]), &what{kind: bare})
	numbers := map[string]int{"x": x}
	if phrase.has("$") {
		w.quantities[x].what = cash
		numbers = map[string]int{"$": x}
	}
	for len(p.told) < len(w.quantities) {
		p.told = append(p.told, false)
	}
	p.told[x] = true
	f := &fact{spec: spec{phrase: phrase, actors: [3]*actor{n.person, friend}, words: words, numbers: numbers}, result: -1, consumes: -1, tells: []int{x}}
	at := w.r.IntN(len(p.facts) + 1)
	for at > 0 && at < len(p.facts) && p.facts[at].link { // a comparison follows what it compares with
		at++
	}
	if w.speaksOfIt() {
		at = 0
	}
	p.facts = slices.Insert(p.facts, min(at, len(p.facts)), f)
	p.spare++
}

// speaksOfIt is true for runs that say "it" of what the sentence before was about.
func (w *run) speaksOfIt() bool {
	return slices.ContainsFunc(w.tags, func(t string) bool { return t == "shape" || t == "measure" || t == "practice" || t == "convert" })
}

// noiseless is true for runs whose facts would be confused with what noise says.
func (w *run) noiseless() bool {
	return slices.ContainsFunc(w.tags, func(t string) bool { return t == "age" || strings.HasPrefix(t, "travel") })
}
