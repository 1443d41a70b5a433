package renumber

import (
	"strings"

	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// bounds are the values that are plausible for a number.
type bounds struct {
	least, most float64
	grows       float64 // how many times as large it may get at most
}

// A kind says of what is counted or measured which sizes are plausible. The
// first row that fits a number holds; docs/desk.md shows the same rows.
type kind struct {
	name   string
	fits   func(*context) bool
	limits []float64 // a number up to one of these stays up to it
	grows  float64   // 0: no bound of its own
	fixed  bool      // it is a fact, and stays
}

var kinds = []kind{
	{"fact", (*context).isFact, nil, 0, true},
	{"known group", (*context).isKnownGroup, nil, 0, true},
	{"list", (*context).leadsList, nil, 0, true},
	{"note or coin", (*context).isNote, nil, 0, true},
	{"per cent", unit(text.Percent), []float64{95, 300}, 0, false},
	{"age", (*context).isAge, []float64{4, 12, 17, 65, 100}, 2, false},
	{"seconds and minutes", measure(text.Second, text.Minute), []float64{60, 180}, 4, false},
	{"hours", measure(text.Hour), []float64{12, 24}, 3, false},
	{"days", measure(text.Day), []float64{7, 31, 365}, 4, false},
	{"nights", noun("night", "evening", "morning", "afternoon", "weekday"), []float64{7, 31}, 4,
		false},
	{"weeks", measure(text.Week), []float64{12, 52}, 4, false},
	{"months", measure(text.Month), []float64{12, 36}, 4, false},
	{"years", measure(text.YearLong), []float64{12, 60}, 3, false},
	{"year", unit(text.Year), []float64{2025}, 1.005, false},
	{"clock time", (*context).isClock, nil, 4, false},
	{"times a week", (*context).isTimesAWeek, []float64{7, 31}, 4, false},
	{"degrees", noun("degree"), []float64{45, 250}, 3, false},
	{"speed", (*context).isSpeed, []float64{12, 130}, 3, false},
	{"people of a group", ofClass(lexicon.Person, lexicon.Child, lexicon.Profession), []float64{40}, 6,
		false},
	{"times as many", (*context).isTimes, []float64{10}, 0, false},
	{"length, weight, volume", (*context).isMeasured, nil, 4, false},
	{"money", (*context).isMoney, nil, 6, false},
	{"all else", func(*context) bool { return true }, nil, 0, false},
}

// bounds are the plausible values of a number; ok is false where it has to stay.
func (c *context) bounds() (b bounds, ok bool) {
	for i := range kinds {
		k := &kinds[i]
		if !k.fits(c) {
			continue
		}
		if k.fixed {
			return b, false
		}
		b.grows = k.grows
		v := size(c.q.Value)
		for l, limit := range k.limits {
			if v <= limit {
				b.most = limit
				if l > 0 && k.name == "age" {
					b.least = k.limits[l-1] + 1
				}
				break
			}
		}
		break
	}
	if c.isWholeCount() && !c.isOne() {
		b.least = max(b.least, 2)
	}
	return b, true
}

// isWholeCount says whether the number counts, so that it is never 1 if it was more.
func (c *context) isWholeCount() bool {
	return c.q.Value.IsInt() && !c.q.Unit.IsMoney() && c.q.Unit != text.Percent && !c.q.Unit.IsClock()
}

func unit(u text.Unit) func(*context) bool { return func(c *context) bool { return c.q.Unit == u } }

func measure(units ...text.Unit) func(*context) bool {
	return func(c *context) bool {
		for _, u := range units {
			if c.q.Measure == u || c.q.Unit == u {
				return true
			}
		}
		return false
	}
}

func noun(lemmas ...string) func(*context) bool {
	return func(c *context) bool {
		for _, lemma := range lemmas {
			if c.noun == lemma {
				return true
			}
		}
		return false
	}
}

func ofClass(classes ...lexicon.Class) func(*context) bool {
	wanted := lexicon.SetOf(classes...)
	return func(c *context) bool { return c.noun != "" && lexicon.Classes(c.noun)&wanted != 0 }
}

func (c *context) isMeasured() bool { return c.q.Measure != text.NoUnit }
func (c *context) isMoney() bool    { return c.q.Unit.IsMoney() }
func (c *context) isTimes() bool    { return c.q.Form == text.Multiple }
func (c *context) isClock() bool    { return c.q.Unit.IsClock() }

// isNote says whether it is the worth of a note or a coin: there is no $130 note.
func (c *context) isNote() bool {
	if !c.q.Unit.IsMoney() {
		return false
	}
	switch c.norm(c.q.EndToken) {
	case "note", "notes", "bill", "bills", "coin", "coins":
		return true
	}
	return false
}

// isAge says whether the number is how old somebody is: 9 years old, a 9-year-old, aged 9, who is
// 9.
func (c *context) isAge() bool {
	after := c.norm(c.q.EndToken)
	if strings.HasPrefix(after, "year") && c.norm(c.q.EndToken+1) == "old" || after == "-" &&
		c.norm(c.q.EndToken+3) == "-" &&
		c.norm(c.q.EndToken+4) == "old" {
		return true
	}
	before := c.norm(c.q.FirstToken - 1)
	if before == "aged" || before == "age" || before == "turns" || before == "turned" {
		return true
	}
	whole := c.q.Form == text.Digits || c.q.Form == text.Words
	ends := after == "." || after == "," || after == "and"
	return whole && c.q.Unit == text.NoUnit && ends && (before == "is" || before == "was") &&
		c.aboutPerson()
}

// aboutPerson says whether the word before "is" is a name, "who" or a pronoun.
func (c *context) aboutPerson() bool {
	i := c.q.FirstToken - 2
	if i < 0 {
		return false
	}
	switch c.norm(i) {
	case "who", "he", "she":
		return true
	case "it", "answer", "score", "total", "number":
		return false
	}
	return lexicon.Classes(c.norm(i))&lexicon.SetOf(lexicon.Person, lexicon.Child, lexicon.Family) != 0
}

// isTimesAWeek says whether the number is how often something is done in a week, or a day.
func (c *context) isTimesAWeek() bool {
	a := c.norm(c.q.EndToken + 1)
	return c.norm(c.q.EndToken) == "times" && (a == "a" || a == "each" || a == "every" || a == "per")
}

// isSpeed says whether it is a way in an hour: 60 km/h, 4 miles an hour.
func (c *context) isSpeed() bool {
	return c.q.PerHour && lexicon.Classes(c.norm(c.q.EndToken)).Has(lexicon.Length) ||
		c.norm(c.q.EndToken) == "mph" ||
		c.norm(c.q.EndToken) == "km" && c.norm(c.q.EndToken+1) == "/"
}

// factNouns are counted the same wherever they are met: the legs of a spider, the sides of a
// square.
var factNouns = words(`leg wheel eye ear arm paw wing finger toe tail side corner edge face angle season suit
	planet continent vowel sense hoof fin`)

// isFact says whether the number is one that everybody knows, or that the text
// says of a unit: 8 legs, 12 inches in a foot.
func (c *context) isFact() bool {
	if c.q.Measure == text.NoUnit && factNouns.has(c.noun) {
		return true
	}
	if c.q.FirstToken >= len(c.d.Tokens) || c.q.Unit != text.NoUnit {
		return false
	}
	if c.convertsUnit() {
		return true
	}
	sentence := c.d.Tokens[c.q.FirstToken].Sentence
	for _, k := range c.d.Constants {
		if k.Value.Cmp(c.q.Value) != 0 || k.Start >= c.q.Start && k.Start <= c.q.End+1 {
			continue
		}
		for i := range c.d.Tokens {
			if t := &c.d.Tokens[i]; t.Start == k.Start && t.Sentence == sentence && c.saysUnit(i) {
				return true
			}
		}
	}
	return false
}

// convertsUnit says whether a number of one unit is what another unit comes to: "32 ounces to the
// quart".
func (c *context) convertsUnit() bool {
	of := lexicon.Classes(c.norm(c.q.EndToken)) & units
	if of == 0 || lexicon.Classes(c.norm(c.q.EndToken+3))&units == 0 {
		return false
	}
	switch c.norm(c.q.EndToken+1) + " " + c.norm(c.q.EndToken+2) {
	case "to the", "to a", "to an", "make a", "make one":
		return true
	case "in a", "in an", "in one":
		return !of.Has(lexicon.Time) // 8 hours in a day may be spent at work
	}
	return false
}

// units are the classes of units that are made of one another.
var units = lexicon.SetOf(lexicon.Time, lexicon.Length, lexicon.Weight, lexicon.Volume)

// saysUnit says whether the unit at token i is what the number is said of: "12 inches in a foot".
func (c *context) saysUnit(i int) bool {
	switch before := c.norm(i - 1); before {
	case "a", "an", "one", "each", "every", "per", "1":
		return c.q.Measure != text.NoUnit || c.noun != ""
	}
	return false
}

// isKnownGroup says whether the number speaks of things that the reader has met: "the three of
// them", "the other two". Who they are may stand in the text by name.
func (c *context) isKnownGroup() bool {
	if !c.isWholeCount() || c.q.Measure != text.NoUnit || c.q.Value.Cmp(smallGroup) > 0 {
		return false
	}
	switch c.norm(c.q.FirstToken - 1) {
	case "the", "these", "those", "all", "other", "them", "us", "both":
		return true
	}
	return c.norm(c.q.EndToken) == "of" && (c.norm(c.q.EndToken+1) == "them" ||
		c.norm(c.q.EndToken+1) == "us") &&
		c.norm(c.q.FirstToken-1) == "the"
}

var smallGroup = whole(12)

// leadsList says whether the number counts what is listed behind it: "two boards, 92 and 161 inches
// long", "three friends: Ann, Bo and Cy".
func (c *context) leadsList() bool {
	if !c.isWholeCount() || c.q.Measure != text.NoUnit || c.q.Value.Cmp(whole(6)) > 0 {
		return false
	}
	for i := c.q.EndToken; i < min(c.q.EndToken+maxWords, len(c.d.Tokens)); i++ {
		switch t := &c.d.Tokens[i]; {
		case t.Norm == ":":
			return true
		case t.Norm == ",":
			return i > c.q.EndToken && i+1 < len(c.d.Tokens) && (c.d.Tokens[i+1].Quantity >= 0 ||
				isName(&c.d.Tokens[i+1]))
		case t.Kind != text.Word:
			return false
		}
	}
	return false
}

func isName(t *text.Token) bool {
	return t.Kind == text.Word && t.Text[0] >= 'A' && t.Text[0] <= 'Z'
}
