package frontend

import "syscall/js"

// nearEdge is how near to the edge of the dialog a drag scrolls it, and by how much at a time.
const nearEdge, scrollStep = 48, 14

// drag is a row of the worksheet that is being dragged by its grip, with mouse, pen or finger.
type drag struct {
	rows     js.Value // of the list
	from, to int
}

// listenToDrags moves rows of the worksheet. While a row is dragged nothing is drawn: only the row
// under the pointer is marked. Letting it go outside the list, or Escape, leaves all as it was.
func (b *browser) listenToDrags() {
	var at *drag
	listen := func(event string, do func(event js.Value)) {
		document.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		}))
	}
	stop := func(js.Value) {
		if at != nil {
			at.mark("")
			at = nil
		}
	}
	listen("pointerdown", func(event js.Value) {
		grip := event.Get("target")
		if grip.Get("className").Type() != js.TypeString || grip.Get("className").String() != "grip" {
			return
		}
		event.Call("preventDefault")
		row := grip.Call("closest", "li")
		at = &drag{rows: row.Get("parentElement").Get("children")}
		for i := range at.rows.Length() {
			if at.rows.Index(i).Equal(row) {
				at.from, at.to = i, i
			}
		}
		grip.Call("setPointerCapture", event.Get("pointerId"))
	})
	listen("pointermove", func(event js.Value) {
		if at != nil {
			at.follow(event.Get("clientY").Float())
		}
	})
	listen("pointerup", func(event js.Value) {
		if at == nil {
			return
		}
		from, to := at.from, at.to
		stop(event)
		if from != to {
			b.env.Lock()
			b.state.DragOnSheet(from, to)
			b.env.UnlockRender()
		}
	})
	listen("pointercancel", stop)
	listen("keydown", stop)
}

// follow finds the row under the pointer.
func (d *drag) follow(y float64) {
	d.mark("")
	d.to = d.rows.Length() - 1
	for i := range d.rows.Length() {
		if y < d.rows.Index(i).Call("getBoundingClientRect").Get("bottom").Float() {
			d.to = i
			break
		}
	}
	d.mark(pick(d.to < d.from, "above", "below"))
	dialog := d.rows.Index(0).Call("closest", "dialog")
	edge := dialog.Call("getBoundingClientRect")
	switch {
	case y < edge.Get("top").Float()+nearEdge:
		dialog.Call("scrollBy", 0, -scrollStep)
	case y > edge.Get("bottom").Float()-nearEdge:
		dialog.Call("scrollBy", 0, scrollStep)
	}
}

// mark shows between which rows it would stand; "" takes the mark away.
func (d *drag) mark(where string) {
	set(d.rows.Index(d.from).Get("dataset"), "drag", pick(where == "", "", "this"))
	if d.to != d.from {
		set(d.rows.Index(d.to).Get("dataset"), "drag", where)
	}
}
