package stories

import "math/big"

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
