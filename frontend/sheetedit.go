package frontend

import (
	"cmp"
	"fmt"
	"html"
	"strconv"
	"strings"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// Texts of the worksheet are changed in their place. Of a problem, numbers, calculation and answer
// are then read again, and what has become of them is shown beside the original.

// Editing is one text of the worksheet that is being changed.
type Editing struct {
	ID      string           // of the item; "" while none is changed
	Text    string           // as it is by now
	Failure *message.Failure // why it could not be read again
	asking  int              // the request under way; 0 for none
}

// editID is the id of the field in which a text is changed.
const editID = "edit-text"

// noteID begins the ids of the user's own texts.
const noteID = "text"

// AddNote puts an empty text of the user's own behind all that is on the worksheet, and opens it.
func (s *State) AddNote() {
	s.Worksheet.remember()
	note := Item{Result: message.Result{ID: s.Worksheet.variantID(noteID)}, Note: true}
	s.Worksheet.Problems = append(s.Worksheet.Problems, note)
	s.edit(note.ID)
}

// edit opens a text to be changed.
func (s *State) edit(id string) {
	s.Editing = Editing{ID: id, Text: s.Worksheet.Problems[s.Worksheet.find(id)].Text}
	s.stopVarying()
	s.Browser.Focus(editID)
}

// closeEdit ends the change of a text; one that never was anything goes.
func (s *State) closeEdit() {
	i := s.Worksheet.find(s.Editing.ID)
	s.Editing = Editing{}
	if i < 0 {
		return
	}
	if item := &s.Worksheet.Problems[i]; item.Note && item.Text == "" {
		s.Worksheet.Take(item.ID)
		s.Worksheet.undo = s.Worksheet.undo[:max(len(s.Worksheet.undo)-1, 0)]
		s.Browser.Focus("add-note")
		s.changedSheet()
		return
	}
	s.Browser.Focus("edit-" + strconv.Itoa(i))
}

// takeEdit takes the text as it was typed. keep says that the calculation stays what it was.
func (s *State) takeEdit(keep bool) {
	i := s.Worksheet.find(s.Editing.ID)
	if i < 0 {
		return
	}
	item := &s.Worksheet.Problems[i]
	text := strings.TrimSpace(s.Editing.Text)
	switch {
	case item.Note && text == "" && item.Text != "":
		s.Editing = Editing{}
		s.ActOnSheet("remove " + item.ID)
	case item.Note:
		if item.Text != "" { // of a new one that is done already
			s.Worksheet.remember()
		}
		s.Worksheet.Problems[i].Text = text
		s.closeEdit()
		s.changedSheet()
	case text == "" || text == item.Text:
		s.closeEdit()
	default:
		s.Editing.Text, s.Editing.Failure = text, nil
		s.readAgain(item, text, keep)
	}
}

// readAgain asks how a text is read beside the original.
func (s *State) readAgain(item *Item, text string, keep bool) {
	was := item.original()
	compare := &message.Compare{Left: message.Side{Query: was.Text, Expression: was.Expression},
		Right: message.Side{Query: text}}
	if keep {
		compare.Right.Expression = was.Expression
	}
	s.Editing.asking = s.send(message.Request{Cancel: s.Editing.asking, Compare: compare})
}

// original is the problem before its text was changed.
func (item *Item) original() *message.Result {
	if item.Was != nil {
		return item.Was
	}
	return &item.Result
}

// receiveEdit takes the answer to readAgain. It says whether it was one.
func (s *State) receiveEdit(r *message.Reply) bool {
	if r.ID == 0 || r.ID != s.Editing.asking {
		return false
	}
	s.Editing.asking, s.Editing.Failure = 0, r.Failure
	if c := r.Comparison; c != nil {
		read := &c.Right.Reading
		s.changeText(message.Result{Text: s.Editing.Text, Expression: read.Expression,
			Equation: read.Equation, Worded: read.Worded}, !sameModel(c.Relation))
	}
	return true
}

// sameModel is whether two problems that relate so have the same calculation.
func sameModel(relation string) bool {
	switch relation {
	case message.RelationExact, message.RelationRole, message.RelationCanonical:
		return true
	}
	return false
}

// changeText gives the problem that is being changed its new text.
func (s *State) changeText(changed message.Result, unlike bool) {
	i := s.Worksheet.find(s.Editing.ID)
	if i < 0 {
		return
	}
	s.Worksheet.remember()
	item := &s.Worksheet.Problems[i]
	was := *item.original()
	changed.ID = item.ID
	*item = Item{Result: changed, Was: &was, Unlike: unlike}
	delete(s.Worksheet.others, item.ID)
	s.Say(item.changeSaid())
	s.closeEdit()
	s.changedSheet()
}

// keepCalculation reads a changed text as the calculation that the problem had before.
func (s *State) keepCalculation(i int) {
	item := &s.Worksheet.Problems[i]
	s.Editing = Editing{ID: item.ID, Text: item.Text}
	s.readAgain(item, item.Text, true)
}

// toOriginal brings back what a problem was before its text was changed.
func (s *State) toOriginal(i int) {
	if s.Worksheet.Problems[i].Was == nil {
		return
	}
	s.Worksheet.remember()
	item := &s.Worksheet.Problems[i]
	item.Result, item.Was, item.Unlike = *item.Was, nil, false
	delete(s.Worksheet.others, item.ID)
	s.Say(say.Undone)
	s.Browser.Focus("edit-" + strconv.Itoa(i))
	s.changedSheet()
}

// changeSaid says what has become of a problem whose text was changed.
func (item *Item) changeSaid() string {
	var said string
	switch before, now := item.Was.Worded, item.Worded; {
	case now == "":
		said = say.EditNoAnswer
	case before == now:
		said = words.Put(say.EditSame, now)
	default:
		said = fmt.Sprintf(say.EditOther, cmp.Or(before, "–"), now)
	}
	if item.Unlike {
		said += " " + say.EditUnlike
	}
	return said
}

// editor writes the field in which a text is changed.
func editor(b *strings.Builder, e *Editing, item *Item, n int) {
	label := pick(item.Note, say.EditNote, words.Put(say.EditProblemSays, n))
	fmt.Fprintf(b, `<div class="editor no-print"><textarea id="%s" rows="4" lang="en" aria-label="%s">%s</textarea>`,
		editID, html.EscapeString(label), html.EscapeString(item.Text))
	said := ""
	if e.asking != 0 {
		said = say.EditWaiting
	} else if e.Failure != nil {
		said = Why(e.Failure)
	}
	b.WriteString(`<p class="soft" role="status">` + html.EscapeString(said) + `</p><p class="row">`)
	button(b, "take", 0, "", "button", "", say.EditTake, "")
	if e.Failure != nil {
		button(b, "unread", 0, "", "button", "", say.EditUnread, "")
	}
	button(b, "leave", 0, "", "plain", "", say.EditLeave, "")
	b.WriteString(`</p></div>`)
}

// change writes what has become of a problem whose text was changed.
func change(b *strings.Builder, item *Item, i int) {
	b.WriteString(`<p class="change no-print"><span>` + html.EscapeString(item.changeSaid()) + `</span> `)
	if item.Unlike {
		fmt.Fprintf(b, `<span class="soft">%s → %s</span> `, html.EscapeString(words.Signs(
			cmp.Or(item.Was.Equation, item.Was.Expression))), html.EscapeString(words.Signs(item.Equation)))
		button(b, "same", i, item.ID, "plain", "", say.EditKeep, "")
	}
	button(b, "original", i, item.ID, "plain", "", say.EditBack, "")
	b.WriteString(`</p>`)
}
