package text

import (
	"math/big"
	"strings"
)

// A phrase is a stretch of tokens that was read as one number. Without a value
// it is none after all: an ordinal, a clock time, the half of a match.
type phrase struct {
	first, end int // tokens [first, end)
	value      *big.Rat
	form       Form
	unit       Unit
	measure    Unit
	parts      []Part
}

// reader finds the quantities of a document, one sentence after the other.
type reader struct {
	doc        *Document
	tokens     []Token
	first, end int  // the sentence in hand
	coins      bool // the text is about coins, so that quarters are coins too
	cased      bool // capitals mean something
	times      bool // the text has clock times with minutes, so that noon is one too
	allDay     bool // the text writes clock times from 0 to 24
	pages      int  // how much the text speaks of pages, 0 for not yet known; see isOnlyPage
}

// readQuantities fills in the document's quantities and constants.
func readQuantities(doc *Document, cased bool) {
	r := &reader{doc: doc, tokens: doc.Tokens, cased: cased}
	for i := range r.tokens {
		t := &r.tokens[i]
		switch { // what holds for the whole text
		case !r.coins && index[t.Norm].role == coin:
			r.coins = true
		case t.Kind == Number && strings.IndexByte(t.Norm, ':') > 0, t.Norm == "past":
			r.times = true
		}
	}
	for _, sentence := range doc.Sentences {
		r.first, r.end = sentence.FirstToken, sentence.EndToken
		for i := r.first; i < r.end; {
			p := r.phrase(i)
			if p.end <= i {
				i++
				continue
			}
			if p.value != nil {
				r.settle(&p)
			}
			i = p.end
		}
		r.addConstants()
	}
	r.admitYears()
	r.settleDials()
	r.keepApart()
	r.splitOnly()
}

// settle looks at what stands around a number: it becomes a quantity, a name,
// or nothing.
func (r *reader) settle(p *phrase) {
	if p.form == Ordinal {
		if r.counts(p) {
			r.add(*p)
		} else if p.value.Cmp(two) > 0 {
			r.addName(*p, "ordinal")
		}
		return
	}
	if r.minutesPast(p) || r.clock(p) {
		r.add(*p)
		if p.form == Time {
			r.sharesHalf()
		}
		return
	}
	rule := r.excludedBy(*p)
	switch {
	case rule == nil:
		r.measured(p)
		r.add(*p)
	case rule.name == "year":
		p.unit = Year
		r.addName(*p, rule.name)
	case rule.isName:
		r.addName(*p, rule.name)
	}
}

func (r *reader) add(p phrase) {
	for i := p.first; i < p.end; i++ {
		r.tokens[i].Quantity = len(r.doc.Quantities)
	}
	r.doc.Quantities = append(r.doc.Quantities, r.quantity(p))
}

func (r *reader) quantity(p phrase) Quantity {
	q := Quantity{
		Span:  Span{r.tokens[p.first].Start, r.tokens[p.end-1].End},
		Value: p.value, Unit: p.unit, Form: p.form, FirstToken: p.first, EndToken: p.end,
		Measure: p.measure, Parts: p.parts,
	}
	if p.form == Decimal {
		q.Comma = r.hasDecimalComma(p)
	}
	q.PerHour = r.perHour(p.end)
	return q
}

// hasDecimalComma says whether the comma of the number was read as its point.
func (r *reader) hasDecimalComma(p phrase) bool {
	for i := p.first; i < p.end; i++ {
		if t := &r.tokens[i]; t.Kind == Number {
			comma := strings.LastIndexByte(t.Text, ',')
			return comma >= 0 && comma > strings.LastIndexByte(t.Text, '.') && strings.IndexByte(t.Norm, '.') >= 0
		}
	}
	return false
}

var two = big.NewRat(2, 1)

