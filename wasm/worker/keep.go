package worker

import (
	"errors"
	"fmt"
	"slices"

	"mwpranker/wasm/message"
	"mwpranker/wasm/own"
)

// What the page says of a collection is what the next visit finds: book.kept, fileAt and readAt change only when a transaction
// is complete, and what a failure says stays until another has succeeded. The shelf is changed and looked at by one goroutine
// at a time, which holds books.keeping; other tabs are kept apart by versions (shelf.go).

// The steps that failures name.
const (
	keepingStep  = "keeping the problems"
	removingStep = "removing the problems"
	openingStep  = "opening what was kept"
	readingStep  = "reading the file"
)

// openShelf gets back what was kept, and hears from now on what other tabs change.
func (w *Worker) openShelf() {
	defer close(w.books.opened)
	w.books.keeping.Lock()
	defer w.books.keeping.Unlock()
	w.follow()
	if tabs := w.books.shelf.tabs; tabs != nil {
		tabs.Hear(func() { go w.followOthers() })
	}
}

// followOthers takes over what another tab has changed.
func (w *Worker) followOthers() {
	<-w.books.opened
	w.books.keeping.Lock()
	changed := w.follow()
	w.books.keeping.Unlock()
	if changed {
		w.turnOver()
	} else {
		w.tellOwn(false)
	}
}

// follow makes the books what the shelf has, and says whether other problems are searched now. What this tab reads, and what
// could not be kept, stays as it is. The caller keeps.
func (w *Worker) follow() (changed bool) {
	v, err := w.books.shelf.list()
	if errors.Is(err, ErrNoShelf) {
		return false
	}
	if err != nil {
		w.books.mutex.Lock()
		w.books.unkept = notKept(openingStep, err)
		w.books.mutex.Unlock()
		return false
	}
	w.books.mutex.Lock()
	w.books.unkept = nil
	known := map[int]*book{}
	for _, b := range slices.Clone(w.books.all) {
		if b.removedFrom(v) {
			w.drop(b)
			changed = true
			continue
		}
		known[b.Number] = b
	}
	w.books.mutex.Unlock()
	for _, number := range v.numbers() {
		if b := known[number]; b == nil {
			changed = w.take(number, v) || changed
		} else {
			changed = w.renew(b, v) || changed
		}
	}
	return w.followUse(v) || changed
}

// removedFrom says whether another tab has removed what this one had on the shelf.
func (b *book) removedFrom(v *versions) bool {
	return b.fileAt > 0 && v.at(fileName(b.Number)) != b.fileAt ||
		b.fileAt == 0 && b.readAt > 0 && v.at(readName(b.Number)) == 0
}

// drop takes a collection off the list. The caller has the mutex of the books.
func (w *Worker) drop(b *book) {
	b.gone = true
	w.books.all = slices.DeleteFunc(w.books.all, func(each *book) bool { return each == b })
}

// take adds a collection that is new on the shelf.
func (w *Worker) take(number int, v *versions) bool {
	b := w.fromShelf(number, v)
	if b == nil {
		return false // it was removed at this moment
	}
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	for _, each := range w.books.all {
		if each.Number == number { // it could not be kept, and another tab has taken its number
			each.Renumber(w.nextNumber(number + 1))
			each.pack()
		}
	}
	w.books.all = append(w.books.all, b)
	slices.SortFunc(w.books.all, func(a, b *book) int { return a.Number - b.Number })
	return len(b.Problems) > 0
}

// renew takes over what another tab has read of a collection.
func (w *Worker) renew(b *book, v *versions) bool {
	w.books.mutex.Lock()
	mine, same := b.release != nil || b.phase == message.CollectionReading, b.readAt == v.at(readName(b.Number))
	asks := same && !mine && b.fileAt > 0 && !b.Done()
	w.books.mutex.Unlock()
	if asks {
		phase := w.unreadPhase(b.Number)
		w.books.mutex.Lock()
		b.phase = phase
		w.books.mutex.Unlock()
	}
	if mine || same {
		return false
	}
	fresh := w.fromShelf(b.Number, v)
	if fresh == nil {
		return false
	}
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	b.takeOver(fresh)
	return !same
}

// takeOver makes a collection what another tab has made of it. The caller has the mutex of the books.
func (b *book) takeOver(fresh *book) {
	b.Collection, b.phase, b.packed, b.failure = fresh.Collection, fresh.phase, fresh.packed, fresh.failure
	b.kept, b.fileAt, b.readAt, b.pause = fresh.kept, fresh.fileAt, fresh.readAt, false
}

// followUse takes over which collections are searched.
func (w *Worker) followUse(v *versions) bool {
	at := v.at(useName)
	w.books.mutex.Lock()
	same := w.books.useAt == at
	w.books.mutex.Unlock()
	if same {
		return false
	}
	use := message.UseAll
	if at > 0 {
		kept, err := w.books.shelf.get(useName, at)
		if err != nil {
			return false
		}
		if slices.Contains([]string{message.UseOwn, message.UseSite}, string(kept)) {
			use = string(kept)
		}
	}
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	changed := w.books.use != use
	w.books.use, w.books.useAt = use, at
	return changed
}

