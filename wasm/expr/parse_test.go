package expr

import (
	"errors"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
)

var parseTable = []struct{ in, want string }{
	// Names
	{"n0 + n12", "n0 + n12"},
	{"number0 * NUMBER1", "n0 * n1"},
	{"a + b", "n0 + n1"},
	{"w - y - z", "n22 - n23 - n24"}, // x is no quantity
	{"A * B", "n0 * n1"},
	{"n + n1", "n13 + n1"},
	{"(N + N) * <CONSTANT>", "(n0 + n1) * <CONSTANT>"},
	{"N + b + N", "n2 + n1 + n3"},
	{"(a + ?) * c", "(n0 + ?) * n2"},

	// Numbers
	{"48", "48"},
	{"1,250 + 1,000,000.5", "1250 + 1000000.5"},
	{".5 * 86.0", "0.5 * 86"},
	{"86.", "86"},
	{".000000010010001100100", "0.0000000100100011001"},
	{"1/2", "1 / 2"},
	{"3 * 1/2", "3 * 1 / 2"},
	{"2 1/2", "2 + 1 / 2"},
	{"3 * 2 1/2", "3 * (2 + 1 / 2)"},
	{"2½ - ¾", "2 + 1 / 2 - 3 / 4"},
	{"6 2/3 / 4", "(6 + 2 / 3) / 4"},
	{"25% * 80", "25 / 100 * 80"},
	{"80 * 25 %", "80 * (25 / 100)"},
	{"80 * a%", "80 * (n0 / 100)"},
	{"(a + b)%", "(n0 + n1) / 100"},
	{"$5 + £6.25 - €.5 + 25¢", "5 + 6.25 - 0.5 + 25"},
	{"-5 + 3", "-5 + 3"},
	{"3 + -5", "3 + (-5)"},
	{"3 * (-5)", "3 * (-5)"},
	{"-5 ^ 2", "0 - 5 ^ 2"},
	{"(-5) ^ 2", "(-5) ^ 2"},
	{"-a * b", "(0 - n0) * n1"},
	{"-(5)", "0 - 5"},
	{"--5", "0 - (-5)"},
	{"+5 - +a", "5 - n0"},

	// Precedence and brackets
	{"a + b * c", "n0 + n1 * n2"},
	{"(a + b) * c", "(n0 + n1) * n2"},
	{"a * (b * c)", "n0 * (n1 * n2)"},
	{"a - b - c", "n0 - n1 - n2"},
	{"a - (b - c)", "n0 - (n1 - n2)"},
	{"a / b * c", "n0 / n1 * n2"},
	{"a / (b * c)", "n0 / (n1 * n2)"},
	{"a ^ b ^ c", "n0 ^ n1 ^ n2"},
	{"(a ^ b) ^ c", "(n0 ^ n1) ^ n2"},
	{"a ^ -b", "n0 ^ (0 - n1)"},
	{"a ** 2 + b² + c³", "n0 ^ 2 + n1 ^ 2 + n2 ^ 3"},
	{"[{(a)} + b] * ((c))", "(n0 + n1) * n2"},
	{"2+3*4", "2 + 3 * 4"},

	// Functions
	{"roundup(130 / 40)", "roundup(130 / 40)"},
	{"roundup(130, 40)", "roundup(130 / 40)"},
	{"roundup ( 130 ÷ 40 )", "roundup(130 / 40)"},
	{"ROUNDUP[(a + b) / c] * d", "roundup((n0 + n1) / n2) * n3"},
	{"roundup(a / b / c)", "roundup(n0 / n1 / n2)"},
	{"roundup(a / (b / c))", "roundup(n0 / (n1 / n2))"},
	{"roundup(a * b / c)", "roundup(n0 * n1 / n2)"},
	{"roundup((a / b))", "roundup(n0 / n1)"},
	{"roundup(a, b / c)", "roundup(n0 / (n1 / n2))"},
	{"ceil(a / b) + Ceiling(a / b)", "roundup(n0 / n1) + roundup(n0 / n1)"},
	{"floor(a / b) + quotient(a, b)", "whole(n0 / n1) + whole(n0 / n1)"},
	{"mod(130, 40)", "remainder(130 / 40)"},
	{"130 mod 40 + 130 div 40", "remainder(130 / 40) + whole(130 / 40)"},
	{"2 * 130 mod 40", "remainder(2 * 130 / 40)"},
	{"hcf(a, b) + gcf(b, c)", "gcd(n0, n1) + gcd(n1, n2)"},
	{"gcd(a, b, c)", "gcd(n0, n1, n2)"},
	{"gcd(a, gcd(b, c))", "gcd(n0, gcd(n1, n2))"},
	{"lcm(4; 6)", "lcm(4, 6)"},
	{"larger(a, b) - smaller(a, b)", "max(n0, n1) - min(n0, n1)"},
	{"max(a + b, c)", "max(n0 + n1, n2)"},
	{"max((a), -b)", "max(n0, 0 - n1)"},
	{"3xmax(4, 5)", "3 * max(4, 5)"},
	{"roundup(N / N)", "roundup(n0 / n1)"},
	{"roundup(? / b)", "roundup(? / n1)"},
	{"roundup(?)", "roundup(? / ?)"},
	{"gcd(?)", "gcd(?, ?)"},
	{"x = roundup(130 / 40)", "roundup(130 / 40)"},
	{"x + roundup(130 / 40) = 9", "9 - roundup(130 / 40)"},

	// Commas between digits
	{"gcd(12,180)", "gcd(12, 180)"},
	{"gcd(12,180,360)", "gcd(12, 180, 360)"},
	{"gcd(1,250, 500)", "gcd(1250, 500)"},
	{"gcd(1,250;500)", "gcd(1250, 500)"},
	{"gcd(1,250,a)", "gcd(1250, n0)"},
	{"gcd(12, 180)", "gcd(12, 180)"},
	{"roundup(1,250 / 40)", "roundup(1250 / 40)"},
	{"roundup(130,400)", "roundup(130 / 400)"},
	{"roundup((1,250 + 3) / 40)", "roundup((1250 + 3) / 40)"},
	{"max(12,180 / 3)", "max(12, 180 / 3)"},
	{"max(gcd(12,180), 1,250)", "max(gcd(12, 180), 1250)"},
	{"1,250 + gcd(4,600)", "1250 + gcd(4, 600)"},

	// Signs as typed
	{"6 × 7 · 8 ∗ 9", "6 * 7 * 8 * 9"},
	{"12 ÷ 4 : 3", "12 / 4 / 3"},
	{"12 − 4 – 3", "12 - 4 - 3"},
	{"3 x 4", "3 * 4"},
	{"3x4", "3 * 4"},
	{"a x (b + c)", "n0 * (n1 + n2)"},
	{"12\u00a0+\t4\n", "12 + 4"},

	// Equations
	{"x = (18 + 25) * 3", "(18 + 25) * 3"},
	{"(18 + 25) * 3 = x", "(18 + 25) * 3"},
	{"X=(86.0-36.0)", "86 - 36"},
	{"37*8=x", "37 * 8"},
	{"18 + 25 = ?", "18 + 25"},
	{"? = 18 + 25", "18 + 25"},
	{"7 + x = 12", "12 - 7"},
	{"x + 7 = 12", "12 - 7"},
	{"12 = 7 + x", "12 - 7"},
	{"x - 7 = 5", "5 + 7"},
	{"7 - x = 5", "7 - 5"},
	{"3 * x = 12", "12 / 3"},
	{"x * 3 = 12", "12 / 3"},
	{"3 x x = 12", "12 / 3"},
	{"x / 3 = 4", "4 * 3"},
	{"12 / x = 4", "12 / 4"},
	{"(a - x) * b = c", "n0 - n2 / n1"},
	{"a / (b - x) = c", "n1 - n0 / n2"},
	{"x ^ 2 = 49", "49 ^ (1 / 2)"},
	{"-x = 4", "0 - 4"},
	{"80 * x% = 20", "20 / 80 * 100"},
}

