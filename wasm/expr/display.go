package expr

import (
	"html"
	"strconv"
	"strings"
)

// Leaf is how a leaf is shown in MathML. Empty fields are left out.
type Leaf struct {
	Text  string // the name or number; empty means the usual name
	Class string // class attribute, such as the colour of a quantity
	ID    string // id attribute
}

// MathML writes a <math> element for display in a page: fractions for
// divisions, raised exponents, × for times. Its alttext is what [Expr.Spoken] says.
// leaf may be nil; it is called more than once for a leaf, and all that it
// returns is escaped.
func (e *Expr) MathML(leaf func(*Expr) Leaf) string {
	if leaf == nil {
		leaf = func(*Expr) Leaf { return Leaf{} }
	}
	spoken := e.Spoken(func(n *Expr) string {
		if text := leaf(n).Text; text != "" {
			return text
		}
		return leafSpoken(n)
	})
	var b strings.Builder
	b.WriteString(`<math alttext="` + html.EscapeString(spoken) + `">`)
	e.mathML(&b, leaf)
	b.WriteString("</math>")
	return b.String()
}

// minusMathML is a minus sign with a class, so that a page can give it a font. WebKit draws a minus
// of MathML only out of the first font that there is: where that font lacks the sign it draws
// nothing, and 318 − 47 becomes 318 47.
const minusMathML = `<mo class="minus">−</mo>`

func (e *Expr) mathML(b *strings.Builder, leaf func(*Expr) Leaf) {
	switch {
	case e.Kind != Operator:
		leafMathML(b, e, leaf(e))
	case e.Op == '/':
		b.WriteString("<mfrac>")
		e.Left.rowMathML(b, leaf)
		e.Right.rowMathML(b, leaf)
		b.WriteString("</mfrac>")
	case e.Op == '^':
		b.WriteString("<msup><mrow>")
		e.operandMathML(b, e.Left, false, leaf)
		b.WriteString("</mrow>")
		e.Right.rowMathML(b, leaf)
		b.WriteString("</msup>")
	case functionOf(e.Op) != nil:
		e.callMathML(b, functionOf(e.Op), leaf)
	default:
		e.operandMathML(b, e.Left, false, leaf)
		b.WriteString(map[byte]string{'+': "<mo>+</mo>", '-': minusMathML, '*': "<mo>×</mo>"}[e.Op])
		e.operandMathML(b, e.Right, true, leaf)
	}
}

// callMathML writes a function: its name, and in brackets a fraction or the
// operands one after the other.
func (e *Expr) callMathML(b *strings.Builder, f *function, leaf func(*Expr) Leaf) {
	b.WriteString("<mi>" + f.name + "</mi><mrow><mo>(</mo>")
	if f.rounds {
		e.Division().mathML(b, leaf)
	} else {
		for i, operand := range f.operandsOf(e) {
			if i > 0 {
				b.WriteString(`<mo separator="true">,</mo>`)
			}
			operand.rowMathML(b, leaf)
		}
	}
	b.WriteString("<mo>)</mo></mrow>")
}

// rowMathML writes the tree as one element.
func (e *Expr) rowMathML(b *strings.Builder, leaf func(*Expr) Leaf) {
	if e.Kind != Operator {
		leafMathML(b, e, leaf(e))
		return
	}
	b.WriteString("<mrow>")
	e.mathML(b, leaf)
	b.WriteString("</mrow>")
}

func (e *Expr) operandMathML(b *strings.Builder, side *Expr, right bool, leaf func(*Expr) Leaf) {
	if !e.displayBrackets(side, right, func(n *Expr) string { return leaf(n).Text }) {
		side.mathML(b, leaf)
		return
	}
	b.WriteString("<mrow><mo>(</mo>")
	side.mathML(b, leaf)
	b.WriteString("<mo>)</mo></mrow>")
}

// displayBrackets is needsBrackets for notations in which a division is a
// fraction with a bar, which holds together by itself except under a power.
func (e *Expr) displayBrackets(side *Expr, right bool, text func(*Expr) string) bool {
	if side.Kind != Operator {
		name := text(side)
		if name == "" {
			name = leafName(side)
		}
		return needsBrackets(e.Op, textPrecedence(name), right)
	}
	if side.Op == '/' && e.Op != '^' {
		return false
	}
	return needsBrackets(e.Op, precedence(side.Op), right)
}

