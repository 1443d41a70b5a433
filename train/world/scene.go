package world

import (
	"embed"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// Scenes are short situations of the lower grades, told in whole sentences: the composed runs teach what can happen, these
// teach what most people would type. A scene holds quantities and relations like a run; what is told and what is asked
// for is drawn. scenes/README.txt says how they are written.
//
//go:embed scenes/*.txt
var sceneFiles embed.FS

// scene is one situation.
type scene struct {
	name   string
	ways   []string // variants with other relations: gives, gets
	who    []string // kinds of people that A may be; none for all
	things []slotThing
	words  map[string][]string
	keys   []string // of words, in order
	nums   []slotNum
	rels   []slotRel
	lines  []*sceneLine
	free   bool // its sentences may stand in any order
	past   bool // told in the past only
}

type slotThing struct {
	name    string
	classes []string
}

// slotNum is a number that is drawn.
type slotNum struct {
	name      string
	low, high string // a number, or an earlier one's name with + - or / and a number
	kind      kind
	times     int64 // the value is a multiple of this
}

// slotRel is a relation between named numbers or constants: out = a op b.
type slotRel struct {
	way, out, a, b string
	op             byte
	maybe          bool // "?=": where it would not be above zero, nobody speaks of it
}

// sceneLine is a sentence, in several wordings.
type sceneLine struct {
	sort  byte // '>' tells, '~' tells without a number, '?' asks
	way   string
	of    string   // of ~ and ?: the quantity
	tells []string // of >: its numbers
	texts []string
}

var sceneBook, sceneErr = readScenes()

func readScenes() ([]*scene, error) {
	var list []*scene
	files, err := sceneFiles.ReadDir("scenes")
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		if f.Name() == "README.txt" {
			continue
		}
		data, err := sceneFiles.ReadFile("scenes/" + f.Name())
		if err != nil {
			return nil, err
		}
		var s *scene
		for i, line := range strings.Split(string(data), "\n") {
			line = strings.TrimSpace(line)
			if line == "" || line[0] == '#' {
				continue
			}
			if name, ok := strings.CutPrefix(line, "== "); ok {
				s = &scene{name: name, words: map[string][]string{}}
				list = append(list, s)
				continue
			}
			if s == nil {
				return nil, fmt.Errorf("scenes/%s:%d: a line before the first scene", f.Name(), i+1)
			}
			if err := s.read(line); err != nil {
				return nil, fmt.Errorf("scenes/%s:%d: %w", f.Name(), i+1, err)
			}
		}
	}
	for _, s := range list {
		if err := s.check(); err != nil {
			return nil, fmt.Errorf("scene %s: %w", s.name, err)
		}
	}
	return list, nil
}

// read takes one line of a scene.
func (s *scene) read(line string) error {
	switch line[0] {
	case '>', '~', '?':
		return s.readLine(line)
	}
	head, rest, ok := strings.Cut(line, ":")
	if !ok {
		return s.readRelation(line)
	}
	rest = strings.TrimSpace(rest)
	switch head {
	case "ways":
		s.ways = strings.Fields(rest)
	case "who":
		s.who = strings.Fields(rest)
	case "order":
		s.free = rest == "free"
	case "tense":
		s.past = rest == "past"
	case "things":
		for _, t := range strings.Split(rest, ";") {
			f := strings.Fields(t)
			if len(f) < 2 {
				return fmt.Errorf("things need a name and a class")
			}
			s.things = append(s.things, slotThing{f[0], f[1:]})
		}
	case "word":
		name, list, _ := strings.Cut(rest, "=")
		name = strings.TrimSpace(name)
		for _, w := range strings.Split(list, "|") {
			s.words[name] = append(s.words[name], strings.TrimSpace(w))
		}
		s.keys = append(s.keys, name)
	case "num":
		return s.readNumbers(rest)
	default:
		return fmt.Errorf("%q is not known", head)
	}
	return nil
}

func (s *scene) readNumbers(list string) error {
	for _, n := range strings.Split(list, ";") {
		f := strings.Fields(n)
		if len(f) < 2 {
			return fmt.Errorf("a number needs a name and its limits")
		}
		num := slotNum{name: f[0], kind: count, times: 1}
		if len(f) > 2 && f[2][0] == '*' {
			num.times, _ = strconv.ParseInt(f[2][1:], 10, 64)
		} else if len(f) > 2 {
			k, ok := map[string]kind{"$": money, "%": percent, "times": times, "part": part, "bare": bare}[f[2]]
			if !ok {
				return fmt.Errorf("%q is not a kind of number", f[2])
			}
			num.kind = k
		}
		if num.low, num.high, _ = strings.Cut(f[1], ".."); num.high == "" {
			return fmt.Errorf("limits are written 2..9")
		}
		s.nums = append(s.nums, num)
	}
	return nil
}

