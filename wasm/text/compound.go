package text

import "math/big"

// This file reads amounts that are said in several units, and are one quantity:
// 2 h 30 min, 6 ft 2 in, £4 and 20p. The value is in the smallest unit that is
// named, money in the larger one, because prices are written so.

// measured notes the measure behind a number, and takes the smaller parts that follow it.
func (r *reader) measured(p *phrase) {
	if p.unit.IsMoney() {
		r.change(p)
		return
	}
	if p.unit != NoUnit || p.form == Multiple || p.form == Time {
		return
	}
	at := r.joint(p.end)
	if p.form == Mixed && p.end > p.first && p.measure == NoUnit { // an hour and a half
		for i := p.first; i < p.end; i++ {
			if u := r.measureAt(i); u != NoUnit && r.tokens[i].Kind == Word {
				p.measure = u
				return
			}
		}
	}
	u := r.measureAt(at)
	if u == NoUnit {
		if w := r.look(at); w.name == "dollar" || w.name == "euro" || w.name == "rupee" {
			r.change(p)
		} else if r.norm(at) == "'" && at == p.end && r.touches(at) {
			r.feetAndInches(p)
		}
		return
	}
	p.measure = u
	if u == PoundWeight && r.change(p) { // 4 pounds and 20 pence
		return
	}
	if at != p.end || p.form != Digits && p.form != Words {
		return
	}
	if end := r.halfMore(at + 1); end > 0 { // 3 hours and a half
		part, _ := r.andPart(at + 1)
		p.value.Add(p.value, part)
		p.end, p.form = end, Mixed
		return
	}
	for r.smaller(p, at+1) {
		at = p.end - 1
	}
	if len(p.parts) > 0 {
		p.finish()
	}
}

func (r *reader) measureAt(i int) Unit {
	norm := r.norm(i)
	if n := len(norm); n > 1 && norm[n-1] == '.' {
		norm = norm[:n-1]
	}
	return measures[norm]
}

// halfMore returns the end of "and a half" behind a measure, or 0 if it is none.
func (r *reader) halfMore(i int) int {
	if r.norm(i) != "and" || r.norm(i+1) != "a" {
		return 0
	}
	_, end := r.andPart(i)
	switch r.norm(end) {
	case "of", "cup", "dozen", "metre", "litre", "mile", "kilo":
		return 0
	}
	if end == 0 || r.measureAt(end) != NoUnit {
		return 0
	}
	return end
}

// smaller takes one more part of the amount at token i, if there is one.
func (r *reader) smaller(p *phrase, i int) bool {
	and := r.norm(i) == "and" || r.norm(i) == "&"
	comma := r.norm(i) == "," && units[p.measure].family == ofTime
	if and || comma {
		i++
	}
	if comma && r.norm(i) == "and" {
		i++
	}
	if i >= r.end || r.tokens[i].Kind != Number && r.look(i).role > tensWord || r.tokens[i].Kind == Punct || !r.near(i) {
		return false
	}
	next := r.amount(i)
	if next.value == nil {
		return false
	}
	unitAt := r.joint(next.end)
	u := r.measureAt(unitAt)
	last := p.measure
	if len(p.parts) > 0 {
		last = p.parts[len(p.parts)-1].Unit
	}
	if u == NoUnit && last == Hour && !and && !comma && next.value.IsInt() && r.bareMinutes(next) {
		u, unitAt = Minute, next.end-1
	}
	per := last.Per(u)
	if per == 0 || next.value.Cmp(big.NewRat(per, 1)) >= 0 || next.value.Sign() <= 0 || unitAt > next.end {
		return false
	}
	if u == Inch && r.norm(unitAt) == "in" && r.intoPlace(unitAt+1) {
		return false
	}
	switch r.norm(unitAt + 1) { // "2 kg and 500 g more" are two amounts, and "6 days, 14 hours a day"
	case "more", "less":
		if and {
			return false
		}
	case "each", "per", "-", "a", "every":
		return false
	}
	if comma && r.norm(unitAt+1) == "," {
		return false
	}
	if len(p.parts) == 0 {
		p.parts = append(p.parts, Part{new(big.Rat).Set(p.value), p.measure, p.first, p.end})
	}
	p.parts = append(p.parts, Part{next.value, u, next.first, next.end})
	p.end = unitAt + 1
	return true
}

// intoPlace says whether "in" is the preposition, by the word behind it.
func (r *reader) intoPlace(i int) bool {
	switch r.norm(i) {
	case "the", "a", "an", "his", "her", "their", "my", "our", "one", "each", "all", "total", "two", "three", "this":
		return true
	}
	return i < r.end && r.tokens[i].Kind == Number
}