// addConstants notes what the words of the sentence imply. A word inside a
// quantity implies nothing more ("a dozen" is 12), but for the unit marks and
// the measure in "an hour and a half".
func (r *reader) addConstants() {
	for i := r.first; i < r.end; i++ {
		t := &r.tokens[i]
		w := r.look(i)
		if t.Norm == "cent" && r.norm(i-1) == "per" {
			w = index["percent"]
		}
		if len(w.implied) == 0 {
			continue
		}
		switch {
		case t.Quantity >= 0 && w.role != measure && t.Norm != "¢" && w.name != "percent":
			continue
		case (w.role == abbreviation || onlyCounted[t.Norm]) && !r.followsNumber(i):
			continue
		case w.name == "dollar" && r.norm(i-1) == "half", w.name == "dollar" && r.norm(i-1) == "-" && r.norm(i-2) == "half":
			w = index["half-dollar"]
		}
		for _, v := range w.implied {
			r.doc.Constants = append(r.doc.Constants, Constant{Span: t.Span, Value: new(big.Rat).Set(v), Word: w.name})
		}
	}
}

// onlyCounted are words that imply nothing without a number before them:
// "hundreds of people", "his gross income".
var onlyCounted = set("tens hundreds thousands dozens gross")

// followsNumber says whether a number stands right before token i: 5 cm, 5-cm.
func (r *reader) followsNumber(i int) bool {
	i--
	if r.norm(i) == "-" {
		i--
	}
	return i >= r.first && (r.tokens[i].Kind == Number || r.tokens[i].Quantity >= 0)
}

// phrase reads the number that begins at token i. Without one, its end is 0.
func (r *reader) phrase(i int) phrase {
	t := &r.tokens[i]
	if t.Kind == Number {
		return r.digits(i)
	}
	if t.Kind != Word {
		if currencyOf(t) != NoUnit {
			return r.money(i)
		}
		return r.minusSign(i)
	}
	if len(t.Norm) <= 5 && i+1 < r.end {
		if r.tokens[i+1].Kind == Number && (r.cased || r.touches(i+1) || len(t.Text) > 1) && currencyOf(t) != NoUnit {
			return r.money(i)
		}
		if r.tokens[i+1].Kind == Symbol && r.touches(i+1) && dollarsOf[t.Norm] && currencyOf(&r.tokens[i+1]) != NoUnit {
			p := r.money(i + 1)
			if p.end > 0 {
				p.first = i
			}
			return p
		}
	}
	switch t.Norm {
	case "a", "an":
		return r.article(i)
	case "half":
		return r.half(i, i)
	case "quarter":
		return r.quarter(i)
	case "negative", "minus":
		return r.minusWord(i)
	}
	switch w := r.look(i); w.role {
	case unitWord, teenWord, tensWord, hundred, scaleWord:
		return r.words(i)
	case multiple:
		return r.multiple(i)
	case ordinal, part:
		return r.ordinal(i, w)
	case thing:
		if w.name == "noon" {
			return r.noon(i)
		}
	case noRole:
		if isDigit(rune(t.Norm[0])) {
			return r.digitName(i)
		}
	}
	return phrase{}
}

// digits reads what begins with a Number token.
func (r *reader) digits(i int) phrase {
	t := &r.tokens[i]
	p := phrase{first: i, end: i + 1}
	if value, end := r.slash(i); end > 0 {
		p.value, p.end, p.form = value, end, Fraction
		return r.withMarks(p)
	}
	value, decimal, ok := parseNumeral(t.Norm)
	if !ok {
		if strings.IndexByte(t.Norm, ':') > 0 {
			return r.clockDigits(i)
		}
		if strings.ContainsAny(t.Norm, "-/.") {
			r.addName(p, "date, telephone number")
		}
		return p
	}
	p.value = value
	if decimal {
		p.form = Decimal
		return r.withMarks(p)
	}
	if n := value.Num(); value.IsInt() && n.IsInt64() {
		if f := r.parts(i, n.Int64(), p.end); f.end > 0 {
			return f
		}
	}
	// 2 1/2, 2½, 2-1/2
	at := p.end
	if r.norm(at) == "-" && r.touches(at) && at+1 < r.end && r.touches(at+1) {
		at++
	}
	if part, end := r.slash(at); end > 0 && part.Cmp(one) < 0 && (at == p.end || end > at+1) && r.near(at) {
		p.value = new(big.Rat).Add(value, part)
		p.end, p.form = end, Mixed
	} else {
		r.addPart(&p)
	}
	return r.withMarks(p)
}

