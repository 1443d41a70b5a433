package frontend

import (
	"syscall/js"
	"time"

	"github.com/vugu/vugu"

	"mwpranker/frontend/line"
)

// newLine starts a worker that the page speaks with; what it says comes to the state, with the page
// locked.
func newLine(env vugu.EventEnv, state *State) *line.Line {
	var l *line.Line
	// lock calls do with the page locked, and draws if there is something new.
	lock := func(do func() bool) {
		env.Lock()
		if do() {
			env.UnlockRender()
		} else {
			env.UnlockOnly()
		}
	}
	l = line.New(func(number int) line.Worker {
		w := worker{js.Global().Call("mwpStartWorker")}
		w.on("message", func(event js.Value) {
			data := event.Get("data").String()
			go lock(func() bool { return l.Heard(number, data) })
		})
		w.on("error", func(event js.Value) {
			event.Call("preventDefault") // it is told to the user, who does not read the console
			go lock(func() bool { l.Crashed(number); return true })
		})
		return w
	}, state)
	go func() {
		for range time.Tick(time.Second) {
			lock(l.Tick)
		}
	}()
	return l
}

// worker is a Web Worker.
type worker struct{ js.Value }

func (w worker) on(event string, do func(js.Value)) {
	w.Set("on"+event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	}))
}

func (w worker) Post(data string, file any) {
	if file == nil {
		w.Call("postMessage", data)
		return
	}
	w.Call("postMessage", map[string]any{"text": data, "file": file})
}

func (w worker) End() { w.Call("terminate") }
