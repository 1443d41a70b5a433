package answer

import (
	"slices"
	"strings"

	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// asked is what a question wants to know.
type asked struct {
	noun    string // "full boxes", of "how many full boxes"; "" where it names none
	classes lexicon.Set
	percent bool
}

// measures are units of what can be parted.
var measures = lexicon.SetOf(lexicon.Money, lexicon.Time, lexicon.Calendar, lexicon.Length, lexicon.Weight, lexicon.Volume, lexicon.Part)

// whole says whether what is asked for comes in whole ones only: buses, children, and not litres.
func (a asked) whole() bool { return a.classes&measures == 0 && a.noun != "times" }

// maxWords is how many words a name may have in front of its noun, and it: "full red boxes".
const maxWords = 3

// askedFor looks at the question for "how many" and what it counts.
func askedFor(document *text.Document) asked {
	tokens := question(document)
	for i := range tokens {
		norm := tokens[i].Norm
		if (norm == "what" || norm == "which") && isPercent(tokens[i+1:]) {
			return asked{percent: true}
		}
		if norm != "many" || i == 0 || tokens[i-1].Norm != "how" {
			continue
		}
		if isPercent(tokens[i+1:]) {
			return asked{percent: true}
		}
		return counted(tokens[i+1:])
	}
	return asked{}
}

// isPercent says whether the tokens begin with per cent: "per box" is none.
func isPercent(tokens []text.Token) bool {
	if len(tokens) == 0 {
		return false
	}
	switch tokens[0].Norm {
	case "percent", "percentage", "%":
		return true
	case "per":
		return len(tokens) > 1 && tokens[1].Norm == "cent"
	}
	return false
}

// question are the tokens of the sentence that asks: the last one with a question mark, or the
// last.
func question(document *text.Document) []text.Token {
	if len(document.Sentences) == 0 {
		return nil
	}
	sentence := len(document.Sentences) - 1
	for i := len(document.Tokens) - 1; i >= 0; i-- {
		if document.Tokens[i].Norm == "?" {
			sentence = document.Tokens[i].Sentence
			break
		}
	}
	s := document.Sentences[sentence]
	return document.Tokens[s.FirstToken:s.EndToken]
}

// counted is the name that stands behind "how many": up to its first word in the plural.
func counted(tokens []text.Token) asked {
	var words []string
	for i := range tokens {
		t := &tokens[i]
		if t.Kind != text.Word || i >= maxWords || slices.Contains(endsName, t.Norm) {
			return asked{}
		}
		words = append(words, t.Norm)
		if IsPlural(t.Norm) {
			return asked{noun: strings.Join(words, " "), classes: lexicon.Classes(t.Norm)}
		}
	}
	return asked{}
}

// endsName are words that stand in no name before its noun.
var endsName = strings.Fields(`of are is was were do does did will would can could should must has have had in on at to for with
	and or than the a an this that these those he she it they we you i left there`)

// alike are nouns whose plural is no other word, or that have no singular.
var alike = strings.Fields("people sheep fish deer series trousers scissors")

// notPlural end like a plural and are none.
var notPlural = strings.Fields("bus gas lens class glass grass dress address bonus less plus his its this us was has does goes")

// IsPlural says whether a word is a noun in the plural, as far as its form tells.
func IsPlural(norm string) bool {
	switch {
	case slices.Contains(alike, norm):
		return true
	case slices.Contains(notPlural, norm) || strings.HasSuffix(norm, "ss"):
		return false
	}
	lemma := lexicon.Lemma(norm)
	if lemma == norm {
		return false
	}
	return strings.HasSuffix(norm, "s") || onlyNoun(lexicon.Classes(norm)) && isIrregular(norm)
}

func onlyNoun(classes lexicon.Set) bool {
	for c := lexicon.Class(0); c < lexicon.NumClasses; c++ {
		if classes.Has(c) && c.IsVerbal() {
			return false
		}
	}
	return true
}

// isIrregular says whether a form that has a lemma of its own may be a plural without s: men, feet,
// mice, children.
func isIrregular(norm string) bool {
	return !strings.HasSuffix(norm, "er") && !strings.HasSuffix(norm, "est") && !strings.HasSuffix(norm, "ed") && !strings.HasSuffix(norm, "ing")
}
