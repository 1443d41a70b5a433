package graph2tree

import (
	"fmt"
	"math/big"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/lexicon"
)

// A Config is the blueprint of a model: its sizes and its lists of names.
type Config struct {
	Word   int `json:"word"`   // width of the word table
	Piece  int `json:"piece"`  // width of the table of word pieces, summed over a word
	Class  int `json:"class"`  // width of the table of lexical classes, summed over a word
	Mark   int `json:"mark"`   // width of the table of marks, summed over a word
	Hidden int `json:"hidden"` // width of a recurrent layer in one direction; all later widths are twice this one
	// Before and After have one number for each recurrent layer before and after
	// the graph layers: how many tokens its gates see. 1: the token itself; 2: and
	// the one before it, in the layer's direction; 3: and both neighbours.
	Before []int `json:"before"`
	Graph  int   `json:"graph"` // graph layers
	After  []int `json:"after"`
	Attend int   `json:"attend"` // width in which words are compared with a goal
	Point  int   `json:"point"`  // width in which candidates are compared with a goal

	// Without names parts that are left out, for ablations: "edges" (of the parse), "phrases" (and
	// relations), "values".
	Without []string `json:"without,omitempty"`

	// Verify are the sizes of the verifier, see verify.go; a file without one says nothing of them.
	Verify VerifySizes `json:"verify,omitzero"`

	// Calibration turns the scores of the readings into probabilities; see candidate.go.
	Calibration []float64 `json:"calibration,omitempty"`
	// Sure are the probabilities from which a first reading is sure, by its size; see sure.go.
	Sure []float64 `json:"sure,omitempty"`

	// Operators are those that a tree may hold, as expr.OperatorName names them, in the order of the
	// first candidates. A file without them is of a time when there were only the basic ones: such a
	// model reads as ever, and never proposes another.
	Operators []string `json:"operators,omitempty"`

	Words     []string `json:"-"` // with a row of their own in the word table; row 0 is for all others
	Pieces    []string `json:"-"`
	Constants []string `json:"-"` // that a tree may hold, as expr.FormatRat writes them
}

// OperatorBytes are the operators that a tree may hold, as bytes of expr.Expr.Op, in the order of
// the first candidates. What has no name that this program knows is 0.
func (c Config) OperatorBytes() string {
	if len(c.Operators) == 0 {
		return expr.BasicOperators
	}
	list := make([]byte, len(c.Operators))
	for i, name := range c.Operators {
		list[i] = expr.OperatorNamed(name)
	}
	return string(list)
}

// NumOperators is how many operators a tree may hold.
func (c Config) NumOperators() int { return len(c.OperatorBytes()) }

// AllOperators names all operators that there are, for [Config.Operators].
func AllOperators() []string {
	var names []string
	for _, op := range []byte(expr.Operators) {
		names = append(names, expr.OperatorName(op))
	}
	return names
}

// Width is the width of a token, a node, a goal and a candidate.
func (c Config) Width() int { return 2 * c.Hidden }

// Input is the width of what the first layer reads.
func (c Config) Input() int { return c.Word + c.Piece + c.Class + c.Mark }

// Layers are the windows of all recurrent layers.
func (c Config) Layers() []int { return append(append([]int{}, c.Before...), c.After...) }

// LayerInput is the width of what a recurrent layer reads from one token.
func (c Config) LayerInput(layer int) int {
	if layer == 0 {
		return c.Input()
	}
	return c.Width()
}

// Offsets lists the tokens that the gates of a layer with this window see, relative to the token
// itself.
func Offsets(window int, reverse bool) []int {
	if reverse {
		return []int{0, 1, -1}[:window]
	}
	return []int{0, -1, 1}[:window]
}

// A Shaped names a tensor and its size.
type Shaped struct {
	Name       string
	Rows, Cols int
}

