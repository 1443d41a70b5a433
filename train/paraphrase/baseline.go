package paraphrase

import (
	"math"
	"slices"

	judge "mwpranker/wasm/paraphrase"
	"mwpranker/wasm/text"
)

// SameTree judges by the likeliest readings alone: the same calculation over the same numbers is a
// paraphrase, the same tree the same model.
func SameTree(c *Compared) Judged {
	j := Judged{Pair: &c.Pair}
	model, calculation := c.feature("first-model"), c.feature("first-calculation")
	switch {
	case calculation > 0:
		j.Verdict = judge.Same
	case model > 0:
		j.Verdict = judge.SameModel
	}
	j.Score, j.SameModel = calculation, model > 0
	return j
}

func (c *Compared) feature(name string) float64 {
	return c.x[slices.Index(judge.FeatureNames(), name)]
}

// TFIDF judges by the cosine of the words: above one bound it is a paraphrase, above a lower one
// the same model.
type TFIDF struct {
	idf         map[string]float64
	unseen      float64
	same, model float64
}

// NewTFIDF learns the weights of words and the bounds from training pairs; it takes those bounds
// that are best on them.
func NewTFIDF(training []Pair) *TFIDF {
	t := &TFIDF{idf: map[string]float64{}}
	texts := 0.0
	for i := range training {
		for _, source := range [...]string{training[i].A, training[i].B} {
			texts++
			for word := range count(source) {
				t.idf[word]++
			}
		}
	}
	for word, n := range t.idf {
		t.idf[word] = 1 + math.Log((texts+1)/(n+1))
	}
	t.unseen = 1 + math.Log(texts+1)
	cosines := make([]float64, len(training))
	for i := range training {
		cosines[i] = t.Cosine(training[i].A, training[i].B)
	}
	best := -1.0
	for same := 0.05; same < 1; same += 0.05 {
		for model := 0.0; model <= same; model += 0.05 {
			list := make([]Judged, len(training))
			for i := range training {
				list[i] = judgeBy(&training[i], cosines[i], same, model)
			}
			if f1 := Measure(list).Macro[2]; f1 > best {
				best, t.same, t.model = f1, same, model
			}
		}
	}
	return t
}

// Judge judges a pair.
func (t *TFIDF) Judge(p *Pair) Judged { return judgeBy(p, t.Cosine(p.A, p.B), t.same, t.model) }

func judgeBy(p *Pair, cosine, same, model float64) Judged {
	j := Judged{Pair: p, Score: cosine}
	switch {
	case cosine >= same:
		j.Verdict = judge.Same
	case cosine >= model:
		j.Verdict = judge.SameModel
	}
	j.SameModel = j.Verdict != judge.Different
	return j
}

// Cosine is that of the weighed words of two texts.
func (t *TFIDF) Cosine(a, b string) float64 {
	x, y := count(a), count(b)
	var xy, xx, yy float64
	weigh := func(word string) float64 {
		if idf, ok := t.idf[word]; ok {
			return idf
		}
		return t.unseen
	}
	for _, word := range sorted(x) {
		w := weigh(word)
		xy += x[word] * y[word] * w * w
		xx += x[word] * x[word] * w * w
	}
	for _, word := range sorted(y) {
		w := weigh(word)
		yy += y[word] * y[word] * w * w
	}
	return over(xy, math.Sqrt(xx*yy))
}

func count(source string) map[string]float64 {
	n := map[string]float64{}
	d, err := text.Read(source)
	if err != nil {
		return n // too long for a problem: it has no words
	}
	for i := range d.Tokens {
		if d.Tokens[i].Kind != text.Punct {
			n[d.Tokens[i].Norm]++
		}
	}
	return n
}

func sorted(m map[string]float64) []string {
	var words []string
	for word := range m {
		words = append(words, word)
	}
	slices.Sort(words) // so that sums are the same each time
	return words
}
