package frontend

import (
	"encoding/json"
	"slices"

	"mwpranker/frontend/words"
)

// Settings are kept in the browser.
type Settings struct {
	Look       string `json:"look"`               // system, light, dark
	Size       string `json:"size"`               // normal, large, larger
	Language   string `json:"language,omitempty"` // its tag; "" is as the browser
	SingleKeys bool   `json:"singleKeys"`

	KeepNothing bool `json:"keepNothing,omitempty"` // of what is asked and put aside: the computer is shared
}

// Load takes what was stored; what it does not know it leaves alone.
func (s *Settings) Load(stored string) {
	loaded := *s
	if json.Unmarshal([]byte(stored), &loaded) != nil {
		return
	}
	if !has(say.Looks, loaded.Look) {
		loaded.Look = s.Look
	}
	if !has(say.Sizes, loaded.Size) {
		loaded.Size = s.Size
	}
	if !has(say.Languages(), loaded.Language) {
		loaded.Language = s.Language
	}
	*s = loaded
}

func has(options []words.Option, value string) bool {
	return slices.ContainsFunc(options, func(o words.Option) bool { return o.Value == value })
}

// String is what is stored.
func (s *Settings) String() string {
	stored, _ := json.Marshal(s) // two words and a truth value
	return string(stored)
}

// Set changes the settings and stores them.
func (s *State) Set(change func(*Settings)) {
	change(&s.Settings)
	s.Speak()
	s.Browser.Store(keptSettings, s.Settings.String())
}
