package paraphrase

import "testing"

// BenchmarkCompare is what a comparison costs beyond the two readings: laying out the second
// problem with its parse, and comparing.
func BenchmarkCompare(b *testing.B) {
	const first = "Lily has 8 marbles and a rope of 2 kg. Sam has 5 more marbles than Lily, and gives a third of the rest " +
		"to his brother, who had 12 before. Each bag holds 4 marbles. How many bags does Sam need for his marbles now?"
	const second = "Sam's brother had 12 marbles before Sam gave him a third of the rest. Lily, who owns eight marbles and a rope " +
		"of 2000 g, has 5 fewer than Sam, and a bag takes four marbles. How many bags are needed for those that Sam has now?"
	r := newReader(b)
	p := r.problem(b, first, true)
	q := r.problem(b, second, true)
	for b.Loop() {
		parse, err := r.Parse(q.Document)
		if err != nil {
			b.Fatal(err)
		}
		again, err := New(q.Document, parse, q.Readings)
		if err != nil {
			b.Fatal(err)
		}
		Compare(p, again)
	}
}
