package evaluate

import (
	"hash/fnv"
	"math/rand/v2"
	"strings"
	"sync"
	"sync/atomic"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/index"
	"mwpranker/wasm/text"
)

// ByTree searches as the product does, by the tree of the reader's first reading. Only what is
// offered as the same calculation counts: not what is near it. Where there is no reading it goes by
// words.
func ByTree(ix *index.Index, reader Reader) Ranker { return byTree{ix, reader} }

type byTree struct {
	index  *index.Index
	reader Reader
}

func (r byTree) Rank(query *Problem, k int) ([]int, error) {
	readings, err := r.reader.Read(query.Document)
	if err != nil || len(readings) == 0 {
		return ByWords(r.index).Rank(query, k)
	}
	tree := readings[0].Expr
	attributes := corpus.Measure(query.Document, tree)
	return search(r.index, &index.Query{
		Tree:       tree,
		Text:       query.Document.Source,
		Attributes: &attributes,
		Match:      index.Canonical,
	}, k)
}

// ByWords is the product's search without a tree: TF-IDF over stems, names and words of grammar
// left out.
func ByWords(ix *index.Index) Ranker { return byWords{ix} }

type byWords struct{ index *index.Index }

func (r byWords) Rank(query *Problem, k int) ([]int, error) {
	return search(r.index, &index.Query{Text: query.Document.Source}, k)
}

func search(ix *index.Index, q *index.Query, k int) ([]int, error) {
	q.Limit = min(k, index.MaxLimit)
	response, err := ix.Search(q)
	if err != nil {
		return nil, err
	}
	var places []int
	for _, result := range response.Results() {
		places = append(places, result.Place)
	}
	return places[:min(k, len(places))], nil
}

// AtRandom draws from the repository. The same query always draws the same.
func AtRandom(repository *Repository) Ranker { return atRandom(len(repository.Problems)) }

type atRandom int

func (n atRandom) Rank(query *Problem, k int) ([]int, error) {
	h := fnv.New64a()
	h.Write([]byte(query.ID + query.Document.Source))
	places := rand.New(rand.NewPCG(h.Sum64(), 0)).Perm(int(n))
	return places[:min(k, len(places))], nil
}

// maskedWords are the words of a text with one word for all numbers and one for all names.
// Punctuation is left out.
func maskedWords(document *text.Document) []string {
	var words []string
	for _, word := range strings.Fields(corpus.Mask(document)) {
		if c := word[0]; c == '#' || c == '@' || c >= 'a' && c <= 'z' || c >= 0x80 {
			words = append(words, word)
		}
	}
	return words
}

// Remember asks a reader for each document once. All readers that are given read the same; several
// of them are for [Remembering.Ahead].
func Remember(readers ...Reader) *Remembering {
	return &Remembering{readers, map[*text.Document]remembered{}}
}

// Remembering is a reader that remembers what it has read.
type Remembering struct {
	readers []Reader
	known   map[*text.Document]remembered
}

type remembered struct {
	readings []Reading
	err      error
}

// Read gives what is remembered, or asks.
func (r *Remembering) Read(document *text.Document) ([]Reading, error) {
	known, ok := r.known[document]
	if !ok {
		known.readings, known.err = r.readers[0].Read(document)
		r.known[document] = known
	}
	return known.readings, known.err
}

// Ahead reads the documents of problems, with all readers at once.
func (r *Remembering) Ahead(problems []Problem) {
	read := make([]remembered, len(problems))
	var next atomic.Int64
	var group sync.WaitGroup
	for _, reader := range r.readers {
		group.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(problems)); i = next.Add(1) - 1 {
				read[i].readings, read[i].err = reader.Read(problems[i].Document)
			}
		})
	}
	group.Wait()
	for i := range problems {
		r.known[problems[i].Document] = read[i]
	}
}
