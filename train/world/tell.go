package world

import (
	"math/rand/v2"
	"strings"

	"mwpranker/wasm/lang"
)

// teller puts a run into words: which facts, in which order, fused how.
type teller struct {
	r    *rand.Rand
	run  *run
	told []bool
	used []int // how often each phrase was used

	past, now tense // of events, of the end
	wordy     bool

	said      map[*actor]bool // who was named
	here      map[*actor]bool // who was named in this clause
	before    map[*actor]bool // who was named in the clause before
	subject   *actor          // of this clause
	mentioned map[string]bool // things
	kept      []*fact
	asked     *fact // whose words the question takes up
	lastThen  string
	front     bool               // a comparison may begin with its day
	chosen    map[*fact]*pattern // the phrase of each fact
}

// narrations are the tenses of start, events and end; the past is told most.
var narrations = [][2]tense{{past, past}, {past, present}, {past, present}, {present, present}, {present, present}, {future, future}}

func newTeller(g *Generator, w *run, p *plan, seed uint64) *teller {
	t := &teller{r: rand.New(rand.NewPCG(seed, 99)), run: w, told: p.told, used: g.used, kept: p.facts,
		said: map[*actor]bool{}, here: map[*actor]bool{}, before: map[*actor]bool{}, mentioned: map[string]bool{}, chosen: map[*fact]*pattern{}, asked: p.view.fact}
	n := pick(t.r, narrations)
	if w.noFuture && n[0] == future {
		n = narrations[0]
	}
	if w.onlyPast {
		n = [2]tense{past, past}
	}
	t.past, t.now = n[0], n[1]
	t.wordy = t.r.IntN(5) < 2
	return t
}

// tense of a clause in this narration.
func (t *teller) tense(of tenseOf) tense {
	switch of {
	case atStart:
		if t.past == future {
			return present
		}
		return t.past
	case atEvent:
		return t.past
	case atEnd:
		return t.now
	case before:
		if t.past == future {
			return present
		}
		return past
	}
	return present
}

// name says an actor, by a pronoun where nobody else could be meant.
func (t *teller) name(a *actor, form string) string {
	subject := t.subject == a
	again := t.here[a] || subject && form != ""
	known := t.said[a]
	t.here[a], t.said[a] = true, true
	p := pronouns[a.he]
	short := again && form != "" && form != "object" || a.speaker() || form == "himself"
	if !short && known && t.unmistakable(a) {
		short = t.r.IntN(10) < 7
	}
	if short {
		switch form {
		case "":
			return a.he
		case "'s":
			return p[1]
		case "himself":
			return p[2]
		}
		return p[0]
	}
	name := a.first
	if known {
		name = a.later
	}
	if form == "'s" {
		return name + "'s"
	}
	if form != "" && strings.HasSuffix(name, " and I") {
		return strings.TrimSuffix(name, "I") + "me"
	}
	return name
}

// unmistakable says whether a pronoun can only mean a: nobody else with that pronoun was named, or
// the last clause was about a alone.
func (t *teller) unmistakable(a *actor) bool {
	if a.he == "it" || a.he == "they" && len(t.run.people) > 1 {
		return t.before[a] && len(t.before) == 1
	}
	for o := range t.said {
		if o != a && o.he == a.he {
			return t.before[a] && len(t.before) == 1 && len(t.here) <= 1
		}
	}
	return true
}

func (t *teller) mention(w *what) {
	switch {
	case w.kind == money:
		t.mentioned["money"] = true
	case w.kind == measure:
		t.mentioned[w.of] = true
	default:
		t.mentioned[w.many] = true
	}
}

// only is true where w was named and the run speaks of no other things, so that the noun may be
// left out.
func (t *teller) only(w *what) bool {
	name := w.many
	if w.kind == measure {
		name = w.of
	}
	return len(t.run.things) <= 1 && t.mentioned[name]
}

// num is a number of the text: a mark that the writing replaces.
func (t *teller) num(q int) string { return string(rune(firstMark + q)) }

const firstMark = 0xE000

func article(noun string) string { return lang.Article(noun) + " " + noun }

// choose draws a phrase of the spec's class that fits what is told.
func (t *teller) choose(s *spec, question bool) *pattern {
	if s.phrase != nil {
		return s.phrase
	}
	class := s.class
	for q, c := range s.unknown { // at most one of them is not told
		if !t.told[q] {
			class = c
		}
	}
	list := book.of(class, s.tags)
	for range 12 {
		if len(list) == 0 {
			break
		}
		p := pick(t.r, list)
		a := s.actors[0]
		if question && (p.mute || p.verbs > 1 && !p.question) || !question && p.question {
			continue
		}
		if p.personal && a != nil && a.he == "it" || p.now && t.past == future {
			continue
		}
		return p
	}
	return nil
}