func leafMathML(b *strings.Builder, e *Expr, l Leaf) {
	attributes := ""
	if l.Class != "" {
		attributes += ` class="` + html.EscapeString(l.Class) + `"`
	}
	if l.ID != "" {
		attributes += ` id="` + html.EscapeString(l.ID) + `"`
	}
	if l.Text == "" && e.Kind == Quantity {
		b.WriteString("<msub" + attributes + "><mi>n</mi><mn>" + strconv.Itoa(e.Index) + "</mn></msub>")
		return
	}
	text := l.Text
	if text == "" {
		text = leafName(e)
	}
	element := "mi"
	if strings.ContainsAny(text, "0123456789") {
		element = "mn"
	}
	b.WriteString("<" + element + attributes + ">" + html.EscapeString(text) + "</" + element + ">")
}

// texLeaf writes a number as it is and anything else as text.
func texLeaf(text string) string {
	if strings.Trim(text, "0123456789.-/?") == "" {
		return text
	}
	return `\text{` + texEscapes.Replace(text) + "}"
}

var texEscapes = strings.NewReplacer(
	`\`, `\textbackslash{}`, `{`, `\{`, `}`, `\}`, `$`, `\$`, `%`, `\%`, `&`, `\&`, `#`, `\#`, `_`, `\_`,
	`~`, `\textasciitilde{}`, `^`, `\textasciicircum{}`, `<`, `\textless{}`, `>`, `\textgreater{}`,
)

// LaTeX writes the tree for math mode. leaf may be nil for n_{0}, n_{1}, ...;
// what it returns is escaped, and stands in \text (amsmath) if it is no plain number.
func (e *Expr) LaTeX(leaf func(*Expr) string) string {
	var b strings.Builder
	e.latex(&b, leaf)
	return b.String()
}

func (e *Expr) latex(b *strings.Builder, leaf func(*Expr) string) {
	switch {
	case e.Kind != Operator && leaf != nil:
		b.WriteString(texLeaf(leaf(e)))
	case e.Kind == Quantity:
		b.WriteString("n_{" + strconv.Itoa(e.Index) + "}")
	case e.Kind != Operator:
		b.WriteString(texLeaf(leafName(e)))
	case e.Op == '/':
		b.WriteString(`\frac{`)
		e.Left.latex(b, leaf)
		b.WriteString("}{")
		e.Right.latex(b, leaf)
		b.WriteByte('}')
	case e.Op == '^':
		b.WriteByte('{')
		e.operandLaTeX(b, e.Left, false, leaf)
		b.WriteString("}^{")
		e.Right.latex(b, leaf)
		b.WriteByte('}')
	case functionOf(e.Op) != nil:
		e.callLaTeX(b, functionOf(e.Op), leaf)
	default:
		e.operandLaTeX(b, e.Left, false, leaf)
		b.WriteString(map[byte]string{'+': " + ", '-': " - ", '*': ` \times `}[e.Op])
		e.operandLaTeX(b, e.Right, true, leaf)
	}
}

// callLaTeX writes a function, under a name that amsmath sets upright.
func (e *Expr) callLaTeX(b *strings.Builder, f *function, leaf func(*Expr) string) {
	b.WriteString(`\operatorname{` + f.name + `}\left(`)
	if f.rounds {
		e.Division().latex(b, leaf)
	} else {
		for i, operand := range f.operandsOf(e) {
			if i > 0 {
				b.WriteString(", ")
			}
			operand.latex(b, leaf)
		}
	}
	b.WriteString(`\right)`)
}

func (e *Expr) operandLaTeX(b *strings.Builder, side *Expr, right bool, leaf func(*Expr) string) {
	text := leaf
	if text == nil {
		text = func(*Expr) string { return "" }
	}
	if !e.displayBrackets(side, right, text) {
		side.latex(b, leaf)
		return
	}
	b.WriteString(`\left(`)
	side.latex(b, leaf)
	b.WriteString(`\right)`)
}
