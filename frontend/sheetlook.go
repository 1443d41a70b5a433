package frontend

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// How a worksheet looks, and what the buttons of its list do. The list is one piece of HTML: an
// element of the page's own for each button would cost more than the words do.

// The kinds of working space.
const (
	SpaceNone    = ""
	SpaceLines   = "lines"
	SpaceSquares = "squares"
)

// The sizes of type; "" is the usual one.
const (
	TypeSmall  = "small"
	TypeLarge  = "large"
	TypeLarger = "larger"
)

// sized is the class for a size of type.
func sized(size string) string { return pick(size == "", "", " "+size) }

// SheetClass is the look of the lists.
func (w *Worksheet) SheetClass() string {
	class := "sheet"
	if w.Columns == 2 {
		class += " two"
	}
	if w.Space != SpaceNone {
		class += " space " + w.Space
	}
	return class
}

// Heading is the title of a version: "Fractions", "Fractions: B".
func (w *Worksheet) Heading(version string) string {
	title := strings.TrimSpace(w.Title)
	if title == "" {
		title = say.Worksheet
	}
	if version != "" {
		title += ": " + version
	}
	return title
}

// button writes a button of the list: in the place i, of a problem or a variant that is named.
func button(b *strings.Builder, act string, i int, of, class, label, text, more string) {
	fmt.Fprintf(b, `<button type="button" class="%s" id="%s-%d" value="%s %s"`, class, act, i, act,
		html.EscapeString(of))
	if label != "" {
		b.WriteString(` aria-label="` + html.EscapeString(label) + `"`)
	}
	b.WriteString(more + `>` + html.EscapeString(text) + `</button> `)
}

// SheetList is version A: its problems with their buttons, and what is being changed of one.
func SheetList(s *State) vugu.HTML {
	var b strings.Builder
	list := s.Worksheet.Problems
	for i, n := range numbered(list) {
		item := &list[i]
		id := item.ID
		b.WriteString(pick(item.Note, `<li class="note">`, `<li>`))
		if id == s.Editing.ID {
			editor(&b, &s.Editing, item, n)
			b.WriteString("</li>\n")
			continue
		}
		b.WriteString(`<span lang="` + pick(item.Note, say.Tag, "en") + `">` + escaped(item.Text) +
			s.Worksheet.hintLine(item) + `</span> <span class="sheet-acts no-print">`)
		open := id == s.Varying.ID
		story := s.Varying.Story
		named := func(problem, note string) string {
			return pick(item.Note, note+": "+item.Text, words.Put(problem, n))
		}
		if !item.Note {
			button(&b, "vary", i, id, "plain", say.VaryProblem(n), say.NewNumbers,
				` aria-expanded="`+yes(open && !story)+`"`)
			button(&b, "restory", i, id, "plain", say.StoryProblem(n), say.NewStory,
				` aria-expanded="`+yes(open && story)+`"`)
		}
		button(&b, "edit", i, id, "plain", named(say.EditProblemSays, say.EditNote), say.Edit, "")
		button(&b, "up", i, id, "plain", named(say.MoveUpSays, "↑"), "↑", disabled(i == 0))
		button(&b, "down", i, id, "plain", named(say.MoveDownSays, "↓"), "↓",
			disabled(i == len(list)-1))
		button(&b, "remove", i, id, "plain", named(say.RemoveProblemSays, say.Remove), say.Remove, "")
		b.WriteString(`<span class="grip" title="` + html.EscapeString(say.DragHere) +
			`" aria-hidden="true">⠿</span></span>`)
		if item.Was != nil {
			change(&b, item, i)
		}
		if open {
			numbers(&b, &s.Varying, n)
		}
		b.WriteString("</li>\n")
	}
	return vugu.HTML(b.String())
}

func disabled(off bool) string { return pick(off, " disabled", "") }

