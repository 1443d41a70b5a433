package text

import "math/big"

// This file reads numbers that say a place in a row or a name: third, 21st, 5G.
// They are names, but for those that count: "third in the queue" has two before
// it, and from the 3rd to the 8th floor are five.

// ordinal reads a word such as "third" that is no part of anything.
func (r *reader) ordinal(i int, w word) phrase {
	if w.plural || w.value == 0 || w.name == "half" || r.norm(i-1) == "-" || i > r.first && r.tokens[i-1].Kind == Number {
		return phrase{}
	}
	if r.norm(i) == "second" && r.norm(i+1) == "-" {
		return phrase{}
	}
	return phrase{first: i, end: i + 1, value: big.NewRat(w.value, 1), form: Ordinal}
}

// digitName reads a word that begins with digits: 3rd, 5G, 3B.
func (r *reader) digitName(i int) phrase {
	norm := r.norm(i)
	end := digitsEnd(norm, 0)
	n, ok := smallInt(norm[:end])
	if !ok {
		return phrase{}
	}
	p := phrase{first: i, end: i + 1, value: big.NewRat(n, 1), form: Ordinal}
	if !ordinalSuffixes[norm[end:]] {
		r.addName(p, "name with digits")
		return phrase{}
	}
	return p
}

// counts says whether a place in a row is one that the problem may compute
// with: one in a queue or on the shelf, and the ends of a range.
func (r *reader) counts(p *phrase) bool {
	if r.isRange(*p, 0) || r.isOrdinalRange(p) {
		return true
	}
	at := p.end
	if next := r.norm(at); next == "place" || next == "position" || next == "person" || next == "one" {
		at++
	}
	switch r.norm(at) {
	case "in":
		at++
		if a := r.norm(at); a == "the" || a == "a" || a == "his" || a == "her" {
			at++
		}
		return rows[r.norm(at)]
	case "from":
		return r.norm(at+1) == "the" && ends[r.norm(at+2)]
	}
	return false
}

// isOrdinalRange says whether the place is an end of "from the 3rd to the 8th".
// "From the first to the second" speaks of two things.
func (r *reader) isOrdinalRange(p *phrase) bool {
	isPlace := func(i int) bool {
		return r.norm(i-1) == "the" && (r.look(i).role == part || i < r.end && isDigit(firstRune(r.norm(i))))
	}
	if !isPlace(p.first) {
		return false
	}
	switch r.norm(p.first - 2) {
	case "from", "between":
		for i := p.end; i < min(p.end+3, r.end); i++ {
			if rangeWords[r.norm(i)] {
				return isPlace(i + 2)
			}
		}
	case "to", "and", "until", "till", "through":
		for i := p.first - 3; i >= max(p.first-5, r.first); i-- {
			if (r.norm(i-2) == "from" || r.norm(i-2) == "between") && isPlace(i) {
				return true
			}
		}
	}
	return false
}

var (
	rows = set("queue line row lineup")
	ends = set("left right front back top bottom end beginning start")
)

// noon reads noon and midnight. They are clock times where the text has others
// with minutes; else they only imply a 12, as in "from 9 a.m. to noon".
func (r *reader) noon(i int) phrase {
	p := phrase{first: i, end: i + 1, value: big.NewRat(720, 1), form: Time, unit: Clock}
	switch r.norm(i) {
	case "noon", "midday":
	case "midnight":
		p.value.SetInt64(0)
	default:
		return phrase{}
	}
	if !r.times || r.hasQuestion() && !r.asks(askTimes) {
		r.addName(p, "noon, midnight")
		return phrase{}
	}
	return p
}

// pair reads a pair of things where it is two of them: a pair of twins. A pair
// of shoes is one thing to buy.
func (r *reader) pair(first, at int) phrase {
	if r.norm(at+1) == "of" && r.isPlural(at+2) && !pairedThings[r.norm(at+2)] {
		return phrase{first: first, end: at + 1, value: big.NewRat(2, 1), form: Words}
	}
	return phrase{}
}

// pairedThings come in pairs: a pair of them is one thing to count.
var pairedThings = set("shoes socks gloves boots trousers jeans shorts pants scissors glasses sunglasses spectacles goggles mittens slippers sandals trainers sneakers",
	"earrings skates skis tights stockings leggings pliers tongs tweezers binoculars headphones earphones crutches chopsticks flippers fins wellingtons wellies heels",
	"pajamas pyjamas overalls dungarees dumbbells drumsticks oars wings handcuffs clogs flip-flops laces shoelaces bellows compasses shears needles")

// score reads a score of people, three score; at is the word. A score of 95 is
// what somebody has in a test.
func (r *reader) score(first, at int) phrase {
	if r.norm(at-1) == "a" && r.norm(at+1) == "of" && r.isPlural(at+2) && !pointsOfScore[r.norm(at+2)] {
		return phrase{first: first, end: at + 1, value: big.NewRat(20, 1), form: Words}
	}
	return phrase{}
}

var pointsOfScore = set("points goals marks runs")
