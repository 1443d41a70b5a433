package main

import (
	"errors"
	"syscall/js"
	"time"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/kernel"
	"mwpranker/wasm/worker"
)

// work is the worker: it loads the files that worker.js was told of and answers the page's
// messages.
func work() error {
	scope := js.Global()
	trace := func(string) {}
	if tell := scope.Get("mwpTrace"); tell.Truthy() {
		trace = func(step string) { tell.Invoke(step) }
	}
	trace("runtime started")
	kernel.Install()
	engine.BeginLoading()
	trace("memory reserved")
	around := worker.Browser{
		Post:  func(data string) { scope.Call("postMessage", data) },
		Rest:  newRest(),
		Later: func() { time.Sleep(time.Second / 2) },
		Fetch: fetch,
		Trace: trace,
	}
	if folder := scope.Get("mwpKeeps"); folder.Truthy() {
		site := "mwpranker " + folder.String() // several may stand in folders of one origin
		around.Database, around.Tabs = newDatabase(site), newTabs(site)
		around.Spares = startSpares
	}
	w := worker.New(around)
	scope.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		receive(w, args[0].Get("data"))
		return nil
	}))
	w.Load(worker.Files{Corpus: source("corpus.bin"), Parser: source("parser.bin"), Reader: source("reader.bin"), Shards: source("shards.json")})
	engine.BeginAnswers()
	select {}
}

// receive takes a message: its text, or {text, file} where a file comes with it.
func receive(w *worker.Worker, data js.Value) {
	if data.Type() == js.TypeString {
		w.Receive(data.String())
		return
	}
	file := data.Get("file")
	w.ReceiveFile(data.Get("text").String(), &worker.File{Size: int64(file.Get("size").Float()), Read: func() ([]byte, error) {
		buffer, err := await(file.Call("arrayBuffer"))
		if err != nil {
			return nil, err
		}
		return toGo(js.Global().Get("Uint8Array").New(buffer)), nil
	}})
}

// source looks a file up in the table that worker.js was given: where this build has it, and how
// large it is.
func source(name string) worker.Source {
	file := js.Global().Get("mwpFiles").Get(name)
	if !file.Truthy() {
		return worker.Source{}
	}
	s := worker.Source{URL: file.Get("path").String()}
	if size := file.Get("size"); size.Type() == js.TypeNumber {
		s.Bytes = int64(size.Float())
	}
	return s
}

// newRest returns a function that lets the browser's waiting events through. A message to oneself
// comes behind them, in a tenth of a millisecond; a timer would take four.
func newRest() func() {
	channel := js.Global().Get("MessageChannel").New()
	var waiting []chan struct{}
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		close(waiting[0])
		waiting = waiting[1:]
		return nil
	}))
	port := channel.Get("port2")
	return func() {
		done := make(chan struct{})
		waiting = append(waiting, done)
		port.Call("postMessage", 0)
		<-done
	}
}

// fetch reads a file of the site; worker.js may have asked for it before the program ran.
func fetch(file worker.Source, progress func(done, total int64)) ([]byte, error) {
	listener := js.FuncOf(func(_ js.Value, args []js.Value) any {
		total := file.Bytes
		if total == 0 {
			total = int64(args[1].Float())
		}
		progress(int64(args[0].Float()), total)
		return nil
	})
	defer listener.Release()
	bytes, err := await(js.Global().Call("mwpFetch", file.URL, listener))
	if err != nil {
		return nil, err
	}
	return toGo(bytes), nil
}

// toGo copies a Uint8Array, and toJS makes one.
func toGo(array js.Value) []byte {
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data
}

func toJS(data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}

// await waits for a promise.
func await(promise js.Value) (js.Value, error) {
	type outcome struct {
		value js.Value
		err   error
	}
	done := make(chan outcome, 1)
	kept := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- outcome{value: args[0]}
		return nil
	})
	broken := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- outcome{err: errors.New(args[0].Get("message").String())} // all that is awaited here fails with an Error
		return nil
	})
	defer kept.Release()
	defer broken.Release()
	promise.Call("then", kept, broken)
	o := <-done
	return o.value, o.err
}
