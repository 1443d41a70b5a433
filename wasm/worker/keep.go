package worker

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"mwpranker/wasm/message"
	"mwpranker/wasm/own"
)

// What the page says of a collection is what the next visit finds: collection.kept, fileAt and
// readAt change only when a transaction is complete, and what a failure says stays until another
// has succeeded. The shelf is changed and looked at by one goroutine at a time, which holds
// collections.keeping; other tabs are kept apart by versions (shelf.go).

// The steps that failures name.
const (
	keepingStep  = "keeping the problems"
	removingStep = "removing the problems"
	openingStep  = "opening what was kept"
	readingStep  = "reading the file"
)

// openShelf gets back what was kept, and hears from now on what other tabs change.
func (w *Worker) openShelf() {
	defer close(w.collections.opened)
	w.collections.keeping.Lock()
	defer w.collections.keeping.Unlock()
	w.follow()
	if tabs := w.collections.shelf.tabs; tabs != nil {
		tabs.Hear(func() { go w.followOthers() })
	}
}

// followOthers takes over what another tab has changed.
func (w *Worker) followOthers() {
	<-w.collections.opened
	w.collections.keeping.Lock()
	changed := w.follow()
	w.collections.keeping.Unlock()
	if changed {
		w.reindex()
	} else {
		w.tellOwn(false)
	}
}

