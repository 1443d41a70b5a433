package lang

import "strings"

// irregular plurals that word problems need.
var irregular = map[string]string{
	"child": "children", "man": "men", "woman": "women", "person": "people", "foot": "feet", "tooth": "teeth",
	"goose": "geese", "mouse": "mice", "ox": "oxen", "sheep": "sheep", "fish": "fish", "deer": "deer",
	"loaf": "loaves", "leaf": "leaves", "shelf": "shelves", "knife": "knives", "scarf": "scarves", "calf": "calves",
	"half": "halves", "wolf": "wolves", "life": "lives", "wife": "wives", "thief": "thieves", "potato": "potatoes",
	"tomato": "tomatoes", "mango": "mangoes", "hero": "heroes", "echo": "echoes", "salmon": "salmon", "trout": "trout",
	"aircraft": "aircraft", "spacecraft": "spacecraft", "series": "series", "species": "species", "cactus": "cacti", "dice": "dice",
	"volcano": "volcanoes", "bus": "buses", "quiz": "quizzes", "grandchild": "grandchildren", "policeman": "policemen",
	"fireman": "firemen", "snowman": "snowmen", "squid": "squid", "shrimp": "shrimp", "bison": "bison", "moose": "moose",
	"elf": "elves", "hoof": "hooves", "fungus": "fungi", "radius": "radii",
}

// Plural gives the plural of a singular noun; of a compound it changes the last word.
// A noun whose plural it cannot guess ("jar of jam") is written out by the author.
func Plural(noun string) string {
	head, last := "", noun
	if i := strings.LastIndexAny(noun, " -"); i >= 0 {
		head, last = noun[:i+1], noun[i+1:]
	}
	if p, ok := irregular[last]; ok {
		return head + p
	}
	switch {
	case endsIn(last, "s", "x", "z", "ch", "sh"):
		return head + last + "es"
	case strings.HasSuffix(last, "y") && len(last) > 1 && !isVowel(last[len(last)-2]):
		return head + last[:len(last)-1] + "ies"
	}
	return head + last + "s"
}

// Article gives "a" or "an" by the sound that the phrase starts with.
func Article(phrase string) string {
	if len(phrase) > 1 && phrase[0] < 'a' && phrase[1] < 'a' && phrase[1] >= 'A' { // LED, MP3: spelt out
		if strings.IndexByte("AEFHILMNORSX", phrase[0]) >= 0 {
			return "an"
		}
		return "a"
	}
	p := strings.ToLower(phrase)
	for _, s := range []string{"hour", "honest", "heir", "8", "11", "18", "80"} {
		if strings.HasPrefix(p, s) {
			return "an"
		}
	}
	for _, s := range []string{"uni", "use", "usu", "one", "once", "euro", "ewe", "ukulele", "utensil", "unicycle"} {
		if strings.HasPrefix(p, s) && !strings.HasPrefix(p, "unin") && !strings.HasPrefix(p, "unim") {
			return "a"
		}
	}
	if p != "" && isVowel(p[0]) {
		return "an"
	}
	return "a"
}

// Capital makes the first letter a capital.
func Capital(s string) string {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return s
	}
	return string(s[0]-'a'+'A') + s[1:]
}

func isVowel(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 }

func endsIn(s string, endings ...string) bool {
	for _, e := range endings {
		if strings.HasSuffix(s, e) {
			return true
		}
	}
	return false
}
