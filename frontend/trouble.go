package frontend

import (
	"strings"

	"mwpranker/wasm/message"
)

// Trouble is what the worker has been through.
type Trouble struct {
	Code  string // message.WorkerCrashed, WorkerHung or WorkerOutdated
	Final bool   // it was not started again
}

// Network is what the page knows of the world outside.
type Network struct {
	Offline bool
	Kept    bool // everything is kept in this browser, so the page works offline
	Update  bool // a new version is ready
	Seen    bool // the user has read that it is kept
}

// Kept takes what offline.js says of how the page is kept for use without a network.
func (a *Answer) Kept(state string) {
	switch state {
	case "ready":
		a.Network.Kept = true
	case "update":
		a.Network.Update = true
	}
}

// WorkerFailed is called when the worker is lost. If it was started again, what was asked is asked
// again, but for what has ended it.
func (s *State) WorkerFailed(code string, restarted bool, guilty []message.Request) {
	s.Trouble = &Trouble{Code: code, Final: !restarted}
	for _, r := range guilty {
		if r.Search != nil {
			s.Deadly[strings.TrimSpace(r.Search.Query)] = true
		}
	}
	s.asks = asks{last: s.last, typed: s.typed}
	s.lostOwn()
	s.lostVaried(restarted)
	s.lostGathered()
	s.Worker = message.State{Protocol: message.Version, Stage: message.StageStarting}
	if restarted && !s.Empty() {
		s.ask()
	}
}

// Notice is a line above everything.
type Notice struct {
	Name string // for its look and for tests
	Text string
	Act  string // the words of its button
	Do   func()
}

// Notices are what the user should know about the page itself.
func (s *State) Notices() []Notice {
	var all []Notice
	add := func(n Notice) { all = append(all, n) }
	reload := func(name, text string) { add(Notice{name, text, say.Reload, s.Browser.Reload}) }
	switch t := s.Trouble; {
	case s.Worker.Protocol != message.Version || t != nil && t.Code == message.WorkerOutdated:
		reload("outdated", say.Outdated)
	case t != nil && t.Final:
		reload("gave-up", say.GaveUp)
	case t != nil && t.Code == message.WorkerHung:
		add(Notice{"restarted", say.RestartedHung, say.Dismiss, func() { s.Trouble = nil }})
	case t != nil:
		add(Notice{"restarted", say.RestartedCrash, say.Dismiss, func() { s.Trouble = nil }})
	}
	for _, f := range s.Worker.Files {
		switch {
		case f.Failure == nil:
		case f.Failure.Code == message.FileVersion:
			reload("wrong-version", say.WrongVersion+" "+say.File(f.Name)+": "+f.Failure.Why)
		case f.Failure.Code == message.FileMissing && f.Name != message.FileCorpus:
			add(Notice{Name: "no-model", Text: say.NoModel})
		default:
			reload("file-failed", say.File(f.Name)+": "+f.Failure.Why)
		}
	}
	if f := s.Worker.Unkept; f != nil {
		reload("unkept", Why(f))
	}
	switch n := &s.Network; {
	case n.Update:
		add(Notice{"update", say.NewVersion, say.Reload, s.Browser.Update})
	case n.Offline && s.Worker.Stage != message.StageReady && !n.Kept:
		add(Notice{Name: "offline", Text: say.OfflineLost})
	case n.Offline:
		add(Notice{Name: "offline", Text: say.Offline})
	case n.Kept && !n.Seen && s.Empty(): // never in front of results
		add(Notice{"kept", say.ReadyOffline, say.Dismiss, func() { n.Seen = true }})
	}
	return all
}

// Loading are the files while they are on their way.
func (a *Answer) Loading() []message.File {
	if a.Worker.Stage == message.StageReady {
		return nil
	}
	return a.Worker.Files
}
