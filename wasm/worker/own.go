package worker

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
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

// Shelf keeps bytes by name in the browser, from one visit to the next.
type Shelf interface {
	Names() ([]string, error)
	Get(name string) ([]byte, error)
	Put(name string, data []byte) error
	Delete(name string) error
}

// mostBytes is the largest file that is read: it is held in memory some times over.
const mostBytes = 64 << 20

// saveEvery is how much work is lost at most when the tab is closed while a file is read.
const saveEvery = 5 * time.Second

// On the shelf a collection has a file as it was brought, which is never thrown away before the collection is, and what
// was read of it.
func fileName(number int) string { return fmt.Sprintf("%06d.file", number) }
func readName(number int) string { return fmt.Sprintf("%06d.read", number) }

// numberOf is the number of the collection that a name belongs to; 0 for none.
func numberOf(name string) int {
	digits, _, _ := strings.Cut(name, ".")
	number, _ := strconv.Atoi(digits)
	return number
}

// useName is where it is kept which collections are searched.
const useName = "use"

// books are the user's own collections.
type books struct {
	mutex  sync.Mutex // guards what follows
	all    []*book    // by number
	use    string
	site   []byte // the site's corpus, to index it again beside others
	in     int    // how many of the user's are searched
	siteIn bool   // it is searched
	begun  bool   // it is there, or will not come

	opened  chan struct{} // closed when the shelf was read
	reading sync.Mutex    // one file is read at a time
	turning sync.Mutex    // one index is made at a time
}

// book is a collection and how far the worker is with it.
type book struct {
	*own.Collection
	phase   string
	pause   bool   // reading is to stop
	gone    bool   // it was removed
	file    []byte // as it was brought, where the shelf does not have it
	packed  []byte // its problems, ready for the index
	failure *message.Failure
}

// openShelf gets back what was kept. A collection that cannot be read any more, as after a change of the format, is read anew from its file.
func (w *Worker) openShelf() {
	defer close(w.books.opened)
	shelf := w.browser.Shelf
	if shelf == nil {
		return
	}
	names, err := shelf.Names()
	if err != nil {
		return // told when something is to be kept
	}
	var all []*book
	use := message.UseAll
	for _, name := range names {
		if name == useName {
			if kept, err := shelf.Get(name); err == nil && slices.Contains([]string{message.UseOwn, message.UseSite}, string(kept)) {
				use = string(kept)
			}
			continue
		}
		number := numberOf(name)
		if name != readName(number) {
			continue
		}
		if b := w.fromShelf(number); b != nil {
			all = append(all, b)
		}
	}
	slices.SortFunc(all, func(a, b *book) int { return a.Number - b.Number })
	w.books.mutex.Lock()
	w.books.all, w.books.use = all, use
	w.books.mutex.Unlock()
}

func (w *Worker) fromShelf(number int) *book {
	saved, err := w.browser.Shelf.Get(readName(number))
	if err != nil {
		return nil
	}
	b := &book{phase: message.CollectionPaused}
	if b.Collection, err = own.Load(saved); err != nil || b.Number != number {
		file, err := w.browser.Shelf.Get(fileName(number))
		if err != nil {
			return nil
		}
		if b.Collection, err = own.Open(number, fileName(number), file); err != nil {
			return nil
		}
	}
	if b.Done() {
		b.phase = message.CollectionReady
	}
	b.pack()
	return b
}

// pack makes the problems ready for the index.
func (b *book) pack() {
	packed, err := b.Packed()
	if err != nil {
		b.failure = notKept(err)
		return
	}
	b.packed = packed
}

func notKept(err error) *message.Failure {
	return &message.Failure{Code: message.NotKept, Step: "keeping the problems", Why: err.Error(), At: -1}
}

// show is a collection as the page sees it.
func (b *book) show() message.Collection {
	return message.Collection{
		Number: b.Number, Name: b.Name, Format: string(b.Format), Phase: b.phase, Total: b.Total, Read: b.Read,
		Problems: len(b.Problems), Left: b.Left, ByModel: b.ByModel, Unsure: b.Unsure, Failure: b.failure,
	}
}

// tellOwn tells how the collections stand.
func (w *Worker) tellOwn(progress bool) {
	w.books.mutex.Lock()
	var shown []message.Collection
	for _, b := range w.books.all {
		shown = append(shown, b.show())
	}
	use := w.books.use
	w.books.mutex.Unlock()
	w.tell(progress, func(s *message.State) { s.Own, s.Use = shown, use })
}

