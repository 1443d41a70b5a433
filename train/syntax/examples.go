package syntax

import (
	"fmt"
	"math/rand/v2"
	"os"
	"sort"
	"strings"

	"mwpranker/train/tape"
	"mwpranker/wasm/syntax"
)

// An Example is a sentence with what the parser should say of it: the gold
// annotation, or the probabilities that other parsers give.
type Example struct {
	Forms      []string
	UPOS, XPOS []tape.Target
	Heads      []tape.Target // the sentence's length is the root
	RelHeads   []int         // the head that Rels speaks of
	Rels       []tape.Target
}

// ReadFile reads a CoNLL-U file.
func ReadFile(path string) ([]syntax.Sentence, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("reading sentences: %w", err)
	}
	defer f.Close()
	s, err := syntax.ReadCoNLLU(f)
	if err != nil {
		return nil, fmt.Errorf("reading %s: %w", path, err)
	}
	return s, nil
}

// Vocabulary fills the lists of a configuration from training sentences: words
// met at least minWord times, pieces that occur in at least minPiece different
// words, and all tags and relations.
func Vocabulary(c syntax.Config, train []syntax.Sentence, minWord, minPiece int) syntax.Config {
	words, pieces := map[string]int{}, map[string]int{}
	upos, xpos, rels := map[string]int{}, map[string]int{}, map[string]int{}
	lex := syntax.NewLexicon(nil, nil)
	for _, s := range train {
		for _, w := range s.Words {
			known := false
			lex.Spell(w.Form, func(piece []byte, whole bool) {
				if whole {
					word := string(piece[1 : len(piece)-1])
					words[word]++
					known = words[word] > 1
				} else if !known {
					pieces[string(piece)]++
				}
			})
			upos[w.UPOS]++
			xpos[w.XPOS]++
			rels[w.Rel]++
		}
	}
	c.Words, c.Pieces = list(words, minWord), list(pieces, minPiece)
	c.UPOS, c.XPOS, c.Rels = list(upos, 1), list(xpos, 1), list(rels, 1)
	return c
}

// list gives the names met at least least times, sorted.
func list(counts map[string]int, least int) []string {
	var names []string
	for name, n := range counts {
		if n >= least {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names
}

// Gold makes examples of annotated sentences.
func Gold(c syntax.Config, sentences []syntax.Sentence) []Example {
	index := func(names []string) map[string]int {
		m := map[string]int{}
		for i, name := range names {
			m[name] = i
		}
		return m
	}
	upos, xpos, rels := index(c.UPOS), index(c.XPOS), index(c.Rels)
	hard := func(m map[string]int, name string) tape.Target {
		if i, ok := m[name]; ok {
			return tape.Hard(i)
		}
		return tape.Target{}
	}
	all := make([]Example, 0, len(sentences))
	for _, s := range sentences {
		e := Example{Forms: s.Forms()}
		for _, w := range s.Words {
			e.UPOS = append(e.UPOS, hard(upos, w.UPOS))
			e.XPOS = append(e.XPOS, hard(xpos, w.XPOS))
			e.Rels = append(e.Rels, hard(rels, w.Rel))
			head := w.Head - 1
			if head < 0 {
				head = len(s.Words)
			}
			e.Heads = append(e.Heads, tape.Hard(head))
			e.RelHeads = append(e.RelHeads, head)
		}
		all = append(all, e)
	}
	return all
}

// A batch is some sentences below one another, as the tape takes them.
type batch struct {
	bounds              tape.Bounds
	words, shapes, each []int32
	pieces, pieceStarts []int32
	upos, xpos          []tape.Target
	heads, rels         []tape.Target
	relHeads            []int
}

// recase writes forms as people type them who don't care: all small, or all capitals.
func recase(forms []string, r *rand.Rand, lower, upper float64) []string {
	change := func(f func(string) string) []string {
		out := make([]string, len(forms))
		for i, s := range forms {
			out[i] = f(s)
		}
		return out
	}
	switch p := r.Float64(); {
	case p < lower:
		return change(strings.ToLower)
	case p < lower+upper:
		return change(strings.ToUpper)
	}
	return forms
}

// makeBatch looks up the words. Words and pieces drop out at random when r is not nil.
func makeBatch(lex *syntax.Lexicon, examples []*Example, o *Options, r *rand.Rand) *batch {
	b := &batch{bounds: tape.Bounds{0}, each: []int32{0}, pieceStarts: []int32{0}}
	for _, e := range examples {
		first, n := len(b.words), len(e.Forms)
		forms := e.Forms
		if r != nil {
			forms = recase(forms, r, o.Lower, o.Upper)
		}
		casing := syntax.CasingOf(forms)
		for i, form := range forms {
			before := len(b.pieces)
			var word int32
			word, b.pieces = lex.Word(form, b.pieces)
			if r != nil {
				if r.Float64() < o.Dropout.Word {
					word = 0
				}
				keep := b.pieces[:before]
				for _, p := range b.pieces[before:] {
					if r.Float64() >= o.Dropout.Pieces {
						keep = append(keep, p)
					}
				}
				b.pieces = keep
			}
			b.words = append(b.words, word)
			b.shapes = append(b.shapes, casing.Shape(form, i == 0))
			b.each = append(b.each, int32(len(b.words)))
			b.pieceStarts = append(b.pieceStarts, int32(len(b.pieces)))
			head := e.RelHeads[i]
			if head == n {
				head = -1
			} else {
				head += first
			}
			b.relHeads = append(b.relHeads, head)
		}
		b.bounds = append(b.bounds, len(b.words))
		b.upos, b.xpos = append(b.upos, e.UPOS...), append(b.xpos, e.XPOS...)
		b.heads, b.rels = append(b.heads, e.Heads...), append(b.rels, e.Rels...)
	}
	return b
}
