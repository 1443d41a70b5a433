// Package line is the page's line to its worker: it starts the worker, passes
// messages on, watches whether anybody is there at the other end, and starts
// another worker when not. It is plain Go and hears of the time by [Line.Tick],
// so that every way for a worker to die can be tested.
//
// A worker that is slow is not dead: while an answer is awaited and nothing is
// heard, it is asked whether it is there, and a worker that only calculates or
// waits for the network answers that. Silence is counted in ticks and not by the
// clock, so that a computer that was asleep finds its worker alive.
//
// With work that can be long goes the question whether the worker is there. One that has said yes,
// and then ends or hangs before it has answered, was ended by that work: [Page.WorkerFailed] names
// it, and the page does not ask for it again.
package line

import (
	"slices"

	"mwpranker/wasm/message"
)

// How many ticks of silence there may be, at a tick a second, while something is awaited.
const (
	pingAfter  = 3  // then the worker is asked whether it is there
	hungAfter  = 15 // then it is given up
	startAfter = 90 // the same for one that has not said a word: its program may still be on the way
)

// Of mostFailures workers that fail within failuresWithin ticks, ten minutes, the last is not
// replaced.
const (
	mostFailures   = 3
	failuresWithin = 600
)

// Worker is one worker, as the browser gives it.
type Worker interface {
	Post(data string, file any) // file is nil, or a file of the browser's that goes with the message
	End()
}

// Page is told what happens.
type Page interface {
	Receive(*message.Reply) (news bool) // whether there is something new to draw
	// WorkerFailed says that the worker is lost, by a code of package message, and whether there is
	// another one now. What was asked and not answered is lost with it; guilty is what of it has ended
	// the worker.
	WorkerFailed(code string, restarted bool, guilty []message.Request)
}

// Line is the page's line to its worker.
type Line struct {
	start    func(number int) Worker
	page     Page
	worker   Worker // nil when all is over
	number   int    // of the worker: messages of earlier ones are dropped
	heard    bool   // it has said something, so it can hear
	waiting  []letter
	loading  bool // it has files to load
	open     map[int]*work
	silent   int // ticks since something was heard, while something is awaited
	pings    int
	now      int   // ticks so far
	failures []int // when workers have failed
}

// work is a request that is not answered.
type work struct {
	message.Request
	ping  int  // that went with it; 0 for none
	begun bool // the ping was answered: the worker lived when it came to this
}

// letter is what waits until the worker can hear.
type letter struct {
	message.Request
	file any
}

// New starts the first worker. start starts a worker, whose messages then come
// to Heard, and whose end to Crashed, with its number.
func New(start func(number int) Worker, page Page) *Line {
	l := &Line{start: start, page: page}
	l.begin()
	return l
}

func (l *Line) begin() {
	l.number++
	l.heard, l.loading, l.silent = false, true, 0
	l.waiting, l.open = nil, map[int]*work{}
	l.worker = l.start(l.number)
}

// Send passes a request on. Where there is no worker any more it does nothing.
func (l *Line) Send(r message.Request) { l.SendFile(r, nil) }

// SendFile passes a request on with a file of the browser's.
func (l *Line) SendFile(r message.Request, file any) {
	if l.worker == nil {
		return
	}
	delete(l.open, r.Cancel)
	l.open[r.ID] = &work{Request: r}
	if !l.heard {
		l.waiting = append(l.waiting, letter{r, file})
		return
	}
	l.post(letter{r, file})
}

// post gives the worker a request, and asks first whether it is there where the work can be long.
func (l *Line) post(w letter) {
	open := l.open[w.ID]
	if open != nil && (w.Search != nil || w.Compare != nil || w.Paraphrase != nil || w.Export != nil || w.Import != nil || w.Vary != nil) {
		open.ping = l.ping()
	}
	l.worker.Post(message.Encode(w.Request), w.file)
}

// ping asks the worker whether it is there.
func (l *Line) ping() int {
	l.pings++
	l.worker.Post(message.Encode(message.Request{ID: -l.pings}), nil)
	return -l.pings
}

// Heard takes a message of a worker. It says whether the page has something new to draw.
func (l *Line) Heard(number int, data string) bool {
	if number != l.number || l.worker == nil {
		return false
	}
	l.silent = 0
	if !l.heard {
		l.heard = true
		for _, w := range l.waiting {
			l.post(w)
		}
		l.waiting = nil
	}
	var reply message.Reply
	if err := message.Decode(data, &reply); err != nil {
		reply = message.Reply{Failure: &message.Failure{Code: message.Internal, Step: "reading the engine's answer", Why: err.Error(), At: -1}}
	}
	switch {
	case reply.ID < 0: // it is there
		for _, open := range l.open {
			open.begun = open.begun || open.ping == reply.ID
		}
		return false
	case reply.ID > 0:
		delete(l.open, reply.ID)
	case reply.State != nil:
		l.loading = reply.State.Stage != message.StageReady
	}
	return l.page.Receive(&reply)
}

// Crashed takes the news that a worker has ended.
func (l *Line) Crashed(number int) {
	if number == l.number && l.worker != nil {
		l.fail(message.WorkerCrashed)
	}
}

// Tick is called every second. It says whether the page has something new to draw.
func (l *Line) Tick() bool {
	l.now++
	if l.worker == nil || len(l.open) == 0 && !l.loading {
		l.silent = 0
		return false
	}
	l.silent++
	switch {
	case !l.heard && l.silent < startAfter:
	case !l.heard, l.silent >= hungAfter:
		l.fail(message.WorkerHung)
		return true
	case l.silent == pingAfter:
		l.ping()
	}
	return false
}

// fail ends the worker and starts another, unless that was tried often enough.
func (l *Line) fail(code string) {
	l.worker.End()
	var guilty []message.Request
	for _, open := range l.open {
		if open.begun {
			guilty = append(guilty, open.Request)
		}
	}
	slices.SortFunc(guilty, func(a, b message.Request) int { return a.ID - b.ID })
	l.failures = slices.DeleteFunc(append(l.failures, l.now), func(then int) bool { return l.now-then >= failuresWithin })
	if len(l.failures) >= mostFailures {
		l.worker = nil
	} else {
		l.begin()
	}
	l.page.WorkerFailed(code, l.worker != nil, guilty)
}
