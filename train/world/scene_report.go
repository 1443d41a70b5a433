package world

import (
	"fmt"
	"slices"
	"strings"
)

// SceneReport says how a scene fares, for whoever writes one.
type SceneReport struct {
	Name        string
	Long        bool
	Drawn, Made int
	Questions   int
	Why         map[string]int // why a draw made no problem
	Never       []string       // sentences that were never told, questions that were never asked
	Examples    []*Problem     // one of each question
	Refused     string         // a text that was told and then read otherwise
}

// Scenes draws n problems of every scene whose name begins so.
func Scenes(prefix string, n int, seed uint64) []SceneReport {
	var list []SceneReport
	g := New(seed)
	for _, s := range sceneBook {
		if !strings.HasPrefix(s.name, prefix) {
			continue
		}
		r := SceneReport{Name: s.name, Long: s.long, Why: map[string]int{}, Drawn: n}
		used := map[int]bool{}
		for i := range uint64(n) {
			st := g.stageOf(newRun(seed, i), s, i)
			if st == nil {
				r.Why["a value makes no sense"]++
				continue
			}
			t := st.choose(st.r)
			if t == nil {
				r.Why["nothing to ask for"]++
				continue
			}
			if !st.clear(t) {
				r.Why["two numbers are equal"]++
				continue
			}
			p, why := st.problem(t)
			if why != "" {
				r.Why[why]++
				if p != nil {
					r.Refused = p.Text
				}
				continue
			}
			r.Made++
			if !used[t.ask] {
				r.Examples = append(r.Examples, p)
			}
			used[t.ask] = true
			for _, l := range t.said {
				used[l] = true
			}
		}
		for i, l := range s.lines {
			if l.sort == '?' {
				r.Questions++
			}
			if !used[i] && l.sort != '~' {
				r.Never = append(r.Never, fmt.Sprintf("%c %s %s", l.sort, l.of, l.texts[0]))
			}
		}
		list = append(list, r)
	}
	return list
}

func (r SceneReport) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %d questions, %d of %d drawn", r.Name, r.Questions, r.Made, r.Drawn)
	var why []string
	for w, n := range r.Why {
		if 10*n > r.Drawn {
			why = append(why, fmt.Sprintf("%s %d", w, n))
		}
	}
	slices.Sort(why)
	if len(why) > 0 {
		b.WriteString("; " + strings.Join(why, ", "))
	}
	for _, l := range r.Never {
		b.WriteString("\n  never " + l)
	}
	if r.Refused != "" {
		b.WriteString("\n  refused: " + r.Refused)
	}
	return b.String()
}
