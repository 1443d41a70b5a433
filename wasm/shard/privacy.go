package shard

import "math"

// Privacy says what a server could learn from a request, if the forms were
// asked for as often as they occur in the corpus.
type Privacy struct {
	Forms, Buckets int
	Crowd          int     // forms of the smallest bucket
	FormBits       float64 // to know the form: its entropy
	FetchBits      float64 // of these a request tells: the entropy of the bucket
	BlindGuess     float64 // how often the commonest form of all is the right guess
	FetchGuess     float64 // how often the commonest form of the bucket is
}

// Privacy measures the splitting that Write makes.
func (s *Splitter) Privacy(o Options) Privacy {
	forms := s.sorted()
	buckets, _, _ := fill(forms, o.Crowd)
	p := Privacy{Forms: len(forms), Buckets: len(buckets), Crowd: len(forms)}
	all := float64(s.count)
	for _, bucket := range buckets {
		p.Crowd = min(p.Crowd, len(bucket))
		share, most := 0.0, 0.0
		for _, f := range bucket {
			own := float64(len(f.records)) / all
			share += own
			most = max(most, own)
			p.FormBits -= own * math.Log2(own)
		}
		p.BlindGuess = max(p.BlindGuess, most)
		if share > 0 {
			p.FetchBits -= share * math.Log2(share)
		}
	}
	p.FetchGuess = float64(guesses(buckets)) / all
	return p
}
