package paraphrase

import (
	"math/big"
	"strings"

	"mwpranker/wasm/graph"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// figure is a number with what the text says of it.
type figure struct {
	amount
	at      Tokens
	form    text.Form
	counted string // what is counted, as a base form: "apple"; "" where nothing is
	noun    int    // its token, or -1
	quality string // "red" of "5 red apples"
	about   string // of an amount in units, whose it is: "adult" of "adult tickets for $9"

	verb     int    // token of what happens, or -1
	way      way    // where the amount goes
	from, to string // who has less by it, and who has more or has it; "" where the text does not say
	more     string // of "5 more than": who has more
	fewer    string // and who has fewer
	compared bool   // it is how far two things are apart, or how many times one is the other
	each     bool   // it is said of each
	rest     bool   // a share of what is left
	times    bool   // a factor: "3 times as many"
	guessed  bool   // from and to hang on a pronoun that may mean another
	asked    bool   // it stands in the question
}

// way is where an amount goes, seen from who does it.
type way int8

const (
	away    way = -1
	nowhere way = 0
	here    way = 1
)

var (
	comes = lexicon.SetOf(lexicon.Gain, lexicon.Take, lexicon.Buy, lexicon.Earn, lexicon.Make, lexicon.Arrive,
		lexicon.Rise, lexicon.Join)
	goes = lexicon.SetOf(lexicon.Lose, lexicon.Give, lexicon.Sell, lexicon.Pay, lexicon.Use, lexicon.Leave,
		lexicon.Remove, lexicon.Fall)
)

// wayOf is where a verb's object goes; nowhere where the verb's classes do not agree.
func wayOf(classes lexicon.Set) way {
	if classes.Has(lexicon.Remain) {
		return nowhere // "are left"
	}
	switch in, out := classes&comes != 0, classes&goes != 0; {
	case in && !out:
		return here
	case out && !in:
		return away
	}
	return nowhere
}

// findFigures lays out the numbers of the text.
func (p *Problem) findFigures(g *graph.Graph) {
	for i := range p.Document.Quantities {
		q := &p.Document.Quantities[i]
		f := figure{at: Tokens{q.FirstToken, q.EndToken}, form: q.Form, noun: -1, verb: -1}
		for _, k := range g.Out(int(g.Quantities[i])) {
			switch e := g.Edges[k]; e.Type {
			case graph.Counted:
				f.noun = int(e.To)
			case graph.Action:
				f.verb = int(e.To)
			}
		}
		if f.form != text.Fraction && (f.noun < 0 || p.words[f.noun].name != "") {
			f.noun = p.nounBehind(q.EndToken)
		}
		f.amount = amountOf(q, p.unitOf(q, f.noun))
		if p.isDozen(q.EndToken) {
			f.value = new(big.Rat).Mul(f.value, big.NewRat(12, 1))
			f.at.End++
		}
		if f.noun >= 0 && p.words[f.noun].upos != "NOUN" && p.words[f.noun].upos != "PROPN" || f.form == text.Multiple {
			f.noun = -1 // "5 of them"
		}
		f.times = f.form == text.Multiple || q.EndToken < len(p.words) && p.Document.Tokens[q.EndToken].Norm == "times"
		if f.noun >= 0 && p.words[f.noun].base != "time" {
			f.counted = p.words[f.noun].base
			f.quality = p.qualityOf(f.noun)
		}
		f.asked = p.question.has(q.FirstToken)
		f.about = p.aboutWhat(int(g.Quantities[i]), f.noun)
		p.follow(&f, int(g.Quantities[i]))
		p.look(&f)
		p.figures = append(p.figures, f)
	}
}

// aboutWhat is the nearest noun above a number that is not its unit, by what tells it from others.
func (p *Problem) aboutWhat(i, unit int) string {
	for steps := 0; i >= 0 && steps < 4; steps++ {
		w := &p.words[i]
		if w.upos == "NOUN" && i != unit && w.classes&unnamed == 0 {
			if quality := p.qualityOf(i); quality != "" {
				return quality
			}
			return w.base
		}
		if w.upos == "VERB" {
			return ""
		}
		i = w.head
	}
	return ""
}

// nounBehind is the noun that a number stands before, with an adjective or two between them; -1
// where there is none. The parser takes "Ben 5 figs" of "gives Ben 5 figs" for one name at times.
func (p *Problem) nounBehind(i int) int {
	for end := min(i+3, len(p.words)); i < end; i++ {
		switch w := &p.words[i]; {
		case w.upos == "NOUN" && w.name == "":
			return i
		case w.upos != "ADJ":
			return -1
		}
	}
	return -1
}

// isDozen says whether the word behind a number makes twelve of each.
func (p *Problem) isDozen(i int) bool {
	return i < len(p.words) && p.Document.Tokens[i].Quantity < 0 &&
		(p.Document.Tokens[i].Norm == "dozen" || p.Document.Tokens[i].Norm == "dozens")
}

// unitOf is the unit of a quantity: its mark, its measure, or a word for money behind it.
func (p *Problem) unitOf(q *text.Quantity, noun int) text.Unit {
	if len(q.Parts) > 0 {
		return q.Parts[len(q.Parts)-1].Unit
	}
	if q.Unit != text.NoUnit {
		return q.Unit
	}
	if q.Measure != text.NoUnit {
		return q.Measure
	}
	if q.Form == text.Fraction { // a quarter of an hour
		for i := q.EndToken; i < q.EndToken+3 && i < len(p.words); i++ {
			if norm := p.Document.Tokens[i].Norm; norm != "of" && norm != "a" && norm != "an" {
				return text.MeasureOf(norm)
			}
		}
	}
	if noun == q.EndToken {
		return moneyWords[lexicon.Lemma(p.Document.Tokens[noun].Norm)]
	}
	return text.NoUnit
}

// qualityOf is what tells one counted thing from another: "red", "paper".
func (p *Problem) qualityOf(noun int) string {
	for _, k := range p.words[noun].below {
		if w := &p.words[k]; k < noun && (w.rel == "amod" || w.rel == "compound") && p.Document.Tokens[k].Quantity < 0 {
			if _, isMark := markWords[p.Document.Tokens[k].Norm]; !isMark {
				return w.base
			}
		}
	}
	return ""
}

// follow finds out who has less and who more by a number: "Tom gives Ann 5" and "Ann gets 5 from
// Tom" say the same.
func (p *Problem) follow(f *figure, number int) {
	if f.noun >= 0 {
		if owner := p.child(f.noun, "nmod:poss"); owner >= 0 {
			f.to = p.words[owner].who
		}
	}
	if f.verb < 0 {
		return
	}
	verb := &p.words[f.verb]
	f.way = wayOf(verb.classes)
	subject, passive := p.subject(f.verb)
	passive = passive || p.child(f.verb, "aux:pass") >= 0
	agent := ""
	if subject >= 0 && !p.within(number, subject) {
		agent = p.words[subject].who
	}
	receiver := ""
	f.guessed = subject >= 0 && p.words[subject].guessed
	for _, k := range verb.below {
		w := &p.words[k]
		switch {
		case w.rel == "iobj", w.rel == "obj" && w.name != "" && f.way == away:
			receiver = w.who
			f.guessed = f.guessed || w.guessed
		case !strings.HasPrefix(w.rel, "obl"):
		case p.within(number, k): // "makes a bracelet with 10": nobody knows where they go
			f.way = nowhere
		default:
			f.guessed = f.guessed || w.guessed
			switch p.preposition(k) {
			case "to", "for":
				receiver = w.who
			case "from", "off":
				f.from = w.who
			case "by":
				if passive {
					agent = w.who
				}
			}
		}
	}
	if passive && f.way == away && subject >= 0 && !p.within(number, subject) && receiver == "" &&
		p.words[subject].classes&people|classOfName(p.words[subject].name) != 0 {
		receiver, agent = p.words[subject].who, "" // "Ann was given 5"
		if by := p.byWhom(f.verb); by != "" {
			agent = by
		}
	}
	switch {
	case f.way == away:
		if f.from == "" {
			f.from = agent
		}
		f.to = receiver
	case agent != "":
		f.to = agent
	}
}

// classOfName makes every name that of a person.
func classOfName(name string) lexicon.Set {
	if name != "" {
		return lexicon.SetOf(lexicon.Person)
	}
	return 0
}

// byWhom is who does it, of a verb in the passive.
func (p *Problem) byWhom(verb int) string {
	for _, k := range p.words[verb].below {
		if strings.HasPrefix(p.words[k].rel, "obl") && p.preposition(k) == "by" {
			return p.words[k].who
		}
	}
	return ""
}

// within says whether token i stands below token top, or is it.
func (p *Problem) within(i, top int) bool {
	for steps := 0; i >= 0 && steps < 12; steps++ {
		if i == top {
			return true
		}
		i = p.words[i].head
	}
	return false
}

// reach is how many words around a number say something of it.
const reach = 7

// look reads the words around a number, up to the next number on each side: each, of the rest,
// more than whom.
func (p *Problem) look(f *figure) {
	tokens := p.Document.Tokens
	sentence := tokens[f.at.First].Sentence
	near := func(i int) bool {
		return i >= 0 && i < len(tokens) && tokens[i].Sentence == sentence && tokens[i].Quantity < 0
	}
	for i := f.at.First - 1; i >= f.at.First-reach && near(i); i-- {
		f.each = f.each || markWords[tokens[i].Norm] == markEach && isMark(tokens[i].Norm)
	}
	for i := f.at.End; i < f.at.End+reach && near(i); i++ {
		norm := tokens[i].Norm
		m, ok := markWords[norm]
		switch {
		case ok && m == markEach, (norm == "a" || norm == "an") && i <= f.at.End+1 && p.isRate(f, i):
			f.each = true
		case ok && m == markRest && i <= f.at.End+4 && tokens[f.at.End].Norm == "of":
			f.rest = true
		case norm == "than", norm == "as" && f.isFactor():
			p.compare(f, i)
		case ok && p.words[i].upos == "ADJ" && norm != "more" && norm != "less" && norm != "fewer" &&
			(m == markMore || m == markLess) && i < f.at.End+3 && !f.compared:
			p.compare(f, i+1) // "4 years older", and nobody is named
		}
	}
}

func isMark(norm string) bool {
	_, ok := markWords[norm]
	return ok
}

// isRate says whether an article behind an amount means "each": "$3 a box", "60 km an hour".
func (p *Problem) isRate(f *figure, article int) bool {
	if article+1 >= len(p.words) || p.words[article+1].upos != "NOUN" || p.Document.Tokens[article-1].Norm == "of" {
		return false
	}
	return f.measure != text.NoUnit || p.words[article+1].classes.Has(lexicon.Time)
}

// isFactor says whether a number is how many times one thing is another.
func (f *figure) isFactor() bool { return f.form == text.Multiple || f.form == text.Fraction }

// compare notes who has more: "Tom has 5 fewer than Ann" and "Ann has 5 more than Tom" say the
// same.
func (p *Problem) compare(f *figure, than int) {
	other := ""
	for i := than + 1; i < len(p.words) && i <= than+4; i++ {
		if p.words[i].who != "" && p.words[i].rel != "nmod:poss" || p.words[i].name != "" {
			other = p.words[i].who
			break
		}
	}
	this := f.to
	if subject, _ := p.subject(f.verb); f.verb >= 0 && subject >= 0 {
		this = p.words[subject].who
	}
	f.compared = true
	less := f.isFactor() && !f.value.IsInt()
	for i := f.at.End; i < than; i++ {
		if m, ok := markWords[p.Document.Tokens[i].Norm]; ok && m == markLess {
			less = true
		}
	}
	if less {
		f.more, f.fewer = other, this
	} else {
		f.more, f.fewer = this, other
	}
}
