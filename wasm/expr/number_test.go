package expr

import (
	"math/big"
	"strings"
	"testing"
)

func TestParseRat(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"48", "48"},
		{"007", "7"},
		{"1,250", "1250"},
		{"12,345,678.5", "12345678.5"},
		{"52.75", "52.75"},
		{".5", "0.5"},
		{"86.0", "86"},
		{"86.", "86"},
		{"3/4", "0.75"},
		{"1/3", "1/3"},
		{"-22/7", "-22/7"},
		{"2 1/2", "2.5"},
		{"-2 1/3", "-7/3"},
		{"0.1", "0.1"},
		{"-0", "0"},
	} {
		v, err := ParseRat(c.in)
		if err != nil || FormatRat(v) != c.want {
			t.Errorf("ParseRat(%q) = %v, %v; want %s", c.in, v, err, c.want)
		}
	}
	for _, bad := range []string{
		"", "-", ".", "--1", "+1", "1,25", "1,2500", "12,345,67", "1250,000", "1.2.3", "1/0", "1/", "/2", "1/2/3",
		"2 3", "2.5 1/2", "2 -1/2", " 2", "2 ", "1e3", "0x10", "1_000", "Inf", "٣", strings.Repeat("1", maxNumberBytes+1),
	} {
		if v, err := ParseRat(bad); err != ErrNumber {
			t.Errorf("ParseRat(%q) = %v, %v; want an error", bad, v, err)
		}
	}
}

func TestFormatRat(t *testing.T) {
	for _, c := range []struct {
		num, den int64
		want     string
	}{
		{129, 1, "129"},
		{211, 4, "52.75"},
		{1, 3, "1/3"},
		{-22, 7, "-22/7"},
		{-1, 8, "-0.125"},
		{0, 5, "0"},
		{1, 1 << 18, "0.000003814697265625"},
		{1, 3 << 18, "1/786432"},
	} {
		v := big.NewRat(c.num, c.den)
		if got := FormatRat(v); got != c.want {
			t.Errorf("FormatRat(%v) = %s, want %s", v, got, c.want)
		}
	}
	r := newRand(8)
	for range 5000 {
		v := big.NewRat(r.Int64N(2_000_000)-1_000_000, r.Int64N(1000)+1)
		if got, err := ParseRat(FormatRat(v)); err != nil || got.Cmp(v) != 0 {
			t.Fatalf("%v is written %s, which reads as %v, %v", v, FormatRat(v), got, err)
		}
	}
}

// The longest results that Eval gives can be read back.
func TestLongestNumbers(t *testing.T) {
	for _, in := range []string{"3 ^ 2048", "-(3 ^ 2048) / 2 ^ 2048", "(3 ^ 2048) / 7 ^ 1365"} {
		v, err := mustParse(t, in).Eval(nil)
		if err != nil {
			t.Fatalf("%s: %v", in, err)
		}
		if got, err := ParseRat(FormatRat(v)); err != nil || got.Cmp(v) != 0 {
			t.Errorf("%s is written in %d bytes, which read as %v, %v", in, len(FormatRat(v)), got, err)
		}
	}
}
