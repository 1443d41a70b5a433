package text

import (
	"math/big"
	"strings"
)

// This file reads clock times: 7:30, 18:45, 3 p.m., 7 o'clock, half past six,
// ten to eight, 12 noon. The value is in minutes after midnight. Where nothing
// says whether it is before or after noon, the unit is Clock12, and the time
// between two such times is the shorter way round the dial.

// halfDay is what a text says of a clock time's half of the day.
type halfDay uint8

const (
	unsaid halfDay = iota
	morning
	afternoon
)

// clock makes a clock time of the number p, if what follows says so; it
// returns whether it has.
func (r *reader) clock(p *phrase) bool {
	if p.form == Time {
		r.halfOfDay(p)
		return true
	}
	at := p.end
	if at < r.end && r.tokens[at].Norm == "-" { // a 3-o'clock train
		at++
	}
	if at >= r.end || r.tokens[at].Kind != Word || !isTimeWord(r.tokens[at].Norm) ||
		p.value == nil || p.unit != NoUnit || p.value.Sign() < 0 || p.value.Cmp(hoursOfDay) > 0 {
		return false
	}
	switch p.form {
	case Digits, Words:
	case Decimal: // 7.30 a.m.
		if !isHalfWord(r.norm(at)) || !p.pointTime(&r.tokens[p.first]) {
			return false
		}
		p.form = Time
		r.halfOfDay(p)
		return true
	default:
		return false
	}
	switch norm := r.tokens[at].Norm; {
	case isHalfWord(norm), norm == "o'clock", norm == "oclock", norm == "o’clock":
	case norm == "noon" || norm == "midnight":
		if !p.value.IsInt() || p.value.Num().Int64() != 12 {
			return false
		}
		p.end = at + 1
		p.setClock(0, unsaid)
		p.unit = Clock
		if norm == "noon" {
			p.value.SetInt64(720)
		}
		return true
	case (norm == "in" || norm == "at") && beforeHour[r.norm(p.first-1)] && p.value.Cmp(twelve) <= 0: // at six in the morning
		if r.partOfDay(at) == unsaid {
			return false
		}
	default:
		return false
	}
	if !p.value.IsInt() {
		return false
	}
	p.setClock(60*p.value.Num().Int64(), unsaid)
	r.halfOfDay(p)
	return true
}

var (
	hoursOfDay = big.NewRat(24, 1)
	lastMinute = big.NewRat(59, 1)
	twelve     = big.NewRat(12, 1)
	beforeHour = set("at from until till since around about between")
)

// isTimeWord says whether a word may stand behind the hour of a clock time.
func isTimeWord(norm string) bool {
	switch norm {
	case "o'clock", "oclock", "o’clock", "noon", "midnight", "in", "at":
		return true
	}
	return isHalfWord(norm)
}

// isHalfWord says whether a word is a.m. or p.m.
func isHalfWord(norm string) bool {
	if len(norm) < 2 || len(norm) > 4 || norm[0] != 'a' && norm[0] != 'p' {
		return false
	}
	switch strings.TrimSuffix(norm, ".") {
	case "am", "pm", "a.m", "p.m":
		return true
	}
	return false
}

// pointTime makes the minutes of 7.30; false if there are no two digits behind the point.
func (p *phrase) pointTime(t *Token) bool {
	hours, minutes, ok := strings.Cut(t.Norm, ".")
	h, ok1 := smallInt(hours)
	m, ok2 := smallInt(minutes)
	if !ok || !ok1 || !ok2 || len(minutes) != 2 || m >= 60 || h > 24 {
		return false
	}
	p.setClock(60*h+m, unsaid)
	return true
}

// setClock makes p a clock time. An hour after noon says by itself which half
// of the day it is.
func (p *phrase) setClock(minutes int64, half halfDay) {
	p.form, p.unit = Time, Clock12
	switch {
	case minutes >= 13*60 || half == unsaid && minutes < 60:
		p.unit = Clock
		minutes %= 24 * 60
	case half != unsaid:
		p.unit = Clock
		minutes %= 12 * 60
		if half == afternoon {
			minutes += 12 * 60
		}
	}
	p.value = big.NewRat(minutes, 1)
}

