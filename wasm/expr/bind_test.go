package expr

import (
	"errors"
	"math/big"
	"testing"
)

func TestBind(t *testing.T) {
	known := func(v *big.Rat) bool { return v.Cmp(big.NewRat(12, 1)) == 0 || v.Cmp(big.NewRat(100, 1)) == 0 }
	for _, c := range []struct{ equation, quantities, want string }{
		{"(18 + 25) * 3", "18 25 3", "(n0 + n1) * n2"},
		{"x = (18 + 25) * 3", "3 25 18", "(n2 + n1) * n0"},
		{"7 + x = 12", "12 7", "n0 - n1"},
		{"86.0 - 36.0", "86 36", "n0 - n1"},
		{"0.5 * 3", "1/2 3", "n0 * n1"},
		{"5 * 5", "5 5", "n0 * n1"},
		{"5 * 5", "5", "n0 * n0"},
		{"5 * 5 * 5", "5 5", "n0 * n1 * n0"},
		{"n1 * 5", "5 5", "n1 * n0"},
		{"n1 * 5", "4 5", "n1 * n1"},
		{"5 * n0", "5 5", "n1 * n0"}, // a named quantity is used, wherever it stands
		{"3 * 12", "3", "n0 * 12"},
		{"3 * 12", "3 12", "n0 * n1"},
		{"25% * 80", "25 80", "n0 / 100 * n1"},
		{"80 * 1/2", "80 1/2", "n0 * n1"},
		{"1/2 * 80", "80 1/2", "n1 * n0"},
		{"80 - 1/2", "80 1/2", "n0 - n1"},
		{"80 / (1/2)", "80 1/2", "n0 / n1"},
		{"1/2", "1 2", "n0 / n1"},
		{"1/2", "1 2 1/2", "n2"},
		{"1/2 + 1/2", "1 2 1/2", "n2 + n0 / n1"},
		{"1/2 + 1/2", "1/2", "n0 + n0"},
		{"6/12 * 4", "6 12 4 1/2", "n0 / n1 * n2"}, // not in lowest terms: two numbers
		{"12/3", "12 3 4", "n0 / n1"},
		{"3 * 2 1/2", "3 5/2", "n0 * n1"},
		{"2 1/2 * 3", "2 1/2 3", "(n0 + n1) * n2"},
		{"½ * 3", "1/2 3", "n0 * n1"},
		{"-5 + 8", "5 8", "0 - n0 + n1"},
		{"-5 + 8", "-5 8", "n0 + n1"},
		{"-(5) + 8", "5 8", "0 - n0 + n1"},
		{"0 - 5", "0 5", "n0 - n1"},
		{"(a + ?) * 3", "7 3", "(n0 + ?) * n1"},
		{"<CONSTANT> * 3", "3", "<CONSTANT> * n0"},
	} {
		e, err := mustParse(t, c.equation).Bind(rats(c.quantities), known)
		if err != nil || e.String() != c.want {
			t.Errorf("%s over %s: %v, %v; want %s", c.equation, c.quantities, e, err, c.want)
		}
	}
}

func TestBindErrors(t *testing.T) {
	known := func(v *big.Rat) bool { return v.Cmp(big.NewRat(12, 1)) == 0 }
	for _, c := range []struct{ equation, quantities, unbound string }{
		{"3 * 6", "3", "6"},
		{"3 * 6 + 8", "3", "6"}, // the first one
		{"1/3 * 6", "6", "1"},
		{"6/12 * 3", "1/2 3", "6"},
		{"6 + 0", "6", "0"},
		{"6 - 0.25", "6 25", "0.25"},
		{"6 - (-12)", "6", "-12"},
	} {
		e, err := mustParse(t, c.equation).Bind(rats(c.quantities), known)
		var unbound *UnboundError
		if !errors.As(err, &unbound) || FormatRat(unbound.Value) != c.unbound {
			t.Errorf("%s over %s: %v, %v; want %s to be unbound", c.equation, c.quantities, e, err, c.unbound)
		}
	}
	_, err := mustParse(t, "3 * 6").Bind(rats("3"), known)
	if want := "6 is neither a number of the text nor a known constant"; err.Error() != want {
		t.Errorf("error is %q, want %q", err, want)
	}
	if e, err := mustParse(t, "3 * 6").Bind(rats("3"), nil); err != nil || e.String() != "n0 * 6" {
		t.Errorf("with every number known: %v, %v", e, err)
	}
}

// An equation over different numbers that is filled in and bound again is the
// same tree, and a bound tree has the value of its equation.
func TestBindReversesFill(t *testing.T) {
	r := newRand(9)
	quantities := rats("18 25 3 0.5 7/3 1250")
	for range 2000 {
		e := randomTree(r, r.IntN(8), "+-*/uwrMm", leavesOf(6, 12, 100))
		back, err := e.Fill(quantities).Bind(quantities, nil)
		if err != nil || !Equal(e, back) {
			t.Fatalf("%v was filled to %v and bound to %v, %v", e, e.Fill(quantities), back, err)
		}
		// As text, 7/3 turns into a division; the value stays.
		written, err := mustParse(t, e.Fill(quantities).String()).Bind(quantities, nil)
		if err != nil {
			t.Fatal(err)
		}
		want, err1 := e.Eval(quantities)
		got, err2 := written.Eval(quantities)
		if err1 == nil && (err2 != nil || got.Cmp(want) != 0) {
			t.Fatalf("%v is %v; bound from text, %v is %v, %v", e, want, written, got, err2)
		}
	}
}
