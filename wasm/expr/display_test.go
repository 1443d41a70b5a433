package expr

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"
)

func TestMathML(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"12", "<mn>12</mn>"},
		{"a", "<msub><mi>n</mi><mn>0</mn></msub>"},
		{"3 + 4 * 5", "<mn>3</mn><mo>+</mo><mn>4</mn><mo>×</mo><mn>5</mn>"},
		{"(3 + 4) * 5", "<mrow><mo>(</mo><mn>3</mn><mo>+</mo><mn>4</mn><mo>)</mo></mrow><mo>×</mo><mn>5</mn>"},
		{"(3 - 4) / 5", `<mfrac><mrow><mn>3</mn><mo class="minus">−</mo><mn>4</mn></mrow><mn>5</mn></mfrac>`},
		{"3 * (4 / 5)", "<mn>3</mn><mo>×</mo><mfrac><mn>4</mn><mn>5</mn></mfrac>"},
		{"(3 / 4) ^ (1 + 1)", "<msup><mrow><mrow><mo>(</mo><mfrac><mn>3</mn><mn>4</mn></mfrac><mo>)</mo></mrow></mrow>" +
			"<mrow><mn>1</mn><mo>+</mo><mn>1</mn></mrow></msup>"},
		{"3 - (-5)", `<mn>3</mn><mo class="minus">−</mo><mrow><mo>(</mo><mn>-5</mn><mo>)</mo></mrow>`},
		{"roundup(3 / 4)", "<mi>roundup</mi><mrow><mo>(</mo><mfrac><mn>3</mn><mn>4</mn></mfrac><mo>)</mo></mrow>"},
		{"gcd(3, 4 + 1, 5) * 2", "<mi>gcd</mi><mrow><mo>(</mo><mn>3</mn><mo separator=\"true\">,</mo>" +
			"<mrow><mn>4</mn><mo>+</mo><mn>1</mn></mrow><mo separator=\"true\">,</mo><mn>5</mn><mo>)</mo></mrow><mo>×</mo><mn>2</mn>"},
		{"? * <CONSTANT>", "<mi>?</mi><mo>×</mo><mi>&lt;CONSTANT&gt;</mi>"},
	} {
		e := mustParse(t, c.in)
		want := `<math alttext="` + strings.NewReplacer("<", "&lt;", ">", "&gt;").Replace(e.Spoken(nil)) + `">` + c.want + "</math>"
		if got := e.MathML(nil); got != want {
			t.Errorf("%s: MathML is\n%s, want\n%s", c.in, got, want)
		}
	}
}

func TestMathMLLeaves(t *testing.T) {
	e := mustParse(t, "(a + b) * 3")
	got := e.MathML(func(leaf *Expr) Leaf {
		switch {
		case leaf.Kind == Constant:
			return Leaf{}
		case leaf.Index == 0:
			return Leaf{Text: "18", Class: "q0", ID: "left-0"}
		}
		return Leaf{Text: `<b>"&'`, Class: `"><script>`}
	})
	want := `<math alttext="the sum of 18 and &lt;b&gt;&#34;&amp;&#39;, times 3"><mrow><mo>(</mo>` +
		`<mn class="q0" id="left-0">18</mn><mo>+</mo><mi class="&#34;&gt;&lt;script&gt;">&lt;b&gt;&#34;&amp;&#39;</mi>` +
		`<mo>)</mo></mrow><mo>×</mo><mn>3</mn></math>`
	if got != want {
		t.Errorf("MathML is\n%s, want\n%s", got, want)
	}
}

// MathML of any tree is well-formed, whatever the leaves are called, and keeps
// the children that its elements need.
func TestMathMLIsWellFormed(t *testing.T) {
	r := newRand(17)
	leaves := append(leavesOf(3, 12, -5), &Expr{Kind: Wildcard}, &Expr{Kind: Constant})
	for range 1000 {
		e := randomTree(r, r.IntN(8), Operators, leaves)
		text := e.MathML(func(leaf *Expr) Leaf {
			return Leaf{Text: []string{"", "1/2", `<&">`, "-3", "a b"}[r.IntN(5)], Class: `"<`, ID: "&"}
		})
		d := xml.NewDecoder(strings.NewReader(text))
		children := []int{0}
		for {
			token, err := d.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%v: %v in %s", e, err, text)
			}
			switch token := token.(type) {
			case xml.StartElement:
				children[len(children)-1]++
				children = append(children, 0)
			case xml.EndElement:
				n := children[len(children)-1]
				children = children[:len(children)-1]
				switch token.Name.Local {
				case "mfrac", "msup", "msub":
					if n != 2 {
						t.Fatalf("%v: <%s> has %d children in %s", e, token.Name.Local, n, text)
					}
				}
			}
		}
	}
}

