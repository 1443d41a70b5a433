package lexicon

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// Source is what a table is made of.
type Source struct {
	Lists   *Lists
	WordNet *WordNet
	Counts  map[string]int  // how often a form occurs in texts like those that will be read
	Common  map[string]bool // words that an ordinary word list has
	Names   []string        // first names
	Words   int             // so many words are taken from WordNet, the most frequent
	Plain   int             // and so many verbs without a class, so that their forms are recognised
}

// Table is the result, ready for [lexicon.Encode].
type Table struct {
	Words   map[lexicon.Set][]string
	Forms   map[string][]string
	LeftOut []string // words of the lists that are more than one token
}

// Build makes a table.
func Build(s Source) (*Table, error) {
	roots, err := s.roots()
	if err != nil {
		return nil, err
	}
	classes := make(map[string]lexicon.Set)
	t := &Table{Words: make(map[lexicon.Set][]string), Forms: make(map[string][]string)}
	for w, set := range s.Lists.Words {
		if !isToken(w) {
			t.LeftOut = append(t.LeftOut, w)
			continue
		}
		if !s.Lists.Stop[w] {
			set |= s.classesOf(w, roots, set)
		}
		classes[w] = set
	}
	slices.Sort(t.LeftOut)
	for _, w := range s.Lists.Known {
		classes[w] |= 0
	}
	names := make(map[string]bool)
	for _, name := range s.Lists.Names {
		names[name] = true
	}
	for _, name := range s.Names { // some are words too: Grace, Price
		if name = strings.ToLower(name); isToken(name) && s.tagged(name) < 5 {
			names[name] = true
		}
	}
	for name := range names {
		classes[name] |= lexicon.SetOf(lexicon.Person)
	}
	s.addFrequent(classes, roots)
	s.dropInflected(classes, names)
	s.addForms(classes, t.Forms)
	for w, set := range classes {
		t.Words[set] = append(t.Words[set], w)
	}
	return t, nil
}

// roots resolves the synsets of the lists; a root may be the name of a whole file of WordNet.
func (s Source) roots() (map[lexicon.Class]map[synset]bool, error) {
	roots := make(map[lexicon.Class]map[synset]bool)
	for c, names := range s.Lists.Roots {
		roots[c] = make(map[synset]bool)
		for _, name := range names {
			if slices.Contains(lexFiles, name) {
				for set, file := range s.WordNet.file {
					if file == name {
						roots[c][set] = true
					}
				}
				continue
			}
			root, err := s.WordNet.find(name)
			if err != nil {
				return nil, err
			}
			roots[c][root] = true
		}
	}
	return roots, nil
}

// classesOf gives what WordNet says of a lemma. Of the senses only the first counts, and of a noun
// the second where it is met at least a third as often; a noun that makes up less than a sixth of
// the uses of the word counts not at all, nor a verb that makes up less than half. Of a word that a
// list calls a verb, WordNet says nothing about the verb: the lists know better what happens to an
// amount.
func (s Source) classesOf(lemma string, roots map[lexicon.Class]map[synset]bool, listed lexicon.Set) lexicon.Set {
	var set lexicon.Set
	var senses []synset
	if nouns, n := s.WordNet.senses[noun][lemma], s.WordNet.tagged[noun][lemma]; len(nouns) > 0 && sum(n)*6 >= s.tagged(lemma) {
		senses = append(senses, nouns[0])
		if len(nouns) > 1 && n[1]*3 >= n[0] {
			senses = append(senses, nouns[1])
		}
	}
	if verbs, n := s.WordNet.senses[verb][lemma], s.WordNet.tagged[verb][lemma]; len(verbs) > 0 && listed&verbal == 0 &&
		(len(senses) == 0 || sum(n) > 0) && sum(n)*2 >= s.tagged(lemma) {
		senses = append(senses, verbs[0])
	}
	for _, sense := range senses {
		for c, r := range roots {
			if s.WordNet.isBelow(sense, r) {
				set |= lexicon.SetOf(c)
			}
		}
	}
	if set.Has(lexicon.Vehicle) { // WordNet counts those with wheels among the containers
		set &^= lexicon.SetOf(lexicon.Container)
	}
	return set &^ s.Lists.Never[lemma]
}

// verbal is the set of all classes of verbs.
const verbal = lexicon.Set(1)<<lexicon.Person - 1

// tagged says how often a lemma was met in WordNet's tagged texts, as any part of speech.
func (s Source) tagged(lemma string) int { return s.WordNet.uses[lemma] }

