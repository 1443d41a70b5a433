package text

import "math/big"

// This file reads numbers that are written in words:
//
//	cardinal = group { scale [ "," | "and" ] group }      two thousand three hundred and five
//	group    = small [ "hundred" [ "and" ] small ]        a hundred and five, twelve hundred
//	small    = unit | teen | tens [ unit ]                seven, twelve, twenty-four
//	part     = ("a" | cardinal) denominator | "half"      a third, three-fifths, half
//
// Between any two words may stand a hyphen. Each function takes the token where
// to begin and returns the token where it ended; where nothing was found, that
// is 0. None looks further than a few tokens beyond what it takes.

// cardinal reads a whole number in words.
func (r *reader) cardinal(i int) (n int64, end int) {
	const none = int64(1) << 62
	ceiling := none // the last scale: each one must be smaller than the one before
	for {
		g, next := r.group(i, end == 0)
		if next == 0 {
			return n, end
		}
		at := r.joint(next)
		if w := r.look(at); w.role == scaleWord && w.value < ceiling {
			n, ceiling, end = n+g*w.value, w.value, at+1
			i = r.joint(end)
			if r.norm(i) == "and" || r.norm(i) == "," && r.look(i+2).role == hundred {
				i++
			}
			continue
		}
		if g >= ceiling {
			return n, end
		}
		return n + g, next
	}
}

// group reads a number below 10,000 that needs no scale. Only the first group
// of a number may be "a hundred", or the bare "hundred" or "thousand".
func (r *reader) group(i int, first bool) (n int64, end int) {
	if first {
		at := i
		if r.norm(i) == "a" {
			at++
		}
		vague := r.look(at-1).name == "few" // a few hundred
		switch w := r.look(at); {
		case w.role == scaleWord && !w.plural && !vague:
			return 1, at
		case w.role == hundred && !vague:
			return r.afterHundred(1, at+1)
		}
	}
	n, end = r.small(i)
	if end == 0 {
		return 0, 0
	}
	if at := r.joint(end); n > 0 && r.look(at).role == hundred {
		return r.afterHundred(n, at+1)
	}
	return n, end
}

// afterHundred adds what follows "hundred" to n hundreds.
func (r *reader) afterHundred(n int64, end int) (int64, int) {
	i := r.joint(end)
	and := r.norm(i) == "and"
	if and {
		i = r.joint(i + 1)
	}
	rest, next := r.small(i)
	if following := r.look(r.joint(next)); next == 0 || rest == 0 || following.role == hundred || and && following.role == part && following.plural {
		return n * 100, end // "a hundred two hundred" and "a hundred and three quarters" go on as numbers of their own
	}
	return n*100 + rest, next
}

// small reads a number below 100.
func (r *reader) small(i int) (n int64, end int) {
	w := r.look(i)
	switch w.role {
	case unitWord, teenWord:
		return w.value, i + 1
	case tensWord:
		at := r.joint(i + 1)
		// In "twenty five-cent stamps" the five belongs to the cents.
		ownCompound := at == i+1 && r.norm(at+1) == "-" && r.touches(at+1) && r.look(at+2).role != hundred
		if u := r.look(at); u.role == unitWord && !ownCompound {
			return w.value + u.value, at + 1
		}
		return w.value, i + 1
	}
	return 0, 0
}

// words reads what begins with a number word: a cardinal, a decimal, a
// fraction, a mixed number; or an ordinal, which has no value.
func (r *reader) words(i int) phrase {
	n, end := r.cardinal(i)
	if end == 0 {
		return phrase{}
	}
	if p := r.pointWords(i, n, end); p.end > 0 {
		return r.withMarks(p)
	}
	if p := r.parts(i, n, end); p.end > 0 {
		return p
	}
	if p := r.ordinalWords(i, end); p.end > 0 {
		return p
	}
	p := phrase{first: i, end: end, value: big.NewRat(n, 1), form: Words}
	r.addPart(&p)
	return r.withMarks(p)
}

