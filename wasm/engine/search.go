package engine

import (
	"slices"
	"time"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
	"mwpranker/wasm/message"
)

// The groups and orders of the messages, in the words of the index.
var (
	groupNames = map[index.GroupName]string{
		index.SameModel: message.GroupSame, index.OneMore: message.GroupMore, index.OneLess: message.GroupLess,
		index.NearModel: message.GroupNear, index.FitsPattern: message.GroupPattern, index.SameWords: message.GroupWords,
	}
	orders = map[string]struct {
		story index.Story
		sort  index.Sort
	}{
		"":                  {},
		message.OrderBest:   {},
		message.OrderSame:   {story: index.SameStory},
		message.OrderNew:    {story: index.NewStory},
		message.OrderEasier: {sort: index.Easiest},
		message.OrderHarder: {sort: index.Hardest},
	}
)

// search answers a search; with a failure it still shows how the query was understood, if it was.
func (e *Engine) search(r *message.Search, pause Pause) (*message.Found, *message.Failure) {
	start := time.Now()
	q, failure := e.understand(r.Query, r.Expression)
	if failure != nil {
		return nil, failure
	}
	found := &message.Found{By: q.by, Understood: q.understood, Groups: []message.Group{}}
	found.Millis.Read = millisSince(start)
	library := e.library.Load()
	if library == nil {
		return found, failed(message.NoCorpus, "the search", "the problems are not loaded yet")
	}
	asked, failure := indexQuery(r)
	if failure != nil {
		return nil, failure
	}
	if err := pause.rest(); err != nil {
		return nil, failed(message.Superseded, "the search", "%v", err)
	}
	searched := time.Now()
	response, err := library.find(&q.Understanding, asked)
	if err != nil {
		return nil, failed(message.BadRequest, "the search", "%v", err)
	}
	found.Matches, found.Kept = response.Matches, response.Kept
	found.Facets = facetsOf(response.Facets, r.Filter)
	s := &shower{library: library, query: q, tree: q.tree(), exclude: r.Exclude}
	for _, g := range response.Groups {
		if err := pause.rest(); err != nil {
			return nil, failed(message.Superseded, "the search", "%v", err)
		}
		found.Groups = append(found.Groups, s.group(g))
	}
	if r.Baseline > 0 && q.Source != "" && s.tree != nil {
		if err := pause.rest(); err != nil {
			return nil, failed(message.Superseded, "the search", "%v", err)
		}
		found.Baseline = s.baseline(r)
	}
	found.Millis.Search, found.Millis.Total = millisSince(searched), millisSince(start)
	return found, nil
}

// indexQuery puts the request into the words of the index; what is searched for comes to it later.
func indexQuery(r *message.Search) (asked index.Query, failure *message.Failure) {
	order, known := orders[r.Order]
	if !known {
		return asked, failed(message.BadRequest, "the request", "there is no order %.40q", r.Order)
	}
	for name := range r.Filter {
		if !slices.Contains(message.Facets, name) {
			return asked, failed(message.BadRequest, "the request", "there is no facet %.40q", name)
		}
	}
	asked = index.Query{
		ExcludeID: r.Exclude, Match: index.Near,
		Story: order.story, Sort: order.sort, Limit: r.Limit,
		Filter: index.Filter{Values: r.Filter}, Count: r.Group == "",
	}
	if r.Group != "" {
		for name, each := range groupNames {
			if each == r.Group {
				asked.Only = name
			}
		}
		if asked.Only == "" {
			return asked, failed(message.BadRequest, "the request", "there is no group %.40q", r.Group)
		}
	}
	return asked, nil
}

func millisSince(start time.Time) float64 { return float64(time.Since(start).Microseconds()) / 1000 }

func facetsOf(facets []index.Facet, filter map[string][]string) []message.Facet {
	var shown []message.Facet
	for _, f := range facets {
		facet := message.Facet{Name: f.Name, Values: []message.FacetValue{}}
		for _, v := range f.Values {
			facet.Values = append(facet.Values, message.FacetValue{Value: v.Value, Count: v.Count, Chosen: slices.Contains(filter[f.Name], v.Value)})
		}
		shown = append(shown, facet)
	}
	return shown
}

// baseline is what similar words alone find, and what their trees have to do with the query's.
func (s *shower) baseline(r *message.Search) []message.Result {
	response, err := s.library.index.Search(&index.Query{Text: s.query.Source, ExcludeID: r.Exclude, Limit: min(r.Baseline, index.MaxLimit)})
	if err != nil {
		return nil
	}
	var shown []message.Result
	for _, found := range response.Results() {
		result := s.result(found)
		result.Relation, result.Distance = relate(s.tree, s.library.index.Problem(&found).Expr)
		result.SameModel = isSameModel(result.Relation)
		shown = append(shown, result)
	}
	return shown
}

// relate says how the second tree relates to the first.
func relate(a, b *expr.Expr) (relation string, distance int) {
	switch {
	case a.IsPattern():
		if a.Match(b) {
			return message.RelationPattern, 0
		}
		return message.RelationOther, 0
	case a.Key(expr.Exact) == b.Key(expr.Exact):
		return message.RelationExact, 0
	case a.Key(expr.Role) == b.Key(expr.Role):
		return message.RelationRole, 0
	case a.Key(expr.Canonical) == b.Key(expr.Canonical):
		return message.RelationCanonical, 0
	case b.Steps() == a.Steps()+1 && expr.Contains(b, a):
		return message.RelationMore, 0
	case a.Steps() == b.Steps()+1 && expr.Contains(a, b):
		return message.RelationLess, 0
	}
	distance = expr.Distance(a, b)
	if distance <= nearest {
		return message.RelationNear, distance
	}
	return message.RelationOther, distance
}

// nearest is the distance up to which the index calls trees near.
const nearest = 2

func isSameModel(relation string) bool {
	return relation == message.RelationExact || relation == message.RelationRole || relation == message.RelationCanonical
}
