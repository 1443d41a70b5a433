package syntax

import "mwpranker/wasm/text"

// longestSentence bounds the cost of one sentence, which grows with the square
// of its length: a longer one is parsed in parts of at most so many tokens,
// each ending at a stop or comma where there is one, and the parts' roots hang
// from the first one's. EWT's longest sentence has 159 words.
const longestSentence = 200

// joinRel is the relation by which the later parts of such a sentence hang.
const joinRel = "parataxis"

// Parse tags and parses every sentence of a document. The result has one
// sentence for each of the document's, with a word for each of its tokens. It
// is the state's own, and the next call writes over it.
func (s *State) Parse(doc *text.Document) []Sentence {
	s.parsed, s.words = s.parsed[:0], grow(s.words, len(doc.Tokens))[:0]
	for _, sentence := range doc.Sentences {
		s.forms = s.forms[:0]
		for _, t := range doc.Tokens[sentence.FirstToken:sentence.EndToken] {
			s.forms = append(s.forms, t.Text)
		}
		first := len(s.words)
		s.words = s.Words(s.words, s.forms)
		s.parsed = append(s.parsed, Sentence{Words: s.words[first:len(s.words):len(s.words)]})
	}
	return s.parsed
}

// Parse is [State.Parse] with a state of its own, for those who parse once.
func Parse(m *Model, doc *text.Document) []Sentence { return NewState(m).Parse(doc) }

// Words tags and parses one sentence of forms, and appends its words to dst.
// Heads count from 1; the root has head 0. Whatever the forms are, the heads
// make a tree with one root.
func (s *State) Words(dst []Word, forms []string) []Word {
	for start, root := 0, -1; start < len(forms); {
		n := part(forms[start:])
		s.forward(forms[start : start+n])
		for i, form := range forms[start : start+n] {
			w := Word{Form: form, UPOS: s.model.UPOS[s.upos[i]], XPOS: s.model.XPOS[s.xpos[i]], Rel: s.model.Rels[s.rel[i]]}
			switch {
			case s.heads[i] < n:
				w.Head = start + s.heads[i] + 1
			case root < 0:
				root = start + i
			default:
				w.Head, w.Rel = root+1, joinRel
			}
			dst = append(dst, w)
		}
		start += n
	}
	return dst
}

// part is how many of the forms are parsed at once.
func part(forms []string) int {
	if len(forms) <= longestSentence {
		return len(forms)
	}
	for n := longestSentence; n > longestSentence/2; n-- {
		switch forms[n-1] {
		case ".", "?", "!", ";", ",":
			return n
		}
	}
	return longestSentence
}
