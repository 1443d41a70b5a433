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

	// Later waits a moment, in which what somebody asks at once is answered first; nil where nobody
	// asks.
	Later func()

	// Fetch gets a file of the site. It calls progress as bytes arrive, with total 0 where it isn't
	// known.
	Fetch func(file Source, progress func(done, total int64)) ([]byte, error)

	// Spares starts workers that can read beside this one, of the model's two files, as many as there
	// is use for. It returns when they will ask for nothing any more; nil where there are none.
	Spares func(parser, reader []byte) []Spare

	// Database keeps what the user imports; nil where nothing can be kept. Tabs are the others that
	// keep there; nil for none.
	Database Database
	Tabs     Tabs

	// Trace is told the steps of loading when they are done; nil where nobody wants to know.
	Trace func(step string)
}

// Worker answers the page's requests.
type Worker struct {
	browser     Browser
	engine      *engine.Engine
	state       state
	collections collections
	spares      []Spare
	loaded      chan struct{} // closed when nothing more will be loaded

	turn  sync.Mutex // held by the request or the record that is being worked on; quick requests need no turn
	mutex sync.Mutex // guards open
	open  map[int]*task
}

// task is a request that is not answered yet.
type task struct {
	file      *File // that came beside it
	cancelled bool
}

// New returns a worker that has loaded nothing.
func New(browser Browser) *Worker {
	w := &Worker{browser: browser, engine: engine.New(), open: map[int]*task{}, loaded: make(chan struct{})}
	w.collections.use, w.collections.opened = message.UseAll, make(chan struct{})
	w.collections.shelf = shelf{browser.Database, browser.Tabs}
	w.engine.Watch(w.trace)
	return w
}

// Receive takes a message of the page. It returns at once.
func (w *Worker) Receive(data string) { w.ReceiveFile(data, nil) }

// ReceiveFile takes a message with a file beside it.
func (w *Worker) ReceiveFile(data string, file *File) {
	var r message.Request
	if err := message.Decode(data, &r); err != nil {
		w.post(message.Reply{Failure: &message.Failure{Code: message.BadRequest, Step: "the request", Why: err.Error(), At: -1}})
		return
	}
	w.mutex.Lock()
	if older := w.open[r.Cancel]; older != nil {
		older.cancelled = true
	}
	t := &task{file: file}
	w.open[r.ID] = t
	w.mutex.Unlock()
	go w.answer(r, t)
}

func (w *Worker) answer(r message.Request, t *task) {
	if r.Search != nil || r.Compare != nil || r.Paraphrase != nil || r.Export != nil || r.Vary != nil ||
		r.Restory != nil || r.Gather != nil {
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
	switch {
	case r.Import != nil:
		imported, failure := w.importFile(&r, t.file, pause)
		return message.Reply{ID: r.ID, Imported: imported, Failure: failure}
	case r.Manage != nil:
		report, failure := w.manage(r.Manage)
		return message.Reply{ID: r.ID, Report: report, Failure: failure}
	case r.Export != nil && r.Export.Search == nil && r.Export.Sheet == nil:
		exported, failure := w.export(r.Export)
		return message.Reply{ID: r.ID, Exported: exported, Failure: failure}
	}
	reply = w.engine.Answer(r, pause)
	if r.Search != nil && w.searchesSite() {
		reply = w.more(r, reply, pause)
	}
	return reply
}

func (w *Worker) trace(step string) {
	if w.browser.Trace != nil {
		w.browser.Trace(step)
	}
}

func superseded() *message.Failure {
	return &message.Failure{Code: message.Superseded, Step: "the request", Why: "a newer request took its place", At: -1}
}

func (w *Worker) post(r message.Reply) { w.browser.Post(message.Encode(r)) }
