package world

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
)

// stageTeller puts a telling of a scene into words, with marks for the numbers.
type stageTeller struct {
	*staged
	r        *rand.Rand
	known    map[*actor]bool
	sentence map[*actor]bool // named in this sentence
}

// source is a chance of its own for a line: the same line is worded the same way in every problem
// of a contrast.
func (st *staged) source(line int) *rand.Rand {
	return rand.New(rand.NewPCG(st.seed, 1000+uint64(line)))
}

// problem tells a telling and reads it again.
func (st *staged) problem(t *telling) (*Problem, string) {
	tl := &stageTeller{staged: st, known: map[*actor]bool{}}
	marked := tl.text(t)
	if strings.ContainsAny(marked, "{}[]~^`") {
		return nil, "scene " + st.scene.name + ": a mark is left"
	}
	if first, _, _ := strings.Cut(marked, ". "); len(t.said) > 0 && refersBack(first) || t.first && (strings.Contains(first, " that?") || strings.Contains(first, " is that ")) {
		return nil, "scene " + st.scene.name + ": nothing that it could mean"
	}
	style := newStyle(rand.New(rand.NewPCG(st.seed, 98)), st.american)
	style.inWords = st.seed%4 == 0
	if st.seed%7 == 0 {
		style.dollars, style.sign = true, "$"
	}
	s, order := style.write(st.run, tidy(marked))
	index := map[int]int{}
	for i, q := range order {
		index[q] = i
	}
	asked := st.id[st.line(t.ask).of]
	missing := false
	e := rename(t.d.expression(asked), func(q int) int {
		i, ok := index[q]
		missing = missing || !ok
		return i
	})
	if missing {
		return nil, "scene " + st.scene.name + ": a needed number is not said"
	}
	p := &Problem{Text: s, Answer: st.value(asked), Events: []string{"scene " + st.scene.name}, Asked: "scene " + st.scene.name, Scene: st.scene.name,
		Steps: t.d.cost[asked], Inverse: !st.derived(asked), Spare: len(order) - len(distinctLeaves(e))}
	if why := p.read(st.run, order, e); why != "" {
		return p, "scene " + st.scene.name + ": " + why
	}
	return p, ""
}

// refersBack is true for a first sentence that speaks of what nobody has named yet.
func refersBack(s string) bool {
	if strings.Contains(s, "degrees") {
		return false
	}
	for _, w := range []string{" them", "they ", "it ", " it", "these ", " too", " also", "after that", "then "} {
		if strings.HasPrefix(s, w) || strings.Contains(s, w+" ") || strings.HasSuffix(s, w) {
			return true
		}
	}
	return false
}

// text tells all sentences in their order.
func (tl *stageTeller) text(t *telling) string {
	var out []string
	if t.first {
		out = append(out, tl.say(t.ask))
	}
	said := slices.Clone(t.said)
	if t.noise != nil {
		tl.words["noise"] = tl.num(t.noiseQ)
	}
	for i, l := range said {
		if t.noise != nil && i == len(said)-1 {
			out = append(out, tl.noise(t.noise))
		}
		s := tl.say(l)
		one := !strings.Contains(strings.TrimSuffix(s, "."), ". ") && !strings.ContainsAny(s, ":;\"?!") && !linked.MatchString(s)
		switch {
		case t.fuse == 1 && i > 0 && i == len(said)-1 && one && t.noise == nil && tl.joins(l) && !strings.Contains(out[len(out)-1], " and "):
			last := len(out) - 1
			out[last] = strings.TrimSuffix(out[last], ".") + " and " + s
		case t.fuse == 2 && i == len(said)-1 && one && !t.first && tl.matters(t, l) && !strings.Contains(s, "each of") && !strings.Contains(s, ";"):
			ask := tl.say(t.ask)
			if strings.HasPrefix(ask, "how") || strings.HasPrefix(ask, "what") {
				return strings.Join(append(out, "if "+strings.TrimSuffix(s, ".")+", "+ask), " ")
			}
			return strings.Join(append(out, s, ask), " ")
		default:
			out = append(out, s)
		}
	}
	if !t.first {
		out = append(out, tl.say(t.ask))
	}
	return strings.Join(out, " ")
}

// matters is true for a line that the answer needs: only such a one is a condition.
func (tl *stageTeller) matters(t *telling, l int) bool {
	needed := make([]bool, len(tl.quantities))
	t.d.path(tl.id[tl.line(t.ask).of], needed)
	return slices.ContainsFunc(tl.line(l).tells, func(n string) bool { return needed[tl.id[n]] })
}

// linked is a sentence that takes up another one: "if then ..." is no condition.
var linked = regexp.MustCompile(`^(then|but|so|now|after that|alas|unfortunately)\b`)

// joins is true for a line that begins with a person, so that "and" may stand before it.
func (tl *stageTeller) joins(l int) bool {
	for _, t := range tl.line(l).texts {
		if !strings.HasPrefix(t, "{") {
			return false
		}
	}
	return true
}

