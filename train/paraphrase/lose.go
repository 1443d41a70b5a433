package paraphrase

import (
	"math/big"
	"math/rand/v2"
	"strings"

	"mwpranker/wasm/lang"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// The operators that lose something, or put something else in its place.

// phraseDeleted takes out the most important phrase that has a number which is needed.
func phraseDeleted(s *Source, _ *rand.Rand) (string, bool) {
	for _, t := range s.topics() {
		for _, n := range t.at {
			for i := n.First; i < n.End; i++ {
				if q := s.Document.Tokens[i].Quantity; q >= 0 && s.uses(q) && n.End-n.First < 6 {
					return s.rewrite(edit{n.First, n.End, ""}), true
				}
			}
		}
	}
	return "", false
}

// questionDeleted takes out the sentence that asks.
func questionDeleted(s *Source, _ *rand.Rand) (string, bool) {
	all, q := s.sentences(), s.questionAt()
	if q < 0 || len(all) < 2 {
		return "", false
	}
	return strings.Join(append(all[:q:q], all[q+1:]...), " "), true
}

// numberVague puts "some" for a number that is needed.
func numberVague(s *Source, r *rand.Rand) (string, bool) {
	words := []string{"some", "many", "several", "a few", "a number of"}
	for _, i := range r.Perm(len(s.Document.Quantities)) {
		q := &s.Document.Quantities[i]
		if !s.uses(i) || q.Form != text.Digits && q.Form != text.Words || q.Unit == text.Percent || len(q.Parts) > 0 ||
			!q.Unit.IsMoney() && !s.isCounted(q) {
			continue
		}
		with := words[r.IntN(len(words))]
		if q.Unit.IsMoney() {
			with = "some money"
		}
		return s.rewrite(edit{q.FirstToken, q.EndToken, with}), true
	}
	return "", false
}

// isCounted says whether a number stands before what it counts or measures, and nothing before it
// makes it part of a name: not the 5 of "a 5 day week".
func (s *Source) isCounted(q *text.Quantity) bool {
	if q.EndToken >= len(s.Words) || s.norm(q.FirstToken-1) == "a" || s.norm(q.FirstToken-1) == "the" {
		return false
	}
	return s.Words[q.EndToken].XPOS == "NNS" || q.Measure != text.NoUnit
}

// informationLost takes out a sentence of the story that has a number which is needed.
func informationLost(s *Source, r *rand.Rand) (string, bool) {
	question := s.questionAt()
	all := s.sentences()
	if question < 0 || len(all) < 3 {
		return "", false
	}
	for _, i := range r.Perm(len(all)) {
		at := s.Document.Sentences[i]
		if i == question {
			continue
		}
		for k := at.FirstToken; k < at.EndToken; k++ {
			if q := s.Document.Tokens[k].Quantity; q >= 0 && s.uses(q) {
				return strings.Join(append(all[:i:i], all[i+1:]...), " "), true
			}
		}
	}
	return "", false
}

// namesReplaced gives everybody another name: a new story with the same model.
func namesReplaced(s *Source, r *rand.Rand) (string, bool) {
	order, at := s.names()
	used := map[string]bool{}
	var edits []edit
	for _, name := range order {
		list := lang.Boys()
		for _, girl := range lang.Girls() {
			if girl == name {
				list = lang.Girls()
			}
		}
		other := list[r.IntN(len(list))]
		if used[other] || at[other] != nil {
			return "", false
		}
		used[other] = true
		for _, i := range at[name] {
			edits = append(edits, edit{i, i + 1, other})
		}
	}
	return s.rewrite(edits...), len(edits) > 0
}

// numbersReplaced gives a whole number another value: the model stays, the answer does not.
func numbersReplaced(s *Source, r *rand.Rand) (string, bool) {
	for _, i := range r.Perm(len(s.Document.Quantities)) {
		q := &s.Document.Quantities[i]
		if !s.uses(i) || q.Form != text.Digits || q.EndToken != q.FirstToken+1 || !q.Value.IsInt() || !q.Value.Num().IsInt64() {
			continue
		}
		n := q.Value.Num().Int64()
		if n < 3 || n > 5000 {
			continue
		}
		other := n + 1 + r.Int64N(max(n/3, 2))
		if s.hasValue(other) {
			continue
		}
		return s.rewrite(edit{q.FirstToken, q.EndToken, lang.Grouped(other, false)}), true
	}
	return "", false
}

func (s *Source) hasValue(n int64) bool {
	for i := range s.Document.Quantities {
		if s.Document.Quantities[i].Value.Cmp(big.NewRat(n, 1)) == 0 {
			return true
		}
	}
	return false
}

// otherUnits are what stands for a unit all over a text.
var otherUnits = map[string]string{"kg": "g", "g": "kg", "km": "miles", "miles": "kilometres", "m": "cm", "cm": "mm",
	"metres": "feet", "meters": "feet", "feet": "metres", "inches": "centimetres", "centimetres": "inches", "litres": "gallons",
	"liters": "gallons", "gallons": "litres", "kilograms": "pounds", "grams": "ounces", "ounces": "grams", "minutes": "hours",
	"hours": "days", "days": "weeks", "weeks": "months", "dollars": "euros", "euros": "dollars", "kilometres": "miles",
	"kilometers": "miles", "ml": "litres", "pounds": "kilograms"}

// unitReplaced puts another unit for one, all over the text.
func unitReplaced(s *Source, _ *rand.Rand) (string, bool) {
	for i := range s.Document.Quantities {
		q := &s.Document.Quantities[i]
		unit := s.norm(q.EndToken)
		other := otherUnits[unit]
		if other == "" || s.anySingular(unit) {
			continue
		}
		var edits []edit
		for k := range s.Words {
			if s.norm(k) == unit {
				edits = append(edits, edit{k, k + 1, other})
			}
		}
		return s.rewrite(edits...), true
	}
	return "", false
}

// anySingular says whether a unit also stands in another form, or one that hangs together with it.
func (s *Source) anySingular(unit string) bool {
	class := lexicon.Classes(unit) & lexicon.SetOf(lexicon.Time, lexicon.Length, lexicon.Weight, lexicon.Volume, lexicon.Money)
	for i := range s.Words {
		if norm := s.norm(i); norm != unit && unitNames[unit] != "" && unitNames[norm] != "" {
			return true
		} else if norm != unit && class != 0 && lexicon.Classes(norm)&class != 0 && s.Words[i].UPOS == "NOUN" {
			return true
		}
	}
	return false
}
