package evaluate

import (
	"math"
	"math/rand/v2"
	"slices"

	"mwpranker/wasm/text"
)

// How word vectors are made: the words within window of each other count as met, words that are met
// fewer than rarest times have no vector, and vectors have dimensions numbers.
const (
	window     = 4
	rarest     = 3
	dimensions = 200
	rounds     = 4 // of the subspace iteration
)

// WordVectors are vectors of words that were learnt from texts: words in like company have like
// vectors.
//
// They stand in for vectors that were pretrained on other text, which a small repository cannot
// carry. A word's row is its positive pointwise mutual information with every other word, and the
// vectors are these rows in the subspace of the largest singular values: the factorisation that
// word2vec computes implicitly (Levy and Goldberg 2014).
type WordVectors struct {
	of    map[string][]float64
	width int
}

// LearnVectors makes word vectors from texts, all numbers one word and all names another.
func LearnVectors(documents []*text.Document) *WordVectors {
	texts := make([][]string, len(documents))
	counts := map[string]int{}
	for i, document := range documents {
		texts[i] = maskedWords(document)
		for _, word := range texts[i] {
			counts[word]++
		}
	}
	var words []string
	for word, n := range counts {
		if n >= rarest {
			words = append(words, word)
		}
	}
	slices.Sort(words)
	numbers := map[string]int{}
	for i, word := range words {
		numbers[word] = i
	}
	rows := mutualInformation(meetings(texts, numbers))
	basis := randomRows(len(words), min(dimensions, len(words)))
	for range rounds {
		orthogonalise(basis)
		basis = times(rows, basis)
	}
	v := &WordVectors{of: map[string][]float64{}, width: min(dimensions, len(words))}
	for i, word := range words {
		v.of[word] = basis[i]
	}
	return v
}

// sparse is a row of a matrix: the columns that are not 0, in order.
type sparse []entry

type entry struct {
	column int
	value  float64
}

// meetings counts how often each pair of words stands within the window.
func meetings(texts [][]string, numbers map[string]int) []sparse {
	counts := make([]map[int]float64, len(numbers))
	for i := range counts {
		counts[i] = map[int]float64{}
	}
	for _, words := range texts {
		for i, word := range words {
			a, ok := numbers[word]
			if !ok {
				continue
			}
			for _, other := range words[i+1 : min(i+1+window, len(words))] {
				if b, ok := numbers[other]; ok {
					counts[a][b]++
					counts[b][a]++
				}
			}
		}
	}
	rows := make([]sparse, len(counts))
	for i, row := range counts {
		for column, n := range row {
			rows[i] = append(rows[i], entry{column, n})
		}
		slices.SortFunc(rows[i], func(a, b entry) int { return a.column - b.column })
	}
	return rows
}

// mutualInformation turns counts into log(p(a,b) / p(a)p(b)), and what is below 0 into 0.
func mutualInformation(rows []sparse) []sparse {
	sums := make([]float64, len(rows))
	total := 0.0
	for i, row := range rows {
		for _, e := range row {
			sums[i] += e.value
		}
		total += sums[i]
	}
	for i, row := range rows {
		kept := row[:0]
		for _, e := range row {
			if v := math.Log(e.value * total / (sums[i] * sums[e.column])); v > 0 {
				kept = append(kept, entry{e.column, v})
			}
		}
		rows[i] = kept
	}
	return rows
}

func randomRows(n, width int) [][]float64 {
	random := rand.New(rand.NewPCG(1, 0))
	rows := make([][]float64, n)
	for i := range rows {
		rows[i] = make([]float64, width)
		for j := range rows[i] {
			rows[i][j] = random.NormFloat64()
		}
	}
	return rows
}

// times multiplies a sparse matrix with a dense one.
func times(rows []sparse, dense [][]float64) [][]float64 {
	product := make([][]float64, len(rows))
	for i, row := range rows {
		product[i] = make([]float64, len(dense[0]))
		for _, e := range row {
			addTimes(product[i], e.value, dense[e.column])
		}
	}
	return product
}

// orthogonalise makes the columns orthogonal and of length 1 (Gram and Schmidt), or 0 where a
// column adds nothing.
func orthogonalise(rows [][]float64) {
	if len(rows) == 0 {
		return
	}
	columns := make([][]float64, len(rows[0]))
	for j := range columns {
		columns[j] = make([]float64, len(rows))
		for i := range rows {
			columns[j][i] = rows[i][j]
		}
		before := length(columns[j])
		for range 2 { // once more for what rounding left
			for _, other := range columns[:j] {
				addTimes(columns[j], -dot(columns[j], other), other)
			}
		}
		scale := 0.0
		if left := length(columns[j]); left > 1e-9*before {
			scale = 1 / left
		}
		for i := range rows {
			columns[j][i] *= scale
			rows[i][j] = columns[j][i]
		}
	}
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}

func length(a []float64) float64 { return math.Sqrt(dot(a, a)) }

// addTimes adds factor times what to sum.
func addTimes(sum []float64, factor float64, what []float64) {
	for i, x := range what {
		sum[i] += factor * x
	}
}

// Mean is the mean of a text's word vectors, of length 1. A text of unknown words has all 0.
func (v *WordVectors) Mean(document *text.Document) []float64 {
	sum := make([]float64, v.width)
	for _, word := range maskedWords(document) {
		addTimes(sum, 1, v.of[word])
	}
	if whole := length(sum); whole > 0 {
		for i := range sum {
			sum[i] /= whole
		}
	}
	return sum
}

// ByVectors is the text-vector search that the paper compares with (VectorSim): the cosine between
// the means of the word vectors of two texts.
func ByVectors(vectors *WordVectors, repository *Repository) Ranker {
	r := byVectors{vectors: vectors}
	for i := range repository.Problems {
		r.means = append(r.means, vectors.Mean(repository.Problems[i].Document))
	}
	return r
}

type byVectors struct {
	vectors *WordVectors
	means   [][]float64
}

func (r byVectors) Rank(query *Problem, k int) ([]int, error) {
	mean := r.vectors.Mean(query.Document)
	scores := make([]float64, len(r.means))
	for place, other := range r.means {
		scores[place] = dot(mean, other)
	}
	return highest(scores, k), nil
}
