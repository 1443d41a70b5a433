package frontend

import (
	"maps"
	"slices"
	"strconv"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

const understoodID = "understood"

// CardID is the id of a result's card, by its place over all groups.
func CardID(place int) string { return "result-" + strconv.Itoa(place) }

// Cards are the results that are shown, over all groups.
func (s *State) Cards() []message.Result {
	var all []message.Result
	for i, g := range s.Groups() {
		all = append(all, s.Shown(i, g)...)
	}
	return all
}

// FirstCard is the place of a group's first card.
func (s *State) FirstCard(group int) int {
	n := 0
	for i, g := range s.Groups()[:group] {
		n += len(s.Shown(i, g))
	}
	return n
}

// Toggle switches something of a result.
func Toggle(set map[string]bool, id string) { set[id] = !set[id] }

// CopyResult copies a problem with its answer.
func (s *State) CopyResult(r *message.Result) { s.copy(r.Text, "", words.Copied) }

func (s *State) copy(text, link, said string) {
	s.Browser.Copy(text, link, func(err error) {
		if err != nil {
			said = words.CopyRefused
		}
		s.Say(said)
	})
}

// Compare shows a result beside the query.
func (s *State) Compare(r *message.Result) {
	left := message.Side{Query: s.Query, Expression: s.Own}
	if reading := s.Reading(); reading != nil && !s.ByExpression() {
		left.Expression = reading.Expression
	}
	s.Show(DialogCompare)
	s.matching = s.send(message.Request{Cancel: s.matching, Compare: &message.Compare{Left: left, Right: message.Side{ID: r.ID}}})
}

// CanCompare is whether there is a tree to compare with.
func (s *State) CanCompare() bool {
	return s.Reading() != nil && s.Found.Understood.Kind != message.KindPattern
}

// Badges are the small facts on a card.
func Badges(r *message.Result) []string {
	var badges []string
	add := func(b string) {
		if b != "" && !slices.Contains(badges, b) {
			badges = append(badges, b)
		}
	}
	a := &r.Attributes
	add(words.Steps(a.Steps))
	add(words.Operators(distinct(a.Operators)))
	if a.Grade > 0 {
		add(words.Grade(a.Grade))
	}
	add(a.Topic)
	for _, kind := range a.Kinds {
		if kind != "whole" {
			add(words.FacetValue(message.FacetKinds, kind))
		}
	}
	add(words.Story(r.Story))
	return badges
}

// distinct leaves one of equal letters that follow each other: "++*" is "+*".
func distinct(s string) string { return string(slices.Compact([]rune(s))) }

// NoneSame is whether nothing has the query's calculation, though a calculation was searched for.
func (s *State) NoneSame() bool {
	return s.Found != nil && s.Found.By != message.ByWords && (len(s.Found.Groups) == 0 || s.Found.Groups[0].Name != message.GroupSame && s.Found.Groups[0].Name != message.GroupPattern)
}

// NoneSays says what there is in place of it.
func (s *State) NoneSays() string {
	switch {
	case len(s.Groups()) > 0:
		return words.NoMatchNearest
	case len(s.Filter) > 0:
		return words.NoMatchFilter
	}
	return words.NoMatchAtAll
}

// Filters.

// Pick puts a value into the filter, or takes it out.
func (s *State) Pick(facet, value string) {
	values := s.Filter[facet]
	if i := slices.Index(values, value); i >= 0 {
		values = slices.Delete(slices.Clone(values), i, i+1)
	} else {
		values = append(slices.Clone(values), value)
	}
	if s.Filter = maps.Clone(s.Filter); len(values) == 0 {
		delete(s.Filter, facet)
	} else {
		s.Filter[facet] = values
	}
	s.Limits = map[string]int{}
	s.ask()
}

// PickNone empties the filter.
func (s *State) PickNone() {
	s.Filter = map[string][]string{}
	s.Browser.Focus(filtersID)
	s.ask()
}

const filtersID = "filters"

// Picked are the values of the filter, as facet and value.
func (s *State) Picked() [][2]string {
	var picked [][2]string
	for _, facet := range message.Facets {
		for _, value := range s.Filter[facet] {
			picked = append(picked, [2]string{facet, value})
		}
	}
	return picked
}

// Facets are those that have something to choose.
func (s *State) Facets() []message.Facet {
	if s.Found == nil {
		return nil
	}
	var facets []message.Facet
	for _, f := range s.Found.Facets {
		if len(f.Values) > 1 || len(s.Filter[f.Name]) > 0 {
			facets = append(facets, f)
		}
	}
	return facets
}

// Sort puts the results in another order.
func (s *State) Sort(order string) {
	if order == s.Order || !slices.Contains(message.Orders, order) {
		return
	}
	s.Order = order
	if !s.Empty() {
		s.ask()
	}
}

// Wrong counts the results by words that need another calculation.
func (s *State) Wrong() int {
	wrong := 0
	for _, r := range s.Found.Baseline {
		if !r.SameModel {
			wrong++
		}
	}
	return wrong
}

// CanShowBaseline is whether the search by words can be set beside ours.
func (s *State) CanShowBaseline() bool {
	return s.Found != nil && s.Found.By != message.ByWords && s.Found.Understood.Kind == message.KindProblem && len(s.Found.Baseline) > 0
}

// Ours are our first results, as many as are set beside those by words.
func (s *State) Ours() []message.Result {
	var all []message.Result
	for _, g := range s.Groups() {
		all = append(all, g.Results...)
	}
	return all[:min(len(all), len(s.Found.Baseline))]
}
