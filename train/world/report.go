package world

import (
	"fmt"
	"sort"
	"strings"

	"mwpranker/train/stories"
)

// Report counts what a number of problems hold.
type Report struct {
	Problems, Inverse, Constants, Distractors int
	Steps, Words                              map[int]int
	Templates, Openings, Questions            map[string]int
	Events, Asked, Forms                      map[string]int
	masked                                    map[uint64]struct{}
	texts                                     [][]string // a sample, for the measure of diversity
	Generator                                 *Generator
}

// sampled is how many texts the measure of diversity looks at.
const sampled = 20_000

// NewReport makes a report of the problems that g makes next.
func NewReport(g *Generator) *Report {
	r := &Report{Generator: g, masked: map[uint64]struct{}{}, Steps: map[int]int{}, Words: map[int]int{}}
	for _, m := range []*map[string]int{&r.Templates, &r.Openings, &r.Questions, &r.Events, &r.Asked, &r.Forms} {
		*m = map[string]int{}
	}
	return r
}

// Add counts a problem.
func (r *Report) Add(p *Problem) {
	r.Problems++
	r.Steps[p.Expr.Steps()]++
	words := p.Words()
	r.Words[len(words)/10*10]++
	r.masked[hashWords(p)] = struct{}{}
	r.Templates[p.Expr.Canonical().Template()]++
	r.Openings[opening(words, 4)]++
	last := p.Doc.Sentences[len(p.Doc.Sentences)-1]
	var q []string
	for _, t := range p.Doc.Tokens[last.FirstToken:min(last.EndToken, last.FirstToken+4)] {
		q = append(q, t.Norm)
	}
	r.Questions[strings.Join(q, " ")]++
	for _, e := range p.Events {
		r.Events[e]++
	}
	r.Asked[p.Asked]++
	for _, q := range p.Doc.Quantities {
		f := q.Form.String()
		if q.Unit != 0 {
			f = q.Unit.String()
		}
		r.Forms[f]++
	}
	if p.Inverse {
		r.Inverse++
	}
	if p.Constants() {
		r.Constants++
	}
	if p.Spare > 0 {
		r.Distractors++
	}
	if len(r.texts) < sampled {
		r.texts = append(r.texts, words)
	}
}

func opening(words []string, n int) string { return strings.Join(words[:min(n, len(words))], " ") }

func (r *Report) String() string {
	var b strings.Builder
	share := func(n int) string {
		return fmt.Sprintf("%d (%.1f %%)", n, 100*float64(n)/float64(max(r.Problems, 1)))
	}
	used, unused := r.Generator.Phrases()
	d := stories.MeasureDiversity(r.texts)
	fmt.Fprintf(&b, "%d problems, %d distinct masked texts, %d draws repeated one; %d canonical templates\n", r.Problems, len(r.masked), r.Generator.Repeats, len(r.Templates))
	fmt.Fprintf(&b, "with a constant %s, with a number not needed %s, inverse %s\n", share(r.Constants), share(r.Distractors), share(r.Inverse))
	fmt.Fprintf(&b, "distinct 4-grams per 1,000 tokens %.1f; most frequent opening %.2f %% (%s)\n", d.FourGrams, 100*d.TopShare, d.TopOpening)
	fmt.Fprintf(&b, "phrases %d used, %d not: %s\n", used, len(unused), strings.Join(unused[:min(len(unused), 20)], "; "))
	fmt.Fprintf(&b, "steps     %s\n", numbers(r.Steps))
	fmt.Fprintf(&b, "words     %s\n", numbers(r.Words))
	fmt.Fprintf(&b, "events    %s\n", most(r.Events, 40))
	fmt.Fprintf(&b, "asked     %s\n", most(r.Asked, 20))
	fmt.Fprintf(&b, "forms     %s\n", most(r.Forms, 20))
	fmt.Fprintf(&b, "openings  %d: %s\n", len(r.Openings), most(r.Openings, 8))
	fmt.Fprintf(&b, "questions %d: %s\n", len(r.Questions), most(r.Questions, 12))
	fmt.Fprintf(&b, "models    %s\n", most(r.Templates, 15))
	fmt.Fprintf(&b, "drawn again: %s\n", most(r.Generator.Rejected, 20))
	return b.String()
}

// Phrases counts the phrases that were used, and lists those that were not.
func (g *Generator) Phrases() (used int, unused []string) {
	for i, p := range book.list {
		switch {
		case g.used[i] > 0:
			used++
		default:
			unused = append(unused, p.class+": "+p.source)
		}
	}
	return used, unused
}

func numbers(m map[int]int) string {
	var keys []int
	for k := range m {
		keys = append(keys, k)
	}
	sort.Ints(keys)
	var parts []string
	for _, k := range keys {
		parts = append(parts, fmt.Sprintf("%d: %d", k, m[k]))
	}
	return strings.Join(parts, ", ")
}

func most(m map[string]int, n int) string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool {
		if m[keys[i]] == m[keys[j]] {
			return keys[i] < keys[j]
		}
		return m[keys[i]] > m[keys[j]]
	})
	var parts []string
	for _, k := range keys[:min(n, len(keys))] {
		parts = append(parts, fmt.Sprintf("%s: %d", k, m[k]))
	}
	return strings.Join(parts, ", ")
}
