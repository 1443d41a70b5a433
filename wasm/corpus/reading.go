package corpus

import (
	"math"
	"strings"
	"unicode"

	"mwpranker/wasm/text"
)

// reading counts what the reading level is made of.
type reading struct {
	words, sentences, syllables int
}

// readingOf counts words, sentences and syllables. A number in digits is one
// word of one syllable, also where it is several tokens, as 2 1/2 is. The second
// half of a contraction ("n't", "'s") is no word of its own.
func readingOf(document *text.Document) reading {
	counted := reading{sentences: len(document.Sentences)}
	number := -1 // the quantity that was counted last
	for i := range document.Tokens {
		token := &document.Tokens[i]
		switch token.Kind {
		case text.Number:
			if token.Quantity >= 0 && token.Quantity == number {
				continue
			}
			number = token.Quantity
			counted.words++
			counted.syllables++
		case text.Word:
			if token.Norm == "n't" || strings.HasPrefix(token.Norm, "'") {
				continue
			}
			counted.words++
			counted.syllables += syllables(token.Norm)
		}
	}
	return counted
}

// level is the Flesch-Kincaid grade, which is the school year (in the United
// States) whose pupils read such a text: it grows with the words per sentence
// and the syllables per word. It is kept between 0 and 18: short sentences of
// short words give negative numbers, which mean nothing.
func (r reading) level() float64 {
	if r.words == 0 {
		return 0
	}
	words := float64(r.words)
	level := 0.39*words/float64(max(r.sentences, 1)) + 11.8*float64(r.syllables)/words - 15.59
	return math.Round(10*min(max(level, 0), 18)) / 10
}

// syllables counts groups of vowels, less a silent e at the end ("cake",
// "baked", "boxes" keeps it). It is right for about nine words in ten, which
// is enough for an average over a text. A word has at least one.
func syllables(word string) int {
	count := 0
	inVowels := false
	for _, r := range word {
		vowel := isVowel(r)
		if vowel && !inVowels {
			count++
		}
		inVowels = vowel
	}
	if count > 1 && endsSilent(word) {
		count--
	}
	return max(count, 1)
}

func isVowel(r rune) bool {
	if r < unicode.MaxASCII {
		return strings.IndexByte("aeiouy", byte(r)) >= 0
	}
	return unicode.IsLetter(r) && strings.ContainsRune("áàâäãåéèêëíìîïóòôöõúùûüæøœý", r)
}

// endsSilent says whether the last group of vowels is not spoken: the e of
// "cake", "lived" and "miles", but not of "table", "wanted" and "boxes".
func endsSilent(word string) bool {
	stem, found := strings.CutSuffix(word, "e")
	if found {
		return !endsInVowel(stem) && !isConsonantL(stem)
	}
	if stem, found = strings.CutSuffix(word, "ed"); found {
		return !endsInVowel(stem) && !strings.HasSuffix(stem, "t") && !strings.HasSuffix(stem, "d")
	}
	if stem, found = strings.CutSuffix(word, "es"); found {
		return !endsInVowel(stem) && !isConsonantL(stem) &&
			!hasAnySuffix(stem, "s", "x", "z", "ch", "sh", "c", "g")
	}
	return false
}

// isConsonantL is for "tab-le" and "tab-les", where the l carries a syllable.
func isConsonantL(stem string) bool {
	before, found := strings.CutSuffix(stem, "l")
	return found && before != "" && !endsInVowel(before)
}

func endsInVowel(s string) bool {
	return s != "" && strings.IndexByte("aeiouy", s[len(s)-1]) >= 0
}

func hasAnySuffix(s string, suffixes ...string) bool {
	for _, suffix := range suffixes {
		if strings.HasSuffix(s, suffix) {
			return true
		}
	}
	return false
}