// phraseOf is the phrase of a fact: the question takes up the same one.
func (t *teller) phraseOf(f *fact) *pattern {
	p, ok := t.chosen[f]
	if !ok {
		p = t.choose(&f.spec, f == t.asked)
		t.chosen[f] = p
	}
	return p
}

// tell gives the text with marks for its numbers, or "" where it cannot be told.
func (t *teller) tell(v *view) string {
	var out []string
	if t.wordy && t.r.IntN(3) == 0 {
		out = append(out, t.lead())
	}
	facts := t.kept
	switch k := t.r.IntN(100); {
	case k < 9:
		q := strings.TrimPrefix(t.question(v, ""), "So ")
		body := t.body(facts)
		return strings.Join(append(append([]string{q}, out...), body...), " ")
	case k < 16 && len(facts) <= 3 && !t.wordy:
		return t.questionIf(v, facts)
	case k < 42 && len(facts) > 1:
		last := facts[len(facts)-1]
		if last.result < 0 && (last.event || last.link) && last.order >= 0 && !strings.HasPrefix(v.class, "agein") && !strings.HasPrefix(v.class, "ageago") {
			p := t.phraseOf(last)
			if p == nil {
				return ""
			}
			out = append(out, t.body(facts[:len(facts)-1])...)
			cond := "If "
			if !last.link && t.r.IntN(3) == 0 {
				cond = "When "
			}
			cond += t.clause(p, &last.spec, statement, t.conditional(last.tense))
			return strings.Join(append(out, t.question(v, cond)), " ")
		}
	}
	out = append(out, t.body(facts)...)
	return strings.Join(append(out, t.question(v, "")), " ")
}

// conditional is the tense behind "if": never the future.
func (t *teller) conditional(of tenseOf) tense {
	if n := t.tense(of); n != future {
		return n
	}
	return present
}

// lead is a sentence that sets the scene.
func (t *teller) lead() string {
	a := t.run.asNoise.person
	tag := ""
	if a != nil && !a.plural() && a.he != "it" {
		tag = "person"
	}
	p := pick(t.r, book.of("lead", tag))
	return t.plainText(p, &spec{actors: [3]*actor{a}})
}

// plainText says a phrase without verbs to conjugate.
func (t *teller) plainText(p *pattern, s *spec) string {
	t.used[p.id]++
	clear(t.here)
	t.subject = nil
	c := &saying{teller: t, p: p, spec: s}
	if p.leads() == "A" {
		t.subject = s.actors[0]
	}
	out := c.phrase(p.pieces, true)
	clear(t.before)
	for a := range t.here {
		t.before[a] = true
	}
	return out
}

// body tells the facts, one sentence or several to each sentence.
func (t *teller) body(facts []*fact) []string {
	var out []string
	for i := 0; i < len(facts); {
		n, s := t.sentence(facts[i:], len(out) > 0)
		if s == "" {
			i++
			continue
		}
		out = append(out, s)
		i += n
	}
	return out
}

// sentence tells the first of the facts, and others with it where they can be fused; it says how
// many it told.
func (t *teller) sentence(facts []*fact, later bool) (int, string) {
	f := facts[0]
	if f.phrase != nil && f.phrase.verbs == 0 { // noise
		return 1, t.plainText(f.phrase, &f.spec)
	}
	if n := t.seriesLength(facts); n > 1 && t.r.IntN(10) < 6 {
		if s := t.enumerate(facts[:n]); s != "" {
			return n, s + "."
		}
	}
	p := t.phraseOf(f)
	if p == nil {
		return 1, ""
	}
	tense := t.tense(f.tense)
	if len(facts) > 1 {
		if s := t.whichIs(f, p, facts[1]); s != "" {
			return 2, s + "."
		}
		if s := t.fuse(f, p, facts[1]); s != "" {
			return 2, s + "."
		}
	}
	lead := ""
	if later && f.event && f.when == "" && t.r.IntN(10) < 4 {
		lead = t.then() + " "
		if t.r.IntN(2) == 0 || lead == "Next " {
			lead = strings.TrimSpace(lead) + ", "
		}
	}
	if f.when != "" && t.r.IntN(2) == 0 && f.amount != nil && !f.link {
		lead = f.when + " "
		if t.r.IntN(3) > 0 {
			lead = f.when + ", "
		}
		s := f.spec
		s.when = ""
		return 1, lead + t.clause(p, &s, statement, tense) + "."
	}
	t.front = lead == "" && t.r.IntN(2) == 0
	clause := t.clause(p, &f.spec, statement, tense)
	if strings.Contains(clause, strings.ToLower(strings.Trim(lead, ", "))) { // "On the way home she lost 5 on the way home"
		lead = ""
	}
	return 1, lead + clause + "."
}

func (t *teller) then() string {
	tag := "short"
	if t.wordy {
		tag = ""
	}
	p := pick(t.r, book.of("then", tag))
	for p.source == t.lastThen {
		p = pick(t.r, book.of("then", tag))
	}
	t.used[p.id]++
	t.lastThen = p.source
	return p.source
}

