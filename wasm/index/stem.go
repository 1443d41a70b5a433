package index

import "strings"

// stem brings the forms of a word together: "boxes" and "box", "sharing" and
// "shared", "bought" and "buy". The stem need not be a word ("shar"); it only
// has to be the same for the forms of one word, and different for others.
func stem(word string) string {
	if base, irregular := irregulars[word]; irregular {
		word = base
	}
	if len(word) <= 3 {
		return word
	}
	word = stripPlural(word)
	word = stripEnding(word)
	if base, found := strings.CutSuffix(word, "e"); found && len(base) >= 3 {
		return base
	}
	if base, found := strings.CutSuffix(word, "y"); found && len(base) >= 3 && !isVowel(base[len(base)-1]) {
		return base + "i"
	}
	return word
}

// stripPlural: "boxes" box, "cities" city, "apples" apple; "glass" and "bus" stay.
func stripPlural(word string) string {
	switch {
	case !strings.HasSuffix(word, "s"), hasAnySuffix(word, "ss", "us", "is"):
		return word
	case strings.HasSuffix(word, "ies"):
		if len(word) > 4 {
			return word[:len(word)-3] + "y"
		}
		return word[:len(word)-1] // "ties", "pies"
	case hasAnySuffix(word, "sses", "xes", "zes", "ches", "shes"), len(word) > 4 && strings.HasSuffix(word, "oes"):
		return word[:len(word)-2]
	}
	return word[:len(word)-1]
}

// stripEnding: "sharing" shar, "shared" shar, "planned" plan, "carried" carry,
// "quickly" quick; "red", "sing" and "family" stay.
func stripEnding(word string) string {
	if base, found := strings.CutSuffix(word, "ied"); found && len(base) >= 2 {
		return base + "y"
	}
	for _, ending := range []string{"ing", "ed"} {
		base, found := strings.CutSuffix(word, ending)
		if !found || len(base) < 2 || !hasVowel(base) || ending == "ed" && strings.HasSuffix(base, "e") {
			continue
		}
		return undouble(base)
	}
	if base, found := strings.CutSuffix(word, "ly"); found && len(base) >= 4 && !strings.HasSuffix(base, "mi") {
		return base
	}
	return word
}

// undouble: "plann" plan, "stopp" stop; "add", "roll", "pass" and "buzz" stay.
func undouble(base string) string {
	last := len(base) - 1
	if last >= 3 && base[last] == base[last-1] && !isVowel(base[last]) && strings.IndexByte("lsz", base[last]) < 0 {
		return base[:last]
	}
	return base
}

func hasVowel(s string) bool { return strings.ContainsAny(s, "aeiouy") }

func isVowel(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 }

func hasAnySuffix(s string, suffixes ...string) bool {
	for _, suffix := range suffixes {
		if strings.HasSuffix(s, suffix) {
			return true
		}
	}
	return false
}

// irregulars are the forms that no ending explains, of the words that stories
// about numbers are made of.
var irregulars = map[string]string{
	"ate": "eat", "eaten": "eat", "bought": "buy", "brought": "bring", "broke": "break", "broken": "break",
	"built": "build", "came": "come", "caught": "catch", "chose": "choose", "chosen": "choose", "cost": "cost",
	"cut": "cut", "dealt": "deal", "drank": "drink", "drawn": "draw", "drew": "draw", "driven": "drive",
	"drove": "drive", "fallen": "fall", "fed": "feed", "fell": "fall", "felt": "feel", "flew": "fly",
	"flown": "fly", "flies": "fly", "found": "find", "gave": "give", "given": "give", "goes": "go", "gone": "go",
	"got": "get", "grew": "grow", "grown": "grow", "held": "hold", "hid": "hide", "kept": "keep", "knew": "know",
	"laid": "lay", "lent": "lend", "lost": "lose", "made": "make", "meant": "mean", "met": "meet", "paid": "pay",
	"ran": "run", "ridden": "ride", "rode": "ride", "said": "say", "sat": "sit", "saw": "see", "seen": "see",
	"sent": "send", "shut": "shut", "slept": "sleep", "sold": "sell", "spent": "spend", "stood": "stand",
	"swam": "swim", "taken": "take", "taught": "teach", "threw": "throw", "thrown": "throw", "told": "tell",
	"took": "take", "used": "use", "using": "use", "went": "go", "won": "win", "wore": "wear", "worn": "wear", "written": "write",
	"wrote":    "write",
	"children": "child", "feet": "foot", "geese": "goose", "halves": "half", "knives": "knife", "leaves": "leaf",
	"lives": "live", "loaves": "loaf", "men": "man", "mice": "mouse", "people": "person", "scarves": "scarf",
	"shelves": "shelf", "teeth": "tooth", "thieves": "thief", "wives": "wife", "wolves": "wolf", "women": "woman",
	"metre": "meter", "metres": "meter", "litre": "liter", "litres": "liter", "kilometre": "kilometer",
	"kilometres": "kilometer", "centimetre": "centimeter", "centimetres": "centimeter", "colour": "color",
	"colours": "color", "travelled": "travel", "travelling": "travel", "labelled": "label", "quizzes": "quiz",
	"during": "during", "evening": "evening", "evenings": "evening", "morning": "morning", "mornings": "morning",
	"series": "series", "species": "species", "lens": "lens",
}
