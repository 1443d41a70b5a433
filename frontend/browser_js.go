package frontend

import (
	"errors"
	"strconv"
	"syscall/js"
	"time"

	"github.com/vugu/vugu"

	"mwpranker/frontend/line"
	"mwpranker/wasm/message"
)

// browser is the browser around the page; it does what the state asks for.
type browser struct {
	env   vugu.EventEnv
	state *State
	line  *line.Line
	focus string // id of the element that gets the focus after the next drawing

	answered string // the query whose answer was drawn last
	noted    string // the place that stands in the history

	// what had the focus before a drawing, so that a drawing that takes it away can give it back to
	// what is near
	focused js.Value
	near    []string // ids of it and what it stands in, from the inside out

	drawing bool // just now
	held    bool // the page keeps its height
}

var document = js.Global().Get("document")

// begin connects the page to the world.
func (b *browser) begin() {
	b.state.Settings.Load(stored(keptSettings))
	b.loadSheets()
	languages := js.Global().Get("navigator").Get("languages")
	for i := range languages.Length() {
		b.state.Preferred = append(b.state.Preferred, languages.Index(i).String())
	}
	b.state.Speak()
	b.line = newLine(b.env, b.state)
	b.state.Network.Offline = !js.Global().Get("navigator").Get("onLine").Bool()
	for event, offline := range map[string]bool{"online": false, "offline": true} {
		b.on(js.Global(), event, func(js.Value) { b.state.Network.Offline = offline })
	}
	b.on(document, "mwp-offline", func(event js.Value) { b.state.Kept(event.Get("detail").Get("state").String()) })
	b.state.Tree = js.Global().Call("matchMedia", "(min-width: 40rem)").Get("matches").Bool()
	b.listenToKeys()
	b.listenToFiles()
	b.listenToDrags()
	b.state.KeptAnswers = stored(keptPupil)
	b.listenToHistory()
}

// on calls do with the page locked when an event happens, and draws. An event that the drawing
// itself has set off waits for its end: a field that is taken away tells of its change.
func (b *browser) on(target js.Value, event string, do func(js.Value)) {
	target.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		act := func() {
			b.env.Lock()
			do(args[0])
			b.env.UnlockRender()
		}
		if b.drawing {
			go act()
		} else {
			act()
		}
		return nil
	}))
}

func (b *browser) Send(r message.Request) { b.line.Send(r) }

func (b *browser) Later(wait time.Duration, do func() bool) {
	time.AfterFunc(wait, func() {
		b.env.Lock()
		if do() {
			b.env.UnlockRender()
		} else {
			b.env.UnlockOnly()
		}
	})
}

func (b *browser) Focus(id string) { b.focus = id }

// CopyRich copies a text, and the same with its layout for programs that take it so.
func (b *browser) CopyRich(text, html string, done func(error)) {
	item := js.Global().Get("ClipboardItem")
	if !item.Truthy() {
		b.Copy(text, "", done)
		return
	}
	blob := func(kind, content string) js.Value {
		return js.Global().Get("Blob").New([]any{content}, map[string]any{"type": kind})
	}
	both := item.New(map[string]any{"text/plain": blob("text/plain", text), "text/html": blob("text/html", html)})
	b.toClipboard("write", []any{both}, done)
}

func (b *browser) Copy(text, fragment string, done func(error)) {
	location := js.Global().Get("location")
	if fragment != "" {
		history := js.Global().Get("history")
		history.Call("replaceState", history.Get("state"), "", "#"+fragment)
		text = location.Get("href").String()
	}
	b.toClipboard("writeText", text, done)
}

// toClipboard calls a method of the clipboard.
func (b *browser) toClipboard(method string, what any, done func(error)) {
	finish := func(err error) {
		go func() {
			b.env.Lock()
			done(err)
			b.env.UnlockRender()
		}()
	}
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() { // a page without https
		finish(errors.New("no clipboard"))
		return
	}
	var yes, no js.Func
	release := func() { yes.Release(); no.Release() }
	yes = js.FuncOf(func(js.Value, []js.Value) any { release(); finish(nil); return nil })
	no = js.FuncOf(func(js.Value, []js.Value) any { release(); finish(errors.New("refused")); return nil })
	clipboard.Call(method, what).Call("then", yes, no)
}

