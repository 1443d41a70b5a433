package stories

import "strings"

// nearWords is how many words a story may differ from a problem of a data set and still count as
// taken from it.
const nearWords = 3

// Overlap finds texts that are the same as a known text but for at most nearWords words.
type Overlap struct {
	texts [][]string
	grams map[string][]int32 // by three words in a row
}

// NewOverlap indexes the known texts, each a list of lower-case words with numbers as "#".
func NewOverlap(known [][]string) *Overlap {
	o := &Overlap{texts: known, grams: map[string][]int32{}}
	for i, t := range known {
		for j := 0; j+3 <= len(t); j++ {
			g := strings.Join(t[j:j+3], " ")
			if list := o.grams[g]; len(list) == 0 || list[len(list)-1] != int32(i) {
				o.grams[g] = append(list, int32(i))
			}
		}
	}
	return o
}

// Find gives the known text that is nearest to t and its distance, or nil where none is within
// nearWords. "@" in t stands for a name and equals any word. A text of n words with k changes keeps
// n-2-3k of its runs of three, so for texts of 12 words and more no near text is missed.
func (o *Overlap) Find(t []string) (near []string, distance int) {
	shared := map[int32]int{}
	names := 0
	for j := 0; j+3 <= len(t); j++ {
		g := strings.Join(t[j:j+3], " ")
		for _, i := range o.grams[g] {
			shared[i]++
		}
	}
	for _, w := range t {
		if w == "@" {
			names++
		}
	}
	distance = nearWords + 1
	for i, n := range shared {
		if n < max(1, len(t)-2-3*(nearWords+names)) {
			continue
		}
		if d := wordDistance(t, o.texts[i], distance); d < distance {
			near, distance = o.texts[i], d
		}
	}
	return near, distance
}

// wordDistance is the edit distance in words, or limit where it is not below that.
func wordDistance(a, b []string, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i, w := range a {
		diagonal, least := row[0], i+1
		row[0] = i + 1
		for j, v := range b {
			cost := diagonal
			if w != v && w != "@" {
				cost = min(diagonal, row[j], row[j+1]) + 1
			}
			diagonal, row[j+1] = row[j+1], cost
			least = min(least, cost)
		}
		if least >= limit {
			return limit
		}
	}
	return min(row[len(b)], limit)
}
