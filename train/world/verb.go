package world

import "strings"

// tense of a clause.
type tense uint8

const (
	past tense = iota
	present
	future
	plain  // the bare verb, behind "did"
	gerund // giving
)

// irregular pasts of the verbs that the phrases use.
var irregular = pairs(`have had do did get got give gave buy bought sell sold find found lose lost make made bring brought take took
	eat ate drink drank win won put put cut cut read read run ran swim swam drive drove ride rode fly flew leave left come came go went
	spend spent pay paid lend lent send sent keep kept hold held throw threw break broke grow grew draw drew write wrote build built
	sew sewed hide hid hang hung catch caught feed fed set set let let see saw begin began burn burned spill spilled sleep slept
	stand stood sit sat say said tell told string strung lay laid dig dug stick stuck blow blew would would be was
	lie lay bend bent choose chose cost cost tear tore forget forgot wear wore freeze froze weave wove burst burst become became meet met fall fell rise rose fit fit know knew light lit sink sank hit hit split split learn learned mean meant shut shut teach taught hurt hurt mend mended ring rang bring brought sing sang shine shone steal stole swing swung bite bit bet bet spin spun speak spoke think thought feel felt overtake overtook seek sought lead led shoot shot`)

func pairs(s string) map[string]string {
	m := map[string]string{}
	f := strings.Fields(s)
	for i := 0; i+1 < len(f); i += 2 {
		m[f[i]] = f[i+1]
	}
	return m
}

// doubling verbs double their last letter: swapped, swapping.
var doubling = set("swap drop stop chop grab wrap pop slip trim skip knit rub clip pot jog plan tip hop snip split cut put get run swim sit win set let dig begin top spot ship mop shut hit")

func set(s string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(s) {
		m[w] = true
	}
	return m
}

// conjugate gives the form of a verb; plural is also true for I and you, first for I alone.
func conjugate(verb string, t tense, plural, first bool) string {
	switch t {
	case future:
		return "will " + verb
	case plain:
		return verb
	case gerund:
		return ing(verb)
	}
	if verb == "be" {
		switch {
		case t == past && plural && !first:
			return "were"
		case t == past:
			return "was"
		case first:
			return "am"
		case plural:
			return "are"
		}
		return "is"
	}
	if t == past {
		return pastOf(verb)
	}
	if plural || verb == "would" {
		return verb
	}
	return thirdPerson(verb)
}

func pastOf(verb string) string {
	if p, ok := irregular[verb]; ok {
		return p
	}
	n := len(verb)
	switch {
	case doubling[verb]:
		return verb + verb[n-1:] + "ed"
	case verb[n-1] == 'e':
		return verb + "d"
	case verb[n-1] == 'y' && !vowel(verb[n-2]):
		return verb[:n-1] + "ied"
	}
	return verb + "ed"
}

func thirdPerson(verb string) string {
	n := len(verb)
	switch {
	case verb == "have":
		return "has"
	case strings.HasSuffix(verb, "s"), strings.HasSuffix(verb, "x"), strings.HasSuffix(verb, "z"), strings.HasSuffix(verb, "ch"),
		strings.HasSuffix(verb, "sh"), verb[n-1] == 'o':
		return verb + "es"
	case verb[n-1] == 'y' && !vowel(verb[n-2]):
		return verb[:n-1] + "ies"
	}
	return verb + "s"
}

func ing(verb string) string {
	n := len(verb)
	switch {
	case doubling[verb]:
		return verb + verb[n-1:] + "ing"
	case verb == "be" || strings.HasSuffix(verb, "ee"):
		return verb + "ing"
	case verb[n-1] == 'e':
		return verb[:n-1] + "ing"
	}
	return verb + "ing"
}

func vowel(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 }
