package corpus

import (
	"fmt"
	"strings"
	"testing"

	"mwpranker/wasm/text"
)

func TestMeasure(t *testing.T) {
	for _, test := range []struct{ text, equation, want string }{
		{"Mia has 18 pens and 25 pencils. How many things has she?", "18 + 25", "1 step, depth 1, +, 0 constants, whole, largest 25, 12 words in 2, 0 unused"},
		{"A hat costs $12.50 and a scarf $8. Tim has $30. What is left?", "30 - (12.50 + 8)", "2 step, depth 2, +-, 0 constants, decimal, money, largest 30, 14 words in 3, 0 unused"},
		{"A hat costs $12 and a scarf $8. Tim has $30. What is left when he buys the hat?", "30 - 12", "1 step, depth 1, -, 0 constants, money, largest 30, 19 words in 3, 1 unused"},
		{"25% of the 80 pupils walk 3/4 of a mile.", "25 / 100 * 80", "2 step, depth 2, */, 1 constants, whole, fraction, percent, largest 80, 10 words in 1, 1 unused"},
		{"Half of the apples are red.", "", "0 step, depth 0, , 0 constants, fraction, largest 0.5, 6 words in 1, 0 unused"},
		{"He doesn't know Anna's name.", "", "0 step, depth 0, , 0 constants, , largest 0, 5 words in 1, 0 unused"},
		{"", "", "0 step, depth 0, , 0 constants, , largest 0, 0 words in 0, 0 unused"},
	} {
		document, err := text.Read(test.text)
		if err != nil {
			t.Fatal(err)
		}
		a := Measure(document, nil)
		if test.equation != "" {
			bound, document, err := Bind(test.equation, document)
			if err != nil {
				t.Fatal(err)
			}
			a = Measure(document, bound)
		}
		got := fmt.Sprintf("%d step, depth %d, %s, %d constants, %s, largest %v, %d words in %d, %d unused",
			a.Steps, a.Depth, a.Operators, a.Constants, a.Kinds, a.Largest, a.Words, a.Sentences, a.Distractors)
		if got != test.want {
			t.Errorf("%s\ngot  %s\nwant %s", test.text, got, test.want)
		}
	}
}

func TestKinds(t *testing.T) {
	for _, name := range []string{"whole", "decimal", "fraction", "percent", "money"} {
		if kind, ok := ParseKind(name); !ok || kind.String() != name {
			t.Errorf("%s came back as %s", name, kind)
		}
	}
	if _, ok := ParseKind("roman"); ok {
		t.Error("roman is a kind")
	}
}

// TestSyllables lists words by how many syllables are counted. Those of which
// the count is known to be wrong stand in the last table, so that a change
// shows.
func TestSyllables(t *testing.T) {
	for count, words := range []string{
		1: "a I box cake cakes baked rolls shared bought give strength they're eighth live moved",
		2: "apple apples table boxes wanted needed sharing pencil equal ribbon money people roses café",
		3: "tomatoes banana evening bicycle",
		4: "altogether equality information",
	} {
		for _, word := range strings.Fields(words) {
			if got := syllables(word); got != count {
				t.Errorf("%s: counted %d, want %d", word, got, count)
			}
		}
	}
	for word, counted := range map[string]int{"video": 2, "something": 3, "science": 1} {
		if got := syllables(word); got != counted {
			t.Errorf("%s: counted %d, and was counted as %d (wrong as well)", word, got, counted)
		}
	}
}

func TestReadingLevel(t *testing.T) {
	level := func(s string) float64 {
		document, err := text.Read(s)
		if err != nil {
			t.Fatal(err)
		}
		return readingOf(document).level()
	}
	easy := level("Tom has 5 cats. He gets 2 more. How many cats has he?")
	hard := level("Considering the additional expenditure of 250 dollars for refreshments, determine the remaining amount of the 1000 dollars that the organisation had originally allocated.")
	// By hand: 12 words, 3 sentences, 12 syllables but for "many" (2): 0.39*4 + 11.8*13/12 - 15.59 is
	// below 0.
	if easy != 0 {
		t.Errorf("the easy text is %v", easy)
	}
	if hard < 15 || hard > 18 {
		t.Errorf("the hard text is %v", hard)
	}
	if level("") != 0 {
		t.Error("a text without words has a level")
	}
}
