package world

import (
	"slices"
	"strings"
)

// question asks for the view; cond is a clause that comes before it, or "".
func (t *teller) question(v *view, cond string) string {
	s := &v.spec
	p := t.questionPhrase(v)
	if p == nil {
		return ""
	}
	tense := t.tense(v.tense)
	if cond != "" && tense == past && v.tense != before && t.past != past {
		tense = present
	}
	if p.verbs == 0 { // a whole question of its own
		q := t.plainText(p, s)
		ends := "?"
		if strings.HasSuffix(q, ".") || strings.HasSuffix(q, "?") {
			ends = ""
		}
		for _, w := range []string{"Find", "Work", "Say", "Calculate", "Add", "Determine"} {
			if strings.HasPrefix(q, strings.ToLower(w)) && ends != "" {
				ends = "."
			}
		}
		if cond != "" {
			return cond + ", " + lower(q) + ends
		}
		return q + ends
	}
	if p.question {
		q := t.clause(p, s, without, tense)
		q = tidy(t.questionStart(p) + " " + q)
		if cond != "" {
			return cond + ", " + lower(q) + "?"
		}
		return q + "?"
	}
	if cond != "" {
		return cond + ", " + t.clause(p, s, asked, tense) + "?"
	}
	am := s.amount
	if am.form == plainly && am.tail == "" && am.what.kind != years && !strings.HasPrefix(am.what.many, "more ") && t.r.IntN(10) == 0 {
		frame := pick(t.r, book.of("headN", ""))
		t.used[frame.id]++
		return strings.Replace(frame.source, "{N}", t.clause(p, s, noun, tense), 1)
	}
	frame := t.frame()
	t.used[frame.id]++
	text := frame.source
	if strings.Contains(text, "{Q}") {
		return strings.Replace(text, "{Q}", t.clause(p, s, asked, tense), 1)
	}
	return strings.Replace(text, "{E}", t.clause(p, s, embedded, tense), 1)
}

// frame is how the question is put: as a question, mostly, or as a task.
func (t *teller) frame() *pattern {
	list := book.of("head", "")
	if t.r.IntN(10) < 4 {
		return list[0] // the plain question stands first in its table
	}
	return pick(t.r, list)
}

// questionPhrase is the phrase that asks: for what happened, the one that told it.
func (t *teller) questionPhrase(v *view) *pattern {
	if v.fact != nil {
		return t.phraseOf(v.fact)
	}
	return t.choose(&v.spec, true)
}

// questionStart is what stands before the first verb of a question as it stands.
func (t *teller) questionStart(p *pattern) string {
	return strings.TrimSpace(p.pieces[0].text)
}

func lower(s string) string {
	if s == "" || s[0] < 'A' || s[0] > 'Z' {
		return s
	}
	return string(s[0]-'A'+'a') + s[1:]
}

// questionIf puts everything into one question: "How many pencils are left if Mia has 12 and gives
// 5 away?"
func (t *teller) questionIf(v *view, facts []*fact) string {
	if v.tense == before || slices.ContainsFunc(facts, func(f *fact) bool { return f.phrase != nil && f.phrase.verbs == 0 || f.order < 0 }) {
		return strings.Join(append(t.body(facts), t.question(v, "")), " ")
	}
	p := t.questionPhrase(v)
	if p == nil || p.verbs == 0 || p.question {
		return ""
	}
	if t.past == future {
		t.past, t.now = present, present
	}
	out := t.clause(p, &v.spec, asked, t.tense(v.tense)) + " if "
	for i, f := range facts {
		q := t.phraseOf(f)
		if q == nil {
			return ""
		}
		switch {
		case i == 0:
		case i == len(facts)-1:
			out += " and "
		default:
			out += ", "
		}
		m := statement
		if i > 0 && facts[i-1].actors[0] == f.actors[0] && f.actors[0] != nil && q.leads() == "A" && f.when == "" && facts[i-1].when == "" && strings.HasSuffix(out, " and ") && t.before[f.actors[0]] && t.subject == f.actors[0] {
			m = without
		}
		out += t.clause(q, &f.spec, m, t.conditional(f.tense))
	}
	return out + "?"
}
