package engine

import (
	"math/big"
	"strconv"

	"mwpranker/wasm/answer"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// telling shows a tree to people: over the numbers of a text where there is one.
type telling struct {
	values     []*big.Rat             // of the quantities; nil without a text
	quantities []text.Quantity        // the quantities themselves; nil where there are only values
	text       func() *text.Document  // what answers are worded by; may be nil, and give nil
	colour     func(quantity int) int // -1 for none
	names      []string               // of the values, see name
}

// reading is everything that is shown of a tree.
func (t *telling) reading(tree *expr.Expr) message.Reading {
	r, _ := t.readingOf(ownNodes(tree))
	return r
}

// readingOf is reading for a tree that has each node once; it also gives the number of each node.
func (t *telling) readingOf(tree *expr.Expr) (message.Reading, map[*expr.Expr]int) {
	r := message.Reading{
		Expression: tree.String(),
		Equation:   tree.Infix(t.name),
		Template:   tree.Template(),
		MathML:     tree.MathML(t.leaf),
		Spoken:     tree.Spoken(t.spokenLeaf),
	}
	ids := map[*expr.Expr]int{}
	r.Tree = t.node(tree, tree, ids)
	if t.values == nil || tree.IsPattern() {
		return r, ids
	}
	steps, err := worth.Steps(tree, t.amounts())
	var value worth.Value
	if err == nil {
		value, err = worth.Of(tree, t.amounts())
	}
	if err != nil {
		r.NoAnswer = failed(message.NoValue, "the calculation", "%v", err)
		return r, ids
	}
	for _, step := range steps {
		r.Steps = append(r.Steps, message.Step{Expression: step.Expression, Value: step.Value, Node: ids[step.Node],
			Division: step.Division, Quotient: step.Quotient, Remainder: step.Remainder})
	}
	worded := t.answer(tree, value)
	r.Answer, r.Unit, r.Worded = expr.FormatRat(value.Rat), worded.Mark, worded.String()
	if whole := worded.Rounded; whole != nil {
		r.Rounded = &message.Rounded{Up: whole.Up.String(), Down: whole.Down.String()}
	}
	if value.Kind != worth.Number {
		r.Answer, r.Kind, r.Value, r.Unit = worded.String(), value.Kind.String(), expr.FormatRat(value.Rat), ""
	}
	return r, ids
}

// answer words the value of a tree.
func (t *telling) answer(tree *expr.Expr, value worth.Value) answer.Answer {
	var document *text.Document
	if t.text != nil {
		document = t.text()
	}
	return answer.Of(document, tree, value)
}

// amounts are the quantities; of an expression without a text, its numbers.
func (t *telling) amounts() []text.Quantity {
	if t.quantities == nil {
		for _, value := range t.values {
			t.quantities = append(t.quantities, text.Quantity{Value: value})
		}
	}
	return t.quantities
}

// name is a leaf in an equation: its number where that is known.
func (t *telling) name(leaf *expr.Expr) string {
	switch {
	case leaf.Kind == expr.Quantity && leaf.Index < len(t.values):
		if t.names == nil { // all at once: each is asked for several times
			for i := range t.amounts() {
				t.names = append(t.names, worth.Name(&t.quantities[i]))
			}
		}
		return t.names[leaf.Index]
	case leaf.Kind == expr.Quantity && t.values == nil:
		return letter(leaf.Index)
	}
	return leaf.String()
}

func (t *telling) leaf(leaf *expr.Expr) expr.Leaf {
	l := expr.Leaf{Text: t.name(leaf)}
	if colour := t.colourOf(leaf); colour >= 0 {
		l.Class = "q" + strconv.Itoa(colour)
	}
	return l
}

// spokenLeaf is a leaf as it is said: as name, and in words where it is a sign.
func (t *telling) spokenLeaf(leaf *expr.Expr) string {
	switch {
	case leaf.Kind == expr.Wildcard:
		return "something"
	case leaf.Kind == expr.Constant && leaf.Value == nil:
		return "any constant"
	}
	return t.name(leaf)
}

func (t *telling) colourOf(leaf *expr.Expr) int {
	if leaf.Kind != expr.Quantity || t.colour == nil {
		return -1
	}
	return t.colour(leaf.Index)
}

// letter is what a user types for a quantity: a, b, c, ... but not x, which is the unknown.
func letter(quantity int) string {
	if quantity < 26 && quantity != 'x'-'a' {
		return string(rune('a' + quantity))
	}
	return quantityName(quantity)
}

func quantityName(quantity int) string { return "n" + strconv.Itoa(quantity) }

var operatorSigns = map[byte]string{'+': "+", '-': "−", '*': "×", '/': "÷", '^': "^"}

var operatorWords = map[byte]string{
	'+': "plus", '-': "minus", '*': "times", '/': "divided by", '^': "to the power of",
	expr.RoundUp: "quotient, rounded up", expr.Whole: "whole quotient", expr.Remainder: "remainder",
	expr.GCD: "greatest common divisor", expr.LCM: "least common multiple", expr.Max: "the larger", expr.Min: "the smaller",
}

// operatorSign is how an operator is shown in a tree.
func operatorSign(op byte) string {
	if sign, known := operatorSigns[op]; known {
		return sign
	}
	return expr.OperatorName(op)
}

// node shows the tree, and notes the number of each node.
func (t *telling) node(tree, e *expr.Expr, ids map[*expr.Expr]int) *message.Node {
	n := &message.Node{ID: len(ids), Quantity: -1, Colour: t.colourOf(e)}
	ids[e] = n.ID
	switch e.Kind {
	case expr.Operator:
		n.Kind, n.Label, n.Spoken = message.NodeOperator, operatorSign(e.Op), operatorWords[e.Op]
		n.Children = []*message.Node{t.node(tree, e.Left, ids), t.node(tree, e.Right, ids)}
		if t.values != nil {
			if value, err := worth.At(tree, e, t.amounts()); err == nil {
				n.Value = value.String()
			}
		}
		return n
	case expr.Quantity:
		n.Kind, n.Quantity = message.NodeQuantity, e.Index
		n.Label = t.name(e)
		n.Spoken = n.Label + ", number " + strconv.Itoa(e.Index+1) + " of the text"
		if t.values == nil {
			n.Spoken = n.Label
		}
	case expr.Constant:
		n.Kind, n.Label = message.NodeConstant, t.name(e)
		n.Spoken = n.Label + ", not in the text"
		if e.Value == nil {
			n.Spoken = "any constant"
		}
	default:
		n.Kind, n.Label, n.Spoken = message.NodeWildcard, "?", "anything"
	}
	return n
}

// ownNodes copies a tree, so that no node stands in it twice and each can have a number.
func ownNodes(e *expr.Expr) *expr.Expr {
	own := *e
	if e.Kind == expr.Operator {
		own.Left, own.Right = ownNodes(e.Left), ownNodes(e.Right)
	}
	return &own
}
