package world

import "strings"

// mode is the shape of a clause.
type mode uint8

const (
	statement mode = iota // Mia gave 5 pencils to Tom
	without               // gave 5 pencils to Tom
	giving                // giving 5 pencils to Tom
	asked                 // how many pencils did Mia give to Tom
	embedded              // how many pencils Mia gave to Tom
	noun                  // the number of pencils that Mia gave to Tom
)

// clause says a phrase with what the spec binds to its slots.
func (t *teller) clause(p *pattern, s *spec, m mode, when tense) string {
	t.used[p.id]++
	c := &saying{teller: t, p: p, spec: s, mode: m, tense: when}
	clear(t.here)
	out := c.words()
	t.front = false
	clear(t.before)
	for a := range t.here {
		t.before[a] = true
	}
	return out
}

// saying is a clause on its way.
type saying struct {
	*teller
	p     *pattern
	spec  *spec
	mode  mode
	tense tense
	tail  string
}

func (c *saying) words() string {
	asks := c.mode >= asked
	head := ""
	if asks && c.spec.amount != nil {
		if c.mode == noun {
			head = c.nominal(c.spec.amount.what) + " that"
			_, c.tail = "", ""
		} else {
			head, c.tail = c.head(c.spec.amount)
		}
	}
	verb := 0
	for c.p.pieces[verb].verb == "" {
		verb++
	}
	subject, leads := "", c.p.subject(verb)
	plural, first := c.agreement(leads, verb)
	there := strings.HasPrefix(strings.ToLower(c.p.pieces[0].text), "there")
	gapFirst := asks && leads == "n"
	c.subject = c.actorOf(leads)
	if c.mode != without && c.mode != giving && !gapFirst {
		subject = c.phrase(c.p.pieces[:verb], true)
	}
	v := c.p.pieces[verb].verb
	t := c.tense
	if t == past && c.p.now {
		t = present
	}
	if gapFirst && (strings.HasPrefix(head, "how far") || strings.HasPrefix(head, "how long")) {
		head = "how many " + c.spec.amount.what.many
	}
	if (gapFirst || there) && strings.HasPrefix(head, "how much") {
		plural = false
	}
	if c.mode == giving {
		t = gerund
	}
	var words []string
	switch {
	case gapFirst && c.mode == noun, gapFirst:
		words = []string{head, conjugate(v, t, plural, false)}
	case there && c.mode == noun:
		words = []string{head, conjugate(v, t, plural, false)}
	case c.mode == asked:
		words = c.inverted(head, subject, v, t, plural, first)
	case asks:
		words = []string{head, subject, conjugate(v, t, plural, first)}
	default:
		words = []string{subject, conjugate(v, t, plural, first)}
	}
	rest := t
	if c.mode == asked && t != gerund || t == future {
		rest = plain
	}
	words = append(words, c.following(c.p.pieces[verb+1:], rest, plural, first))
	compares := c.tail != "" && c.spec.amount != nil && c.spec.amount.form >= moreThan
	switch when := c.spec.when; {
	case when == "" || c.mode == giving:
	case compares && c.mode == statement && c.front:
		words = append([]string{when + ","}, words...)
	default:
		words = append(words, when)
	}
	if c.tail != "" {
		words = append(words, compared(c.tail, t))
	}
	return tidy(strings.Join(words, " "))
}

// compared puts the verb of a comparison into the tense of its clause: "than Tom did", "than Tom
// has now".
func compared(tail string, t tense) string {
	before, mark, ok := strings.Cut(tail, "^")
	if !ok {
		return tail
	}
	verb, number, after := mark, "", ""
	verb, after, _ = strings.Cut(verb, " ")
	verb, number, _ = strings.Cut(verb, "/")
	form := "will"
	if t != future {
		form = conjugate(verb, t, number == "plural", false)
	}
	if verb == "have" {
		switch t {
		case future:
			form = "will have then"
		case past:
			form += " then"
		default:
			form += " now"
		}
	}
	out := before + form
	if after != "" {
		out += " " + compared(after, t)
	}
	return out
}

