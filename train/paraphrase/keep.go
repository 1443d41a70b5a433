package paraphrase

import (
	"math/rand/v2"
	"strings"

	"mwpranker/wasm/lang"
	"mwpranker/wasm/text"
)

// The operators that keep what is said, and nearly how.

// identity changes nothing but where a space is wide.
func identity(s *Source, _ *rand.Rand) (string, bool) { return tidy(s.Document.Source), true }

// sentenceOrder lets two neighbours change places where neither hangs on what stands before it.
func sentenceOrder(s *Source, r *rand.Rand) (string, bool) {
	all := s.sentences()
	question := s.questionAt()
	free := func(i int) bool {
		at := s.Document.Sentences[i]
		return i != question && !s.hasAny(at.FirstToken, at.EndToken, leansBack)
	}
	var places []int
	for i := 0; i+1 < len(all); i++ {
		if free(i) && free(i+1) && !s.leansOn(i, i+1) {
			places = append(places, i)
		}
	}
	if len(places) == 0 {
		return "", false
	}
	i := places[r.IntN(len(places))]
	all[i], all[i+1] = all[i+1], all[i]
	return strings.Join(all, " "), true
}

// leansOn says whether what stands behind two sentences refers to the one before: "he".
func (s *Source) leansOn(_, second int) bool {
	if second+1 >= len(s.Document.Sentences) {
		return false
	}
	next := s.Document.Sentences[second+1]
	return s.hasAny(next.FirstToken, next.EndToken, set("he she him her his it its they them their"))
}

// numbersToWords writes whole numbers in words: 24 becomes twenty-four.
func numbersToWords(s *Source, r *rand.Rand) (string, bool) {
	american := r.IntN(2) == 0
	var edits []edit
	for i := range s.Document.Quantities {
		q := &s.Document.Quantities[i]
		if q.Form == text.Digits && q.Unit == text.NoUnit && q.Value.IsInt() && q.EndToken == q.FirstToken+1 &&
			q.Value.Num().IsInt64() && q.Value.Num().Int64() <= 1000 && q.Value.Sign() >= 0 {
			edits = append(edits, edit{q.FirstToken, q.EndToken, lang.Cardinal(q.Value.Num().Int64(), american)})
		}
	}
	return s.rewrite(edits...), len(edits) > 0
}

// wordsToNumbers writes numbers in digits: twenty-four becomes 24.
func wordsToNumbers(s *Source, _ *rand.Rand) (string, bool) {
	var edits []edit
	for i := range s.Document.Quantities {
		q := &s.Document.Quantities[i]
		if q.Form == text.Words && q.Value.IsInt() && !s.hasAny(q.FirstToken, q.EndToken, set("a an couple dozen one")) {
			edits = append(edits, edit{q.FirstToken, q.EndToken, q.Value.Num().String()})
		}
	}
	return s.rewrite(edits...), len(edits) > 0
}

// unitNames are units as they are short, with their plural.
var unitNames = map[string]string{"kg": "kilograms", "g": "grams", "km": "kilometres", "m": "metres", "cm": "centimetres",
	"mm": "millimetres", "l": "litres", "ml": "millilitres", "min": "minutes", "h": "hours", "lb": "pounds", "oz": "ounces",
	"ft": "feet", "mi": "miles", "yd": "yards"}

// signs are the marks of money, with the word behind the number.
var signs = map[text.Unit]string{text.Dollar: "dollars", text.Euro: "euros", text.Percent: "percent", text.Cent: "cents"}

// unitsWrittenOut writes kg as kilograms and $5 as 5 dollars.
func unitsWrittenOut(s *Source, _ *rand.Rand) (string, bool) {
	var edits []edit
	for i := range s.Document.Quantities {
		q := &s.Document.Quantities[i]
		one := q.Value != nil && q.Value.IsInt() && q.Value.Num().IsInt64() && q.Value.Num().Int64() == 1
		if long := unitNames[s.norm(q.EndToken)]; long != "" && q.Measure != text.NoUnit && s.norm(q.EndToken-1) != "a" {
			if one {
				long = strings.TrimSuffix(long, "s")
			}
			edits = append(edits, edit{q.EndToken, q.EndToken + 1, long})
			continue
		}
		word := signs[q.Unit]
		if word == "" || one || len(q.Parts) > 0 || q.EndToken != q.FirstToken+2 || !s.isSign(q) {
			continue
		}
		edits = append(edits, edit{q.FirstToken, q.EndToken, s.numeral(q) + " " + word})
	}
	return s.rewrite(edits...), len(edits) > 0
}

// isSign says whether a quantity of two tokens is a sign and a number: "$ 5", "25 %".
func (s *Source) isSign(q *text.Quantity) bool {
	return (s.Document.Tokens[q.FirstToken].Kind == text.Symbol) != (s.Document.Tokens[q.FirstToken+1].Kind == text.Symbol)
}

func (s *Source) numeral(q *text.Quantity) string {
	for t := q.FirstToken; t < q.EndToken; t++ {
		if s.Document.Tokens[t].Kind == text.Number {
			return s.Document.Tokens[t].Text
		}
	}
	return ""
}
