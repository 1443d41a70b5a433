package evaluate

import (
	"fmt"
	"math"
	"slices"
)

// TFIDF ranks by all words and pairs of neighbouring words, grammar words too ("left", "each", "how
// many more" tell operations), with all numbers the same word and all names another, and by how
// many numbers the text has: the same calculation mostly has the same number of operands. Its
// constants were chosen on fold 0 of MAWPS and ASDiv-A, in its own favour.
func TFIDF(repository *Repository) Ranker {
	r := &tfidf{idf: map[string]float64{}, postings: map[string][]posting{}, size: len(repository.Problems)}
	counts := make([]map[string]int, r.size)
	for place := range repository.Problems {
		counts[place] = countWords(tfidfWords(&repository.Problems[place]))
		for word := range counts[place] {
			r.idf[word]++
		}
	}
	for word, df := range r.idf {
		r.idf[word] = commonWeighs + math.Log(float64(r.size)/df)
	}
	for place, words := range counts {
		for word, weight := range r.vector(words) {
			r.postings[word] = append(r.postings[word], posting{place, weight})
		}
	}
	return r
}

type tfidf struct {
	idf      map[string]float64
	postings map[string][]posting
	size     int
}

const (
	numbersWeigh = 2 // how much the number of numbers counts, beside a word of one text
	commonWeighs = 3 // how much a word counts that stands in every text
)

// tfidfWords are the words of a problem, and a word for how many numbers it has.
func tfidfWords(p *Problem) []string {
	words := maskedWords(p.Document)
	list := append([]string{numbersWord(p)}, words...)
	for i := 1; i < len(words); i++ {
		list = append(list, words[i-1]+" "+words[i])
	}
	return list
}

// numbersWord is no word of a text: it begins with a space.
func numbersWord(p *Problem) string { return fmt.Sprint(" ", len(p.Document.Quantities)) }

// vector weighs words, to length 1.
func (r *tfidf) vector(counts map[string]int) map[string]float64 {
	v := map[string]float64{}
	var words []string
	for word := range counts {
		words = append(words, word)
	}
	slices.Sort(words) // so that the squares are added up in one order
	sum := 0.0
	for _, word := range words {
		w := (1 + math.Log(float64(counts[word]))) * r.idf[word]
		if word[0] == ' ' {
			w = numbersWeigh * math.Log(float64(r.size))
		}
		v[word] = w
		sum += w * w
	}
	for word := range v {
		v[word] /= math.Sqrt(max(sum, 1e-12))
	}
	return v
}

func (r *tfidf) Rank(query *Problem, k int) ([]int, error) {
	scores := make([]float64, r.size)
	words := tfidfWords(query)
	v := r.vector(countWords(words))
	slices.Sort(words)
	for _, word := range slices.Compact(words) {
		for _, p := range r.postings[word] {
			scores[p.place] += v[word] * p.count
		}
	}
	return highest(scores, k), nil
}
