package main

import "syscall/js"

// tabs are the other tabs with this page, by the browser's locks and a channel; a browser that
// lacks one of these lets it be.
type tabs struct {
	name           string
	locks, channel js.Value
}

func newTabs(site string) *tabs {
	t := &tabs{name: site, locks: js.Global().Get("navigator").Get("locks")}
	if c := js.Global().Get("BroadcastChannel"); c.Truthy() {
		t.channel = c.New(t.name)
	}
	return t
}

// Claim takes a lock that the browser gives back when this worker ends, however that happens. Where
// there are no locks, as on addresses without https, the versions of the records alone keep two
// tabs apart.
func (t *tabs) Claim(name string) (release func(), ok bool) {
	if !t.locks.Truthy() {
		return func() {}, true
	}
	granted := make(chan bool, 1)
	var resolve js.Value
	held := js.Global().Get("Promise").New(once(func(first js.Value) { resolve = first }))
	take := js.FuncOf(func(_ js.Value, args []js.Value) any {
		granted <- args[0].Truthy()
		if args[0].Truthy() {
			return held
		}
		return nil
	})
	defer take.Release()
	given := t.locks.Call("request", t.name+" "+name, map[string]any{"ifAvailable": true}, take)
	if !<-granted {
		return nil, false
	}
	return func() {
		resolve.Invoke()
		await(given) // it is free only then
	}, true
}

func (t *tabs) Tell() {
	if t.channel.Truthy() {
		t.channel.Call("postMessage", "changed")
	}
}

func (t *tabs) Hear(hear func()) {
	if t.channel.Truthy() {
		listen(t.channel, "onmessage", func(js.Value) { hear() })
	}
}
