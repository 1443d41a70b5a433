package renumber

import (
	"strings"

	"mwpranker/wasm/lang"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// What the words around a number do when one thing becomes several: the noun
// gets its plural, and the verb beside it follows. Where more than that would
// have to change, as in "1 cat ... It sleeps", the number stays. The other way
// round never happens: what was more than one stays more than one, since the
// text speaks of it as of several.

// manyForms are verbs that stand beside a number, as they are of several.
var manyForms = map[string]string{"is": "are", "was": "were", "has": "have", "does": "do"}

// backTo are words that may lead back to the one thing.
var backTo = words("it its this that itself")

// several are the edits that make one thing several; false where that can't be done.
func (c *context) several() ([]edit, bool) {
	at := c.q.EndToken
	for at < len(c.d.Tokens) && at < c.q.EndToken+2 && !c.endsNoun(at+1) {
		at++
	}
	if at >= len(c.d.Tokens) || !c.endsNoun(at+1) || !c.isNoun(at) {
		return nil, false
	}
	noun := c.d.Tokens[at]
	for i := range c.d.Tokens {
		norm := c.norm(i)
		if i > at && backTo.has(norm) || norm == noun.Norm && i != at && !c.isMeasure(at) {
			return nil, false
		}
	}
	edits := []edit{{noun.Span, lang.Plural(noun.Text)}}
	for _, i := range []int{c.q.FirstToken - 1, at + 1} {
		if i < 0 || i >= len(c.d.Tokens) || i < at && c.norm(i-1) != "there" {
			continue
		}
		t := &c.d.Tokens[i]
		if many, ok := manyForms[t.Norm]; ok {
			edits = append(edits, edit{t.Span, matchCase(many, t.Text)})
		} else if i > at && t.Kind == text.Word && strings.HasSuffix(t.Norm, "s") &&
			!plainWords.has(t.Norm) {
			return nil, false // "one bag holds"
		}
	}
	return edits, true
}

// plainWords end in s and are no verbs.
var plainWords = words("as less towards afterwards plus minus times always besides across")

// behindNoun are words that may follow a noun: none of them is part of its name.
var behindNoun = words(`of and or in on at to for from with by is was has does each every per more than that who which when if
	before after so but into as long later ago left a an the how he she they then`)

func (c *context) endsNoun(i int) bool {
	return i >= len(c.d.Tokens) || c.d.Tokens[i].Kind != text.Word || behindNoun.has(c.norm(i))
}

func (c *context) isNoun(i int) bool {
	t := &c.d.Tokens[i]
	return t.Kind == text.Word && lexicon.Classes(t.Norm)&nouns != 0 &&
		lexicon.Lemma(t.Norm) == t.Norm && !behindNoun.has(t.Norm)
}

func (c *context) isMeasure(i int) bool { return c.q.Measure != text.NoUnit && i == c.q.EndToken }

// matchCase writes a word with a capital where the one that it replaces had one.
func matchCase(word, like string) string {
	if like != "" && like[0] >= 'A' && like[0] <= 'Z' {
		return lang.Capital(word)
	}
	return word
}

// article is the edit that makes "an 8-inch pizza" of "a 9-inch pizza"; ok is false where nothing
// changes.
func article(d *text.Document, q *text.Quantity, written string) (e edit, ok bool) {
	at := q.FirstToken - 1
	if at < 0 || d.Tokens[at].Norm != "a" && d.Tokens[at].Norm != "an" {
		return edit{}, false
	}
	spoken := strings.TrimLeft(written, "$£€₹₦R ")
	want := lang.Article(spoken)
	if digits := strings.IndexFunc(spoken, func(r rune) bool {
		return r < '0' ||
			r > '9'
	}); digits != 0 {
		want = "a"
		if digits < 0 {
			digits = len(spoken)
		}
		if n := spoken[:digits]; n[0] == '8' || n == "11" || n == "18" {
			want = "an"
		}
	}
	if want == d.Tokens[at].Norm {
		return edit{}, false
	}
	return edit{d.Tokens[at].Span, matchCase(want, d.Tokens[at].Text)}, true
}