// say words one line.
func (tl *stageTeller) say(line int) string {
	tl.r = tl.source(line)
	tl.sentence = map[*actor]bool{}
	s := choices(tl.r, pick(tl.r, tl.line(line).texts))
	if tl.line(line).sort == '?' {
		s = tl.frame(s)
	}
	if tl.cast["A"].he == "I" {
		s = ofMe.Replace(s)
	}
	return spaces.Replace(tl.word(s))
}

// frame puts a question in another way, at times: "how many pens does Mia have?" as "find out how
// many pens Mia has."
func (tl *stageTeller) frame(s string) string {
	switch k := tl.r.IntN(100); {
	case k < 6 && (strings.HasPrefix(s, "how ") || strings.HasPrefix(s, "what ")):
		return pick(tl.r, []string{"so ", "now ", "then ", "well, ", "so tell me: ", "question: "}) + s
	case k < 26:
		m := direct.FindStringSubmatch(s)
		if m == nil {
			m = state.FindStringSubmatch(s)
			if m == nil || strings.HasPrefix(m[1], "more ") || strings.HasPrefix(m[1], "fewer ") || strings.HasPrefix(m[1], "of ") || strings.HasPrefix(m[3], "that") || strings.HasPrefix(m[3], "{") || strings.HasPrefix(m[3], "the ") {
				return s
			}
			if rest, ok := strings.CutPrefix(m[3], "there "); ok { // "that there are in the box", not "that are there in the box"
				m[2], m[3] = "there "+m[2], rest
			}
			return pick(tl.r, []string{"find the number of ", "work out the number of ", "give the number of ", "we need to know the number of "}) + m[1] + " that " + m[2] + " " + m[3] + "."
		}
		mark := map[string]string{"does": "^", "did": "`", "~do": "~"}[m[2]]
		start := pick(tl.r, []string{"find out ", "find ", "work out ", "calculate ", "tell me ", "can you tell ", "do you know ", "we want to know ", "say ", "can you find "})
		end := "."
		if strings.HasPrefix(start, "can ") || strings.HasPrefix(start, "do ") {
			end = "?"
		}
		return start + m[1] + " {" + m[3] + "} " + m[4] + mark + m[5] + m[6] + end
	}
	return s
}

var (
	direct = regexp.MustCompile(`^((?:how many|how much|for how many|what) .*?)\b ?(does|did|~do) \{([A-D])\} (still )?([a-z]+)([^.]*)\?$`)
	state  = regexp.MustCompile(`^how many ([^?]*?) (are|were) ([^?]*)\?$`)
)

// ofMe suits what is written for a third person to the speaker; spaces closes the gaps that empty
// choices leave.
var (
	ofMe   = strings.NewReplacer("does {A}", "do {A}", "has {A}", "have {A}", "is {A}", "am {A}", "{A} does", "{A} do", "{A} has", "{A} have", "{A} needs", "{A} need", "{A} wants", "{A} want", "{A} still needs", "{A} still need")
	spaces = strings.NewReplacer("  ", " ", " .", ".", " ,", ",", " ?", "?")
)

// noise is a sentence of noise.txt; its number is {noise}.
func (tl *stageTeller) noise(p *pattern) string {
	tl.r = tl.source(500)
	tl.sentence = map[*actor]bool{}
	s := p.source
	from := strings.Index(s, "{x:")
	if from < 0 {
		from = strings.Index(s, "{$:")
	}
	to := from + strings.IndexByte(s[from:], '}')
	return tl.word(lower(s[:from] + "{noise}" + s[to+1:]))
}

// choices settles [this|that].
func choices(r *rand.Rand, s string) string {
	for {
		end := strings.IndexByte(s, ']')
		if end < 0 {
			return s
		}
		start := strings.LastIndexByte(s[:end], '[')
		if start < 0 {
			return s
		}
		s = s[:start] + pick(r, strings.Split(s[start+1:end], "|")) + s[end+1:]
	}
}

// word fills slots and inflects verbs.
func (tl *stageTeller) word(s string) string {
	var b strings.Builder
	var subject *actor
	for i := 0; i < len(s); {
		switch c := s[i]; c {
		case '{':
			end := i + strings.IndexByte(s[i:], '}')
			slot := s[i+1 : end]
			text, who := tl.fill(tl.standing(slot, b.String(), s[end+1:]))
			if who != nil {
				subject = who
			} else if before := b.String(); (before == "a" || before == "a " || strings.HasSuffix(before, " a ")) && article(text)[1] == 'n' {
				b.Reset()
				b.WriteString(strings.TrimSuffix(before, " ") + "n ")
			}
			b.WriteString(text)
			i = end + 1
		case '~', '^', '`':
			end := i + 1
			number := byte(0)
			if end < len(s) && (s[end] == '+' || s[end] == '-') {
				number = s[end]
				end++
			}
			from := end
			for end < len(s) && s[end] >= 'a' && s[end] <= 'z' {
				end++
			}
			when := past
			if c == '^' || c == '~' && tl.present {
				when = present
			}
			who := subject
			if who == nil {
				who = tl.next(s[end:])
			}
			plural := number == '+' || number == 0 && (who == nil || who.plural())
			b.WriteString(conjugate(s[from:end], when, plural, number == 0 && who != nil && who.he == "I"))
			i = end
		default:
			if c == '.' && i+1 < len(s) {
				subject = nil
				tl.sentence = map[*actor]bool{}
			}
			b.WriteByte(c)
			i++
		}
	}
	return b.String()
}

