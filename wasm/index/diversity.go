package index

// diverseReach bounds how many texts are read for diversity in one group, and
// diverseResults how many results are chosen with it; further down nobody minds
// a story that comes again.
const (
	diverseReach   = 256
	diverseResults = 50
)

func (s *search) isDiverse() bool {
	return s.query.Tree != nil && s.query.Sort == Best && s.query.Story != SameStory && clampWeight(s.weights.Diversity) > 0
}

// diversify takes one candidate after the other so that each is good and unlike
// those taken before (maximal marginal relevance). The candidates come with the
// best first. Among the first freshStories, a story that was told already comes
// only when there is no other within reach.
func (s *search) diversify(g group, candidates []candidate) []candidate {
	if len(candidates) == 0 {
		return nil
	}
	d := diversifier{
		search:     s,
		diversity:  clampWeight(s.weights.Diversity),
		candidates: candidates,
		taken:      make([]bool, len(candidates)),
	}
	for _, p := range s.placeParts(s.shapeParts(g, candidates[0].shape), &candidates[0]) {
		d.others += clampWeight(p.weight) // the same for all candidates of a group
	}
	for len(d.chosen) < min(s.limit, diverseResults, len(candidates)) {
		d.take(d.next())
	}
	for i := range candidates {
		if !d.taken[i] && len(d.chosen) < s.limit {
			d.take(i)
		}
	}
	return d.chosen
}

type diversifier struct {
	*search
	others, diversity float64 // weights: of the other parts together, and of this one
	candidates        []candidate
	taken             []bool
	texts             int // read so far
	chosen            []candidate
}

// value is the score with this likeness to the nearest result.
func (d *diversifier) value(c *candidate, nearest float64) float64 {
	return (d.others*c.score + d.diversity*(1-nearest)) / (d.others + d.diversity)
}

// next finds the candidate to take. It stops where no later one can be better,
// even if it were like none that was chosen.
func (d *diversifier) next() int {
	best, first := -1, -1
	highest := 0.0
	for i := range d.candidates {
		c := &d.candidates[i]
		if d.taken[i] {
			continue
		}
		if first < 0 {
			first = i
		}
		if best >= 0 && d.value(c, 0) <= highest || d.texts >= diverseReach {
			break
		}
		d.compare(c)
		if len(d.chosen) < freshStories && c.nearest >= sameStory {
			continue
		}
		if value := d.value(c, c.nearest); best < 0 || value > highest {
			best, highest = i, value
		}
	}
	if best < 0 {
		return first
	}
	return best
}

// compare brings the likeness of a candidate to the chosen ones up to date.
func (d *diversifier) compare(c *candidate) {
	if c.vector == nil {
		c.vector = d.index.vectorOf(d.index.record(c.place).Text)
		d.texts++
	}
	for ; c.compared < len(d.chosen); c.compared++ {
		other := &d.chosen[c.compared]
		likeness := similarity(c.vector, other.vector)
		if story := d.index.attributes[c.place].story; story != 0 && story == d.index.attributes[other.place].story {
			likeness = max(likeness, sameStory)
		}
		if likeness > c.nearest {
			c.nearest, c.nearestTo = likeness, c.compared
		}
	}
}

func (d *diversifier) take(i int) {
	d.compare(&d.candidates[i])
	d.taken[i] = true
	d.chosen = append(d.chosen, d.candidates[i])
}
