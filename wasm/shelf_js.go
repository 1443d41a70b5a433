package main

import (
	"strings"
	"syscall/js"
	"time"

	"mwpranker/wasm/message"
	"mwpranker/wasm/worker"
)

// database is the browser's IndexedDB: one for each folder that a site stands in, with one store of
// bytes by name.
type database struct {
	name   string
	handle js.Value // undefined while it is not open
	busy   chan struct{}
}

const (
	bytesStore      = "bytes"
	databaseVersion = 2 // of 1 were pages that knew no versions of records: they close it when this one opens it

	// Longer than this no transaction may take; what is then kept of it is nothing.
	mostPatience = 20 * time.Second
)

// newDatabase is nil where the browser has none.
func newDatabase(site string) worker.Database {
	if !js.Global().Get("indexedDB").Truthy() {
		return nil
	}
	return &database{name: site, busy: make(chan struct{}, 1), handle: js.Undefined()}
}

// Transact is done when the browser says that the transaction is complete. A database that was
// closed, because another tab removes it or the browser wants it so, is opened once more.
func (d *database) Transact(write bool, do func(worker.Store) error) error {
	d.busy <- struct{}{}
	defer func() { <-d.busy }()
	reopened := !d.handle.Truthy()
	for {
		if err := d.open(write); err != nil {
			return err
		}
		if !d.handle.Truthy() {
			return do(nothing{}) // there is no database, and reading makes none
		}
		err, closed := d.transact(write, do)
		if !closed || reopened {
			return err
		}
		d.handle, reopened = js.Undefined(), true
	}
}

// transact says with closed that the transaction could not begin.
func (d *database) transact(write bool, do func(worker.Store) error) (err error, closed bool) {
	mode, options := "readonly", map[string]any{}
	if write {
		mode, options["durability"] = "readwrite", "strict" // complete is then what has reached the disk
	}
	transaction, err := attempt(func() js.Value { return d.handle.Call("transaction", bytesStore, mode, options) })
	if err != nil {
		return err, true
	}
	done := make(chan error, 3)
	listeners := []func(){
		listen(transaction, "oncomplete", func(js.Value) { done <- nil }),
		listen(transaction, "onabort", func(js.Value) { done <- aborted(transaction) }),
	}
	defer func() {
		for _, l := range listeners {
			l()
		}
	}()
	patience := time.AfterFunc(mostPatience, func() { attempt(func() js.Value { return transaction.Call("abort") }) })
	defer patience.Stop()
	if failed := do(store{transaction.Call("objectStore", bytesStore)}); failed != nil {
		attempt(func() js.Value { return transaction.Call("abort") }) // it may have ended by itself
		return failed, false
	}
	return <-done, false
}

// aborted says why a transaction was broken off.
func aborted(transaction js.Value) error {
	if fault := transaction.Get("error"); fault.Truthy() {
		return faultOf(fault)
	}
	return &worker.ShelfError{Code: message.ShelfClosed, Why: "the browser has broken off what was being kept"}
}

// faultOf words an error of the browser's database.
func faultOf(fault js.Value) error {
	code := message.ShelfClosed
	if fault.Get("name").String() == "QuotaExceededError" {
		code = message.ShelfFull
	}
	return &worker.ShelfError{Code: code, Why: fault.Get("name").String() + ": " + fault.Get("message").String()}
}

// attempt calls what may throw.
func attempt(call func() js.Value) (result js.Value, err error) {
	defer func() {
		switch fault := recover().(type) {
		case nil:
		case js.Error:
			err = faultOf(fault.Value)
		default:
			panic(fault)
		}
	}()
	return call(), nil
}

