package stories

import (
	"bufio"
	"embed"
	"fmt"
	"io"
	"io/fs"
	"math/big"
	"path"
	"sort"
	"strconv"
	"strings"

	"mwpranker/wasm/lang"
)

//go:embed text
var files embed.FS

// Load reads all the stories of this repository.
func Load() ([]*Story, error) { return LoadFS(files, "text") }

// LoadFS reads every .story file of a folder.
func LoadFS(fsys fs.FS, dir string) ([]*Story, error) {
	names, err := fs.Glob(fsys, path.Join(dir, "*.story"))
	if err != nil {
		return nil, err
	}
	sort.Strings(names)
	var all []*Story
	seen := map[string]string{}
	for _, name := range names {
		f, err := fsys.Open(name)
		if err != nil {
			return nil, err
		}
		list, err := Parse(path.Base(name), f)
		f.Close()
		if err != nil {
			return nil, err
		}
		for _, s := range list {
			if first, ok := seen[s.ID]; ok {
				return nil, fmt.Errorf("%s:%d: story %s stands already in %s", s.File, s.Line, s.ID, first)
			}
			seen[s.ID] = s.File
		}
		all = append(all, list...)
	}
	return all, nil
}

// Parse reads one file; an error names the line.
func Parse(name string, r io.Reader) ([]*Story, error) {
	p := &parser{file: name}
	in := bufio.NewScanner(r)
	in.Buffer(nil, 1<<20)
	for in.Scan() {
		p.line++
		if err := p.read(strings.TrimSpace(in.Text())); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, p.line, err)
		}
	}
	if err := in.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if err := p.endStory(); err != nil {
		return nil, fmt.Errorf("%s:%d: %w", name, p.line, err)
	}
	return p.stories, nil
}

type parser struct {
	file           string
	line           int
	topic, english string
	story          *Story
	stories        []*Story
	last           string // "body" or "ask": what "again" retells
}

func (p *parser) read(line string) error {
	if line == "" || line[0] == '#' {
		return nil
	}
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	if p.story == nil && word != "topic" && word != "english" && word != "story" {
		return fmt.Errorf("%q stands outside a story", word)
	}
	switch word {
	case "topic":
		p.topic = rest
		return p.endStory()
	case "story":
		if err := p.endStory(); err != nil {
			return err
		}
		if p.topic == "" || rest == "" || strings.ContainsAny(rest, " /") {
			return fmt.Errorf("a story needs a topic above it and a name of one word")
		}
		p.story = &Story{ID: p.topic + "/" + rest, Topic: p.topic, English: p.english, File: p.file, Line: p.line}
		return nil
	case "english":
		if rest != "gb" && rest != "us" && rest != "any" {
			return fmt.Errorf("english is gb, us or any, not %q", rest)
		}
		if rest == "any" {
			rest = ""
		}
		if p.story == nil {
			p.english = rest
		} else {
			p.story.English = rest
		}
		return nil
	case "grade":
		g, err := strconv.Atoi(rest)
		if err != nil || g < 1 || g > 8 {
			return fmt.Errorf("grade is 1 to 8, not %q", rest)
		}
		p.story.Grade = g
		return nil
	case "need":
		for part := range strings.SplitSeq(rest, ";") {
			f, err := parseFormula(strings.TrimSpace(part))
			if err != nil {
				return err
			}
			p.story.Needs = append(p.story.Needs, f)
		}
		return nil
	case "body":
		if p.story.Bodies != nil {
			return fmt.Errorf("a story has one body; a retelling of it starts with \"again\"")
		}
		p.last = "body"
		return p.body(rest)
	case "ask":
		p.last = "ask"
		return p.ask(rest)
	case "again":
		return p.again(rest)
	}
	if names, value, ok := strings.Cut(line, "="); ok {
		return p.slot(strings.TrimSpace(names), strings.TrimSpace(value))
	}
	return fmt.Errorf("%q is not a line of a story: see GRAMMAR.md", word)
}

