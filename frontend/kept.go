package frontend

import (
	"encoding/json"
	"strings"

	"mwpranker/wasm/message"
)

// What outlives the page. Where the user is stands in the tab's history, so that a reload, a crash
// and the button "back" find it again; the worksheet is kept in the browser, for all its tabs.

// The names of what is kept in the browser.
const (
	keptSettings  = "settings"
	keptWorksheet = "worksheet"
)

// longestPlace is the longest text that is noted in the history; browsers refuse megabytes there.
const longestPlace = 100_000

// Place says where the user is, as a link would; "" is the empty page, or one that is not noted.
func (s *State) Place() string {
	if s.Settings.KeepNothing || s.Empty() || len(s.Query) > longestPlace {
		return ""
	}
	return s.Fragment()
}

// GoTo takes the user to a place.
func (s *State) GoTo(place string) {
	s.Open, s.Order, s.Filter = "", message.OrderBest, map[string][]string{}
	if place != "" {
		s.OpenFragment(place)
		return
	}
	s.Query, s.Own, s.From = "", "", nil
	s.typed++
	s.forget()
}

// step makes what is asked now a place to come back to, before something else is asked.
func (s *State) step() {
	if s.asked == s.Query && !s.Empty() {
		s.Browser.Step(s.Place())
	}
}

// replaces says whether a text takes the place of another, and is not that one with a few changes.
func replaces(text, old string) bool {
	longer, kept := max(len(text), len(old)), 0
	for kept < min(len(text), len(old)) && text[kept] == old[kept] {
		kept++
	}
	text, old = text[kept:], old[kept:]
	for strings.HasSuffix(text, lastByte(old)) && old != "" && text != "" {
		text, old, kept = text[:len(text)-1], old[:len(old)-1], kept+1
	}
	return kept < longer/2
}

func lastByte(s string) string { return s[max(len(s)-1, 0):] }

// keepWorksheet keeps the worksheet as it is now.
func (s *State) keepWorksheet() {
	if s.Settings.KeepNothing {
		return
	}
	s.Browser.Store(keptWorksheet, s.Worksheet.String())
}

// KeepNothing says whether anything of what is asked and put aside is to be kept.
func (s *State) KeepNothing(nothing bool) {
	s.Set(func(settings *Settings) { settings.KeepNothing = nothing })
	if nothing {
		s.Browser.Store(keptWorksheet, "")
	} else {
		s.keepWorksheet()
	}
}

// String is the worksheet as it is kept: of its problems what is shown on it. "" is an empty one.
func (w *Worksheet) String() string {
	kept := keptSheet{Title: w.Title, Columns: w.Columns, Space: w.Space, Answers: w.Answers, Versions: w.Versions}
	for _, r := range w.Problems {
		p := keptProblem{ID: r.ID, Text: r.Text, Worded: r.Worded, Expression: r.Expression}
		if w.Versions {
			p.Others = w.others[r.ID]
		}
		kept.Problems = append(kept.Problems, p)
	}
	if kept.isEmpty() {
		return ""
	}
	text, _ := json.Marshal(&kept) // texts and a truth value
	return string(text)
}

type keptSheet struct {
	Problems []keptProblem `json:"problems"`
	Title    string        `json:"title,omitempty"`
	Columns  int           `json:"columns,omitempty"`
	Space    string        `json:"space,omitempty"`
	Answers  bool          `json:"answers,omitempty"`
	Versions bool          `json:"versions,omitempty"`
}

func (k *keptSheet) isEmpty() bool {
	return len(k.Problems) == 0 && k.Title == "" && k.Columns < 2 && k.Space == "" && !k.Answers && !k.Versions
}

type keptProblem struct {
	ID     string `json:"id"`
	Text   string `json:"text"`
	Worded string `json:"worded"`

	Expression string            `json:"expression,omitempty"`
	Others     []message.Variant `json:"others,omitempty"` // versions B and C
}

// Load takes the worksheet as it was kept, by this tab or another one. What can't be read is left.
func (w *Worksheet) Load(kept string) {
	var loaded keptSheet
	if kept != "" && json.Unmarshal([]byte(kept), &loaded) != nil {
		return
	}
	w.Title, w.Columns, w.Space, w.Answers, w.Versions = loaded.Title, loaded.Columns, loaded.Space, loaded.Answers, loaded.Versions
	w.Problems, w.undo = nil, nil
	for _, p := range loaded.Problems {
		w.Problems = append(w.Problems, message.Result{ID: p.ID, Text: p.Text, Worded: p.Worded, Expression: p.Expression})
		if len(p.Others) > 0 {
			w.setOthers(p.ID, &message.Varied{Variants: p.Others})
		}
	}
}
