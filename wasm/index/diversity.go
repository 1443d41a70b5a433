package index

// diverseReach bounds how many texts are read for diversity in one group, and
// diverseResults how many results are chosen with it; further down nobody minds
// a story that comes again.
const (
	diverseReach   = 256
	diverseResults = 50
)

// chosen is a candidate that became a result.
type chosen struct {
	candidate
	nearest   float64 // likeness to the result above it that is most like it
	nearestTo int     // and which that is, from 0
}

func (s *search) isDiverse() bool {
	return s.query.Tree != nil && s.query.Sort == Best && s.query.Story != SameStory && s.weights.Diversity > 0
}

// choose takes the results out of the candidates, which come with the best
// first. For diversity it takes one after the other so that each is good and
// unlike those taken before (maximal marginal relevance). Among the first
// freshStories, a story that was told already comes only when there is no other
// within reach.
func (s *search) choose(g group, candidates []candidate) []chosen {
	if !s.isDiverse() || len(candidates) == 0 {
		all := make([]chosen, min(len(candidates), s.limit))
		for i := range all {
			all[i].candidate = candidates[i]
		}
		return all
	}
	d := chooser{search: s, candidates: candidates, diversity: s.weights.Diversity}
	for _, p := range s.placeParts(s.shapeParts(nil, g, candidates[0].shape), &candidates[0]) {
		d.others += p.weight // the same for all candidates of a group
	}
	for len(d.told) < min(s.limit, len(candidates)) {
		d.tell(d.next())
	}
	results := make([]chosen, len(d.told))
	for i, each := range d.told {
		results[i] = each.chosen
	}
	return results
}

// chooser chooses for diversity.
type chooser struct {
	*search
	others, diversity float64 // weights: of the other parts together, and of this one
	candidates        []candidate
	open              []*story // those of the candidates that were looked at
	told              []*story
	texts             int // read so far
}

// story is a candidate that may be chosen.
type story struct {
	chosen
	read     bool
	vector   vector
	compared int // with how many of those told
	isTold   bool
}

// value is the score with this likeness to the nearest result.
func (d *chooser) value(c *story, nearest float64) float64 {
	return (d.others*c.score + d.diversity*(1-nearest)) / (d.others + d.diversity)
}

// next finds the story to tell. It stops where no later one can be better, even
// if it were like none that was told.
func (d *chooser) next() *story {
	var best, first *story
	highest := 0.0
	for i := range d.candidates {
		if i == len(d.open) {
			d.open = append(d.open, &story{chosen: chosen{candidate: d.candidates[i]}})
		}
		c := d.open[i]
		if c.isTold {
			continue
		}
		if first == nil {
			first = c
		}
		if best != nil && d.value(c, 0) <= highest || d.texts >= diverseReach || len(d.told) >= diverseResults {
			break
		}
		d.compare(c)
		if len(d.told) < freshStories && c.nearest >= SameStoryFrom {
			continue
		}
		if value := d.value(c, c.nearest); best == nil || value > highest {
			best, highest = c, value
		}
	}
	if best == nil {
		return first
	}
	return best
}

// compare brings a story's likeness to those told up to date.
func (d *chooser) compare(c *story) {
	if !c.read {
		c.read, c.vector = true, d.index.vectorOf(d.index.record(c.place).Text)
		d.texts++
	}
	for ; c.compared < len(d.told); c.compared++ {
		other := d.told[c.compared]
		likeness := similarity(c.vector, other.vector)
		if id := d.index.attributes[c.place].story; id != 0 && id == d.index.attributes[other.place].story {
			likeness = max(likeness, SameStoryFrom)
		}
		if likeness > c.nearest {
			c.nearest, c.nearestTo = likeness, c.compared
		}
	}
}

func (d *chooser) tell(c *story) {
	d.compare(c)
	c.isTold = true
	d.told = append(d.told, c)
}
