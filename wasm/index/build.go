package index

import (
	"fmt"
	"math"
	"slices"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// MaxProblems is how many problems an index holds at most: a posting is 32
// bits, of which tfBits say how often the word occurs.
const MaxProblems = 1 << (32 - tfBits)

// Index is a corpus ready to be searched. It does not change, and may be used
// by several goroutines at once.
//
// Beside the texts it holds for each problem 24 bytes of attributes (packed),
// 4 of its place in the corpus, 4 of where its text starts, 8 in the lists of
// topics and grades, and 4 for each different word of its text.
type Index struct {
	shapes    []*shape
	templates []template
	classes   [3]map[string][]*shape // by expr.Level and key

	attributes []packed // this and the next two by place
	order      []uint32 // number of the problem in the corpus
	store      store

	corpora    []string // by number
	topics     []string // by number; the first is "", for none
	topicLists [][]uint32
	gradeLists [corpus.MaxGrade + 1][]uint32

	vocabulary *vocabulary
	postings   postings
	near       nearCache
}

// Builder collects problems. What it keeps of them is compact, so that a
// corpus can be read and added one problem at a time.
type Builder struct {
	shapes  shapeTable
	shapeOf []uint32

	attributes []packed
	store      storeBuilder
	corpora    []string
	topics     map[string]uint16
	topicNames []string
	stories    map[string]uint32

	vocabulary *vocabulary
	texts      termLists
}

// NewBuilder returns an empty builder.
func NewBuilder() *Builder {
	return &Builder{
		shapes:     shapeTable{bySignature: map[string]uint32{}},
		topics:     map[string]uint16{"": 0},
		topicNames: []string{""},
		stories:    map[string]uint32{"": 0},
		vocabulary: newVocabulary(),
	}
}

// Build makes an index of these problems.
func Build(problems []*corpus.Problem) (*Index, error) {
	b := NewBuilder()
	b.store.grow(problems)
	for _, problem := range problems {
		b.Add(problem)
	}
	return b.Build()
}

// Corpus says that the problems that were added since its last call are of the
// corpus of that name. What comes after 255 of them counts as the last.
func (b *Builder) Corpus(name string) {
	if len(b.corpora) < math.MaxUint8 {
		b.corpora = append(b.corpora, name)
	}
}

// Expect makes room for problems whose records take about so many bytes: else it is made bit by
// bit, and half of it is waste.
func (b *Builder) Expect(bytes int) { b.store.data.Grow(bytes) }

// Add adds a problem; its place in the corpus is the number of those before it.
func (b *Builder) Add(p *corpus.Problem) {
	b.shapeOf = append(b.shapeOf, b.shapes.add(p.Expr))
	attributes := pack(p)
	attributes.corpus = uint8(min(len(b.corpora), math.MaxUint8-1))
	attributes.topic = b.topic(p.Topic)
	attributes.story = b.story(p.Story)
	b.attributes = append(b.attributes, attributes)
	b.store.add(p, b.shapes.met)
	b.texts.add(p.Text, b.vocabulary)
}

// topic numbers the topics. After 65,535 different ones the rest have none.
func (b *Builder) topic(name string) uint16 {
	number, known := b.topics[name]
	if !known && len(b.topicNames) <= math.MaxUint16 {
		number = uint16(len(b.topicNames))
		b.topics[name] = number
		b.topicNames = append(b.topicNames, name)
	}
	return number
}

func (b *Builder) story(name string) uint32 {
	number, known := b.stories[name]
	if !known {
		number = uint32(len(b.stories))
		b.stories[name] = number
	}
	return number
}

// Build makes the index. The builder is used up.
func (b *Builder) Build() (*Index, error) {
	n := len(b.shapeOf)
	if n > MaxProblems {
		return nil, fmt.Errorf("index: %d problems, at most %d fit", n, MaxProblems)
	}
	if b.store.tooLarge() {
		return nil, fmt.Errorf("index: the texts take more than 4 GiB together")
	}
	ix := &Index{corpora: append(b.corpora, ""), topics: b.topicNames, vocabulary: b.vocabulary}
	rank := ix.addShapes(b.shapes.shapes)
	ix.order = b.arrange(rank)
	ix.placeShapes(b.shapeOf, rank)

	ix.attributes = make([]packed, n)
	for place, number := range ix.order {
		ix.attributes[place] = b.attributes[number]
	}
	b.attributes = nil
	ix.store = b.store.build()
	ix.listFacets()

	renumbered := b.vocabulary.dropNames()
	ix.postings = b.texts.invert(ix.order, renumbered)
	ix.postings.weigh(ix.attributes)
	return ix, nil
}

// arrange orders the problems by shape, then by difficulty, then as they were
// added, by sorting on the last of these first.
func (b *Builder) arrange(rank []uint32) []uint32 {
	order := make([]uint32, len(b.shapeOf))
	for i := range order {
		order[i] = uint32(i)
	}
	order = countingSort(order, math.MaxUint16+1, func(i uint32) int { return int(b.attributes[i].difficulty) })
	return countingSort(order, len(rank), func(i uint32) int { return int(rank[b.shapeOf[i]]) })
}

// listFacets lists the places of each topic and of each grade.
func (ix *Index) listFacets() {
	topicSizes := make([]int, len(ix.topics))
	var gradeSizes [len(ix.gradeLists)]int
	for i := range ix.attributes {
		topicSizes[ix.attributes[i].topic]++
		gradeSizes[ix.attributes[i].grade]++
	}
	ix.topicLists = make([][]uint32, len(ix.topics))
	for topic, size := range topicSizes {
		ix.topicLists[topic] = make([]uint32, 0, size)
	}
	for grade, size := range gradeSizes {
		ix.gradeLists[grade] = make([]uint32, 0, size)
	}
	for i := range ix.attributes {
		a := &ix.attributes[i]
		ix.topicLists[a.topic] = append(ix.topicLists[a.topic], uint32(i))
		ix.gradeLists[a.grade] = append(ix.gradeLists[a.grade], uint32(i))
	}
}

// addShapes puts the shapes in order and returns the rank of each.
func (ix *Index) addShapes(shapes []*shape) (rank []uint32) {
	order := make([]uint32, len(shapes))
	for i := range order {
		order[i] = uint32(i)
	}
	slices.SortStableFunc(order, func(a, b uint32) int { return byTemplate(shapes[a], shapes[b]) })
	rank = make([]uint32, len(shapes))
	ix.shapes = make([]*shape, len(shapes))
	for r, number := range order {
		rank[number] = uint32(r)
		ix.shapes[r] = shapes[number]
	}
	return rank
}

// placeShapes gives each shape its range of places, and makes the classes and
// templates out of them.
func (ix *Index) placeShapes(shapeOf, rank []uint32) {
	for _, number := range shapeOf {
		ix.shapes[rank[number]].places.hi++
	}
	for i := range ix.classes {
		ix.classes[i] = map[string][]*shape{}
	}
	at := uint32(0)
	for i, s := range ix.shapes {
		s.places = span{at, at + s.places.hi}
		at = s.places.hi
		for level, key := range s.keys {
			ix.classes[level][key] = append(ix.classes[level][key], s)
		}
		key := s.keys[expr.Canonical]
		last := len(ix.templates) - 1
		if last < 0 || ix.templates[last].key != key {
			ix.templates = append(ix.templates, template{tree: s.tree, key: key, labels: labelsOf(key)})
			last++
		}
		ix.templates[last].shapes = ix.shapes[i+1-len(ix.classes[expr.Canonical][key]) : i+1]
	}
}

// Len is the number of problems.
func (ix *Index) Len() int { return len(ix.order) }
