package main

import (
	"errors"
	"syscall/js"

	"mwpranker/wasm/worker"
)

// shelf keeps what the user imports in the browser's IndexedDB: a database for each folder that a site stands in, with one
// store of bytes by name.
type shelf struct {
	opened   chan struct{} // closed when the database is open, or cannot be opened
	database js.Value
	fault    error
}

const bytesStore = "bytes"

// newShelf begins to open the database, which takes a tenth of a second in which other things can be done.
func newShelf() *shelf {
	s := &shelf{opened: make(chan struct{})}
	go func() {
		defer close(s.opened)
		s.open()
	}()
	return s
}

// open opens the database; some browsers have none, as in private windows.
func (s *shelf) open() {
	s.fault = worker.ErrNoShelf
	factory := js.Global().Get("indexedDB")
	if !factory.Truthy() {
		return
	}
	folder := js.Global().Get("URL").New(".", js.Global().Get("location").Get("href")).Get("pathname").String()
	database, err := outcome(func() js.Value {
		request := factory.Call("open", "mwpranker "+folder, 1)
		request.Set("onupgradeneeded", js.FuncOf(func(js.Value, []js.Value) any {
			request.Get("result").Call("createObjectStore", bytesStore)
			return nil
		}))
		return request
	})
	if err != nil {
		return
	}
	// Another tab may want to open a later version of it one day.
	database.Set("onversionchange", js.FuncOf(func(js.Value, []js.Value) any { database.Call("close"); return nil }))
	s.database, s.fault = database, nil
}

func (s *shelf) Names() ([]string, error) {
	keys, err := s.do("readonly", "getAllKeys")
	if err != nil {
		return nil, err
	}
	names := make([]string, keys.Length())
	for i := range names {
		names[i] = keys.Index(i).String()
	}
	return names, nil
}

func (s *shelf) Get(name string) ([]byte, error) {
	kept, err := s.do("readonly", "get", name)
	if err != nil {
		return nil, err
	}
	if !kept.Truthy() {
		return nil, errors.New("the browser does not have " + name + " any more")
	}
	return toGo(kept), nil
}

func (s *shelf) Put(name string, data []byte) error {
	_, err := s.do("readwrite", "put", toJS(data), name)
	return err
}

func (s *shelf) Delete(name string) error {
	_, err := s.do("readwrite", "delete", name)
	return err
}

// do asks the store for one thing, in a transaction of its own.
func (s *shelf) do(mode, method string, arguments ...any) (js.Value, error) {
	if <-s.opened; s.fault != nil {
		return js.Value{}, s.fault
	}
	return outcome(func() js.Value {
		return s.database.Call("transaction", bytesStore, mode).Call("objectStore", bytesStore).Call(method, arguments...)
	})
}

// outcome waits for a request of the database. What the browser throws is an error too, as where the database was closed.
func outcome(ask func() js.Value) (result js.Value, err error) {
	defer func() {
		switch fault := recover().(type) {
		case nil:
		case js.Error:
			err = fault
		default:
			panic(fault)
		}
	}()
	request := ask()
	done := make(chan error, 1)
	settle := func(failure func() error) js.Func {
		return js.FuncOf(func(js.Value, []js.Value) any {
			done <- failure()
			return nil
		})
	}
	good := settle(func() error { return nil })
	bad := settle(func() error { return errors.New(request.Get("error").Get("message").String()) })
	blocked := settle(func() error { return errors.New("another tab keeps it closed") })
	defer good.Release()
	defer bad.Release()
	defer blocked.Release()
	request.Set("onsuccess", good)
	request.Set("onerror", bad)
	request.Set("onblocked", blocked)
	if err := <-done; err != nil {
		return js.Value{}, err
	}
	return request.Get("result"), nil
}
