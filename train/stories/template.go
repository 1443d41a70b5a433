package stories

import (
	"fmt"
	"strings"
)

// template is a text with slots {n} and choices [left|remaining].
type template []piece

// piece is a literal, a slot, or a choice.
type piece struct {
	literal string
	slot    string // name as written, without its form
	form    string // "a", "he", "'s", ...
	capital bool   // {A.He}
	choice  []template
}

func (p *parser) template(s string) (template, error) {
	t, rest, err := parseTemplate(s, false)
	if err == nil && rest != "" {
		err = fmt.Errorf("unexpected %q", rest)
	}
	if err == nil && len(t) == 0 {
		err = fmt.Errorf("the text is empty")
	}
	return t, err
}

func parseTemplate(s string, inner bool) (t template, rest string, err error) {
	for s != "" {
		switch s[0] {
		case '{':
			end := strings.IndexByte(s, '}')
			if end < 0 {
				return nil, "", fmt.Errorf("{ is not closed in %q", s)
			}
			pc, err := parseSlot(s[1:end])
			if err != nil {
				return nil, "", err
			}
			t, s = append(t, pc), s[end+1:]
		case '[':
			var pc piece
			s = s[1:]
			for {
				var alt template
				if alt, s, err = parseTemplate(s, true); err != nil {
					return nil, "", err
				}
				if s == "" {
					return nil, "", fmt.Errorf("[ is not closed")
				}
				pc.choice = append(pc.choice, alt)
				closed := s[0] == ']'
				if s = s[1:]; closed {
					break
				}
			}
			t = append(t, pc)
		case '|', ']':
			if inner {
				return t, s, nil
			}
			return nil, "", fmt.Errorf("%q stands outside of [ ]", s[0])
		default:
			n := strings.IndexAny(s, "{[|]}")
			if n == 0 {
				return nil, "", fmt.Errorf("} without {")
			}
			if n < 0 {
				n = len(s)
			}
			t, s = append(t, piece{literal: s[:n]}), s[n:]
		}
	}
	return t, "", nil
}

// parseSlot reads the inside of braces: n, things, a thing, A's, A.he.
func parseSlot(s string) (piece, error) {
	pc := piece{slot: s}
	if name, ok := strings.CutPrefix(s, "a "); ok {
		pc.slot, pc.form = name, "a"
	} else if name, ok := strings.CutSuffix(s, "'s"); ok {
		pc.slot, pc.form = name, "'s"
	} else if name, form, ok := strings.Cut(s, "."); ok {
		lower := strings.ToLower(form)
		pc.slot, pc.form, pc.capital = name, lower, form != lower
		switch lower {
		case "he", "him", "his", "himself":
		default:
			return pc, fmt.Errorf("{%s}: the forms are .he .him .his .himself", s)
		}
	}
	if pc.slot == "" {
		return pc, fmt.Errorf("{%s} names no slot", s)
	}
	return pc, nil
}

// resolve checks the names in the text; "things" is the plural of the slot "thing".
func (t template) resolve(s *Story, question bool) error {
	for i, pc := range t {
		if i > 0 && t[i-1].slot != "" && strings.HasPrefix(pc.literal, "'s ") {
			return fmt.Errorf("write {%s's}, not {%s}'s", t[i-1].slot, t[i-1].slot)
		}
		for _, alt := range pc.choice {
			if err := alt.resolve(s, false); err != nil {
				return err
			}
		}
		if pc.slot == "" || pc.slot == "body" && question {
			continue
		}
		slot, plural := s.lookup(pc.slot)
		switch {
		case slot == nil:
			return fmt.Errorf("{%s} is not a slot of this story", pc.slot)
		case plural && pc.form != "", pc.form == "a" && slot.Kind != Noun, pc.form != "" && pc.form != "a" && pc.form != "'s" && !slot.Kind.person(),
			pc.form == "'s" && slot.Kind.number():
			return fmt.Errorf("{%s} cannot have the form %q", pc.slot, pc.form)
		}
	}
	return nil
}

// lookup finds the slot of a name, also by its plural.
func (s *Story) lookup(name string) (slot *Slot, plural bool) {
	if slot := s.slot(name); slot != nil {
		return slot, false
	}
	if one, ok := strings.CutSuffix(name, "s"); ok {
		if slot := s.slot(one); slot != nil && slot.Kind == Noun {
			return slot, true
		}
	}
	return nil, false
}
