package worker

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"mwpranker/wasm/message"
)

// Database keeps bytes by name in the browser, from one visit to the next. It is what IndexedDB is:
// transactions of all tabs that write run one after the other, and each is kept whole or not at
// all.
type Database interface {
	// Transact runs do in a transaction and returns nil when that is complete: then it is kept, and
	// not before. An error of do undoes it. Reading makes no database where there is none.
	Transact(write bool, do func(Store) error) error

	// Remove removes the database itself.
	Remove() error
}

// Store is a database within a transaction.
type Store interface {
	Names() ([]string, error)
	Get(name string) ([]byte, error) // nil where there is nothing of that name
	Put(name string, data []byte) error
	Delete(name string) error
}

// Tabs are the other tabs with this page.
type Tabs interface {
	// Claim takes what only one tab may have, until it is released or the tab is gone. A browser
	// without locks always says yes: then it is the versions alone that keep two tabs apart.
	Claim(name string) (release func(), ok bool)

	Tell()       // tells the other tabs that something was changed
	Hear(func()) // is called when another tab tells so
}

// ShelfError is why something is not kept, by a code of package message.
type ShelfError struct{ Code, Why string }

func (e *ShelfError) Error() string { return e.Why }

// What can be wrong with a shelf, beside the browser's own faults.
var (
	ErrNoShelf = &ShelfError{message.NotKept, "this browser keeps nothing for this page"}
	errChanged = &ShelfError{message.ShelfChanged, "another tab has changed or removed it meanwhile"}
	errMissing = &ShelfError{message.ShelfHalf, "a part of it is missing in this browser"}
)

// shelf keeps collections. Every record has a version, and who changes one says which version it is
// to have before. So nobody overwrites what he does not know, nor brings back what somebody else
// has removed.
type shelf struct {
	database Database
	tabs     Tabs
}

// version counts the changes of all records together, so that no two ever have the same.
type version int64

// anyVersion stands for whatever is there.
const anyVersion version = -1

// versionsName is the record of the versions of all others; useName that of which collections are
// searched.
const (
	versionsName = "versions"
	useName      = "use"
)

// On the shelf a collection has a file as it was brought, which is never written again, and what
// was read of it. The version of the file is the identity of the collection: its number can be
// another's later.
func fileName(number int) string { return fmt.Sprintf("%06d.file", number) }
func readName(number int) string { return fmt.Sprintf("%06d.read", number) }

// numberOf is the number of the collection that a name belongs to; 0 for none.
func numberOf(name string) int {
	digits, kind, _ := strings.Cut(name, ".")
	number, _ := strconv.Atoi(digits)
	if kind != "file" && kind != "read" || len(digits) != 6 {
		return 0
	}
	return number
}

// versions are what stands on the shelf: the version of each record.
type versions struct {
	Last version            `json:"last"` // that was given
	Of   map[string]version `json:"of"`
}

// at is the version of a record; 0 where it is not there.
func (v *versions) at(name string) version { return v.Of[name] }

// numbers are those of the collections of which anything is there.
func (v *versions) numbers() []int {
	var numbers []int
	for name := range v.Of {
		if n := numberOf(name); n > 0 && !slices.Contains(numbers, n) {
			numbers = append(numbers, n)
		}
	}
	slices.Sort(numbers)
	return numbers
}

// versionsIn reads the versions. Records that have none are of a time before there were any.
func versionsIn(s Store) (*versions, error) {
	names, err := s.Names()
	if err != nil {
		return nil, err
	}
	kept, err := s.Get(versionsName)
	if err != nil {
		return nil, err
	}
	var written versions
	if json.Unmarshal(kept, &written) != nil || written.Last < 1 {
		// By the clock, so that versions from before everything was forgotten do not come again.
		written = versions{Last: version(time.Now().UnixMilli())}
	}
	v := &versions{Last: written.Last, Of: map[string]version{}}
	for _, name := range names {
		if name != versionsName {
			v.Of[name] = max(written.Of[name], 1)
		}
	}
	return v, nil
}

// list is what there is.
func (s *shelf) list() (v *versions, err error) {
	if s.database == nil {
		return nil, ErrNoShelf
	}
	err = s.database.Transact(false, func(store Store) (err error) {
		v, err = versionsIn(store)
		return err
	})
	return v, err
}

// get reads a record of a version.
func (s *shelf) get(name string, of version) (data []byte, err error) {
	err = s.database.Transact(false, func(store Store) error {
		v, err := versionsIn(store)
		if err == nil && v.at(name) != of {
			err = errChanged
		}
		if err == nil {
			data, err = store.Get(name)
		}
		return err
	})
	return data, err
}

// change is what is to happen to a record that has a certain version: it gets other bytes, or is
// removed, or only has to be of that version for the other changes to be made.
type change struct {
	name string
	was  version // 0: it must not be there
	do   func(s Store, name string) error
}

func put(name string, was version, data []byte) change {
	return change{name, was, func(s Store, name string) error { return s.Put(name, data) }}
}

func remove(name string, was version) change { return change{name, was, Store.Delete} }

func check(name string, was version) change { return change{name, was, nil} }

// change makes all of the changes or none, and returns how the shelf is afterwards.
func (s *shelf) change(changes ...change) (*versions, error) {
	if s.database == nil {
		return nil, ErrNoShelf
	}
	fits := func(v *versions) error {
		for _, c := range changes {
			if c.was != anyVersion && v.at(c.name) != c.was {
				return errChanged
			}
		}
		return nil
	}
	// What does not fit is found out by reading: writing would make a database where all was just
	// forgotten.
	v, err := s.list()
	if err == nil {
		err = fits(v)
	}
	if err != nil {
		return nil, err
	}
	err = s.database.Transact(true, func(store Store) error {
		if v, err = versionsIn(store); err != nil {
			return err
		}
		if err := fits(v); err != nil {
			return err
		}
		v.Last++
		for _, c := range changes {
			if c.do == nil {
				continue
			}
			if err := c.do(store, c.name); err != nil {
				return err
			}
			v.Of[c.name] = v.Last
		}
		names, err := store.Names()
		if err != nil {
			return err
		}
		for name := range v.Of {
			if !slices.Contains(names, name) {
				delete(v.Of, name)
			}
		}
		written, err := json.Marshal(v)
		if err != nil {
			return err
		}
		return store.Put(versionsName, written)
	})
	if err != nil {
		return nil, err
	}
	return v, nil
}

// forget removes everything: first all records at once, then the database itself.
func (s *shelf) forget() error {
	if s.database == nil {
		return nil
	}
	v, err := s.list()
	if errors.Is(err, ErrNoShelf) {
		return nil
	}
	if err == nil && len(v.Of) > 0 {
		err = s.database.Transact(true, func(store Store) error {
			names, err := store.Names()
			for _, name := range names {
				if err == nil {
					err = store.Delete(name)
				}
			}
			return err
		})
	}
	if err == nil {
		err = s.database.Remove()
	}
	return err
}

// claim takes the right to read a collection on.
func (s *shelf) claim(number int) (release func(), ok bool) {
	if s.tabs == nil {
		return func() {}, true
	}
	return s.tabs.Claim(readName(number))
}

// tell tells the other tabs that something was changed.
func (s *shelf) tell() {
	if s.tabs != nil {
		s.tabs.Tell()
	}
}

// notKept says why something is not kept.
func notKept(step string, err error) *message.Failure {
	code := message.NotKept
	if known := (*ShelfError)(nil); errors.As(err, &known) {
		code = known.Code
	}
	return &message.Failure{Code: code, Step: step, Why: err.Error(), At: -1}
}
