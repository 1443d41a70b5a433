package frontend

import (
	"fmt"
	"syscall/js"
	"time"

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
	browser := &browser{env: renderer.EventEnv()}
	state := NewState(browser)
	browser.state = state
	browser.begin()
	page := &Page{S: state}
	handed := js.Global().Get("mwpLong")
	texts := longTexts{
		hand: func(key, text string) { handed.Call("set", key, text) },
		drop: func(key string) { handed.Call("delete", key) },
	}
	for changes := drawings(renderer); ; {
		browser.before()
		built := env.RunBuild(page)
		texts.takeOut(built)
		if err := renderer.Render(built); err != nil {
			return fmt.Errorf("drawing the page: %w", err)
		}
		browser.after()
		if !browser.drawMore() {
			if _, ok := <-changes; !ok {
				return fmt.Errorf("the page's event loop has ended")
			}
		}
		nextFrame()
	}
}

// drawings gathers what Vugu reports, one by one, into one wish to draw.
func drawings(renderer *domrender.JSRenderer) <-chan struct{} {
	wish := make(chan struct{}, 1)
	go func() {
		defer close(wish)
		for renderer.EventWait() {
			select {
			case wish <- struct{}{}:
			default:
			}
		}
	}()
	return wish
}

// nextFrame waits until the browser draws, or a little while where it doesn't: in a tab that nobody
// looks at.
func nextFrame() {
	frame := make(chan struct{}, 1)
	call := js.FuncOf(func(js.Value, []js.Value) any {
		select {
		case frame <- struct{}{}:
		default:
		}
		return nil
	})
	defer call.Release()
	id := js.Global().Call("requestAnimationFrame", call)
	select {
	case <-frame:
	case <-time.After(100 * time.Millisecond):
		js.Global().Call("cancelAnimationFrame", id)
	}
}