// fromShelf reads a collection; nil where it is not there any more. What cannot be read, as after a change of the format, is to be
// read anew from its file. Where that is missing, or both are, it is shown all the same, so that it can be removed.
func (w *Worker) fromShelf(number int, v *versions) *book {
	k := &w.books.shelf
	b := &book{phase: message.CollectionPaused, fileAt: v.at(fileName(number)), readAt: v.at(readName(number))}
	saved, err := []byte(nil), error(errMissing)
	if b.readAt > 0 {
		saved, err = k.get(readName(number), b.readAt)
	}
	if err == nil {
		if b.Collection, err = own.Load(saved); err == nil && b.Number != number {
			err = errMissing
		}
	}
	var file []byte
	if err != nil && !errors.Is(err, errChanged) && b.fileAt > 0 {
		if file, err = k.get(fileName(number), b.fileAt); err == nil {
			b.Collection, err = own.Open(number, fileName(number), file, nil)
		}
	}
	if errors.Is(err, errChanged) {
		return nil
	}
	switch {
	case err != nil:
		b.Collection = &own.Collection{About: own.About{Number: number, Name: fmt.Sprintf("%06d", number)}}
		b.phase, b.failure = message.CollectionBroken, notKept(openingStep, errMissing)
		if known := (*ShelfError)(nil); errors.As(err, &known) && known != errMissing {
			b.failure, b.readAt = notKept(openingStep, err), anyVersion // it may be there the next time
		}
	case b.Done():
		b.phase = message.CollectionReady
	case b.fileAt == 0:
		b.phase, b.failure = message.CollectionBroken, notKept(openingStep, errMissing)
	default:
		b.phase = w.unreadPhase(number)
	}
	b.kept = b.Read
	b.pack()
	return b
}

// mostTries is how often another tab may be quicker to take a number.
const mostTries = 100

// unreadPhase is whether another tab is reading a collection that this one does not.
func (w *Worker) unreadPhase(number int) string {
	release, ok := w.books.shelf.claim(number)
	if !ok {
		return message.CollectionElsewhere
	}
	release()
	return message.CollectionPaused
}

// shelve gives a new collection a number and a name that no other has, here or in another tab, and keeps it. Its file and what
// is read of it are kept together or not at all. What cannot be kept is there until the page is left, and says so.
func (w *Worker) shelve(b *book) int {
	w.books.keeping.Lock()
	defer w.books.keeping.Unlock()
	name, err := b.Name, error(errChanged)
	for try := 0; try < mostTries && errors.Is(err, errChanged); try++ {
		if try > 0 {
			w.follow() // what another tab has brought comes first
		}
		w.books.mutex.Lock()
		b.Number, b.Name = w.nextNumber(b.Number+1), w.freeName(name)
		w.books.mutex.Unlock()
		release, ok := w.books.shelf.claim(b.Number)
		if !ok {
			continue
		}
		b.release = release
		if err = w.keep(b); errors.Is(err, errChanged) {
			release()
		}
	}
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	if err != nil {
		b.failure = notKept(keepingStep, err)
	}
	w.books.all = append(w.books.all, b)
	return b.Number
}

// nextNumber is a number, from one on, that is above those of all collections. The caller has the mutex of the books.
func (w *Worker) nextNumber(from int) int {
	for _, b := range w.books.all {
		from = max(from, b.Number+1)
	}
	return from
}

// keep keeps what was read so far. The caller keeps.
func (w *Worker) keep(b *book) error {
	w.books.mutex.Lock()
	if b.gone {
		w.books.mutex.Unlock()
		return nil
	}
	saved, err := b.Save()
	read, number, fileAt := b.Read, b.Number, b.fileAt
	changes := []change{put(readName(number), b.readAt, saved), check(fileName(number), fileAt)}
	if fileAt == 0 && b.file != nil {
		changes[1] = put(fileName(number), 0, b.file)
	}
	w.books.mutex.Unlock()
	if err != nil {
		return err
	}
	v, err := w.books.shelf.change(changes...)
	if err != nil {
		return err
	}
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	b.kept, b.fileAt, b.readAt = read, v.at(fileName(number)), v.at(readName(number))
	b.file, b.failure = nil, nil // the shelf has it
	return nil
}

// save keeps what was read so far, and takes over what another tab has done meanwhile. What cannot be kept stays in memory, and
// the page says so.
func (w *Worker) save(b *book) *message.Failure {
	w.books.keeping.Lock()
	defer w.books.keeping.Unlock()
	err := w.keep(b)
	for try := 0; try < mostTries && errors.Is(err, errChanged); try++ {
		w.follow()
		if w.givesWay(b) {
			return nil
		}
		err = w.keep(b) // it has another number now
	}
	if err == nil {
		return nil
	}
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	b.failure = notKept(keepingStep, err)
	return b.failure
}

// givesWay says whether another tab has removed a collection, or reads it too, where the browser has no locks. Then what that tab has
// read is taken over, and it goes on.
func (w *Worker) givesWay(b *book) bool {
	w.books.mutex.Lock()
	gone, kept := b.gone, b.fileAt > 0
	w.books.mutex.Unlock()
	if gone || !kept {
		return gone
	}
	v, err := w.books.shelf.list()
	if err != nil {
		return false
	}
	fresh := w.fromShelf(b.Number, v)
	w.books.mutex.Lock()
	defer w.books.mutex.Unlock()
	if fresh == nil {
		return false
	}
	b.takeOver(fresh)
	return true
}

// forget removes everything that was ever kept, here and in the other tabs.
func (w *Worker) forget() *message.Failure {
	w.books.keeping.Lock()
	defer w.books.keeping.Unlock()
	if err := w.books.shelf.forget(); err != nil {
		w.follow() // some of it may be gone
		go w.turnOver()
		return notKept(removingStep, err)
	}
	w.books.mutex.Lock()
	for _, b := range w.books.all {
		b.gone = true
	}
	w.books.all, w.books.use, w.books.useAt, w.books.unkept = nil, message.UseAll, 0, nil
	w.books.mutex.Unlock()
	w.books.shelf.tell()
	go w.turnOver()
	return nil
}
