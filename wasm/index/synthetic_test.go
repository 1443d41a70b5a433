package index

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// synthetic makes problems that are to an index what a real corpus is: about
// 230 bytes of text, 14 different words that count out of 8,000, a few common
// and many rare; templates of which the commonest has a fifth of all problems
// and most have few. (Two public collections of word problems have 9 and 12
// words that count in a text, out of 3,000 and 8,000.)
type synthetic struct {
	random     *rand.Rand
	vocabulary []string
	names      []string
	words      *rand.Zipf
	trees      []*expr.Expr
	templates  *rand.Zipf
	made       int
}

func newSynthetic(seed uint64) *synthetic {
	random := rand.New(rand.NewPCG(seed, 0))
	s := &synthetic{
		random:    random,
		words:     rand.NewZipf(random, 1.1, 20, 7999),
		templates: rand.NewZipf(random, 1.3, 2, 399),
	}
	for len(s.vocabulary) < 8000 {
		s.vocabulary = append(s.vocabulary, s.word(1+random.IntN(3)))
	}
	for range 300 {
		name := s.word(2)
		s.names = append(s.names, strings.ToUpper(name[:1])+name[1:])
	}
	for i := range 400 {
		s.trees = append(s.trees, randomTree(random, 1+min(i/20, 4)))
	}
	return s
}

func (s *synthetic) word(syllables int) string {
	var b strings.Builder
	for range syllables {
		b.WriteByte("bcdfghjklmnprstvwz"[s.random.IntN(18)])
		b.WriteByte("aeiou"[s.random.IntN(5)])
	}
	return b.String() + "n"
}

func (s *synthetic) next() *corpus.Problem {
	var text strings.Builder
	name := s.names[s.random.IntN(len(s.names))]
	for range 3 {
		fmt.Fprintf(&text, "%s has %d %s and a %s of %s in the %s. ", name, s.random.IntN(90)+2, s.draw(), s.draw(), s.draw(), s.draw())
	}
	text.WriteString("How many pieces does she have if they are all in it now?")
	tree := s.trees[s.templates.Uint64()]
	s.made++
	return &corpus.Problem{
		Record: corpus.Record{
			ID: fmt.Sprint("p", s.made), Text: text.String(), Equation: "(18 + 25) * 3", Answer: "129",
			Grade: 1 + s.random.IntN(8), Topic: topics[s.random.IntN(len(topics))], Story: fmt.Sprint("story", s.random.IntN(s.made/3+1)),
		},
		Expr: tree,
		Attributes: corpus.Attributes{
			Steps: tree.Steps(), Words: 30 + s.random.IntN(30), Sentences: 3 + s.random.IntN(3), Largest: float64(s.random.IntN(500)),
			Kinds: 1 << s.random.IntN(3), Level: float64(s.random.IntN(80)) / 10, Distractors: s.random.IntN(5) / 3,
		},
	}
}

func (s *synthetic) draw() string { return s.vocabulary[s.words.Uint64()] }

var topics = []string{"food", "sport", "travel", "money", "school", "nature", "building", "games", "health", "work"}
