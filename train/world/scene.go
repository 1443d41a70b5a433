package world

import (
	"embed"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"mwpranker/wasm/expr"
)

// Scenes are situations told in whole sentences: the composed runs teach what can happen, the short
// scenes teach what most people would type, the long ones what stands in a school book: much is
// told, and a question asks about a part of it. A scene holds quantities and relations like a run;
// what is told and what is asked for is drawn. scenes/README.txt says how they are written.
//
//go:embed scenes/*.txt
var sceneFiles embed.FS

// scene is one situation.
type scene struct {
	name   string
	ways   []string // variants with other relations: gives, gets
	who    []string // kinds of people that A may be; none for all
	things []slotThing
	words  []slotWords
	nums   []slotNum
	rels   []slotRel
	lines  []*sceneLine
	long   bool // all its sentences are told, mostly
	middle bool // rather asked for what takes more than a step
	source int  // the line of the file that is being read
	copies int  // a line with # stands for so many
	free   bool // its sentences may stand in any order
	tail   bool // all but the first may
	past   bool // told in the past only
	whole  bool // its questions are over whole numbers, mostly
}

type slotThing struct {
	name    string
	classes []string
}

// slotWords are words that are drawn together. Rows give each name its own word; else the names get
// different words of one list.
type slotWords struct {
	names []string
	list  []string
	rows  [][]string
}

// slotRel is a relation between named numbers or constants: out = a op b.
type slotRel struct {
	way, out, a, b string
	op             byte
	maybe          bool // "?=": where it would not be above zero, nobody speaks of it
}

// sceneLine is a sentence, in several wordings.
type sceneLine struct {
	sort   byte // '>' tells, '~' tells without a number, '?' asks
	way    string
	of     string   // of ~ and ?: the quantity
	tells  []string // of >: its numbers
	texts  []string
	source int // the line of the file that it was written in
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
		middle := strings.HasPrefix(f.Name(), "class_")
		long := strings.HasPrefix(f.Name(), "long_") || strings.HasPrefix(f.Name(), "tale_")
		whole := f.Name() == "whole.txt"
		for i, line := range strings.Split(string(data), "\n") {
			line = strings.TrimSpace(line)
			if line == "" || line[0] == '#' {
				continue
			}
			if name, ok := strings.CutPrefix(line, "== "); ok {
				s = &scene{name: name, long: long, middle: middle, whole: whole}
				list = append(list, s)
				continue
			}
			if s == nil {
				return nil, fmt.Errorf("scenes/%s:%d: a line before the first scene", f.Name(), i+1)
			}
			s.source = i
			for _, l := range s.copied(line) {
				if err := s.read(l); err != nil {
					return nil, fmt.Errorf("scenes/%s:%d: %w", f.Name(), i+1, err)
				}
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
		s.free, s.tail = rest == "free", rest == "tail"
	case "copies":
		s.copies, _ = strconv.Atoi(rest)
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
		return s.readWords(rest)
	case "num":
		return s.readNumbers(rest)
	default:
		return fmt.Errorf("%q is not known", head)
	}
	return nil
}

// readWords reads "x = red | blue", "x y = red | blue" (two of them) or "x, y = apple, crate | egg,
// tray" (row by row).
func (s *scene) readWords(rest string) error {
	names, list, _ := strings.Cut(rest, "=")
	rows := strings.Contains(names, ",")
	w := slotWords{names: strings.Fields(strings.ReplaceAll(names, ",", " "))}
	for _, entry := range strings.Split(list, "|") {
		entry = strings.TrimSpace(entry)
		if !rows {
			w.list = append(w.list, entry)
			continue
		}
		row := strings.Split(entry, ",")
		for i := range row {
			row[i] = strings.TrimSpace(row[i])
		}
		if len(row) != len(w.names) {
			return fmt.Errorf("%q has not a word for each of %s", entry, names)
		}
		w.rows = append(w.rows, row)
	}
	if !rows && len(w.list) < len(w.names) {
		return fmt.Errorf("too few words for %s", names)
	}
	s.words = append(s.words, w)
	return nil
}

// readRelation reads "r = a - g", "lose r = a - g" or "r = a roundup g".
func (s *scene) readRelation(line string) error {
	f := strings.Fields(line)
	r := slotRel{}
	if len(f) == 6 {
		r.way, f = f[0], f[1:]
	}
	if len(f) == 5 && f[1] == "?=" {
		r.maybe, f[1] = true, "="
	}
	if len(f) != 5 || f[1] != "=" || expr.OperatorNamed(f[3]) == 0 || f[3] == "^" {
		return fmt.Errorf("not a relation: %q", line)
	}
	r.out, r.a, r.op, r.b = f[0], f[2], expr.OperatorNamed(f[3]), f[4]
	s.rels = append(s.rels, r)
	return nil
}

// readLine reads "> ...", ">lose ...", "~ g : ...", "?lose r : ...".
func (s *scene) readLine(line string) error {
	l := &sceneLine{sort: line[0], source: s.source}
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
			l = &sceneLine{sort: '>', way: way, source: s.source}
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
	for _, w := range s.words {
		for _, name := range w.names {
			if known[name] {
				return fmt.Errorf("%s is both a word and a number", name)
			}
		}
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
				if known[slot] && !slices.Contains(l.tells, slot) {
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
	if known[slot] || len(name) == 1 && name >= "A" && name <= "D" || slot == "box" || slot == "boxes" {
		return true
	}
	for _, w := range s.words {
		if slices.Contains(w.names, slot) || slices.Contains(w.names, strings.TrimSuffix(slot, "s")) {
			return true
		}
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
