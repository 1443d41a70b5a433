package evaluate

import (
	"cmp"
	"math"
	"slices"
)

// The constants of BM25 as they are commonly set: how soon a word that stands
// often stops to count more, and how much long texts are put down.
const (
	bm25K1 = 1.2
	bm25B  = 0.75
)

// BM25 ranks by words, with all numbers the same word and all names another.
func BM25(repository *Repository) Ranker {
	r := &bm25{postings: map[string][]posting{}}
	total := 0
	for place := range repository.Problems {
		words := maskedWords(repository.Problems[place].Document)
		r.lengths = append(r.lengths, float64(len(words)))
		total += len(words)
		for word, count := range countWords(words) {
			r.postings[word] = append(r.postings[word], posting{place, float64(count)})
		}
	}
	r.mean = float64(total) / float64(max(len(r.lengths), 1))
	return r
}

type bm25 struct {
	postings map[string][]posting
	lengths  []float64 // words by place
	mean     float64
}

type posting struct {
	place int
	count float64
}

func (r *bm25) Rank(query *Problem, k int) ([]int, error) {
	scores := make([]float64, len(r.lengths))
	words := maskedWords(query.Document)
	slices.Sort(words) // so that the scores are added up in one order
	for _, word := range words {
		list := r.postings[word]
		n, df := float64(len(r.lengths)), float64(len(list))
		idf := math.Log(1 + (n-df+0.5)/(df+0.5))
		for _, p := range list {
			scores[p.place] += idf * p.count * (bm25K1 + 1) / (p.count + bm25K1*(1-bm25B+bm25B*r.lengths[p.place]/r.mean))
		}
	}
	return highest(scores, k), nil
}

func countWords(words []string) map[string]int {
	counts := map[string]int{}
	for _, word := range words {
		counts[word]++
	}
	return counts
}

// highest are the places of the k highest scores, the highest first, equal ones in the order of
// their places.
func highest(scores []float64, k int) []int {
	places := make([]int, len(scores))
	for i := range places {
		places[i] = i
	}
	slices.SortStableFunc(places, func(a, b int) int { return cmp.Compare(scores[b], scores[a]) })
	return places[:min(k, len(places))]
}
