package nature

import (
	"strings"

	"mwpranker/wasm/text"
)

// mostParts is how many problems are told apart; behind them the text is left alone.
const mostParts = 50

// problems parts a text into problems where it holds several: where its layout says so, or where a
// problem that is asked to its end is followed by another one. It gives nil where it is one.
func problems(doc *text.Document) []string {
	for _, cut := range []func(*text.Document) []int{atMarks, atBlankLines, atLines} {
		if parts := complete(doc, cut(doc)); len(parts) > 1 {
			return parts
		}
	}
	return inARow(doc)
}

// atMarks are the tokens at which numbered pieces begin: 1. 2. 3., 1) 2), (a) (b), Q1 Q2.
func atMarks(doc *text.Document) []int {
	var starts []int
	for i := range doc.Tokens {
		if opensPiece(doc, i) && isNext(doc, i, len(starts)) {
			starts = append(starts, i)
		}
	}
	return starts
}

// opensPiece says whether a token stands at the start of a line, or behind the end of a sentence.
func opensPiece(doc *text.Document, i int) bool {
	if i == 0 || hasLineEnd(between(doc, i)) {
		return true
	}
	before := doc.Tokens[i-1].Norm
	return before == "?" || before == "." || before == "!"
}

// isNext says whether the mark of the piece with this place, from 0, begins at token i.
func isNext(doc *text.Document, i, place int) bool {
	rest := doc.Source[doc.Tokens[i].Start:]
	rest = strings.TrimPrefix(rest, "(")
	for _, prefix := range []string{"Question ", "question ", "Problem ", "problem ", "Q", "q"} {
		rest = strings.TrimPrefix(rest, prefix)
	}
	rest = strings.TrimPrefix(rest, ".")
	number := itoa(place + 1)
	letter := string(rune('a' + place%26))
	for _, mark := range []string{number, letter} {
		behind, ok := strings.CutPrefix(rest, mark)
		if !ok || behind == "" || !strings.Contains(".):", behind[:1]) {
			continue
		}
		if behind = behind[1:]; behind == "" || behind[0] == ' ' || behind[0] == '\t' || behind[0] == '\n' {
			return true
		}
	}
	return false
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}

// atBlankLines are the tokens behind empty lines.
func atBlankLines(doc *text.Document) []int {
	return startsWhere(doc, func(space string) bool { return strings.Count(space, "\n") > 1 })
}

// atLines are the tokens at which lines begin.
func atLines(doc *text.Document) []int { return startsWhere(doc, hasLineEnd) }

func startsWhere(doc *text.Document, begins func(space string) bool) []int {
	starts := []int{0}
	for i := 1; i < len(doc.Tokens); i++ {
		if begins(between(doc, i)) {
			starts = append(starts, i)
		}
	}
	return starts
}

// between is what stands between a token and the one before it.
func between(doc *text.Document, i int) string {
	return doc.Source[doc.Tokens[i-1].End:doc.Tokens[i].Start]
}

func hasLineEnd(space string) bool { return strings.ContainsAny(space, "\n\r") }

// complete makes problems of the pieces that begin at these tokens: each asks something and has
// numbers of its own. Where the first piece asks nothing, it is what the others ask about.
func complete(doc *text.Document, starts []int) []string {
	if len(starts) < 2 {
		return nil
	}
	common := ""
	if starts[0] > 0 {
		common = piece(doc, 0, starts[0])
	} else if !asksAnything(doc, 0, starts[1]) {
		common, starts = piece(doc, 0, starts[1]), starts[1:]
	}
	var parts []string
	for k, first := range starts[:min(len(starts), mostParts)] {
		end := len(doc.Tokens)
		if k+1 < len(starts) {
			end = starts[k+1]
		}
		own := quantitiesIn(doc, first, end)
		if !asksAnything(doc, first, end) || common == "" && own < 2 {
			return nil
		}
		parts = append(parts, strings.TrimSpace(common+" "+piece(doc, first, end)))
	}
	return parts
}

// inARow parts a text in which one problem follows another without a mark: behind a question stands
// a sentence that leans on nothing before it, has two numbers, and is followed by a question.
func inARow(doc *text.Document) []string {
	starts := []int{0}
	told, asked := 0, false // numbers before the first question of the problem that is being read; it was asked
	for k, s := range doc.Sentences {
		question := isQuestion(doc, s)
		if asked && !question && told >= 2 && beginsAnew(doc, k) {
			starts, told, asked = append(starts, s.FirstToken), 0, false
		}
		if asked = asked || question; !asked {
			told += quantitiesIn(doc, s.FirstToken, s.EndToken)
		}
	}
	if len(starts) < 2 || !asked {
		return nil
	}
	return complete(doc, starts)
}

// beginsAnew says whether the sentences from k up to the next question stand by themselves.
func beginsAnew(doc *text.Document, k int) bool {
	first := doc.Sentences[k].FirstToken
	for ; k < len(doc.Sentences); k++ {
		s := doc.Sentences[k]
		if isQuestion(doc, s) {
			return quantitiesIn(doc, first, s.FirstToken) >= 2
		}
		for i := s.FirstToken; i < s.EndToken; i++ {
			if s.FirstToken == first && following[doc.Tokens[i].Norm] {
				return false
			}
		}
	}
	return false
}

func isQuestion(doc *text.Document, s text.Sentence) bool {
	return doc.Tokens[s.EndToken-1].Norm == "?"
}

// asksAnything says whether tokens [first, end) ask for something.
func asksAnything(doc *text.Document, first, end int) bool {
	return has(doc, first, end, questions)
}

// questions are the words that make a question of a piece; asking has more of them, which also
// stand in what is told.
var questions = set("how what which find calculate work determine why who when")

// quantitiesIn counts the numbers of tokens [first, end), less the mark of a piece.
func quantitiesIn(doc *text.Document, first, end int) int {
	n := 0
	for i := range doc.Quantities {
		if q := &doc.Quantities[i]; q.FirstToken >= first && q.EndToken <= end {
			n++
		}
	}
	return n
}

// piece is the text of tokens [first, end) without its mark.
func piece(doc *text.Document, first, end int) string {
	if first >= end {
		return ""
	}
	source := doc.Source[doc.Tokens[first].Start:doc.Tokens[end-1].End]
	if mark := markLength(source); mark > 0 {
		source = source[mark:]
	}
	return strings.Join(strings.Fields(source), " ")
}

// markLength is how much of a piece is its mark: "2. ", "(b) ", "Q3: ".
func markLength(source string) int {
	head, _, _ := strings.Cut(source, " ")
	if word, rest, _ := strings.Cut(source, " "); word == "Question" || word == "Problem" {
		number, _, _ := strings.Cut(rest, " ")
		head = word + " " + number
	}
	last := strings.TrimRight(head, ".):")
	if last == head || len(head) > 14 {
		return 0
	}
	core := strings.Trim(last, "(Qq.")
	core = strings.TrimPrefix(strings.TrimPrefix(core, "uestion "), "Problem ")
	if len(core) == 0 || len(core) > 3 || len(core) > 1 && strings.Trim(core, "0123456789") != "" {
		return 0
	}
	return len(head)
}
