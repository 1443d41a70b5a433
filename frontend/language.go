package frontend

import "mwpranker/frontend/words"

// say is what the page says, in the language that it speaks.
var say = &words.English

// Speak makes the page speak the language that was chosen, or that the browser prefers.
func (s *State) Speak() { say = words.In(s.Settings.Language, s.Preferred) }