// importFile reads the records of a file, keeps it, and goes on with it behind the answer.
func (w *Worker) importFile(r *message.Import, file *File) (*message.Imported, *message.Failure) {
	refused := func(format string, arguments ...any) *message.Failure {
		return &message.Failure{Code: message.NotImported, Step: "reading the file", Why: fmt.Sprintf(format, arguments...), At: -1}
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
	<-w.books.opened
	w.books.mutex.Lock()
	number := w.nextNumber()
	collection, err := own.Open(number, r.Name, data)
	if err != nil {
		w.books.mutex.Unlock()
		return nil, refused("%s", strings.TrimPrefix(err.Error(), "reading problems: "))
	}
	collection.Name = w.freeName(collection.Name)
	b := &book{Collection: collection, phase: message.CollectionReading, file: data}
	w.books.all = append(w.books.all, b)
	w.books.mutex.Unlock()
	if err := w.put(fileName(number), data); err != nil {
		b.failure = notKept(err)
	} else {
		b.file = nil // it is on the shelf
	}
	w.save(b)
	go w.readOn(b)
	return &message.Imported{Collection: number}, nil
}

// nextNumber is one that no collection has, here or in another tab.
func (w *Worker) nextNumber() int {
	last := 0
	for _, b := range w.books.all {
		last = max(last, b.Number)
	}
	if w.browser.Shelf != nil {
		names, _ := w.browser.Shelf.Names()
		for _, name := range names {
			last = max(last, numberOf(name))
		}
	}
	return last + 1
}

// freeName is a name that no other collection has: filters go by it.
func (w *Worker) freeName(name string) string {
	taken := func(s string) bool {
		return slices.ContainsFunc(w.books.all, func(b *book) bool { return b.Name == s }) ||
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

// ErrNoShelf is what a shelf says that cannot be opened.
var ErrNoShelf = errors.New("this browser keeps nothing for this page")

func (w *Worker) put(name string, data []byte) error {
	if w.browser.Shelf == nil {
		return ErrNoShelf
	}
	return w.browser.Shelf.Put(name, data)
}

// save keeps what was read so far. What cannot be kept stays in memory, and the page says so.
func (w *Worker) save(b *book) {
	w.books.mutex.Lock()
	saved, err := b.Save()
	gone := b.gone
	w.books.mutex.Unlock()
	if gone {
		return
	}
	if err == nil {
		err = w.put(readName(b.Number), saved)
	}
	if err != nil {
		w.books.mutex.Lock()
		b.failure = notKept(err)
		w.books.mutex.Unlock()
	}
}

// readOn looks at one record after the other until all are done or the user has enough. Searches come in between.
func (w *Worker) readOn(b *book) {
	w.tellOwn(false)
	<-w.loaded // the model may be on its way
	w.books.reading.Lock()
	defer w.books.reading.Unlock()
	w.books.mutex.Lock()
	p := newPool(b.Collection, w.spares)
	w.books.mutex.Unlock()
	saved := time.Now()
	for {
		w.turn.Lock()
		w.books.mutex.Lock()
		over := b.Done() || b.pause || b.gone
		if !over {
			p.step(b.Collection, w.engine)
		}
		w.books.mutex.Unlock()
		w.turn.Unlock()
		if over {
			break
		}
		if time.Since(saved) > saveEvery {
			w.save(b)
			saved = time.Now()
		}
		w.tellOwn(true)
		w.browser.Rest()
	}
	p.end()
	w.save(b)
	w.books.mutex.Lock()
	b.pack()
	b.phase = message.CollectionReady
	if !b.Done() {
		b.phase = message.CollectionPaused
	}
	gone := b.gone
	w.books.mutex.Unlock()
	if !gone {
		w.turnOver()
	}
}

// turnOver indexes what is to be searched, after a change of it.
func (w *Worker) turnOver() {
	w.books.turning.Lock()
	defer w.books.turning.Unlock()
	w.tellOwn(false)
	w.index()
	w.engine.LearnPhrases(w.idle)
}

// searches says whether a collection is to be searched.
func (k *books) searches(b *book) bool {
	return len(b.Problems) > 0 && b.packed != nil && k.use != message.UseSite
}

// addKept waits for the shelf; where it has collections that came too late for the first index, that is made again with them.
func (w *Worker) addKept() {
	<-w.books.opened
	w.tellOwn(false)
	k, late := &w.books, 0
	k.mutex.Lock()
	for _, b := range k.all {
		if k.searches(b) {
			late++
		}
	}
	late -= k.in
	k.mutex.Unlock()
	if late > 0 {
		w.books.turning.Lock()
		defer w.books.turning.Unlock()
		w.index()
	}
}

// index makes the problems of the site and of the user's collections those that can be found.
func (w *Worker) index() error {
	k := &w.books
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
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	return w.books.siteIn
}
