package graph2tree

import (
	"fmt"
	"math/bits"
	"slices"

	"mwpranker/wasm/graph"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// An Input is a problem as the network reads it: numbers of rows in tables, and lists of
// neighbours. It does not depend on the weights, only on a model's lists of words and constants.
type Input struct {
	Words      []int32 // for each token its row in the word table
	Pieces     Lists   // for each token rows of the piece table
	Classes    Lists   // for each token rows of the class table
	Marks      Lists   // for each token rows of the mark table
	Nodes      []int32 // for each node behind the words: 0 phrase, 1 relation
	Members    Lists   // for each node behind the words its tokens
	In, Out    Lists   // for each node its neighbours against and along the edges
	InType     []uint8 // for each entry of In its type of edge
	OutType    []uint8
	Quantities []int32 // for each quantity its token
	Question   []int32 // the tokens of the question
	Implied    []int32 // for each constant of the model: 1 where a word of the text implies it, else 0
}

// Lists are lists of rows, one behind the other: list i is All[Starts[i]:Starts[i+1]].
type Lists struct {
	All, Starts []int32
}

// Of is list i.
func (l *Lists) Of(i int) []int32 { return l.All[l.Starts[i]:l.Starts[i+1]] }

// Len is the number of lists.
func (l *Lists) Len() int { return len(l.Starts) - 1 }

func (l *Lists) reset() { l.All, l.Starts = l.All[:0], append(l.Starts[:0], 0) }

// end closes the list at hand.
func (l *Lists) end() { l.Starts = append(l.Starts, int32(len(l.All))) }

// A Scribe makes inputs for a model. It belongs to one goroutine.
type Scribe struct {
	config   Config
	spelling *syntax.Lexicon
	constant map[string]int // by the number as big.Rat writes it
	marker   marker
}

// NewScribe makes a scribe for the lists of a configuration.
func NewScribe(c Config) (*Scribe, error) {
	values, err := c.constants()
	if err != nil {
		return nil, err
	}
	s := &Scribe{config: c, spelling: syntax.NewLexicon(c.Words, c.Pieces), constant: map[string]int{}}
	for i, v := range values {
		s.constant[v.RatString()] = i
	}
	return s, nil
}

// Write makes the input of a problem; what in held before is written over.
func (s *Scribe) Write(in *Input, doc *text.Document, parse []syntax.Sentence, g *graph.Graph) error {
	n := len(doc.Tokens)
	if len(g.Nodes) < n || len(g.Quantities) != len(doc.Quantities) {
		return fmt.Errorf("graph2tree: the graph has %d nodes and %d quantities, the text %d words and %d quantities", len(g.Nodes), len(g.Quantities), n, len(doc.Quantities))
	}
	in.Words = in.Words[:0]
	in.Pieces.reset()
	in.Classes.reset()
	for _, t := range doc.Tokens {
		var word int32
		word, in.Pieces.All = s.spelling.Word(t.Text, in.Pieces.All)
		in.Words = append(in.Words, word)
		in.Pieces.end()
		for set := lexicon.Classes(t.Norm); set != 0; set &= set - 1 {
			in.Classes.All = append(in.Classes.All, int32(bits.TrailingZeros64(uint64(set))))
		}
		in.Classes.end()
	}
	if err := s.marker.mark(in, doc, parse, g, slices.Contains(s.config.Without, "values")); err != nil {
		return err
	}
	s.neighbours(in, g, n)
	in.Quantities = append(in.Quantities[:0], g.Quantities...)
	in.Implied = in.Implied[:0]
	for range s.config.Constants {
		in.Implied = append(in.Implied, 0)
	}
	for _, c := range doc.Constants {
		if i, ok := s.constant[c.Value.RatString()]; ok {
			in.Implied[i] = 1
		}
	}
	return nil
}

func (s *Scribe) neighbours(in *Input, g *graph.Graph, words int) {
	nodes := len(g.Nodes)
	if slices.Contains(s.config.Without, "phrases") {
		nodes = words
	}
	noParse := slices.Contains(s.config.Without, "edges")
	in.Nodes = in.Nodes[:0]
	in.Members.reset()
	for _, node := range g.Nodes[words:nodes] {
		in.Nodes = append(in.Nodes, int32(node.Kind)-1)
		for t := node.First; t < node.End; t++ {
			in.Members.All = append(in.Members.All, int32(t))
		}
		in.Members.end()
	}
	in.In.reset()
	in.Out.reset()
	in.InType, in.OutType = in.InType[:0], in.OutType[:0]
	keep := func(e graph.Edge) bool {
		return int(e.From) < nodes && int(e.To) < nodes && !(noParse && e.Type <= graph.Mark)
	}
	for i := range nodes {
		for _, k := range g.In(i) {
			if e := g.Edges[k]; keep(e) {
				in.In.All, in.InType = append(in.In.All, e.From), append(in.InType, uint8(e.Type))
			}
		}
		in.In.end()
		for _, k := range g.Out(i) {
			if e := g.Edges[k]; keep(e) {
				in.Out.All, in.OutType = append(in.Out.All, e.To), append(in.OutType, uint8(e.Type))
			}
		}
		in.Out.end()
	}
}
