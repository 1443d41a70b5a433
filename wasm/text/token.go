package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// scanner cuts a text into tokens as UD English (EWT) does, because a parser
// trained on it reads them: "don't" is do n't, "$52.75" is $ 52.75, "5cm" is
// 5 cm, "three-legged" is three - legged, "p.m." and "7:30" stay whole.
//
// It goes over the text once. Whatever it looks ahead is either bounded or
// consumed, so its time is linear in the text.
type scanner struct {
	source  string
	pos     int
	tokens  []Token
	cased   bool // capitals mean something: the text has letters of both cases
	checked int  // up to here, the text was looked at for addresses
	ratio   int  // the token behind which the text speaks of a ratio, so that 7:10 is no clock time
}

const never = -1 << 30

func scan(source string) *scanner {
	s := &scanner{source: source, cased: bothCases(source), ratio: never}
	s.tokens = make([]Token, 0, len(source)/4+4)
	for s.pos < len(source) {
		r, size := utf8.DecodeRuneInString(source[s.pos:])
		if end := s.address(r); end > 0 {
			s.emit(end, Word, "")
			continue
		}
		switch {
		case r == utf8.RuneError && size == 1:
			s.invalid()
		case isBlank(r):
			s.pos += size
		case isDigit(r), r == '.' && s.pointFirst():
			s.number()
		case vulgar(r) != "":
			s.emit(s.pos+size, Number, vulgar(r))
		case isLetter(r):
			s.word()
		default:
			s.mark(r, size)
		}
	}
	return s
}

// emit appends the token that ends at end; without a norm, it is made of the text.
func (s *scanner) emit(end int, kind Kind, norm string) {
	text := s.source[s.pos:end]
	if norm == "" {
		norm = normalise(text)
	}
	if ratioWords[norm] {
		s.ratio = len(s.tokens)
	}
	s.tokens = append(s.tokens, Token{Span: Span{s.pos, end}, Text: text, Norm: norm, Kind: kind, Quantity: -1})
	s.pos = end
}

// invalid makes one symbol of a run of bytes that are not UTF-8.
func (s *scanner) invalid() {
	end := s.pos
	for end < len(s.source) {
		if r, size := utf8.DecodeRuneInString(s.source[end:]); r != utf8.RuneError || size != 1 {
			break
		}
		end++
	}
	s.emit(end, Symbol, "\uFFFD")
}

// word reads letters, and whatever a word may have inside: digits (A4,
// number0), an apostrophe (o'clock), dots (U.S.), a hyphen after a prefix.
func (s *scanner) word() {
	start, end := s.pos, s.pos
	segment := start // where the letters after the last dot, hyphen or apostrophe begin
	for end < len(s.source) {
		r, size := utf8.DecodeRuneInString(s.source[end:])
		next := end + size
		if end-start <= 5 && isDigit(r) && (beforeDigits[normalise(s.source[start:end])] || s.source[start:end] == "x" && s.isFactor(end) || end == start+1 && s.isLetterOfMoney(end)) { // Rs500, R350
			break
		}
		if isLetter(r) || isDigit(r) || r == '_' || isRaised(r) {
			end = next
			continue
		}
		if isJoiner(r) && isLetter(s.runeAt(next)) {
			end = next
			continue
		}
		switch {
		case isApostrophe(r) && isLetter(s.runeAt(next)):
			if cut, stop := s.contraction(end, next); stop > 0 {
				if cut > start {
					s.emit(cut, Word, "")
				}
				s.emit(stop, Word, "")
				return
			}
		case r == '.' && end-segment == 1 && s.loneLetter(next):
		case r == '&' && end-segment <= 2 && isUpper(s.runeAt(end-1)) && isUpper(s.runeAt(next)):
		case isHyphen(r) && prefixes[normalise(s.source[segment:min(end, segment+8)])] && isLetter(s.runeAt(next)):
		default:
			s.endWord(end)
			return
		}
		end, segment = next, next
	}
	s.endWord(end)
}

