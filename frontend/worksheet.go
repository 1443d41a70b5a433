package frontend

import (
	"cmp"
	"slices"

	"mwpranker/wasm/message"
)

// Worksheet is the problems that the user has put aside, in the order of choosing, with the user's
// own texts between them.
type Worksheet struct {
	Problems []Item
	Title    string // "" is the page's own word for it
	Columns  int    // 2, or one
	Space    string // to work in: one of the Space constants
	Size     string // of type: "", or one of the Type constants
	Name     bool   // with a line for name and date
	Answers  bool   // with a key of answers
	Steps    bool   // which has the steps to them
	Hints    bool   // with a hint under each problem
	Versions bool   // A, B and C, with other numbers
	Removed  []Item // what stood on it before all was removed

	others map[string][]message.Variant // the numbers of versions B and C, by the problem
	steps  map[string][]message.Step    // to the answers, by stepsKey
	undo   [][]Item                     // its problems before each change
}

// Has is whether a problem is on it.
func (w *Worksheet) Has(id string) bool { return w.find(id) >= 0 }

func (w *Worksheet) find(id string) int {
	return slices.IndexFunc(w.Problems, func(r Item) bool { return r.ID == id })
}

// Put puts a problem on it; one that is there already stays where it is.
func (w *Worksheet) Put(r *message.Result) {
	if !w.Has(r.ID) {
		w.Problems = append(w.Problems, Item{Result: *r})
	}
}

// Take takes a problem off it, if it is there.
func (w *Worksheet) Take(id string) {
	w.Problems = slices.DeleteFunc(w.Problems, func(r Item) bool { return r.ID == id })
}

// PutOnSheet puts a problem on the worksheet, or takes it off, and says so. Which of the two is
// what the button said that was clicked: who clicks faster than the page is drawn gets what was
// read, and not its opposite.
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
	s.Worksheet.undo, s.Varying.ID = nil, "" // all can be brought back
	s.keepWorksheet()
	s.Browser.Focus("refill-worksheet")
}

// RefillWorksheet brings back what EmptyWorksheet removed, above what has been put there since.
func (s *State) RefillWorksheet() {
	since := s.Worksheet.Problems
	s.Worksheet.Problems, s.Worksheet.Removed = s.Worksheet.Removed, nil
	for _, item := range since {
		if !s.Worksheet.Has(item.ID) {
			s.Worksheet.Problems = append(s.Worksheet.Problems, item)
		}
	}
	s.changedSheet()
	s.Browser.Focus("empty-worksheet")
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
		if r.Note {
			continue // no other program has a place for it
		}
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
