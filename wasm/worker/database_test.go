package worker

import (
	"errors"
	"maps"
	"slices"
	"sync"

	"mwpranker/wasm/message"
)

// disk is what a browser keeps for a site, as IndexedDB does it: transactions that write run one
// after the other, whichever tab they are of; each sees what was complete when it began, and is
// kept whole or not at all.
type disk struct {
	mutex   sync.Mutex
	writing sync.Mutex
	records map[string][]byte // nil: there is no database
	claims  map[string]*tab
	tabs    []*tab
	noLocks bool // as in a browser without Web Locks
	full    bool // nothing more is kept
}

func newDisk() *disk { return &disk{claims: map[string]*tab{}} }

// tab is a tab in front of the disk: its database and its way to the other tabs.
type tab struct {
	disk *disk
	step func(what string) error // is told each step of a transaction, and may let it fail; nil for nothing
	hear func()
	dead chan struct{} // closed when the tab was closed
}

var _ Database = &tab{}
var _ Tabs = &tab{}

func (d *disk) open() *tab {
	t := &tab{disk: d, dead: make(chan struct{})}
	d.mutex.Lock()
	defer d.mutex.Unlock()
	d.tabs = append(d.tabs, t)
	return t
}

// close ends a tab as the browser does: nothing that runs in it goes on, and what it had claimed is
// free.
func (t *tab) close() {
	t.disk.mutex.Lock()
	defer t.disk.mutex.Unlock()
	if !t.closed() {
		close(t.dead)
	}
	t.hear = nil
	maps.DeleteFunc(t.disk.claims, func(_ string, by *tab) bool { return by == t })
}

func (t *tab) closed() bool {
	select {
	case <-t.dead:
		return true
	default:
		return false
	}
}

// at tells a step. In a closed tab nobody hears how it ended: whatever waits for it waits for ever.
func (t *tab) at(what string) error {
	if t.step != nil && !t.closed() {
		if err := t.step(what); err != nil {
			return err
		}
	}
	if t.closed() {
		return errClosed
	}
	return nil
}

// The faults of a database, as the browser words them.
var (
	errClosed  = errors.New("the tab was closed")
	errFull    = &ShelfError{message.ShelfFull, "the disk is full"}
	errAborted = &ShelfError{message.ShelfClosed, "the transaction was aborted"}
)

func (t *tab) Transact(write bool, do func(Store) error) error {
	err := t.transact(write, do)
	if errors.Is(err, errClosed) || t.closed() {
		select {} // for ever
	}
	return err
}

func (t *tab) transact(write bool, do func(Store) error) error {
	kind := "read"
	if write {
		kind = "write"
	}
	if err := t.at(kind); err != nil {
		return err
	}
	if write {
		t.disk.writing.Lock()
		defer t.disk.writing.Unlock()
	}
	t.disk.mutex.Lock()
	s := &transaction{tab: t, records: maps.Clone(t.disk.records), write: write}
	t.disk.mutex.Unlock()
	if err := do(s); err != nil || !write {
		return err
	}
	if err := t.at("commit"); err != nil {
		return err // all of it is undone
	}
	t.disk.mutex.Lock()
	if t.disk.full {
		t.disk.mutex.Unlock()
		return errFull // the browser says so only now
	}
	t.disk.records = s.records
	t.disk.mutex.Unlock()
	return t.at("complete")
}

func (t *tab) Remove() error {
	if err := t.at("remove the database"); err != nil {
		if errors.Is(err, errClosed) {
			select {}
		}
		return err
	}
	t.disk.mutex.Lock()
	defer t.disk.mutex.Unlock()
	t.disk.records = nil
	return nil
}

// transaction sees the disk as it was, with its own changes.
type transaction struct {
	tab     *tab
	records map[string][]byte
	write   bool
}

func (s *transaction) Names() ([]string, error) { return slices.Sorted(maps.Keys(s.records)), nil }

func (s *transaction) Get(name string) ([]byte, error) { return s.records[name], nil }

func (s *transaction) Put(name string, data []byte) error {
	if !s.write {
		return errors.New("a transaction that reads writes")
	}
	if err := s.tab.at("put " + name); err != nil {
		return err
	}
	if s.records == nil {
		s.records = map[string][]byte{}
	}
	s.records[name] = slices.Clone(data)
	return nil
}

func (s *transaction) Delete(name string) error {
	if !s.write {
		return errors.New("a transaction that reads writes")
	}
	if err := s.tab.at("delete " + name); err != nil {
		return err
	}
	delete(s.records, name)
	return nil
}

func (t *tab) Claim(name string) (func(), bool) {
	d := t.disk
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if d.noLocks {
		return func() {}, true
	}
	if d.claims[name] != nil {
		return nil, false
	}
	d.claims[name] = t
	return func() {
		d.mutex.Lock()
		defer d.mutex.Unlock()
		if d.claims[name] == t {
			delete(d.claims, name)
		}
	}, true
}

func (t *tab) Tell() {
	t.disk.mutex.Lock()
	defer t.disk.mutex.Unlock()
	if t.closed() {
		return
	}
	for _, each := range t.disk.tabs {
		if each != t && each.hear != nil {
			go each.hear()
		}
	}
}

func (t *tab) Hear(hear func()) {
	t.disk.mutex.Lock()
	defer t.disk.mutex.Unlock()
	t.hear = hear
}

// names are what is on the disk, but for the versions.
func (d *disk) names() []string {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	return slices.DeleteFunc(slices.Sorted(maps.Keys(d.records)), func(name string) bool { return name == versionsName })
}

// put writes a record as a page of an earlier build did: without a version.
func (d *disk) put(name, data string) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if d.records == nil {
		d.records = map[string][]byte{}
	}
	d.records[name] = []byte(data)
}

// at is a worker in a tab in front of the disk that has loaded the small corpus.
func (d *disk) at() (*browser, *Worker) {
	b, w := d.open().worker()
	w.Load(Files{Corpus: all.Corpus})
	return b, w
}

func (t *tab) worker() (*browser, *Worker) {
	b := newBrowser(map[string]string{"corpus": small})
	w := b.worker()
	w.collections.shelf = shelf{t, t}
	return b, w
}