// numbers writes the variants of a problem, to look at before one is taken.
func numbers(b *strings.Builder, v *Varying, n int) {
	fmt.Fprintf(b, `<div class="new-numbers no-print" id="new-numbers" role="group" tabindex="-1" aria-label="%s">`,
		html.EscapeString(pick(v.Story, say.StoryProblem(n), say.VaryProblem(n))))
	if !v.Story {
		fmt.Fprintf(b, `<label class="order"><span>%s</span><select id="numbers-size">`,
			html.EscapeString(say.VaryHow))
		for _, size := range VarySizes {
			fmt.Fprintf(b, `<option value="%s"%s>%s</option>`, size, pick(size == v.Size, " selected", ""),
				html.EscapeString(say.VarySize(size)))
		}
		b.WriteString(`</select></label>`)
	}
	for i := range v.Variants {
		one := &v.Variants[i]
		fmt.Fprintf(b, `<div class="variant"><p lang="en" id="variant-%d">%s</p><p class="soft" lang="en">%s = %s</p><p class="row">`, i, html.EscapeString(one.Text),
			html.EscapeString(words.Signs(one.Equation)), html.EscapeString(one.Worded))
		described := fmt.Sprintf(` aria-describedby="variant-%d"`, i)
		place := strconv.Itoa(i)
		button(b, "replace", i, place, "button", "", say.VaryReplace, described)
		button(b, "add", i, place, "button", "", say.VaryAdd, described)
		b.WriteString(`</p></div>`)
	}
	said := ""
	switch {
	case v.Waiting():
		said = pick(v.Story, say.StoryWaiting, say.VaryWaiting)
	case v.Failure != nil && v.Failure.Code == message.NotVaried:
		said = pick(v.Story, say.StoryNone, say.VaryNone)
	case v.Failure != nil:
		said = Why(v.Failure)
	case !v.Read:
		said = pick(v.Story, say.StoryUnread, say.VaryUnread)
	}
	b.WriteString(`<p class="soft" role="status">` + html.EscapeString(said) + `</p><p class="row">`)
	button(b, "more", 0, "", "button", "", pick(v.Story, say.StoryMore, say.VaryMore), "")
	button(b, "close", 0, "", "plain", "", say.Close, "")
	b.WriteString(`</p></div>`)
}

// SheetVersions are versions B and C, and the keys of all of them.
func SheetVersions(w *Worksheet) vugu.HTML {
	return sheetsOf(w, w.Sheets()[1:], `<section class="version">`, `<section class="key">`)
}

// SheetPaper is what is printed while the worksheet is open: all versions and keys, each on its own
// page. The dialog itself is none that could: what a browser shows above the page has no pages.
func SheetPaper(s *State) vugu.HTML {
	if s.Open != DialogWorksheet {
		return ""
	}
	w := &s.Worksheet
	return sheetsOf(w, w.Sheets(), `<section class="leaf">`, `<section class="leaf">`)
}

// sheetsOf writes versions, and the keys of all.
func sheetsOf(w *Worksheet, sheets []Version, version, key string) vugu.HTML {
	var b strings.Builder
	list := func(begin, heading, fill, class string, items []Item, line func(*Item) string) {
		b.WriteString(begin + `<h3>` + html.EscapeString(heading) + `</h3>` + fill +
			`<ol class="` + class + sized(w.Size) + `">`)
		for i := range items {
			if said := line(&items[i]); said != "" {
				b.WriteString(pick(items[i].Note, `<li class="note">`, `<li>`) + said + `</li>`)
			}
		}
		b.WriteString(`</ol></section>`)
	}
	for _, v := range sheets {
		list(version, w.Heading(v.Name), w.nameLine(), w.SheetClass(), v.Problems, func(r *Item) string {
			return `<span lang="en">` + escaped(r.Text) + w.hintLine(r) + `</span>`
		})
	}
	if !w.Answers || w.Count() == 0 {
		return vugu.HTML(b.String())
	}
	for _, v := range w.Sheets() {
		list(key, w.keyName(v.Name), "", "answers", v.Problems, func(r *Item) string {
			return pick(r.Note, "", html.EscapeString(w.keyLine(r)))
		})
	}
	return vugu.HTML(b.String())
}

// keyName is the heading of a version's answers.
func (w *Worksheet) keyName(version string) string {
	if version == "" {
		return say.WorksheetKey
	}
	return say.WorksheetKey + ": " + version
}

// SheetLook are the choices of how it looks: title, columns, working space.
func SheetLook(w *Worksheet) vugu.HTML {
	var b strings.Builder
	choice := func(id, label string, options []words.Option, chosen string) {
		fmt.Fprintf(&b, `<label class="order"><span>%s</span><select id="%s">`, html.EscapeString(label),
			id)
		for _, o := range options {
			fmt.Fprintf(&b, `<option value="%s"%s>%s</option>`, o.Value,
				pick(o.Value == chosen, " selected", ""), html.EscapeString(o.Name))
		}
		b.WriteString(`</select></label> `)
	}
	columns := []words.Option{{Value: "1", Name: "1"}, {Value: "2", Name: "2"}}
	choice("sheet-columns", say.SheetColumns, columns, strconv.Itoa(max(w.Columns, 1)))
	choice("sheet-space", say.SheetSpace, say.SheetSpaces, w.Space)
	choice("sheet-size", say.SheetType, say.SheetTypes, w.Size)
	tick := func(id, said string, on bool) {
		fmt.Fprintf(&b, `<label class="pick"><input id="%s" type="checkbox"%s><span>%s</span></label> `,
			id, pick(on, " checked", ""), html.EscapeString(said))
	}
	tick("with-name", say.SheetName, w.Name)
	tick("with-hints", say.SheetHints, w.Hints)
	tick("with-answers", say.WorksheetAnswers, w.Answers)
	if w.Answers {
		tick("with-steps", say.SheetSteps, w.Steps)
	}
	tick("with-versions", say.SheetVersions, w.Versions)
	return vugu.HTML(b.String())
}

