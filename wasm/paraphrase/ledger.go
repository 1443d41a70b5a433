package paraphrase

import (
	"strings"

	"mwpranker/wasm/text"
)

// Part is what an entry of the ledger is about.
type Part uint8

const (
	Number   Part = iota // a number
	Unit                 // what it is measured in
	Thing                // what it counts
	Name                 // who is there
	Deed                 // who does what to whom
	Relation             // how numbers go together: more, each, of the rest, altogether
	Question             // what is asked
	Story                // what else is told
	parts
)

var partNames = [parts]string{"number", "unit", "thing", "name", "deed", "relation", "question", "story"}

func (p Part) String() string {
	if p < parts {
		return partNames[p]
	}
	return "?"
}

// Fate is what became of it.
type Fate uint8

const (
	Kept Fate = iota
	Changed
	Lost
	Added
)

func (f Fate) String() string { return [...]string{"kept", "changed", "lost", "added"}[f&3] }

// finding is what an entry found: the row of the table below. Each has weights of its own.
type finding uint8

const (
	numberKept finding = iota
	numberImplied
	numberInverse
	numberVague
	numberChanged
	numberLost
	numberAdded
	oneLost
	oneAdded
	unitChanged
	thingKept
	thingRenamed
	thingExchanged
	nameKept
	nameRenamed
	nameLost
	nameAdded
	deedKept
	deedTurned
	deedExchanged
	deedOther
	wayTurned
	compareKept
	compareTurned
	factorChanged
	eachChanged
	restChanged
	relationKept
	relationTurned
	relationLost
	relationAdded
	questionKept
	questionLost
	questionAdded
	fieldChanged
	nounKept
	nounChanged
	whomKept
	whomChanged
	whomLost
	whomAdded
	askedKept
	askedTurned
	askedLost
	askedAdded
	askedTurnLost
	askedTurnAdded
	askedWay
	storyKept
	storyLost
	storyAdded
	findings
)

