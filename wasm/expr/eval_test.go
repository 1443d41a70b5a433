package expr

import (
	"errors"
	"math/big"
	"strings"
	"testing"
)

func TestEval(t *testing.T) {
	for _, c := range []struct{ in, quantities, want string }{
		{"(a + b) * c", "18 25 3", "129"},
		{"a / b", "1 3", "1/3"},
		{"a / b * b", "1 3", "1"},
		{"0.1 + 0.2", "", "0.3"},
		{"a - b", "3 18", "-15"},
		{"2 ^ 10", "", "1024"},
		{"2 ^ -2", "", "0.25"},
		{"(-2) ^ 3", "", "-8"},
		{"2 ^ 3 ^ 2", "", "512"},
		{"x ^ 2 = 49", "", "7"},
		{"x ^ 2 = 2.25", "", "1.5"},
		{"8 ^ (2/3)", "", "4"},
		{"(8/27) ^ (-1/3)", "", "1.5"},
		{"1 ^ (1/7)", "", "1"},
		{"0 ^ 0", "", "1"},
		{"0 ^ (1/2)", "", "0"},
		{"25%", "", "0.25"},
		{"2 1/2 * a", "3", "7.5"},
		{"roundup(a / b)", "130 40", "4"},
		{"roundup(a / b)", "120 40", "3"},
		{"roundup(a / b)", "-130 40", "-3"},
		{"whole(a / b)", "130 40", "3"},
		{"whole(a / b)", "-130 40", "-4"},
		{"whole(a / b)", "2.5 0.4", "6"},
		{"remainder(a / b)", "130 40", "10"},
		{"remainder(a / b)", "120 40", "0"},
		{"remainder(a / b)", "2.5 0.4", "0.1"},
		{"remainder(a / b)", "-130 40", "30"},
		{"remainder(a / b)", "130 -40", "-30"},
		{"gcd(a, b)", "12 18", "6"},
		{"gcd(a, b, c)", "12 18 27", "3"},
		{"gcd(a, b)", "0 6", "6"},
		{"gcd(a, b)", "0 0", "0"},
		{"gcd(a, b)", "-12 18", "6"},
		{"lcm(a, b)", "4 6", "12"},
		{"lcm(a, b, c)", "4 6 10", "60"},
		{"lcm(a, b)", "0 6", "0"},
		{"lcm(a, b)", "0 0", "0"},
		{"max(a, b)", "2.5 3", "3"},
		{"min(a, b)", "2.5 3", "2.5"},
		{"max(a, b, c) - min(a, b, c)", "3 9 -1", "10"},
	} {
		v, err := mustParse(t, c.in).Eval(rats(c.quantities))
		if err != nil || FormatRat(v) != c.want {
			t.Errorf("%s over %s = %v, %v; want %s", c.in, c.quantities, v, err, c.want)
		}
	}
}

func TestEvalErrors(t *testing.T) {
	for _, c := range []struct {
		in, quantities string
		reason         error
		text           string
	}{
		{"a / (b - c) + 1", "6 2 2", ErrDivideByZero, "n0 / (n1 - n2): division by zero"},
		{"0 ^ -1", "", ErrDivideByZero, "0 ^ (-1): division by zero"},
		{"roundup(a / b)", "6 0", ErrDivideByZero, "roundup(n0 / n1): division by zero"},
		{"whole(a / b)", "6 0", ErrDivideByZero, ""},
		{"remainder(a / b)", "6 0", ErrDivideByZero, ""},
		{"gcd(a, b)", "6 1.5", ErrNotWhole, "gcd(n0, n1): only whole numbers have common divisors and multiples"},
		{"lcm(a / b, 4)", "6 4", ErrNotWhole, "lcm(n0 / n1, 4): only whole numbers have common divisors and multiples"},
		{"lcm(2 ^ 4000, 3 ^ 2000)", "", ErrTooLarge, ""},
		{"2 ^ (1/2)", "", ErrNotExact, "2 ^ (1 / 2): the power is not an exact number"},
		{"(-8) ^ (1/3)", "", ErrNotExact, "(-8) ^ (1 / 3): the power is not an exact number"},
		{"2 ^ (1/5000)", "", ErrNotExact, ""},
		{"2 ^ 5000", "", ErrTooLarge, ""},
		{"9 ^ 9 ^ 9", "", ErrTooLarge, "9 ^ 9 ^ 9: too large"},
		{"9 ^ 9 ^ 9 ^ 9 ^ 9", "", ErrTooLarge, ""},
		{"2 ^ (-9 ^ 9)", "", ErrTooLarge, ""},
		{"(2 ^ 4000) * (2 ^ 4000)", "", ErrTooLarge, ""},
		{strings.Repeat("(", 15) + "99" + strings.Repeat("^2)", 15), "", ErrTooLarge, ""},
		{"2 ^ (1 / 99999999999999999999)", "", ErrTooLarge, ""},
		{"a + ?", "1", ErrNoValue, "?: a pattern has no value"},
		{"a + <CONSTANT>", "1", ErrNoValue, "<CONSTANT>: a pattern has no value"},
	} {
		v, err := mustParse(t, c.in).Eval(rats(c.quantities))
		var eval *EvalError
		if !errors.As(err, &eval) || !errors.Is(err, c.reason) || c.text != "" && err.Error() != c.text {
			t.Errorf("%s over %s = %v, %v; want %v: %s", c.in, c.quantities, v, err, c.reason, c.text)
		}
	}
	_, err := mustParse(t, "a * c").Eval(rats("3 4"))
	var missing *MissingQuantityError
	if !errors.As(err, &missing) || *missing != (MissingQuantityError{2, 2}) {
		t.Errorf("a * c over two quantities: %v", err)
	}
	if want := "n2: quantity n2 is missing: there are 2"; err.Error() != want {
		t.Errorf("error is %q, want %q", err, want)
	}
}