// open opens the database if it is not; without make it stays closed where there is none yet.
func (d *database) open(make bool) error {
	if d.handle.Truthy() {
		return nil
	}
	unwanted := false
	handle, err := outcome(func() js.Value {
		request := js.Global().Get("indexedDB").Call("open", d.name, databaseVersion)
		request.Set("onupgradeneeded", once(func(event js.Value) {
			if event.Get("oldVersion").Int() > 0 {
				return
			}
			if unwanted = !make; unwanted {
				request.Get("transaction").Call("abort")
				return
			}
			request.Get("result").Call("createObjectStore", bytesStore)
		}))
		return request
	})
	if unwanted {
		return nil
	}
	if err != nil {
		if neverKeeps(err) {
			return worker.ErrNoShelf
		}
		return err
	}
	closes := func(js.Value) {
		handle.Call("close")
		d.handle = js.Undefined()
	}
	listen(handle, "onversionchange", closes) // another tab removes it, or has a later version
	listen(handle, "onclose", closes)         // the browser closes it, as when the user clears what sites keep
	d.handle = handle
	return nil
}

// neverKeeps is whether a browser refuses to keep anything, as in private windows of some.
func neverKeeps(err error) bool {
	known, ok := err.(*worker.ShelfError)
	if !ok {
		return false
	}
	name, _, _ := strings.Cut(known.Why, ":")
	return name == "SecurityError" || name == "InvalidStateError" || name == "NotSupportedError"
}

// Remove waits for the other tabs to close the database.
func (d *database) Remove() error {
	d.busy <- struct{}{}
	defer func() { <-d.busy }()
	if d.handle.Truthy() {
		d.handle.Call("close")
		d.handle = js.Undefined()
	}
	_, err := outcome(func() js.Value { return js.Global().Get("indexedDB").Call("deleteDatabase", d.name) })
	return err
}

// store is the store within a transaction.
type store struct{ js.Value }

func (s store) Names() ([]string, error) {
	keys, err := s.ask("getAllKeys")
	if err != nil {
		return nil, err
	}
	names := make([]string, keys.Length())
	for i := range names {
		names[i] = keys.Index(i).String()
	}
	return names, nil
}

func (s store) Get(name string) ([]byte, error) {
	kept, err := s.ask("get", name)
	if err != nil || !kept.Truthy() {
		return nil, err
	}
	return toGo(kept), nil
}

func (s store) Put(name string, data []byte) error {
	_, err := s.ask("put", toJS(data), name)
	return err
}

func (s store) Delete(name string) error {
	_, err := s.ask("delete", name)
	return err
}

func (s store) ask(method string, arguments ...any) (js.Value, error) {
	return outcome(func() js.Value { return s.Call(method, arguments...) })
}

// nothing is what is read where there is no database.
type nothing struct{}

func (nothing) Names() ([]string, error)   { return nil, nil }
func (nothing) Get(string) ([]byte, error) { return nil, nil }
func (nothing) Put(string, []byte) error   { return worker.ErrNoShelf }
func (nothing) Delete(string) error        { return nil }

// outcome waits for a request of the database. Within a transaction it returns while that is still
// open: what a goroutine asks next, before it waits for anything else, is a part of it.
func outcome(ask func() js.Value) (js.Value, error) {
	request, err := attempt(ask)
	if err != nil {
		return js.Value{}, err
	}
	done := make(chan error, 4)
	listeners := []func(){
		listen(request, "onsuccess", func(js.Value) { done <- nil }),
		listen(request, "onerror", func(event js.Value) {
			event.Call("preventDefault") // it is told to whoever asked, who ends the transaction
			done <- faultOf(request.Get("error"))
		}),
	}
	patience := time.AfterFunc(mostPatience, func() {
		done <- &worker.ShelfError{Code: message.ShelfClosed, Why: "the browser does not answer; another tab may keep the database closed"}
	})
	err = <-done
	patience.Stop()
	for _, l := range listeners {
		l()
	}
	if err != nil {
		return js.Value{}, err
	}
	return request.Get("result"), nil
}

// listen sets a listener of an object; once is one that releases itself.
// What it returns takes the listener away: an event may still come, of a transaction that was
// aborted.
func listen(object js.Value, event string, do func(js.Value)) (stop func()) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	})
	object.Set(event, f)
	return func() {
		object.Set(event, nil)
		f.Release()
	}
}

func once(do func(js.Value)) js.Func {
	var f js.Func
	f = js.FuncOf(func(_ js.Value, args []js.Value) any {
		f.Release()
		do(args[0])
		return nil
	})
	return f
}