// readRelation reads "r = a - g" or "lose r = a - g".
func (s *scene) readRelation(line string) error {
	f := strings.Fields(line)
	r := slotRel{}
	if len(f) == 6 {
		r.way, f = f[0], f[1:]
	}
	if len(f) == 5 && f[1] == "?=" {
		r.maybe, f[1] = true, "="
	}
	if len(f) != 5 || f[1] != "=" || len(f[3]) != 1 || !strings.Contains("+-*/", f[3]) {
		return fmt.Errorf("not a relation: %q", line)
	}
	r.out, r.a, r.op, r.b = f[0], f[2], f[3][0], f[4]
	s.rels = append(s.rels, r)
	return nil
}

// readLine reads "> ...", ">lose ...", "~ g : ...", "?lose r : ...".
func (s *scene) readLine(line string) error {
	l := &sceneLine{sort: line[0]}
	way, rest, _ := strings.Cut(line[1:], " ")
	l.way = way
	if l.sort != '>' {
		of, texts, ok := strings.Cut(rest, ":")
		if !ok {
			return fmt.Errorf("what is asked for stands before a colon")
		}
		l.of, rest = strings.TrimSpace(of), texts
	}
	for _, t := range strings.Split(rest, " / ") {
		t = strings.TrimSpace(t)
		if strings.Count(t, "{") != strings.Count(t, "}") || strings.Count(t, "[") != strings.Count(t, "]") {
			return fmt.Errorf("brackets do not match: %q", t)
		}
		if !strings.HasPrefix(t, "I ") {
			t = lower(t)
		}
		tells := s.tells(t)
		if len(l.texts) > 0 && l.sort == '>' && !slices.Equal(tells, l.tells) { // other numbers: a sentence of its own
			s.lines = append(s.lines, l)
			l = &sceneLine{sort: '>', way: way}
		}
		l.texts, l.tells = append(l.texts, t), tells
	}
	s.lines = append(s.lines, l)
	return nil
}

// tells are the numbers of a sentence, by name.
func (s *scene) tells(text string) []string {
	var list []string
	for _, n := range s.names() {
		if strings.Contains(text, "{"+n+"}") {
			list = append(list, n)
		}
	}
	return list
}

// names are all quantities that have been named so far.
func (s *scene) names() []string {
	set := map[string]bool{}
	for _, n := range s.nums {
		set[n.name] = true
	}
	for _, r := range s.rels {
		set[r.out] = true
	}
	var list []string
	for n := range set {
		list = append(list, n)
	}
	sort.Strings(list)
	return list
}

// check holds a scene against its own names.
func (s *scene) check() error {
	known := map[string]bool{}
	for _, n := range s.names() {
		known[n] = true
	}
	asks := 0
	for _, l := range s.lines {
		for _, t := range l.texts {
			for _, n := range l.tells {
				if strings.Count(t, "{"+n+"}") != 1 {
					return fmt.Errorf("every wording tells the same numbers: %q", t)
				}
			}
			for _, slot := range slotsOf(t) {
				if !s.knows(slot, known) {
					return fmt.Errorf("nothing fills {%s} in %q", slot, t)
				}
				if l.sort == '>' && known[slot] && !slices.Contains(l.tells, slot) {
					return fmt.Errorf("{%s} stands only in %q", slot, t)
				}
			}
		}
		if l.sort == '?' {
			asks++
		}
		if l.sort != '>' && !known[l.of] {
			return fmt.Errorf("no number %q", l.of)
		}
		if l.way != "" && !slices.Contains(s.ways, l.way) {
			return fmt.Errorf("no way %q", l.way)
		}
	}
	if asks == 0 {
		return fmt.Errorf("it asks for nothing")
	}
	return nil
}

func (s *scene) knows(slot string, known map[string]bool) bool {
	name, _, _ := strings.Cut(strings.TrimSuffix(slot, "'s"), ".")
	if known[slot] || name == "A" || name == "B" || name == "C" || slot == "box" || slot == "boxes" || s.words[slot] != nil || s.words[strings.TrimSuffix(slot, "s")] != nil {
		return true
	}
	for _, t := range s.things {
		if slot == t.name || slot == t.name+"1" {
			return true
		}
	}
	return false
}

func slotsOf(t string) []string {
	var list []string
	for {
		_, after, ok := strings.Cut(t, "{")
		if !ok {
			return list
		}
		slot, rest, _ := strings.Cut(after, "}")
		list, t = append(list, slot), rest
	}
}

// limit evaluates "12", "a", "a-1", "a/2".
func limit(s string, values map[string]int64) int64 {
	if i := strings.IndexAny(s, "+-/"); i > 0 {
		n, _ := strconv.ParseInt(s[i+1:], 10, 64)
		a := limit(s[:i], values)
		switch s[i] {
		case '+':
			return a + n
		case '-':
			return a - n
		}
		return a / max(n, 1)
	}
	if n, err := strconv.ParseInt(s, 10, 64); err == nil {
		return n
	}
	return values[s]
}
