package line

import (
	"fmt"
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

// stage is a page and its workers; what happens to them is written down in log.
type stage struct {
	log  []string
	line *Line
}

type fakeWorker struct {
	stage  *stage
	number int
}

func (w fakeWorker) Post(data string, _ any) {
	var r message.Request
	if err := message.Decode(data, &r); err != nil {
		panic(err)
	}
	w.stage.note("worker %d gets %d", w.number, r.ID)
}

func (w fakeWorker) End() { w.stage.note("worker %d ends", w.number) }

func (s *stage) note(format string, arguments ...any) {
	s.log = append(s.log, fmt.Sprintf(format, arguments...))
}

func (s *stage) Receive(r *message.Reply) bool {
	switch {
	case r.State != nil:
		s.note("page sees %s", r.State.Stage)
	case r.Failure != nil:
		s.note("page gets %d: %s", r.ID, r.Failure.Code)
	default:
		s.note("page gets %d", r.ID)
	}
	return true
}

func (s *stage) WorkerFailed(code string, restarted bool, guilty []message.Request) {
	by := ""
	for _, r := range guilty {
		by += fmt.Sprint(" by ", r.ID)
	}
	s.note("page hears %s%s, restarted %v", code, by, restarted)
}

// play acts a script: "ask 1", "search 1" (which may take long), "state 1 ready" (worker 1 says
// so), "answer 1 7" (worker 1 answers 7), "crash 1", "tick 5".
func play(t *testing.T, script string) string {
	s := &stage{}
	s.line = New(func(number int) Worker {
		s.note("worker %d starts", number)
		return fakeWorker{s, number}
	}, s)
	for _, act := range strings.Split(script, ", ") {
		var what, stage string
		var n, id int
		fmt.Sscan(act, &what, &n)
		switch what {
		case "ask":
			s.line.Send(message.Request{ID: n, Check: &message.Check{}})
		case "search":
			s.line.Send(message.Request{ID: n, Search: &message.Search{}})
		case "state":
			fmt.Sscan(act, &what, &n, &stage)
			s.line.Heard(n, message.Encode(message.Reply{State: &message.State{Stage: stage}}))
		case "answer":
			fmt.Sscan(act, &what, &n, &id)
			s.line.Heard(n, message.Encode(message.Reply{ID: id}))
		case "babble":
			s.line.Heard(n, "{")
		case "crash":
			s.line.Crashed(n)
		case "tick":
			for range n {
				s.line.Tick()
			}
		default:
			t.Fatalf("no act %q", act)
		}
	}
	return strings.Join(s.log[1:], "; ") // all begin with the start of worker 1
}

func TestLine(t *testing.T) {
	const up = "state 1 ready, "
	for _, c := range []struct{ name, script, want string }{
		{"requests wait for the first word", "ask 1, ask 2, state 1 corpus", "worker 1 gets 1; worker 1 gets 2; page sees corpus"},
		{"then they go at once", up + "ask 1, answer 1 1", "page sees ready; worker 1 gets 1; page gets 1"},
		{"nothing awaited, nothing asked", up + "ask 1, answer 1 1, tick 500", "page sees ready; worker 1 gets 1; page gets 1"},
		{"a slow worker is asked and is there", up + "ask 1, tick 5, answer 1 -1, tick 5, answer 1 -2, tick 2, answer 1 1",
			"page sees ready; worker 1 gets 1; worker 1 gets -1; worker 1 gets -2; page gets 1"},
		{"a hung one is replaced", up + "ask 1, tick 14, tick 1",
			"page sees ready; worker 1 gets 1; worker 1 gets -1; worker 1 ends; worker 2 starts; page hears worker-hung, restarted true"},
		{"a stalled download is no hang", "state 1 corpus, tick 5, answer 1 -1, tick 5, answer 1 -2, state 1 ready",
			"page sees corpus; worker 1 gets -1; worker 1 gets -2; page sees ready"},
		{"a hang while loading is one", "state 1 corpus, tick 15", "page sees corpus; worker 1 gets -1; worker 1 ends; worker 2 starts; page hears worker-hung, restarted true"},
		{"a program that never starts", "tick 89, tick 1", "worker 1 ends; worker 2 starts; page hears worker-hung, restarted true"},
		{"a crash", up + "ask 1, crash 1, state 2 ready, ask 2",
			"page sees ready; worker 1 gets 1; worker 1 ends; worker 2 starts; page hears worker-crashed, restarted true; page sees ready; worker 2 gets 2"},
		{"the dead are not heard", up + "crash 1, answer 1 1, crash 1, state 2 ready",
			"page sees ready; worker 1 ends; worker 2 starts; page hears worker-crashed, restarted true; page sees ready"},
		{"a query that ends the worker is named", up + "search 1, answer 1 -1, crash 1, state 2 ready",
			"page sees ready; worker 1 gets -1; worker 1 gets 1; worker 1 ends; worker 2 starts; " +
				"page hears worker-crashed by 1, restarted true; page sees ready"},
		{"so is one that hangs it", up + "search 1, answer 1 -1, tick 15",
			"page sees ready; worker 1 gets -1; worker 1 gets 1; worker 1 gets -2; worker 1 ends; worker 2 starts; page hears worker-hung by 1, restarted true"},
		{"one that waited is named too", "search 1, state 1 ready, answer 1 -1, crash 1",
			"worker 1 gets -1; worker 1 gets 1; page sees ready; worker 1 ends; worker 2 starts; page hears worker-crashed by 1, restarted true"},
		{"one that came to a dead worker is not", up + "search 1, tick 15",
			"page sees ready; worker 1 gets -1; worker 1 gets 1; worker 1 gets -2; worker 1 ends; worker 2 starts; page hears worker-hung, restarted true"},
		{"nor one that was answered", up + "search 1, answer 1 -1, answer 1 1, crash 1",
			"page sees ready; worker 1 gets -1; worker 1 gets 1; page gets 1; worker 1 ends; worker 2 starts; page hears worker-crashed, restarted true"},
		{"three failures in ten minutes are enough, whatever was answered between them",
			up + "crash 1, state 2 ready, ask 1, answer 2 1, tick 500, crash 2, state 3 ready, ask 2, answer 3 2, tick 99, crash 3, ask 4",
			"page sees ready; worker 1 ends; worker 2 starts; page hears worker-crashed, restarted true; page sees ready; worker 2 gets 1; page gets 1; " +
				"worker 2 ends; worker 3 starts; page hears worker-crashed, restarted true; page sees ready; worker 3 gets 2; page gets 2; " +
				"worker 3 ends; page hears worker-crashed, restarted false"},
		{"three in more are not", up + "tick 1, crash 1, state 2 ready, tick 300, crash 2, state 3 ready, tick 300, crash 3",
			"page sees ready; worker 1 ends; worker 2 starts; page hears worker-crashed, restarted true; page sees ready; " +
				"worker 2 ends; worker 3 starts; page hears worker-crashed, restarted true; page sees ready; " +
				"worker 3 ends; worker 4 starts; page hears worker-crashed, restarted true"},
		{"what cannot be read", "babble 1", "page gets 0: internal"},
	} {
		if got := play(t, c.script); got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, got, c.want)
		}
	}
}
