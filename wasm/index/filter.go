package index

import (
	"slices"
	"strings"

	"mwpranker/wasm/corpus"
)

// Filter leaves out problems. The zero value leaves out none.
type Filter struct {
	Topics []string // any of these
	Grades []int    // any of these; 0 is a problem without a grade

	// Values has, by the name of a facet, the values of which a problem needs one.
	Values map[string][]string

	Operators   string       // none but these: "+-"
	Kinds       corpus.Kinds // no numbers but of these kinds; 0 is any
	Steps       Range
	Depth       Range
	Constants   Range
	Largest     Range
	Words       Range
	Sentences   Range
	Level       Range
	Distractors Range
}

// Range is the numbers from Min to Max. The zero value is all numbers; make
// others with [Between].
type Range struct {
	min, max float64
	limited  bool
}

// Between is the numbers from min to max, both included.
func Between(min, max float64) Range { return Range{min, max, true} }

func (r Range) has(n float64) bool { return !r.limited || r.min <= n && n <= r.max }

// passesShape says whether the template passes all but the facets.
func (f *Filter) passesShape(s *shape) bool {
	return f.Steps.has(float64(s.steps)) &&
		f.Depth.has(float64(s.depth)) &&
		f.Constants.has(float64(len(s.constants))) &&
		(f.Operators == "" || strings.Trim(s.operators, f.Operators) == "")
}

// placeFilter is a Filter with its names looked up, for one problem at a time.
type placeFilter struct {
	*Filter
	anyTopic, anyGrade bool
	topics             []bool // by number of the topic
	grades             [corpus.MaxGrade + 1]bool
	facets             facetFilter
	none               bool // it leaves out no problem for its text
}

func (ix *Index) newPlaceFilter(f *Filter) *placeFilter {
	p := &placeFilter{Filter: f, anyTopic: len(f.Topics) == 0, anyGrade: len(f.Grades) == 0, facets: ix.newFacetFilter(f.Values)}
	p.topics = make([]bool, len(ix.topics))
	for number, name := range ix.topics {
		p.topics[number] = slices.ContainsFunc(f.Topics, func(wanted string) bool { return strings.EqualFold(wanted, name) })
	}
	for grade := range p.grades {
		p.grades[grade] = slices.Contains(f.Grades, grade)
	}
	p.none = p.anyTopic && p.anyGrade && len(f.Values) == 0 && f.Kinds == 0
	for _, r := range []Range{f.Largest, f.Words, f.Sentences, f.Level, f.Distractors} {
		p.none = p.none && !r.limited
	}
	return p
}

// passesShape says whether the template passes; it is asked once per shape.
func (f *placeFilter) passesShape(s *shape) bool {
	return f.Filter.passesShape(s) && f.facets.passesShape(s)
}

func (f *placeFilter) passes(a *packed) bool { return f.none || f.facets.passes(a) && f.rangesPass(a) }

// rangesPass is passes without the facets.
func (f *placeFilter) rangesPass(a *packed) bool {
	return (f.anyTopic || f.topics[a.topic]) &&
		(f.anyGrade || f.grades[a.grade]) &&
		(f.Kinds == 0 || a.kinds&^f.Kinds == 0) &&
		f.Largest.has(float64(a.largest)) &&
		f.Words.has(float64(a.words)) &&
		f.Sentences.has(float64(a.sentences)) &&
		f.Level.has(float64(a.level)/10) &&
		f.Distractors.has(float64(a.distractors))
}
