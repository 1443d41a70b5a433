package worker

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"mwpranker/wasm/message"
)

// manage does something with the user's collections.
func (w *Worker) manage(r *message.Manage) (*message.Report, *message.Failure) {
	<-w.books.opened
	if r.Do == message.DoUse {
		return nil, w.use(r.Use)
	}
	b, failure := w.book(r.Collection)
	if failure != nil {
		return nil, failure
	}
	switch r.Do {
	case message.DoPause:
		w.books.mutex.Lock()
		b.pause = true
		w.books.mutex.Unlock()
	case message.DoResume:
		return nil, w.resume(b)
	case message.DoRemove:
		return nil, w.remove(b)
	case message.DoReport:
		return w.report(b), nil
	default:
		return nil, badRequest("there is nothing called %.40q to do", r.Do)
	}
	return nil, nil
}

func badRequest(format string, arguments ...any) *message.Failure {
	return &message.Failure{Code: message.BadRequest, Step: "the request", Why: fmt.Sprintf(format, arguments...), At: -1}
}

func (w *Worker) book(number int) (*book, *message.Failure) {
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	at := slices.IndexFunc(w.books.all, func(b *book) bool { return b.Number == number })
	if at < 0 {
		return nil, badRequest("there is no collection %d", number)
	}
	return w.books.all[at], nil
}

// use changes what is searched.
func (w *Worker) use(use string) *message.Failure {
	if !slices.Contains([]string{message.UseAll, message.UseOwn, message.UseSite}, use) {
		return badRequest("there is nothing called %.40q to search", use)
	}
	w.books.mutex.Lock()
	w.books.use = use
	w.books.mutex.Unlock()
	err := w.put(useName, []byte(use))
	go w.turnOver()
	if err != nil {
		return notKept(err)
	}
	return nil
}

// resume goes on with a file where reading stopped.
func (w *Worker) resume(b *book) *message.Failure {
	w.books.mutex.Lock()
	if b.phase != message.CollectionPaused {
		b.pause = false // asked to go on before it had stopped
		w.books.mutex.Unlock()
		return nil
	}
	file := b.file
	w.books.mutex.Unlock()
	var err error
	if file == nil {
		file, err = w.browser.Shelf.Get(fileName(b.Number))
	}
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	if err == nil {
		err = b.Resume(file)
	}
	if err != nil {
		return &message.Failure{Code: message.NotImported, Step: "reading the file", Why: err.Error(), At: -1}
	}
	b.pause, b.phase = false, message.CollectionReading
	go w.readOn(b)
	return nil
}

// remove forgets a collection and its file.
func (w *Worker) remove(b *book) *message.Failure {
	w.books.mutex.Lock()
	b.gone = true
	w.books.all = slices.DeleteFunc(w.books.all, func(each *book) bool { return each == b })
	w.books.mutex.Unlock()
	go w.turnOver()
	if w.browser.Shelf == nil {
		return nil
	}
	for _, name := range []string{readName(b.Number), fileName(b.Number)} {
		if err := w.browser.Shelf.Delete(name); err != nil && !errors.Is(err, ErrNoShelf) {
			return &message.Failure{Code: message.NotKept, Step: "removing the problems", Why: err.Error(), At: -1}
		}
	}
	return nil
}

func (w *Worker) report(b *book) *message.Report {
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	report := &message.Report{Collection: b.Number, Faults: []message.Fault{}}
	for _, f := range b.Report() {
		report.Faults = append(report.Faults, message.Fault{Line: f.Line, ID: f.ID, Reason: f.Reason})
	}
	return report
}

// export writes a collection.
func (w *Worker) export(r *message.Export) (*message.Exported, *message.Failure) {
	b, failure := w.book(r.Collection)
	if failure != nil {
		return nil, failure
	}
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	var out strings.Builder
	var err error
	exported := &message.Exported{}
	switch r.As {
	case message.AsTable:
		exported.Name, exported.Type = b.Name+".csv", "text/csv"
		err = b.WriteTable(&out)
	case message.AsJSON:
		exported.Name, exported.Type = b.Name+".json", "application/json"
		err = b.WriteJSON(&out)
	default:
		return nil, badRequest("there is no kind of file %.40q", r.As)
	}
	if err != nil {
		return nil, &message.Failure{Code: message.Internal, Step: "answering", Why: err.Error(), At: -1}
	}
	exported.Content = out.String()
	return exported, nil
}
