package text

import "strings"

// A rule says of a number, by the words around it, that it is no quantity.
type rule struct {
	name    string
	example string // a text, with its quantities in brackets; the test reads it
	why     string
	applies func(*reader, phrase) bool // nil: the form itself is not read as a number
	isName  bool                       // it stays reachable, see Document.Names
}

// notQuantities are the forms that look like numbers but give the problem
// nothing to compute with. docs/numbers.md shows the same list.
var notQuantities = []rule{
	{"\"one\" as a pronoun", "One of them is red, no one saw this one, and there is [one] apple.", "it stands for a thing", (*reader).isPronoun, false},
	{"\"one day\" that begins a story", "One morning Tom ran [5] miles in [one] hour.", "it means some day", (*reader).isOnceUponATime, false},
	{"compound with \"one\"", "It is a one-way street, a [one]-hour drive.", "a fixed word", (*reader).isFixedCompound, false},
	{"label", "They meet in Room 12, take Bus 7 and read from page [12] to page [45], from step [3] to step [8].", "a name; but not from label to label, and never ages", (*reader).isLabel, true},
	{"page that is only a place", "Do the sums on page 31: [3] boxes hold [4] balls.", "a name, where the text speaks of no other page", (*reader).isOnlyPage, true},
	{"number sign", "Locker #12 is open.", "a name", (*reader).isNumberSign, true},
	{"number of a problem or item", "3. Why is the sky blue?", "it counts the problems of a sheet", (*reader).isItemNumber, true},
	{"number behind a name and a hyphen", "Covid-19 closed the school for [19] days.", "a part of the name", (*reader).isNamePart, true},
	{"year", "She was born in 1998 and read [1998] books from [1998] to [2020].", "a date; but not from year to year", (*reader).isYear, true},
	{"year in words", "It was built in nineteen ninety-eight.", "a date", (*reader).isYearInWords, false},
	{"decade", "In the 1990s she was in her 20s and had [three] [20s].", "a time; but bank notes are counted", (*reader).isDecade, true},
	{"day of a month", "School starts on May 5, on 3 June, or on 9/4, and stops from May [5] to May [20].", "a date; but not from day to day", (*reader).isDate, true},
	{"24/7", "The shop is open 24/7.", "it means always", (*reader).isAlways, false},
	{"repetition in brackets", "There are [five] (5) apples.", "it says the same number again", (*reader).isRepetition, false},
	{"date, telephone number", "Call 555-0134 before 11/28/2019 or 2019-11-28.", "nobody computes with them", nil, false},
	{"ordinal", "On the first day, the 3rd grade was on the twenty-first page.", "a place in a row", nil, false},
	{"half or quarter of a match or a year", "In the first half and the second quarter nobody scored.", "a time", nil, false},
	{"a quarter, the coin", "She found a quarter and spent [a quarter] of it.", "a thing; the constants 25 and 1/4 are implied", nil, false},
	{"double as a name", "He saw a double-decker and bought [double] the amount.", "a fixed word", nil, false},
	{"vague word", "A few hundred people, dozens of dogs and millions of ants came.", "it says no number", nil, false},
	{"too long a number", "The code is 1234567890123456789012345678901.", "more than 30 digits, or an exponent above 30", nil, false},
	{"masked number", "She has number0 apples.", "the mark of a data set, a word like any other", nil, false},
}

// excludedBy returns the rule that applies, or nil.
func (r *reader) excludedBy(p phrase) *rule {
	for i := range notQuantities {
		if applies := notQuantities[i].applies; applies != nil && applies(r, p) {
			return &notQuantities[i]
		}
	}
	return nil
}

func (r *reader) isPronoun(p phrase) bool {
	if p.end != p.first+1 || r.norm(p.first) != "one" {
		return false
	}
	before, next := r.norm(p.first-1), r.norm(p.end)
	if afterPronoun[next] || before == "by" && r.norm(p.first-2) == "one" || next == "at" && r.norm(p.end+1) == "a" { // one by one, one at a time
		return true
	}
	return (beforePronoun[before] || strings.HasSuffix(before, "est")) && !r.isMeasure(p.end) && r.look(p.end).role != coin
}

var (
	afterPronoun = set("of another by 's is was has had can could will would should must does costs cost contains weighs holds gets makes eats runs takes who that which",
		"whose after")
	beforePronoun = set("no each every this that which what any some either neither another other the first second third last next previous",
		"new old big small large little long short tall red blue green yellow white black cheap expensive normal right wrong same good better smaller larger bigger older younger taller shorter longer cheaper")
)

func (r *reader) isOnceUponATime(p phrase) bool {
	if p.first != r.first || p.end != p.first+1 || r.norm(p.first) != "one" {
		return false
	}
	return timesOfDay[r.norm(p.end)] || timesOfDay[r.norm(p.end+1)] || timesOfDay[r.norm(p.end+2)] // one hot summer day
}