// pointWords reads "three point five" behind the three.
func (r *reader) pointWords(first int, n int64, end int) phrase {
	if r.norm(end) != "point" {
		return phrase{}
	}
	value, place, i := big.NewRat(n, 1), int64(1), end+1
	for w := r.look(i); (w.role == unitWord || w.role == teenWord && w.value == 0) && place < 1e9; w = r.look(i) {
		place *= 10
		value.Add(value, big.NewRat(w.value, place))
		i++
	}
	if i == end+1 {
		return phrase{}
	}
	return phrase{first: first, end: i, value: value, form: Decimal}
}

// ordinalWords reads "twenty-first", "two hundred fifth" behind the cardinal.
func (r *reader) ordinalWords(first, end int) phrase {
	at := r.joint(end)
	switch r.look(end - 1).role {
	case tensWord:
	case hundred, scaleWord:
		if r.norm(at) == "and" {
			at = r.joint(at + 1)
		}
	default:
		return phrase{} // "three fifth graders": the three stands for itself
	}
	w := r.look(at)
	if w.role != ordinal && w.role != part || w.plural || w.name == "half" {
		return phrase{}
	}
	if grades[r.norm(r.joint(at+1))] && at == end { // twenty fifth graders
		return phrase{}
	}
	if r.norm(at) == "second" && r.norm(first-1) != "the" { // a thirty-second song
		return phrase{}
	}
	n, _ := r.cardinal(first)
	return phrase{first: first, end: at + 1, value: big.NewRat(n+w.value, 1), form: Ordinal}
}

var grades = set("grader graders grade grades")

// parts reads the denominator behind n, and with it the fraction: three
// fifths, one third, three-quarters. It returns nothing if the word is an
// ordinal or a coin.
func (r *reader) parts(first int, n int64, end int) phrase {
	at := r.joint(end)
	w := r.look(at)
	if w.role != part || n < 1 {
		return phrase{}
	}
	next := r.joint(at + 1)
	hyphen := at > end
	wanted := false
	switch {
	case w.name == "half":
		if n == 1 {
			return r.half(first, at)
		}
	case w.name == "quarter":
		wanted = n < 4 && (hyphen || (w.plural || n == 1) && r.isQuarterOf(n, first, next))
	case w.plural:
		wanted = true
	case n == 1:
		wanted = !grades[r.norm(next)] && (w.value < 100 || r.norm(first-1) != "the")
	default: // "two-third of" is not English, but it is typed
		last := r.look(end - 1).role
		wanted = last != tensWord && last != hundred && last != scaleWord && (hyphen || r.norm(next) == "of") && !grades[r.norm(next)]
	}
	if !wanted {
		return phrase{}
	}
	return r.withMarks(phrase{first: first, end: at + 1, value: big.NewRat(n, w.value), form: Fraction})
}

// isQuarterOf says whether one, two or three quarters, with the word next
// behind them, are parts of something, and not coins.
func (r *reader) isQuarterOf(n int64, first, next int) bool {
	switch {
	case partOf[r.norm(next)]:
		return true
	case n == 1:
		return !r.coins || r.isMeasure(next)
	}
	return n == 3 && !r.coins && r.tokens[first].Kind == Word // three quarters full
}

// partOf are the words that show that a quarter or a third is a part of something.
var partOf = set("of as that this the what his her its their my our your full more less are were",
	"come came go went walk walked travel like prefer play take live chose choose want")

// half reads "half" at i, in a phrase that began at first: half a dozen, a
// half, one half, half a million. Half a match and half a brother are nothing.
func (r *reader) half(first, i int) phrase {
	p := phrase{first: first, end: i + 1, value: big.NewRat(1, 2), form: Fraction}
	before, next := r.norm(first-1), r.joint(i+1)
	if r.norm(next) == "a" {
		switch w := r.look(r.joint(next + 1)); w.role {
		case groupWord, scaleWord, hundred:
			next = r.joint(next + 1)
		}
	}
	switch w := r.look(next); {
	case w.role == groupWord && w.name == "dozen", w.role == scaleWord, w.role == hundred:
		return phrase{first: first, end: next + 1, value: big.NewRat(w.value, 2), form: Words}
	case w.name == "dollar" && (next > i+1 || r.coins):
		return phrase{first: first, end: i + 1} // a half-dollar is a coin
	}
	if r.norm(next) == "past" {
		return r.partOfHour(first, next, 30)
	}
	if r.look(first-1).role == ordinal || r.look(first-1).role == part || halvesOfThings[before] || halfThings[r.norm(next)] {
		return phrase{first: first, end: i + 1}
	}
	return p
}

