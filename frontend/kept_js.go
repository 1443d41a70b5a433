package frontend

import (
	"strings"
	"syscall/js"
	"time"
)

// kept is what boot.js keeps texts with: a browser may forbid it, or have no room.
var kept = js.Global().Get("mwpKept")

func stored(name string) string { return kept.Call("get", name).String() }

func (b *browser) Store(name, value string) { kept.Call("set", name, value) }

func (b *browser) Step(place string) { kept.Call("step", place) }

// loadSheets takes all worksheets that are kept, and opens the one that was open last.
func (b *browser) loadSheets() {
	names := kept.Call("names")
	for i := range names.Length() {
		name := names.Index(i).String()
		b.state.SheetKept(name, stored(name))
	}
	b.state.OpenKept(stored(keptChosen))
}

// note writes down where the user is, if that has changed.
func (b *browser) note() {
	if place := b.state.Place(); place != b.noted {
		b.noted = place
		kept.Call("note", place)
	}
}

// listenToHistory opens the place that the tab was at, or that a link leads to; it notes where the
// user is, after each drawing, now and then, and when the page goes, and follows "back" and
// "forward".
func (b *browser) listenToHistory() {
	location := js.Global().Get("location")
	if place := kept.Call("place"); place.Type() == js.TypeString {
		b.state.GoTo(place.String())
	} else {
		b.state.OpenFragment(location.Get("hash").String())
	}
	b.noted = b.state.Place()
	go func() { // typing alone draws nothing
		for range time.Tick(time.Second) {
			b.env.Lock()
			b.note()
			b.env.UnlockOnly()
		}
	}()
	b.on(js.Global(), "pagehide", func(js.Value) { b.note() })
	b.on(js.Global(), "popstate", func(js.Value) {
		place := kept.Call("place")
		if place.Type() != js.TypeString { // a link within the page, or an address that was typed
			place = location.Get("hash")
		}
		b.state.GoTo(place.String())
		b.noted = b.state.Place()
	})
	b.on(js.Global(), "storage", func(event js.Value) { // another tab has changed it
		if name := event.Get("key"); name.Type() == js.TypeString {
			if name, ours := strings.CutPrefix(name.String(), "mwpranker."); ours {
				b.state.SheetKept(name, stored(name))
			}
		}
	})
}
