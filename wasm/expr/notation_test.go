package expr

import (
	"errors"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
)

var prefixTable = []struct{ in, want string }{
	{"n0", "n0"},
	{"- * n0 n1 n2", "n0 * n1 - n2"},
	{"* number0 + number1 number2", "n0 * (n1 + n2)"},
	{"  / 12   -4 ", "12 / (-4)"},
	{"+ 1/3 0.25", "1/3 + 0.25"},
	{"× a ÷ b c", "n0 * (n1 / n2)"},
	{"− a – b c", "n0 - (n1 - n2)"},
	{"** a 2", "n0 ^ 2"},
	{"* + N N <CONSTANT>", "(n0 + n1) * <CONSTANT>"},
	{"* + a ? c", "(n0 + ?) * n2"},
}

func TestParsePrefix(t *testing.T) {
	for _, c := range prefixTable {
		e, err := ParsePrefix(c.in)
		if err != nil {
			t.Errorf("ParsePrefix(%q): %v", c.in, err)
			continue
		}
		if e.String() != c.want {
			t.Errorf("ParsePrefix(%q) = %s, want %s", c.in, e, c.want)
		}
	}
}

func TestNotationErrors(t *testing.T) {
	for _, c := range []struct {
		in     string
		reason error
		offset int
	}{
		{"", ErrEmpty, 0},
		{"+ a", ErrNoOperand, 0},
		{"* + a b", ErrNoOperand, 0},
		{"+ a b c", ErrNoOperator, 7},
		{"a b", ErrNoOperator, 3},
		{"+ a apples", ErrUnexpected, 4},
		{"+ a x", ErrUnexpected, 4},
		{"+a b", ErrUnexpected, 0},
		{"+ a (b)", ErrUnexpected, 4},
		{strings.Repeat("+ ", MaxBytes), ErrTooLong, MaxBytes},
		{strings.Repeat("+ ", 2*MaxOperators+2), ErrTooLarge, 4*MaxOperators + 2},
	} {
		_, err := ParsePrefix(c.in)
		checkSyntaxError(t, c.in, err, c.reason, c.offset)
	}
}

func FuzzPrefix(f *testing.F) {
	for _, c := range prefixTable {
		f.Add(c.in)
	}
	f.Fuzz(func(t *testing.T, s string) {
		defer budget.Watch(t, len(s), budget.Limit{Time: 200 * time.Millisecond, EachTime: 50 * time.Microsecond, Bytes: 8 << 20, Each: 8000})()
		e, err := ParsePrefix(s)
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
		if text := e.Prefix(); len(text) <= MaxBytes {
			if again, err := ParsePrefix(text); err != nil || !Equal(again, e) {
				t.Fatalf("%q is %q, which reads as %v, %v", s, text, again, err)
			}
		}
	})
}
