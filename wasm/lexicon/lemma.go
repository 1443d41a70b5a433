package lexicon

import "strings"

// Lemma gives the base form of a word in small letters: "ate" is eat, "boxes" box, "baking" bake.
// Regular endings are taken off only where what stays is in the table; of an unknown word only a
// plural s.
func Lemma(norm string) string {
	if e := find(norm); e != nil {
		return e.lemma
	}
	return singular(norm)
}

// Classes gives the classes of a form, or of its lemma where the form has none of its own.
func Classes(norm string) Set {
	e := find(norm)
	if e != nil && e.classes == 0 {
		e = table().get(e.lemma)
	}
	if e == nil {
		return 0
	}
	return e.classes
}

// find looks up a form, then what it may be the regular form of.
func find(norm string) *entry {
	words := table()
	if e := words.get(norm); e != nil {
		return e
	}
	if len(norm) > longest {
		return nil
	}
	n := len(norm)
	switch {
	case strings.HasSuffix(norm, "s"):
		return either(words, norm, ending{"s", ""}, ending{"ies", "y"}, ending{"es", ""})
	case strings.HasSuffix(norm, "ied"):
		return either(words, norm, ending{"ied", "y"}, ending{"d", ""})
	case strings.HasSuffix(norm, "ed"):
		return pastOrPresent(words, norm[:n-2])
	case strings.HasSuffix(norm, "ing"):
		return pastOrPresent(words, norm[:n-3])
	}
	return nil
}

// longest bounds the work for a token that is no word at all; no word of the table is longer.
const longest = 24

// ending is put in the place of the last letters of a word.
type ending struct{ old, new string }

// either tries endings in turn.
func either(words *dictionary, norm string, endings ...ending) *entry {
	for _, e := range endings {
		if strings.HasSuffix(norm, e.old) {
			if found := join(words, norm[:len(norm)-len(e.old)], e.new); found != nil {
				return found
			}
		}
	}
	return nil
}

// pastOrPresent finds the verb of a form without its -ed or -ing: the stem, with an e (bake), with
// one letter less (hop). A stem such as "hop", one vowel and one consonant, would have doubled its
// last letter, so the e comes first: hoping.
func pastOrPresent(words *dictionary, stem string) *entry {
	n := len(stem)
	if n < 2 {
		return nil
	}
	if !isVowel(stem[n-1]) && isVowel(stem[n-2]) && (n == 2 || !isVowel(stem[n-3])) {
		if found := join(words, stem, "e"); found != nil {
			return found
		}
	}
	if found := words.get(stem); found != nil {
		return found
	}
	if stem[n-1] == stem[n-2] {
		return join(words, stem[:n-1], "")
	}
	return join(words, stem, "e")
}

// join looks up a word that is written in two parts.
func join(words *dictionary, stem, end string) *entry {
	var buffer [longest + 2]byte
	n := copy(buffer[:], stem)
	n += copy(buffer[n:], end)
	return words.get(string(buffer[:n]))
}

// singular takes a plural s off a word that is not in the table.
func singular(norm string) string {
	n := len(norm)
	if n < 4 || norm[n-1] != 's' || strings.IndexByte("siu'", norm[n-2]) >= 0 {
		return norm
	}
	for _, end := range [...]string{"sses", "xes", "zes", "ches", "shes"} {
		if strings.HasSuffix(norm, end) {
			return norm[:n-2]
		}
	}
	return norm[:n-1]
}

func isVowel(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 }

// Knows says whether the table has the word, or its base form.
func Knows(norm string) bool { return find(norm) != nil }
