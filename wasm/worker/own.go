package worker

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
	"mwpranker/wasm/own"
)

// File is a file that the user has chosen, before it is read.
type File struct {
	Size int64
	Read func() ([]byte, error)
}

// mostBytes is the largest file that is read: it is held in memory some times over.
const mostBytes = 64 << 20

// saveEvery is how much work is lost at most when the tab is closed while a file is read.
const saveEvery = 5 * time.Second

// collections are the user's own collections.
type collections struct {
	shelf shelf

	mutex  sync.Mutex    // guards what follows
	all    []*collection // by number
	use    string
	useAt  version          // of the record of it
	unkept *message.Failure // why what was kept cannot be had
	site   []byte           // the site's corpus, to index it again beside others
	in     int              // how many of the user's are searched
	siteIn bool             // it is searched
	begun  bool             // it is there, or will not come

	opened   chan struct{} // closed when the shelf was read
	reading  sync.Mutex    // one file is read at a time
	indexing sync.Mutex    // one index is made at a time
	keeping  sync.Mutex    // one change of the shelf is made at a time
}

// collection is one of them, and how far the worker is with it. All of it is guarded by the mutex
// of the collections.
type collection struct {
	*own.Collection
	phase   string
	pause   bool   // reading is to stop
	gone    bool   // it was removed
	file    []byte // as it was brought, where the shelf does not have it
	packed  []byte // its problems, ready for the index
	failure *message.Failure

	kept           int     // records that were looked at when it was kept last; -1 for not at all
	fileAt, readAt version // of its two records; 0 where the shelf does not have them
	release        func()  // what only the tab has that reads it; nil in the others
}

// pack makes the problems ready for the index.
func (b *collection) pack() {
	packed, err := b.Packed()
	if err != nil {
		b.failure = notKept(keepingStep, err)
		return
	}
	b.packed = packed
}

// show is a collection as the page sees it.
func (b *collection) show() message.Collection {
	return message.Collection{
		Number: b.Number, Name: b.Name, Format: string(b.Format), Phase: b.phase, Total: b.Total, Read: b.Read,
		Problems: len(b.Problems), Left: b.Left, ByModel: b.ByModel, Unsure: b.Unsure, Kept: b.kept, Failure: b.failure,
	}
}

// tellOwn tells how the collections stand. Nothing can happen to them between looking and telling:
// what is told last is how it is.
func (w *Worker) tellOwn(progress bool) {
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	var shown []message.Collection
	for _, b := range w.collections.all {
		shown = append(shown, b.show())
	}
	w.tell(progress, func(s *message.State) { s.Own, s.Use, s.Unkept = shown, w.collections.use, w.collections.unkept })
}

// importFile reads the records of a file, keeps it, and goes on with it behind the answer.
func (w *Worker) importFile(r *message.Request, file *File, pause func() error) (*message.Imported, *message.Failure) {
	refused := func(format string, arguments ...any) *message.Failure {
		return &message.Failure{Code: message.NotImported, Step: readingStep, Why: fmt.Sprintf(format, arguments...), At: -1}
	}
	if file == nil {
		return nil, refused("there is no file")
	}
	if file.Size > mostBytes {
		return nil, refused("the file has %d MB; at most %d MB are read here: split it, or make a site of it with mwp build", file.Size>>20, mostBytes>>20)
	}
	data, err := file.Read()
	if err != nil {
		return nil, refused("%v", err)
	}
	<-w.collections.opened
	defer w.tellImporting(r.ID, -1, 0)
	rest := func(done int) error {
		w.tellImporting(r.ID, done, file.Size)
		return pause()
	}
	if r.Import.Preview {
		preview, err := own.Preview(data, r.Import.Columns, rest)
		if err != nil {
			return nil, refused("%s", strings.TrimPrefix(err.Error(), "reading problems: "))
		}
		return &message.Imported{Preview: preview}, nil
	}
	opened, err := own.Open(0, r.Import.Name, data, r.Import.Columns, rest)
	if err != nil {
		return nil, refused("%s", strings.TrimPrefix(err.Error(), "reading problems: "))
	}
	b := &collection{Collection: opened, phase: message.CollectionReading, file: data, kept: -1}
	number := w.shelve(b)
	go w.readOn(b)
	return &message.Imported{Collection: number}, nil
}

// tellImporting tells how far the file of a request is; with a negative number that it is no longer
// read.
func (w *Worker) tellImporting(request, done int, total int64) {
	w.tell(done > 0, func(s *message.State) {
		at := slices.IndexFunc(s.Importing, func(i message.Importing) bool { return i.ID == request })
		importing := slices.Clone(s.Importing) // what was told before stays as it was
		switch {
		case done < 0 && at >= 0:
			importing = slices.Delete(importing, at, at+1)
		case done >= 0 && at >= 0:
			importing[at].Done = done
		case done >= 0:
			importing = append(importing, message.Importing{ID: request, Done: done, Total: total})
		}
		s.Importing = importing
	})
}