// standing gives the slot of a person the form that its place asks for: behind a verb or "to" a
// pronoun is an object, and in "than Mia" and "Mia and Tom" a name is clearer.
func (tl *stageTeller) standing(slot, before, after string) string {
	if owner, ok := strings.CutSuffix(slot, "'s"); ok && tl.cast[owner] != nil && after != "" && strings.IndexByte(".?,", after[0]) >= 0 {
		return owner + ".own" // "longer than Mia's."
	}
	if tl.cast[slot] == nil {
		return slot
	}
	if strings.HasPrefix(after, " and {") {
		return slot + ".name"
	}
	if strings.HasPrefix(after, " ~") || strings.HasPrefix(after, " ^") || strings.HasPrefix(after, " `") || strings.HasPrefix(after, " still `") || strings.HasPrefix(after, " also ~") || strings.HasPrefix(after, " still ^") {
		return slot
	}
	before = strings.TrimSuffix(before, " ")
	if before == "" || strings.HasSuffix(before, ".") || strings.HasSuffix(before, ",") {
		return slot
	}
	switch word := before[strings.LastIndexByte(before, ' ')+1:]; word {
	case "does", "do", "did", "has", "have", "that", "if", "when", "before", "is", "are", "was", "were", "can", "must", "will", "would":
		return slot
	case "and", "than", "are:", "of", "between":
		return slot + ".name"
	}
	return slot + ".him"
}

// next is the next person in the text: the subject of "does {A} have".
func (tl *stageTeller) next(s string) *actor {
	for _, slot := range slotsOf(s) {
		if a := tl.cast[slot]; a != nil {
			return a
		}
	}
	return nil
}

// fill gives what stands in a slot, and the person where it is the subject.
func (tl *stageTeller) fill(slot string) (string, *actor) {
	if w, ok := tl.words[slot]; ok {
		return w, nil
	}
	if q, ok := tl.id[slot]; ok {
		return tl.num(q), nil
	}
	name, form, _ := strings.Cut(slot, ".")
	if n, ok := strings.CutSuffix(slot, "'s"); ok {
		name, form = n, "'s"
	}
	a := tl.cast[name]
	if a == nil {
		return fmt.Sprintf("{%s}", slot), nil
	}
	text := tl.person(a, form)
	if form == "" || form == "name" {
		return text, a
	}
	return text, nil
}

func (tl *stageTeller) person(a *actor, form string) string {
	known, again := tl.known[a], tl.sentence[a]
	tl.known[a], tl.sentence[a] = true, true
	p := pronouns[a.he]
	alone := true
	for o := range tl.known {
		alone = alone && (o == a || o.he != a.he)
	}
	if form == "his" {
		form = "'s"
	}
	if form == "own" {
		if a.he == "I" {
			return "mine"
		}
		return map[bool]string{false: a.first, true: a.later}[known] + "'s"
	}
	if a.speaker() && form != "name" || form != "name" && known && alone && (again || tl.r.IntN(10) < 7) {
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
	return name
}

func (st *staged) num(q int) string { return string(rune(firstMark + q)) }

// fromScene makes a problem of a scene, or says why not.
func (g *Generator) fromScene(n uint64) (*Problem, string) {
	st := g.stage(n)
	if st == nil {
		return nil, "a value makes no sense"
	}
	t := st.choose(st.r)
	if t == nil {
		return nil, "nothing to ask for"
	}
	if t.spare == 0 && st.percentChance(30) {
		st.addNoise(t)
	}
	if !st.clear(t) {
		return nil, "two numbers are equal"
	}
	return st.problem(t)
}

// addNoise adds a sentence that has nothing to do with the rest.
func (st *staged) addNoise(t *telling) {
	a := st.cast["A"]
	tag := ""
	if a.he != "I" && !t.first && !strings.HasPrefix(a.first, "a") && st.chance(2) {
		tag = "person"
	}
	p := pick(st.r, book.of("noise", tag))
	if p.has("things") || p.has("box") || p.has("B") || p.has("otherthings") {
		return
	}
	kind := &what{kind: bare}
	if p.has("$") {
		kind = cash
	}
	t.noise = p
	t.noiseQ = st.whole(st.between(p.range_[0], p.range_[1]), kind)
	t.told = append(t.told, make([]bool, len(st.quantities)-len(t.told))...)
	t.told[t.noiseQ] = true
	t.spare++
}
