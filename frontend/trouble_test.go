package frontend

import (
	"fmt"
	"strings"
	"testing"

	"mwpranker/frontend/words"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// TestAQueryThatEndsAWorkerIsNotAskedAgain: not by the page, not when the engine is ready, not by
// the user's Enter; another one is.
func TestAQueryThatEndsAWorkerIsNotAskedAgain(t *testing.T) {
	s, b := newTestState()
	s.Put("Kaboom is 3 and 4.")
	deadly := b.sent[len(b.sent)-1]
	b.all()
	s.WorkerFailed(message.WorkerCrashed, true, []message.Request{deadly})
	s.Receive(&message.Reply{State: &message.State{Protocol: message.Version, Stage: message.StageReady, CanFind: true, CanRead: true}})
	s.Search()
	s.Sort(message.OrderNew)
	if got := b.all(); strings.Contains(got, "search") {
		t.Errorf("did %s", got)
	}
	if s.Failure == nil || s.Failure.Code != message.EndedWorker || s.Query != "Kaboom is 3 and 4." || s.Busy() {
		t.Errorf("the page says %+v for %q, busy %v", s.Failure, s.Query, s.Busy())
	}
	s.Put("Six eggs")
	if got, want := b.all(), `search "Six eggs"`; got != want || s.Failure != nil {
		t.Errorf("did %s, want %s; %+v", got, want, s.Failure)
	}
	s.Put(" Kaboom is 3 and 4.\n")
	if got := b.all(); strings.Contains(got, "search") || s.Failure == nil {
		t.Errorf("put back: did %s; %+v", got, s.Failure)
	}
}

// TestAnInnocentQueryIsAskedAgain: the worker was dead before it came.
func TestAnInnocentQueryIsAskedAgain(t *testing.T) {
	s, b := newTestState()
	s.Put("Six eggs")
	b.all()
	s.WorkerFailed(message.WorkerHung, true, nil)
	if got, want := b.all(), `search "Six eggs"`; got != want {
		t.Errorf("did %s, want %s", got, want)
	}
}

// TestLostImport: a file that was about to be imported when the worker ended is told.
func TestLostImport(t *testing.T) {
	s, _ := newTestState()
	s.Import("mine.csv", 1)
	s.WorkerFailed(message.WorkerCrashed, true, nil)
	if r := s.Mine.Refused; r == nil || r.Name != "mine.csv" || r.Code != message.EndedWorker {
		t.Errorf("refused %+v", r)
	}
}

// TestForget: the worker forgets first, then the browser; what could not be removed is said.
// Without a worker the browser does it.
func TestForget(t *testing.T) {
	for _, c := range []struct {
		name    string
		prepare func(s *State, b *fakeBrowser)
		did     string
		said    string
	}{
		{"all is well", func(*State, *fakeBrowser) {}, "forget 0; forget", say.Forgotten},
		{"something stays", func(_ *State, b *fakeBrowser) { b.fault = "another tab" }, "forget 0; forget", words.Put(say.NotForgotten, "another tab")},
		{"there is no worker", func(s *State, _ *fakeBrowser) { s.WorkerFailed(message.WorkerCrashed, false, nil) }, "forget", say.Forgotten},
	} {
		s, b := newTestState()
		c.prepare(s, b)
		s.Show(DialogSettings)
		s.ForgetAll(true)
		b.all()
		s.ForgetNow()
		if len(b.sent) > 0 {
			s.Receive(&message.Reply{ID: b.sent[len(b.sent)-1].ID})
		}
		if got := strings.ReplaceAll(b.all(), "focus forget; ", ""); got != c.did || s.Forget.Said != c.said || s.Forget.Really {
			t.Errorf("%s: did %s, said %q", c.name, got, s.Forget.Said)
		}
	}
	s, b := newTestState() // the worker ends over it
	s.ForgetNow()
	b.all()
	s.WorkerFailed(message.WorkerCrashed, true, nil)
	if got := b.all(); got != "forget" || s.Forget.Said != say.Forgotten {
		t.Errorf("when the worker ends: did %s, said %q", got, s.Forget.Said)
	}
}

// TestReasons: the sentences name the figures that hold, in each language with its marks.
func TestReasons(t *testing.T) {
	for _, c := range words.All {
		for code, figures := range map[string][]int{
			message.TooMuch:     {graph2tree.MaxQuantities, graph2tree.MaxWords},
			message.TextTooLong: {text.MaxBytes},
		} {
			for _, n := range figures {
				if said := c.Reason(code); !strings.Contains(said, " "+c.Count(n)+" ") {
					t.Errorf("%s, %s: %q does not say %d", c.Tag, code, said, n)
				}
			}
		}
		for _, code := range []string{message.EndedWorker, message.NotKept, message.ShelfFull, message.ShelfClosed, message.ShelfChanged, message.ShelfHalf, message.ReadElsewhere} {
			if c.Reason(code) == "" {
				t.Errorf("%s has no words for %s", c.Tag, code)
			}
		}
	}
}

// TestWhatIsNotKeptIsSaid: how much of a collection the next visit finds, why, and what to do.
func TestWhatIsNotKeptIsSaid(t *testing.T) {
	for _, c := range []struct {
		kept int
		code string
		want []string
	}{
		{-1, message.ShelfFull, []string{say.Reason(message.ShelfFull), say.OwnNotKept, say.OwnKeepNow}},
		{2, message.ShelfClosed, []string{say.Reason(message.ShelfClosed), say.OwnPart(2, 3), say.OwnKeepNow}},
		{3, message.ShelfHalf, []string{say.Reason(message.ShelfHalf)}},
	} {
		shown := string(OwnRest(&message.Collection{Number: 1, Name: "mine", Total: 3, Read: 3, Kept: c.kept, Failure: &message.Failure{Code: c.code}}, false, nil))
		for _, want := range c.want {
			if !strings.Contains(shown, want) {
				t.Errorf("kept %d: %q is not said: %s", c.kept, want, shown)
			}
		}
		if keeps := strings.Contains(shown, fmt.Sprintf("value=%q", message.DoKeep)); keeps != (c.kept < 3) {
			t.Errorf("kept %d: a button to keep it: %v", c.kept, keeps)
		}
	}
}
