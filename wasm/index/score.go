package index

import (
	"cmp"
	"slices"

	"mwpranker/wasm/expr"
)

// candidate is a problem while it is ranked.
type candidate struct {
	place      uint32
	shape      *shape
	similarity float64 // of its text to the query's
	score      float64 // the mean of the parts but diversity
}

// part is a part of a score before its weight is shared out.
type part struct {
	name   string
	value  float64
	weight float64
}

// The names of the parts, as a result shows them.
const (
	storyPart      = "story"
	rolesPart      = "roles"
	orderPart      = "order"
	constantsPart  = "constants"
	complexityPart = "complexity"
	treePart       = "tree"
	diversityPart  = "diversity"
)

// score hands on the places, which are sorted, as candidates.
func (s *search) score(g group, shapes []*shape, places []uint32, yield func(candidate)) {
	if s.query.ExcludeID != "" {
		places = slices.DeleteFunc(places, s.isExcluded)
	}
	similarities := s.index.similarities(s.vector, places)
	shapes = slices.SortedFunc(slices.Values(shapes), func(a, b *shape) int { return cmp.Compare(a.places.lo, b.places.lo) })
	var room [8]part
	for _, each := range shapes {
		if len(places) == 0 || places[0] >= each.places.hi {
			continue
		}
		parts := s.shapeParts(room[:0], g, each)
		for len(places) > 0 && places[0] < each.places.hi {
			c := candidate{place: places[0], shape: each, similarity: similarities[0]}
			c.score = mean(s.placeParts(parts, &c))
			yield(c)
			places, similarities = places[1:], similarities[1:]
		}
	}
}

func (s *search) isExcluded(place uint32) bool {
	return s.query.ExcludeID != "" && s.index.store.idOf(s.index.order[place]) == s.query.ExcludeID
}

// sameButRounded is the tree part of a problem that has the query's calculation but for rounding a
// division: 130 / 40 beside roundup(130 / 40). By the distance of the trees it is no nearer than
// 130 * 40.
const sameButRounded = 0.9

// shapeParts adds the parts of the score that follow from the tree.
func (s *search) shapeParts(parts []part, g group, sh *shape) []part {
	switch g.name {
	case SameModel:
		parts = append(parts,
			part{rolesPart, oneIf(s.equal(expr.Role, sh)), s.weights.Roles},
			part{orderPart, oneIf(s.equal(expr.Exact, sh)), s.weights.Order})
	case OneMore, OneLess:
		parts = append(parts, part{treePart, 0.5, s.weights.Tree})
	case NearModel:
		value := 1 - float64(g.distances[sh])/(maxDistance+1)
		if g.rounded[sh] {
			value = sameButRounded
		}
		parts = append(parts, part{treePart, value, s.weights.Tree})
	case FitsPattern:
		parts = append(parts, part{treePart, 1, s.weights.Tree})
	}
	if len(s.constants) > 0 && g.name != SameWords {
		parts = append(parts, part{constantsPart, oneIf(slices.Equal(s.constants, sh.constants)), s.weights.Constants})
	}
	return parts
}

// placeParts adds the parts that follow from the text. It may use the room
// behind parts, so each call ends the use of what the last one returned.
func (s *search) placeParts(parts []part, c *candidate) []part {
	switch {
	case s.query.Tree == nil:
		parts = append(parts, part{storyPart, c.similarity, 1})
	case len(s.vector) == 0:
	case s.query.Story == SameStory:
		parts = append(parts, part{storyPart, c.similarity, s.weights.Story})
	case s.query.Story == NewStory:
		parts = append(parts, part{storyPart, 1 - c.similarity, s.weights.Story})
	}
	if s.attributes != nil && s.query.Tree != nil {
		value, _ := closeness(s.attributes, &s.index.attributes[c.place])
		parts = append(parts, part{complexityPart, value, s.weights.Complexity})
	}
	return parts
}

// mean is the score that parts make together.
func mean(parts []part) float64 {
	sum, weights := 0.0, 0.0
	for i := range parts {
		sum += parts[i].weight * parts[i].value
		weights += parts[i].weight
	}
	if weights == 0 {
		return 0
	}
	return sum / weights
}

func oneIf(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

func (s *search) equal(level expr.Level, sh *shape) bool { return s.keys[level] == sh.keys[level] }

// result shows a candidate with the parts of its score.
func (s *search) result(g group, c chosen) Result {
	parts := s.placeParts(s.shapeParts(nil, g, c.shape), &c.candidate)
	if s.isDiverse() {
		parts = append(parts, part{diversityPart, 1 - c.nearest, s.weights.Diversity})
	}
	total := 0.0
	for _, p := range parts {
		total += p.weight
	}
	r := Result{
		Record:     s.index.record(c.place),
		Corpus:     s.index.corpora[s.index.attributes[c.place].corpus],
		Place:      int(s.index.order[c.place]),
		Match:      s.matchOf(g, c.shape),
		SameRoles:  s.equal(expr.Role, c.shape),
		Distance:   g.distances[c.shape],
		Similarity: c.similarity,
		Score:      mean(parts),
		place:      c.place,
		shape:      c.shape,
	}
	for _, p := range parts {
		if p.weight > 0 {
			r.Parts = append(r.Parts, Part{p.name, p.value, p.weight / total, s.why(p, g, &c)})
		}
	}
	return r
}

func (s *search) matchOf(g group, sh *shape) Match {
	switch g.name {
	case OneMore:
		return More
	case OneLess:
		return Less
	case NearModel:
		return Near
	case FitsPattern:
		return Pattern
	case SameWords:
		return TextOnly
	}
	switch {
	case s.equal(expr.Exact, sh):
		return Exact
	case s.equal(expr.Role, sh):
		return Role
	}
	return Canonical
}
