package stories

import (
	"fmt"
	"sort"
	"strings"

	"mwpranker/wasm/expr"
)

// Report counts what the stories hold.
type Report struct {
	Stories, Pairs, Paraphrased int
	Constants, Distractors      int            // pairs that need a constant; pairs with a number that is not needed
	Steps                       map[int]int    // pairs by number of operators
	Grades                      map[int]int    // pairs by grade
	Topics                      map[string]int // stories by topic
	Templates                   map[string]int // pairs by canonical template
	Openings                    map[string]int // pairs by the first three words of the question
}

// NewReport counts over one instance of each pair; a pair that cannot be drawn is not counted.
func NewReport(list []*Story) *Report {
	rep := &Report{Steps: map[int]int{}, Grades: map[int]int{}, Topics: map[string]int{}, Templates: map[string]int{}, Openings: map[string]int{}}
	for _, s := range list {
		rep.Stories++
		rep.Topics[s.Topic]++
		for i, a := range s.Asks {
			in, err := s.Instance(Source(s.ID, uint64(i)), i, Original)
			if err != nil {
				continue
			}
			rep.Pairs++
			rep.Grades[s.Grade]++
			rep.Steps[in.Expr.Steps()]++
			rep.Templates[in.Expr.Canonical().Template()]++
			if s.paraphrased(a) {
				rep.Paraphrased++
			}
			if hasConstant(in.Expr) {
				rep.Constants++
			}
			if len(in.Expr.Quantities()) < len(in.Doc.Quantities) {
				rep.Distractors++
			}
			sentence := in.Doc.Sentences[len(in.Doc.Sentences)-1]
			var words []string
			for _, t := range in.Doc.Tokens[sentence.FirstToken:min(sentence.EndToken, sentence.FirstToken+3)] {
				words = append(words, t.Norm)
			}
			rep.Openings[strings.Join(words, " ")]++
		}
	}
	return rep
}

// paraphrased is true where the whole problem can be told in other words.
func (s *Story) paraphrased(a *Ask) bool {
	return len(a.Texts) > 1 && (len(s.Bodies) > 1 || a.Texts[0].whole)
}

func hasConstant(e *expr.Expr) bool {
	if e.Kind == expr.Operator {
		return hasConstant(e.Left) || hasConstant(e.Right)
	}
	return e.Kind == expr.Constant
}

func (rep *Report) String() string {
	var b strings.Builder
	share := func(n int) string { return fmt.Sprintf("%d (%.0f %%)", n, 100*float64(n)/float64(max(rep.Pairs, 1))) }
	long := rep.Steps[3] + rep.Steps[4] + rep.Steps[5] + rep.Steps[6] + rep.Steps[7]
	fmt.Fprintf(&b, "%d stories, %d pairs, %d canonical templates\n", rep.Stories, rep.Pairs, len(rep.Templates))
	fmt.Fprintf(&b, "three steps and more %s, with a constant %s, with a number not needed %s, paraphrased %s\n",
		share(long), share(rep.Constants), share(rep.Distractors), share(rep.Paraphrased))
	fmt.Fprintf(&b, "steps    %s\n", counts(rep.Steps, 20))
	fmt.Fprintf(&b, "grades   %s\n", counts(rep.Grades, 20))
	fmt.Fprintf(&b, "topics   %s\n", counts(rep.Topics, 40))
	fmt.Fprintf(&b, "openings %s\n", counts(rep.Openings, 12))
	fmt.Fprintf(&b, "models   %s\n", counts(rep.Templates, 12))
	return b.String()
}

// counts lists the most frequent keys; numbers in their own order.
func counts[K int | string](m map[K]int, most int) string {
	keys := make([]K, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool {
		if _, number := any(keys[i]).(int); number || m[keys[i]] == m[keys[j]] {
			return keys[i] < keys[j]
		}
		return m[keys[i]] > m[keys[j]]
	})
	var parts []string
	for i, k := range keys {
		if i == most {
			parts = append(parts, fmt.Sprintf("and %d more", len(keys)-most))
			break
		}
		parts = append(parts, fmt.Sprintf("%v: %d", k, m[k]))
	}
	return strings.Join(parts, ", ")
}
