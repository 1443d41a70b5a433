// Package worker is the life of the page's second half, in plain Go: it loads
// the files one after the other and says how far it is, answers requests with
// what is there, and stops work that is no longer wanted. What it needs of the
// browser (posting messages, fetching files, letting the browser's own events
// through) is handed to [New], so that all of it is tested without one.
//
// Call [Worker.Receive] for each message of the page and [Worker.Load] once.
package worker

import (
	"errors"
	"fmt"
	"sync"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
)

// Browser is what a worker needs of its surroundings.
type Browser struct {
	// Post sends a message to the page.
	Post func(string)

	// Rest lets waiting events through, such as a message that cancels what is being done.
	Rest func()

	// Fetch gets a file of the site. It calls progress as bytes arrive, with total 0 where it isn't known.
	Fetch func(file Source, progress func(done, total int64)) ([]byte, error)
}

// Worker answers the page's requests.
type Worker struct {
	browser Browser
	engine  *engine.Engine
	state   state

	turn  sync.Mutex // held by the request that is being worked on; quick ones need no turn
	mutex sync.Mutex // guards open
	open  map[int]*task
}

// task is a request that is not answered yet.
type task struct{ cancelled bool }

// New returns a worker that has loaded nothing.
func New(browser Browser) *Worker {
	return &Worker{browser: browser, engine: engine.New(), open: map[int]*task{}}
}

// Receive takes a message of the page. It returns at once.
func (w *Worker) Receive(data string) {
	var r message.Request
	if err := message.Decode(data, &r); err != nil {
		w.post(message.Reply{Failure: &message.Failure{Code: message.BadRequest, Step: "the request", Why: err.Error(), At: -1}})
		return
	}
	w.mutex.Lock()
	if older := w.open[r.Cancel]; older != nil {
		older.cancelled = true
	}
	t := &task{}
	w.open[r.ID] = t
	w.mutex.Unlock()
	go w.answer(r, t)
}

func (w *Worker) answer(r message.Request, t *task) {
	if r.Search != nil || r.Compare != nil {
		w.turn.Lock()
		defer w.turn.Unlock()
	}
	reply := w.work(r, t)
	w.mutex.Lock()
	if t.cancelled {
		reply = message.Reply{ID: r.ID, Failure: superseded()}
	}
	delete(w.open, r.ID)
	w.mutex.Unlock()
	w.post(reply)
}

// work answers, and makes a failure of a panic: one bad request must not end the worker.
func (w *Worker) work(r message.Request, t *task) (reply message.Reply) {
	defer func() {
		if fault := recover(); fault != nil {
			reply = message.Reply{ID: r.ID, Failure: &message.Failure{Code: message.Internal, Step: "answering", Why: fmt.Sprint(fault), At: -1}}
		}
	}()
	pause := func() error {
		w.browser.Rest()
		w.mutex.Lock()
		defer w.mutex.Unlock()
		if t.cancelled {
			return errors.New(superseded().Why)
		}
		return nil
	}
	if err := pause(); err != nil {
		return reply
	}
	reply = w.engine.Answer(r, pause)
	if r.Search != nil {
		reply = w.more(r, reply, pause)
	}
	return reply
}

func superseded() *message.Failure {
	return &message.Failure{Code: message.Superseded, Step: "the request", Why: "a newer request took its place", At: -1}
}

func (w *Worker) post(r message.Reply) { w.browser.Post(message.Encode(r)) }
