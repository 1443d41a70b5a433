package restory

import (
	"slices"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/lang"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// mentions says whether a word is in the text, as one or as several.
func (c *cast) mentions(word string) bool {
	lower := strings.ToLower(word)
	return c.taken[lower] || c.taken[lang.Plural(lower)]
}

// story writes the text with what the roles have become, and reads it back.
func (c *cast) story(p Problem) (*Story, bool) {
	with := map[int]string{} // by the token
	s := &Story{}
	for _, r := range c.roles {
		if r.to == r.from {
			continue
		}
		s.Changes = append(s.Changes, Change{r.class, r.from, r.to})
		for _, at := range r.at {
			to := r.to
			if at.plural {
				to = lang.Plural(to)
			}
			if isCapital(c.word(at.token)) {
				to = lang.Capital(to)
			}
			with[at.token] = to
			if article := c.norm(at.token - 1); r.class != Person && (article == "a" || article == "an") {
				with[at.token-1] = likeCase(lang.Article(to), c.word(at.token-1))
			}
		}
	}
	if len(s.Changes) == 0 {
		return nil, false
	}
	s.Text = c.written(with)
	return s, s.readBack(p)
}

func likeCase(word, like string) string {
	if isCapital(like) {
		return lang.Capital(word)
	}
	return word
}

func (c *cast) written(with map[int]string) string {
	var b strings.Builder
	at := 0
	for i := range c.d.Tokens {
		if word, ok := with[i]; ok {
			t := &c.d.Tokens[i]
			b.WriteString(c.d.Source[at:t.Start] + word)
			at = t.End
		}
	}
	b.WriteString(c.d.Source[at:])
	return b.String()
}

// readBack says whether the new text has the numbers of the old one, word for word in the same
// places, and whether the equation is read over it as the same calculation.
func (s *Story) readBack(p Problem) bool {
	before, err := text.Read(p.Document.Source)
	if err != nil {
		return false
	}
	after, err := text.Read(s.Text)
	if err != nil || len(after.Tokens) != len(before.Tokens) ||
		len(after.Sentences) != len(before.Sentences) || len(after.Names) != len(before.Names) ||
		!sameConstants(before, after) || !sameNumbers(before, after) {
		return false
	}
	bound, document, err := corpus.Bind(worth.Equation(p.Expr, p.Document.Quantities), after)
	if err != nil || bound.Key(expr.Canonical) != p.Expr.Key(expr.Canonical) ||
		!sameNumbers(p.Document, document) {
		return false
	}
	want, err := worth.Of(p.Expr, p.Document.Quantities)
	if err != nil {
		return false
	}
	s.Value, err = worth.Of(p.Expr, document.Quantities)
	s.Problem = Problem{document, p.Expr}
	return err == nil && s.Value.Kind == want.Kind && s.Value.Rat.Cmp(want.Rat) == 0
}

func sameConstants(a, b *text.Document) bool {
	return slices.EqualFunc(a.Constants, b.Constants, func(x, y text.Constant) bool {
		return x.Word == y.Word
	})
}

func sameNumbers(a, b *text.Document) bool {
	return slices.EqualFunc(a.Quantities, b.Quantities, func(x, y text.Quantity) bool {
		return x.Value != nil && y.Value != nil && x.Value.Cmp(y.Value) == 0 && x.Unit == y.Unit &&
			x.Measure == y.Measure && x.FirstToken == y.FirstToken && x.EndToken == y.EndToken
	})
}