// addFrequent adds the most frequent words that are in no list.
func (s Source) addFrequent(classes map[string]lexicon.Set, roots map[lexicon.Class]map[synset]bool) {
	type candidate struct {
		lemma string
		set   lexicon.Set
		score int
	}
	var classed, plain []candidate
	lemmas := slices.Collect(maps.Keys(s.WordNet.senses[noun]))
	for lemma := range s.WordNet.senses[verb] {
		if s.WordNet.senses[noun][lemma] == nil {
			lemmas = append(lemmas, lemma)
		}
	}
	for _, lemma := range lemmas {
		if _, listed := classes[lemma]; listed || s.Lists.Stop[lemma] || !isPlainWord(lemma) {
			continue
		}
		c := candidate{lemma, 0, s.score(lemma)}
		if c.score == 0 {
			continue
		}
		if c.set = s.classesOf(lemma, roots, 0); c.set != 0 {
			classed = append(classed, c)
		} else if s.WordNet.senses[verb][lemma] != nil {
			plain = append(plain, c)
		}
	}
	for list, n := range map[*[]candidate]int{&classed: s.Words, &plain: s.Plain} {
		slices.SortFunc(*list, func(a, b candidate) int {
			return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.lemma, b.lemma))
		})
		for _, c := range (*list)[:min(n, len(*list))] {
			classes[c.lemma] = c.set
		}
	}
}

// score ranks the words: an occurrence in our texts weighs more than one in WordNet's. A word that
// neither the texts nor the list of common words has counts nothing.
func (s Source) score(lemma string) int {
	score := 0
	for _, form := range s.forms(lemma) {
		score += 3 * s.Counts[form]
	}
	if score == 0 && !s.Common[lemma] {
		return 0
	}
	return 1 + score + s.tagged(lemma)
}

// dropInflected leaves out nouns of WordNet that are a regular form of another word of the table:
// "cleaning", "cards".
func (s Source) dropInflected(classes map[string]lexicon.Set, names map[string]bool) {
	for _, lemma := range slices.Collect(maps.Keys(classes)) {
		for _, form := range regular(lemma) {
			if _, listed := s.Lists.Words[form]; !listed && !names[form] && !strings.HasSuffix(form, "ss") && (strings.HasSuffix(form, "s") || strings.HasSuffix(form, "ing")) {
				delete(classes, form)
			}
		}
	}
}

// addForms adds the irregular forms of the words that are in the table. A form of two lemmas goes
// to the more frequent one; a form that is a word of its own too, as "saw", keeps its classes
// beside those of its lemma if a list has it.
func (s Source) addForms(classes map[string]lexicon.Set, forms map[string][]string) {
	lemmaOf := make(map[string]string)
	for lemma := range classes {
		endings := regular(lemma)
		for _, form := range s.irregular(lemma) {
			if form == lemma || !isToken(form) {
				continue
			}
			if !slices.Contains(s.Lists.Forms[lemma], form) { // a form in the lists stands whatever else it may be
				_, word := classes[form]
				if slices.Contains(endings, form) || word && (s.Lists.Stop[form] || s.score(form) > s.score(lemma)) {
					continue
				}
			}
			old, taken := lemmaOf[form]
			if !taken || cmp.Or(cmp.Compare(s.score(lemma), s.score(old)), cmp.Compare(old, lemma)) > 0 {
				lemmaOf[form] = lemma
			}
		}
	}
	for _, form := range slices.Sorted(maps.Keys(lemmaOf)) {
		lemma := lemmaOf[form]
		if _, listed := s.Lists.Words[form]; listed {
			classes[form] |= classes[lemma]
		} else {
			delete(classes, form)
		}
	}
	for form, lemma := range lemmaOf {
		if _, kept := classes[lemma]; kept {
			forms[lemma] = append(forms[lemma], form)
		}
	}
}

// forms gives a lemma and all forms of it.
func (s Source) forms(lemma string) []string {
	all := append(append(regular(lemma), lemma), s.irregular(lemma)...)
	slices.Sort(all)
	return slices.Compact(all)
}

func (s Source) irregular(lemma string) []string {
	return slices.Concat(s.WordNet.forms[lemma], s.Lists.Forms[lemma])
}

// regular gives what may be a regular form of a lemma; some of these are no words.
func regular(lemma string) []string {
	last := lemma[len(lemma)-1:]
	stem := lemma[:len(lemma)-1]
	forms := []string{lemma + "s", lemma + "es", lemma + "ed", lemma + "ing", lemma + last + "ed", lemma + last + "ing"}
	switch last {
	case "y":
		forms = append(forms, stem+"ies", stem+"ied")
	case "e":
		forms = append(forms, lemma+"d", stem+"ing")
	}
	return forms
}

// isToken says whether the reader of texts sees the word as one token.
func isToken(word string) bool {
	doc, err := text.Read(word)
	return err == nil && len(doc.Tokens) == 1 && doc.Tokens[0].Norm == word
}

// isPlainWord says whether a lemma of WordNet is a word of small letters that can be met in a
// problem.
func isPlainWord(lemma string) bool {
	return len(lemma) >= 3 && len(lemma) <= 20 && strings.Trim(lemma, "abcdefghijklmnopqrstuvwxyz") == "" && isToken(lemma)
}

func sum(list []int) int {
	n := 0
	for _, v := range list {
		n += v
	}
	return n
}