// endWord emits the word that ends at end, with the dot of an abbreviation, or
// in two parts if it is written together (cannot, dont).
func (s *scanner) endWord(end int) {
	if s.byteAt(end) == '.' && s.ownsDot(end) {
		s.emit(end+1, Word, "")
		return
	}
	if end-s.pos <= 8 {
		if cut := fused[normalise(s.source[s.pos:end])]; cut > 0 {
			s.emit(s.pos+cut, Word, "")
		}
	}
	s.emit(end, Word, "")
}

// contraction looks at what follows an apostrophe: it returns where to cut the
// word before it and where the contraction ends, or 0, 0 if it is none.
func (s *scanner) contraction(apostrophe, next int) (cut, stop int) {
	end := next
	for end < len(s.source) && end-next < 3 && isASCIILetter(s.source[end]) {
		end++
	}
	if r := s.runeAt(end); isLetter(r) || isDigit(r) || isApostrophe(r) && isLetter(s.runeAt(end+utf8.RuneLen(r))) {
		return 0, 0
	}
	switch strings.ToLower(s.source[next:end]) {
	case "s", "m", "d", "ll", "re", "ve":
		return apostrophe, end
	case "t":
		if n := s.byteAt(apostrophe - 1); n == 'n' || n == 'N' {
			return apostrophe - 1, end
		}
	}
	return 0, 0
}

// isFactor says whether the digits at i, behind an x, end there or at a
// measure: 10'x12', 12 x8cm, pens x2; but x2y.
func (s *scanner) isFactor(i int) bool {
	i = digitsEnd(s.source, i)
	word := s.peekWord(i)
	return word == "" || isMeasure(word)
}

// loneLetter says whether the letter at i stands between dots: the second one of p.m. or e.g.
func (s *scanner) loneLetter(i int) bool {
	r, size := utf8.DecodeRuneInString(s.source[i:])
	after := s.runeAt(i + size)
	return isLetter(r) && !isLetter(after) && !isDigit(after)
}

// ownsDot says whether the word that ends at end is an abbreviation, so that
// the dot there is a part of it.
func (s *scanner) ownsDot(end int) bool {
	if end-s.pos > 7 || s.byteAt(end+1) == '.' {
		return false
	}
	word := normalise(s.source[s.pos:end])
	if strings.Contains(word, ".") { // U.S., e.g.
		return true
	}
	switch abbreviations[word] {
	case always, nameDot, title:
		return true
	case beforeNumber:
		return isDigit(s.runeAt(skipBlanks(s.source, end+1)))
	case afterNumber:
		return s.afterNumber() && !s.startsSentence(end+1)
	}
	if utf8.RuneCountInString(word) != 1 {
		return false
	}
	// An initial: J. K. Rowling, but not "plan B. How many".
	next := skipBlanks(s.source, end+1)
	following := s.peekWord(next)
	if openers[following] || following == "" {
		return false
	}
	if s.cased {
		return isUpper(s.runeAt(s.pos)) && isUpper(s.runeAt(next))
	}
	inRow := len(s.tokens) > 0 && len(s.last().Text) == 2 && s.last().Text[1] == '.'
	return inRow || len(following) == 1 && s.byteAt(next+1) == '.'
}

// afterNumber says whether the last token is a number or a measure that
// follows one: 5 m., 5 sq. ft., five ft.
func (s *scanner) afterNumber() bool {
	if len(s.tokens) == 0 {
		return false
	}
	last := s.last()
	if last.Kind == Number || abbreviations[strings.TrimSuffix(last.Norm, ".")] == afterNumber && last.Text[len(last.Text)-1] == '.' {
		return true
	}
	switch index[last.Norm].role {
	case unitWord, teenWord, tensWord, hundred:
		return true
	}
	return last.Norm == "-" && len(s.tokens) > 1 && s.tokens[len(s.tokens)-2].Kind == Number
}

func (s *scanner) last() *Token { return &s.tokens[len(s.tokens)-1] }

