package text

import "unicode/utf8"

// abbreviation classes: when a dot behind a word belongs to it.
type dotClass uint8

const (
	noDot        dotClass = iota
	title                 // Ms. Chen: always, and no sentence ends there
	nameDot               // St.: always, and a sentence ends there only before a word that opens one: Main St. The
	always                // etc.: always, and a sentence ends there before a capital
	beforeNumber          // No. 5: only with digits behind it
	afterNumber           // 2.5 m. long: only behind a number, and not at the end of a sentence
)

var abbreviations = classify(map[dotClass]string{
	title:        "mr mrs ms mx messrs dr prof rev gen lt col sgt capt sen gov rep hon vs cf approx e.g i.e",
	nameDot:      "st mt",
	always:       "etc dept jr sr inc co corp ltd ave rd blvd esq a.m p.m",
	beforeNumber: "rs ksh kshs re no nos fig vol pp ch ex eq jan feb mar apr jun jul aug sep sept oct nov dec",
	afterNumber:  "mm cm m km mg g kg ml cl l c in ft yd yds mi sq cu lb lbs oz min mins s sec secs h hr hrs wk wks yr yrs gal qt pt pts tbsp tsp doz",
})

func classify(lists map[dotClass]string) map[string]dotClass {
	classes := make(map[string]dotClass)
	for class, list := range lists {
		for w := range set(list) {
			classes[w] = class
		}
	}
	return classes
}

// questions begin a sentence even where capitals say nothing; openers do so
// behind an initial, which may as well be a letter: "plan B. The".
var (
	questions = set("how what which who whose where why find calculate")
	openers   = set("how what which who whose where why when find calculate if suppose he she they it we you i there then",
		"the a an this that these those each his her their its our my in on at after before from to for by with during every both all some one two")
	months = set("january february march april may june july august september october november december",
		"jan feb mar apr jun jul aug sep sept oct nov dec jan. feb. mar. apr. jun. jul. aug. sep. sept. oct. nov. dec.")
	weekdays = set("monday tuesday wednesday thursday friday saturday sunday")
)

// segment finds the sentences and writes each token's place in them.
func segment(s *scanner) []Sentence {
	var sentences []Sentence
	first := 0
	for i := range s.tokens {
		s.tokens[i].Sentence = len(sentences)
		if i+1 == len(s.tokens) || s.endsSentence(first, i) {
			sentences = append(sentences, Sentence{first, i + 1})
			first = i + 1
		}
	}
	return sentences
}

// endsSentence says whether the sentence that began at token first ends behind token i.
func (s *scanner) endsSentence(first, i int) bool {
	t, next := &s.tokens[i], &s.tokens[i+1]
	if lines := lineEnds(s.source[t.End:next.Start]); lines > 1 || lines == 1 && s.isListMark(i+1) {
		return true
	}
	switch {
	case t.Kind == Word && t.Text[len(t.Text)-1] == '.':
		switch abbreviations[t.Norm[:len(t.Norm)-1]] {
		case always:
			return s.startsSentence(t.End)
		case noDot, nameDot: // U.S., an initial
			return len(t.Norm) > 2 && openers[s.peekWord(skipBlanks(s.source, t.End))] && s.startsSentence(t.End)
		}
		return false
	case isStopToken(t):
		if closes(next, t) || first == i-1 && isListNumber(s.source, s.tokens, first, s.cased) {
			return false
		}
		return isFinal(t) || s.startsSentence(t.End)
	case i > first && closes(t, &s.tokens[i-1]): // the stop stands before a quote or bracket: "How many?" she asked.
		stop := i - 1
		for stop > first && i-stop < 4 && closes(&s.tokens[stop], &s.tokens[stop-1]) {
			stop--
		}
		return isStopToken(&s.tokens[stop]) && !closes(next, t) && s.startsSentence(t.End)
	}
	return false
}

// isStopToken says whether t is made of . ? ! and is no mere abbreviation's dot.
func isStopToken(t *Token) bool { return t.Kind == Punct && isStop(firstRune(t.Text)) }

// isFinal says whether a stop ends a sentence whatever follows; an ellipsis does not.
func isFinal(t *Token) bool {
	for _, r := range t.Text {
		if r == '?' || r == '!' {
			return true
		}
	}
	return t.Text == "."
}

// closes says whether t is a quote or bracket right behind the token before it.
func closes(t, before *Token) bool {
	if t.Kind != Punct || t.Start != before.End {
		return false
	}
	switch t.Text {
	case ")", "]", "}", "\"", "'", "”", "’", "»":
		return true
	}
	return false
}

// isListMark says whether token i, the first of its line, numbers or marks an item: "- 5 apples",
// "* 3", "2) ".
func (s *scanner) isListMark(i int) bool {
	t := &s.tokens[i]
	switch t.Norm {
	case "-", "*", "•", "·":
		return i+1 < len(s.tokens) && s.tokens[i+1].Start > t.End
	}
	return isListNumber(s.source, s.tokens, i, s.cased)
}

// isListNumber says whether token i is the number of a problem or of an item:
// "12. Maria has", "3) A bus". It stands at the beginning of a line, and a capital
// follows.
func isListNumber(source string, tokens []Token, i int, cased bool) bool {
	if i+2 >= len(tokens) {
		return false
	}
	t, mark, next := &tokens[i], &tokens[i+1], &tokens[i+2]
	if t.Kind != Number || len(t.Text) > 3 || !allDigits(t.Text) || mark.Text != "." && mark.Text != ")" || mark.Start != t.End || next.Start == mark.End {
		return false
	}
	if i > 0 && lineEnds(source[tokens[i-1].End:t.Start]) == 0 {
		return false
	}
	r := firstRune(next.Text)
	return lineEnds(source[mark.End:next.Start]) == 0 && (isUpper(r) || next.Kind == Word && !cased || next.Kind == Number)
}

// startsSentence says whether what follows at i looks like the beginning
// of a sentence: nothing, a question word, a capital where capitals mean something.
func (s *scanner) startsSentence(i int) bool {
	i = skipBlanks(s.source, i)
	for i < len(s.source) && isOpening(s.runeAt(i)) {
		i += utf8.RuneLen(s.runeAt(i))
	}
	if i == len(s.source) {
		return true
	}
	word := s.peekWord(i)
	if questions[word] {
		return true
	}
	return s.cased && isUpper(s.runeAt(i)) && !months[word] && !weekdays[word]
}

func isOpening(r rune) bool {
	switch r {
	case '"', '“', '‘', '\'', '(', '[', '«':
		return true
	}
	return false
}

// peekWord returns the letters at i in lower case, at most a dozen of them.
func (s *scanner) peekWord(i int) string {
	end := i
	for end < len(s.source) && end-i < 12 {
		r, size := utf8.DecodeRuneInString(s.source[end:])
		if !isLetter(r) {
			break
		}
		end += size
	}
	return normalise(s.source[i:end])
}

func skipBlanks(text string, i int) int {
	for i < len(text) {
		r, size := utf8.DecodeRuneInString(text[i:])
		if !isBlank(r) {
			break
		}
		i += size
	}
	return i
}

func lineEnds(gap string) int {
	n := 0
	for i := 0; i < len(gap); i++ {
		if gap[i] == '\n' || gap[i] == '\r' && (i+1 == len(gap) || gap[i+1] != '\n') {
			n++
		}
	}
	return n
}

func firstRune(text string) rune {
	r, _ := utf8.DecodeRuneInString(text)
	return r
}
