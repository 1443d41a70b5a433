package paraphrase

import (
	"math/rand/v2"
	"strings"

	"mwpranker/wasm/lang"
	"mwpranker/wasm/lexicon"
)

// A paraphraser by rules, in the place of translating there and back.

// participles are those of verbs that may stand in the passive and change their form.
var participles = map[string]string{"bought": "bought", "sold": "sold", "made": "made", "found": "found", "ate": "eaten",
	"took": "taken", "drew": "drawn", "wrote": "written", "read": "read", "caught": "caught", "built": "built",
	"drank": "drunk", "cut": "cut", "won": "won", "grew": "grown"}

// passive turns a plain sentence round: "Ann picked 5 figs." becomes "5 figs were picked by Ann."
func passive(s *Source, _ *rand.Rand) (string, bool) {
	for _, at := range s.Document.Sentences {
		verb := -1
		for i := at.FirstToken; i < at.EndToken; i++ {
			if s.Words[i].Head < 0 && s.Words[i].XPOS == "VBD" {
				verb = i
			}
		}
		if verb < 0 {
			continue
		}
		if edits := s.turnActive(at.FirstToken, verb, at.EndToken); edits != nil {
			return s.rewrite(edits...), true
		}
	}
	return "", false
}

// turnActive are the edits that put a sentence of subject, verb and object into the passive; nil
// where it has more than these, or something behind the object.
func (s *Source) turnActive(first, verb, end int) []edit {
	subject, object := -1, -1
	for i := first; i < end; i++ {
		if s.Words[i].Head != verb {
			continue
		}
		switch rel := s.Words[i].Rel; {
		case rel == "nsubj" && i < verb && subject < 0:
			subject = i
		case rel == "obj" && i > verb && object < 0:
			object = i
		case rel != "punct":
			return nil
		}
	}
	stop := end - 1
	if subject < 0 || object < 0 || s.norm(stop) != "." || s.Words[object].XPOS != "NNS" ||
		s.hasAny(verb+1, stop, set("his her their its he she it they that which who and , himself herself")) {
		return nil
	}
	participle := participles[s.norm(verb)]
	if participle == "" {
		if !strings.HasSuffix(s.norm(verb), "ed") {
			return nil
		}
		participle = s.norm(verb)
	}
	by := s.text(first, verb)
	switch s.norm(first) {
	case "he", "she", "they", "i", "we", "it":
		return nil
	}
	if s.Words[first].UPOS != "PROPN" && !lang.IsName(s.Document.Tokens[first].Text) {
		by = strings.ToLower(by[:1]) + by[1:]
	}
	return []edit{{first, stop, s.text(verb+1, stop) + " were " + participle + " by " + by}}
}

// swaps are words that may stand for each other in any school problem; the judge knows them too.
var swaps = map[string]string{"child": "kid", "kid": "child", "pupil": "student", "student": "pupil", "shop": "store",
	"store": "shop", "sweet": "candy", "biscuit": "cookie", "cookie": "biscuit", "lorry": "truck", "truck": "lorry",
	"picture": "photo", "photo": "picture", "trip": "journey", "mother": "mum", "father": "dad", "friend": "mate",
	"film": "movie", "price": "cost", "teacher": "tutor", "garden": "yard", "bike": "bicycle", "bicycle": "bike",
	"buy": "purchase", "purchase": "buy", "get": "receive", "receive": "get", "collect": "gather", "gather": "collect",
	"pick": "harvest", "share": "divide", "bake": "cook", "begin": "start", "start": "begin", "own": "possess",
	"large": "big", "big": "large", "small": "little", "total": "sum", "lady": "woman", "car": "automobile",
	"group": "team", "holiday": "vacation", "maths": "mathematics", "mend": "repair", "require": "need"}

// pasts are the past forms of verbs in swaps that are not regular.
var pasts = map[string]string{"buy": "bought", "get": "got", "begin": "began"}

// synonyms puts other words for nouns, verbs and adjectives: for most of them, and then each time
// that one stands there.
func synonyms(s *Source, r *rand.Rand) (string, bool) {
	var edits []edit
	skip := map[string]bool{}
	for i := range s.Words {
		t := &s.Document.Tokens[i]
		lemma := lexicon.Lemma(t.Norm)
		other := swaps[lemma]
		if other == "" || t.Quantity >= 0 || skip[lemma] {
			continue
		}
		if _, decided := skip[lemma]; !decided {
			if skip[lemma] = len(edits) > 0 && r.IntN(4) == 0; skip[lemma] {
				continue
			}
		}
		if with := inflect(other, s.Words[i].XPOS); with != "" && t.Text != strings.ToUpper(t.Text) {
			edits = append(edits, edit{i, i + 1, with})
			if article := s.norm(i - 1); article == "a" || article == "an" {
				edits = append(edits, edit{i - 1, i, lang.Article(with)})
			}
		}
	}
	return s.rewrite(edits...), len(edits) > 0
}