func TestParse(t *testing.T) {
	for _, c := range parseTable {
		e, err := Parse(c.in)
		if err != nil {
			t.Errorf("Parse(%q): %v", c.in, err)
			continue
		}
		if got := e.String(); got != c.want {
			t.Errorf("Parse(%q) = %s, want %s", c.in, got, c.want)
		}
		if again := mustParse(t, e.String()); !Equal(again, e) {
			t.Errorf("Parse(%q) is %s, which reads as %s", c.in, e.Prefix(), again.Prefix())
		}
	}
}

// Whatever is solved for makes the equation true.
func TestSolve(t *testing.T) {
	r := newRand(6)
	quantities := rats("2 3 5 7 11")
	for range 2000 {
		side := randomTree(r, 1+r.IntN(6), "+-*/", leavesOf(5))
		// Put x in place of the first leaf, and make the other side the value.
		first := true
		var replaced *Expr
		withX := side.Infix(func(leaf *Expr) string {
			if first {
				first, replaced = false, leaf
				return "x"
			}
			return leafName(leaf)
		})
		value, err := side.Eval(quantities)
		if err != nil || value.Sign() == 0 {
			continue
		}
		solved := mustParse(t, withX+" = ("+FormatRat(value)+")")
		got, err := solved.Eval(quantities)
		if err == nil && got.Cmp(quantities[replaced.Index]) != 0 {
			t.Fatalf("%s = %s: %s is %s, want %s", withX, FormatRat(value), solved, got, quantities[replaced.Index])
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct {
		in     string
		reason error
		offset int
	}{
		{"", ErrEmpty, 0},
		{"  ", ErrEmpty, 0},
		{"a +", ErrNoOperand, 3},
		{"* a", ErrNoOperand, 0},
		{"a + * b", ErrNoOperand, 4},
		{"()", ErrUnbalanced, 1},
		{"(a + b", ErrUnbalanced, 0},
		{"(a + b]", ErrUnbalanced, 0},
		{"(a = b)", ErrUnbalanced, 0},
		{"a + b)", ErrUnbalanced, 5},
		{"a b", ErrNoOperator, 2},
		{"2 (3 + 4)", ErrNoOperator, 2},
		{"(2 3)", ErrNoOperator, 3},
		{"2 3/2", ErrNoOperator, 2},
		{"7 % 3", ErrNoOperator, 4},
		{"2x = 10", ErrNoOperator, 1},
		{"3x+5", ErrNoOperator, 1},
		{"3x-5 = 7", ErrNoOperator, 1},
		{"3 x * 5", ErrNoOperator, 2},
		{"1.2.3", ErrNoOperator, 3},
		{"1,25", ErrUnexpected, 1},
		{"(4, 5)", ErrUnexpected, 2},
		{"4; 5", ErrUnexpected, 1},
		{"roundup", ErrNoBrackets, 0},
		{"roundup 130 / 40", ErrNoBrackets, 0},
		{"roundup()", ErrUnbalanced, 8},
		{"roundup(130)", ErrNoDivision, 0},
		{"roundup(1 + 130 / 40)", ErrNoDivision, 0},
		{"roundup(1, 2, 3)", ErrNoDivision, 0},
		{"2 + gcd(12)", ErrTwoOperands, 4},
		{"gcd(12, )", ErrUnbalanced, 8},
		{"gcd(, 12)", ErrNoOperand, 4},
		{"gcd(12, 18", ErrUnbalanced, 3},
		{"gcd(12, 18]", ErrUnbalanced, 3},
		{"gcd(12 18)", ErrNoOperator, 7},
		{"130 gcd 40", ErrNoOperator, 4},
		{"roundup(x / 40) = 4", ErrInFunction, 8},
		{"a * gcd(12, x) = 4", ErrInFunction, 12},
		{strings.Repeat("gcd(", 200) + "a" + strings.Repeat(",b)", 200), ErrTooLarge, 0},
		{strings.Repeat("gcd(", 500), ErrNoOperand, 2000},
		{"a & b", ErrUnexpected, 2},
		{"a + apples", ErrUnexpected, 4},
		{"n99999", ErrUnexpected, 0},
		{"$a", ErrUnexpected, 0},
		{"a¢", ErrUnexpected, 1},
		{"a + \xff", ErrUnexpected, 4},
		{"x", ErrNoEquation, 0},
		{"a + x", ErrNoEquation, 4},
		{"a = b", ErrNoUnknown, 2},
		{"7 + 2 = 9", ErrNoUnknown, 6},
		{"x + x = 4", ErrUnknownTwice, 4},
		{"x = x", ErrUnknownTwice, 4},
		{"x = a = b", ErrTwoEquals, 6},
		{"= a", ErrNoOperand, 0},
		{"a =", ErrNoOperand, 3},
		{"2 ^ x = 8", ErrExponent, 4},
		{strings.Repeat("a", MaxBytes+1), ErrTooLong, MaxBytes},
		{strings.Repeat("a+", MaxOperators+1) + "a", ErrTooLarge, 0},
		{strings.Repeat("-", MaxBytes-1) + "a", ErrTooLarge, 0},
		{strings.Repeat("(", MaxBytes), ErrNoOperand, MaxBytes},
	} {
		_, err := Parse(c.in)
		checkSyntaxError(t, c.in, err, c.reason, c.offset)
	}
}

func checkSyntaxError(t *testing.T, in string, err, reason error, offset int) {
	t.Helper()
	var syntax *SyntaxError
	if !errors.As(err, &syntax) || !errors.Is(err, reason) || syntax.Offset != offset {
		t.Errorf("%.40q: error %v, want %v at byte %d", in, err, reason, offset)
	}
}

func TestSyntaxErrorText(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"a +", "expression, at byte 3: a number or a quantity is missing"},
		{"a + apples", `expression, at byte 4: unexpected: "apples"`},
		{strings.Repeat("a", 60), `expression, at byte 0: unexpected: "aaaaaaaaaaaaaaaaaaaaaaaa..."`},
	} {
		_, err := Parse(c.in)
		if err == nil || err.Error() != c.want {
			t.Errorf("%q: error is %v, want %s", c.in, err, c.want)
		}
	}
}