// The result is the caller's own: changing it leaves text and tree alone.
func TestEvalReturnsACopy(t *testing.T) {
	quantities := rats("3")
	v, err := NewQuantity(0).Eval(quantities)
	if err != nil {
		t.Fatal(err)
	}
	v.Add(v, big.NewRat(1, 1))
	if FormatRat(quantities[0]) != "3" {
		t.Errorf("the quantity has become %v", quantities[0])
	}
}

func TestSolution(t *testing.T) {
	for _, c := range []struct{ in, quantities, want string }{
		{"(a + b) * c", "18 25 3", "18 + 25 = 43; 43 * 3 = 129"},
		{"a - b * c", "18 2 3", "2 * 3 = 6; 18 - 6 = 12"},
		{"(a - b) / c", "3 4 3", "3 - 4 = -1; -1 / 3 = -1/3"},
		{"a - (b - c)", "3 1 4", "1 - 4 = -3; 3 - (-3) = 6"},
		{"c * (a / b)", "1 3 9", "1 / 3 = 1/3; 9 * (1/3) = 3"},
		{"(a + b) * (a + b)", "1 2", "1 + 2 = 3; 3 * 3 = 9"},
		{"(a + b) * (c + d)", "1 2 1 2", "1 + 2 = 3; 1 + 2 = 3; 3 * 3 = 9"},
		{"25% * a", "80", "25 / 100 = 0.25; 0.25 * 80 = 20"},
		{"a", "80", ""},
		{"roundup((a + b) / c)", "100 30 40", "100 + 30 = 130; roundup(130 / 40) = 4"},
		{"gcd(a, b, c) * 2", "12 18 27", "gcd(12, 18) = 6; gcd(6, 27) = 3; 3 * 2 = 6"},
	} {
		steps, err := mustParse(t, c.in).Solution(rats(c.quantities))
		var lines []string
		for _, s := range steps {
			lines = append(lines, s.Expression+" = "+s.Value)
		}
		if got := strings.Join(lines, "; "); err != nil || got != c.want {
			t.Errorf("%s over %s: %q, %v; want %q", c.in, c.quantities, got, err, c.want)
		}
	}
	if _, err := mustParse(t, "a / 0").Solution(rats("1")); !errors.Is(err, ErrDivideByZero) {
		t.Errorf("a / 0: %v", err)
	}
}

// The last step has the value of the tree, and each step is true by itself.
func TestSolutionProperties(t *testing.T) {
	r := newRand(10)
	quantities := rats("18 25 3 0.5 7/3")
	for range 1000 {
		e := randomTree(r, 1+r.IntN(8), "+-*/uwrMm", leavesOf(5, 12))
		want, err := e.Eval(quantities)
		if err != nil {
			continue
		}
		steps, err := e.Solution(quantities)
		if err != nil || len(steps) == 0 || steps[len(steps)-1].Value != FormatRat(want) {
			t.Fatalf("%v is %v, but its steps are %v, %v", e, want, steps, err)
		}
		for _, s := range steps {
			v, err := mustParse(t, s.Expression).Eval(nil)
			if err != nil || FormatRat(v) != s.Value {
				t.Fatalf("%v: step %s = %s, but it is %v, %v", e, s.Expression, s.Value, v, err)
			}
		}
	}
}