// inverted puts the verb before its subject: did Mia give, was Mia given, will Mia give.
func (c *saying) inverted(head, subject, v string, t tense, plural, first bool) []string {
	switch {
	case t == future:
		return []string{head, "will", subject, v}
	case v == "be":
		return []string{head, conjugate(v, t, plural, first), subject}
	}
	return []string{head, conjugate("do", t, plural, first), subject, v}
}

// agreement says whether the verb is in the plural, and whether it is the form for I.
func (c *saying) agreement(leads string, verb int) (plural, first bool) {
	if c.p.pieces[verb].plural {
		return true, false
	}
	if a := c.actorOf(leads); a != nil {
		return a.plural(), a.he == "I"
	}
	there := strings.HasPrefix(strings.ToLower(c.p.pieces[0].text), "there")
	switch {
	case leads == "n" || there && c.p.has("n"):
		am := c.spec.amount
		if am.form == partOf || am.form == percentOf {
			return am.what.kind == count, false
		}
		if am.what.kind == measure && !c.told[am.q] && am.form == plainly && c.mode < asked && am.what.of != "" {
			return false, false // some water is left
		}
		return am.what.kind != money, false
	case leads == "k things", leads == "k", leads == "r things", leads == "s":
		return true, false
	case leads == "f":
		return true, false
	}
	return false, false
}

func (c *saying) actorOf(slot string) *actor {
	switch slot {
	case "A":
		return c.spec.actors[0]
	case "B":
		return c.spec.actors[1]
	case "AB":
		return c.spec.actors[2]
	}
	return nil
}

// phrase says pieces without verbs.
func (c *saying) phrase(pieces []piece, subject bool) string {
	var b strings.Builder
	for i, pc := range pieces {
		switch {
		case pc.slot == "":
			if i == 0 {
				b.WriteString(lower(pc.text))
			} else {
				b.WriteString(pc.text)
			}
		default:
			b.WriteString(c.slot(pc, subject && c.p.verbs > 0 && pc.slot == c.p.subject(len(pieces)) || subject && i == 0))
		}
	}
	return strings.TrimSpace(b.String())
}

// following says what stands behind the first verb; further verbs take its subject.
func (c *saying) following(pieces []piece, t tense, plural, first bool) string {
	var b strings.Builder
	for _, pc := range pieces {
		switch {
		case pc.verb != "":
			b.WriteString(conjugate(pc.verb, t, plural || pc.plural, first))
		case pc.slot == "":
			b.WriteString(pc.text)
		default:
			b.WriteString(c.slot(pc, false))
		}
	}
	return strings.TrimSpace(b.String())
}

func (c *saying) slot(pc piece, subject bool) string {
	if a := c.actorOf(pc.slot); a != nil {
		form := pc.form
		if form == "" && !subject {
			form = "object"
			if c.p.verbs == 0 {
				form = "" // its verb is part of the text, and it stands before it
			}
		}
		return c.name(a, form)
	}
	if pc.slot == "n" {
		if c.mode >= asked {
			return ""
		}
		np, tail := c.say(c.spec.amount)
		if tail != "" {
			c.tail = tail
		}
		return np
	}
	if name, ok := strings.CutSuffix(pc.slot, " things"); ok {
		if q, ok := c.spec.numbers[name]; ok {
			w := c.teller.run.quantities[q].what
			c.mention(w)
			return c.num(q) + " " + w.things()
		}
	}
	if q, ok := c.spec.numbers[pc.slot]; ok {
		w := c.teller.run.quantities[q].what
		if w.kind == measure || w.kind == years {
			return c.num(q) + " " + w.many
		}
		return c.num(q)
	}
	if name, ok := strings.CutPrefix(pc.slot, "a "); ok {
		return article(c.spec.words[name])
	}
	if word, ok := c.spec.words[pc.slot]; ok {
		return word
	}
	return "{" + pc.slot + "}"
}

// tidy removes what a gap leaves behind.
func tidy(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	s = strings.ReplaceAll(s, " ,", ",")
	return s
}
