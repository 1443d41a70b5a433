package frontend

import (
	"maps"
	"net/url"
	"slices"
	"strings"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// Fragment is the state as it stands behind the # of a link: nothing but what the user chose to share, and nothing
// that a browser sends to a server.
func (s *State) Fragment() string {
	v := url.Values{"q": {s.Query}}
	if s.Own != "" {
		v.Set("is", s.Own)
	}
	if s.Order != message.OrderBest {
		v.Set("order", s.Order)
	}
	for _, facet := range slices.Sorted(maps.Keys(s.Filter)) {
		v[facet] = s.Filter[facet]
	}
	return v.Encode()
}

// OpenFragment takes the state out of a link.
func (s *State) OpenFragment(fragment string) {
	v, err := url.ParseQuery(strings.TrimPrefix(fragment, "#"))
	if err != nil || !asksSomething(v.Get("q")) {
		return
	}
	s.Put(v.Get("q"))
	s.Own = v.Get("is")
	if order := v.Get("order"); slices.Contains(message.Orders, order) {
		s.Order = order
	}
	for _, facet := range message.Facets {
		if len(v[facet]) > 0 {
			s.Filter[facet] = v[facet]
		}
	}
	s.ask()
}

// CopyLink puts the state into the address and copies it.
func (s *State) CopyLink() { s.copy("", s.Fragment(), words.LinkCopied) }
