package frontend

import (
	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// Forget is how far it is with forgetting everything.
type Forget struct {
	Really bool   // it is asked whether to
	Said   string // how it ended
	asked  int    // ID of the request to the worker
}

// ForgetAll asks whether to forget everything, or with false no more.
func (s *State) ForgetAll(really bool) {
	s.Forget.Really, s.Forget.Said = really, ""
	if really {
		s.Browser.Focus("forget-no")
	} else {
		s.Browser.Focus("forget")
	}
}

// ForgetNow forgets everything: the worker what it keeps, so that no tab brings it back, then the
// browser all the rest.
func (s *State) ForgetNow() {
	s.Forget.Really = false
	s.Browser.Focus("forget")
	if s.Trouble != nil && s.Trouble.Final {
		s.forgetRest() // there is no worker
		return
	}
	s.Forget.asked = s.send(message.Request{Manage: &message.Manage{Do: message.DoForget}})
}

// forgetRest also removes what the worker could not.
func (s *State) forgetRest() {
	s.Forget.asked = 0
	s.Worksheet, s.Shelf, s.Editing = Worksheet{}, Shelf{}, Editing{}
	s.Browser.Forget(func(fault string) {
		s.Forget.Said = say.Forgotten
		if fault != "" {
			s.Forget.Said = words.Put(say.NotForgotten, fault)
		}
	})
}