// slash reads a fraction in digits: 3/4, 3/4ths, ½.
func (r *reader) slash(i int) (value *big.Rat, end int) {
	if i >= r.end || r.tokens[i].Kind != Number {
		return nil, 0
	}
	if top, bottom, ok := strings.Cut(r.norm(i), "/"); ok && isOneRune(r.tokens[i].Text) {
		n, _ := smallInt(top)
		d, _ := smallInt(bottom)
		return big.NewRat(n, d), i + 1
	}
	if r.norm(i+1) != "/" || i+2 >= r.end || r.touches(i+1) != r.touches(i+2) {
		return nil, 0
	}
	// 1/2/3/4 is no fraction.
	if r.norm(i-1) == "/" || r.norm(i+3) == "/" && i+4 < r.end && r.tokens[i+4].Kind == Number {
		return nil, 0
	}
	n, ok := smallInt(r.norm(i))
	d, ok2 := smallInt(strings.TrimRight(r.norm(i+2), "stndrh"))
	if !ok || !ok2 || d == 0 {
		return nil, 0
	}
	return big.NewRat(n, d), i + 3
}

// money reads a number behind a currency sign.
func (r *reader) money(i int) phrase {
	at := i + 1
	minus := r.norm(at) == "-" && r.touches(at) && at+1 < r.end && r.touches(at+1)
	if minus {
		at++
	}
	if at >= r.end || r.tokens[at].Kind != Number || !r.near(at) {
		return phrase{}
	}
	p := r.digits(at)
	if p.value == nil || p.form == Time {
		return p
	}
	if factor, ok := moneyScales[r.norm(p.end)]; ok && r.touches(p.end) { // $3M
		p.value.Mul(p.value, big.NewRat(factor, 1))
		p.end++
	}
	if minus {
		p.value.Neg(p.value)
	}
	p.first = i
	if p.unit == NoUnit || p.unit.IsMoney() { // £3.50p, $5 USD
		p.unit = currencyOf(&r.tokens[i])
	}
	return p
}

var moneyScales = map[string]int64{"k": 1e3, "m": 1e6, "mn": 1e6, "bn": 1e9, "b": 1e9}

// withMarks adds what may stand behind any number: a scale (3 million), a
// dozen that is counted once, a unit mark; and sees whether it is a factor.
func (r *reader) withMarks(p phrase) phrase {
	if w := r.look(r.joint(p.end)); (w.role == scaleWord || w.role == hundred) && p.form != Words {
		p.value.Mul(p.value, big.NewRat(w.value, 1))
		p.end = r.joint(p.end) + 1
	}
	if r.norm(p.end) == "k" && r.touches(p.end) && r.isThousand(p) { // 1.2k followers, but a 5k run
		p.value.Mul(p.value, big.NewRat(1000, 1))
		p.end++
	}
	if at := r.joint(p.end); r.look(at).name == "dozen" && p.value.Cmp(one) == 0 { // one dozen, as a dozen
		p.value.SetInt64(12)
		p.end = at + 1
		return p
	}
	at := r.joint(p.end)
	switch norm := r.norm(at); {
	case norm == "%" || norm == "percent" || norm == "pct":
		p.unit, p.end = Percent, at+1
	case norm == "per" && r.norm(r.joint(at+1)) == "cent":
		p.unit, p.end = Percent, r.joint(at+1)+1
	case at == p.end && at < r.end && currencyOf(&r.tokens[at]) != NoUnit && lettersOfMoney[r.tokens[at].Text] == NoUnit &&
		!(at+1 < r.end && r.tokens[at+1].Kind == Number && (r.touches(at+1) || r.tokens[at].Kind == Word)):
		if r.near(at) { // 25¢, 5 €, 200 KSh; but "5 $10 bills"
			p.unit, p.end = currencyOf(&r.tokens[at]), at+1
		}
	case (norm == "p" || norm == "c") && at == p.end && (r.tokens[at].Text == norm || !r.cased) && r.touches(at) && r.tokens[at-1].Kind == Number:
		p.unit, p.end = pennies[norm], at+1
	case norm == "times" || norm == "x" && at == p.end:
		if factorOf[r.norm(at+1)] {
			p.form = Multiple
		}
	}
	return p
}

var pennies = map[string]Unit{"p": Pence, "c": Cent}

// isThousand says whether the k behind a number is a thousand: behind a decimal,
// or before what is counted. A 5k run is one of 5 km.
func (r *reader) isThousand(p phrase) bool {
	next := r.norm(p.end + 1)
	return !runs[next] && (p.form == Decimal && next != "" && r.tokens[p.end+1].Kind == Word || r.isPlural(p.end+1))
}