func (b *browser) Print() {
	time.AfterFunc(0, func() { js.Global().Call("print") }) // after the handler: it waits for the user
}

func (b *browser) Address() string {
	location := js.Global().Get("location")
	return location.Get("origin").String() + location.Get("pathname").String()
}

func (b *browser) Reload() { js.Global().Get("location").Call("reload") }

func (b *browser) Update() { js.Global().Call("mwpUpdate") }

func (b *browser) Forget(done func(fault string)) {
	var said js.Func
	said = js.FuncOf(func(_ js.Value, args []js.Value) any {
		said.Release()
		fault := args[0].String()
		go func() {
			b.env.Lock()
			done(fault)
			b.env.UnlockRender()
		}()
		return nil
	})
	js.Global().Call("mwpForget").Call("then", said)
}

// before notes what has the focus.
func (b *browser) before() {
	b.drawing = true
	b.focused = document.Get("activeElement")
	b.near = b.near[:0]
	b.hold()
	for e := b.focused; e.Truthy(); e = e.Get("parentElement") {
		if id := e.Get("id").String(); id != "" && id != "app" {
			b.near = append(b.near, id)
		}
	}
}

// after does what a drawing cannot: the look of the whole page, dialogs, the focus.
func (b *browser) after() {
	b.drawing = false
	set(document.Get("documentElement"), "lang", say.Tag)
	set(document, "title", say.PageTitle)
	root := document.Get("documentElement").Get("dataset")
	set(root, "look", b.state.Settings.Look)
	set(root, "size", b.state.Settings.Size)
	set(root, "stage", b.state.Worker.Stage) // for scripts that wait for the page
	for _, name := range Dialogs {
		dialog := document.Call("getElementById", "dialog-"+name)
		switch open := dialog.Get("open").Bool(); {
		case b.state.Open == name && !open:
			dialog.Call("showModal")
		case b.state.Open != name && open:
			dialog.Call("close")
		}
	}
	b.note()
	if b.answered != b.state.For { // a new answer begins at its beginning
		b.answered = b.state.For
		if document.Get("activeElement").Get("id").String() == boxID {
			js.Global().Call("scrollTo", 0, 0)
		}
	}
	if b.focus != "" {
		id := b.focus
		b.focus = ""
		if b.giveFocus(id) {
			return
		}
	}
	lost := document.Get("activeElement")
	if b.focused.Truthy() && !b.focused.Equal(lost) && lost.Equal(document.Get("body")) {
		for _, id := range append(b.near, boxID) {
			if b.giveFocus(id) {
				return
			}
		}
	}
}

// drawMore makes room for more of the answer; false says that all of it has been drawn. Until then
// the page keeps the height it had, so that who has scrolled down stays there.
func (b *browser) drawMore() bool {
	b.env.Lock()
	more := b.state.DrawMore()
	b.env.UnlockOnly()
	if b.held && !more {
		b.held = false
		document.Get("body").Get("style").Call("removeProperty", "min-height")
	}
	return more
}

// hold keeps the page as high as it is while it is drawn anew.
func (b *browser) hold() {
	if !b.held && b.state.Drawing() && js.Global().Get("scrollY").Float() > 0 {
		b.held = true
		height := document.Get("documentElement").Get("scrollHeight").Int()
		document.Get("body").Get("style").Call("setProperty", "min-height", strconv.Itoa(height)+"px")
	}
}

// giveFocus gives an element the focus, if it is there and can have it.
func (b *browser) giveFocus(id string) bool {
	element := document.Call("getElementById", id)
	if !element.Truthy() || !visible(element) {
		return false
	}
	element.Call("focus")
	return document.Get("activeElement").Equal(element)
}

func visible(element js.Value) bool {
	return element.Get("isConnected").Bool() && element.Call("getClientRects").Length() > 0
}

func set(object js.Value, key, value string) {
	if object.Get(key).Type() != js.TypeString || object.Get(key).String() != value {
		object.Set(key, value)
	}
}
