package frontend

import "mwpranker/wasm/message"

// resultsShown is how many results a group shows.
const resultsShown = 10

// send asks the worker, now or after the answer that is under way. It is called with the page locked.
func (l *line) send(query string) {
	if l.busy {
		l.next = query
		return
	}
	l.last++
	l.busy = true
	l.worker.Call("postMessage", message.Encode(message.Request{ID: l.last, Query: query, Limit: resultsShown, Story: "any"}))
}

// received takes an answer, and sends what was typed meanwhile.
func (l *line) received(data string) {
	var reply message.Reply
	err := message.Decode(data, &reply)
	l.update(func() {
		if err != nil {
			l.page.Lost = "it sent what the page cannot read: " + err.Error()
			return
		}
		l.busy = false
		if l.next != "" {
			next := l.next
			l.next = ""
			l.send(next)
		}
		if reply.ID == l.last || reply.ID == 0 {
			l.page.Receive(&reply)
		}
	})
}