func (p *parser) body(text string) error {
	t, err := p.template(text)
	if err == nil {
		p.story.Bodies = append(p.story.Bodies, t)
	}
	return err
}

func (p *parser) again(text string) error {
	switch p.last {
	case "body":
		return p.body(text)
	case "ask":
		a := p.story.Asks[len(p.story.Asks)-1]
		return p.askText(a, text)
	}
	return fmt.Errorf("\"again\" follows a body or a question")
}

func (p *parser) ask(rest string) error {
	text, right, ok := strings.Cut(rest, "=>")
	if !ok {
		return fmt.Errorf("a question ends with => and its equation")
	}
	right = strings.TrimSpace(right)
	a := &Ask{Line: p.line}
	for _, k := range []AnswerKind{Whole, Count, Decimal, Fraction} {
		if cut, found := strings.CutSuffix(right, " "+string(k)); found {
			a.Answer, right = k, strings.TrimSpace(cut)
		}
	}
	var err error
	if a.Equation, err = parseFormula(right); err != nil {
		return err
	}
	if a.Answer == "" {
		a.Answer = Decimal
		if strings.Contains(strings.ToLower(text), "how many") {
			a.Answer = Whole
		}
	}
	p.story.Asks = append(p.story.Asks, a)
	return p.askText(a, strings.TrimSpace(text))
}

func (p *parser) askText(a *Ask, text string) error {
	text, whole := strings.CutPrefix(text, "whole ")
	t, err := p.template(text)
	if err != nil {
		return err
	}
	at := askText{text: t, whole: whole, place: -1}
	for i, piece := range t {
		if piece.slot == "body" {
			at.place = i
		}
	}
	if whole && at.place >= 0 {
		return fmt.Errorf("a whole question stands without {body}")
	}
	a.Texts = append(a.Texts, at)
	return nil
}

func (p *parser) slot(names, value string) error {
	s := &Slot{}
	for n := range strings.SplitSeq(names, ",") {
		n = strings.TrimSpace(n)
		for i := range len(n) {
			if !isLetter(n[i]) {
				return fmt.Errorf("a slot's name is letters only, not %q", n)
			}
		}
		if n == "" || n == "body" || p.story.slot(n) != nil {
			return fmt.Errorf("the slot name %q is empty, reserved or used twice", n)
		}
		s.Names = append(s.Names, n)
	}
	kind, rest, _ := strings.Cut(value, " ")
	var err error
	switch k := SlotKind(kind); {
	case k.person() && rest == "":
		s.Kind = k
	case k == Money, k == DecNum, k == FracOf, k == MixedNo, k == Percent, k == Times:
		s.Kind = k
		err = s.numbers(rest)
	case isDigit(kind[0]):
		s.Kind = Number
		err = s.numbers(value)
	case k == Number:
		s.Kind = Number
		err = s.numbers(rest)
	case p.isFormula(value):
		s.Kind = Number
		err = s.numbers(value)
	default:
		s.Kind = Noun
		err = s.nouns(value)
	}
	if err != nil {
		return fmt.Errorf("slot %s: %w", names, err)
	}
	if len(s.Names) > 1 && s.Kind != Noun {
		return fmt.Errorf("slot %s: only words are drawn together", names)
	}
	p.story.Slots = append(p.story.Slots, s)
	return nil
}

// isFormula tells "n * m + 5" from "carrot | leek": all its names are numbers that stand above.
func (p *parser) isFormula(value string) bool {
	f, err := parseFormula(value)
	if err != nil {
		return false
	}
	all := true
	f.slots(func(name string) {
		slot := p.story.slot(name)
		all = all && slot != nil && slot.Kind.number()
	})
	return all
}

