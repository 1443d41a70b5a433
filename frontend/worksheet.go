package frontend

import (
	"cmp"
	"fmt"
	"html"
	"slices"
	"strings"

	"mwpranker/wasm/message"
)

// Worksheet is the problems that the user has put aside, in the order of choosing.
type Worksheet struct {
	Problems []message.Result
	Answers  bool             // with a key of answers
	Removed  []message.Result // what stood on it before all was removed
}

// Has is whether a problem is on it.
func (w *Worksheet) Has(id string) bool { return w.find(id) >= 0 }

func (w *Worksheet) find(id string) int {
	return slices.IndexFunc(w.Problems, func(r message.Result) bool { return r.ID == id })
}

// Put puts a problem on it; one that is there already stays where it is.
func (w *Worksheet) Put(r *message.Result) {
	if !w.Has(r.ID) {
		w.Problems = append(w.Problems, *r)
	}
}

// Take takes a problem off it, if it is there.
func (w *Worksheet) Take(id string) {
	w.Problems = slices.DeleteFunc(w.Problems, func(r message.Result) bool { return r.ID == id })
}

// Text is the worksheet as plain text.
func (w *Worksheet) Text() string {
	var b strings.Builder
	for i, r := range w.Problems {
		fmt.Fprintf(&b, "%d. %s\n\n", i+1, r.Text)
	}
	if w.Answers {
		b.WriteString(say.WorksheetKey + "\n")
		for i, r := range w.Problems {
			fmt.Fprintf(&b, "%d. %s\n", i+1, r.Worded)
		}
	}
	return strings.TrimSpace(b.String()) + "\n"
}

// PutOnSheet puts a problem on the worksheet, or takes it off, and says so. Which of the two is what the button said that
// was clicked: who clicks faster than the page is drawn gets what was read, and not its opposite.
func (s *State) PutOnSheet(r *message.Result, on bool) {
	if on {
		s.Worksheet.Put(r)
		s.Say(say.AddedToSheet)
	} else {
		s.Worksheet.Take(r.ID)
		s.Say(say.TakenOffSheet)
	}
	s.keepWorksheet()
}

// EmptyWorksheet removes all problems; they can be had back.
func (s *State) EmptyWorksheet() {
	s.Worksheet.Removed, s.Worksheet.Problems = s.Worksheet.Problems, nil
	s.keepWorksheet()
	s.Browser.Focus("refill-worksheet")
}

// RefillWorksheet brings back what EmptyWorksheet removed, above what has been put there since.
func (s *State) RefillWorksheet() {
	since := s.Worksheet.Problems
	s.Worksheet.Problems, s.Worksheet.Removed = s.Worksheet.Removed, nil
	for i := range since {
		s.Worksheet.Put(&since[i])
	}
	s.keepWorksheet()
	s.Browser.Focus("empty-worksheet")
}

// WithAnswers says whether the worksheet has a key of answers.
func (s *State) WithAnswers(answers bool) {
	s.Worksheet.Answers = answers
	s.keepWorksheet()
}

// CopyWorksheet copies all of it.
func (s *State) CopyWorksheet() {
	s.Browser.CopyRich(s.Worksheet.Text(), s.Worksheet.Rich(), s.copied(say.Copied))
}

// ChosenFormat is the format in which something is saved.
func (s *State) ChosenFormat() string { return cmp.Or(s.Format, say.SheetFormats[0].Value) }

// SaveWorksheetAs gives all of it as a file in a format; the worker writes it.
func (s *State) SaveWorksheetAs(as string) {
	sheet := &message.Sheet{Name: "worksheet", Title: say.Worksheet, Key: say.WorksheetKey, Answers: s.Worksheet.Answers}
	for _, r := range s.Worksheet.Problems {
		sheet.Problems = append(sheet.Problems, message.SheetProblem{ID: r.ID, Text: r.Text, Equation: r.Equation, Answer: r.Answer, Worded: r.Worded,
			Grade: r.Attributes.Grade, Topic: r.Attributes.Topic})
	}
	s.Mine.exporting = s.send(message.Request{Export: &message.Export{As: as, Sheet: sheet}})
}

// SaveWorksheet gives all of it as a file: a page that can be printed anywhere, or plain text.
func (s *State) SaveWorksheet(page bool) {
	if page {
		s.Browser.Save("worksheet.html", "text/html", []byte(s.Worksheet.Page()))
	} else {
		s.Browser.Save("worksheet.txt", "text/plain", []byte(s.Worksheet.Text()))
	}
	s.Say(say.Saved)
}

// Rich is the worksheet as word processors take it from the clipboard: without styles, which the page's policy forbids there too.
func (w *Worksheet) Rich() string {
	var b strings.Builder
	list := func(line func(r *message.Result) string) {
		b.WriteString("<ol>\n")
		for i := range w.Problems {
			b.WriteString("<li>" + strings.ReplaceAll(html.EscapeString(line(&w.Problems[i])), "\n", "<br>") + "</li>\n")
		}
		b.WriteString("</ol>\n")
	}
	b.WriteString("<h1>" + html.EscapeString(say.Worksheet) + "</h1>\n")
	list(func(r *message.Result) string { return r.Text })
	if w.Answers {
		b.WriteString("<h2>" + html.EscapeString(say.WorksheetKey) + "</h2>\n")
		list(func(r *message.Result) string { return r.Worded + " (" + r.Equation + ")" })
	}
	return b.String()
}

// Page is the worksheet as a page of its own, with room to calculate and the answers on another sheet.
func (w *Worksheet) Page() string {
	var b strings.Builder
	fmt.Fprintf(&b, `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%[1]s</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1, h2 { font-size: 1.375rem; }
.problems li { margin-bottom: 5rem; break-inside: avoid; white-space: pre-line; }
.key { break-before: page; }
</style>
</head>
<body>
<h1 lang="%[2]s">%[1]s</h1>
<ol class="problems">
`, html.EscapeString(say.Worksheet), say.Tag)
	for _, r := range w.Problems {
		b.WriteString("<li>" + html.EscapeString(r.Text) + "</li>\n")
	}
	b.WriteString("</ol>\n")
	if w.Answers {
		fmt.Fprintf(&b, "<section class=\"key\">\n<h2 lang=\"%s\">%s</h2>\n<ol>\n", say.Tag, html.EscapeString(say.WorksheetKey))
		for _, r := range w.Problems {
			b.WriteString("<li>" + html.EscapeString(r.Worded) + "</li>\n")
		}
		b.WriteString("</ol>\n</section>\n")
	}
	b.WriteString("</body>\n</html>\n")
	return b.String()
}
