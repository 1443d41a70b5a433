package main

import (
	"runtime/debug"
	"syscall/js"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/kernel"
	"mwpranker/wasm/worker"
)

// mostSpares is how many spares there are at most: each takes some memory while it reads.
const mostSpares = 3

// startSpares starts a spare for each core but one, which this worker has.
func startSpares(parser, reader []byte) []worker.Spare {
	cores := js.Global().Get("navigator").Get("hardwareConcurrency")
	if cores.Type() != js.TypeNumber || js.Global().Get("Worker").IsUndefined() {
		return nil
	}
	weights := js.ValueOf(map[string]any{"parser": toJS(parser), "reader": toJS(reader)})
	var all []worker.Spare
	for range min(cores.Int()-1, mostSpares) {
		s := &spare{Value: js.Global().Call("mwpSpare", weights)}
		s.listener = js.FuncOf(func(_ js.Value, args []js.Value) any {
			s.hear(args[0].String())
			return nil
		})
		all = append(all, s)
	}
	for _, s := range all {
		await(s.(*spare).Get("empty"))
	}
	return all
}

// spare is a spare of worker.js, seen from the worker that it reads for.
type spare struct {
	js.Value
	hear     func(string)
	listener js.Func
}

func (s *spare) Begin(hear func(string)) {
	s.hear = hear
	s.Call("begin", s.listener)
}

func (s *spare) Post(data string) { s.Call("post", data) }
func (s *spare) End()             { s.Call("end") }

// read is the spare itself: it reads what is posted to it until it is to end.
func read() error {
	kernel.Install()
	debug.SetGCPercent(20) // almost all of the memory is the model, which stays
	scope, end := js.Global(), make(chan struct{})
	weights := scope.Get("mwpWeights")
	reader, err := engine.NewReader(toGo(weights.Get("parser")), toGo(weights.Get("reader")))
	if err != nil {
		return err
	}
	scope.Set("mwpWeights", nil)
	scope.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if data := args[0].Get("data").String(); data != "" {
			scope.Call("postMessage", worker.ReadBundle(reader, data))
		} else {
			close(end)
		}
		return nil
	}))
	scope.Call("postMessage", worker.ReadBundle(reader, "{}")) // it can hear now
	<-end
	return nil
}
