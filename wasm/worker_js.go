package main

import (
	"bytes"
	"errors"
	"fmt"
	"syscall/js"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
)

// work loads the corpus, says so, and answers requests one after another.
func work() error {
	reply := func(m message.Reply) { js.Global().Call("postMessage", message.Encode(m)) }
	requests := make(chan string)
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := args[0].Get("data").String()
		go func() { requests <- data }()
		return nil
	}))
	e, err := load("corpus.json")
	if err != nil {
		reply(message.Reply{Failure: &message.Failure{Step: "loading the corpus", Why: err.Error()}})
		return err
	}
	reply(e.Start())
	for data := range requests {
		var r message.Request
		if err := message.Decode(data, &r); err != nil {
			reply(message.Reply{Failure: &message.Failure{Step: "the request", Why: err.Error()}})
			continue
		}
		reply(e.Answer(r))
	}
	return nil
}

func load(name string) (*engine.Engine, error) {
	data, err := fetch(name)
	if err != nil {
		return nil, err
	}
	return engine.New(bytes.NewReader(data))
}

// fetch reads a file of the site.
func fetch(name string) ([]byte, error) {
	response, err := await(js.Global().Call("fetch", name))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if !response.Get("ok").Bool() {
		return nil, fmt.Errorf("%s: the server says %d", name, response.Get("status").Int())
	}
	buffer, err := await(response.Call("arrayBuffer"))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	array := js.Global().Get("Uint8Array").New(buffer)
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data, nil
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
