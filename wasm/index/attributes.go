package index

import (
	"cmp"
	"math"
	"math/bits"

	"mwpranker/wasm/corpus"
)

// packed is what the index keeps of a problem beside its text: 24 bytes. What
// follows from the template (steps, depth, operators) is kept once per shape.
type packed struct {
	story       uint32  // number of the story, 0 for none
	largest     float32 // exact up to 16 million
	norm        float32 // length of the text's term vector
	words       uint16
	difficulty  uint16 // see order
	topic       uint16 // number of the topic
	level       uint8  // tenths of a school year
	sentences   uint8
	kinds       corpus.Kinds
	distractors uint8
	grade       uint8 // 0 for none
	corpus      uint8 // number of the corpus
}

func pack(p *corpus.Problem) packed {
	a := &p.Attributes
	return packed{
		largest:     float32(clamp(a.Largest, math.MaxFloat32)),
		words:       uint16(clamp(float64(a.Words), math.MaxUint16)),
		difficulty:  order(p),
		level:       uint8(math.Round(clamp(10*a.Level, math.MaxUint8))),
		sentences:   uint8(clamp(float64(a.Sentences), math.MaxUint8)),
		kinds:       a.Kinds,
		distractors: uint8(clamp(float64(a.Distractors), math.MaxUint8)),
		grade:       uint8(gradeOf(p)),
	}
}

// order is where a problem stands from the easiest to the hardest: by its grade, and inside a grade
// by hundredths of Difficulty.
func order(p *corpus.Problem) uint16 {
	const span = 4000 // of a grade; no problem that anybody reads is forty steps hard
	within := math.Round(clamp(100*Difficulty(&p.Attributes), span-1))
	return uint16(span*gradeOf(p) + within)
}

// gradeOf is the grade that the author gave, else the one that the calculation asks for.
func gradeOf(p *corpus.Problem) float64 {
	return clamp(float64(cmp.Or(p.Grade, p.Attributes.Grade)), corpus.MaxGrade)
}

// clamp brings a number between 0 and most; what is not a number becomes 0.
func clamp(n, most float64) float64 {
	if n > 0 {
		return min(n, most)
	}
	return 0
}

// What each source of difficulty counts for, in steps: a problem with one
// distractor is half a step harder than the same without.
const (
	constantWeight   = 0.5  // a number that the reader has to know
	distractorWeight = 0.5  // a number that is not needed
	kindWeight       = 0.5  // fractions, percent; half of it for decimals
	digitWeight      = 0.25 // each digit of the largest number after the first
	levelWeight      = 0.1  // each school year that the language asks for
)

// Difficulty is one number for how hard a problem is: its steps, and what makes
// each step harder, in steps. It orders problems; it does not predict how many
// pupils solve them.
func Difficulty(a *corpus.Attributes) float64 {
	difficulty := float64(a.Steps) +
		constantWeight*float64(a.Constants) +
		distractorWeight*float64(a.Distractors) +
		levelWeight*a.Level
	hard := a.Kinds & (corpus.Fraction | corpus.Percent)
	difficulty += kindWeight * float64(bits.OnesCount8(uint8(hard)))
	if a.Kinds&corpus.Decimal != 0 {
		difficulty += kindWeight / 2
	}
	if a.Largest >= 10 {
		difficulty += digitWeight * math.Floor(math.Log10(a.Largest))
	}
	return difficulty
}

// closeness says how alike two problems are in what makes them hard: the mean
// over their attributes, 1 for the same. furthest names the attribute that
// differs most.
func closeness(q, d *packed) (value float64, furthest string) {
	parts := [...]struct {
		name  string
		value float64
	}{
		{"length", ratio(float64(q.words), float64(d.words))},
		{"size of the numbers", near(digits(q.largest), digits(d.largest), 3)},
		{"reading level", near(float64(q.level), float64(d.level), 60)},
		{"numbers not needed", near(float64(q.distractors), float64(d.distractors), 2)},
		{"kinds of numbers", overlap(q.kinds, d.kinds)},
	}
	lowest := 1.0
	for _, part := range parts {
		value += part.value / float64(len(parts))
		if part.value < lowest {
			lowest, furthest = part.value, part.name
		}
	}
	return value, furthest
}

// ratio is the smaller of two sizes over the larger.
func ratio(a, b float64) float64 {
	switch { // not min and max: they are function calls in WebAssembly
	case a < b:
		return a / b
	case b < a:
		return b / a
	}
	return 1
}

// near is how near two sizes are: 1 for the same, 0 from a difference of far on.
func near(a, b, far float64) float64 {
	if apart := math.Abs(a-b) / far; apart < 1 {
		return 1 - apart
	}
	return 0
}

// digits grows by one with each digit of a number.
func digits(n float32) float64 {
	if i := int(n); i >= 0 && i < len(fewDigits) && float32(i) == n {
		return fewDigits[i]
	}
	return math.Log10(1 + float64(n))
}

// fewDigits has the digits of small whole numbers: a search asks for those of all that it ranks.
var fewDigits = func() (table [1024]float64) {
	for n := range table {
		table[n] = math.Log10(1 + float64(n))
	}
	return table
}()

func overlap(a, b corpus.Kinds) float64 {
	either := bits.OnesCount8(uint8(a | b))
	if either == 0 {
		return 1
	}
	return float64(bits.OnesCount8(uint8(a&b))) / float64(either)
}
