package frontend

import (
	"time"

	"mwpranker/wasm/message"
)

// State is all that the page knows, in groups: what is asked, what was answered, how that is looked
// at, and what else is open. The components show it and call its methods; nothing else holds state.
// Its methods run with the page locked.
type State struct {
	Browser Browser

	Asked
	Answer
	View
	Desk

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
	Address() string // of the page, without what stands behind the #
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
		Browser: b,
		Asked:   Asked{Order: message.OrderBest, Filter: map[string][]string{}, Limits: map[string]int{}},
		Answer:  Answer{Worker: message.State{Protocol: message.Version, Stage: message.StageStarting}, Deadly: map[string]bool{}},
		View:    View{Revealed: map[string]bool{}, Explained: map[string]bool{}},
		Desk:    Desk{Settings: Settings{Look: "system", Size: "normal", SingleKeys: true}},
	}
}

// Busy is whether an answer is on its way.
func (s *State) Busy() bool {
	return !s.Empty() && s.Failure == nil && (s.Found == nil || s.For != s.Query || s.searching != 0)
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