var timesOfDay = set("day morning afternoon evening night summer winter spring weekend monday tuesday wednesday thursday friday saturday sunday")

func (r *reader) isFixedCompound(p phrase) bool {
	return r.norm(p.first) == "one" && r.norm(p.end) == "-" && r.touches(p.end) && fixedCompounds[r.norm(p.end+1)]
}

var fixedCompounds = set("way on to sided off")

// labels are the nouns that are numbered. Bare, with a number behind it, such a
// noun is a name: "in room 12", but "in the room 12 pupils". Pages, ages and
// hours are not among them, because problems compute with them.
var (
	labels = set("room locker apartment apt suite building house floor street highway interstate route gate platform lane track channel zone district station",
		"grade class form level team group player unit chapter lesson section part volume book line figure fig. table example ex. exercise problem question worksheet test quiz trial",
		"bus car truck train ship flight war box bag jar basket bin bucket tank container row shelf set store machine plan size number no no. nos.",
		"step stage phase round game day week month year")
	beforeLabel = set("in on at to from of for by with than and or through until between during after before near inside into is are was were take takes took ride rides rode catch")
	placeNames  = set("house street lane")
	labelVerbs  = set("grade house store box group set level line form stage number book plan ship train")
	adjectival  = set("grade year room size") // "20 grade 5 pupils": the number does not count the pupils
)

func (r *reader) isLabel(p phrase) bool {
	noun := p.first - 1
	name := r.norm(noun)
	if p.form != Digits && p.form != Words || p.unit != NoUnit || !labels[name] || r.isRange(p, 1) || r.isMeasure(p.end) { // by bus 15 minutes
		return false
	}
	counts := r.isPlural(p.end) && !adjectival[name] // in class 25 pupils
	before := r.norm(noun - 1)
	switch {
	case name == "size":
		return true
	case noun == r.first:
		return !counts || !labelVerbs[name] // "Question 4 asks", but "Group 12 pupils"
	case r.cased && isUpper(firstRune(r.tokens[noun].Text)):
		inName := before == "'s" || isUpper(firstRune(r.tokens[noun-1].Text)) && noun-1 > r.first
		if inName && before != "'s" && placeNames[name] { // "in Blue House 278"
			return false
		}
		return !(counts && inName) // "for Mother's Day 90 cards", "on Mill Lane 3 shops"
	case before == "to" && labelVerbs[name]: // to grade 296 papers
		return false
	case beforeLabel[before], r.tokens[noun-1].Kind == Punct, r.tokens[noun-1].Kind == Number,
		labels[before] && (name == "number" || name == "no" || name == "no."): // bus number 12
		return !counts
	}
	return false
}

// isOnlyPage says whether the number is that of a page, in a text that has no
// other page to compute with.
func (r *reader) isOnlyPage(p phrase) bool {
	if r.norm(p.first-1) != "page" || p.form != Digits && p.form != Words || r.isRange(p, 1) {
		return false
	}
	if r.pages == 0 {
		for i := range r.tokens {
			switch r.tokens[i].Norm {
			case "page":
				r.pages++
			case "pages":
				r.pages += 2
			}
		}
	}
	return r.pages == 1
}

// isRange says whether the number is one end of a range, so that the problem
// may compute with it though it is a name: "from step 3 to step 8". The number
// may have a noun of that many tokens before it.
func (r *reader) isRange(p phrase, noun int) bool {
	start := p.first - noun
	switch r.norm(start - 1) {
	case "from", "between":
		for i := p.end; i < min(p.end+5, r.end); i++ {
			if rangeWords[r.norm(i)] && i+noun+1 < r.end && (r.tokens[i+1].Kind == Number || r.tokens[i+1+noun].Kind == Number) {
				return true
			}
		}
	case "to", "through", "until", "till", "and", "-":
		for i := start - 2; i >= max(start-8, r.first); i-- {
			if r.norm(i) == "from" || r.norm(i) == "between" {
				return r.tokens[i+1].Kind == Number || i+1+noun < r.end && r.tokens[i+1+noun].Kind == Number
			}
		}
	}
	return false
}

var rangeWords = set("to through until till and -")

func (r *reader) isNumberSign(p phrase) bool {
	return p.form == Digits && r.norm(p.first-1) == "#" && r.touches(p.first)
}

func (r *reader) isItemNumber(p phrase) bool {
	if p.end != p.first+1 {
		return false
	}
	if bracket := p.first - 1; bracket == r.first && r.norm(bracket) == "(" && r.norm(p.end) == ")" { // (7) Tom has
		return r.startsLine(bracket) && p.form == Digits && p.end+1 < r.end && (isUpper(firstRune(r.tokens[p.end+1].Text)) || !r.cased)
	}
	return p.first == r.first && isListNumber(r.doc.Source, r.tokens, p.first, r.cased)
}