// numbers reads "3..20", "3..20 by 0.5", "2, 5, 10", or a formula over other slots.
func (s *Slot) numbers(value string) error {
	if low, rest, ok := strings.Cut(value, ".."); ok {
		high, by, hasBy := strings.Cut(rest, " by ")
		lo, ok1 := new(big.Rat).SetString(strings.TrimSpace(low))
		hi, ok2 := new(big.Rat).SetString(strings.TrimSpace(high))
		step, ok3 := big.NewRat(1, 1), true
		if hasBy {
			step, ok3 = new(big.Rat).SetString(strings.TrimSpace(by))
		}
		if !ok1 || !ok2 || !ok3 || step.Sign() <= 0 || lo.Cmp(hi) > 0 {
			return fmt.Errorf("a range reads 3..20 or 0.5..4 by 0.5, not %q", value)
		}
		for v := lo; v.Cmp(hi) <= 0; v = new(big.Rat).Add(v, step) {
			if s.Values = append(s.Values, v); len(s.Values) > 100_000 {
				return fmt.Errorf("range %q has over 100,000 values", value)
			}
		}
		return nil
	}
	hasLetter := strings.ContainsFunc(value, func(r rune) bool { return r < 128 && isLetter(byte(r)) })
	if hasLetter {
		f, err := parseFormula(value)
		s.Derived = f
		return err
	}
	for part := range strings.SplitSeq(value, ",") {
		v, ok := new(big.Rat).SetString(strings.TrimSpace(part))
		if !ok {
			return fmt.Errorf("%q is not a number", part)
		}
		s.Values = append(s.Values, v)
	}
	return nil
}

// nouns reads "apple | pear | jar of jam / jars of jam", or rows for several names: "apple, crate |
// egg, tray".
func (s *Slot) nouns(value string) error {
	for alt := range strings.SplitSeq(value, "|") {
		var row []noun
		for part := range strings.SplitSeq(alt, ",") {
			one, many, ok := strings.Cut(part, "/")
			one, many = strings.TrimSpace(one), strings.TrimSpace(many)
			if one == "" {
				return fmt.Errorf("an alternative of %q is empty", value)
			}
			if !ok {
				many = lang.Plural(one)
			}
			row = append(row, noun{one, many})
		}
		if len(row) != len(s.Names) {
			return fmt.Errorf("alternative %q has %d words for %d names", strings.TrimSpace(alt), len(row), len(s.Names))
		}
		s.Options = append(s.Options, row)
	}
	return nil
}

func (s *Story) slot(name string) *Slot {
	for _, slot := range s.Slots {
		for _, n := range slot.Names {
			if n == name {
				return slot
			}
		}
	}
	return nil
}

func (p *parser) endStory() error {
	s := p.story
	p.story, p.last = nil, ""
	if s == nil {
		return nil
	}
	if s.Grade == 0 || len(s.Bodies) == 0 || len(s.Asks) == 0 {
		return fmt.Errorf("story %s lacks a grade, a body or a question", s.ID)
	}
	if err := s.resolve(); err != nil {
		return fmt.Errorf("story %s (line %d): %w", s.ID, s.Line, err)
	}
	s.settleEnglish()
	s.signs = s.currencies()
	p.stories = append(p.stories, s)
	return nil
}

// resolve checks that every name is a slot, and that numbers are where numbers are wanted.
func (s *Story) resolve() error {
	var err error
	number := func(name string) {
		if slot := s.slot(name); slot == nil || !slot.Kind.number() {
			err = fmt.Errorf("%q is not a number of this story", name)
		}
	}
	for _, slot := range s.Slots {
		if slot.Derived != nil {
			slot.Derived.slots(number)
		}
	}
	for _, f := range s.Needs {
		f.slots(number)
	}
	for _, t := range s.Bodies {
		err = firstError(err, t.resolve(s, false))
	}
	for _, a := range s.Asks {
		a.Equation.slots(number)
		for _, t := range a.Texts {
			err = firstError(err, t.text.resolve(s, true))
		}
	}
	return err
}

func firstError(errs ...error) error {
	for _, e := range errs {
		if e != nil {
			return e
		}
	}
	return nil
}
