package text

import (
	"math/big"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxDigits caps the digits of a number before and after the point, and its
// exponent. A longer run of digits is a Number token but no quantity, so that
// 1e999999999 costs nothing.
const maxDigits = 30

// number reads what begins with a digit, with letters that belong to it: 3rd,
// 1990s, 3D. Those of a measure stand apart: 5cm is 5 cm.
func (s *scanner) number() {
	end, norm := s.compound()
	if end == 0 {
		end, norm = s.numeral()
	}
	if r := s.runeAt(end); isApostrophe(r) { // the 5's
		next := end + utf8.RuneLen(r)
		if _, stop := s.contraction(end, next); stop == next+1 && s.source[next]|0x20 == 's' {
			s.emit(stop, Number, norm+"s")
			return
		}
	}
	letters := s.runEnd(end, isLetter)
	suffix := normalise(s.source[end:letters])
	if next := digitsEnd(s.source, letters); next > letters && (suffix == "x" || isMeasure(suffix) && !squares[s.source[end:next]]) { // 3x4, 2h30; but 25m2
		s.emit(end, Number, norm)
		s.emit(letters, Word, "")
		return
	}
	run := s.runEnd(letters, func(r rune) bool { return isLetter(r) || isDigit(r) || isRaised(r) })
	switch {
	case run == end, letters == end && isRaised(s.runeAt(end)): // 3²
		s.emit(end, Number, norm)
	case run > letters: // 25m2, but 46C1
		if squares[s.source[end:run]] {
			s.emit(end, Number, norm)
		} else {
			s.emit(run, Word, "")
		}
	case ordinalSuffixes[suffix]: // 3rd, 2/3rds
		s.emit(run, Word, norm+suffix)
	case suffix == "s": // 1990s
		s.emit(run, Number, norm+"s")
	case letters > end+1, strings.Contains("cfghklmnptwxyCFKLMNXYπ", s.source[end:run]), // 5cm, 10am, 3x; but 3D, 4b
		!s.cased && strings.Contains("ghptw", suffix): // 500G, where all is in capitals
		s.emit(end, Number, norm)
	default:
		s.emit(run, Word, "")
	}
}

var ordinalSuffixes = set("st nd rd th sts nds rds ths")

var squares = set("mm2 cm2 m2 km2 in2 ft2 yd2 mm3 cm3 m3 km3 in3 ft3 yd3 mm² cm² m² km² in² ft² yd² mm³ cm³ m³ km³ in³ ft³ yd³")

// compound reads what is written with digits and is no number: a clock time, a
// date, a telephone number. It returns 0 if there is none.
func (s *scanner) compound() (end int, norm string) {
	var lengths [4]int
	var numbers [4]int
	var separators [4]byte
	parts, i := 0, s.pos
	for ; ; i++ {
		start := i
		for i < len(s.source) && s.source[i] >= '0' && s.source[i] <= '9' && i-start < 5 {
			numbers[parts] = numbers[parts]*10 + int(s.source[i]-'0')
			i++
		}
		lengths[parts] = i - start
		parts++
		c := s.byteAt(i)
		if lengths[parts-1] == 0 || isDigit(s.runeAt(i)) {
			return 0, ""
		}
		if !strings.ContainsRune("/-:.", rune(c)) || !isDigit(s.runeAt(i+1)) || parts > 1 && c != separators[0] {
			break
		}
		if parts == len(lengths) {
			return 0, ""
		}
		separators[parts-1] = c
	}
	inside := s.pos > 1 && s.source[s.pos-1] == separators[0] && isDigit(s.runeAt(s.pos-2)) // of a longer chain
	if inside || !isCompound(lengths, numbers, string(separators[:parts-1])) {
		return 0, ""
	}
	if separators[0] == ':' && (len(s.tokens)-s.ratio < 12 || s.peekWord(skipBlanks(s.source, i)) == "ratio" || s.group(i, ',', 3) > 0) { // 1:50,000
		return 0, ""
	}
	return i, s.source[s.pos:i]
}

// isCompound judges a form such as 11/28/2000 by its parts.
func isCompound(lengths, numbers [4]int, separators string) bool {
	short := func(i int) bool { return lengths[i] <= 2 }
	switch separators {
	case ":", "::": // 7:30, 12:05:30
		return short(0) && numbers[0] <= 24 && lengths[1] == 2 && numbers[1] < 60 && (lengths[2] == 0 || lengths[2] == 2 && numbers[2] < 60)
	case "//", "..": // 11/28/2000, 3/8/00, 2000/11/28, 28.11.2000
		return short(0) && short(1) && (lengths[2] == 4 || lengths[2] == 2 && separators == "//") || lengths[0] == 4 && short(1) && short(2)
	case "--": // 2019-05-05, 11-28-2000, 713-555-0134
		return lengths[0] == 4 && short(1) && short(2) || short(0) && short(1) && lengths[2] == 4 ||
			lengths[0] == 3 && lengths[1] == 3 && lengths[2] == 4
	case "---": // 1-800-555-0134
		return lengths[0] == 1 && lengths[1] == 3 && lengths[2] == 3 && lengths[3] == 4
	case "-": // 555-0134, but 100-1000 is a range
		return lengths[0] == 3 && lengths[1] == 4 && (numbers[0]%10 != 0 || numbers[1]%10 != 0)
	}
	return false
}

// numeral reads a number with its grouping, decimals and exponent, and gives
// its plain form: 1250000, 2.50, 1.5e3. A chain such as 1.2.3 is no number,
// and its plain form says so by its two points.
func (s *scanner) numeral() (end int, norm string) {
	text, start := s.source, s.pos
	end, separator := s.whole(start)
	wholeEnd, point := end, -1
	switch {
	case separator != '.' && s.byteAt(end) == '.' && isDigit(s.runeAt(end+1)):
		point, end = end, digitsEnd(text, end+1)
		if separator == 0 && s.byteAt(end) == '.' && isDigit(s.runeAt(end+1)) {
			for s.byteAt(end) == '.' && isDigit(s.runeAt(end+1)) {
				end = digitsEnd(text, end+1)
			}
			return end, normalise(text[start:end])
		}
	case separator != ',':
		if stop := s.decimalComma(start, end, separator); stop > 0 {
			point, end = end, stop
		}
	}
	exponent := end
	if c := s.byteAt(end); c == 'e' || c == 'E' {
		i := end + 1
		if c := s.byteAt(i); c == '+' || c == '-' {
			i++
		}
		if stop := digitsEnd(text, i); stop > i && !isLetter(s.runeAt(stop)) {
			end = stop
		}
	}
	if separator == 0 && (point < 0 || text[point] == '.') && exponent == end && isASCII(text[start:end]) {
		return end, text[start:end]
	}
	var b strings.Builder
	writeDigits(&b, text[start:wholeEnd])
	if point >= 0 {
		b.WriteByte('.')
		writeDigits(&b, text[point+1:exponent])
	}
	if end > exponent {
		b.WriteByte('e')
		if text[exponent+1] == '-' {
			b.WriteByte('-')
		}
		writeDigits(&b, text[exponent+1:end])
	}
	return end, b.String()
}

// maxGroups bounds how far grouping looks ahead.
const maxGroups = 10

// whole reads the digits before the point. It returns the sign that groups
// them, or 0: 1,250 · 1'250 · 1.250.000 · 1 250 000 · 1,00,000.
func (s *scanner) whole(start int) (end int, separator rune) {
	first := digitsEnd(s.source, start)
	n := utf8.RuneCountInString(s.source[start:min(first, start+16)])
	separator = s.runeAt(first)
	if n == 0 || n > 3 || digitValue(s.runeAt(start)) == 0 || !isSeparator(separator) {
		return first, 0
	}
	end, groups := first, 0
	for groups < maxGroups {
		next := s.group(end, separator, 3)
		if next == 0 {
			break
		}
		end = next
		groups++
	}
	switch {
	case groups >= 2, groups == 1 && separator != '.' && separator != ' ',
		groups == 1 && separator == ' ' && (digitValue(s.runeAt(first+1)) == 0 || s.behindMoney()): // 30 000; no number begins with 0; R1 840
		return end, separator
	case groups == 1 && separator == '.' && s.decimalComma(start, end, '.') > 0:
		return end, separator
	case separator == ',' && n <= 2: // 1,00,000 as in India
		end = first
		for groups < maxGroups {
			next := s.group(end, ',', 2)
			if next == 0 {
				break
			}
			end = next
			groups++
		}
		if last := s.group(end, ',', 3); last > 0 && groups > 0 {
			return last, ','
		}
	}
	return first, 0
}

// behindMoney says whether the number at the scanner's place touches a sign or
// a letter of money before it.
func (s *scanner) behindMoney() bool {
	return len(s.tokens) > 0 && s.last().End == s.pos && currencyOf(s.last()) != NoUnit
}

func isSeparator(r rune) bool {
	switch r {
	case ',', '.', ' ', '\'', '’', 0x00A0, 0x2009, 0x202F: // no-break, thin, narrow no-break space
		return true
	}
	return false
}

// group returns the end of the group of size digits at i, or 0.
func (s *scanner) group(i int, separator rune, size int) int {
	if s.runeAt(i) != separator {
		return 0
	}
	i += utf8.RuneLen(separator)
	for range size {
		r := s.runeAt(i)
		if !isDigit(r) {
			return 0
		}
		i += utf8.RuneLen(r)
	}
	if isDigit(s.runeAt(i)) {
		return 0
	}
	return i
}

// decimalComma returns the end of the decimals behind the comma, or 0 if there
// is none, or if it separates the items of a list, or may do so: 2,50 and 0,5
// and 2,5 kg are decimals, "1,2 and 3" is a list.
func (s *scanner) decimalComma(start, comma int, separator rune) int {
	if s.byteAt(comma) != ',' {
		return 0
	}
	end := digitsEnd(s.source, comma+1)
	n := utf8.RuneCountInString(s.source[comma+1 : end])
	inList := start > 1 && s.source[start-1] == ',' && isDigit(s.runeAt(start-2)) ||
		s.byteAt(end) == ',' && isDigit(s.runeAt(end+1))
	if n == 0 || inList {
		return 0
	}
	after := skipBlanks(s.source, end)
	next := s.peekWord(after)
	if next == "and" || next == "or" {
		if item := skipBlanks(s.source, after+len(next)); isDigit(s.runeAt(item)) && s.byteAt(digitsEnd(s.source, item)) != ',' {
			return 0
		}
	}
	switch before, _ := utf8.DecodeLastRuneInString(s.source[:start]); {
	case n == 2, n > 3, n == 1 && separator != 0, s.source[start:comma] == "0",
		n == 1 && isCurrency(before), s.isMark(after), isMeasure(next), index[next].role == scaleWord:
		return end
	}
	return 0
}

// isMark says whether the character at i is a unit mark of the number before it.
func (s *scanner) isMark(i int) bool {
	r := s.runeAt(i)
	return r == '%' || isCurrency(r) && !isDigit(s.runeAt(i+utf8.RuneLen(r)))
}

// isMeasure says whether a word is a measure, written out or not.
func isMeasure(word string) bool {
	return index[word].role == measure || index[word].role == abbreviation
}

func digitsEnd(text string, i int) int {
	for i < len(text) {
		r, size := utf8.DecodeRuneInString(text[i:])
		if !isDigit(r) {
			break
		}
		i += size
	}
	return i
}

func writeDigits(b *strings.Builder, text string) {
	for _, r := range text {
		if isDigit(r) {
			b.WriteByte(byte('0' + digitValue(r)))
		}
	}
}

// digitValue returns the value of a digit of any script: Unicode keeps the
// digits of a script together, from 0 to 9.
func digitValue(r rune) int {
	if r < utf8.RuneSelf {
		return int(r - '0')
	}
	for _, block := range unicode.Nd.R16 {
		if r <= rune(block.Hi) {
			return int(r-rune(block.Lo)) % 10
		}
	}
	for _, block := range unicode.Nd.R32 {
		if r <= rune(block.Hi) {
			return int(r-rune(block.Lo)) % 10
		}
	}
	return 0
}

// vulgar returns the plain form of a fraction that is one character, or "".
func vulgar(r rune) string {
	switch r {
	case '¼':
		return "1/4"
	case '½':
		return "1/2"
	case '¾':
		return "3/4"
	}
	if r < '⅐' || r > '⅞' {
		return ""
	}
	return strings.Fields("1/7 1/9 1/10 1/3 2/3 1/5 2/5 3/5 4/5 1/6 5/6 1/8 3/8 5/8 7/8")[r-'⅐']
}

func isASCII(text string) bool {
	for i := 0; i < len(text); i++ {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// parseNumeral gives the value of a plain form; ok is false if it is none (a
// date, a clock time) or beyond maxDigits.
func parseNumeral(norm string) (value *big.Rat, decimal, ok bool) {
	norm = strings.TrimSuffix(norm, "s")
	mantissa, exponent, hasExponent := strings.Cut(norm, "e")
	whole, decimals, hasPoint := strings.Cut(mantissa, ".")
	if len(whole)+len(decimals) == 0 || len(whole) > maxDigits || len(decimals) > maxDigits || !allDigits(whole) || !allDigits(decimals) {
		return nil, false, false
	}
	if hasExponent {
		digits := strings.TrimPrefix(exponent, "-")
		if e, ok := smallInt(digits); !ok || e > maxDigits {
			return nil, false, false
		}
	} else if len(mantissa) <= 18 { // the usual case, without parsing a big number
		numerator, denominator := int64(0), int64(1)
		for i := 0; i < len(mantissa); i++ {
			if mantissa[i] != '.' {
				numerator = numerator*10 + int64(mantissa[i]-'0')
			}
		}
		for range decimals {
			denominator *= 10
		}
		return big.NewRat(numerator, denominator), hasPoint, true
	}
	value, ok = new(big.Rat).SetString(norm)
	return value, hasPoint, ok
}

// smallInt reads up to 9 digits.
func smallInt(digits string) (n int64, ok bool) {
	if digits == "" || len(digits) > 9 || !allDigits(digits) {
		return 0, false
	}
	for i := 0; i < len(digits); i++ {
		n = n*10 + int64(digits[i]-'0')
	}
	return n, true
}

func allDigits(text string) bool {
	for i := 0; i < len(text); i++ {
		if text[i] < '0' || text[i] > '9' {
			return false
		}
	}
	return true
}