func (r *reader) isNamePart(p phrase) bool {
	hyphen := p.first - 1
	if p.form != Digits || hyphen <= r.first || r.norm(hyphen) != "-" || !r.touches(hyphen) || !r.touches(p.first) || r.norm(p.end) == "-" {
		return false
	}
	before := &r.tokens[hyphen-1]
	if r.touches(hyphen-1) && r.tokens[hyphen-2].Kind == Number || before.Norm == "over" || before.Norm == "under" { // 8am-5pm, under-12s
		return false
	}
	return before.Kind == Word && before.Quantity < 0 && r.tokens[hyphen].Text == "-" && r.norm(hyphen-2) != "-"
}

func (r *reader) isYear(p phrase) bool {
	t := &r.tokens[p.first]
	if p.end != p.first+1 || len(t.Text) != 4 || !allDigits(t.Text) || t.Text < "1500" || t.Text >= "2100" {
		return false
	}
	before := r.norm(p.first - 1)
	if months[before] || before == "year" || before == "," && p.first-3 >= r.first && months[r.norm(p.first-3)] {
		return !r.isRange(p, 0)
	}
	return beforeYear[before] && !r.isRange(p, 0) && !r.isPlural(p.end) && !r.isMeasure(p.end) && r.look(p.end).role != coin
}

var beforeYear = set("in since during by until before after spring summer autumn winter")

// isYearInWords applies to both numbers of "in nineteen ninety-eight".
func (r *reader) isYearInWords(p phrase) bool {
	first, second := p.first, p.end
	if centuries[r.norm(p.first-1)] {
		first, second = p.first-1, p.first
	}
	return second == first+1 && p.form == Words && centuries[r.norm(first)] && beforeYear[r.norm(first-1)] &&
		(r.look(second).role == tensWord || r.look(second).role == teenWord)
}

var centuries = set("fifteen sixteen seventeen eighteen nineteen twenty")

func (r *reader) isDecade(p phrase) bool {
	t := &r.tokens[p.first]
	if p.end != p.first+1 || !strings.HasSuffix(t.Norm, "0s") {
		return false
	}
	return len(t.Norm) == 5 || beforeDecade[r.norm(p.first-1)]
}

var beforeDecade = set("his her their my our the early mid late - '")

func (r *reader) isDate(p phrase) bool {
	if p.form == Fraction { // on 9/4
		return beforeDay[r.norm(p.first-1)] && r.norm(p.first-1) != "by" && r.norm(p.first+1) == "/" && r.norm(p.end) != "of" && !r.isMeasure(p.end)
	}
	n, ok := smallInt(r.norm(p.first))
	if p.end != p.first+1 || !ok || n < 1 || n > 31 {
		return false
	}
	if r.isMonth(p.first - 1) { // "In May 5 pupils left" and "He gave June 5 apples" are no dates
		toNext := rangeWords[r.norm(p.end)] && r.norm(p.end) != "and" && p.end+1 < r.end && r.tokens[p.end+1].Kind == Number // May 5-20
		before := r.norm(p.first - 2)
		counts := before == "in" || r.isPlural(p.end) || r.isMeasure(p.end)
		return !toNext && !r.isRange(p, 1) && (!counts || beforeDay[before])
	}
	joint := r.norm(p.first - 1)
	fromLast := rangeWords[joint] && joint != "and" && p.first-2 >= r.first && r.tokens[p.first-2].Kind == Number // 5-20 May
	return !fromLast && !r.isRange(p, 0) && r.isMonth(p.end)
}

var beforeDay = set("on by until since")

// isMonth says whether token i is a month; small, "may" and "march" are verbs
// but for "on may 5".
func (r *reader) isMonth(i int) bool {
	norm := r.norm(i)
	return months[norm] && (norm != "may" && norm != "march" || isUpper(firstRune(r.tokens[i].Text)) || r.norm(i-1) == "on")
}

func (r *reader) isAlways(p phrase) bool {
	return p.end == p.first+3 && r.norm(p.first) == "24" && r.norm(p.first+1) == "/" && r.norm(p.first+2) == "7"
}

// isRepetition finds the second number of "five (5) apples".
func (r *reader) isRepetition(p phrase) bool {
	if r.norm(p.first-1) != "(" || r.norm(p.end) != ")" || p.first-2 < r.first {
		return false
	}
	before := r.tokens[p.first-2].Quantity
	return before >= 0 && r.doc.Quantities[before].Value.Cmp(p.value) == 0
}