var runs = set("run runs race races walk walks jog jogs course swim swims in on at to and")

// factorOf are the words behind "five times" that make it a factor, not a count.
var factorOf = set("as more less fewer the that this what his her its their my our your greater larger bigger longer shorter taller higher older heavier faster smaller farther")

// minusSign reads a negative number: -5, −$5. A hyphen behind a word or a
// number is none, nor is a dash.
func (r *reader) minusSign(i int) phrase {
	t := &r.tokens[i]
	if t.Norm != "-" || t.Text == "–" || i+1 >= r.end || !r.touches(i+1) {
		return phrase{}
	}
	if i > r.first {
		before := &r.tokens[i-1]
		if before.Kind == Number || before.Quantity >= 0 || r.touches(i) && before.Norm != "(" && before.Norm != "=" {
			return phrase{}
		}
	}
	if next := &r.tokens[i+1]; next.Kind != Number && (next.Kind != Symbol || currencyOf(next) == NoUnit) {
		return phrase{}
	}
	p := r.negated(i)
	if r.startsLine(i) && r.isPlural(p.end) && !belowZero[r.norm(p.end)] { // an item of a list: -5 apples
		return phrase{}
	}
	return p
}

// belowZero are things of which there may be less than none.
var belowZero = set("degrees points marks metres meters feet dollars pounds euros cents")

// minusWord reads "negative five", and "minus five" where nothing stands before
// it to take away from.
func (r *reader) minusWord(i int) phrase {
	if r.norm(i) == "minus" && i > r.first && !beforeNegative[r.norm(i-1)] {
		return phrase{}
	}
	if i+1 >= r.end || r.tokens[i+1].Norm == "a" || r.tokens[i+1].Norm == "negative" || r.tokens[i+1].Norm == "minus" {
		return phrase{}
	}
	return r.negated(i)
}

var beforeNegative = set("is was be to from at of by about reached hit and")

func (r *reader) negated(i int) phrase {
	p := r.phrase(i + 1)
	if p.end == 0 || p.form == Time || p.form == Ordinal {
		return phrase{}
	}
	if p.value != nil {
		p.value.Neg(p.value)
	}
	p.first = i
	return p
}

// norm returns the token's plain form, and "" outside the sentence.
func (r *reader) norm(i int) string {
	if i < r.first || i >= r.end {
		return ""
	}
	return r.tokens[i].Norm
}

// look finds token i in the table, with or without the dot of an abbreviation.
func (r *reader) look(i int) word {
	norm := r.norm(i)
	if w, ok := index[norm]; ok {
		return w
	}
	return index[strings.TrimSuffix(norm, ".")]
}

// joint steps over a hyphen.
func (r *reader) joint(i int) int {
	if r.norm(i) == "-" {
		return i + 1
	}
	return i
}

// touches says whether token i follows the one before it without a space.
func (r *reader) touches(i int) bool {
	return i > 0 && i < r.end && r.tokens[i].Start == r.tokens[i-1].End
}

// near says whether token i follows the one before it on the same line.
func (r *reader) near(i int) bool {
	return lineEnds(r.doc.Source[r.tokens[i-1].End:r.tokens[i].Start]) == 0
}

// startsLine says whether token i is the first of its line.
func (r *reader) startsLine(i int) bool { return i == 0 || !r.near(i) }

func (r *reader) isMeasure(i int) bool { return isMeasure(r.norm(i)) }

// isPlural guesses whether token i is a plural noun, by its ending.
func (r *reader) isPlural(i int) bool {
	word := r.norm(i)
	return irregularPlurals[word] || len(word) > 3 && r.tokens[i].Kind == Word && strings.HasSuffix(word, "s") &&
		!strings.HasSuffix(word, "ss") && !strings.HasSuffix(word, "us") && !strings.HasSuffix(word, "is") && !noPlurals[word]
}

var (
	irregularPlurals = set("people children men women feet teeth geese mice sheep fish")
	noPlurals        = set("does goes gets gives holds contains costs weighs needs wants sells makes takes buys eats runs pays earns spends works reads lives leaves starts opens always perhaps")
)

func isOneRune(text string) bool { return len(text) <= 4 && len([]rune(text)) == 1 }
