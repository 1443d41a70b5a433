package corpus

import (
	"fmt"
	"slices"
	"strings"

	"mwpranker/wasm/expr"
)

// An equation's numerals stand in the text too, so a packed corpus has marks in their place, which
// say which number of the text each is. Marks are control characters, which no equation has.
const mostMarks = 31 // 1 to 31 are n0 to n30

// markEquation puts marks for numerals.
func markEquation(p *Problem) string {
	var numerals []string
	for i := range p.Quantities[:min(len(p.Quantities), mostMarks)] {
		numerals = append(numerals, numeral(p, i))
	}
	used := make([]bool, len(numerals))
	var b strings.Builder
	for s := p.Equation; s != ""; {
		n := max(1, len(leadingNumeral(s)))
		piece := s[:n]
		if leadingNumeral(s) != "" {
			at := -1
			for i, each := range numerals { // the first that is not used yet, or else the first
				if each == piece && (at < 0 || used[at] && !used[i]) {
					at = i
				}
			}
			if at >= 0 {
				piece, used[at] = string(rune(at+1)), true
			}
		}
		b.WriteString(piece)
		s = s[n:]
	}
	return b.String()
}

// fillEquation puts the numerals of the problem's text for marks.
func (p *Problem) fillEquation() error {
	marked := p.Equation
	if strings.IndexFunc(marked, func(c rune) bool { return c <= mostMarks }) < 0 {
		return nil
	}
	var room [64]byte
	out := room[:0]
	for i := range len(marked) {
		c := int(marked[i])
		switch {
		case c > mostMarks:
			out = append(out, byte(c))
		case c == 0 || c > len(p.Quantities):
			return fmt.Errorf("its equation names n%d, and its text has %d numbers", c-1, len(p.Quantities))
		default:
			out = append(out, numeral(p, c-1)...)
		}
	}
	p.Equation = string(out)
	return nil
}

// leadingNumeral is the digits and points that s starts with.
func leadingNumeral(s string) string {
	end := 0
	for end < len(s) && ('0' <= s[end] && s[end] <= '9' || end > 0 && s[end] == '.') {
		end++
	}
	return s[:end]
}

// numeral is a number as an equation writes it, if the text writes it so: without its unit, without
// commas.
func numeral(p *Problem, i int) string {
	span := p.Quantities[i].Span
	s := p.Text[span.Start:span.End]
	if len(leadingNumeral(s)) == len(s) {
		return s
	}
	return strings.ReplaceAll(strings.Trim(s, "$%€£¢"), ",", "")
}

// packedTrees are the trees of a corpus as they are packed: the different shapes, and for each
// problem which it is and which quantities stand in it.
type packedTrees struct {
	shapes  []string
	shapeOf []int
	leaves  [][]int
}

func packTrees(problems []*Problem) (t packedTrees, err error) {
	numbers := map[string]int{}
	for _, p := range problems {
		written, met := AppendShape(nil, p.Expr, nil)
		number, known := numbers[string(written)]
		if !known {
			if tree, n, fault := readShape(string(written)); fault != nil || n != len(met) || !expr.Equal(FillShape(tree, met), p.Expr) {
				return t, fmt.Errorf("corpus: packing %q: its tree %q is not read back as it is", p.ID, p.Expr)
			}
			number = len(t.shapes)
			numbers[string(written)] = number
			t.shapes = append(t.shapes, string(written))
		}
		t.shapeOf, t.leaves = append(t.shapeOf, number), append(t.leaves, slices.Clone(met))
	}
	return t, nil
}

// A shape of a packed corpus, with what is measured of it.
type measuredShape struct {
	tree       *expr.Expr
	quantities int
	attributes Attributes
}

func (u *unpacker) shapes() ([]measuredShape, error) {
	shapes := make([]measuredShape, 0, 256)
	for _, written := range u.texts() {
		tree, n, err := readShape(written)
		if err != nil {
			return nil, err
		}
		shapes = append(shapes, measuredShape{tree, n, MeasureExpr(tree)})
	}
	return shapes, nil
}

// tree reads a problem's tree, of a shape.
func (u *unpacker) tree(p *Problem, shape *measuredShape) error {
	var room [16]int
	leaves := room[:0]
	for range shape.quantities {
		leaf := u.number()
		if leaf >= len(p.Quantities) {
			return fmt.Errorf("its tree has n%d, and its text has %d numbers", leaf, len(p.Quantities))
		}
		leaves = append(leaves, leaf)
	}
	p.Expr = FillShape(shape.tree, leaves)
	of, a := &shape.attributes, &p.Attributes
	a.Steps, a.Depth, a.Operators, a.Constants = of.Steps, of.Depth, of.Operators, of.Constants
	return nil
}