// halfOfDay takes "a.m.", "o'clock" and "in the evening" behind a clock time.
func (r *reader) halfOfDay(p *phrase) {
	at := p.end
	if r.norm(at) == "-" {
		at++
	}
	switch r.norm(at) {
	case "o'clock", "oclock", "o’clock":
		at++
		p.end = at
	case "noon", "midnight": // 12:00 noon
		p.end, p.unit = at+1, Clock
		return
	}
	half := unsaid
	if isHalfWord(r.norm(at)) {
		half = morning
		if r.norm(at)[0] == 'p' {
			half = afternoon
		}
		p.end = at + 1
	} else if half = r.partOfDay(at); half == unsaid || p.unit != Clock12 {
		return
	} else if half == afternoon && r.norm(at) == "at" && p.value.Cmp(big.NewRat(5*60, 1)) < 0 { // 2 at night
		half = morning
	}
	if p.unit == Clock12 && p.value.IsInt() {
		p.setClock(p.value.Num().Int64(), half)
	} else if p.unit == Clock12 {
		p.unit = Clock
	}
}

// partOfDay reads "in the morning", "this evening", "at night" at token i.
func (r *reader) partOfDay(i int) halfDay {
	switch r.norm(i) {
	case "at":
		if r.norm(i+1) == "night" {
			return afternoon
		}
		return unsaid
	case "in":
		if r.norm(i+1) != "the" {
			return unsaid
		}
		i++
	case "this", "that", "on":
	default:
		return unsaid
	}
	switch r.norm(i + 1) {
	case "morning":
		return morning
	case "afternoon", "evening":
		return afternoon
	}
	return unsaid
}

// clockDigits reads a token such as 7:30 or 12:05:30.
func (r *reader) clockDigits(i int) phrase {
	p := phrase{first: i, end: i + 1}
	fields := strings.Split(r.norm(i), ":")
	if len(fields) < 2 || len(fields) > 3 {
		return p
	}
	var n [3]int64
	for k, field := range fields {
		v, ok := smallInt(field)
		if !ok {
			return p
		}
		n[k] = v
	}
	p.setClock(60*n[0]+n[1], unsaid)
	if len(fields[0]) == 2 && fields[0][0] == '0' { // 08:15
		p.unit = Clock
	}
	r.allDay = r.allDay || p.unit == Clock
	if n[2] > 0 {
		p.value.Add(p.value, big.NewRat(n[2], 60))
	}
	return p
}

// from24 says whether a clock time is written as one of 24 hours.
func (r *reader) from24(q *Quantity) bool {
	hour, _, _ := strings.Cut(r.tokens[q.FirstToken].Norm, ":")
	n, ok := smallInt(hour)
	return ok && (n > 12 || len(hour) == 2 && hour[0] == '0')
}

// settleDials knows, where a clock time is written as 18:45 or 08:15, that the
// others count from midnight too.
func (r *reader) settleDials() {
	if !r.allDay {
		return
	}
	for i := range r.doc.Quantities {
		if q := &r.doc.Quantities[i]; q.Unit == Clock12 {
			q.Unit = Clock
		}
	}
}

// pastHour reads the hour behind "past" or "to" at token i, with the minutes
// that are past it or missing. Without an hour there, the end is 0.
func (r *reader) pastHour(first, i int, minutes int64) phrase {
	to := r.norm(i) == "to" || r.norm(i) == "before" || r.norm(i) == "of"
	at := i + 1
	p := phrase{first: first, end: at + 1}
	hour := int64(-1)
	switch norm := r.norm(at); {
	case norm == "noon" || norm == "midday":
		hour = 12
	case norm == "midnight":
		hour = 24
	case at >= r.end:
	case r.tokens[at].Kind == Number:
		if n, ok := smallInt(norm); ok {
			hour = n
		}
	default:
		n, end := r.small(at)
		if end > 0 {
			hour, p.end = n, end
		}
	}
	if hour < 1 || hour > 24 {
		return phrase{}
	}
	total := 60*hour + minutes
	if to {
		total = 60*hour - minutes
	}
	p.setClock(total, unsaid)
	if norm := r.norm(at); norm == "noon" || norm == "midday" || norm == "midnight" {
		p.unit, p.value = Clock, big.NewRat(total%(24*60), 1)
	} else {
		r.halfOfDay(&p)
	}
	return p
}