// mark reads punctuation, or a symbol with the marks that modify it.
func (s *scanner) mark(r rune, size int) {
	end := s.pos + size
	switch {
	case isStop(r): // ..., ?!, !!
		for end < len(s.source) && isStop(s.runeAt(end)) {
			end += utf8.RuneLen(s.runeAt(end))
		}
		s.emit(end, Punct, "")
	case isApostrophe(r) && isLetter(s.runeAt(end)):
		if _, stop := s.contraction(s.pos, end); stop > 0 && s.pos > 0 {
			s.emit(stop, Word, "") // 's, standing apart in a text that is in tokens already
			return
		}
		s.emit(end, Punct, "")
	case isApostrophe(r) && s.shortYear(end): // '98
		s.emit(end+2, Number, "")
	case strings.ContainsRune("-=*_~+#<>|", r): // a line of them is one token
		for s.byteAt(end) == byte(r) {
			end++
		}
		if r == '-' {
			s.emit(end, Punct, "")
		} else {
			s.emit(end, Symbol, "")
		}
	case strings.ContainsRune(",;:·¿¡", r) || unicode.In(r, unicode.Ps, unicode.Pe, unicode.Pi, unicode.Pf, unicode.Pd) || r == '"' || isApostrophe(r):
		s.emit(end, Punct, "")
	default:
		for end < len(s.source) { // an emoji with its modifiers
			r, size := utf8.DecodeRuneInString(s.source[end:])
			if !unicode.Is(unicode.M, r) && !isJoiner(r) {
				break
			}
			end += size
		}
		s.emit(end, Symbol, "")
	}
}

// shortYear says whether two digits at i, behind an apostrophe, are a year.
func (s *scanner) shortYear(i int) bool {
	after := s.runeAt(i + 2)
	return digitsEnd(s.source, i) == i+2 && !isLetter(after) && !isApostrophe(after) && (s.pos == 0 || isBlank(rune(s.source[s.pos-1])))
}

// address returns the end of the web or mail address that begins here with r,
// or 0. Each run without spaces and brackets is looked at once.
func (s *scanner) address(r rune) int {
	if s.pos < s.checked || !isLetter(r) && !isDigit(r) {
		return 0
	}
	end := s.runEnd(s.pos, func(r rune) bool { return !isBlank(r) && !strings.ContainsRune("()[]<>{}\"“”", r) })
	s.checked = end
	chunk := strings.TrimRight(s.source[s.pos:end], ".,;:!?'’")
	at := strings.IndexByte(chunk, '@')
	dot := strings.LastIndexByte(chunk, '.')
	if strings.Contains(chunk, "://") || strings.HasPrefix(chunk, "www.") || at > 0 && dot > at || dot > 0 && domains[chunk[dot+1:]] {
		return s.pos + len(chunk)
	}
	return 0
}

// pointFirst says whether the point at pos begins a decimal such as .5
func (s *scanner) pointFirst() bool {
	if !isDigit(s.runeAt(s.pos + 1)) {
		return false
	}
	before, _ := utf8.DecodeLastRuneInString(s.source[:s.pos])
	return s.pos == 0 || !isLetter(before) && !isDigit(before) && before != '.' && before != ')'
}

// runEnd returns the end of the run of such characters at i.
func (s *scanner) runEnd(i int, in func(rune) bool) int {
	for i < len(s.source) {
		r, size := utf8.DecodeRuneInString(s.source[i:])
		if !in(r) {
			break
		}
		i += size
	}
	return i
}

func (s *scanner) runeAt(i int) rune {
	if i < 0 || i >= len(s.source) {
		return -1
	}
	r, _ := utf8.DecodeRuneInString(s.source[i:])
	return r
}

func (s *scanner) byteAt(i int) byte {
	if i < 0 || i >= len(s.source) {
		return 0
	}
	return s.source[i]
}

