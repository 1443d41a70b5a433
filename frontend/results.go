package frontend

import (
	"maps"
	"slices"
	"strconv"

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
		n += len(s.wanted(i, g))
	}
	return n
}

// slice is how many cards are drawn at a time, from the first one on, after how the query was
// understood. An answer that is drawn at once would keep a slow computer from showing the keys that
// are typed meanwhile.
const slice = 2

// Shown are the results of a group that are shown by now.
func (s *State) Shown(place int, g message.Group) []message.Result {
	all := s.wanted(place, g)
	return all[:min(len(all), max(0, s.Room-s.FirstCard(place)))]
}

// Listed are the groups that are shown by now.
func (s *State) Listed() []message.Group {
	groups := s.Groups()
	for i := range groups {
		if i > 0 && s.FirstCard(i) >= s.Room && s.Drawing() {
			return groups[:i]
		}
	}
	return groups
}

// Drawing is whether some of the answer is still to be drawn.
func (s *State) Drawing() bool { return s.Room < s.FirstCard(len(s.Groups())) }

// DrawMore makes room for the next slice; false says that everything has been drawn.
func (s *State) DrawMore() bool {
	if !s.Drawing() {
		return false
	}
	s.Room += slice
	return true
}

// MoreOf is whether a group has more than what is shown, and is to be shown.
func (s *State) MoreOf(place int, g message.Group) bool {
	all := len(s.wanted(place, g))
	return all < g.Kept && len(s.Shown(place, g)) == all
}

// Toggle switches something of a result.
func Toggle(set map[string]bool, id string) { set[id] = !set[id] }

// CopyResult copies a problem with its answer.
func (s *State) CopyResult(r *message.Result) { s.copy(r.Text, "", say.Copied) }

func (s *State) copy(text, link, said string) {
	s.Browser.Copy(text, link, s.copied(said))
}

// copied says that something was copied, or that the browser did not allow it.
func (s *State) copied(said string) func(error) {
	return func(err error) {
		if err != nil {
			said = say.CopyRefused
		}
		s.Say(said)
	}
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
	add(say.Steps(a.Steps))
	add(say.Operations(a.Operators))
	if a.Grade > 0 {
		add(say.Grade(a.Grade))
	}
	add(a.Topic)
	for _, kind := range a.Kinds {
		if kind != "whole" {
			add(say.FacetValue(message.FacetKinds, kind))
		}
	}
	add(say.Story(r.Story))
	if r.Confidence > 0 {
		add(say.ByModel(r.Confidence))
	}
	return badges
}

// NoneSame is whether nothing has the query's calculation, though a calculation was searched for.
func (a *Answer) NoneSame() bool {
	return a.Found != nil && a.Found.By != message.ByWords && (len(a.Found.Groups) == 0 || a.Found.Groups[0].Name != message.GroupSame && a.Found.Groups[0].Name != message.GroupPattern)
}

// NoneSays says what there is in place of it.
func (s *State) NoneSays() string {
	switch {
	case len(s.Groups()) > 0:
		return say.NoMatchNearest
	case len(s.Filter) > 0:
		return say.NoMatchFilter
	}
	return say.NoMatchAtAll
}

// Filters.

// Pick puts a value into the filter, or takes it out. Asked twice for the same, it does it once.
func (s *State) Pick(facet, value string, chosen bool) {
	if chosen == s.Chosen(facet, value) {
		return
	}
	values := slices.Clone(s.Filter[facet])
	if chosen {
		values = append(values, value)
	} else {
		values = slices.DeleteFunc(values, func(v string) bool { return v == value })
	}
	if s.Filter = maps.Clone(s.Filter); len(values) == 0 {
		delete(s.Filter, facet)
	} else {
		s.Filter[facet] = values
	}
	s.Limits = map[string]int{}
	s.ask()
}

// Chosen is whether a value is in the filter.
func (q *Asked) Chosen(facet, value string) bool { return slices.Contains(q.Filter[facet], value) }

// PickNone empties the filter.
func (s *State) PickNone() {
	s.Filter = map[string][]string{}
	s.Browser.Focus(filtersID)
	s.ask()
}

const filtersID = "filters"

// Picked are the values of the filter, as facet and value.
func (q *Asked) Picked() [][2]string {
	var picked [][2]string
	for _, facet := range message.Facets {
		for _, value := range q.Filter[facet] {
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
func (a *Answer) Wrong() int {
	wrong := 0
	for _, r := range a.Found.Baseline {
		if !r.SameModel {
			wrong++
		}
	}
	return wrong
}

// CanShowBaseline is whether the search by words can be set beside ours.
func (s *State) CanShowBaseline() bool {
	return s.Found != nil && !s.Drawing() && s.Found.By != message.ByWords && s.Found.Understood.Kind == message.KindProblem && len(s.Found.Baseline) > 0
}

// Ours are our first results, as many as are set beside those by words.
func (s *State) Ours() []message.Result {
	var all []message.Result
	for _, g := range s.Groups() {
		all = append(all, g.Results...)
	}
	return all[:min(len(all), len(s.Found.Baseline))]
}
