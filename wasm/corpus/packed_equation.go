package corpus

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"mwpranker/wasm/expr"
)

// An equation and its tree say nearly the same, so a packed corpus holds the
// equation alone, with marks that say which number of the text each numeral is.
// Marks are control characters, which no equation has.
const (
	mostMarks = 31     // 1 to 31 are n0 to n30
	apart     = "\x00" // before the tree and before the equation, where they are written apart
)

// packEquation writes the equation of a problem, or nothing where it could not
// be read back.
func packEquation(p *Problem) string {
	if marked := markEquation(p); !strings.HasPrefix(marked, apart) && readsAs(fillMarks(marked, name), p.Expr) {
		return marked
	}
	if tree := p.Expr.String(); readsAs(tree, p.Expr) {
		return apart + tree + apart + p.Equation
	}
	return ""
}

func readsAs(written string, tree *expr.Expr) bool {
	parsed, err := expr.Parse(written)
	return err == nil && expr.Equal(parsed, tree)
}

func name(quantity int) string { return "n" + strconv.Itoa(quantity) }

// markEquation puts marks for numerals: the numerals of an equation, from left
// to right, are the leaves of its tree, unless it is written in an unusual way.
func markEquation(p *Problem) string {
	var leaves []*expr.Expr
	for node := range p.Expr.Postorder() {
		if node.Kind != expr.Operator {
			leaves = append(leaves, node)
		}
	}
	var b strings.Builder
	for s := p.Equation; s != ""; {
		n := max(1, len(leadingNumeral(s)))
		piece := s[:n]
		if leadingNumeral(s) != "" && len(leaves) > 0 {
			leaf := leaves[0]
			leaves = leaves[1:]
			if leaf.Kind == expr.Quantity && leaf.Index < min(len(p.Quantities), mostMarks) && numeral(p, leaf.Index) == piece {
				piece = string(rune(leaf.Index + 1))
			}
		}
		b.WriteString(piece)
		s = s[n:]
	}
	return b.String()
}

// leadingNumeral is the digits and points that s starts with.
func leadingNumeral(s string) string {
	end := 0
	for end < len(s) && ('0' <= s[end] && s[end] <= '9' || end > 0 && s[end] == '.') {
		end++
	}
	return s[:end]
}

// numeral is a number as an equation writes it, if the text writes it so: without its unit, without commas.
func numeral(p *Problem, i int) string {
	span := p.Quantities[i].Span
	return strings.ReplaceAll(strings.Trim(p.Text[span.Start:span.End], "$%€£¢"), ",", "")
}

func fillMarks(marked string, fill func(quantity int) string) string {
	var b strings.Builder
	for i := range len(marked) {
		if c := marked[i]; c == 0 || c > mostMarks {
			b.WriteByte(c)
		} else {
			b.WriteString(fill(int(c) - 1))
		}
	}
	return b.String()
}

// treeTable holds each distinct tree with its measures, by how it was written:
// a corpus has many problems to a tree.
type treeTable map[string]measuredTree

type measuredTree struct {
	tree       *expr.Expr
	attributes Attributes
}

// unpackEquation gives a problem its equation, its tree and what is measured of the tree.
func (t treeTable) unpackEquation(p *Problem, packed string) error {
	written, equation, found := strings.Cut(strings.TrimPrefix(packed, apart), apart)
	if strings.HasPrefix(packed, apart) && !found {
		return errors.New("its tree does not end")
	}
	for i := range len(written) {
		if c := int(written[i]); 0 < c && c <= mostMarks && c > len(p.Quantities) {
			return fmt.Errorf("its equation names n%d, and its text has %d numbers", c-1, len(p.Quantities))
		}
	}
	known, ok := t[written]
	if !ok {
		tree, err := expr.Parse(fillMarks(written, name))
		if err != nil {
			return fmt.Errorf("its equation: %w", err)
		}
		known = measuredTree{tree, MeasureExpr(tree)}
		t[written] = known
	}
	if !found {
		equation = fillMarks(written, func(i int) string { return numeral(p, i) })
	}
	words := p.Attributes
	p.Equation, p.Expr, p.Attributes = equation, known.tree, known.attributes
	p.Attributes.Kinds, p.Attributes.Largest, p.Attributes.Distractors = words.Kinds, words.Largest, words.Distractors
	p.Attributes.Words, p.Attributes.Sentences, p.Attributes.Level = words.Words, words.Sentences, words.Level
	return nil
}
