package world

import (
	"strconv"
	"strings"

	"mwpranker/wasm/lang"
)

// thing is a kind of things that problems are about.
type thing struct {
	class     string
	noun      [2]string // singular, plural
	boxes     [][2]string
	low, high int64 // price in cents
}

// substance is what is measured.
type substance struct {
	class, name, vessel string
	units               []string
	boxes               [][2]string
}

// activity is something that people do by the number.
type activity struct {
	pattern   *pattern
	goal      *pattern // {A} wants to read {n}
	still     *pattern // {A} still has to read {n}
	what      []what
	low, high int64
}

var (
	things     = readThings()
	substances = readSubstances()
	activities = readActivities()
	institutes = []string{"school", "bakery", "library", "kindergarten", "youth club", "toy shop", "museum", "farm shop", "museum shop", "art club", "community centre", "workshop"}
)

// units of measure in British spelling, each with the smaller unit that a problem may ask for.
var units = map[string]struct {
	smaller string
	factor  int64
}{
	"litre": {"millilitre", 1000}, "kilogram": {"gram", 1000}, "metre": {"centimetre", 100}, "foot": {"inch", 12}, "yard": {"foot", 3},
	"pound": {"ounce", 16}, "gallon": {"quart", 4}, "kilometre": {"metre", 1000}, "hour": {"minute", 60}, "ton": {"pound", 2000},
}

func nounOf(s string) [2]string {
	one, many, ok := strings.Cut(s, "/")
	one, many = strings.TrimSpace(one), strings.TrimSpace(many)
	if !ok {
		many = lang.Plural(one)
	}
	return [2]string{one, many}
}

func nounsOf(s, separator string) [][2]string {
	var list [][2]string
	for _, n := range strings.Split(s, separator) {
		if strings.TrimSpace(n) != "" {
			list = append(list, nounOf(n))
		}
	}
	return list
}

func readThings() map[string][]thing {
	all := map[string][]thing{}
	for class, lines := range book.lines {
		if strings.HasPrefix(class, "place ") || strings.HasPrefix(class, "measure ") || class == "period" || class == "kind" || class == "activity" || listClasses[class] || len(book.titles[class]) == 0 {
			continue
		}
		t := thing{class: class}
		boxes, prices, _ := strings.Cut(book.titles[class][0], "|")
		t.boxes = nounsOf(boxes, ",")
		low, high, _ := strings.Cut(strings.TrimSpace(prices), "-")
		t.low, _ = strconv.ParseInt(low, 10, 64)
		t.high, _ = strconv.ParseInt(high, 10, 64)
		for _, line := range lines {
			for _, n := range nounsOf(line, ";") {
				t.noun = n
				all[class] = append(all[class], t)
			}
		}
	}
	return all
}

func readSubstances() map[string][]substance {
	all := map[string][]substance{}
	for class, lines := range book.lines {
		class, ok := strings.CutPrefix(class, "measure ")
		if !ok {
			continue
		}
		for _, line := range lines {
			f := strings.Split(line, "|")
			if len(f) != 4 {
				continue
			}
			s := substance{class: class, name: strings.TrimSpace(f[0]), vessel: strings.TrimSpace(f[3]), boxes: nounsOf(f[2], ",")}
			for _, u := range strings.Split(f[1], ",") {
				s.units = append(s.units, strings.TrimSpace(u))
			}
			all[class] = append(all[class], s)
		}
	}
	return all
}

func readActivities() []activity {
	var all []activity
	for _, line := range book.lines["activity"] {
		f := strings.Split(line, "|")
		if len(f) != 3 {
			continue
		}
		source := strings.TrimSpace(f[0])
		a := activity{pattern: activityPattern(source)}
		if a.pattern == nil {
			continue
		}
		low, high, _ := strings.Cut(strings.TrimSpace(f[2]), "-")
		a.low, _ = strconv.ParseInt(low, 10, 64)
		a.high, _ = strconv.ParseInt(high, 10, 64)
		for _, n := range strings.Split(f[1], ";") {
			names, of, measured := strings.Cut(n, ":")
			of = strings.TrimSpace(of)
			switch {
			case strings.TrimSpace(n) == "money":
				a.what = append(a.what, what{kind: money})
			case measured:
				for _, u := range nounsOf(names, ",") {
					w := what{kind: measure, one: u[0], many: u[1], of: of}
					switch of {
					case "distance":
						w.of, w.heads = "", []string{"how far"}
					case "time":
						w.of, w.heads = "", []string{"how long"}
						if strings.HasSuffix(strings.TrimSpace(f[0]), "for {n}") {
							w.heads = nil
						}
					default:
						w.heads = []string{"how much " + of}
					}
					a.what = append(a.what, w)
				}
			default:
				noun := nounOf(n)
				a.what = append(a.what, what{kind: count, one: noun[0], many: noun[1]})
			}
		}
		if goals[a.verb()] && a.what[0].kind == count {
			a.goal = activityPattern(strings.Replace(source, "~", "~want to ", 1))
			a.still = activityPattern(strings.Replace(source, "{A} ~", "{A} still ~have to ", 1))
		}
		all = append(all, a)
	}
	return all
}

// activityPattern is a phrase about an activity.
func activityPattern(source string) *pattern { return tablePattern("activity", source) }

// tablePattern reads a clause of a list and notes it among the phrases.
func tablePattern(class, source string) *pattern {
	p, err := parsePattern(strings.TrimSpace(source))
	if err != nil {
		return nil
	}
	p.class, p.id = class, len(book.list)
	book.list = append(book.list, p)
	return p
}

// unit gives the name of a unit in the run's spelling.
func (w *run) unit(name string) (one, many string) {
	if w.american {
		for _, u := range []string{"litre", "metre"} {
			if strings.HasSuffix(name, u) {
				name = strings.TrimSuffix(name, "re") + "er"
			}
		}
	}
	return name, lang.Plural(name)
}

// measured is a what for an amount of a substance.
func (w *run) measured(unit, of string) *what {
	one, many := w.unit(unit)
	m := &what{kind: measure, one: one, many: many, of: of}
	if of != "" {
		m.heads = []string{"how much " + of}
	}
	return m
}

func (t *thing) what() *what { return &what{kind: count, one: t.noun[0], many: t.noun[1]} }

// someThing draws things of one of the classes.
func (w *run) someThing(classes ...string) *thing {
	t := pick(w.r, things[pick(w.r, classes)])
	w.things[t.noun[1]] = true
	w.asNoise.thing = t.noun[1]
	if len(t.boxes) > 0 {
		w.asNoise.box = pick(w.r, t.boxes)[0]
	}
	return &t
}

// price draws a sum of money in cents: round for children, with cents at times.
func (w *run) price(low, high int64) int64 {
	step := int64(pickInt(w, 100, 100, 50, 50, 25, 10, 5))
	p := w.between(low, high) / step * step
	return max(p, step)
}

func pickInt(w *run, list ...int) int { return list[w.r.IntN(len(list))] }