// follow makes the collections what the shelf has, and says whether other problems are searched
// now. What this tab reads, and what could not be kept, stays as it is. The caller keeps.
func (w *Worker) follow() (changed bool) {
	v, err := w.collections.shelf.list()
	if errors.Is(err, ErrNoShelf) {
		return false
	}
	if err != nil {
		w.collections.mutex.Lock()
		w.collections.unkept = notKept(openingStep, err)
		w.collections.mutex.Unlock()
		return false
	}
	w.collections.mutex.Lock()
	w.collections.unkept = nil
	known := map[int]*collection{}
	for _, b := range slices.Clone(w.collections.all) {
		if b.removedFrom(v) {
			w.drop(b)
			changed = true
			continue
		}
		known[b.Number] = b
	}
	w.collections.mutex.Unlock()
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
func (b *collection) removedFrom(v *versions) bool {
	return b.fileAt > 0 && v.at(fileName(b.Number)) != b.fileAt ||
		b.fileAt == 0 && b.readAt > 0 && v.at(readName(b.Number)) == 0
}

// drop takes a collection off the list. The caller has the mutex of the collections.
func (w *Worker) drop(b *collection) {
	b.gone = true
	w.collections.all = slices.DeleteFunc(w.collections.all, func(each *collection) bool { return each == b })
}

// take adds a collection that is new on the shelf.
func (w *Worker) take(number int, v *versions) bool {
	b := w.fromShelf(number, v)
	if b == nil {
		return false // it was removed at this moment
	}
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	for _, each := range w.collections.all {
		if each.Number == number { // it could not be kept, and another tab has taken its number
			each.Renumber(w.nextNumber(number + 1))
			each.pack()
		}
	}
	w.collections.all = append(w.collections.all, b)
	slices.SortFunc(w.collections.all, func(a, b *collection) int { return a.Number - b.Number })
	return len(b.Problems) > 0
}

// renew takes over what another tab has read of a collection.
func (w *Worker) renew(b *collection, v *versions) bool {
	w.collections.mutex.Lock()
	mine, same := b.release != nil || b.phase == message.CollectionReading, b.readAt == v.at(readName(b.Number))
	asks := same && !mine && b.fileAt > 0 && !b.Done()
	w.collections.mutex.Unlock()
	if asks {
		phase := w.unreadPhase(b.Number)
		w.collections.mutex.Lock()
		b.phase = phase
		w.collections.mutex.Unlock()
	}
	if mine || same {
		return false
	}
	fresh := w.fromShelf(b.Number, v)
	if fresh == nil {
		return false
	}
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	b.takeOver(fresh)
	return !same
}

// takeOver makes a collection what another tab has made of it. The caller has the mutex of the
// collections.
func (b *collection) takeOver(fresh *collection) {
	b.Collection, b.phase, b.packed, b.failure = fresh.Collection, fresh.phase, fresh.packed, fresh.failure
	b.kept, b.fileAt, b.readAt, b.pause = fresh.kept, fresh.fileAt, fresh.readAt, false
}

// followUse takes over which collections are searched.
func (w *Worker) followUse(v *versions) bool {
	at := v.at(useName)
	w.collections.mutex.Lock()
	same := w.collections.useAt == at
	w.collections.mutex.Unlock()
	if same {
		return false
	}
	use := message.UseAll
	if at > 0 {
		kept, err := w.collections.shelf.get(useName, at)
		if err != nil {
			return false
		}
		if slices.Contains([]string{message.UseOwn, message.UseSite}, string(kept)) {
			use = string(kept)
		}
	}
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	changed := w.collections.use != use
	w.collections.use, w.collections.useAt = use, at
	return changed
}

// fromShelf reads a collection; nil where it is not there any more. What cannot be read, as after a
// change of the format, is to be read anew from its file. Where that is missing, or both are, it is
// shown all the same, so that it can be removed.
func (w *Worker) fromShelf(number int, v *versions) *collection {
	k := &w.collections.shelf
	b := &collection{phase: message.CollectionPaused, fileAt: v.at(fileName(number)), readAt: v.at(readName(number))}
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
			b.Collection, err = own.Open(number, fileName(number), file, nil, nil)
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

// unreadPhase is whether another tab is reading a collection that this one does not. To find out it
// claims the reading for a moment. Another tab may be finding out the same at that moment, so a
// claim that fails is tried again: who reads keeps it for long.
func (w *Worker) unreadPhase(number int) string {
	for _, wait := range []time.Duration{time.Millisecond, 5 * time.Millisecond, 20 * time.Millisecond, 0} {
		if release, ok := w.collections.shelf.claim(number); ok {
			release()
			return message.CollectionPaused
		}
		time.Sleep(wait)
	}
	return message.CollectionElsewhere
}

// shelve gives a new collection a number and a name that no other has, here or in another tab, and
// keeps it. Its file and what is read of it are kept together or not at all. What cannot be kept is
// there until the page is left, and says so.
func (w *Worker) shelve(b *collection) int {
	w.collections.keeping.Lock()
	defer w.collections.keeping.Unlock()
	name, err := b.Name, error(errChanged)
	for try := 0; try < mostTries && errors.Is(err, errChanged); try++ {
		if try > 0 {
			w.follow() // what another tab has brought comes first
		}
		w.collections.mutex.Lock()
		b.Number, b.Name = w.nextNumber(b.Number+1), w.freeName(name)
		w.collections.mutex.Unlock()
		release, ok := w.collections.shelf.claim(b.Number)
		if !ok {
			continue
		}
		b.release = release
		if err = w.keep(b); errors.Is(err, errChanged) {
			release()
		}
	}
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	if err != nil {
		b.failure = notKept(keepingStep, err)
	}
	w.collections.all = append(w.collections.all, b)
	return b.Number
}

// nextNumber is a number, from one on, that is above those of all collections. The caller has the
// mutex of the collections.
func (w *Worker) nextNumber(from int) int {
	for _, b := range w.collections.all {
		from = max(from, b.Number+1)
	}
	return from
}

// keep keeps what was read so far. The caller keeps.
func (w *Worker) keep(b *collection) error {
	w.collections.mutex.Lock()
	if b.gone {
		w.collections.mutex.Unlock()
		return nil
	}
	saved, err := b.Save()
	read, number, fileAt := b.Read, b.Number, b.fileAt
	changes := []change{put(readName(number), b.readAt, saved), check(fileName(number), fileAt)}
	if fileAt == 0 && b.file != nil {
		changes[1] = put(fileName(number), 0, b.file)
	}
	w.collections.mutex.Unlock()
	if err != nil {
		return err
	}
	v, err := w.collections.shelf.change(changes...)
	if err != nil {
		return err
	}
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	b.kept, b.fileAt, b.readAt = read, v.at(fileName(number)), v.at(readName(number))
	b.file, b.failure = nil, nil // the shelf has it
	return nil
}

// save keeps what was read so far, and takes over what another tab has done meanwhile. What cannot
// be kept stays in memory, and the page says so.
func (w *Worker) save(b *collection) *message.Failure {
	w.collections.keeping.Lock()
	defer w.collections.keeping.Unlock()
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
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	b.failure = notKept(keepingStep, err)
	return b.failure
}

// givesWay says whether another tab has removed a collection, or reads it too, where the browser
// has no locks. Then what that tab has read is taken over, and it goes on.
func (w *Worker) givesWay(b *collection) bool {
	w.collections.mutex.Lock()
	gone, kept := b.gone, b.fileAt > 0
	w.collections.mutex.Unlock()
	if gone || !kept {
		return gone
	}
	v, err := w.collections.shelf.list()
	if err != nil {
		return false
	}
	fresh := w.fromShelf(b.Number, v)
	w.collections.mutex.Lock()
	defer w.collections.mutex.Unlock()
	if fresh == nil {
		return false
	}
	b.takeOver(fresh)
	return true
}

// forget removes everything that was ever kept, here and in the other tabs.
func (w *Worker) forget() *message.Failure {
	w.collections.keeping.Lock()
	defer w.collections.keeping.Unlock()
	if err := w.collections.shelf.forget(); err != nil {
		w.follow() // some of it may be gone
		go w.reindex()
		return notKept(removingStep, err)
	}
	w.collections.mutex.Lock()
	for _, b := range w.collections.all {
		b.gone = true
	}
	w.collections.all, w.collections.use, w.collections.useAt, w.collections.unkept = nil, message.UseAll, 0, nil
	w.collections.mutex.Unlock()
	w.collections.shelf.tell()
	go w.reindex()
	return nil
}
