package stories

import (
	"fmt"
	"sort"
	"strings"

	"mwpranker/train/lang"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// Problem is an instance on its way into the corpus.
type Problem struct {
	ID string
	*Instance
}

// Corpus makes at most two problems of every pair: the first as told, the second retold where there is a retelling.
// No two problems have the same masked text. The same stories give the same corpus.
func Corpus(list []*Story) ([]Problem, error) {
	var all []Problem
	masked := map[string]bool{}
	for _, s := range list {
		for i, a := range s.Asks {
			for k, tell := range []Telling{Original, {len(s.Bodies) - 1, len(a.Texts) - 1}} {
				if k == 1 && tell == Original {
					break
				}
				in, err := s.distinct(i, k, tell, masked)
				if err != nil {
					return nil, err
				}
				if in != nil {
					all = append(all, Problem{fmt.Sprintf("%s-%d%s", s.ID, i+1, []string{"", "r"}[k]), in})
				}
			}
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].ID < all[j].ID })
	return all, nil
}

// distinct draws an instance whose masked text is new, or gives nil where ten draws bring none.
func (s *Story) distinct(ask, nth int, tell Telling, masked map[string]bool) (*Instance, error) {
	r := Source(s.ID, uint64(1000+ask*10+nth))
	for range 10 {
		in, err := s.Instance(r, ask, tell)
		if err != nil {
			return nil, err
		}
		if m := strings.Join(in.Words(), " "); !masked[m] {
			masked[m] = true
			return in, nil
		}
	}
	return nil, nil
}

// Record is the problem as the corpus file holds it.
func (p Problem) Record() corpus.Record {
	return corpus.Record{
		ID: p.ID, Text: p.Text, Equation: p.Equation, Answer: corpus.Number(expr.FormatRat(p.Answer)),
		Grade: p.Story.Grade, Topic: p.Story.Topic, Story: p.Story.ID,
	}
}

// Words splits the text as the measures compare it: lower case, numbers as "#", names as "@".
func (in *Instance) Words() []string {
	var b strings.Builder
	last := -1
	for _, t := range in.Doc.Tokens {
		switch {
		case t.Quantity >= 0:
			if t.Quantity != last {
				b.WriteString(" # ")
			}
		case lang.IsName(t.Text):
			b.WriteString(" @ ")
		default:
			b.WriteString(" " + t.Norm + " ")
		}
		last = t.Quantity
	}
	return maskedWords(b.String())
}
