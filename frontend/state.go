package frontend

import (
	"strings"
	"time"

	"mwpranker/wasm/message"
)

// State is all that the page knows. The components show it and call its
// methods; nothing else holds state. Its methods run with the page locked.
type State struct {
	Browser Browser

	Query   string          // what stands in the box
	Cleared string          // what stood there before it was cleared
	Ghost   string          // the completion that stands behind the caret in grey
	Own     string          // the user's own expression for the query; "" lets the model read
	From    *message.Result // the problem of the corpus that the query was taken from

	Order  string
	Filter map[string][]string
	Limits map[string]int // of groups of which more is wanted than the first

	Worker  message.State    // what is loaded
	Found   *message.Found   // the answer that is shown
	For     string           // the query that it answers
	Failure *message.Failure // why there is no answer
	Trouble *Trouble         // what the worker has been through
	Deadly  map[string]bool  // queries that have ended a worker
	Network Network

	Correction Correction
	Tree       bool // the tree is shown
	AsList     bool // as a list
	Answering  bool // the answer to the query is shown
	Others     bool // the other readings are shown
	Filtering  bool // the filters are shown
	Comparing  bool // the search by words is shown beside ours
	Revealed   map[string]bool
	Explained  map[string]bool
	At         int // the result that has the tab stop, from 0 on over all groups
	Room       int // how many cards may be drawn by now

	Open      string // the dialog that is open: "" or one of the Dialog constants
	Compared  *message.Comparison
	Unlike    *message.Failure // why there is no comparison
	Worksheet Worksheet        // the open one
	Shelf     Shelf            // all of them
	Editing   Editing          // of a text of the worksheet
	Format    string           // that is chosen to save something in; "" for the first
	Varying   Varying          // new numbers for a problem of the worksheet
	Settings  Settings
	Preferred []string // languages, as the browser's user likes them
	Mine      Mine     // problems
	Forget    Forget
	Said      string // for those who listen: what has just been done
	Hinted    string // and the completion, a moment after it has come

	asks
}

// The dialogs.
const (
	DialogKeys      = "keys"
	DialogSettings  = "settings"
	DialogWorksheet = "worksheet"
	DialogCompare   = "compare"
	DialogOwn       = "own"
)

// Dialogs lists them.
var Dialogs = []string{DialogKeys, DialogSettings, DialogWorksheet, DialogCompare, DialogOwn}

// Browser is what the page asks of the browser around it.
type Browser interface {
	Send(message.Request)
	SendFile(r message.Request, file any)
	Later(wait time.Duration, do func() bool) // calls do with the page locked, and draws if it says that there is something new
	Focus(id string)                          // after the next drawing
	Copy(text, link string, done func(error))
	Print()
	Reload()
	Update()                        // takes the new version that is ready, and reloads
	Store(name, value string)       // keeps a text in the browser; "" is none
	Step(place string)              // makes a place a step of the tab's history
	Forget(done func(fault string)) // removes all that is kept on this machine; fault is "" or what could not be removed
	CopyRich(text, html string, done func(error))
	Save(name, kind string, content []byte) // gives the user a file
}

// NewState is the page before anything has happened.
func NewState(b Browser) *State {
	return &State{
		Browser:   b,
		Order:     message.OrderBest,
		Filter:    map[string][]string{},
		Limits:    map[string]int{},
		Deadly:    map[string]bool{},
		Revealed:  map[string]bool{},
		Explained: map[string]bool{},
		Settings:  Settings{Look: "system", Size: "normal", SingleKeys: true},
		Worker:    message.State{Protocol: message.Version, Stage: message.StageStarting},
	}
}

// Empty is whether nothing is asked.
func (s *State) Empty() bool { return !asksSomething(s.Query) }

func asksSomething(query string) bool {
	return strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(query), "=")) != ""
}

// ByExpression is whether the box holds an expression.
func (s *State) ByExpression() bool { return strings.HasPrefix(strings.TrimSpace(s.Query), "=") }

// Busy is whether an answer is on its way.
func (s *State) Busy() bool {
	return !s.Empty() && s.Failure == nil && (s.Found == nil || s.For != s.Query || s.searching != 0)
}

// Reading is the reading that was searched for, or nil.
func (s *State) Reading() *message.Reading {
	if s.Found == nil || len(s.Found.Understood.Readings) == 0 {
		return nil
	}
	return &s.Found.Understood.Readings[0]
}

// Groups are the results, or none while nothing is asked.
func (s *State) Groups() []message.Group {
	if s.Found == nil {
		return nil
	}
	return s.Found.Groups
}

// Status says in a line what is going on.
func (s *State) Status() string {
	switch {
	case s.Trouble != nil && s.Trouble.Final:
		return say.GaveUp
	case s.Failure != nil:
		return say.FailedStep(s.Failure.Step)
	case !s.Empty() && s.Busy():
		return say.Searching
	case s.Found != nil && s.Found.By == message.ByWords:
		return say.ByWordsTitle + "."
	case s.Found != nil:
		return s.foundSame()
	case !s.Worker.CanFind && s.Worker.Stage != message.StageReady:
		return say.Starting
	}
	left := 0
	for _, c := range s.Worker.Corpora {
		left += c.Left
	}
	return say.Ready(s.Worker.Problems, left)
}

// foundSame sums up what was found in a line.
func (s *State) foundSame() string {
	if groups := s.Found.Groups; len(groups) > 0 && (groups[0].Name == message.GroupSame || groups[0].Name == message.GroupPattern) {
		return say.FoundSame(groups[0].Name, groups[0].Kept, s.Found.Kept-groups[0].Kept)
	}
	return say.FoundNone(s.Found.Kept, len(s.Filter) > 0)
}

// Say tells those who listen what has been done.
func (s *State) Say(what string) {
	if s.Said == what {
		what += "\u00a0" // the same twice is heard twice
	}
	s.Said = what
}

// Show opens a dialog, or closes the open one with "".
func (s *State) Show(dialog string) {
	s.Open = dialog
	if s.Mine.Used = s.Worker.Use; dialog != DialogOwn {
		s.Mine.Refused, s.Mine.Removing, s.Mine.Report, s.Mine.Said = nil, 0, nil, ""
	}
	s.Forget = Forget{asked: s.Forget.asked}
	if dialog != DialogCompare {
		s.Compared = nil
	}
	s.Unlike = nil
}

// Closed is called when the browser has closed a dialog.
func (s *State) Closed(dialog string) {
	if s.Open == dialog {
		s.Show("")
	}
}
