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
	Title    string           // "" is the page's own word for it
	Columns  int              // 2, or one
	Space    string           // to work in: one of the Space constants
	Answers  bool             // with a key of answers
	Versions bool             // A, B and C, with other numbers
	Removed  []message.Result // what stood on it before all was removed

	others map[string][]message.Variant // the numbers of versions B and C, by the problem
	undo   [][]message.Result           // its problems before each change

	removedTitle string // what it had then
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
	sheets := w.Sheets()
	for _, v := range sheets {
		if v.Name != "" || w.Title != "" {
			b.WriteString(w.Heading(v.Name) + "\n\n")
		}
		for i, r := range v.Problems {
			fmt.Fprintf(&b, "%d. %s\n\n", i+1, r.Text)
		}
	}
	for _, v := range sheets {
		if !w.Answers {
			break
		}
		b.WriteString(w.keyName(v.Name) + "\n")
		for i, r := range v.Problems {
			fmt.Fprintf(&b, "%d. %s\n", i+1, r.Worded)
		}
		b.WriteString("\n")
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
	s.changedSheet()
}

// EmptyWorksheet removes all problems; they can be had back.
func (s *State) EmptyWorksheet() {
	s.Worksheet.Removed, s.Worksheet.Problems = s.Worksheet.Problems, nil
	s.Worksheet.removedTitle, s.Worksheet.Title = s.Worksheet.Title, ""
	s.Worksheet.undo, s.Varying.ID = nil, "" // all can be brought back
	s.keepWorksheet()
	s.Browser.Focus("refill-worksheet")
}

// RefillWorksheet brings back what EmptyWorksheet removed, above what has been put there since.
func (s *State) RefillWorksheet() {
	since := s.Worksheet.Problems
	if s.Worksheet.Title == "" {
		s.Worksheet.Title = s.Worksheet.removedTitle
	}
	s.Worksheet.Problems, s.Worksheet.Removed = s.Worksheet.Removed, nil
	for i := range since {
		s.Worksheet.Put(&since[i])
	}
	s.changedSheet()
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
.two { columns: 2; column-gap: 3rem; }
.space li { margin-bottom: 2rem; }
.space li::after { content: ""; display: block; height: 9rem; margin-top: 0.75rem; print-color-adjust: exact; }
.lines li::after { background: repeating-linear-gradient(#0000 0 1.75rem, #999 1.75rem calc(1.75rem + 1px)); }
.squares li::after { background: repeating-linear-gradient(#0000 0 1.1875rem, #bbb 1.1875rem 1.25rem), repeating-linear-gradient(90deg, #0000 0 1.1875rem, #bbb 1.1875rem 1.25rem); }
.key, .next { break-before: page; }
</style>
</head>
<body>
`, html.EscapeString(w.Heading("")))
	class := "problems" + strings.TrimPrefix(w.SheetClass(), "sheet")
	sheets := w.Sheets()
	for k, v := range sheets {
		fmt.Fprintf(&b, "<h1 lang=\"%s\"%s>%s</h1>\n<ol class=\"%s\">\n", say.Tag, pick(k > 0, ` class="next"`, ""), html.EscapeString(w.Heading(v.Name)), class)
		for _, r := range v.Problems {
			b.WriteString("<li>" + html.EscapeString(r.Text) + "</li>\n")
		}
		b.WriteString("</ol>\n")
	}
	for _, v := range sheets {
		if !w.Answers {
			break
		}
		fmt.Fprintf(&b, "<section class=\"key\">\n<h2 lang=\"%s\">%s</h2>\n<ol>\n", say.Tag, html.EscapeString(w.keyName(v.Name)))
		for _, r := range v.Problems {
			b.WriteString("<li>" + html.EscapeString(r.Worded) + "</li>\n")
		}
		b.WriteString("</ol>\n</section>\n")
	}
	b.WriteString("</body>\n</html>\n")
	return b.String()
}
