package frontend

import (
	"fmt"
	"slices"
	"strings"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// Worksheet is the problems that the user has put aside, in the order of choosing.
type Worksheet struct {
	Problems []message.Result
	Answers  bool // with a key of answers
}

// Has is whether a problem is on it.
func (w *Worksheet) Has(id string) bool { return w.find(id) >= 0 }

func (w *Worksheet) find(id string) int {
	return slices.IndexFunc(w.Problems, func(r message.Result) bool { return r.ID == id })
}

// Toggle puts a problem on it or takes it off.
func (w *Worksheet) Toggle(r *message.Result) {
	if i := w.find(r.ID); i >= 0 {
		w.Problems = slices.Delete(w.Problems, i, i+1)
		return
	}
	w.Problems = append(w.Problems, *r)
}

// Text is the worksheet as plain text.
func (w *Worksheet) Text() string {
	var b strings.Builder
	for i, r := range w.Problems {
		fmt.Fprintf(&b, "%d. %s\n\n", i+1, r.Text)
	}
	if w.Answers {
		b.WriteString(words.WorksheetKey + "\n")
		for i, r := range w.Problems {
			fmt.Fprintf(&b, "%d. %s\n", i+1, r.Answer)
		}
	}
	return strings.TrimSpace(b.String()) + "\n"
}

// ToggleOnSheet puts a problem on the worksheet or takes it off, and says so.
func (s *State) ToggleOnSheet(r *message.Result) {
	s.Worksheet.Toggle(r)
	if s.Worksheet.Has(r.ID) {
		s.Say(words.AddedToSheet)
	} else {
		s.Say(words.TakenOffSheet)
	}
}

// CopyWorksheet copies all of it.
func (s *State) CopyWorksheet() { s.copy(s.Worksheet.Text(), "", words.Copied) }