// minutesPast makes a clock time of the number p and the hour behind it: ten
// past five, 20 minutes to eight. Without "minutes", "ten to eight" is one only
// where a time is expected.
func (r *reader) minutesPast(p *phrase) bool {
	at, minutes := p.end, false
	if norm := r.norm(at); strings.HasPrefix(norm, "min") && r.look(at).name == "minute" {
		at, minutes = at+1, true
	}
	if norm := r.norm(at); norm != "past" && norm != "to" || p.value == nil || p.unit != NoUnit || p.form != Digits && p.form != Words ||
		!p.value.IsInt() || p.value.Cmp(lastMinute) > 0 || p.value.Sign() <= 0 {
		return false
	}
	switch r.norm(at) {
	case "past":
	case "to":
		before := r.norm(p.first - 1)
		if !minutes && p.value.Cmp(big.NewRat(29, 1)) > 0 || !(before == "at" || before == "until" || before == "till" || before == "by" || before == "is" && r.norm(p.first-2) == "it") {
			return false
		}
		if !minutes && (p.form != Words || p.value.Num().Int64()%5 != 0) {
			return false
		}
	default:
		return false
	}
	n := r.pastHour(p.first, at, p.value.Num().Int64())
	if n.value == nil {
		return false
	}
	if r.norm(at) == "to" && n.end < r.end && r.tokens[n.end].Kind == Word && !afterClock[r.norm(n.end)] { // ten to eight apples
		return false
	}
	*p = n
	return true
}

var afterClock = set("and in on at when the he she they we it for to but or so that every until till")

// sharesHalf makes a clock time of the first number of "from 3 to 5 p.m.", now
// that the second, which is the last quantity, is one.
func (r *reader) sharesHalf() {
	n := len(r.doc.Quantities)
	if n < 2 {
		return
	}
	a, b := &r.doc.Quantities[n-2], &r.doc.Quantities[n-1]
	if a.EndToken+1 != b.FirstToken || a.FirstToken < r.first || a.Unit.IsClock() && a.Unit == b.Unit {
		return
	}
	before := r.norm(a.FirstToken - 1)
	switch r.norm(a.EndToken) {
	case "to", "until", "till", "til", "-":
		if r.norm(a.EndToken) == "to" && before != "from" && !a.Unit.IsClock() {
			return
		}
	case "and":
		if before != "between" {
			return
		}
	default:
		return
	}
	var minutes int64
	switch {
	case a.Unit == Clock12 && a.Value.IsInt():
		minutes = a.Value.Num().Int64()
	case a.Unit == NoUnit && (a.Form == Digits || a.Form == Words) && a.Value.IsInt() && a.Value.Cmp(hoursOfDay) <= 0 && a.Value.Sign() > 0:
		minutes = 60 * a.Value.Num().Int64()
	default:
		return
	}
	p := phrase{}
	half := unsaid
	switch {
	case r.from24(b):
		r.allDay = true
		a.Value, a.Unit, a.Form, a.Measure = big.NewRat(minutes%(24*60), 1), Clock, Time, NoUnit
		return
	case b.Unit == Clock && minutes <= 12*60:
		late := b.Value.Cmp(big.NewRat(12*60, 1)) >= 0
		hour := new(big.Rat).Set(b.Value)
		if hour.Cmp(big.NewRat(12*60, 1)) >= 0 {
			hour.Sub(hour, big.NewRat(12*60, 1))
		}
		half = morning
		if late && big.NewRat(minutes%(12*60), 1).Cmp(hour) < 0 { // 10 to 2 p.m. begins in the morning
			half = afternoon
		} else if !late && big.NewRat(minutes%(12*60), 1).Cmp(hour) >= 0 { // 10 to 2 a.m. begins in the evening
			half = afternoon
		}
	}
	p.setClock(minutes, half)
	a.Value, a.Unit, a.Form, a.Measure = p.value, p.unit, Time, NoUnit
}