// bareMinutes says whether the number is the 30 of 2h30.
func (r *reader) bareMinutes(p phrase) bool {
	if p.end != p.first+1 || len(r.tokens[p.first].Text) != 2 || !r.cutsHours(p.first-1) {
		return false
	}
	if r.touches(p.first) {
		return true
	}
	return p.end >= r.end || r.tokens[p.end].Kind == Punct
}

// cutsHours says whether token i is a plain h.
func (r *reader) cutsHours(i int) bool { return r.norm(i) == "h" }

// amount reads a number without what may stand behind it.
func (r *reader) amount(i int) phrase {
	if r.tokens[i].Kind == Number {
		if value, decimal, ok := parseNumeral(r.norm(i)); ok {
			p := phrase{first: i, end: i + 1, value: value}
			if decimal {
				p.form = Decimal
			} else if part, end := r.slash(i + 1); end > 0 && part.Cmp(one) < 0 && r.near(i+1) {
				p.value, p.end = value.Add(value, part), end
			}
			return p
		}
		return phrase{}
	}
	n, end := r.cardinal(i)
	if end == 0 {
		return phrase{}
	}
	return phrase{first: i, end: end, value: big.NewRat(n, 1), form: Words}
}

// finish makes the amount of its parts, in the smallest unit.
func (p *phrase) finish() {
	last := p.parts[len(p.parts)-1].Unit
	p.value = new(big.Rat)
	for _, part := range p.parts {
		v := new(big.Rat).Set(part.Value)
		if part.Unit != last {
			v.Mul(v, big.NewRat(part.Unit.Per(last), 1))
		}
		p.value.Add(p.value, v)
	}
	p.unit, p.measure, p.form = last, last, Compound
}

// change takes the pence behind the pounds: £4 and 20p, 5 dollars and 25 cents.
// The amount stays in pounds.
func (r *reader) change(p *phrase) bool {
	unit := p.unit
	at := p.end
	if unit == NoUnit {
		switch r.look(at).name {
		case "dollar":
			unit = Dollar
		case "euro":
			unit = Euro
		case "pound":
			unit = Pound
		default:
			return false
		}
		at++
	}
	if unit == Cent || unit == Pence || !p.value.IsInt() {
		return false
	}
	if r.norm(at) == "and" || r.norm(at) == "&" {
		at++
	}
	if at >= r.end || !r.near(at) || r.tokens[at].Kind != Number && r.look(at).role > tensWord {
		return false
	}
	next := r.amount(at)
	if next.value == nil || next.value.Cmp(big.NewRat(100, 1)) >= 0 || next.value.Sign() <= 0 || !next.value.IsInt() {
		return false
	}
	small, end := r.smallCoin(next.end)
	if small == NoUnit || unit != Pound && small == Pence {
		return false
	}
	switch w := r.norm(end); w {
	case "coin", "coins", "piece", "pieces", "stamp", "stamps", "more", "less", "each", "-":
		return false
	}
	p.parts = []Part{{new(big.Rat).Set(p.value), unit, p.first, p.end}, {next.value, small, next.first, next.end}}
	p.value.Add(p.value, new(big.Rat).Quo(next.value, big.NewRat(100, 1)))
	p.end, p.unit, p.form = end, unit, Compound
	return true
}

// smallCoin reads the cents or pence at token i.
func (r *reader) smallCoin(i int) (Unit, int) {
	switch r.norm(i) {
	case "p":
		if r.touches(i) {
			return Pence, i + 1
		}
	case "pence", "penny":
		return Pence, i + 1
	case "c":
		if r.touches(i) {
			return Cent, i + 1
		}
	case "cent", "cents", "¢", "paise":
		return Cent, i + 1
	}
	return NoUnit, 0
}

// feetAndInches reads 6'2".
func (r *reader) feetAndInches(p *phrase) {
	i := p.end + 1
	if p.end != p.first+1 || i+1 >= r.end || r.tokens[i].Kind != Number || !r.touches(i) || r.norm(i+1) != "\"" || !r.touches(i+1) {
		return
	}
	next := r.amount(i)
	if next.value == nil || next.value.Cmp(big.NewRat(12, 1)) >= 0 {
		return
	}
	p.parts = []Part{{new(big.Rat).Set(p.value), Foot, p.first, p.end}, {next.value, Inch, i, i + 1}}
	p.end = i + 2
	p.finish()
}

// perHour says whether the quantity in front of token i is one of each hour:
// $9 an hour, 14 squares per hour, 60 km/h.
func (r *reader) perHour(i int) bool {
	for end := min(i+4, r.end); i < end; i++ {
		switch r.norm(i) {
		case "hourly", "mph", "kmh", "kph":
			return true
		case "an", "per", "each", "every", "/", "a", "one":
			switch r.norm(i + 1) {
			case "hour", "h", "hr":
				return true
			}
		}
		if r.tokens[i].Kind == Punct || r.tokens[i].Kind == Number {
			return false
		}
	}
	return false
}
