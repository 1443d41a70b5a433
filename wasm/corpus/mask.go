package corpus

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"mwpranker/wasm/text"
)

// Mask is the text in lower case with # for each number and @ for each name:
// two problems with the same mask tell the same story in the same words. A name
// is a word with a capital that does not start a sentence, and the same word
// where it does.
func Mask(document *text.Document) string {
	names := map[string]bool{}
	for i := range document.Tokens {
		token := &document.Tokens[i]
		if isCapital(token) && !startsSentence(document, i) {
			names[token.Text] = true
		}
	}
	var b strings.Builder
	for i := range document.Tokens {
		token := &document.Tokens[i]
		if token.Quantity >= 0 && i > 0 && document.Tokens[i-1].Quantity == token.Quantity {
			continue // a number of several tokens is one #
		}
		if i > 0 {
			b.WriteByte(' ')
		}
		switch {
		case token.Quantity >= 0:
			b.WriteByte('#')
		case names[token.Text]:
			b.WriteByte('@')
		default:
			b.WriteString(token.Norm)
		}
	}
	return b.String()
}

func isCapital(token *text.Token) bool {
	first, _ := utf8.DecodeRuneInString(token.Text)
	return token.Kind == text.Word && unicode.IsUpper(first) && token.Text != "I"
}

func startsSentence(document *text.Document, i int) bool {
	first := document.Sentences[document.Tokens[i].Sentence].FirstToken
	for j := first; j < i; j++ {
		if document.Tokens[j].Kind == text.Word || document.Tokens[j].Kind == text.Number {
			return false // a quote or bracket before the first word does not count
		}
	}
	return true
}
