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

func TestParsePostfix(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"n0", "n0"},
		{"n0 n1 * n2 -", "n0 * n1 - n2"},
		{"n0 n1 n2 - -", "n0 - (n1 - n2)"},
		{"-4 12 /", "-4 / 12"},
	} {
		e, err := ParsePostfix(c.in)
		if err != nil {
			t.Errorf("ParsePostfix(%q): %v", c.in, err)
			continue
		}
		if e.String() != c.want {
			t.Errorf("ParsePostfix(%q) = %s, want %s", c.in, e, c.want)
		}
	}
}

func TestNotationErrors(t *testing.T) {
	for _, c := range []struct {
		in     string
		prefix bool
		reason error
		offset int
	}{
		{"", true, ErrEmpty, 0},
		{"+ a", true, ErrNoOperand, 0},
		{"* + a b", true, ErrNoOperand, 0},
		{"+ a b c", true, ErrNoOperator, 7},
		{"a b", true, ErrNoOperator, 3},
		{"+ a apples", true, ErrUnexpected, 4},
		{"+ a x", true, ErrUnexpected, 4},
		{"+a b", true, ErrUnexpected, 0},
		{"a +", false, ErrNoOperand, 2},
		{"a b c +", false, ErrNoOperator, 7},
		{"a (b) +", false, ErrUnexpected, 2},
		{strings.Repeat("+ ", MaxBytes), true, ErrTooLong, MaxBytes},
		{strings.Repeat("+ ", 2*MaxOperators+2), true, ErrTooLarge, 4*MaxOperators + 2},
	} {
		read := ParsePostfix
		if c.prefix {
			read = ParsePrefix
		}
		_, err := read(c.in)
		checkSyntaxError(t, c.in, err, c.reason, c.offset)
	}
}

func FuzzPrefix(f *testing.F) {
	for _, c := range prefixTable {
		f.Add(c.in)
	}
	f.Fuzz(func(t *testing.T, s string) {
		defer budget.Watch(t, len(s), budget.Limit{Time: 200 * time.Millisecond, EachTime: 50 * time.Microsecond, Bytes: 8 << 20, Each: 8000})()
		for _, read := range []func(string) (*Expr, error){ParsePrefix, ParsePostfix} {
			e, err := read(s)
			if err != nil {
				var syntax *SyntaxError
				if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(s) {
					t.Fatalf("%q: %v", s, err)
				}
				continue
			}
			if e.Steps() > MaxOperators {
				t.Fatalf("%q has %d operators", s, e.Steps())
			}
			if text := e.Prefix(); len(text) <= MaxBytes {
				if again, err := ParsePrefix(text); err != nil || !Equal(again, e) {
					t.Fatalf("%q is %q, which reads as %v, %v", s, text, again, err)
				}
			}
			if text := e.Postfix(); len(text) <= MaxBytes {
				if again, err := ParsePostfix(text); err != nil || !Equal(again, e) {
					t.Fatalf("%q is %q, which reads as %v, %v", s, text, again, err)
				}
			}
		}
	})
}
