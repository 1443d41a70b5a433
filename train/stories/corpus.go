package stories

import (
	"fmt"
	"io"
	"sort"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/lang"
)

// Problem is an instance on its way into the corpus.
type Problem struct {
	ID string
	*Instance
}

// Corpus makes a problem of every pair as it was first told, and of every story that is retold one
// problem more, in the retelling: who looks for the same story told otherwise finds it, and the
// page has less to load than with two problems of each pair. No two problems have the same masked
// text. The same stories give the same corpus.
func Corpus(list []*Story) ([]Problem, error) {
	var all []Problem
	masked := map[string]bool{}
	add := func(s *Story, ask int, suffix string, tell Telling) error {
		in, err := s.distinct(ask, len(suffix), tell, masked)
		if in != nil {
			all = append(all, Problem{fmt.Sprintf("%s-%d%s", s.ID, ask+1, suffix), in})
		}
		return err
	}
	for _, s := range list {
		var retold []int
		for i, a := range s.Asks {
			if err := add(s, i, "", Original); err != nil {
				return nil, err
			}
			if s.paraphrased(a) {
				retold = append(retold, i)
			}
		}
		if len(retold) > 0 {
			ask := retold[Source(s.ID, 0).IntN(len(retold))]
			if err := add(s, ask, "r", Telling{len(s.Bodies) - 1, len(s.Asks[ask].Texts) - 1}); err != nil {
				return nil, err
			}
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].ID < all[j].ID })
	return all, nil
}

// EveryTelling draws one problem of every pair in every telling: all that was written, for checks
// that read it.
func EveryTelling(list []*Story) ([]Problem, error) {
	var all []Problem
	for _, s := range list {
		for i := range s.Asks {
			for k, tell := range s.tellings(i) {
				in, err := s.Instance(Source(s.ID, uint64(i)), i, tell)
				if err != nil {
					return nil, err
				}
				all = append(all, Problem{fmt.Sprintf("%s-%d telling %d", s.ID, i+1, k+1), in})
			}
		}
	}
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
		if m := corpus.Mask(in.Doc); !masked[m] {
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
		Topic: p.Story.Topic, Story: p.Story.ID,
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

// WriteCorpus writes the corpus file.
func WriteCorpus(w io.Writer, problems []Problem) error {
	header := corpus.Header{Name: "MWPRanker stories", Licence: "Apache-2.0"}
	return corpus.Write(w, header, func(yield func(corpus.Record) bool) {
		for _, p := range problems {
			if !yield(p.Record()) {
				return
			}
		}
	})
}