func TestLargestTreesAreRead(t *testing.T) {
	for _, in := range []string{
		strings.Repeat("a+", MaxOperators) + "a",
		strings.Repeat("(", 500) + "a" + strings.Repeat(")", 500),
		strings.Repeat("a/(", MaxOperators) + "a" + strings.Repeat(")", MaxOperators),
		strings.Repeat("-", MaxOperators) + "a",
	} {
		mustParse(t, in)
	}
}

// String and Prefix write what their parsers read, for every tree.
func TestRoundTrip(t *testing.T) {
	leaves := append(leavesOf(3, 12, -5), NewConstant(rats("0.25")[0]), &Expr{Kind: Wildcard}, &Expr{Kind: Constant})
	var trees []*Expr
	for steps := range 2 {
		trees = append(trees, allTrees(steps, Operators, leaves)...)
	}
	trees = append(trees, allTrees(2, Operators, leaves[2:6])...)
	r := newRand(7)
	for range 2000 {
		trees = append(trees, randomTree(r, r.IntN(20), Operators, leaves))
	}
	for _, e := range trees {
		for _, way := range []struct {
			text string
			read func(string) (*Expr, error)
		}{{e.String(), Parse}, {e.Prefix(), ParsePrefix}} {
			got, err := way.read(way.text)
			if err != nil || !Equal(got, e) {
				t.Fatalf("%q reads as %v, %v; want %s", way.text, got, err, e.Prefix())
			}
		}
	}
}