var (
	halvesOfThings = set("last top bottom upper lower front back left right")
	halfThings     = set("brother brothers sister sisters time hearted moon mast staff way")
)

// partOfHour reads "half past eight" and "a quarter to nine"; at is the "past".
// Without an hour behind it, it is no number.
func (r *reader) partOfHour(first, at int, minutes int64) phrase {
	if p := r.pastHour(first, at, minutes); p.value != nil {
		return p
	}
	return phrase{first: first, end: at + 1}
}

// article reads what begins with "a" or "an" and is a number: a hundred and
// five, a dozen, a couple of, a third of, an hour and a half.
func (r *reader) article(i int) phrase {
	next := i + 1
	w := r.look(next)
	switch w.role {
	case hundred, scaleWord:
		return r.words(i)
	case groupWord:
		return r.groupOf(i, next)
	case part:
		return r.articlePart(i, next)
	case neither:
		if r.norm(next) == "score" {
			return r.score(i, next)
		}
	case thing:
		if r.norm(next) == "pair" {
			return r.pair(i, next)
		}
	case measure:
		p := phrase{first: i, end: next + 1, value: big.NewRat(1, 1), form: Words}
		if part, end := r.andPart(p.end); end > 0 { // also "a cup and a half of sugar"
			p.value.Add(p.value, part)
			p.end, p.form = end, Mixed
			return p
		}
	}
	return phrase{}
}

// groupOf reads a dozen, a couple, a gross.
func (r *reader) groupOf(first, at int) phrase {
	w, next := r.look(at), r.norm(at+1)
	p := phrase{first: first, end: at + 1, value: big.NewRat(w.value, 1), form: Words}
	switch w.name {
	case "couple":
		if scale := r.look(at + 1); (scale.role == hundred || scale.role == scaleWord) && !scale.plural { // a couple hundred
			p.value.SetInt64(w.value * scale.value)
			p.end = at + 2
			return p
		}
		if next != "of" && next != "more" && next != "dozen" && !r.isMeasure(at+1) && !r.isPlural(at+1) {
			return phrase{}
		}
	case "gross":
		if next != "of" {
			return phrase{}
		}
	case "dozen":
		if r.isPrice(first) {
			return phrase{}
		}
		if half, end := r.andPart(p.end); end > 0 && r.norm(end) != "of" { // a dozen and a half
			p.value.Mul(p.value, half.Add(half, one))
			p.end = end
		}
	}
	return p
}

// isPrice says whether the words before token i are a price, so that "a dozen"
// means "per dozen": $3 a dozen, 60 cents a dozen.
func (r *reader) isPrice(i int) bool {
	if i <= r.first {
		return false
	}
	if w := r.look(i - 1); w.role == coin || w.name == "dollar" || w.name == "euro" {
		return true
	}
	return r.tokens[i-1].Kind == Number && i-2 >= r.first && currencyOf(&r.tokens[i-2]) != NoUnit || currencyOf(&r.tokens[i-1]) != NoUnit
}

