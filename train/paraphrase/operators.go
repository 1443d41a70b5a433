package paraphrase

import (
	"math/rand/v2"

	judge "mwpranker/wasm/paraphrase"
)

// Operator makes another problem of one.
type Operator struct {
	Name    string
	Verdict judge.Verdict // what the two are to each other
	Model   bool          // whether the calculation stays
	Apply   func(s *Source, r *rand.Rand) (string, bool)
}

// Operators are all that there are: those that keep what a problem says, one that tells a new
// story, and those that break it; other numbers break it too, and leave its calculation.
func Operators() []Operator {
	return []Operator{
		{"identity", judge.Same, true, identity},
		{"sentence-order", judge.Same, true, sentenceOrder},
		{"numbers-to-words", judge.Same, true, numbersToWords},
		{"words-to-numbers", judge.Same, true, wordsToNumbers},
		{"units-written-out", judge.Same, true, unitsWrittenOut},
		{"passive", judge.Same, true, passive},
		{"synonyms", judge.Same, true, synonyms},
		{"clause-order", judge.Same, true, clauseOrder},
		{"question-first", judge.Same, true, questionFirst},
		{"pronoun-to-name", judge.Same, true, pronounToName},
		{"rephrase", judge.Same, true, rephrase},

		{"names-replaced", judge.SameModel, true, namesReplaced},

		{"numbers-replaced", judge.Different, true, numbersReplaced},
		{"unit-replaced", judge.Different, false, unitReplaced},
		{"phrase-deleted", judge.Different, false, phraseDeleted},
		{"question-deleted", judge.Different, false, questionDeleted},
		{"number-vague", judge.Different, false, numberVague},
		{"information-lost", judge.Different, false, informationLost},
		{"names-exchanged", judge.Different, false, namesExchanged},
		{"relation-turned", judge.Different, false, relationTurned},
		{"condition-added", judge.Different, false, conditionAdded},
		{"asks-of-another", judge.Different, false, asksOfAnother},
		{"asks-for-another", judge.Different, false, asksForAnother},
	}
}

// OperatorNamed gives an operator by its name.
func OperatorNamed(name string) (Operator, bool) {
	for _, o := range Operators() {
		if o.Name == name {
			return o, true
		}
	}
	return Operator{}, false
}
