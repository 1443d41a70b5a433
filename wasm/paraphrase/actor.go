package paraphrase

import (
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// actor is somebody or something with a name.
type actor struct {
	name string // "tom", "rao"
	at   Tokens // where it stands first
}

// people are the classes of nouns that say who somebody is.
var people = lexicon.SetOf(lexicon.Person, lexicon.Child, lexicon.Family, lexicon.Profession, lexicon.People)

// unnamed are the classes of words that are written like names and are none.
var unnamed = lexicon.SetOf(lexicon.Calendar, lexicon.Money, lexicon.Time, lexicon.Length, lexicon.Weight,
	lexicon.Volume)

// findNames notes the names: each goes by its first word that is no title.
func (p *Problem) findNames() {
	at := map[string]int{}
	for i := 0; i < len(p.words); {
		if !p.isName(i) {
			i++
			continue
		}
		end := i + 1
		for end < len(p.words) && p.isName(end) && p.Document.Tokens[end].Sentence == p.Document.Tokens[i].Sentence {
			end++
		}
		first := i
		for first < end-1 && titles[p.Document.Tokens[first].Norm] {
			first++
		}
		name := p.Document.Tokens[first].Norm
		for t := i; t < end; t++ {
			p.words[t].name = name
		}
		if _, seen := at[name]; !seen {
			at[name] = len(p.names)
			p.names = append(p.names, actor{name, Tokens{i, end}})
		}
		i = end
	}
}

// isName says whether a token is one: the parser takes it for one, and it is written so.
func (p *Problem) isName(i int) bool {
	t, w := &p.Document.Tokens[i], &p.words[i]
	if t.Kind != text.Word || t.Quantity >= 0 || w.upos != "PROPN" || w.classes&unnamed != 0 {
		return false
	}
	if t.Text[0] >= 'A' && t.Text[0] <= 'Z' || t.Text[0] >= 0x80 {
		return true
	}
	return w.classes == lexicon.SetOf(lexicon.Person)
}

// findActors says of each noun, name and pronoun who or what is meant. "He" and "she" are the last
// one who did something.
func (p *Problem) findActors() {
	last, other := "", "" // who did something last, and who else is there
	for i := range p.words {
		w := &p.words[i]
		switch p.Document.Tokens[i].Norm {
		case "him", "her", "he", "she", "his", "hers", "himself", "herself":
			w.who, w.guessed = last, other != ""
			if isObject := w.rel == "obj" || w.rel == "iobj" || w.rel == "obl"; isObject && other != "" {
				w.who = other // not who does it
			}
			continue
		case "i", "me", "my", "mine", "myself":
			w.who = "i"
			continue
		case "we", "us", "our", "ours":
			w.who = "we"
			continue
		case "they", "them", "their", "it", "its", "this", "that", "these", "those", "who", "which":
			continue
		}
		switch {
		case w.name != "":
			w.who = w.name
		case w.upos == "NOUN" || w.upos == "PROPN":
			w.who = w.base
		default:
			continue
		}
		isPerson := w.name != "" || w.classes&people != 0
		switch {
		case !isPerson || w.who == last:
		case last == "", w.rel == "nsubj", w.rel == "nsubj:pass":
			last, other = w.who, last
		default:
			other = w.who
		}
	}
}

// subject is the token of a verb's subject, through the verbs that share it, or -1.
func (p *Problem) subject(verb int) (at int, passive bool) {
	for steps := 0; verb >= 0 && steps < 6; steps++ {
		for _, k := range p.words[verb].below {
			switch p.words[k].rel {
			case "nsubj", "csubj", "nsubj:outer":
				return k, false
			case "nsubj:pass", "csubj:pass":
				return k, true
			}
		}
		switch p.words[verb].rel {
		case "conj", "xcomp", "advcl", "acl", "parataxis", "ccomp":
			verb = p.words[verb].head
		default:
			return -1, false
		}
	}
	return -1, false
}
