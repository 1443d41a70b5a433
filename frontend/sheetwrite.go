package frontend

import (
	"fmt"
	"html"
	"strings"

	"mwpranker/frontend/words"
)

// The worksheet as text, for the clipboard, and as a page of its own.

// Text is the worksheet as plain text.
func (w *Worksheet) Text() string {
	var b strings.Builder
	sheets := w.Sheets()
	for _, v := range sheets {
		if v.Name != "" || w.Title != "" {
			b.WriteString(w.Heading(v.Name) + "\n\n")
		}
		if w.Name {
			fmt.Fprintf(&b, "%s: ______________  %s: ________\n\n", say.SheetNameLine, say.SheetDateLine)
		}
		for i, n := range numbered(v.Problems) {
			r := &v.Problems[i]
			if r.Note {
				b.WriteString(r.Text + "\n\n")
				continue
			}
			fmt.Fprintf(&b, "%d. %s\n", n, r.Text)
			if hint := w.hint(r); hint != "" {
				b.WriteString(hint + "\n")
			}
			b.WriteString("\n")
		}
	}
	for _, v := range sheets {
		if !w.Answers {
			break
		}
		b.WriteString(w.keyName(v.Name) + "\n")
		for i, n := range numbered(v.Problems) {
			if r := &v.Problems[i]; !r.Note {
				fmt.Fprintf(&b, "%d. %s\n", n, w.keyLine(r))
			}
		}
		b.WriteString("\n")
	}
	return strings.TrimSpace(b.String()) + "\n"
}

// numbered gives each item the number of its problem; that of a text is of the problem before it.
func numbered(items []Item) []int {
	numbers, n := make([]int, len(items)), 0
	for i := range items {
		if !items[i].Note {
			n++
		}
		numbers[i] = n
	}
	return numbers
}

// keyLine is what the key says of a problem: its answer, and the steps to it where they are wanted.
func (w *Worksheet) keyLine(r *Item) string {
	line := r.Worded
	if line == "" {
		line = "–"
	}
	if steps := w.steps[stepsKey(r)]; w.Steps && len(steps) > 0 {
		var said []string
		for _, step := range steps {
			said = append(said, words.Signs(step.Expression)+" = "+step.Value)
		}
		line += " (" + strings.Join(said, "; ") + ")"
	}
	return line
}

// hint says how many steps a problem has, and which operations; "" where that is not known or not
// wanted.
func (w *Worksheet) hint(r *Item) string {
	steps := w.steps[stepsKey(r)]
	if !w.Hints || len(steps) == 0 {
		return ""
	}
	var operations []string
	for _, step := range steps {
		operations = append(operations, operation(step.Expression))
	}
	return words.Put(say.SheetHint, say.Steps(len(steps))+": "+strings.Join(operations, ", "))
}

// operation names what a step does: "×" of "3 * 4", "rounded up" of "roundup(7 / 2)".
func operation(step string) string {
	if name, _, call := strings.Cut(step, "("); call && name != "" && !strings.Contains(name, " ") {
		return say.Operations(name)
	}
	for _, sign := range []string{"+", "-", "*", "/", "^"} {
		if strings.Contains(step, " "+sign+" ") {
			return say.Operations(sign)
		}
	}
	if fields := strings.Fields(step); len(fields) == 3 {
		return say.Operations(fields[1])
	}
	return words.Signs(step)
}

// escaped is a text as HTML, line for line.
func escaped(text string) string {
	return strings.ReplaceAll(html.EscapeString(text), "\n", "<br>")
}

// Rich is the worksheet as word processors take it from the clipboard: without styles, which the
// page's policy forbids there too.
func (w *Worksheet) Rich() string {
	var b strings.Builder
	b.WriteString("<h1>" + html.EscapeString(w.Heading("")) + "</h1>\n")
	if w.Name {
		fmt.Fprintf(&b, "<p>%s: ______________ %s: ________</p>\n", html.EscapeString(say.SheetNameLine), html.EscapeString(say.SheetDateLine))
	}
	open := false
	shut := func() {
		if open {
			b.WriteString("</ol>\n")
		}
		open = false
	}
	for i, n := range numbered(w.Problems) {
		r := &w.Problems[i]
		if r.Note {
			shut()
			b.WriteString("<p>" + escaped(r.Text) + "</p>\n")
			continue
		}
		if !open {
			b.WriteString("<ol" + pick(n > 1, fmt.Sprintf(` start="%d"`, n), "") + ">\n")
			open = true
		}
		b.WriteString("<li>" + escaped(r.Text))
		if hint := w.hint(r); hint != "" {
			b.WriteString("<br><i>" + html.EscapeString(hint) + "</i>")
		}
		b.WriteString("</li>\n")
	}
	shut()
	if w.Answers {
		b.WriteString("<h2>" + html.EscapeString(say.WorksheetKey) + "</h2>\n<ol>\n")
		for i := range w.Problems {
			if r := &w.Problems[i]; !r.Note {
				line := w.keyLine(r)
				if !w.Steps && r.Equation != "" {
					line += " (" + r.Equation + ")"
				}
				b.WriteString("<li>" + escaped(line) + "</li>\n")
			}
		}
		b.WriteString("</ol>\n")
	}
	return b.String()
}