// fuse tells two facts in one sentence, or gives "".
func (t *teller) fuse(f *fact, p *pattern, g *fact) string {
	same := f.actors[0] != nil && f.actors[0] == g.actors[0] && p.leads() == "A"
	k := t.r.IntN(100)
	if f.when != "" || g.when != "" || f.link || g.link || f.order < 0 || g.order < 0 || k >= 40 {
		return ""
	}
	q := t.phraseOf(g)
	if q == nil || q.phraseOnly() {
		return ""
	}
	switch {
	case g.event && same && q.leads() == "A" && p.verbs == 1 && q.verbs == 1:
		first := t.clause(p, &f.spec, statement, t.tense(f.tense))
		if strings.Contains(first, " and ") {
			return first + ". " + t.clause(q, &g.spec, statement, t.tense(g.tense))
		}
		and := " and "
		if f.event && k < 20 {
			and = " and then "
		}
		second := t.clause(q, &g.spec, without, t.tense(g.tense))
		return first + and + second
	case f.event && g.result >= 0 && g.tense == atEnd && same && q.leads() == "A" && p.verbs == 1 && p.pieces[1].verb != "be" && t.said[f.actors[0]] && !f.actors[0].speaker():
		first := t.clause(p, &f.spec, giving, past)
		return "After " + first + ", " + t.clause(q, &g.spec, statement, t.tense(g.tense))
	case g.event && f.result < 0 && p.verbs == 1 && q.verbs == 1 && k < 22:
		first := t.clause(p, &f.spec, statement, t.tense(f.tense))
		joint := ", and "
		if g.amount != nil && g.amount.dir < 0 && (f.amount == nil || f.amount.dir >= 0) {
			joint = ", but "
		}
		return first + joint + t.clause(q, &g.spec, statement, t.tense(g.tense))
	}
	return ""
}

// whichIs tells a number and then how it compares: "Mia picked 12 apples, which is 5 fewer than
// Tom."
func (t *teller) whichIs(f *fact, p *pattern, g *fact) string {
	if !g.link || f.series == 0 || g.amount == nil || f.actors[0] != g.actors[0] || f.when != g.when || f.amount.what != g.amount.what || t.r.IntN(3) == 0 {
		return ""
	}
	am := g.amount
	be := "is"
	if t.tense(f.tense) == past && t.r.IntN(2) == 0 {
		be = "was"
	}
	n := t.num(am.a)
	if am.what.kind == measure {
		n += " " + am.what.many
	}
	switch {
	case am.form == moreThan:
		n += " more than "
	case am.form == fewerThan && am.what.kind == count:
		n += " fewer than "
	case am.form == fewerThan:
		n += " less than "
	case am.form == timesAs, am.form == partAs:
		n += " as many as "
		if am.what.kind != count {
			n = strings.Replace(n, "as many", "as much", 1)
			if am.what.kind == measure {
				return ""
			}
		}
	default:
		return ""
	}
	joint := ", which "
	if t.r.IntN(3) == 0 {
		joint = ". That "
	}
	return t.clause(p, &f.spec, statement, t.tense(f.tense)) + joint + be + " " + n + compared(am.tail, t.tense(f.tense))
}

// phraseOnly is true for a pattern without a verb.
func (p *pattern) phraseOnly() bool { return p.verbs == 0 }

// seriesLength counts the facts at the front that tell one member of a series each.
func (t *teller) seriesLength(facts []*fact) int {
	n := 0
	for n < len(facts) && facts[n].series > 0 && facts[n].series == facts[0].series && !facts[n].link && facts[n].amount.form == plainly && t.told[facts[n].amount.q] {
		n++
	}
	return n
}

// enumerate tells members of a series in one sentence: "Mia picked 12 apples, Tom 7 and Ana 9."
func (t *teller) enumerate(facts []*fact) string {
	p := t.phraseOf(facts[0])
	if p == nil || p.leads() != "A" {
		return ""
	}
	out := t.clause(p, &facts[0].spec, statement, t.tense(facts[0].tense))
	for i, f := range facts[1:] {
		joint := ", "
		if i == len(facts)-2 {
			joint = pick(t.r, []string{" and ", " and ", ", and "})
		}
		w, n := f.amount.what, t.num(f.amount.q)
		switch {
		case f.actors[0] != facts[0].actors[0]:
			if w.kind == measure {
				n += " " + w.many
			}
			who := f.actors[0].first
			if t.said[f.actors[0]] {
				who = f.actors[0].later
			}
			t.said[f.actors[0]] = true
			out += joint + who + " " + n
		case f.when != facts[0].when:
			if w.kind == measure {
				n += " " + w.many
			}
			out += joint + n + " " + f.when
		default:
			out += joint + n + " " + w.many
			t.mention(w)
		}
	}
	clear(t.before)
	return out
}