// kinds says of each finding what it is about and how it is said; %a and %b are the words of the
// two texts.
var kinds = [findings]struct {
	name string
	part Part
	fate Fate
	say  string
}{
	numberKept:     {"number-kept", Number, Kept, "%a is there"},
	numberImplied:  {"number-implied", Number, Kept, "%a is implied"},
	numberInverse:  {"number-inverse", Number, Kept, "%a is said the other way round, as %b"},
	numberVague:    {"number-vague", Number, Changed, "%a became %b"},
	numberChanged:  {"number-changed", Number, Changed, "%a became %b"},
	numberLost:     {"number-lost", Number, Lost, "%a is gone"},
	numberAdded:    {"number-added", Number, Added, "%b is new"},
	oneLost:        {"one-lost", Number, Lost, "%a is gone"},
	oneAdded:       {"one-added", Number, Added, "%b is new"},
	unitChanged:    {"unit-changed", Unit, Changed, "%a became %b"},
	thingKept:      {"thing-kept", Thing, Kept, "%a are counted"},
	thingRenamed:   {"thing-renamed", Thing, Changed, "%a became %b"},
	thingExchanged: {"thing-exchanged", Thing, Changed, "%a and %b changed places"},
	nameKept:       {"name-kept", Name, Kept, "%a is there"},
	nameRenamed:    {"name-renamed", Name, Changed, "%a became %b"},
	nameLost:       {"name-lost", Name, Lost, "%a is gone"},
	nameAdded:      {"name-added", Name, Added, "%b is new"},
	deedKept:       {"deed-kept", Deed, Kept, "the same one has %a"},
	deedTurned:     {"deed-turned", Deed, Changed, "%a goes the other way"},
	deedExchanged:  {"deed-exchanged", Deed, Changed, "%a is another's now"},
	deedOther:      {"deed-other", Deed, Changed, "%a is somebody else's now"},
	wayTurned:      {"way-turned", Deed, Changed, "what comes with %a now goes, or the other way round"},
	compareKept:    {"compare-kept", Relation, Kept, "the same one has more by %a"},
	compareTurned:  {"compare-turned", Relation, Changed, "who has more by %a is turned round"},
	factorChanged:  {"factor-changed", Relation, Changed, "%a is how many times in one text only"},
	eachChanged:    {"each-changed", Relation, Changed, "%a is said of each in one text only"},
	restChanged:    {"rest-changed", Relation, Changed, "%a is of the rest in one text only"},
	relationKept:   {"relation-kept", Relation, Kept, "%a is said"},
	relationTurned: {"relation-turned", Relation, Changed, "%a became %b"},
	relationLost:   {"relation-lost", Relation, Lost, "%a is not said any more"},
	relationAdded:  {"relation-added", Relation, Added, "%b is said as well"},
	questionKept:   {"question-kept", Question, Kept, "something is asked"},
	questionLost:   {"question-lost", Question, Lost, "nothing is asked any more"},
	questionAdded:  {"question-added", Question, Added, "something is asked, where nothing was"},
	fieldChanged:   {"field-changed", Question, Changed, "the question asks for something else"},
	nounKept:       {"noun-kept", Question, Kept, "%a is asked for"},
	nounChanged:    {"noun-changed", Question, Changed, "the question asks for %b, not %a"},
	whomKept:       {"whom-kept", Question, Kept, "it is asked of %a"},
	whomChanged:    {"whom-changed", Question, Changed, "it is asked of %b, not %a"},
	whomLost:       {"whom-lost", Question, Lost, "%a is not asked about any more"},
	whomAdded:      {"whom-added", Question, Added, "%b is asked about as well"},
	askedKept:      {"asked-kept", Question, Kept, "%a is asked"},
	askedTurned:    {"asked-turned", Question, Changed, "%a became %b in the question"},
	askedLost:      {"asked-lost", Question, Lost, "%a is not in the question any more"},
	askedAdded:     {"asked-added", Question, Added, "%b is in the question as well"},
	askedTurnLost:  {"asked-turn-lost", Question, Lost, "%a is not in the question any more"},
	askedTurnAdded: {"asked-turn-added", Question, Added, "%b is in the question as well"},
	askedWay:       {"asked-way", Question, Changed, "the question asks for what goes, not what comes, or the other way round"},
	storyKept:      {"story-kept", Story, Kept, "%a is told"},
	storyLost:      {"story-lost", Story, Lost, "%a is not told any more"},
	storyAdded:     {"story-added", Story, Added, "%b is told as well"},
}

// Entry is a line of the ledger.
type Entry struct {
	Part   Part
	Fate   Fate
	A, B   Tokens  // where it stands in each text; empty where it does not
	Weight float64 // how much it speaks for a paraphrase; below 0 against it

	found finding
}

// ledger writes entries.
type ledger struct {
	a, b    *Problem
	entries []Entry
}

// add enters a finding. It is called from so many places that its code must not stand in each.
//
//go:noinline
func (l *ledger) add(f finding, a, b Tokens) {
	l.entries = append(l.entries, Entry{Part: kinds[f].part, Fate: kinds[f].fate, A: a, B: b, found: f})
}

// Say tells an entry in plain English.
func (c *Comparison) Say(e *Entry) string {
	return strings.NewReplacer("%a", said(c.A.Document, e.A), "%b", said(c.B.Document, e.B)).Replace(kinds[e.found].say)
}

// said are the words at some tokens, in quotes.
func said(d *text.Document, at Tokens) string {
	words := Words(d, at)
	if words == "" {
		return "it"
	}
	return `"` + words + `"`
}

// Words are the words of a text at some tokens, as they stand.
func Words(d *text.Document, at Tokens) string {
	span := Place(d, at)
	return d.Source[span.Start:span.End]
}

// Place is where some tokens stand, in bytes of the text.
func Place(d *text.Document, at Tokens) text.Span {
	if at.IsEmpty() || at.First < 0 || at.End > len(d.Tokens) {
		return text.Span{}
	}
	return text.Span{Start: d.Tokens[at.First].Start, End: d.Tokens[at.End-1].End}
}