// Tensors lists the tensors of a model in the order of the weight file, without the verifier's.
func (c Config) Tensors() []Shaped {
	d, operators := c.Width(), c.NumOperators()
	list := []Shaped{
		{"word", len(c.Words) + 1, c.Word},
		{"piece", len(c.Pieces), c.Piece},
		{"class", lexicon.NumClasses, c.Class},
		{"mark", NumMarks, c.Mark},
		{"node", 2, d}, // phrase, relation
	}
	linear := func(name string, in, out int) {
		list = append(list, Shaped{name, in, out}, Shaped{name + ".bias", 1, out})
	}
	for l, window := range c.Layers() {
		linear(fmt.Sprintf("layer%d.forward", l), window*c.LayerInput(l), 3*c.Hidden)
		linear(fmt.Sprintf("layer%d.backward", l), window*c.LayerInput(l), 3*c.Hidden)
	}
	for l := range c.Graph {
		for _, side := range []string{"in", "out"} { // gathered along the edges, and against them
			list = append(list,
				Shaped{fmt.Sprintf("graph%d.%s.gate", l, side), graph.NumEdgeTypes, d},
				Shaped{fmt.Sprintf("graph%d.%s.add", l, side), graph.NumEdgeTypes, d})
		}
		linear(fmt.Sprintf("graph%d", l), 3*d, d)
	}
	linear("root", 3*d, d)                          // mean of all words, of the question's, of the quantities -> first goal
	list = append(list, Shaped{"key", d, c.Attend}) // words, for attention
	linear("query", d, c.Attend)                    // goals, for attention
	list = append(list, Shaped{"attend", 1, c.Attend})
	linear("state", 2*d, d) // goal and what it attends to -> state
	list = append(list,
		Shaped{"operator", operators, d},
		Shaped{"constant", len(c.Constants), d},
		Shaped{"implied", 2, d}, // added to a constant: no word of the text implies it, a word does
	)
	linear("quantity", d, d)
	list = append(list, Shaped{"offer", d, c.Point}) // candidates, for the choice
	linear("demand", d, c.Point)                     // states, for the choice
	list = append(list, Shaped{"choose", 1, c.Point})
	list = append(list,
		Shaped{"left", d, 2 * d}, Shaped{"left.operator", operators, 2 * d},
		Shaped{"right", 2 * d, 2 * d}, Shaped{"right.operator", operators, 2 * d},
		Shaped{"merge", 2 * d, 2 * d}, Shaped{"merge.operator", operators, 2 * d},
	)
	return list
}

// check says what makes a configuration impossible.
func (c Config) check() error {
	for _, n := range []struct {
		name  string
		value int
	}{{"word", c.Word}, {"piece", c.Piece}, {"class", c.Class}, {"mark", c.Mark}, {"hidden", c.Hidden}, {"attend", c.Attend}, {"point", c.Point}} {
		if n.value < 1 || n.value > 4096 {
			return fmt.Errorf("graph2tree: model with %s of %d; 1 to 4096 is possible", n.name, n.value)
		}
	}
	if len(c.Before) == 0 || len(c.Layers()) > 16 || c.Graph < 0 || c.Graph > 16 {
		return fmt.Errorf("graph2tree: model with %d and %d recurrent layers and %d graph layers", len(c.Before), len(c.After), c.Graph)
	}
	for _, w := range c.Layers() {
		if w < 1 || w > 3 {
			return fmt.Errorf("graph2tree: model with a window of %d; 1 to 3 is possible", w)
		}
	}
	if len(c.Words) == 0 || len(c.Pieces) == 0 || len(c.Constants) == 0 {
		return fmt.Errorf("graph2tree: model without words, pieces or constants")
	}
	for i, op := range []byte(c.OperatorBytes()) {
		switch {
		case op == 0:
			return fmt.Errorf("graph2tree: model with the operator %q, which this version of the program does not know", c.Operators[i])
		case strings.IndexByte(c.OperatorBytes(), op) < i:
			return fmt.Errorf("graph2tree: model with the operator %q twice", c.Operators[i])
		}
	}
	if err := c.Verify.check(); err != nil {
		return err
	}
	if n, want := len(c.Calibration), c.features()+1; n > 0 && n != want {
		return fmt.Errorf("graph2tree: the calibration has %d numbers; %d are needed, so it is of another version", n, want)
	}
	if n := len(c.Sure); n > 0 && n != SureSizes {
		return fmt.Errorf("graph2tree: model with %d probabilities of being sure, not %d", n, SureSizes)
	}
	return nil
}

// constants are the numbers of the constants.
func (c Config) constants() ([]*big.Rat, error) {
	list := make([]*big.Rat, len(c.Constants))
	for i, s := range c.Constants {
		v, err := expr.ParseRat(s)
		if err != nil {
			return nil, fmt.Errorf("graph2tree: constant %q: %w", s, err)
		}
		list[i] = v
	}
	return list, nil
}
