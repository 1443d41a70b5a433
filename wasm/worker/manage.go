package worker

import (
	"errors"
	"fmt"
	"slices"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
)

// manage does something with the user's collections.
func (w *Worker) manage(r *message.Manage) (*message.Report, *message.Failure) {
	<-w.collections.opened
	switch r.Do {
	case message.DoUse:
		return nil, w.use(r.Use)
	case message.DoForget:
		return nil, w.forget()
	}
	b, failure := w.collection(r.Collection)
	if failure != nil {
		return nil, failure
	}
	switch r.Do {
	case message.DoPause:
		w.collections.mutex.Lock()
		b.pause = true
		w.collections.mutex.Unlock()
	case message.DoResume:
		return nil, w.resume(b)
	case message.DoRemove:
		return nil, w.remove(b)
	case message.DoKeep:
		failure := w.save(b)
		w.tellOwn(false)
		return nil, failure
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

func (w *Worker) collection(number int) (*collection, *message.Failure) {
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	at := slices.IndexFunc(w.collections.all, func(b *collection) bool { return b.Number == number })
	if at < 0 {
		return nil, badRequest("there is no collection %d", number)
	}
	return w.collections.all[at], nil
}

// use changes what is searched.
func (w *Worker) use(use string) *message.Failure {
	if !slices.Contains([]string{message.UseAll, message.UseOwn, message.UseSite}, use) {
		return badRequest("there is nothing called %.40q to search", use)
	}
	w.collections.keeping.Lock()
	defer w.collections.keeping.Unlock()
	w.collections.mutex.Lock()
	w.collections.use = use
	w.collections.mutex.Unlock()
	v, err := w.collections.shelf.change(put(useName, anyVersion, []byte(use)))
	go w.reindex()
	if err != nil {
		return notKept(keepingStep, err)
	}
	w.collections.mutex.Lock()
	w.collections.useAt = v.at(useName)
	w.collections.mutex.Unlock()
	w.collections.shelf.tell()
	return nil
}

// resume goes on with a file where reading stopped, in this tab or in another.
func (w *Worker) resume(b *collection) *message.Failure {
	w.collections.keeping.Lock()
	defer w.collections.keeping.Unlock()
	if w.follow() { // another tab may have read it on, or removed it
		go w.reindex()
	}
	w.collections.mutex.Lock()
	phase, gone, number, file, fileAt := b.phase, b.gone, b.Number, b.file, b.fileAt
	b.pause = false // where it is asked to go on before it had stopped
	w.collections.mutex.Unlock()
	switch {
	case gone:
		return notKept(readingStep, errChanged)
	case phase != message.CollectionPaused && phase != message.CollectionElsewhere:
		w.tellOwn(false)
		return nil
	}
	release, ok := w.collections.shelf.claim(number)
	if !ok {
		w.tellOwn(false)
		return &message.Failure{Code: message.ReadElsewhere, Step: readingStep, Why: "another tab is reading it", At: -1}
	}
	var err error
	if file == nil {
		file, err = w.collections.shelf.get(fileName(number), fileAt)
	}
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	if err == nil {
		err = b.Resume(file)
	}
	if err != nil {
		release()
		if known := (*ShelfError)(nil); errors.As(err, &known) {
			return notKept(readingStep, err)
		}
		return &message.Failure{Code: message.NotImported, Step: readingStep, Why: err.Error(), At: -1}
	}
	b.release, b.phase = release, message.CollectionReading
	go w.readOn(b)
	return nil
}

// remove forgets a collection and its file. It is gone when the shelf does not have it any more,
// and not before.
func (w *Worker) remove(b *collection) *message.Failure {
	w.collections.keeping.Lock()
	defer w.collections.keeping.Unlock()
	w.collections.mutex.Lock()
	number, fileAt, readAt := b.Number, b.fileAt, b.readAt
	w.collections.mutex.Unlock()
	var err error
	switch {
	case fileAt > 0:
		_, err = w.collections.shelf.change(remove(fileName(number), fileAt), remove(readName(number), anyVersion))
	case readAt > 0:
		_, err = w.collections.shelf.change(remove(readName(number), readAt))
	}
	if errors.Is(err, errChanged) {
		w.follow() // another tab may have removed it
	}
	w.collections.mutex.Lock()
	if err == nil {
		w.drop(b)
	}
	gone := b.gone
	w.collections.mutex.Unlock()
	go w.reindex()
	if !gone {
		return notKept(removingStep, err)
	}
	w.collections.shelf.tell()
	return nil
}

func (w *Worker) report(b *collection) *message.Report {
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	report := &message.Report{Collection: b.Number, Faults: []message.Fault{}}
	for _, f := range b.Report() {
		report.Faults = append(report.Faults, message.Fault{Line: f.Line, ID: f.ID, Reason: f.Reason})
	}
	return report
}

// export writes a collection.
func (w *Worker) export(r *message.Export) (*message.Exported, *message.Failure) {
	b, failure := w.collection(r.Collection)
	if failure != nil {
		return nil, failure
	}
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	return engine.Export(r.As, b.Name, engine.ExportAll(r.As, b.Name, b.Licence, b.Exported()))
}
