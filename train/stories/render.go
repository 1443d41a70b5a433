package stories

import (
	"math/big"
	"regexp"
	"strings"

	"mwpranker/wasm/lang"
)

// tell writes the whole problem: the body and the question in their places.
func (d *drawing) tell(in *Instance, a *Ask, tell Telling) {
	b, q := tell.Body, tell.Ask
	if b < 0 {
		b = d.r.IntN(len(d.story.Bodies))
	}
	if q < 0 {
		q = d.r.IntN(len(a.Texts))
	}
	b, q = min(b, len(d.story.Bodies)-1), min(q, len(a.Texts)-1)
	body, ask := d.story.Bodies[b], a.Texts[q]
	in.Retold = q > 0 || b > 0 && !ask.whole
	switch {
	case ask.whole:
		d.write(ask.text)
	case ask.place >= 0:
		d.write(ask.text[:ask.place])
		d.write(body)
		d.write(ask.text[ask.place+1:])
	default:
		d.write(body)
		d.out.WriteByte(' ')
		d.write(ask.text)
	}
}

func (d *drawing) write(t template) {
	for i, pc := range t {
		switch {
		case pc.choice != nil:
			d.write(pc.choice[d.r.IntN(len(pc.choice))])
		case pc.slot == "":
			d.out.WriteString(pc.literal)
		default:
			d.slot(pc, i+1 < len(t) && unitNext.MatchString(t[i+1].literal))
		}
	}
}

// unitNext is a unit's abbreviation behind a number, which is then written in digits.
var unitNext = regexp.MustCompile(`^[ -]?(?:km|cm|mm|m|kg|g|mg|t|l|ml|cl|ft|in|lb|lbs|oz|mph|km/h|kWh|MB|GB|a\.m|p\.m|am|pm|°)\b|^°|^ °|^p\b`)

func (d *drawing) slot(pc piece, unit bool) {
	slot, plural := d.story.lookup(pc.slot)
	start := d.startsSentence()
	var s string
	switch {
	case slot.Kind.person():
		p := d.people[pc.slot]
		switch pc.form {
		case "":
			s = p.Name
		case "'s":
			s = p.Possessive()
		default:
			s = p.Pronoun(pc.form)
		}
	case slot.Kind == Noun:
		s = d.noun(pc, plural)
	default:
		v := d.env[pc.slot]
		s = d.number(slot, v, start, unit)
		at := d.out.Len()
		d.given = append(d.given, Given{Slot: pc.slot, Value: v, Start: at, End: at + len(s)})
	}
	if start || pc.capital {
		s = lang.Capital(s)
	}
	d.out.WriteString(s)
}

func (d *drawing) noun(pc piece, plural bool) string {
	if plural {
		return d.nouns[strings.TrimSuffix(pc.slot, "s")].plural
	}
	s := d.nouns[pc.slot].singular
	switch pc.form {
	case "a":
		return lang.Article(s) + " " + s
	case "'s":
		return s + "'s"
	}
	return s
}

// startsSentence is true at the start of the text and behind a stop; titles never stand before a
// slot.
func (d *drawing) startsSentence() bool {
	s := strings.TrimRight(d.out.String(), " \"“")
	return s == "" || strings.HasSuffix(s, ".") && !strings.HasSuffix(s, ".m.") || strings.HasSuffix(s, "?") || strings.HasSuffix(s, "!")
}

// number writes v as the slot's kind and the instance's style say.
func (d *drawing) number(slot *Slot, v *big.Rat, start, unit bool) string {
	switch slot.Kind {
	case Money:
		return lang.MoneyString(v, d.sign, d.commas)
	case DecNum:
		return lang.DecimalString(v, 4)
	case MixedNo:
		return lang.MixedString(v)
	case Percent:
		return lang.DecimalString(v, 2) + d.percent
	case FracOf:
		if w := lang.FractionWords(v, d.american); w != "" && (start || d.r.IntN(10) < 8) {
			return w
		}
		return v.RatString()
	case Times:
		return lang.TimesWords(v.Num().Int64())
	}
	n := v.Num().Int64()
	if unit {
		return lang.Grouped(n, d.commas)
	}
	if start && n <= 100 || d.inWords && n <= 12 || d.inWords && n <= 100 && d.r.IntN(3) == 0 {
		return lang.Cardinal(n, d.american)
	}
	return lang.Grouped(n, d.commas)
}
