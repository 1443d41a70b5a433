package paraphrase

import (
	"slices"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/lang"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// Source is a problem that operators change.
type Source struct {
	Document *text.Document
	Words    []syntax.Word // one for each token; heads are tokens of the document, -1 for a root
	Graph    *graph.Graph
	Expr     *expr.Expr // its calculation; nil where nobody knows

	parser *syntax.State
}

// NewSource reads a problem; its calculation may be nil.
func NewSource(parser *syntax.State, problem string, calculation *expr.Expr) (*Source, error) {
	d, err := text.Read(problem)
	if err != nil {
		return nil, err
	}
	parse := parser.Parse(d)
	g, err := graph.Build(d, parse)
	if err != nil {
		return nil, err
	}
	s := &Source{Document: d, Graph: g, Expr: calculation, parser: parser}
	for i, sentence := range d.Sentences {
		for _, w := range parse[i].Words {
			w.Head += sentence.FirstToken - 1
			if w.Head < sentence.FirstToken {
				w.Head = -1
			}
			s.Words = append(s.Words, w)
		}
	}
	return s, nil
}

// edit puts words in the place of tokens [First, End).
type edit struct {
	first, end int
	with       string
}

// rewrite makes the edits, which must not overlap, and mends spaces and capitals.
func (s *Source) rewrite(edits ...edit) string {
	slices.SortFunc(edits, func(a, b edit) int { return a.first - b.first })
	var b strings.Builder
	at := 0
	for _, e := range edits {
		start, end := s.Document.Tokens[e.first].Start, s.Document.Tokens[e.end-1].End
		b.WriteString(s.Document.Source[at:start])
		with := e.with
		if s.startsSentence(e.first) {
			with = lang.Capital(with)
		}
		b.WriteString(with)
		at = end
	}
	b.WriteString(s.Document.Source[at:])
	return tidy(b.String())
}

// tidy takes out the spaces that deleting leaves.
func tidy(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	for _, mark := range []string{".", ",", "?", "!", ";"} {
		text = strings.ReplaceAll(text, " "+mark, mark)
	}
	text = strings.ReplaceAll(text, ",.", ".")
	return strings.ReplaceAll(text, ",?", "?")
}

func (s *Source) startsSentence(token int) bool {
	return s.Document.Sentences[s.Document.Tokens[token].Sentence].FirstToken == token
}

func (s *Source) norm(i int) string {
	if i < 0 || i >= len(s.Document.Tokens) {
		return ""
	}
	return s.Document.Tokens[i].Norm
}

func (s *Source) text(first, end int) string {
	if end <= first {
		return ""
	}
	return s.Document.Source[s.Document.Tokens[first].Start:s.Document.Tokens[end-1].End]
}

// sentences are the sentences as they stand.
func (s *Source) sentences() []string {
	var all []string
	for _, each := range s.Document.Sentences {
		all = append(all, s.text(each.FirstToken, each.EndToken))
	}
	return all
}

// questionAt is the sentence that asks: the last one with a question mark, or -1.
func (s *Source) questionAt() int {
	for i := len(s.Document.Sentences) - 1; i >= 0; i-- {
		if strings.HasPrefix(s.norm(s.Document.Sentences[i].EndToken-1), "?") {
			return i
		}
	}
	return -1
}

// hasAny says whether one of the words stands in tokens [first, end).
func (s *Source) hasAny(first, end int, words map[string]bool) bool {
	for i := first; i < end; i++ {
		if words[s.norm(i)] {
			return true
		}
	}
	return false
}

// names are the tokens of first names, by name. A name of several words is none that is touched.
func (s *Source) names() (order []string, at map[string][]int) {
	at = map[string][]int{}
	for i := range s.Words {
		t := &s.Document.Tokens[i]
		if s.Words[i].UPOS != "PROPN" || t.Quantity >= 0 || !lang.IsName(t.Text) || lexicon.Classes(t.Norm).Has(lexicon.Calendar) {
			continue
		}
		if isName := func(k int) bool { return k >= 0 && k < len(s.Words) && s.Words[k].UPOS == "PROPN" }; isName(i-1) || isName(i+1) {
			continue
		}
		if at[t.Text] == nil {
			order = append(order, t.Text)
		}
		at[t.Text] = append(at[t.Text], i)
	}
	return order, at
}

// uses says whether the calculation needs a quantity; where nobody knows it, it may.
func (s *Source) uses(quantity int) bool {
	return s.Expr == nil || slices.Contains(s.Expr.Quantities(), quantity)
}

// set makes a set of words.
func set(words string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		m[w] = true
	}
	return m
}

// leansBack are words by which a sentence hangs on the one before it.
var leansBack = set(`he she it they him her them his its their then after before now later next finally
	rest remaining remainder left remain remains another other others more also too there this that these those still
	again each both same so but however first second third last one ones instead`)
