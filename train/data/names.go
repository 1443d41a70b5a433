package data

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"mwpranker/train/stories"
	"mwpranker/wasm/lang"
	"mwpranker/wasm/text"
)

// Nameless is the text as near ones are told: lower case, every number "#", every name of a person
// or place "@". Names that stand in a row are one: Mrs Rossi, New York.
func (e *Example) Nameless() string {
	capitals := e.capitals()
	var words []string
	last := -1
	for i := range e.Doc.Tokens {
		t := &e.Doc.Tokens[i]
		if t.Kind == text.Punct || t.Quantity >= 0 && t.Quantity == last {
			continue
		}
		last = t.Quantity
		word := t.Norm
		switch {
		case t.Quantity >= 0:
			word = "#"
		case t.Kind == text.Word && e.isName(i, capitals):
			if word = "@"; len(words) > 0 && words[len(words)-1] == "@" {
				continue
			}
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// capitals are the words that have a capital where no sentence begins: names, but for "I".
func (e *Example) capitals() map[string]bool {
	list := map[string]bool{}
	for i := range e.Doc.Tokens {
		if t := &e.Doc.Tokens[i]; hasCapital(t) && !e.begins(i) {
			list[t.Norm] = true
		}
	}
	return list
}

var titles = map[string]bool{"mr": true, "mrs": true, "ms": true, "miss": true, "dr": true}

// isName says whether a token is a name. A sentence begins with a capital, and some people type
// without any; there a name is what stands with a capital elsewhere in the text, what is on the
// lists of names, and what is no word that we know.
func (e *Example) isName(i int, capitals map[string]bool) bool {
	t := &e.Doc.Tokens[i]
	if titles[strings.TrimSuffix(t.Norm, ".")] || capitals[t.Norm] {
		return true
	}
	known := stories.IsWord(t.Norm)
	if hasCapital(t) { // a sentence begins
		return lang.IsName(t.Text) || !known && isLetters(t.Norm)
	}
	return !known && lang.IsName(titled(t.Norm))
}

func hasCapital(t *text.Token) bool {
	first, _ := utf8.DecodeRuneInString(t.Text)
	return t.Kind == text.Word && unicode.IsUpper(first) && t.Text != "I"
}

// begins says whether a token is the first word of its sentence.
func (e *Example) begins(i int) bool {
	for j := e.Doc.Sentences[e.Doc.Tokens[i].Sentence].FirstToken; j < i; j++ {
		if k := e.Doc.Tokens[j].Kind; k == text.Word || k == text.Number {
			return false
		}
	}
	return true
}

func titled(norm string) string {
	first, size := utf8.DecodeRuneInString(norm)
	return string(unicode.ToUpper(first)) + norm[size:]
}

func isLetters(word string) bool {
	return strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }) < 0
}
