package stories

import (
	"math/rand/v2"
	"strings"
)

// Diversity is how varied a set of texts is. Numbers count as one word; case does not count.
type Diversity struct {
	Problems, Tokens int
	FourGrams        float64 // distinct 4-grams per 1,000 tokens, in samples of sampleTokens
	TopOpening       string  // the most frequent first four words
	TopShare         float64 // on this share of the problems
}

// sampleTokens is the size of the samples that are compared: the measure falls as a set grows, so
// sets of different sizes are compared by equal samples.
const sampleTokens = 30_000

// MeasureDiversity averages over a few random samples of whole problems.
func MeasureDiversity(texts [][]string) Diversity {
	d := Diversity{Problems: len(texts)}
	openings := map[string]int{}
	for _, t := range texts {
		d.Tokens += len(t)
		if len(t) >= 4 {
			openings[strings.Join(t[:4], " ")]++
		}
	}
	best := 0
	for o, n := range openings {
		if n > best || n == best && o < d.TopOpening {
			d.TopOpening, best = o, n
		}
	}
	if len(texts) == 0 {
		return d
	}
	d.TopShare = float64(best) / float64(len(texts))
	const rounds = 5
	r := rand.New(rand.NewPCG(1, 2))
	for range rounds {
		grams, tokens := map[string]bool{}, 0
		for _, i := range r.Perm(len(texts)) {
			if tokens >= sampleTokens {
				break
			}
			t := texts[i]
			tokens += len(t)
			for j := 0; j+4 <= len(t); j++ {
				grams[strings.Join(t[j:j+4], " ")] = true
			}
		}
		d.FourGrams += 1000 * float64(len(grams)) / float64(tokens) / rounds
	}
	return d
}
