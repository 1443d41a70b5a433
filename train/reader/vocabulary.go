package reader

import (
	"sort"

	"mwpranker/train/data"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// A vocabulary counts what the tables of a model should have rows for.
type vocabulary struct {
	words, pieces, constants map[string]int
	lexicon                  *syntax.Lexicon
}

func newVocabulary() *vocabulary {
	return &vocabulary{map[string]int{}, map[string]int{}, map[string]int{}, syntax.NewLexicon(nil, nil)}
}

func (v *vocabulary) add(doc *text.Document, tree *expr.Expr) {
	for i := range doc.Tokens {
		v.lexicon.Spell(doc.Tokens[i].Text, func(piece []byte, whole bool) {
			if whole {
				v.words[string(piece[1:len(piece)-1])]++
			} else {
				v.pieces[string(piece)]++
			}
		})
	}
	for e := range tree.Postorder() {
		if e.Kind == expr.Constant {
			v.constants[expr.FormatRat(e.Value)]++
		}
	}
}

// frequent lists the n most frequent names with at least so many occurrences.
func frequent(counts map[string]int, n, least int) []string {
	var names []string
	for name, k := range counts {
		if k >= least {
			names = append(names, name)
		}
	}
	sort.Slice(names, func(i, j int) bool {
		a, b := counts[names[i]], counts[names[j]]
		return a > b || a == b && names[i] < names[j]
	})
	return names[:min(n, len(names))]
}

// count goes through the examples, and as many problems again from the source.
func count(t *data.Training, s *Source, draws int) *vocabulary {
	v := newVocabulary()
	examples := t.Examples()
	for i := range examples {
		v.add(examples[i].Doc, examples[i].Expr.Canonical())
	}
	drawn := s.stream(0x766f63, 0)
	for range draws {
		doc, tree := drawn.next()
		v.add(doc, tree.Canonical())
	}
	return v
}
