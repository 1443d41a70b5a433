package index

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// Facet is one thing to filter by: its values, and how many problems have each.
type Facet struct {
	Name   string
	Values []FacetValue // those that some problem of the corpus has
}

// FacetValue is a value of a facet.
type FacetValue struct {
	Value string // as Filter.Values wants it
	Count int    // problems that match and have it, with the filters of the other facets applied
}

// The names of the facets.
const (
	FacetSteps     = "steps"
	FacetOperators = "operators"
	FacetKinds     = "kinds"
	FacetGrade     = "grade"
	FacetTopic     = "topic"
	FacetCorpus    = "corpus"
	FacetLength    = "length"
)

// A facet of few values says which of them a problem has as a set of bits, in
// the order of the values; topics and corpora, which may be many, have a number.
const (
	stepsFacet = iota
	operatorsFacet
	kindsFacet
	gradeFacet
	topicFacet
	corpusFacet
	lengthFacet
	facetCount
)

// FacetNames lists the facets in the order in which they are counted.
var FacetNames = [facetCount]string{FacetSteps, FacetOperators, FacetKinds, FacetGrade, FacetTopic, FacetCorpus, FacetLength}

// manySteps is the value of FacetSteps that stands for itself and all above.
const manySteps = 6

// The most words that a short text and one of medium length have. A third of the
// corpus that ships is short, a half medium.
const (
	shortWords  = 25
	mediumWords = 45
)

var fixedValues = [facetCount][]string{
	stepsFacet:     stepValues(),
	operatorsFacet: operatorValues(),
	kindsFacet:     {"whole", "decimal", "fraction", "percent", "money"},
	gradeFacet:     gradeValues(),
	lengthFacet:    {"short", "medium", "long"},
}

func stepValues() []string {
	var values []string
	for steps := 1; steps < manySteps; steps++ {
		values = append(values, strconv.Itoa(steps))
	}
	return append(values, strconv.Itoa(manySteps)+"+")
}

const operatorOrder = expr.BasicOperators

// WholeNumbers is the value of FacetOperators for all problems that have an
// operator over whole numbers.
const WholeNumbers = "whole-number"

// functionOrder are the operators that are a value each by itself.
const functionOrder = expr.Functions

// The first values of the operators' facet are the sets of basic operators, for
// problems that have no other; then come WholeNumbers and the functions.
const (
	wholeNumbersValue = 1 << len(operatorOrder)
	functionValues    = wholeNumbersValue + 1
)

// operatorValues are all sets of operators, those of few operators first, then
// the names of what else there is.
func operatorValues() []string {
	values := []string{}
	for set := range uint8(1 << len(operatorOrder)) {
		values = append(values, operatorsOf(set))
	}
	values = append(values, WholeNumbers)
	for _, op := range []byte(functionOrder) {
		values = append(values, expr.OperatorName(op))
	}
	return values
}

func operatorsOf(set uint8) string {
	var b strings.Builder
	for i, op := range []byte(operatorOrder) {
		if set&(1<<i) != 0 {
			b.WriteByte(op)
		}
	}
	return b.String()
}

func gradeValues() []string {
	var values []string
	for grade := range corpus.MaxGrade + 1 {
		values = append(values, strconv.Itoa(grade))
	}
	return values
}

// LengthOf is the value of FacetLength for a text of so many words.
func LengthOf(words int) string {
	return fixedValues[lengthFacet][bits.TrailingZeros64(lengthBits(words))]
}

func lengthBits(words int) uint64 {
	switch {
	case words <= shortWords:
		return 1
	case words <= mediumWords:
		return 2
	}
	return 4
}

// kindBits: a problem with nothing but whole numbers is "whole"; any other has each of its other
// kinds.
func kindBits(kinds corpus.Kinds) uint64 {
	if rest := kinds &^ corpus.Whole; rest != 0 {
		return uint64(rest)
	}
	return uint64(kinds)
}

// stepsValues and operatorsValues are the values that follow from the tree.
func stepsValues(steps int) uint64 { return 1 << (min(max(steps, 1), manySteps) - 1) }

func operatorsValues(operators string) uint64 {
	var functions uint64
	for i, op := range []byte(functionOrder) {
		if strings.IndexByte(operators, op) >= 0 {
			functions |= 1 << (functionValues + i)
			if expr.IsWholeNumber(op) {
				functions |= 1 << wholeNumbersValue
			}
		}
	}
	if functions != 0 {
		return functions
	}
	set := 0
	for i := range len(operatorOrder) {
		if strings.IndexByte(operators, operatorOrder[i]) >= 0 {
			set |= 1 << i
		}
	}
	return 1 << set
}

// placeBits are the values that follow from the text.
func placeBits(facet int, a *packed) uint64 {
	switch facet {
	case kindsFacet:
		return kindBits(a.kinds)
	case gradeFacet:
		return 1 << a.grade
	}
	return lengthBits(int(a.words))
}

// facetFilter is what Filter.Values chose, ready for one problem at a time.
type facetFilter struct {
	chosen  [facetCount]bool
	bits    [facetCount]uint64 // of the facets of few values
	numbers [facetCount][]bool // of topics and corpora
}

