package index

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxWord is the longest word in bytes that counts; longer runs of letters are
// no words.
const maxWord = 40

// eachWord calls yield with each word of the text in lower case, and whether it
// was written with a capital. The slice is good until yield returns. Digits
// are no words, and an apostrophe ends one: "Tom's" is tom and s.
func eachWord(text string, yield func(word []byte, capital bool)) {
	var word [maxWord + utf8.UTFMax]byte
	for i := 0; i < len(text); {
		if isPlain(text[i]) && lowerOf[text[i]] == 0 {
			i++
			continue
		}
		// A letter, or what may be one.
		n, capital, tooLong, start := 0, false, false, i
		for i < len(text) {
			if c := text[i]; isPlain(c) {
				lower := lowerOf[c]
				if lower == 0 {
					break
				}
				if n == 0 {
					capital = lower != c
				}
				word[n] = lower
				n++
				i++
			} else {
				r, size := utf8.DecodeRuneInString(text[i:])
				if !unicode.IsLetter(r) && !unicode.IsMark(r) {
					break
				}
				if n == 0 {
					capital = unicode.IsUpper(r)
				}
				n += utf8.EncodeRune(word[n:], unicode.ToLower(r))
				i += size
			}
			if n > maxWord {
				n, tooLong = 1, true
			}
		}
		if n > 1 && !tooLong {
			yield(word[:n], capital)
		}
		if i == start { // no letter
			_, size := utf8.DecodeRuneInString(text[i:])
			i += size
		}
	}
}

func isPlain(c byte) bool { return c < utf8.RuneSelf }

// lowerOf is the small letter of a plain one, and 0 of what is none.
var lowerOf = func() (table [utf8.RuneSelf]byte) {
	for c := byte('a'); c <= 'z'; c++ {
		table[c], table[c-'a'+'A'] = c, c
	}
	return table
}()

// noTerm stands for a word that is not counted.
const noTerm = ^uint32(0)

// vocabulary numbers the stems of a corpus.
type vocabulary struct {
	forms wordTable // words as they stand, in lower case
	stems map[string]uint32
	lower []bool // by term: some text writes it without a capital
}

func newVocabulary() *vocabulary {
	v := &vocabulary{stems: map[string]uint32{}}
	for _, word := range strings.Fields(stopWords) {
		v.forms.put(wordKey([]byte(word)), noTerm)
	}
	return v
}

// wordKey is a number for a word: its bytes, up to eight, else a hash of 56 bits
// under a first byte that no word has. Half of the time that it takes to index a
// text is spent looking up its words, and numbers are found faster than strings;
// a wrong match among a hundred thousand long words has a chance of one in ten million.
func wordKey(word []byte) uint64 {
	if len(word) <= 8 {
		key := uint64(0)
		for _, c := range word {
			key = key<<8 | uint64(c)
		}
		return key
	}
	hash := uint64(14695981039346656037) // FNV-1a
	for _, c := range word {
		hash = (hash ^ uint64(c)) * 1099511628211
	}
	return hash>>8 | 0xff<<56
}

// add returns the number of a word's stem, a new one if need be.
func (v *vocabulary) add(word []byte, capital bool) uint32 {
	key := wordKey(word)
	term, known := v.forms.get(key)
	if !known {
		root := stem(string(word))
		if term, known = v.stems[root]; !known {
			term = uint32(len(v.lower))
			v.stems[root] = term
			v.lower = append(v.lower, false)
		}
		v.forms.put(key, term)
	}
	if term != noTerm && !capital {
		v.lower[term] = true
	}
	return term
}

// find returns the number of a word's stem; known is false for a word that the
// corpus does not have.
func (v *vocabulary) find(word []byte) (term uint32, known bool) {
	if term, known = v.forms.get(wordKey(word)); known {
		return term, true
	}
	term, known = v.stems[stem(string(word))]
	return term, known
}

// dropNames takes out the words that no text writes without a capital: names of
// people and places. Two stories with a Tom each are not alike for that. It
// returns the new number of each old term.
func (v *vocabulary) dropNames() []uint32 {
	renumbered := make([]uint32, len(v.lower))
	next := uint32(0)
	for old, lower := range v.lower {
		renumbered[old] = noTerm
		if lower {
			renumbered[old] = next
			next++
		}
	}
	for i, old := range v.forms.terms {
		if v.forms.keys[i] != 0 && old != noTerm {
			v.forms.terms[i] = renumbered[old]
		}
	}
	for root, old := range v.stems {
		v.stems[root] = renumbered[old]
	}
	v.lower = nil
	return renumbered
}

// stopWords tell nothing about a story: words of grammar and numbers. Words
// such as "altogether" and "left" are not among them; how common they are says
// how little they weigh.
const stopWords = `
about after again all also am an and any are as at be because been before being but by can could did do does doing don
down each either every few for from had has have having he her here hers him his how if in into is isn it its itself ll
many may me might more most much must my of off on once one ones only or other our out over own per rd re same she should
so some such th than that the their theirs them themselves then there these they this those through to too under until up
us ve very was we were what when where which while who whom whose why will with would you your yours yourself
zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million
half third thirds quarter quarters fourth fourths fifth fifths sixth sixths eighth eighths tenth tenths
first second twice thrice double triple dozen dozens couple`
