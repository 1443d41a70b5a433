package index

import (
	"cmp"
	"errors"
	"fmt"
	"math"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// search is one query while it is answered.
type search struct {
	index      *Index
	query      *Query
	limit      int
	weights    Weights
	filter     *placeFilter
	vector     vector
	keys       [3]string // of the query's tree, by expr.Level
	constants  []string  // of the query's tree
	attributes *packed   // nil when the query gives none
	difficulty uint16    // what nearDifficulty looks for
}

// Search finds the problems that match, in groups, the best first.
func (ix *Index) Search(q *Query) (*Response, error) {
	if q.Tree == nil && len(q.Text) == 0 {
		return nil, errors.New("index: the query has neither an expression nor a text")
	}
	if q.Match > Canonical && q.Match != Near {
		return nil, errors.New("index: exact, role, canonical or near can be asked for, not " + q.Match.String())
	}
	if q.Limit < 0 || q.Limit > MaxLimit {
		return nil, fmt.Errorf("index: a limit of %d results, which is not between 1 and %d", q.Limit, MaxLimit)
	}
	s := ix.newSearch(q)
	response := &Response{}
	groups := s.groups()
	if q.Count {
		response.Facets, response.Matches, response.Kept = s.count(groups)
	}
	for _, g := range groups {
		if q.Only != "" && g.name != q.Only {
			continue
		}
		if ranked := s.rank(g); len(ranked.Results) > 0 {
			response.Groups = append(response.Groups, ranked)
		}
	}
	return response, nil
}

func (ix *Index) newSearch(q *Query) *search {
	s := &search{
		index:   ix,
		query:   q,
		limit:   cmp.Or(q.Limit, DefaultLimit),
		weights: DefaultWeights,
		filter:  ix.newPlaceFilter(&q.Filter),
		vector:  ix.vectorOf(q.Text),
	}
	if q.Weights != nil {
		s.weights = q.Weights.clamped()
	}
	if q.Tree != nil {
		s.keys = q.Tree.Keys()
		s.constants = constantsOf(q.Tree)
	}
	attributes := corpus.Attributes{}
	if q.Attributes != nil {
		attributes = *q.Attributes
		packed := pack(&corpus.Problem{Attributes: attributes})
		s.attributes = &packed
	} else if q.Tree != nil {
		attributes = corpus.MeasureExpr(q.Tree)
	}
	switch q.Sort {
	case Easiest:
		s.difficulty = 0
	case Hardest:
		s.difficulty = math.MaxUint16
	default:
		s.difficulty = pack(&corpus.Problem{Attributes: attributes}).difficulty
	}
	return s
}

// group is the shapes that make up a group of results.
type group struct {
	name      GroupName
	shapes    []*shape
	distances map[*shape]int  // in NearModel
	rounded   map[*shape]bool // in NearModel: the same but for rounding a division
}

// groups finds what the query asks for among the templates. No problem is
// looked at yet.
func (s *search) groups() []group {
	ix, q := s.index, s.query
	if q.Tree == nil {
		return []group{{name: SameWords, shapes: ix.shapes}}
	}
	if q.Tree.IsPattern() {
		fits := group{name: FitsPattern}
		for _, each := range ix.shapes {
			if q.Tree.Match(each.tree) {
				fits.shapes = append(fits.shapes, each)
			}
		}
		return []group{fits}
	}
	level := expr.Canonical
	switch q.Match {
	case Exact:
		level = expr.Exact
	case Role:
		level = expr.Role
	}
	groups := []group{{name: SameModel, shapes: ix.classes[level][s.keys[level]]}}
	if q.Match != Near {
		return groups
	}
	more, less := group{name: OneMore}, group{name: OneLess}
	near := group{name: NearModel, distances: map[*shape]int{}, rounded: map[*shape]bool{}}
	neighbours := ix.neighboursOf(q.Tree)
	for _, i := range neighbours.more {
		more.shapes = append(more.shapes, ix.templates[i].shapes...)
	}
	for _, i := range neighbours.less {
		less.shapes = append(less.shapes, ix.templates[i].shapes...)
	}
	for n, i := range neighbours.near {
		for _, each := range ix.templates[i].shapes {
			near.shapes = append(near.shapes, each)
			near.distances[each] = neighbours.distances[n]
			if neighbours.rounded[n] {
				near.rounded[each] = true
			}
		}
	}
	return append(groups, more, less, near)
}

// rank selects the members of a group that are worth it, scores them and puts
// them in order.
func (s *search) rank(g group) Group {
	if g.name == SameWords {
		return s.byWords(g)
	}
	result := Group{Name: g.name}
	var shapes []*shape
	for _, each := range g.shapes {
		result.Members += int(each.places.hi - each.places.lo)
		if s.filter.passesShape(each) {
			shapes = append(shapes, each)
		}
	}
	places, whole := s.candidates(shapes)
	result.Ranked, result.Whole = len(places), whole
	best := s.newBest(len(places))
	s.score(g, shapes, places, best.add)
	for _, c := range s.choose(g, best.sorted()) {
		result.Results = append(result.Results, s.result(g, c))
	}
	return result
}

func (s *search) passes(place uint32) bool {
	return s.filter.passes(&s.index.attributes[place])
}