func TestLaTeX(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"12", "12"},
		{"n10", "n_{10}"},
		{"(a + b) * 3", `\left(n_{0} + n_{1}\right) \times 3`},
		{"a - b / c", `n_{0} - \frac{n_{1}}{n_{2}}`},
		{"a - (b - c)", `n_{0} - \left(n_{1} - n_{2}\right)`},
		{"(a / b) ^ 2", `{\left(\frac{n_{0}}{n_{1}}\right)}^{2}`},
		{"2 ^ (a + 1)", `{2}^{n_{0} + 1}`},
		{"roundup((a + b) / c) * 2", `\operatorname{roundup}\left(\frac{n_{0} + n_{1}}{n_{2}}\right) \times 2`},
		{"gcd(12, 18, 27) ^ 2", `{\operatorname{gcd}\left(12, 18, 27\right)}^{2}`},
		{"3 - (-5)", `3 - \left(-5\right)`},
		{"? + <CONSTANT>", `? + \text{\textless{}CONSTANT\textgreater{}}`},
	} {
		if got := mustParse(t, c.in).LaTeX(nil); got != c.want {
			t.Errorf("%s: LaTeX is %s, want %s", c.in, got, c.want)
		}
	}
	got := mustParse(t, "a * b").LaTeX(func(leaf *Expr) string {
		return []string{`$5\%`, "x_1^{2}~#&"}[leaf.Index]
	})
	if want := `\text{\$5\textbackslash{}\%} \times \text{x\_1\textasciicircum{}\{2\}\textasciitilde{}\#\&}`; got != want {
		t.Errorf("LaTeX is %s, want %s", got, want)
	}
}

func TestSpoken(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"18", "18"},
		{"18 + 25", "18 plus 25"},
		{"(18 + 25) * 3", "the sum of 18 and 25, times 3"},
		{"18 + 25 * 3", "18 plus the product of 25 and 3"},
		{"18 * 25 + 3", "the product of 18 and 25, plus 3"},
		{"18 + 25 + 3 - 4", "18 plus 25 plus 3 minus 4"},
		{"18 - (25 - 3)", "18 minus the difference between 25 and 3"},
		{"1 + 2 * 3 - 4", "1 plus the product of 2 and 3, minus 4"},
		{"12 / 3 * 4", "12 divided by 3 times 4"},
		{"12 / (3 * 4)", "12 divided by the product of 3 and 4"},
		{"((1 + 2) * 3 - 4) / 5", "the difference between the product of the sum of 1 and 2, and 3, and 4, divided by 5"},
		{"5 ^ 2", "5 squared"},
		{"3 * 5 ^ 2", "3 times the square of 5"},
		{"1 - (2 ^ 3) ^ 4", "1 minus the power with base the cube of 2, and exponent 4"},
		{"(1 + 2) ^ 3", "the sum of 1 and 2, cubed"},
		{"2 ^ (n0 + 1)", "2 to the power of the sum of n0 and 1"},
		{"3 - (-5)", "3 minus negative 5"},
		{"roundup(130 / 40)", "the rounded up quotient of 130 and 40"},
		{"roundup((90 + 40) / 40) * 3", "the rounded up quotient of the sum of 90 and 40, and 40, times 3"},
		{"remainder(130 / 40)", "the remainder of 130 divided by 40"},
		{"whole((130 - 10) / 40) + 1", "the whole quotient of the difference between 130 and 10, and 40, plus 1"},
		{"gcd(12, 18)", "the greatest common divisor of 12 and 18"},
		{"lcm(4, 6, 9)", "the least common multiple of 4, 6, and 9"},
		{"max(1, 2) - min(1, 2 + 3)", "the largest of 1 and 2, minus the smallest of 1 and the sum of 2 and 3"},
		{"? * <CONSTANT>", "something times any constant"},
	} {
		if got := mustParse(t, c.in).Spoken(nil); got != c.want {
			t.Errorf("%s: spoken %q, want %q", c.in, got, c.want)
		}
	}
}

// Different trees sound different.
func TestSpokenIsUnambiguous(t *testing.T) {
	heard := map[string]*Expr{}
	hear := func(trees []*Expr) {
		for _, e := range trees {
			text := e.Spoken(nil)
			if other := heard[text]; other != nil && !Equal(other, e) {
				t.Fatalf("%v and %v are both %q", other, e, text)
			}
			heard[text] = e
		}
	}
	for steps := range 4 {
		hear(allTrees(steps, BasicOperators, leavesOf(1, 2)))
		hear(allTrees(steps, "+gur", leavesOf(1, 2)))
	}
	hear(allTrees(2, Operators, leavesOf(1, 2)))
	hear(allTrees(4, "g", leavesOf(1)))
}
