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
	var buffer [maxWord + utf8.UTFMax]byte
	word := buffer[:0]
	capital, tooLong := false, false
	end := func() {
		if len(word) > 1 && !tooLong {
			yield(word, capital)
		}
		word, tooLong = buffer[:0], false
	}
	for i := 0; i < len(text); {
		c := text[i]
		size := 1
		switch {
		case 'a' <= c && c <= 'z':
			if len(word) == 0 {
				capital = false
			}
			word = append(word, c)
		case 'A' <= c && c <= 'Z':
			if len(word) == 0 {
				capital = true
			}
			word = append(word, c+'a'-'A')
		case c < utf8.RuneSelf:
			end()
		default:
			var r rune
			r, size = utf8.DecodeRuneInString(text[i:])
			if !unicode.IsLetter(r) && !unicode.IsMark(r) {
				end()
				break
			}
			if len(word) == 0 {
				capital = unicode.IsUpper(r)
			}
			word = utf8.AppendRune(word, unicode.ToLower(r))
		}
		if len(word) > maxWord {
			word, tooLong = word[:1], true
		}
		i += size
	}
	end()
}

// noTerm stands for a word that is not counted.
const noTerm = ^uint32(0)

// vocabulary numbers the stems of a corpus.
type vocabulary struct {
	forms map[uint64]uint32 // words as they stand, in lower case, by wordKey
	stems map[string]uint32
	lower []bool // by term: some text writes it without a capital
}

func newVocabulary() *vocabulary {
	v := &vocabulary{forms: map[uint64]uint32{}, stems: map[string]uint32{}}
	for _, word := range strings.Fields(stopWords) {
		v.forms[wordKey([]byte(word))] = noTerm
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
	term, known := v.forms[key]
	if !known {
		root := stem(string(word))
		if term, known = v.stems[root]; !known {
			term = uint32(len(v.lower))
			v.stems[root] = term
			v.lower = append(v.lower, false)
		}
		v.forms[key] = term
	}
	if term != noTerm && !capital {
		v.lower[term] = true
	}
	return term
}

// find returns the number of a word's stem; known is false for a word that the
// corpus does not have.
func (v *vocabulary) find(word []byte) (term uint32, known bool) {
	if term, known = v.forms[wordKey(word)]; known {
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
	for word, old := range v.forms {
		if old != noTerm {
			v.forms[word] = renumbered[old]
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