// inflect gives the form of a word that a tag of the Penn Treebank names; "" where it is not known.
func inflect(lemma, tag string) string {
	regular := func(end string) string {
		switch {
		case strings.HasSuffix(lemma, "e") && end[0] == 'e':
			return lemma + end[1:]
		case strings.HasSuffix(lemma, "e"):
			return lemma[:len(lemma)-1] + end
		}
		return lemma + end
	}
	switch tag {
	case "NN", "VB", "VBP", "JJ":
		return lemma
	case "NNS":
		return lang.Plural(lemma)
	case "VBZ":
		return lang.Plural(lemma)
	case "VBD", "VBN":
		if past := pasts[lemma]; past != "" {
			if tag == "VBN" && lemma == "begin" {
				return "begun"
			}
			return past
		}
		return regular("ed")
	case "VBG":
		if lemma == "get" || lemma == "begin" {
			return lemma + lemma[len(lemma)-1:] + "ing"
		}
		return regular("ing")
	}
	return ""
}

// clauseOrder moves a first clause behind: "If a box holds 6, how many boxes are there?" becomes
// "How many boxes are there if a box holds 6?"
func clauseOrder(s *Source, _ *rand.Rand) (string, bool) {
	for _, at := range s.Document.Sentences {
		comma := -1
		switch s.norm(at.FirstToken) {
		case "if", "when", "after", "before", "because", "while":
		default:
			continue
		}
		for i := at.FirstToken; i < at.EndToken; i++ {
			if s.norm(i) == "," {
				if comma >= 0 {
					comma = -2
					break
				}
				comma = i
			}
		}
		stop := at.EndToken - 1
		if comma < 0 || comma+2 >= stop || s.norm(stop) != "?" && s.norm(stop) != "." ||
			s.hasAny(comma, stop, leansBack) && !s.hasAny(comma, stop, set("there left")) ||
			s.hasAny(comma, stop, set("he she it they his her their him them others other")) {
			continue
		}
		clause := s.text(at.FirstToken, comma)
		clause = strings.ToLower(clause[:1]) + clause[1:]
		return s.rewrite(edit{at.FirstToken, stop, s.text(comma+1, stop) + " " + clause}), true
	}
	return "", false
}

// questionFirst puts the question before the story where it names all that it asks about.
func questionFirst(s *Source, _ *rand.Rand) (string, bool) {
	q := s.questionAt()
	if q < 1 || q != len(s.Document.Sentences)-1 {
		return "", false
	}
	at := s.Document.Sentences[q]
	if s.hasAny(at.FirstToken, at.EndToken, set("he she it they him her them his its their this that these those")) {
		return "", false
	}
	all := s.sentences()
	return all[q] + " " + strings.Join(all[:q], " "), true
}

// pronounToName writes the name for "he" and "she" where only one is there.
func pronounToName(s *Source, r *rand.Rand) (string, bool) {
	order, at := s.names()
	if len(order) != 1 {
		return "", false
	}
	for i := range s.Words { // another person may be meant
		if c := lexicon.Classes(s.norm(i)); s.Words[i].UPOS == "NOUN" &&
			c&lexicon.SetOf(lexicon.Person, lexicon.Family, lexicon.Child, lexicon.Profession) != 0 {
			return "", false
		}
	}
	var edits []edit
	for i := at[order[0]][0] + 1; i < len(s.Words); i++ {
		switch norm := s.norm(i); {
		case r.IntN(3) == 0:
		case norm == "he" || norm == "she" || norm == "him":
			edits = append(edits, edit{i, i + 1, order[0]})
		case norm == "his" || norm == "her" && s.Words[i].Rel == "nmod:poss":
			edits = append(edits, edit{i, i + 1, order[0] + "'s"})
		}
	}
	return s.rewrite(edits...), len(edits) > 0
}

// rephrase does several of these, one after the other; each reads what the last one wrote, so that
// only a Source with a parser does it.
func rephrase(s *Source, r *rand.Rand) (string, bool) {
	if s.parser == nil {
		return "", false
	}
	done := 0
	now := s
	for _, k := range r.Perm(len(keepers)) {
		other, ok := keepers[k](now, r)
		if !ok {
			continue
		}
		next, err := NewSource(s.parser, other, nil)
		if err != nil {
			return "", false
		}
		now, done = next, done+1
	}
	return now.Document.Source, done >= 2
}

// keepers are what rephrase does.
var keepers = []func(*Source, *rand.Rand) (string, bool){sentenceOrder, numbersToWords, unitsWrittenOut, passive, synonyms,
	clauseOrder, questionFirst, pronounToName}
