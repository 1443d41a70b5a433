package nature

import (
	"unicode"

	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// Kind is what a text seems to be.
type Kind uint8

const (
	Problem       Kind = iota // a problem, or nothing says that it is none
	OtherLanguage             // its words are of another language than English
	Nonsense                  // hardly a word is known
	Several                   // several problems, or several questions about one text
	List                      // things and their numbers, as on a shopping list
	NoQuestion                // it tells something and asks nothing
	NoCalculation             // it asks for what no calculation gives: why, who, where
)

// String is the kind in words, for tools.
func (k Kind) String() string {
	names := [...]string{"problem", "other language", "nonsense", "several problems", "list", "no question", "no calculation"}
	return names[k]
}

// Nature is what a text seems to be.
type Nature struct {
	Kind     Kind
	Language string   // of [OtherLanguage], in English; "" where it is not known
	Parts    []string // of [Several]: the problems, each complete
}

// Of says what a text seems to be.
func Of(doc *text.Document) Nature {
	if len(doc.Tokens) == 0 {
		return Nature{}
	}
	if language, ok := otherLanguage(doc); ok {
		return Nature{Kind: OtherLanguage, Language: language}
	}
	if isNonsense(doc) {
		return Nature{Kind: Nonsense}
	}
	if parts := problems(doc); len(parts) > 1 {
		return Nature{Kind: Several, Parts: parts}
	}
	switch asks := has(doc, 0, len(doc.Tokens), asking) || telling[openerOfLast(doc)]; {
	case !asks && isList(doc):
		return Nature{Kind: List}
	case !asks && endsInFull(doc) && countWords(doc) >= fewestTold:
		return Nature{Kind: NoQuestion}
	case asks && asksForNoNumber(doc):
		return Nature{Kind: NoCalculation}
	}
	return Nature{}
}

const (
	fewestWords = 4 // fewer words than that say little about what the text is
	fewestTold  = 9 // fewer words than that may be a command in short: "3/4 of the 24 eggs"
)

// otherLanguage says whether the text is in another language: in letters that English does not
// have, or with more small words of that language than of English.
func otherLanguage(doc *text.Document) (language string, ok bool) {
	foreign, letters := 0, 0
	for _, r := range doc.Source {
		if unicode.IsLetter(r) {
			letters++
			if !unicode.Is(unicode.Latin, r) {
				foreign++
			}
		}
	}
	if foreign > letters/3 {
		return "", true
	}
	most, ours := 0, 0
	for i := range doc.Tokens {
		if english[doc.Tokens[i].Norm] {
			ours++
		}
	}
	for name, small := range others {
		theirs := 0
		for i := range doc.Tokens {
			if small[doc.Tokens[i].Norm] {
				theirs++
			}
		}
		if theirs > most || theirs == most && name < language {
			most, language = theirs, name
		}
	}
	return language, most >= 2 && most > ours
}

// isNonsense says whether the text has words, and hardly one of them is known. Names are not
// counted: who has the apples need not be in a dictionary.
func isNonsense(doc *text.Document) bool {
	words, known := 0, 0
	for i := range doc.Tokens {
		t := &doc.Tokens[i]
		if t.Kind != text.Word || t.Quantity >= 0 || len(t.Norm) < 2 {
			continue
		}
		switch {
		case english[t.Norm] || asking[t.Norm] || lexicon.Knows(t.Norm):
			words++
			known++
		case !isName(t):
			words++
		}
	}
	return words >= fewestWords && 3*known < words
}

// isName says whether a word that is not known may be a name.
func isName(t *text.Token) bool {
	first := []rune(t.Text)[0]
	return unicode.IsUpper(first) && t.Norm != t.Text
}

// has says whether tokens [first, end) have a question mark or one of the words.
func has(doc *text.Document, first, end int, words map[string]bool) bool {
	for _, t := range doc.Tokens[first:end] {
		if t.Norm == "?" || words[t.Norm] {
			return true
		}
	}
	return false
}

// endsInFull says whether the last sentence is closed. Teachers in a hurry leave the question mark
// away, and with it the stop: "6 rows of 12 seats, 9 broken. seats to sit on".
func endsInFull(doc *text.Document) bool {
	last := doc.Tokens[len(doc.Tokens)-1].Norm
	return last == "." || last == "!"
}

func countWords(doc *text.Document) int {
	n := 0
	for i := range doc.Tokens {
		if doc.Tokens[i].Kind == text.Word {
			n++
		}
	}
	return n
}

// isList says whether the text is made of three or more short pieces, between lines, commas and
// semicolons, and has nothing else but a heading. Most of them have a number, and so has the last:
// where it has none, it may be what is asked for in short.
func isList(doc *text.Document) bool {
	pieces, numbered, words, numbers := 0, 0, 0, 0
	for i := range doc.Tokens {
		t := &doc.Tokens[i]
		if breaks := t.Norm == "," || t.Norm == ";" || i > 0 && hasLineEnd(between(doc, i)); breaks && words+numbers > 0 {
			pieces++
			if numbers > 0 {
				numbered++
			}
			words, numbers = 0, 0
		}
		switch {
		case t.Kind == text.Number || startsQuantity(doc, i):
			numbers++
		case t.Kind == text.Word:
			words++
			if english[t.Norm] && !inLists[t.Norm] || words > mostListed {
				return false
			}
		case t.Norm == ":" && pieces == 0 && numbers == 0: // a heading
			words = 0
		case t.Norm == "=" || t.Norm == "." && i+1 < len(doc.Tokens) && !hasLineEnd(between(doc, i+1)):
			return false
		}
	}
	return pieces >= 2 && numbers > 0 && words > 0 && 2*(numbered+1) > pieces+1
}

// mostListed is how many words a thing on a list may have.
const mostListed = 4

func startsQuantity(doc *text.Document, i int) bool {
	q := doc.Tokens[i].Quantity
	return q >= 0 && doc.Quantities[q].FirstToken == i
}

// asksForNoNumber says whether the text ends with the question why, or asks for what has no number,
// such as a colour. Who and where may well be calculated where there are two numbers: "where does
// the thermometer stand now?"
func asksForNoNumber(doc *text.Document) bool {
	if hasWord(doc, calculable) {
		return false
	}
	opener := openerOfLast(doc)
	return opener == "why" || telling[opener] && len(doc.Quantities) < 2 || asksForAName(doc)
}

// asksForAName says whether the last sentence asks what or which name, colour, word and the like.
func asksForAName(doc *text.Document) bool {
	s := doc.Sentences[len(doc.Sentences)-1]
	for i := s.FirstToken; i+1 < s.EndToken; i++ {
		if norm := doc.Tokens[i].Norm; (norm == "what" || norm == "which") && names[doc.Tokens[i+1].Norm] {
			return true
		}
	}
	return false
}

// openerOfLast is the first word of the last sentence.
func openerOfLast(doc *text.Document) string {
	return doc.Tokens[doc.Sentences[len(doc.Sentences)-1].FirstToken].Norm
}

func hasWord(doc *text.Document, words map[string]bool) bool {
	for i := range doc.Tokens {
		if words[doc.Tokens[i].Norm] {
			return true
		}
	}
	return false
}
