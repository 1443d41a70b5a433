package export

import (
	"bytes"
	"fmt"
	"strings"
)

// giftMarks are the characters that GIFT gives a meaning, and line breaks, which would end a
// question.
var giftMarks = strings.NewReplacer(`\`, `\\`, `#`, `\#`, `=`, `\=`, `~`, `\~`, `{`, `\{`, `}`, `\}`, `:`, `\:`, "\n", `\n`)

func gift(s string) string { return giftMarks.Replace(strings.TrimSpace(clean(s))) }

// writeGIFT writes a question for each problem, with its id in a comment as Moodle reads it.
func writeGIFT(b *bytes.Buffer, s *Set) error {
	fmt.Fprintf(b, "// %s\n\n", s.title())
	for _, p := range s.Problems {
		if id := oneLine(p.ID); id != "" && !strings.ContainsAny(id, "[]\\") {
			fmt.Fprintf(b, "// [id:%s]\n", id)
		}
		fmt.Fprintf(b, "::%s::[plain]%s{", gift(oneLine(p.ID)), gift(p.Text))
		switch answer := string(p.Answer); {
		case answer == "": // an essay
			b.WriteString("}\n\n")
			continue
		case isDecimal(answer): // {#0} would be thrown away, {#=0:0} is not
			fmt.Fprintf(b, "#\n=%s:0\n", answer)
		default:
			fmt.Fprintf(b, "\n=%s\n", gift(answer))
		}
		if work := p.work(); work != "" {
			fmt.Fprintf(b, "####%s\n", gift(work))
		}
		b.WriteString("}\n\n")
	}
	return nil
}

// isDecimal says whether a platform takes an answer for a number: 43 and -2.5, and not 1/3 or
// 20:35.
func isDecimal(s string) bool {
	s = strings.TrimPrefix(s, "-")
	whole, rest, _ := strings.Cut(s, ".")
	return whole != "" && strings.Trim(whole+rest, "0123456789") == "" && !strings.HasSuffix(s, ".")
}

// isWhole says whether it is one without a fraction.
func isWhole(s string) bool { return isDecimal(s) && !strings.Contains(s, ".") }

const xmlHead = `<?xml version="1.0" encoding="UTF-8"?>` + "\n"

var xmlMarks = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "'", "&#39;")

// markup writes a text between the marks of XML and HTML.
func markup(s string) string { return xmlMarks.Replace(clean(s)) }

// writeMoodle writes a question for each problem. Texts are plain, so nothing in them is taken for
// HTML.
func writeMoodle(b *bytes.Buffer, s *Set) error {
	b.WriteString(xmlHead + "<quiz>\n")
	fmt.Fprintf(b, "<question type=\"category\"><category><text>$course$/%s</text></category></question>\n",
		markup(strings.ReplaceAll(s.title(), "/", "//")))
	for i, p := range s.Problems {
		kind := "shortanswer"
		if p.Answer == "" {
			kind = "essay"
		} else if isDecimal(string(p.Answer)) {
			kind = "numerical"
		}
		name := fmt.Sprintf("%d. %s", i+1, start(p.Text))
		fmt.Fprintf(b, "<question type=%q>\n<name><text>%s</text></name>\n", kind, markup(name))
		fmt.Fprintf(b, "<questiontext format=\"plain_text\"><text>%s</text></questiontext>\n", markup(strings.TrimSpace(p.Text)))
		fmt.Fprintf(b, "<generalfeedback format=\"plain_text\"><text>%s</text></generalfeedback>\n", markup(p.work()))
		fmt.Fprintf(b, "<defaultgrade>1</defaultgrade>\n<idnumber>%s</idnumber>\n", markup(oneLine(p.ID)))
		if p.Answer != "" {
			fmt.Fprintf(b, "<answer fraction=\"100\" format=\"plain_text\"><text>%s</text>", markup(string(p.Answer)))
			if kind == "numerical" {
				b.WriteString("<tolerance>0</tolerance>")
			}
			b.WriteString("</answer>\n")
		}
		b.WriteString("</question>\n")
	}
	b.WriteString("</quiz>\n")
	return nil
}

// start is the first words of a text, for a name.
func start(s string) string {
	const most = 40
	runes := []rune(oneLine(s))
	if len(runes) <= most {
		return string(runes)
	}
	return string(runes[:most]) + "…"
}
