package frontend

import (
	"syscall/js"

	"mwpranker/wasm/message"
)

// fileInput is the id of the field that takes files.
const fileInput = "own-file"

// listenToFiles hands files that were chosen, or dropped anywhere on the page, to the state.
func (b *browser) listenToFiles() {
	b.on(document, "change", func(event js.Value) {
		field := event.Get("target")
		if field.Get("id").String() != fileInput {
			return
		}
		b.take(field.Get("files"))
		field.Set("value", "") // so that the same file can be chosen again
	})
	b.on(document, "drop", func(event js.Value) {
		if carried := event.Get("dataTransfer"); carried.Truthy() && carried.Get("files").Length() > 0 {
			event.Call("preventDefault")
			b.take(carried.Get("files"))
		}
	})
	document.Call("addEventListener", "dragover", js.FuncOf(func(_ js.Value, args []js.Value) any {
		carried := args[0].Get("dataTransfer")
		if carried.Truthy() && carried.Get("types").Call("includes", "Files").Bool() {
			args[0].Call("preventDefault") // says that it may be dropped here
		}
		return nil
	}))
}

func (b *browser) take(files js.Value) {
	for i := range files.Length() {
		file := files.Index(i)
		b.state.Import(file.Get("name").String(), file)
	}
	// A browser that is short of room throws away what nobody asked it to keep.
	if storage := js.Global().Get("navigator").Get("storage"); files.Length() > 0 && storage.Truthy() && storage.Get("persist").Truthy() {
		storage.Call("persist")
	}
}

func (b *browser) SendFile(r message.Request, file any) { b.line.SendFile(r, file) }

// Save gives the user a file, as if it had been downloaded. No request is made for it.
func (b *browser) Save(name, kind string, content []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(content))
	js.CopyBytesToJS(bytes, content)
	blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": kind + ";charset=utf-8"})
	address := js.Global().Get("URL").Call("createObjectURL", blob)
	link := document.Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	js.Global().Call("setTimeout", js.Global().Get("URL").Get("revokeObjectURL").Call("bind", js.Global().Get("URL"), address), 60_000)
}
