package index

import (
	"maps"
	"math"
	"slices"
	"sort"
)

// tfBits of a posting say how often the word stands in the text, up to maxTF;
// the bits above are the place.
const (
	tfBits = 3
	maxTF  = 1<<tfBits - 1
)

// termLists holds the terms of each text as the texts come in: term<<tfBits|tf.
type termLists struct {
	terms []uint32
	ends  []uint64 // by number of the text
	at    []int    // by term: where it stands in terms, if that is in the current text
}

func (l *termLists) add(text string, v *vocabulary) {
	start := len(l.terms)
	eachWord(text, func(word []byte, capital bool) {
		term := v.add(word, capital)
		if term == noTerm {
			return
		}
		if int(term) >= len(l.at) {
			l.at = append(l.at, make([]int, int(term)+1-len(l.at))...)
		}
		at := l.at[term]
		if at >= start && at < len(l.terms) && l.terms[at]>>tfBits == term {
			if l.terms[at]&maxTF < maxTF {
				l.terms[at]++
			}
			return
		}
		l.at[term] = len(l.terms)
		l.terms = append(l.terms, term<<tfBits|1)
	})
	l.ends = append(l.ends, uint64(len(l.terms)))
}

// postings says for each term in which texts it stands: place<<tfBits|tf, by
// place. The lists of all terms lie one behind the other.
type postings struct {
	all    []uint32
	starts []uint64 // by term; one more for the end
	texts  int
}

// invert turns the lists of terms by text into lists of texts by term. order
// has the text at each place; renumbered has the new number of each term, or
// noTerm for one that is dropped. The lists are used up.
func (l *termLists) invert(order, renumbered []uint32) postings {
	kept := 0
	for _, term := range renumbered {
		if term != noTerm {
			kept++
		}
	}
	p := postings{starts: make([]uint64, kept+1), texts: len(order)}
	for _, entry := range l.terms {
		if term := renumbered[entry>>tfBits]; term != noTerm {
			p.starts[term+1]++
		}
	}
	for term := range kept {
		p.starts[term+1] += p.starts[term]
	}
	p.all = make([]uint32, p.starts[kept])
	next := slices.Clone(p.starts)
	for place, number := range order {
		start := uint64(0)
		if number > 0 {
			start = l.ends[number-1]
		}
		for _, entry := range l.terms[start:l.ends[number]] {
			if term := renumbered[entry>>tfBits]; term != noTerm {
				p.all[next[term]] = uint32(place)<<tfBits | entry&maxTF
				next[term]++
			}
		}
	}
	*l = termLists{}
	return p
}

func (p *postings) terms() int { return len(p.starts) - 1 }

// list has the postings of a term.
func (p *postings) list(term uint32) []uint32 { return p.all[p.starts[term]:p.starts[term+1]] }

// within is the part of a list whose places lie in the span.
func within(list []uint32, s span) []uint32 {
	lo := sort.Search(len(list), func(i int) bool { return list[i]>>tfBits >= s.lo })
	list = list[lo:]
	hi := sort.Search(len(list), func(i int) bool { return list[i]>>tfBits >= s.hi })
	return list[:hi]
}

// weight is how much a word counts: more the fewer texts have it (df), and with
// the logarithm of how often it stands in this one (tf, up to maxTF).
func (p *postings) weight(df int, tf uint32) float64 { return often[tf] * p.rarity(df) }

func (p *postings) rarity(df int) float64 { return math.Log(1 + float64(p.texts)/float64(max(df, 1))) }

// often is 1 plus the logarithm.
var often = func() (table [maxTF + 1]float64) {
	for tf := range table[1:] {
		table[tf+1] = 1 + math.Log(float64(tf+1))
	}
	return table
}()

// weights are what a word of a query's vector gives to the texts that have it, by how often they
// do.
func (p *postings) weights(w weighted) (byTF [maxTF + 1]float64) {
	rarity := p.rarity(len(p.list(w.term)))
	for tf := range byTF {
		byTF[tf] = w.weight * (often[tf] * rarity)
	}
	return byTF
}