// Without any one pair of its brackets, the text means another tree.
func TestBracketsAreNeeded(t *testing.T) {
	for _, e := range allTrees(3, BasicOperators, leavesOf(1)) {
		text := e.String()
		for open := range len(text) {
			if text[open] != '(' {
				continue
			}
			depth, end := 0, open
			for ; end < len(text); end++ {
				switch text[end] {
				case '(':
					depth++
				case ')':
					depth--
				}
				if depth == 0 {
					break
				}
			}
			without := text[:open] + text[open+1:end] + text[end+1:]
			if got, err := Parse(without); err == nil && Equal(got, e) {
				t.Fatalf("%q is the same tree as %q", text, without)
			}
		}
	}
}

// A constant without an end as a decimal is the one exception of the round
// trip: it comes back as a division of the same value.
func TestFractionConstants(t *testing.T) {
	third := NewConstant(rats("1/3")[0])
	for _, c := range []struct {
		e    *Expr
		want string
	}{
		{NewOperator('*', third, newInt(9)), "1/3 * 9"},
		{NewOperator('*', newInt(9), third), "9 * (1/3)"},
		{NewOperator('+', newInt(9), third), "9 + 1/3"},
		{NewOperator('^', third, newInt(2)), "(1/3) ^ 2"},
		{NewOperator('-', newInt(9), NewConstant(rats("-1/3")[0])), "9 - (-1/3)"},
	} {
		text := c.e.String()
		if text != c.want {
			t.Errorf("%s is written %q, want %q", c.e.Prefix(), text, c.want)
		}
		want, _ := c.e.Eval(nil)
		got, err := mustParse(t, text).Eval(nil)
		if err != nil || got.Cmp(want) != 0 {
			t.Errorf("%q is %v, want %v", text, got, want)
		}
		if again, err := ParsePrefix(c.e.Prefix()); err != nil || !Equal(again, c.e) {
			t.Errorf("prefix %q reads as %v, %v", c.e.Prefix(), again, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, c := range parseTable {
		f.Add(c.in)
	}
	f.Fuzz(func(t *testing.T, s string) {
		defer budget.Watch(t, len(s), budget.Limit{Time: 200 * time.Millisecond, EachTime: 50 * time.Microsecond, Bytes: 8 << 20, Each: 8000})()
		e, err := Parse(s)
		if err != nil {
			var syntax *SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(s) {
				t.Fatalf("%q: %v", s, err)
			}
			return
		}
		if e.Steps() > MaxOperators {
			t.Fatalf("%q has %d operators", s, e.Steps())
		}
		text := e.String()
		if len(text) <= MaxBytes {
			if again, err := Parse(text); err != nil || !Equal(again, e) {
				t.Fatalf("%q is %q, which reads as %v, %v", s, text, again, err)
			}
		}
		template, err := Parse(e.Template())
		if len(e.Template()) <= MaxBytes && (err != nil || template.Key(Exact) != e.Key(Exact)) {
			t.Fatalf("%q has the template %q, which reads as %v, %v", s, e.Template(), template, err)
		}
		e.MathML(nil)
		e.LaTeX(nil)
		e.Spoken(nil)
	})
}