// Page is the worksheet as a page of its own, with room to calculate and the answers on another
// sheet.
func (w *Worksheet) Page() string {
	var b strings.Builder
	fmt.Fprintf(&b, `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%[1]s</title>
<style>
@page { margin: 18mm 16mm; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1, h2 { font-size: 1.375rem; }
ol { padding-left: 2.25rem; }
.problems li { margin-bottom: 5rem; break-inside: avoid; white-space: pre-line; }
.problems .note { list-style: none; margin: 0 0 1rem -2.25rem; font-weight: 600; break-after: avoid; }
.problems i { display: block; font-size: 0.875em; }
.fill { display: flex; gap: 2rem; margin: 0 0 2rem; }
.fill span { flex: 2; border-bottom: 1px solid; }
.fill span + span { flex: 1; }
.small { font-size: 0.875rem; }
.large { font-size: 1.3125rem; }
.larger { font-size: 1.625rem; }
.two { columns: 2; column-gap: 3rem; }
.space li { margin-bottom: 2rem; }
.space li:not(.note)::after { content: ""; display: block; height: 9rem; margin-top: 0.75rem; print-color-adjust: exact; }
.lines li:not(.note)::after { background: repeating-linear-gradient(#0000 0 1.75rem, #999 1.75rem calc(1.75rem + 1px)); }
.squares li:not(.note)::after { background: repeating-linear-gradient(#0000 0 1.1875rem, #bbb 1.1875rem 1.25rem), repeating-linear-gradient(90deg, #0000 0 1.1875rem, #bbb 1.1875rem 1.25rem); }
.key, .next { break-before: page; }
@media print { body { max-width: none; margin: 0; padding: 0; } h1, h2 { margin-top: 0; } }
</style>
</head>
<body>
`, html.EscapeString(w.Heading("")))
	class := "problems" + strings.TrimPrefix(w.SheetClass(), "sheet") + sized(w.Size)
	sheets := w.Sheets()
	for k, v := range sheets {
		fmt.Fprintf(&b, "<h1 lang=\"%s\"%s>%s</h1>\n", say.Tag, pick(k > 0, ` class="next"`, ""), html.EscapeString(w.Heading(v.Name)))
		b.WriteString(w.nameLine())
		fmt.Fprintf(&b, "<ol class=\"%s\">\n", class)
		for i, n := range numbered(v.Problems) {
			r := &v.Problems[i]
			if r.Note {
				b.WriteString(`<li class="note">` + html.EscapeString(r.Text) + "</li>\n")
				continue
			}
			fmt.Fprintf(&b, "<li value=\"%d\">%s", n, html.EscapeString(r.Text))
			b.WriteString(w.hintLine(r) + "</li>\n")
		}
		b.WriteString("</ol>\n")
	}
	for _, v := range sheets {
		if !w.Answers {
			break
		}
		fmt.Fprintf(&b, "<section class=\"key%s\">\n<h2 lang=\"%s\">%s</h2>\n<ol>\n", sized(w.Size), say.Tag, html.EscapeString(w.keyName(v.Name)))
		for i := range v.Problems {
			if r := &v.Problems[i]; !r.Note {
				b.WriteString("<li>" + html.EscapeString(w.keyLine(r)) + "</li>\n")
			}
		}
		b.WriteString("</ol>\n</section>\n")
	}
	b.WriteString("</body>\n</html>\n")
	return b.String()
}

// nameLine is the line for name and date, where it is wanted.
func (w *Worksheet) nameLine() string {
	if !w.Name {
		return ""
	}
	return `<p class="fill" lang="` + say.Tag + `">` + html.EscapeString(say.SheetNameLine) + `: <span></span> ` +
		html.EscapeString(say.SheetDateLine) + ": <span></span></p>\n"
}

// hintLine is a problem's hint as HTML.
func (w *Worksheet) hintLine(r *Item) string {
	hint := w.hint(r)
	if hint == "" {
		return ""
	}
	return `<i lang="` + say.Tag + `">` + html.EscapeString(hint) + `</i>`
}
