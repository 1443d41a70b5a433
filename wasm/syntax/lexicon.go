package syntax

import (
	"unicode"
	"unicode/utf8"
)

// A Lexicon knows the words and the pieces of words that have a row of their
// own in the embedding tables. Row 0 of the words is for all other words;
// pieces that it does not know are left out.
type Lexicon struct {
	words, pieces map[string]int32
	buffer        []byte // the normalised word between < and >
	starts        []int  // where each of its characters starts, and its end
}

// NewLexicon makes the lexicon of two lists; the first word has row 1, the
// first piece row 0.
func NewLexicon(words, pieces []string) *Lexicon {
	l := &Lexicon{words: make(map[string]int32, len(words)), pieces: make(map[string]int32, len(pieces))}
	for i, w := range words {
		l.words["<"+w+">"] = int32(i + 1)
	}
	for i, p := range pieces {
		l.pieces[p] = int32(i)
	}
	return l
}

// Word is the row of a form in the word table, and Pieces the rows of its
// pieces, appended to ids.
func (l *Lexicon) Word(form string, ids []int32) (word int32, pieces []int32) {
	l.Spell(form, func(piece []byte, whole bool) {
		if whole {
			word = l.words[string(piece)]
		} else if id, ok := l.pieces[string(piece)]; ok {
			ids = append(ids, id)
		}
	})
	return word, ids
}

// longestWord bounds the work for a token that is no word at all.
const longestWord = 40

// Spell normalises a form, and calls f for the whole of it and for each piece:
// the word between < and >, then prefixes of one to four characters with the
// <, suffixes of one to five with the >. Small letters, plain quotes, every digit
// a 0, and a masked number (number0, N_1) is "00", so that masked and plain
// text look alike.
func (l *Lexicon) Spell(form string, f func(piece []byte, whole bool)) {
	b := append(l.buffer[:0], '<')
	starts := l.starts[:0]
	if isMask(form) {
		form = "00"
	}
	for i, r := range form {
		switch {
		case unicode.IsDigit(r):
			r = '0'
		case r == '’' || r == '‘' || r == '`' || r == '´':
			r = '\''
		case r == '“' || r == '”':
			r = '"'
		case r == '–' || r == '—':
			r = '-'
		default:
			r = unicode.ToLower(r)
		}
		if i >= longestWord {
			break
		}
		starts = append(starts, len(b))
		b = utf8.AppendRune(b, r)
	}
	n := len(starts)
	starts = append(starts, len(b))
	b = append(b, '>')
	l.buffer, l.starts = b, starts
	f(b, true)
	for k := 1; k <= min(4, n); k++ {
		f(b[:starts[k]], false)
	}
	for k := 1; k <= min(5, n); k++ {
		f(b[starts[n-k]:], false)
	}
}

// isMask recognises the marks that data sets write in place of numbers:
// letters that say so, and a number: number0, NUM1, N_2, n3.
func isMask(form string) bool {
	letters := 0
	for letters < len(form) && isLetter(form[letters]) {
		letters++
	}
	rest := form[letters:]
	if len(rest) > 0 && rest[0] == '_' {
		rest = rest[1:]
	}
	if letters == 0 || rest == "" {
		return false
	}
	for i := range len(rest) {
		if rest[i] < '0' || rest[i] > '9' {
			return false
		}
	}
	switch lower := form[:letters]; {
	case len(lower) == 1:
		return lower[0]|0x20 == 'n'
	case len(lower) == 3:
		return equalFold(lower, "num")
	case len(lower) == 4:
		return equalFold(lower, "temp")
	}
	return equalFold(form[:letters], "number")
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func equalFold(s, lower string) bool {
	if len(s) != len(lower) {
		return false
	}
	for i := range len(s) {
		if s[i]|0x20 != lower[i] {
			return false
		}
	}
	return true
}

// Shapes is the number of rows of the shape table.
const Shapes = 2 * shapeClasses

const (
	shapeLower = iota
	shapeTitle
	shapeUpper
	shapeMixed
	shapeOneUpper
	shapeDigits
	shapeNoLetters
	shapeCaseless // a word of a sentence whose case says nothing
	shapeClasses
)

// A Casing says which cases the letters of a sentence have.
type Casing struct{ lower, upper int }

// CasingOf looks at the letters of a sentence. Where all are small, or all but
// initials are capitals, the case of a word says nothing.
func CasingOf(forms []string) (c Casing) {
	for _, form := range forms {
		if isMask(form) {
			continue
		}
		for _, r := range form {
			if unicode.IsLower(r) {
				c.lower++
			} else if unicode.IsUpper(r) {
				c.upper++
			}
		}
	}
	return c
}

// caseless: no capital at all, or next to no small letter.
func (c Casing) caseless() bool { return c.upper == 0 || c.lower*10 < c.upper && c.upper > 4 }

// Shape is the row of a form in the shape table.
func (c Casing) Shape(form string, first bool) int32 {
	class, letters, upper, digits, firstUpper := shapeNoLetters, 0, 0, 0, false
	for i, r := range form {
		switch {
		case unicode.IsDigit(r):
			digits++
		case unicode.IsUpper(r):
			letters++
			upper++
			firstUpper = firstUpper || i == 0
		case unicode.IsLetter(r):
			letters++
		}
	}
	switch {
	case isMask(form) || digits > 0:
		class = shapeDigits
	case letters == 0:
	case c.caseless():
		class = shapeCaseless
	case upper == 0:
		class = shapeLower
	case upper == letters && letters == 1:
		class = shapeOneUpper
	case upper == letters:
		class = shapeUpper
	case firstUpper && upper == 1:
		class = shapeTitle
	default:
		class = shapeMixed
	}
	if first {
		class += shapeClasses
	}
	return int32(class)
}
