package stories

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"
)

// Fault is something wrong with a story, at a line of its file.
type Fault struct {
	File  string
	Line  int
	Story string
	What  string
}

func (f Fault) Error() string { return fmt.Sprintf("%s:%d: %s: %s", f.File, f.Line, f.Story, f.What) }

// instancesChecked is how many instances of every telling of a pair are made and read.
const instancesChecked = 20

// fewestEquations is how many of these have to differ: one alone would be learnt by heart.
const fewestEquations = 2

// Check makes instances of every question in every telling, and reports what is wrong: conditions
// that leave nothing, numbers that the reader does not find, equations that do not give the answer,
// texts that are not clean.
func Check(list []*Story) []Fault {
	var faults []Fault
	for _, s := range list {
		for i, a := range s.Asks {
			if why := s.checkAsk(i); why != "" {
				faults = append(faults, Fault{s.File, a.Line, s.ID, why})
			}
		}
		faults = append(faults, s.checkShape()...)
	}
	return faults
}

func (s *Story) checkAsk(ask int) string {
	for _, tell := range s.tellings(ask) {
		r := Source(s.ID, uint64(ask*100+tell.Body*10+tell.Ask))
		answers := map[string]bool{}
		for range instancesChecked {
			in, err := s.Instance(r, ask, tell)
			if err != nil {
				_, why, _ := strings.Cut(err.Error(), "most often ")
				return why
			}
			if why := Unclean(in.Text); why != "" {
				return fmt.Sprintf("%s in %q", why, in.Text)
			}
			answers[in.Equation] = true
		}
		if len(answers) < fewestEquations {
			return fmt.Sprintf("the same equation in all %d instances: give the numbers more room", instancesChecked)
		}
	}
	return ""
}

// tellings lists every body with the first question, and every question with the first body.
func (s *Story) tellings(ask int) []Telling {
	var list []Telling
	for b := range s.Bodies {
		list = append(list, Telling{b, 0})
	}
	for q := range s.Asks[ask].Texts[1:] {
		list = append(list, Telling{0, q + 1})
	}
	return list
}

// checkShape looks at the story as a whole.
func (s *Story) checkShape() []Fault {
	var faults []Fault
	add := func(line int, what string, args ...any) {
		faults = append(faults, Fault{s.File, line, s.ID, fmt.Sprintf(what, args...)})
	}
	if len(s.Asks) < 3 || len(s.Asks) > 8 {
		add(s.Line, "has %d questions; a story has three to six, eight at most", len(s.Asks))
	}
	if why := s.mixedSpelling(); why != "" {
		add(s.Line, "%s", why)
	}
	for _, name := range s.unused() {
		add(s.Line, "no text and no condition uses the slot %s", name)
	}
	equations := map[string]int{}
	for _, a := range s.Asks {
		e := a.Equation.write(func(f *formula) string {
			if f.op == "slot" {
				return f.name
			}
			return f.value.RatString()
		})
		if first, ok := equations[e]; ok {
			add(a.Line, "asks for %s, as line %d does", e, first)
		}
		equations[e] = a.Line
		a.Equation.slots(func(name string) {
			if a.Answer == Fraction && s.slot(name).Kind == Money {
				add(a.Line, "a sum of money is no fraction: derive a slot so that it comes out in cents")
			}
		})
	}
	for _, slot := range s.Slots {
		if slot.Kind != Number {
			continue
		}
		for _, v := range slot.Values {
			if v.Num().Int64() < 2 && v.IsInt() {
				add(s.Line, "slot %s can be %s: plurals need 2 or more", slot.Names[0], v.RatString())
				break
			}
		}
	}
	return faults
}

// Source is the random source of a story: the same for the same story and seed.
func Source(id string, seed uint64) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(id))
	return rand.New(rand.NewPCG(h.Sum64(), seed))
}

// unused lists the slots that nothing of the story uses; of words that are drawn together one is
// enough.
func (s *Story) unused() []string {
	used := map[*Slot]bool{}
	name := func(n string) {
		if slot, _ := s.lookup(n); slot != nil {
			used[slot] = true
		}
	}
	var text func(t template)
	text = func(t template) {
		for _, pc := range t {
			name(pc.slot)
			for _, alt := range pc.choice {
				text(alt)
			}
		}
	}
	for _, b := range s.Bodies {
		text(b)
	}
	for _, a := range s.Asks {
		for _, t := range a.Texts {
			text(t.text)
		}
	}
	for _, f := range s.Needs {
		f.slots(name)
	}
	for _, slot := range s.Slots {
		if slot.Derived != nil {
			slot.Derived.slots(name)
		}
	}
	var names []string
	for _, slot := range s.Slots {
		if !used[slot] {
			names = append(names, slot.Names[0])
		}
	}
	return names
}