// weigh sets the length of each text's vector.
func (p *postings) weigh(attributes []packed) {
	squares := make([]float32, len(attributes))
	for term := range p.terms() {
		list := p.list(uint32(term))
		var byTF [maxTF + 1]float32
		for tf, weight := range p.weights(weighted{uint32(term), 1}) {
			byTF[tf] = float32(weight * weight)
		}
		for _, posting := range list {
			squares[posting>>tfBits] += byTF[posting&maxTF]
		}
	}
	for i := range attributes {
		attributes[i].norm = float32(math.Sqrt(float64(squares[i])))
	}
}

// vector is a text as its terms and their weights, by term; its length is 1,
// less the share of words that the corpus does not have.
type vector []weighted

type weighted struct {
	term   uint32
	weight float64
}

// vectorOf reads a text. Words that the corpus does not have count as words
// that one text has, so that a text of mostly unknown words is like no other;
// with a capital they are taken for names.
func (ix *Index) vectorOf(text string) vector {
	var room [128]uint32 // a problem has fewer words; what has more takes room of its own
	terms := room[:0]
	var unknown map[string]uint32
	eachWord(text, func(word []byte, capital bool) {
		term, known := ix.vocabulary.find(word)
		switch {
		case !known && !capital:
			if unknown == nil {
				unknown = map[string]uint32{}
			}
			unknown[stem(string(word))]++
		case known && term != noTerm:
			terms = append(terms, term)
		}
	})
	slices.Sort(terms)
	v := make(vector, 0, len(terms))
	for len(terms) > 0 {
		term, tf := terms[0], 1
		for tf < len(terms) && terms[tf] == term {
			tf++
		}
		terms = terms[tf:]
		df := len(ix.postings.list(term))
		v = append(v, weighted{term, ix.postings.weight(df, min(uint32(tf), maxTF))})
	}
	square := 0.0 // added up in one order, so that the same text has the same vector to the last bit
	for _, w := range v {
		square += w.weight * w.weight
	}
	for _, tf := range slices.Sorted(maps.Values(unknown)) {
		weight := ix.postings.weight(1, min(tf, maxTF))
		square += weight * weight
	}
	for i := range v {
		v[i].weight /= math.Sqrt(square)
	}
	return v
}

// similarity is the cosine of two texts' vectors: 0 for no word in common, 1
// for the same words equally often.
func similarity(a, b vector) float64 {
	sum := 0.0
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0].term < b[0].term:
			a = a[1:]
		case a[0].term > b[0].term:
			b = b[1:]
		default:
			sum += a[0].weight * b[0].weight
			a, b = a[1:], b[1:]
		}
	}
	return min(sum, 1)
}

// similarities is the cosine of the text with each of the places, which are
// sorted. Where the places are few and a list is long, or the other way round,
// it leaps over what lies between.
func (ix *Index) similarities(v vector, places []uint32) []float64 {
	sums := make([]float64, len(places))
	for _, w := range v {
		list, byTF := ix.postings.list(w.term), ix.postings.weights(w)
		for i := 0; i < len(places) && len(list) > 0; {
			switch place := list[0] >> tfBits; {
			case place < places[i]:
				list = list[leap(list, places[i]<<tfBits):]
			case place > places[i]:
				i += leap(places[i:], place)
			default:
				sums[i] += byTF[list[0]&maxTF]
				list = list[1:]
				i++
			}
		}
	}
	for i, place := range places {
		sums[i] = ix.cosine(sums[i], place)
	}
	return sums
}

// cosine is the likeness of a text to that of a place, of which this much is shared.
func (ix *Index) cosine(shared float64, place uint32) float64 {
	if shared == 0 {
		return 0
	}
	if norm := ix.attributes[place].norm; norm > 0 {
		shared /= float64(norm)
		if shared > 1 {
			return 1
		}
	}
	return shared
}

// leap is how many of the sorted numbers lie below a limit: it doubles its
// steps, then searches between the last two.
func leap(numbers []uint32, limit uint32) int {
	step := 1
	for step < len(numbers) && numbers[step] < limit {
		step *= 2
	}
	low := step / 2
	return low + sort.Search(min(step+1, len(numbers))-low, func(i int) bool { return numbers[low+i] >= limit })
}
