package graph2tree

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/graph"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// TestTooMuch: what is no problem is not read, and the sentence says how much is.
func TestTooMuch(t *testing.T) {
	r := newReader(t)
	for _, c := range []struct {
		name, source string
		read         bool
	}{
		{"as many numbers as are read", strings.Repeat("3 ", MaxQuantities), true},
		{"one more", strings.Repeat("3 ", MaxQuantities+1), false},
		{"as many words as are read", "5 " + strings.Repeat("a ", MaxWords-1), true},
		{"one more", "5 " + strings.Repeat("a ", MaxWords), false},
	} {
		_, err := r.Read(document(t, c.source))
		var tooMuch *TooMuchError
		if errors.As(err, &tooMuch) == c.read || c.read && err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	want := "the text has 0 numbers and 1001 words and marks; up to 100 numbers and 1000 words are read, " +
		"more is not a problem: leave one problem there"
	if got := (&TooMuchError{0, 1001}).Error(); got != want {
		t.Errorf("it says %q", got)
	}
}

// TestProportional: eight times the text takes about eight times as long to become the network's
// input, also far beyond what is read.
func TestProportional(t *testing.T) {
	scribe, err := NewScribe(randomModel(t, testConfig).Config)
	if err != nil {
		t.Fatal(err)
	}
	model := parser(t)
	write := func(doc *text.Document, parse []syntax.Sentence) time.Duration {
		best := time.Hour
		for range 3 {
			start := time.Now()
			g, err := graph.Build(doc, parse)
			if err == nil {
				err = scribe.Write(&Input{}, doc, parse, g)
			}
			if err != nil {
				t.Fatal(err)
			}
			best = min(best, time.Since(start))
		}
		return best
	}
	for _, piece := range []string{"3% ", "12 ", "1/7 ", "3 of 5 cats ", "Ann has 3 cats and ", "What is "} {
		long := document(t, strings.Repeat(piece, text.MaxBytes/len(piece)))
		short := document(t, strings.Repeat(piece, text.MaxBytes/len(piece)/8))
		longParse, shortParse := syntax.Parse(model, long), syntax.Parse(model, short)
		for try := 1; ; try++ {
			slow, fast := write(long, longParse), write(short, shortParse)
			if slow < 5*time.Millisecond || slow < 30*fast {
				break
			}
			if try == 6 {
				t.Errorf("%q: %v for %d bytes, %v for %d", piece, slow, len(long.Source), fast, len(short.Source))
				break
			}
		}
	}
}

// TestSums: the marks of a value are those that looking at every pair of numbers gives.
func TestSums(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		doc := &text.Document{}
		for range 1 + random.IntN(5) {
			v := big.NewRat(random.Int64N(8), 1+random.Int64N(2))
			doc.Quantities = append(doc.Quantities, text.Quantity{Value: v})
		}
		var m marker
		m.sum(doc)
		for i := range doc.Quantities {
			var got []int
			m.sums.value(doc.Quantities[i].Value, func(mark int) { got = append(got, mark-markValue-valueWhole) })
			if want := byPairs(doc, i); fmt.Sprint(got[2:]) != fmt.Sprint(want) {
				t.Fatalf("%v, number %d: got %v, want %v", doc.Values(), i, got[2:], want)
			}
		}
	}
}

// byPairs is the same found in the plain way: the marks behind size and wholeness, counted from
// wholeness.
func byPairs(doc *text.Document, q int) []int {
	v, most := doc.Quantities[q].Value, doc.Quantities[q].Value
	var smaller, larger, equal, divided bool
	for i, other := range doc.Values() {
		if i == q {
			continue
		}
		switch other.Cmp(v) {
		case -1:
			smaller = true
			divided = divided || v.IsInt() && other.Cmp(one) > 0 && new(big.Rat).Quo(v, other).IsInt()
		case 1:
			larger = true
		default:
			equal = true
		}
		if other.Cmp(most) > 0 {
			most = other
		}
	}
	marks := []int{}
	for _, each := range []struct {
		holds bool
		mark  int
	}{
		{!smaller && larger, valueRank}, {smaller && !larger, valueRank + 1}, {smaller && larger, valueRank + 2},
		{equal, valueEqual}, {larger && v.Sign() > 0 && new(big.Rat).Quo(most, orOne(v)).IsInt(), valueDivides},
		{!larger && divided, valueDivided},
	} {
		if each.holds {
			marks = append(marks, each.mark-valueWhole)
		}
	}
	return marks
}

func orOne(v *big.Rat) *big.Rat {
	if v.Sign() == 0 {
		return one
	}
	return v
}
