package frontend

import "syscall/js"

// listenToKeys hands keys, and what is typed into the box, to the state. It listens by itself and
// not through Vugu, which would draw the page at each key: most keys change nothing that has to be
// drawn.
func (b *browser) listenToKeys() {
	document.Call("addEventListener", "input", js.FuncOf(func(_ js.Value, args []js.Value) any {
		box := args[0].Get("target")
		switch box.Get("id").String() {
		case editID:
			b.env.Lock()
			b.state.Editing.Text = box.Get("value").String()
			b.env.UnlockOnly()
			return nil
		case boxID:
		default:
			return nil
		}
		b.env.Lock()
		if b.state.Typed(box.Get("value").String(), box.Get("selectionEnd").Int()) {
			b.env.UnlockRender()
		} else {
			b.env.UnlockOnly()
		}
		return nil
	}))
	// A drawing that takes this field away sets off its change: nobody needs to hear of it, and
	// Vugu would wait for the drawing's end for ever.
	document.Call("addEventListener", "change", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("target").Get("id").String() == editID {
			args[0].Call("stopPropagation")
		}
		return nil
	}), true)
	document.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		event := args[0]
		if event.Get("isComposing").Truthy() || event.Get("key").Type() != js.TypeString {
			return nil
		}
		key := keyOf(event)
		b.env.Lock()
		if b.focus != "" { // keys can be faster than drawing: this one is for what is about to get the focus
			key.In, key.Writing, key.AtEnd = b.focus, b.focus == boxID || b.focus == correctionID, false
		}
		if b.state.Press(key) {
			event.Call("preventDefault")
			b.env.UnlockRender()
		} else {
			b.env.UnlockOnly()
		}
		return nil
	}))
}

func keyOf(event js.Value) Key {
	target := event.Get("target")
	k := Key{
		Name:    event.Get("key").String(),
		Command: event.Get("ctrlKey").Bool() || event.Get("metaKey").Bool(),
		Alt:     event.Get("altKey").Bool(),
		Shift:   event.Get("shiftKey").Bool(),
		In:      target.Get("id").String(),
	}
	switch target.Get("nodeName").String() {
	case "TEXTAREA", "SELECT":
		k.Writing = true
	case "INPUT":
		k.Writing = target.Get("type").String() == "text"
	}
	if k.In == boxID {
		end := target.Get("selectionEnd").Int()
		k.AtEnd = end == target.Get("selectionStart").Int() && end == target.Get("textLength").Int()
	}
	return k
}