// freeName is a name that no other collection has: filters go by it. The caller has the mutex of
// the collections.
func (w *Worker) freeName(name string) string {
	taken := func(s string) bool {
		return slices.ContainsFunc(w.collections.all, func(b *collection) bool { return b.Name == s }) ||
			slices.ContainsFunc(w.siteCorpora(), func(c message.Corpus) bool { return c.Name == s })
	}
	free := name
	for n := 2; taken(free); n++ {
		free = fmt.Sprintf("%s (%d)", name, n)
	}
	return free
}

func (w *Worker) siteCorpora() []message.Corpus {
	w.state.mutex.Lock()
	defer w.state.mutex.Unlock()
	return w.state.Corpora
}

// readOn reads until all is done or the user has enough. Searches come in between.
func (w *Worker) readOn(b *collection) {
	w.tellOwn(false)
	w.collections.shelf.tell()
	<-w.loaded // the model may be on its way
	w.collections.reading.Lock()
	defer w.collections.reading.Unlock()
	w.collections.mutex.Lock()
	c := b.Collection
	w.collections.mutex.Unlock()
	for over := false; !over; {
		w.readRecords(b, c)
		over = w.settle(b, c)
	}
	w.collections.shelf.tell()
	w.reindex()
}

// readRecords looks at one record after the other.
func (w *Worker) readRecords(b *collection, c *own.Collection) {
	w.collections.mutex.Lock()
	p := newPool(c, w.spares)
	w.collections.mutex.Unlock()
	defer p.end()
	saved := time.Now()
	for {
		w.turn.Lock()
		w.collections.mutex.Lock()
		over := c.Done() || b.pause || !b.isReading(c)
		if !over {
			p.step(c, w.engine)
		}
		w.collections.mutex.Unlock()
		w.turn.Unlock()
		if over {
			return
		}
		if time.Since(saved) > saveEvery {
			w.save(b)
			saved = time.Now()
		}
		w.tellOwn(true)
		w.browser.Rest()
	}
}

// isReading is whether a collection is still what was begun to be read: nobody has removed it or
// taken it over.
func (b *collection) isReading(c *own.Collection) bool {
	return !b.gone && b.phase == message.CollectionReading && b.Collection == c
}

// settle keeps what was read, and makes it ready to be searched. It returns false where the user
// wants to go on by now.
func (w *Worker) settle(b *collection, c *own.Collection) bool {
	w.collections.mutex.Lock()
	mine := b.isReading(c)
	w.collections.mutex.Unlock()
	if mine {
		w.save(b)
	}
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	if b.isReading(c) {
		if !c.Done() && !b.pause {
			return false
		}
		b.pack()
		b.phase = message.CollectionReady
		if !c.Done() {
			b.phase = message.CollectionPaused
		}
	}
	if b.release != nil && (b.gone || b.phase != message.CollectionReading) {
		b.release()
		b.release = nil
	}
	return true
}

// reindex indexes what is to be searched, after a change of it.
func (w *Worker) reindex() {
	w.tellOwn(false)
	w.index()
	w.engine.LearnPhrases(w.idle)
}

// searches says whether a collection is to be searched.
func (k *collections) searches(b *collection) bool {
	return len(b.Problems) > 0 && b.packed != nil && k.use != message.UseSite
}

// addKept waits for the shelf; where it has collections that came too late for the first index,
// that is made again with them.
func (w *Worker) addKept() {
	<-w.collections.opened
	w.tellOwn(false)
	k, late := &w.collections, 0
	k.mutex.Lock()
	for _, b := range k.all {
		if k.searches(b) {
			late++
		}
	}
	late -= k.in
	k.mutex.Unlock()
	if late > 0 {
		w.index()
	}
}

// index makes the problems of the site and of the user's collections those that can be found.
func (w *Worker) index() error {
	k := &w.collections
	k.indexing.Lock()
	defer k.indexing.Unlock()
	k.mutex.Lock()
	var files []io.Reader
	for _, b := range k.all {
		if k.searches(b) {
			files = append(files, engine.InMemory(b.packed))
		}
	}
	k.in = len(files)
	k.siteIn = k.site != nil && (k.use != message.UseOwn || len(files) == 0)
	if k.siteIn {
		files = append([]io.Reader{engine.InMemory(k.site)}, files...)
	}
	wait := !k.begun || len(files) == 0 && w.engine.Problems() == 0
	k.mutex.Unlock()
	if wait {
		return nil
	}
	corpora, err := w.engine.LoadCorpora(w.rest, files...)
	if err != nil {
		return err
	}
	w.tell(false, func(s *message.State) {
		s.CanFind, s.Problems, s.Corpora = true, w.engine.Problems(), corpora
		s.Library++
	})
	return nil
}

// searchesSite says whether the site's problems are searched.
func (w *Worker) searchesSite() bool {
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	return w.collections.siteIn
}
