package complete

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Completer knows how the sentences of the corpus go on: for each word and up
// to three before it, how often it follows them. Numbers and names are blanks in
// it, so none is ever proposed, and what a pupil typed is never learnt.
//
// A word here is a chunk: what stands between two spaces, with its punctuation. The
// tables are sorted arrays of the numbers of four words in 64 bits each, so that
// the words that follow a context lie side by side and are found by binary search.
type Completer struct {
	words  []string // by number, in lower case; the first are blanks
	number map[string]uint16
	tables [maxContext + 1]table // by the number of words before
}

// maxContext is how many words before decide which comes next.
const maxContext = 3

// The numbers of blanks.
const (
	startBlank  = iota // before the first word of a sentence
	numberBlank        // any number
	nameBlank          // a word that is never written without a capital
	rareBlank          // a word too rare to have a number
	blanks
)

// table has the words that follow a context, each with how often it does.
type table struct {
	keys   []uint64 // context and word: 16 bits each, the word in the lowest
	counts []uint16
}

// What it takes to propose a word: how often the corpus has to have it in this
// place, and its share among all that stand there. A phrase is in the way when
// it is mostly wrong, so the share is the higher, the less was typed of it.
const (
	leastCount    = 2
	shareOfNext   = 0.4  // the word after a space
	shareOfBegun  = 0.35 // a word of which some letters stand there
	shareOfLonger = 0.55 // each further word
	mostWords     = 7    // in one proposal
	leastNew      = 4    // bytes of a proposal after a space: a shorter word is typed as fast
	leastBegun    = 3    // letters, where no context is known
)

// Operator ends the name of an operator that was begun, with its bracket: "rou" is to be roundup(.
func Operator(expression string) string {
	begun := strings.ToLower(expression[strings.LastIndexFunc(expression, func(r rune) bool { return !unicode.IsLetter(r) })+1:])
	if len(begun) < 2 {
		return ""
	}
	for _, op := range []byte(expr.Functions) {
		if rest, ok := strings.CutPrefix(expr.OperatorName(op), begun); ok {
			return rest + "("
		}
	}
	return ""
}

// tailRead is how many bytes before the caret are looked at.
const tailRead = 240

// After is what to put behind a text, or "". A nil Completer proposes nothing.
func (c *Completer) After(before string) string {
	if c == nil || strings.TrimSpace(before) == "" {
		return ""
	}
	if len(before) > tailRead {
		before = before[len(before)-tailRead:]
		before = before[max(strings.IndexByte(before, ' '), 0):]
	}
	sentence := c.sentence(before)
	last, _ := utf8.DecodeLastRuneInString(before)
	if unicode.IsSpace(last) {
		next := c.next(sentence, "", shareOfNext)
		if phrase := c.phrase(sentence, next, 0); len(phrase) >= leastNew {
			return phrase
		}
		return ""
	}
	begun := strings.ToLower(lastWord(before))
	sentence = sentence[:max(len(sentence)-1, 0)]
	if next := c.next(sentence, begun, shareOfBegun); next != 0 {
		return c.phrase(sentence, next, len(begun))
	}
	return ""
}

func lastWord(s string) string {
	fields := strings.Fields(s)
	if len(fields) == 0 {
		return ""
	}
	return fields[len(fields)-1]
}

// phrase is the word and what follows it with some certainty; cut bytes of the word stand there
// already.
func (c *Completer) phrase(sentence []uint16, next uint16, cut int) string {
	if next == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString(c.words[next][cut:])
	for n := 1; n < mostWords && !endsSentence(c.words[next]); n++ {
		sentence = append(sentence, next)
		if next = c.next(sentence, "", shareOfLonger); next == 0 {
			break
		}
		b.WriteString(" " + c.words[next])
	}
	return b.String()
}

// next is the likeliest word after a sentence that starts with what was begun and goes on, or 0.
// The longest context decides that has one.
func (c *Completer) next(sentence []uint16, begun string, share float64) uint16 {
	if begun != "" && !unicode.IsLetter(firstRune(begun)) {
		return 0
	}
	for words := maxContext; words >= 0; words-- {
		switch {
		case words > len(sentence)+1, words == 1 && len(begun) < 2, words == 0 && len(begun) < leastBegun:
			continue
		case words > 0 && len(sentence) > 0 && sentence[len(sentence)-1] == rareBlank:
			continue
		}
		if next := c.tables[words].likeliest(contextOf(sentence, words), c.words, begun, share); next >= blanks {
			return next
		}
	}
	return 0
}

// contextOf is the last words of a sentence as a key without its word.
func contextOf(sentence []uint16, words int) uint64 {
	key := uint64(0)
	for i := len(sentence) - words; i < len(sentence); i++ {
		key <<= 16
		if i >= 0 {
			key |= uint64(sentence[i])
		}
	}
	return key << 16
}

// likeliest finds the word that follows a context most often, among those that start with begun and
// go on; 0 where two do.
func (t *table) likeliest(context uint64, words []string, begun string, share float64) uint16 {
	first, _ := slices.BinarySearch(t.keys, context)
	best, most, second, total := uint16(0), 0, 0, 0
	for i := first; i < len(t.keys) && t.keys[i]&^0xffff == context; i++ {
		word := uint16(t.keys[i])
		if begun != "" && (len(words[word]) <= len(begun) || !strings.HasPrefix(words[word], begun)) {
			continue
		}
		count := int(t.counts[i])
		total += count
		if count > most {
			best, most, second = word, count, most
		} else if count > second {
			second = count
		}
	}
	if most < leastCount || most == second || float64(most) < share*float64(total) {
		return 0
	}
	return best
}

// sentence numbers the words of the text's last sentence, as far as tables need them.
func (c *Completer) sentence(before string) []uint16 {
	isNumber := func(start, end int) bool { return strings.ContainsAny(before[start:end], "0123456789") }
	if document, err := text.Read(before); err == nil {
		isNumber = func(start, end int) bool {
			for i := range document.Quantities {
				if q := &document.Quantities[i]; q.Start < end && start < q.End {
					return true
				}
			}
			return strings.ContainsAny(before[start:end], "0123456789")
		}
	}
	var numbers []uint16
	eachChunk(before, func(start, end int) {
		word := before[start:end]
		number, known := c.number[strings.ToLower(word)]
		switch {
		case isNumber(start, end):
			number = numberBlank
		case !known && unicode.IsUpper(firstRune(word)):
			number = nameBlank
		case !known:
			number = rareBlank
		}
		numbers = append(numbers, number)
		if endsSentence(word) {
			numbers = numbers[:0]
		}
	})
	return numbers
}

// eachChunk calls yield for what stands between spaces.
func eachChunk(s string, yield func(start, end int)) {
	start := -1
	for i, r := range s {
		switch {
		case !unicode.IsSpace(r):
			if start < 0 {
				start = i
			}
		case start >= 0:
			yield(start, i)
			start = -1
		}
	}
	if start >= 0 {
		yield(start, len(s))
	}
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

func endsSentence(word string) bool {
	word = strings.TrimRight(word, `"'”’)`)
	return word != "" && strings.ContainsRune(".?!", rune(word[len(word)-1]))
}
