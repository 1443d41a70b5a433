package index

import (
	"strings"
	"testing"
)

// TestStem lists on each line forms of one word; they share a stem, and no
// other line has it.
func TestStem(t *testing.T) {
	lines := `
apple apples
box boxes
city cities
carry carries carried carrying
share shares shared sharing
plan plans planned planning
roll rolls rolled rolling
sell sells sold selling
buy buys bought buying
bake bakes baked baking
baker bakers
tomato tomatoes
toe toes
shoe shoes
bus buses
glass glasses
house houses
pie pies
tie ties
day days
fly flies flew flying
child children
knife knives
leaf leaves
metre metres meter meters
colour colours color
travel travelled travelling travels
stop stops stopped stopping
add adds added adding
use used uses using
need needs needed needing
eye eyes
key keys
family families
quick quickly
sing sings singing
bed beds
evening evenings
ring rings
series
class classes
prize prizes
bench benches
brush brushes brushed
quiz quizzes
café cafés
try tries tried trying
wait waits waited waiting
cost costs
eat eats ate eaten eating
give gives gave given giving
person people`
	seen := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(lines), "\n") {
		words := strings.Fields(line)
		root := stem(words[0])
		if other, taken := seen[root]; taken {
			t.Errorf("%s and %s have the stem %s", words[0], other, root)
		}
		seen[root] = words[0]
		for _, word := range words[1:] {
			if got := stem(word); got != root {
				t.Errorf("%s has the stem %s, and %s has %s", word, got, words[0], root)
			}
		}
	}
}

func TestEachWord(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"Tom's 3 dogs ran 5km.", "Tom dogs ran km"},
		{"don't  RE-use ½ café-tables\n", "don Re use café tables"},
		{"a b ÉCOLE x", "École"},
		{"", ""},
		{strings.Repeat("a", 41) + " dog", "dog"},
		{strings.Repeat("a", 500) + " dog", "dog"},
		{strings.Repeat("é", 20) + " dog", strings.Repeat("é", 20) + " dog"},
		{"dog\xffcat 犬 犬犬", "dog cat 犬 犬犬"},
	} {
		var words []string
		eachWord(test.text, func(word []byte, capital bool) {
			s := string(word)
			if capital {
				first := []rune(s)[:1]
				s = strings.ToUpper(string(first)) + strings.TrimPrefix(s, string(first))
			}
			words = append(words, s)
		})
		if got := strings.Join(words, " "); got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}

// TestWordKey: words that differ have different keys, also where the key turns
// from the word's bytes into a hash.
func TestWordKey(t *testing.T) {
	seen := map[uint64]string{}
	for length := range 12 {
		for _, c := range []string{"a", "b", "é"} {
			word := strings.Repeat("x", length) + c
			key := wordKey([]byte(word))
			if other, taken := seen[key]; taken {
				t.Errorf("%s and %s have one key", word, other)
			}
			seen[key] = word
		}
	}
}
