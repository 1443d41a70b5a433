package main

import (
	"errors"
	"fmt"
	"runtime"
	"syscall/js"

	"mwpranker/wasm/kernel"
	"mwpranker/wasm/worker"
)

// work is the worker: it loads the files that worker.js was told of and answers the page's messages.
func work() error {
	kernel.Install()
	reserve(48 << 20) // it will need 60 MB
	scope := js.Global()
	around := worker.Browser{
		Post:  func(data string) { scope.Call("postMessage", data) },
		Rest:  newRest(),
		Fetch: fetch,
	}
	if scope.Get("mwpKeeps").Truthy() {
		if s := openShelf(); s != nil {
			around.Shelf = s
		}
	}
	w := worker.New(around)
	scope.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		receive(w, args[0].Get("data"))
		return nil
	}))
	w.Load(worker.Files{Corpus: source("corpus.bin"), Parser: source("parser.bin"), Reader: source("reader.bin"), Shards: source("shards.json")})
	runtime.GC() // what loading has left behind is room for the searches
	select {}
}

// reserve makes the memory grow once, and not half a megabyte at a time, each of which takes a tenth of a millisecond.
func reserve(bytes int) {
	runtime.KeepAlive(make([]byte, bytes))
	runtime.GC() // it is free again
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
		bytes := js.Global().Get("Uint8Array").New(buffer)
		content := make([]byte, bytes.Length())
		js.CopyBytesToGo(content, bytes)
		return content, nil
	}})
}

// source looks a file up in the table that worker.js was given: where this build has it, and how large it is.
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

// newRest returns a function that lets the browser's waiting events through. A message to oneself comes behind
// them, in a tenth of a millisecond; a timer would take four.
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

// fetch reads a file of the site as it arrives.
func fetch(file worker.Source, progress func(done, total int64)) ([]byte, error) {
	response, err := await(js.Global().Call("fetch", file.URL))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file.URL, err)
	}
	if !response.Get("ok").Bool() {
		return nil, fmt.Errorf("%s: the server says %d", file.URL, response.Get("status").Int())
	}
	total := file.Bytes
	if total == 0 {
		total = lengthOf(response)
	}
	progress(0, total)
	data := make([]byte, 0, total)
	reader := response.Get("body").Call("getReader")
	for {
		chunk, err := await(reader.Call("read"))
		if err != nil {
			return nil, fmt.Errorf("%s: broken off after %d bytes: %w", file.URL, len(data), err)
		}
		if chunk.Get("done").Bool() {
			return data, nil
		}
		bytes := chunk.Get("value")
		start, n := len(data), bytes.Length()
		data = append(data, make([]byte, n)...)
		js.CopyBytesToGo(data[start:], bytes)
		progress(int64(len(data)), total)
	}
}

// lengthOf is how many bytes a response has, or 0. The server's figure is that of the compressed bytes where it
// compresses, and ours are not, so it tells nothing then.
func lengthOf(response js.Value) int64 {
	headers := response.Get("headers")
	if headers.Call("get", "content-encoding").Truthy() || !headers.Call("get", "content-length").Truthy() {
		return 0
	}
	return int64(js.Global().Get("Number").Invoke(headers.Call("get", "content-length")).Float())
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
		done <- outcome{err: errors.New(js.Global().Get("String").Invoke(args[0]).String())}
		return nil
	})
	defer kept.Release()
	defer broken.Release()
	promise.Call("then", kept, broken)
	o := <-done
	return o.value, o.err
}
