package frontend

import "mwpranker/wasm/message"

// The steps to the answers, for the key and for hints. The engine is asked for them when they are
// wanted; they are not kept, because they follow from what is.

// stepsKey is what a problem's steps follow from.
func stepsKey(r *Item) string { return r.Text + "\x00" + r.Expression }

// fillSteps asks for the steps that are wanted and not there, of all versions.
func (s *State) fillSteps() {
	w := &s.Worksheet
	if !w.Steps && !w.Hints {
		return
	}
	for _, v := range w.Sheets() {
		for i := range v.Problems {
			r := &v.Problems[i]
			if _, there := w.steps[stepsKey(r)]; there || r.Note || s.asksSteps(stepsKey(r)) {
				continue
			}
			if s.Varying.steps == nil {
				s.Varying.steps = map[int]string{}
			}
			side := message.Side{Query: r.Text, Expression: r.Expression}
			id := s.send(message.Request{Compare: &message.Compare{Left: side, Right: side}})
			s.Varying.steps[id] = stepsKey(r)
		}
	}
}

func (s *State) asksSteps(key string) bool {
	for _, asked := range s.Varying.steps {
		if asked == key {
			return true
		}
	}
	return false
}

// receiveSteps takes the answer to one of the requests above. It says whether it was one.
func (s *State) receiveSteps(r *message.Reply) bool {
	key, ours := s.Varying.steps[r.ID]
	if !ours {
		return false
	}
	delete(s.Varying.steps, r.ID)
	w := &s.Worksheet
	if w.steps == nil {
		w.steps = map[string][]message.Step{}
	}
	w.steps[key] = nil
	if r.Comparison != nil {
		w.steps[key] = r.Comparison.Left.Reading.Steps
	}
	return true
}
