package world

import (
	"strings"

	"mwpranker/wasm/lang"
)

// actor is somebody, or something that acts: a girl, I, a class, a bakery.
type actor struct {
	first string // as it is named first: "Mia", "a bakery"
	later string // "the bakery"
	he    string // he, she, it, they, I, you, we
}

var pronouns = map[string][3]string{ // him, his, himself
	"he": {"him", "his", "himself"}, "she": {"her", "her", "herself"}, "it": {"it", "its", "itself"},
	"they": {"them", "their", "themselves"}, "I": {"me", "my", "myself"}, "you": {"you", "your", "yourself"}, "we": {"us", "our", "ourselves"},
}

// speaker is true for I, you and we, which have no name.
func (a *actor) speaker() bool { return a.he == "I" || a.he == "you" || a.he == "we" }

// plural is true where the verb is in the plural: they have, I have.
func (a *actor) plural() bool { return a.he != "he" && a.he != "she" && a.he != "it" }

// child draws a boy or a girl who is not in the run yet, of the other gender than the first one in
// most runs.
func (w *run) child() *actor {
	for {
		g := lang.Gender(w.r.IntN(2))
		if len(w.people) > 0 && w.percentChance(60) {
			if w.people[0].he == "she" {
				g = lang.He
			} else if w.people[0].he == "he" {
				g = lang.She
			}
		}
		p := lang.Child(w.r, g)
		if !w.noTitles && w.percentChance(10) {
			p = lang.Adult(w.r, g, w.american)
		}
		he := "he"
		if g == lang.She {
			he = "she"
		}
		if !w.has(p.Name) {
			return w.person(&actor{p.Name, p.Name, he})
		}
	}
}

func (w *run) has(name string) bool {
	for _, p := range w.people {
		if p.first == name {
			return true
		}
	}
	return false
}

func (w *run) person(a *actor) *actor {
	w.people = append(w.people, a)
	return a
}

// owner draws who the run is about: mostly a child, at times I, we, you or an institution.
func (w *run) owner(institutions []string) *actor {
	switch k := w.r.IntN(100); {
	case k < 7:
		return w.person(&actor{"I", "I", "I"})
	case k < 9:
		return w.person(&actor{"we", "we", "we"})
	case k < 12:
		return w.person(&actor{"you", "you", "you"})
	case k < 24 && len(institutions) > 0:
		name := pick(w.r, institutions)
		return w.person(&actor{lang.Article(name) + " " + name, "the " + name, "it"})
	case k < 28:
		a, b := lang.Child(w.r, lang.She), lang.Child(w.r, lang.He)
		return w.person(&actor{a.Name + " and " + b.Name, a.Name + " and " + b.Name, "they"})
	}
	return w.child()
}

// single draws the run's owner anew, as one person.
func (w *run) single() *actor {
	w.people = nil
	return w.child()
}

// together is a group as one actor: "Mia, Tom and Ana", "Mia and I".
func together(list []*actor) *actor {
	var names []string
	me := false
	for _, a := range list {
		if a.he == "I" {
			me = true
		} else {
			names = append(names, a.later)
		}
	}
	if me {
		names = append(names, "I")
	}
	last := len(names) - 1
	name := strings.Join(names[:last], ", ") + " and " + names[last]
	return &actor{name, name, "they"}
}
