package frontend

import (
	"strings"
)

// boxID is the id of the box.
const boxID = "query"

// followGhost keeps the grey text while what is typed is what it says.
func (s *State) followGhost(text string) {
	s.Hinted = ""
	added, more := strings.CutPrefix(text, s.Query)
	rest, fits := strings.CutPrefix(s.Ghost, added)
	if s.Ghost == "" || !more || !fits {
		rest = ""
	}
	s.Ghost = rest
	if rest != "" {
		defer s.hint()
	}
}

// hint announces the grey text when the typing has paused.
func (s *State) hint() {
	ghost := s.Ghost
	if ghost == "" {
		return
	}
	s.Browser.Later(hintAfter, func() bool {
		if s.Ghost != ghost {
			return false
		}
		s.Hinted = say.Suggestion(ghost)
		return true
	})
}

// TakeGhost makes the grey text the user's own.
func (s *State) TakeGhost() {
	text := s.Query + s.Ghost
	s.Ghost, s.Hinted = "", ""
	s.Typed(text, utf16Length(text))
}

// utf16Length is how long a text is where the browser counts.
func utf16Length(s string) int {
	n := 0
	for _, r := range s {
		n++
		if r > 0xFFFF {
			n++
		}
	}
	return n
}
