package frontend

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"mwpranker/wasm/message"
)

// Fragment is the state as it stands behind the # of a link: nothing but what the user chose to
// share, and nothing that a browser sends to a server. It is written as forms are,
// name=value&name=value; package net/url would do that too, at the price of 20 KB more to load.
func (q *Asked) Fragment() string {
	var b strings.Builder
	add := func(name, value string) {
		if b.Len() > 0 {
			b.WriteByte('&')
		}
		b.WriteString(escape(name) + "=" + escape(value))
	}
	add("q", q.Query)
	if q.Own != "" {
		add("is", q.Own)
	}
	if q.Order != message.OrderBest {
		add("order", q.Order)
	}
	for _, facet := range slices.Sorted(maps.Keys(q.Filter)) {
		for _, value := range q.Filter[facet] {
			add(facet, value)
		}
	}
	return b.String()
}

// OpenFragment takes the state out of a link.
func (s *State) OpenFragment(fragment string) {
	s.Pupil = nil
	if sheet, ok := strings.CutPrefix(strings.TrimPrefix(fragment, "#"), sheetField); ok {
		s.openPupil(sheet)
		return
	}
	values := map[string][]string{}
	for field := range strings.SplitSeq(strings.TrimPrefix(fragment, "#"), "&") {
		name, value, _ := strings.Cut(field, "=")
		name, ok := unescape(name)
		value, fine := unescape(value)
		if !ok || !fine {
			return
		}
		values[name] = append(values[name], value)
	}
	first := func(name string) string { return append(values[name], "")[0] }
	if !asksSomething(first("q")) {
		return
	}
	s.put(first("q"))
	s.Own = first("is")
	if order := first("order"); slices.Contains(message.Orders, order) {
		s.Order = order
	}
	for _, facet := range message.Facets {
		if len(values[facet]) > 0 {
			s.Filter[facet] = values[facet]
		}
	}
	s.ask()
}

// escape writes a blank as + and all but letters, digits and -._~ as %XX.
func escape(s string) string {
	var b strings.Builder
	for i := range len(s) {
		switch c := s[i]; {
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || strings.IndexByte("-._~", c) >= 0:
			b.WriteByte(c)
		case c == ' ':
			b.WriteByte('+')
		default:
			b.WriteString("%" + string(hexDigits[c>>4]) + string(hexDigits[c&15]))
		}
	}
	return b.String()
}

const hexDigits = "0123456789ABCDEF"

// unescape is the reverse of escape.
func unescape(s string) (string, bool) {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '+':
			b.WriteByte(' ')
		case '%':
			if i+2 >= len(s) {
				return "", false
			}
			code, err := strconv.ParseUint(s[i+1:i+3], 16, 8)
			if err != nil {
				return "", false
			}
			b.WriteByte(byte(code))
			i += 2
		default:
			b.WriteByte(s[i])
		}
	}
	return b.String(), true
}

// CopyLink puts the state into the address and copies it.
func (s *State) CopyLink() { s.copy("", s.Fragment(), say.LinkCopied) }
