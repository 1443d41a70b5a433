package importer

import (
	"bytes"
	"errors"
	"math/big"
	"slices"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// giftHead is how much of a file is looked at to know it for GIFT.
const giftHead = 64 << 10

// isGIFT says whether a text is written in Moodle's GIFT: it begins with a
// title, "::Apples::", or a category, or a question has its answers in braces.
func isGIFT(data []byte) bool {
	data = data[:min(len(data), giftHead)]
	for line := range bytes.Lines(data) {
		line = bytes.TrimSpace(line)
		if len(line) == 0 || bytes.HasPrefix(line, []byte("//")) {
			continue
		}
		title, titled := bytes.CutPrefix(line, []byte("::"))
		if titled && bytes.Contains(title, []byte("::")) || bytes.HasPrefix(line, []byte("$CATEGORY:")) {
			return true
		}
		break
	}
	for rest := string(data); ; {
		open := unescaped(rest, '{')
		if open < 0 {
			return false
		}
		rest = rest[open+1:]
		if inside := strings.TrimLeft(rest, " \t\n"); inside == "" || !startsAnswers(inside) {
			continue
		}
		return unescaped(rest, '}') >= 0
	}
}

func startsAnswers(s string) bool {
	if strings.IndexByte("=~#", s[0]) >= 0 {
		return true
	}
	word, _, closed := strings.Cut(s[:min(len(s), 8)], "}")
	return closed && isTruth(strings.TrimSpace(word))
}

func isTruth(word string) bool {
	return word == "T" || word == "F" || word == "TRUE" || word == "FALSE"
}

// readGIFT reads questions that stand apart by empty lines.
func (in *input) readGIFT() {
	for in.more() {
		end, long := in.paragraph()
		if long {
			in.leave("", errLongParagraph)
			in.skipParagraph()
			continue
		}
		if question, id := giftQuestion(string(in.data[:end])); question != "" {
			in.next()
			in.giftItem(question, id)
		}
		in.advance(end)
	}
}

// giftQuestion is a paragraph without what is not shown of it: categories, and
// comments, of which one may tell its id.
func giftQuestion(paragraph string) (question, id string) {
	var kept []string
	for line := range strings.SplitSeq(paragraph, "\n") {
		bare := strings.TrimSpace(line)
		if comment, is := strings.CutPrefix(bare, "//"); is {
			if _, behind, found := strings.Cut(comment, "[id:"); found {
				id, _, _ = strings.Cut(behind, "]")
			}
		} else if !strings.HasPrefix(bare, "$CATEGORY:") {
			kept = append(kept, line)
		}
	}
	return strings.TrimSpace(strings.Join(kept, "\n")), strings.TrimSpace(id)
}

var (
	errBraceOpen = errors.New("its answers are not closed by a }")
	errManyTrue  = errors.New("answer: true or false is not a number")
)

// giftFormats are the ways in which a text may be written.
var giftFormats = []string{"html", "moodle", "plain", "markdown"}

func (in *input) giftItem(s, id string) {
	if title, is := strings.CutPrefix(s, "::"); is {
		if _, rest, closed := strings.Cut(title, "::"); closed {
			s = strings.TrimSpace(rest)
		}
	}
	format := ""
	if inside, is := strings.CutPrefix(s, "["); is {
		if name, rest, closed := strings.Cut(inside, "]"); closed && slices.Contains(giftFormats, name) {
			format, s = name, rest
		}
	}
	open := unescaped(s, '{')
	if open < 0 {
		in.leave(id, errDescription)
		return
	}
	stem, rest := s[:open], s[open+1:]
	shut := unescaped(rest, '}')
	if shut < 0 {
		in.leave(id, errBraceOpen)
		return
	}
	answers := strings.TrimSpace(rest[:shut])
	if tail := strings.TrimSpace(rest[shut+1:]); tail != "" { // a gap in the text
		stem = strings.TrimSpace(stem) + " _____ " + tail
	}
	it := item{id: id, text: giftText(stem, format)}
	if isTruth(answers) {
		in.leave(id, errManyTrue)
		return
	}
	answers, feedback := cutUnescaped(answers, "####")
	it.answer, it.feedback = giftAnswer(answers), giftText(feedback, format)
	in.takeItem(it)
}

// giftAnswer is the right answer: the first that is all right, of a range its middle.
func giftAnswer(s string) string {
	if number, is := strings.CutPrefix(s, "#"); is {
		if number = strings.TrimSpace(number); !strings.HasPrefix(number, "=") {
			return numericAnswer(number)
		}
		return numericAnswer(firstRight(number))
	}
	return giftText(firstRight(s), "plain")
}

// firstRight is the first answer behind a = that is worth all points.
func firstRight(s string) string {
	for s != "" {
		at := unescaped(s, '=')
		if at < 0 {
			return ""
		}
		s = strings.TrimSpace(s[at+1:])
		end := len(s)
		for _, mark := range []byte("=~#") {
			if next := unescaped(s[:end], mark); next >= 0 {
				end = next
			}
		}
		if share, is := strings.CutPrefix(s[:end], "%"); is {
			percent, answer, _ := strings.Cut(share, "%")
			if strings.TrimSpace(percent) != "100" {
				s = s[end:]
				continue
			}
			return strings.TrimSpace(answer)
		}
		return strings.TrimSpace(s[:end])
	}
	return ""
}

// numericAnswer is the number of "5", "5:0.1" or "4.9..5.1", without what is said about it.
func numericAnswer(s string) string {
	if hash := unescaped(s, '#'); hash >= 0 {
		s = s[:hash]
	}
	if low, high, is := strings.Cut(s, ".."); is {
		from, err := corpus.Number(strings.TrimSpace(low)).Rat()
		to, errTo := corpus.Number(strings.TrimSpace(high)).Rat()
		if err != nil || errTo != nil {
			return s
		}
		return expr.FormatRat(from.Add(from, to).Quo(from, big.NewRat(2, 1)))
	}
	number, _, _ := strings.Cut(s, ":")
	return strings.TrimSpace(number)
}

// giftText takes the marks of GIFT out of a text.
func giftText(s, format string) string {
	s = strings.TrimSpace(s)
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		switch next := s[i+1]; {
		case next == 'n':
			b.WriteByte('\n')
			i++
		case strings.IndexByte(`\#=~{}:`, next) >= 0:
			b.WriteByte(next)
			i++
		default:
			b.WriteByte('\\')
		}
	}
	if format == "html" {
		return fromHTML(b.String())
	}
	return strings.TrimSpace(b.String())
}

// unescaped is where a character stands that has no backslash before it; -1 for nowhere.
func unescaped(s string, c byte) int {
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' {
			i++
		} else if s[i] == c {
			return i
		}
	}
	return -1
}

func cutUnescaped(s, mark string) (before, behind string) {
	for from := 0; ; {
		at := unescaped(s[from:], mark[0])
		if at < 0 {
			return s, ""
		}
		if from += at; strings.HasPrefix(s[from:], mark) {
			return s[:from], s[from+len(mark):]
		}
		from++
	}
}