// articlePart reads a half, a third, a quarter. "A third friend" is the third
// one, and "a quarter" is a coin unless it is a quarter of something.
func (r *reader) articlePart(first, at int) phrase {
	w := r.look(at)
	next := r.joint(at + 1)
	p := r.withMarks(phrase{first: first, end: at + 1, value: big.NewRat(1, w.value), form: Fraction})
	switch {
	case w.plural:
		return phrase{}
	case w.name == "half":
		return r.half(first, at)
	case partOf[r.norm(next)], r.look(next).role == scaleWord:
		return p
	case w.name == "quarter":
		if r.norm(next) == "past" || r.norm(next) == "to" || r.norm(next) == "after" {
			return r.partOfHour(first, next, 15)
		}
		if r.isMeasure(next) || r.norm(first-1) == "by" {
			return p
		}
	case r.norm(next) == "", r.tokens[next].Kind == Punct:
		return p
	}
	return phrase{first: first, end: at + 1}
}

// quarter reads the bare word: "quarter mile", "quarter of".
func (r *reader) quarter(i int) phrase {
	next := r.joint(i + 1)
	if r.norm(next) == "past" || r.norm(next) == "to" && r.pastHour(i, next, 15).value != nil { // quarter past three
		return r.partOfHour(i, next, 15)
	}
	before := r.look(i - 1)
	if r.look(i).plural || before.role == ordinal || before.role == part || !r.isMeasure(next) && r.norm(next) != "of" || halvesOfThings[r.norm(i-1)] {
		return phrase{}
	}
	if w := r.look(next); w.role == coin || r.norm(i-1) == "the" || r.norm(i-1) == "final" {
		return phrase{}
	}
	return phrase{first: i, end: i + 1, value: big.NewRat(1, 4), form: Fraction}
}

// addPart makes a mixed number of a whole one: "and a half", "and 3/4".
func (r *reader) addPart(p *phrase) {
	if part, end := r.andPart(p.end); end > 0 && r.norm(end) != "of" {
		p.value.Add(p.value, part)
		p.end, p.form = end, Mixed
	}
}

// andPart reads "and a half", "and three quarters", "and 3/4": a part below one.
func (r *reader) andPart(i int) (value *big.Rat, end int) {
	i = r.joint(i)
	if r.norm(i) != "and" && r.norm(i) != "&" {
		return nil, 0
	}
	i = r.joint(i + 1)
	if value, end := r.slash(i); end > 0 && value.Cmp(one) < 0 {
		return value, end
	}
	if r.norm(i) == "half" && r.norm(i+1) != "as" && r.norm(i+1) != "the" {
		return big.NewRat(1, 2), i + 1
	}
	n := int64(1)
	at := i + 1
	if r.norm(i) != "a" && r.norm(i) != "an" {
		if n, at = r.small(i); at == 0 {
			var ok bool
			if n, ok = smallInt(r.norm(i)); !ok || n < 1 { // 2 and 7 tenths
				return nil, 0
			}
			at = i + 1
		}
	}
	hyphen := r.norm(at) == "-"
	at = r.joint(at)
	w := r.look(at)
	if w.role != part || n >= w.value || n > 1 && !w.plural && !hyphen || halfThings[r.norm(r.joint(at+1))] || grades[r.norm(r.joint(at+1))] {
		return nil, 0
	}
	return big.NewRat(n, w.value), at + 1
}

var one = big.NewRat(1, 1)

// multiple reads twice, double, triple, once a week.
func (r *reader) multiple(i int) phrase {
	w := r.look(i)
	next := r.norm(r.joint(i + 1))
	p := phrase{first: i, end: i + 1, value: big.NewRat(w.value, 1), form: Multiple}
	switch t := r.norm(i); {
	case t == "once":
		if next != "a" && next != "an" && next != "every" && next != "per" && next != "each" {
			return phrase{}
		}
	case twofold[next]:
		return phrase{first: i, end: i + 1}
	case t == "doubles" || t == "triples": // 40 doubles, how many doubles
		if before := r.norm(i - 1); i > r.first && r.tokens[i-1].Kind == Number || before == "many" || before == "of" || before == "are" || before == "play" || before == "played" {
			return phrase{first: i, end: i + 1}
		}
	}
	return p
}

// twofold are things that are called double without being a factor.
var twofold = set("decker deckers bed beds bedded room rooms check checks checked click digit digits header headers sided dutch page jump jumps team faced")
