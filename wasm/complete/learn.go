package complete

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"mwpranker/wasm/text"
)

// Texts are what completion is learnt from. Adding one costs nothing; [Texts.Learn] does the work,
// when there is time for it.
type Texts struct {
	texts []string
	spans []uint16 // start and end of each number, of all texts
	ends  []int    // of each text in spans
}

// mostTexts bounds how many texts are learnt from.
const mostTexts = 20_000

// Add takes a text with its quantities.
func (t *Texts) Add(source string, quantities []text.Quantity) {
	if len(t.texts) >= mostTexts {
		return
	}
	t.texts = append(t.texts, source)
	for i := range quantities {
		t.spans = append(t.spans, uint16(quantities[i].Start), uint16(quantities[i].End))
	}
	t.ends = append(t.ends, len(t.spans))
}

// written is a word of a text before it is known which words are names.
type written struct {
	form    uint32 // number of the word in lower case
	blank   uint8  // numberBlank or 0
	ends    bool   // it ends a sentence
	capital bool
}

// restEvery is how many texts are read between two rests.
const restEvery = 64

// Learn learns from the texts. It calls rest between its steps; an error of rest ends the work.
func (t *Texts) Learn(rest func() error) (*Completer, error) {
	l := &learner{forms: map[string]uint32{}}
	start := 0
	for i, source := range t.texts {
		l.read(source, t.spans[start:t.ends[i]])
		start = t.ends[i]
		if i%restEvery == 0 {
			if err := rest(); err != nil {
				return nil, err
			}
		}
	}
	return l.tables(rest)
}

type learner struct {
	forms map[string]uint32 // words in lower case
	names []string          // by form
	lower []bool            // by form: some text writes it without a capital
	often []uint32          // by form
	all   []written
}

func (l *learner) read(source string, spans []uint16) {
	eachChunk(source, func(start, end int) {
		word := source[start:end]
		w := written{ends: endsSentence(word)}
		for len(spans) > 1 && int(spans[1]) <= start {
			spans = spans[2:]
		}
		if len(spans) > 1 && int(spans[0]) < end || strings.ContainsAny(word, "0123456789") {
			w.blank = numberBlank
			l.all = append(l.all, w)
			return
		}
		w.capital = unicode.IsUpper(firstRune(strings.TrimLeft(word, `"'“‘(`)))
		lower := strings.ToLower(word)
		form, known := l.forms[lower]
		if !known {
			form = uint32(len(l.names))
			l.forms[lower] = form
			l.names, l.lower, l.often = append(l.names, lower), append(l.lower, false), append(l.often, 0)
		}
		l.often[form]++
		if !w.capital {
			l.lower[form] = true
		}
		w.form = form
		l.all = append(l.all, w)
	})
	if n := len(l.all); n > 0 {
		l.all[n-1].ends = true
	}
}

// isName says whether a form is a name: "Tom's," is one if no text has tom in lower case.
func (l *learner) isName(form uint32) bool {
	if l.lower[form] {
		return false
	}
	core := strings.TrimFunc(l.names[form], func(r rune) bool { return !unicode.IsLetter(r) })
	core = strings.TrimSuffix(strings.TrimSuffix(core, "'s"), "’s")
	for _, plain := range []string{core, core + ",", core + "."} {
		if other, known := l.forms[plain]; known && l.lower[other] {
			return false
		}
	}
	return true
}

// tables numbers the words and counts what follows what.
func (l *learner) tables(rest func() error) (*Completer, error) {
	c := &Completer{words: make([]string, blanks), number: map[string]uint16{}}
	numbers := make([]uint16, len(l.names)) // by form
	for form, name := range l.names {
		switch {
		case l.often[form] < leastCount || len(c.words) > math.MaxUint16:
			numbers[form] = rareBlank
		case l.isName(uint32(form)):
			numbers[form] = nameBlank
			c.number[name] = nameBlank
		default:
			numbers[form] = uint16(len(c.words))
			c.number[name] = numbers[form]
			c.words = append(c.words, name)
		}
	}
	for words := range c.tables {
		keys := make([]uint64, len(l.all))
		context, mask := uint64(0), uint64(1)<<(16*words)-1
		for i, w := range l.all {
			number := uint16(w.blank)
			if number == 0 {
				if number = numbers[w.form]; number == rareBlank && w.capital {
					number = nameBlank
				}
			}
			keys[i] = context&mask<<16 | uint64(number)
			context = context<<16 | uint64(number)
			if w.ends {
				context = 0
			}
		}
		if err := rest(); err != nil {
			return nil, err
		}
		c.tables[words] = newTable(keys)
	}
	return c, nil
}

// newTable counts the keys; what stands once only tells nothing.
func newTable(keys []uint64) table {
	slices.Sort(keys)
	var t table
	for len(keys) > 0 {
		n := 1
		for n < len(keys) && keys[n] == keys[0] {
			n++
		}
		if n >= leastCount {
			t.keys = append(t.keys, keys[0])
			t.counts = append(t.counts, uint16(min(n, math.MaxUint16)))
		}
		keys = keys[n:]
	}
	t.keys, t.counts = slices.Clip(slices.Clone(t.keys)), slices.Clip(slices.Clone(t.counts))
	return t
}
