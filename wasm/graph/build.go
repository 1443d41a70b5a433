package graph

import (
	"fmt"
	"strings"

	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// Build makes the graph of a document and its parse: one sentence of words for each of the
// document's, a word for each of its tokens.
func Build(doc *text.Document, parse []syntax.Sentence) (*Graph, error) {
	b := &builder{doc: doc, g: &Graph{}}
	if err := b.flatten(parse); err != nil {
		return nil, fmt.Errorf("graph: %w", err)
	}
	b.words()
	b.phrases()
	b.relations()
	b.quantities()
	b.entities()
	b.question()
	b.g.out = index(len(b.g.Nodes), b.g.Edges, func(e Edge) int32 { return e.From })
	b.g.in = index(len(b.g.Nodes), b.g.Edges, func(e Edge) int32 { return e.To })
	return b.g, nil
}

// builder knows the parse as one list over all tokens of the document.
type builder struct {
	doc      *text.Document
	g        *Graph
	upos     []string
	rel      []string // with subtypes
	head     []int    // token, or -1 for a root
	phraseOf []int32  // node of the phrase that a token belongs to, or -1

	firstChild, nextChild []int // tokens that depend on a token, in the order of the text; -1 for none
}

// flatten turns the parse's positions in sentences into positions in the document.
func (b *builder) flatten(parse []syntax.Sentence) error {
	if len(parse) != len(b.doc.Sentences) {
		return fmt.Errorf("%d sentences were parsed, the text has %d", len(parse), len(b.doc.Sentences))
	}
	for i, s := range b.doc.Sentences {
		if len(parse[i].Words) != s.EndToken-s.FirstToken {
			return fmt.Errorf("sentence %d: %d words were parsed, the text has %d", i+1, len(parse[i].Words), s.EndToken-s.FirstToken)
		}
		for _, w := range parse[i].Words {
			head := -1
			if w.Head > 0 {
				head = s.FirstToken + w.Head - 1
			}
			if w.Head < 0 || head >= s.EndToken {
				return fmt.Errorf("sentence %d: %q hangs on word %d, which is not there", i+1, w.Form, w.Head)
			}
			b.upos, b.rel, b.head = append(b.upos, w.UPOS), append(b.rel, w.Rel), append(b.head, head)
		}
	}
	b.dependents()
	return nil
}

// dependents lists the tokens below each token, so that none has to be looked for.
func (b *builder) dependents() {
	b.firstChild, b.nextChild = make([]int, len(b.head)), make([]int, len(b.head))
	for i := range b.firstChild {
		b.firstChild[i] = -1
	}
	for i := len(b.head) - 1; i >= 0; i-- {
		if h := b.head[i]; h >= 0 {
			b.nextChild[i], b.firstChild[h] = b.firstChild[h], i
		}
	}
}

func (b *builder) edge(from, to int32, t EdgeType) { b.g.Edges = append(b.g.Edges, Edge{from, to, t}) }

func (b *builder) node(n Node) int32 {
	b.g.Nodes = append(b.g.Nodes, n)
	return int32(len(b.g.Nodes) - 1)
}

// words makes a node of every token, with the edges of the parse and of the order of words.
func (b *builder) words() {
	for i := range b.head {
		b.node(Node{WordNode, i, i + 1, i})
	}
	for i, h := range b.head {
		if h >= 0 {
			b.edge(int32(h), int32(i), edgeTypeOf(b.rel[i]))
		}
		if i > 0 {
			b.edge(int32(i-1), int32(i), Next)
		}
	}
}

func edgeTypeOf(rel string) EdgeType {
	if rel == "nmod:poss" {
		return Owner
	}
	base, _, _ := strings.Cut(rel, ":")
	if t, ok := relationTypes[base]; ok {
		return t
	}
	return Apposed
}

// phrases makes a node of every noun phrase: a noun, name or pronoun with the determiners, numbers,
// adjectives and compounds right before it and the parts of a name right behind it.
func (b *builder) phrases() {
	b.phraseOf = make([]int32, len(b.head))
	for i := range b.phraseOf {
		b.phraseOf[i] = -1
	}
	for i := range b.head {
		if !b.isNoun(i) || b.partOfLarger(i) {
			continue
		}
		first, end := i, i+1
		for first > 0 && b.within(first-1, i) && b.phraseOf[first-1] < 0 {
			first--
		}
		for end < len(b.head) && b.head[end] == i && (b.rel[end] == "flat" || b.rel[end] == "compound" || b.rel[end] == "nummod") {
			end++
		}
		node := b.node(Node{PhraseNode, first, end, i})
		for t := first; t < end; t++ {
			b.phraseOf[t] = node
			b.edge(int32(t), node, Member)
		}
	}
}

func (b *builder) isNoun(i int) bool {
	switch b.upos[i] {
	case "NOUN", "PROPN", "PRON", "SYM":
		return b.rel[i] != "punct" && b.rel[i] != "expl"
	case "NUM", "ADJ": // "12 are red", "how many of the others"
		t := edgeTypeOf(b.rel[i])
		return t == Subject || t == Object
	}
	return false
}

// partOfLarger is true for a noun that only qualifies the next one: "paper" in "paper bags".
func (b *builder) partOfLarger(i int) bool {
	h := b.head[i]
	t := edgeTypeOf(b.rel[i])
	return h >= 0 && (t == Compound || t == Owner && b.upos[i] == "PRON" || t == Number || t == Determiner) && b.isNoun(h)
}

// within is true where token i stands below the noun by relations that stay inside a noun phrase.
func (b *builder) within(i, noun int) bool {
	for steps := 0; steps < 8; steps++ {
		switch edgeTypeOf(b.rel[i]) {
		case Determiner, Number, Quality, Compound:
		case Owner:
			if b.upos[i] != "PRON" {
				return false
			}
		case Adverb, Mark:
			if b.head[i] == noun { // "about 5 pens", "twenty - four": only below a number or an adjective
				return false
			}
		default:
			return false
		}
		if i = b.head[i]; i == noun {
			return true
		}
		if i < 0 {
			return false
		}
	}
	return false
}

// relations makes a node of what joins two phrases: the verb between subject and object ("bought"),
// the verb and preposition between subject and oblique ("put in"), the preposition between two
// nouns ("of").
func (b *builder) relations() {
	for i := range b.head {
		to := b.phraseOf[i]
		if to < 0 || b.g.Nodes[to].Head != i || b.head[i] < 0 {
			continue
		}
		governor := b.head[i]
		var from int32
		switch edgeTypeOf(b.rel[i]) {
		case Object, Receiver, Oblique:
			from = b.subject(governor)
		case Of, Owner:
			from = b.phraseOf[governor]
		case Subject:
			if b.isNoun(governor) { // "the rest are apples"
				from, to = to, b.phraseOf[governor]
			} else {
				continue
			}
		default:
			continue
		}
		if from < 0 || to < 0 || from == to {
			continue
		}
		name := governor
		if p := b.child(i, Case); p >= 0 && b.isNoun(governor) {
			name = p
		}
		relation := b.node(Node{RelationNode, name, name + 1, name})
		b.edge(from, relation, From)
		b.edge(relation, to, To)
		b.edge(int32(name), relation, Member)
		if p := b.child(i, Case); p >= 0 && p != name {
			b.edge(int32(p), relation, Member)
		}
	}
}

// subject finds the phrase of a verb's subject, through joined and dependent verbs that share it.
func (b *builder) subject(verb int) int32 {
	for steps := 0; verb >= 0 && steps < 8; steps++ {
		if s := b.child(verb, Subject); s >= 0 {
			return b.phraseOf[s]
		}
		if t := edgeTypeOf(b.rel[verb]); t != Joined && t != Clause {
			return -1
		}
		verb = b.head[verb]
	}
	return -1
}

// child is the first token that depends on i by a relation of the type, or -1.
func (b *builder) child(i int, t EdgeType) int {
	for j := b.firstChild[i]; j >= 0; j = b.nextChild[j] {
		if edgeTypeOf(b.rel[j]) == t {
			return j
		}
	}
	return -1
}
