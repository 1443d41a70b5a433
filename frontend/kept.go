package frontend

import (
	"strings"

	"mwpranker/wasm/message"
)

// What outlives the page. Where the user is stands in the tab's history, so that a reload, a crash
// and the button "back" find it again; the worksheet is kept in the browser, for all its tabs.

// keptSettings is under what the settings are kept in the browser.
const keptSettings = "settings"

// longestPlace is the longest text that is noted in the history; browsers refuse megabytes there.
const longestPlace = 100_000

// Place says where the user is, as a link would; "" is the empty page, or one that is not noted.
func (s *State) Place() string {
	if s.Settings.KeepNothing || s.Empty() || len(s.Query) > longestPlace {
		return ""
	}
	return s.Fragment()
}

// GoTo takes the user to a place.
func (s *State) GoTo(place string) {
	s.Pupil = nil
	s.Open, s.Order, s.Filter = "", message.OrderBest, map[string][]string{}
	if place != "" {
		s.OpenFragment(place)
		return
	}
	s.Query, s.Own, s.From = "", "", nil
	s.typed++
	s.forget()
}

// step makes what is asked now a place to come back to, before something else is asked.
func (s *State) step() {
	if s.asked == s.Query && !s.Empty() {
		s.Browser.Step(s.Place())
	}
}

// replaces says whether a text takes the place of another, and is not that one with a few changes.
func replaces(text, old string) bool {
	longer, kept := max(len(text), len(old)), 0
	for kept < min(len(text), len(old)) && text[kept] == old[kept] {
		kept++
	}
	text, old = text[kept:], old[kept:]
	for strings.HasSuffix(text, lastByte(old)) && old != "" && text != "" {
		text, old, kept = text[:len(text)-1], old[:len(old)-1], kept+1
	}
	return kept < longer/2
}

func lastByte(s string) string { return s[max(len(s)-1, 0):] }

// KeepNothing says whether anything of what is asked and put aside is to be kept.
func (s *State) KeepNothing(nothing bool) {
	s.Set(func(settings *Settings) { settings.KeepNothing = nothing })
	s.storeSheets()
}