func (ix *Index) newFacetFilter(values map[string][]string) facetFilter {
	var f facetFilter
	for facet, name := range FacetNames {
		wanted := values[name]
		if len(wanted) == 0 {
			continue
		}
		f.chosen[facet] = true
		names := ix.valuesOf(facet)
		f.numbers[facet] = make([]bool, len(names))
		for i, name := range names {
			if slices.Contains(wanted, name) {
				f.numbers[facet][i] = true
				if i < 64 {
					f.bits[facet] |= 1 << i
				}
			}
		}
	}
	return f
}

func (ix *Index) valuesOf(facet int) []string {
	switch facet {
	case topicFacet:
		return ix.topics
	case corpusFacet:
		return ix.corpora
	}
	return fixedValues[facet]
}

func (f *facetFilter) passesBits(facet int, bits uint64) bool {
	return !f.chosen[facet] || f.bits[facet]&bits != 0
}

func (f *facetFilter) passesNumber(facet, number int) bool {
	return !f.chosen[facet] || f.numbers[facet][number]
}

func (f *facetFilter) passesShape(s *shape) bool {
	return f.passesBits(stepsFacet, s.stepsBits) && f.passesBits(operatorsFacet, s.operatorsBits)
}

func (f *facetFilter) passes(a *packed) bool {
	for _, facet := range [...]int{kindsFacet, gradeFacet, lengthFacet} {
		if f.chosen[facet] && !f.passesBits(facet, placeBits(facet, a)) {
			return false
		}
	}
	return f.passesNumber(topicFacet, int(a.topic)) && f.passesNumber(corpusFacet, int(a.corpus))
}

// tally counts facets.
type tally struct {
	filter *placeFilter
	counts [facetCount][]int
	kept   int // problems that pass the whole filter
}

// count counts the facets over all members of the groups, and how many members
// there are and how many pass.
func (s *search) count(groups []group) (facets []Facet, matches, kept int) {
	t := &tally{filter: s.filter}
	for facet := range t.counts {
		t.counts[facet] = make([]int, len(s.index.valuesOf(facet)))
	}
	for _, g := range groups {
		for _, each := range g.shapes {
			matches += int(each.places.hi - each.places.lo)
			if s.filter.Filter.passesShape(each) {
				t.add(each, s.index.attributes[each.places.lo:each.places.hi])
			}
		}
	}
	for facet, name := range FacetNames {
		list := Facet{Name: name}
		for i, value := range s.index.valuesOf(facet) {
			chosen := s.filter.facets.chosen[facet] && s.filter.facets.numbers[facet][i]
			if t.counts[facet][i] > 0 || chosen {
				list.Values = append(list.Values, FacetValue{value, t.counts[facet][i]})
			}
		}
		sortFacet(facet, list.Values)
		facets = append(facets, list)
	}
	return facets, matches, t.kept
}

// add counts the problems of a shape. One that fails a single facet still
// counts in that one: choosing a value must not empty the values beside it.
func (t *tally) add(sh *shape, attributes []packed) {
	chosen := &t.filter.facets
	var has [facetCount]uint64
	shapeFails := failures{}
	has[stepsFacet], has[operatorsFacet] = sh.stepsBits, sh.operatorsBits
	for _, facet := range [...]int{stepsFacet, operatorsFacet} {
		shapeFails.add(facet, chosen.passesBits(facet, has[facet]))
	}
	for i := range attributes {
		a := &attributes[i]
		if shapeFails.count > 1 || !t.filter.rangesPass(a) {
			continue
		}
		fails := shapeFails
		for _, facet := range [...]int{kindsFacet, gradeFacet, lengthFacet} {
			has[facet] = placeBits(facet, a)
			fails.add(facet, chosen.passesBits(facet, has[facet]))
		}
		fails.add(topicFacet, chosen.passesNumber(topicFacet, int(a.topic)))
		fails.add(corpusFacet, chosen.passesNumber(corpusFacet, int(a.corpus)))
		if fails.count == 0 {
			t.kept++
		}
		for facet := range facetCount {
			if fails.count > 1 || fails.count == 1 && facet != fails.last {
				continue
			}
			switch facet {
			case topicFacet:
				t.counts[facet][a.topic]++
			case corpusFacet:
				t.counts[facet][a.corpus]++
			default:
				for set := has[facet]; set != 0; set &= set - 1 {
					t.counts[facet][bits.TrailingZeros64(set)]++
				}
			}
		}
	}
}

// failures counts the facets that a problem fails, and knows the last of them.
type failures struct{ count, last int }

func (f *failures) add(facet int, passes bool) {
	if !passes {
		f.count++
		f.last = facet
	}
}

// sortFacet puts sets of basic operators by size, before what has a name; topics and corpora by
// name; the others have their order.
func sortFacet(facet int, values []FacetValue) {
	switch facet {
	case operatorsFacet:
		size := func(v FacetValue) int {
			if strings.Trim(v.Value, operatorOrder) != "" {
				return len(operatorOrder) + 1
			}
			return len(v.Value)
		}
		slices.SortStableFunc(values, func(a, b FacetValue) int { return size(a) - size(b) })
	case topicFacet, corpusFacet:
		slices.SortFunc(values, func(a, b FacetValue) int { return strings.Compare(a.Value, b.Value) })
	}
}