// normalise gives the plain form of a token: lower case, ASCII digits, plain
// quotes, dashes and slashes, wide letters made narrow, invisible signs gone.
func normalise(text string) string {
	plain := true
	for i := 0; i < len(text); i++ {
		if c := text[i]; c >= utf8.RuneSelf || c >= 'A' && c <= 'Z' || c == '`' {
			plain = false
			break
		}
	}
	if plain {
		return text
	}
	var b strings.Builder
	b.Grow(len(text))
	for _, r := range text {
		if r >= 0xFF01 && r <= 0xFF5E { // full-width forms of ASCII
			r -= 0xFEE0
		}
		switch {
		case isHyphen(r) || r == '—' || r == '―':
			b.WriteByte('-')
		case isApostrophe(r):
			b.WriteByte('\'')
		case strings.ContainsRune("“”„‟«»", r):
			b.WriteByte('"')
		case r == '⁄' || r == '∕':
			b.WriteByte('/')
		case r == '…':
			b.WriteString("...")
		case unicode.Is(unicode.Cf, r):
		case isDigit(r):
			b.WriteByte(byte('0' + digitValue(r)))
		default:
			b.WriteRune(unicode.ToLower(r))
		}
	}
	if b.Len() == 0 {
		return text
	}
	return b.String()
}

// isBlank says whether r is no part of any token by itself: a space, a line
// end, a control or an invisible format character.
func isBlank(r rune) bool {
	if r < utf8.RuneSelf {
		return r <= ' ' || r == 0x7F
	}
	return unicode.IsSpace(r) || unicode.IsControl(r) || unicode.Is(unicode.Cf, r)
}

func isLetter(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= 0 && isASCIILetter(byte(r))
	}
	return unicode.IsLetter(r) || unicode.Is(unicode.M, r)
}

func isASCIILetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func isUpper(r rune) bool { return unicode.IsUpper(r) }

func isDigit(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= '0' && r <= '9'
	}
	return unicode.IsDigit(r)
}

func isStop(r rune) bool { return r == '.' || r == '?' || r == '!' || r == '…' }

func isApostrophe(r rune) bool {
	switch r {
	case '\'', '’', '‘', 'ʼ', '`', '´', '＇':
		return true
	}
	return false
}

// isHyphen says whether r may stand inside a compound or before a negative number.
func isHyphen(r rune) bool {
	switch r {
	case '-', '‐', '‑', '‒', '–', '−', '－':
		return true
	}
	return false
}

// isRaised says whether r is a raised digit, as in cm².
func isRaised(r rune) bool { return r == '²' || r == '³' }

// isJoiner says whether r is an invisible sign that may stand inside a word.
func isJoiner(r rune) bool { return r == 0x00AD || r == 0x200C || r == 0x200D || r == 0x2060 }

func bothCases(text string) bool {
	var lower, upper bool
	for _, r := range text {
		lower = lower || unicode.IsLower(r)
		upper = upper || unicode.IsUpper(r)
		if lower && upper {
			return true
		}
	}
	return false
}

// ratioWords say that 7:10 is no clock time.
var ratioWords = set("ratio ratios proportion proportions odds scale mix mixed mixture diluted")

// The words below shape tokens only; the words of numbers are in words.go.

var prefixes = set("e non pre anti re mid over post co multi pro ex semi sub neo intra un counter micro")

// fused words are two tokens; the number is where the first one ends.
var fused = map[string]int{
	"cannot": 3, "gonna": 3, "wanna": 3, "gotta": 3, "lemme": 3, "alot": 1,
	"dont": 2, "doesnt": 4, "didnt": 3, "wont": 2, "cant": 2, "couldnt": 5, "wouldnt": 5, "havent": 4, "arent": 3, "isnt": 2, "wasnt": 3,
	"im": 1, "ive": 1, "youre": 3, "theyre": 4, "thats": 4, "whats": 4, "theres": 5,
}

// beforeDigits are words that are cut off the digits behind them: currencies,
// and words that are often typed without the space.
var beforeDigits = set("rs rm usd eur gbp inr chf aud cad ksh kes ngn ghs zar php tsh tzs ush ugx myr nzd hkd sgd jpy pkr aed",
	"has had have and for of with are is the buys sells eats gets gives sold costs cost only")

var domains = set("com org net edu gov uk doc docx xls xlsx pdf jpg png htm html")
