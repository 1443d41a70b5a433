package frontend

import (
	"fmt"
	"syscall/js"

	"github.com/vugu/vugu"
	"github.com/vugu/vugu/domrender"
)

// Run shows the page and keeps it up to date; it returns only when Vugu gives up.
func Run() error {
	renderer, err := domrender.New("#app")
	if err != nil {
		return fmt.Errorf("the page: %w", err)
	}
	defer renderer.Release()
	env, err := vugu.NewBuildEnv(renderer.EventEnv())
	if err != nil {
		return fmt.Errorf("the page: %w", err)
	}
	page := &Page{}
	line := newLine(renderer.EventEnv(), page)
	page.Send = line.send
	for ok := true; ok; ok = renderer.EventWait() {
		if err := renderer.Render(env.RunBuild(page)); err != nil {
			return fmt.Errorf("drawing the page: %w", err)
		}
	}
	return fmt.Errorf("the page's event loop has ended")
}

// line is the connection to the worker: one request is under way at a time, and of those that are typed meanwhile
// only the newest is sent after it.
type line struct {
	env    vugu.EventEnv
	page   *Page
	worker js.Value
	last   int // ID of the newest request
	busy   bool
	next   string // typed while busy
}

func newLine(env vugu.EventEnv, page *Page) *line {
	l := &line{env: env, page: page, worker: js.Global().Call("mwpStartWorker"), busy: true}
	l.worker.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := args[0].Get("data").String()
		go l.received(data)
		return nil
	}))
	l.worker.Set("onerror", js.FuncOf(func(_ js.Value, args []js.Value) any {
		why := args[0].Get("message").String()
		go l.update(func() { l.page.Lost = why })
		return nil
	}))
	return l
}

func (l *line) update(change func()) {
	l.env.Lock()
	change()
	l.env.UnlockRender()
}