// ActOnSheet does what the button says that was clicked: its verb, and the problem or the variant.
// A problem is named and not counted: who clicks faster than the page is drawn gets what was read.
func (s *State) ActOnSheet(what string) {
	verb, of, _ := strings.Cut(what, " ")
	switch verb {
	case "replace", "add":
		if variant, err := strconv.Atoi(of); err == nil {
			s.TakeNumbers(variant, verb == "replace")
		}
		return
	case "more":
		s.askNumbers()
		return
	case "close":
		s.closeNumbers()
		return
	case "take":
		s.takeEdit(false)
		return
	case "unread":
		s.changeText(message.Result{Text: strings.TrimSpace(s.Editing.Text)}, false)
		return
	case "leave":
		s.closeEdit()
		return
	}
	i := s.Worksheet.find(of)
	if i < 0 {
		return
	}
	switch verb {
	case "vary":
		s.LookAtNumbers(i)
	case "restory":
		s.LookAtStories(i)
	case "edit":
		s.edit(of)
	case "same":
		s.keepCalculation(i)
	case "original":
		s.toOriginal(i)
	case "up":
		s.moveOnSheet(i, i-1)
	case "down":
		s.moveOnSheet(i, i+1)
	case "remove":
		s.Worksheet.remember()
		problem := s.Worksheet.Problems[i].Result
		s.PutOnSheet(&problem, false)
		s.Browser.Focus(pick(len(s.Worksheet.Problems) > 0, "vary-"+strconv.Itoa(max(i-1, 0)),
			"worksheet-title"))
	}
}

// moveOnSheet puts a problem into the place before or behind its own; the focus goes with it.
func (s *State) moveOnSheet(from, to int) {
	if !s.DragOnSheet(from, to) {
		return
	}
	verb := pick(to < from, "up", "down")
	if to == 0 || to == len(s.Worksheet.Problems)-1 { // that button is off now
		verb = pick(to == 0, "down", "up")
	}
	s.Browser.Focus(verb + "-" + strconv.Itoa(to))
}

// DragOnSheet puts what stands in a place into another one; what is between moves up or down.
func (s *State) DragOnSheet(from, to int) bool {
	n := len(s.Worksheet.Problems)
	if from == to || from < 0 || to < 0 || from >= n || to >= n {
		return false
	}
	s.Worksheet.remember()
	list := s.Worksheet.Problems
	for at := from; at != to; {
		next := at + 1
		if to < from {
			next = at - 1
		}
		list[at], list[next] = list[next], list[at]
		at = next
	}
	s.Say(say.MovedTo(to + 1))
	s.changedSheet()
	return true
}

// ChooseOnSheet takes a choice of how the worksheet looks, or of the new numbers.
func (s *State) ChooseOnSheet(id, value string) {
	switch id {
	case "sheet-columns":
		s.Worksheet.Columns = 1
		if value == "2" {
			s.Worksheet.Columns = 2
		}
	case "sheet-space":
		s.Worksheet.Space = value
	case "sheet-size":
		s.Worksheet.Size = value
	case "with-name":
		s.Worksheet.Name = !s.Worksheet.Name
	case "with-hints":
		s.Worksheet.Hints = !s.Worksheet.Hints
	case "with-steps":
		s.Worksheet.Steps = !s.Worksheet.Steps
	case "with-answers":
		s.Worksheet.Answers = !s.Worksheet.Answers
	case "with-versions":
		s.Worksheet.Versions = !s.Worksheet.Versions
	case "numbers-size":
		s.SizeOfNumbers(value)
		return
	default:
		return
	}
	s.changedSheet()
}

// NameSheet gives the worksheet a title.
func (s *State) NameSheet(title string) {
	s.Worksheet.Title = title
	s.keepWorksheet()
}

// changedSheet keeps what has been changed, and asks for the versions of what is new.
func (s *State) changedSheet() {
	s.fillSheet()
	s.keepWorksheet()
}

// mostUndone is how many changes can be undone.
const mostUndone = 30

// remember notes the problems as they are, before they are changed; the changes are made in a copy.
func (w *Worksheet) remember() {
	if len(w.undo) == mostUndone {
		w.undo = w.undo[1:]
	}
	w.undo = append(w.undo, w.Problems)
	w.Problems = append([]Item(nil), w.Problems...)
}

// CanUndo is whether there is a change to undo.
func (w *Worksheet) CanUndo() bool { return len(w.undo) > 0 }

// UndoOnSheet takes the last change of the list back.
func (s *State) UndoOnSheet() {
	w := &s.Worksheet
	if !w.CanUndo() {
		return
	}
	w.Problems, w.undo = w.undo[len(w.undo)-1], w.undo[:len(w.undo)-1]
	s.Say(say.Undone)
	if !w.CanUndo() {
		s.Browser.Focus("worksheet-title")
	}
	s.changedSheet()
}
