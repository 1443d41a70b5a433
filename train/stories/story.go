package stories

import (
	"math/big"
	"strings"
)

// Story is a situation with slots and several questions about it.
type Story struct {
	ID      string // topic/name
	Topic   string
	Grade   int
	English string // "gb", "us", or "" where the spelling fits both
	File    string
	Line    int
	Slots   []*Slot
	Needs   []*formula
	Bodies  []template // the story as told, then its retellings
	Asks    []*Ask
	signs   []string // of money
}

// Ask is a question about the story.
type Ask struct {
	Texts    []askText // the question, then its retellings
	Equation *formula
	Answer   AnswerKind
	Line     int
}

type askText struct {
	text  template
	whole bool // stands by itself, without the body
	place int  // index of the {body} mark in text, or -1
}

// AnswerKind says which answers a question may have.
type AnswerKind string

const (
	Whole    AnswerKind = "whole"    // whole, and so is every step on the way
	Count    AnswerKind = "count"    // whole; steps on the way need not be
	Decimal  AnswerKind = "decimal"  // at most two places
	Fraction AnswerKind = "fraction" // anything exact
)

// SlotKind says what fills a slot.
type SlotKind string

const (
	Girl    SlotKind = "girl"
	Boy     SlotKind = "boy"
	Either  SlotKind = "person"
	Woman   SlotKind = "woman" // with title and surname
	Man     SlotKind = "man"
	Noun    SlotKind = "words"
	Number  SlotKind = "number"   // 12, twelve
	Money   SlotKind = "money"    // $1.25
	DecNum  SlotKind = "decimal"  // 2.5
	FracOf  SlotKind = "fraction" // half, a third, 2/3: stands before "of"
	MixedNo SlotKind = "mixed"    // 2 1/2: stands before a unit
	Percent SlotKind = "percent"  // 25%: the value is 25
	Times   SlotKind = "times"    // twice, three times: stands before "as many"
)

func (k SlotKind) person() bool {
	return k == Girl || k == Boy || k == Either || k == Woman || k == Man
}
func (k SlotKind) number() bool { return !k.person() && k != Noun }

// Slot is a place in the story that an instance fills.
type Slot struct {
	Names   []string // one name, or several that are drawn together: thing, box = apple, crate | egg, tray
	Kind    SlotKind
	Options [][]noun   // Noun: rows of alternatives, a column for each name
	Values  []*big.Rat // numbers to choose from
	Derived *formula   // or a number that follows from other slots
}

type noun struct{ singular, plural string }

// currencies are the signs that the story's money may have: those of its English, unless its own
// words name one.
func (s *Story) currencies() []string {
	names := map[string]bool{}
	s.eachText(func(text string) {
		for _, w := range wordPattern.FindAllString(strings.ToLower(text), -1) {
			names[w] = true
		}
		for _, sign := range []string{"$", "£", "€"} {
			if strings.Contains(text, sign) {
				names[sign] = true
			}
		}
	})
	switch {
	case names["$"] || names["dollar"] || names["dollars"] || names["nickels"] || names["dimes"] || names["pennies"] && s.English != "gb":
		return []string{"$"}
	case names["£"] || names["pence"] || names["pound"] && s.English == "gb":
		return []string{"£"}
	case names["€"] || names["euro"] || names["euros"]:
		return []string{"€"}
	case s.English == "us":
		return []string{"$"}
	case names["cent"] || names["cents"]:
		return []string{"$", "€"}
	case s.English == "gb":
		return []string{"£"}
	default:
		return []string{"$", "£", "£", "€"}
	}
}
