package stories

import (
	"fmt"
	"math/big"
	"strings"
	"testing"
)

func TestFormula(t *testing.T) {
	env := map[string]*big.Rat{"n": big.NewRat(12, 1), "m": big.NewRat(5, 1), "f": big.NewRat(1, 3)}
	for _, c := range []struct{ formula, want, written string }{
		{"n - m - 2", "5", "(n - m) - 2"},
		{"n - (m - 2)", "9", "n - (m - 2)"},
		{"n*f+m", "9", "(n * f) + m"},
		{"n % m == 2", "1", "(n % m) == 2"},
		{"n > 20", "0", "n > 20"},
		{"n / (m - 5)", "no value", "n / (m - 5)"},
		{"f % 2", "no value", "f % 2"},
		{"0.5 * n", "6", "1/2 * n"},
		{"roundup((n + 1) / m)", "3", "roundup((n + 1) / m)"},
		{"ceil( n, m )*2", "6", "roundup(n / m) * 2"},
		{"remainder(n / m) > 1", "1", "remainder(n / m) > 1"},
		{"gcd(n, 8, m + 1)", "2", "gcd(gcd(n, 8), m + 1)"},
		{"max(n, m) - min(n, m)", "7", "max(n, m) - min(n, m)"},
		{"gcd(n, f)", "no value", "gcd(n, f)"},
		{"whole(n / 0)", "no value", "whole(n / 0)"},
	} {
		f, err := parseFormula(c.formula)
		if err != nil {
			t.Errorf("%s: %v", c.formula, err)
			continue
		}
		got := "no value"
		if v, ok := f.eval(env); ok {
			got = v.RatString()
		}
		written := f.write(func(g *formula) string {
			if g.op == "slot" {
				return g.name
			}
			return g.value.RatString()
		})
		if got != c.want || written != c.written {
			t.Errorf("%s gives %s and reads %s; want %s and %s", c.formula, got, written, c.want, c.written)
		}
	}
}

func TestOverlap(t *testing.T) {
	known := maskedWords("A baker filled 3 trays with 12 buns each and sold 7 of the buns. How many buns were left?")
	o := NewOverlap([][]string{known})
	for _, c := range []struct {
		text string
		want string
	}{
		{"A baker filled 5 trays with 10 buns each and sold 8 of the buns. How many buns were left?", "0"},
		{"A cook filled 5 trays with 10 rolls each and sold 8 of the rolls. How many buns were left?", "3"},
		{"A cook filled 5 trays with 10 rolls each and sold 8 of the rolls. How many rolls were left?", "none"},
		{"Each of 5 children has 3 kites, and 2 of the kites are torn. How many kites can still fly?", "none"},
		{"@ filled 5 trays with 10 buns each and sold 8 of the buns. How many buns were left?", "1"},
	} {
		got := "none"
		if near, distance := o.Find(maskedWords(c.text)); near != nil {
			got = fmt.Sprint(distance)
		}
		if got != c.want {
			t.Errorf("%s: distance %s, want %s", c.text, got, c.want)
		}
	}
}

func TestDiversity(t *testing.T) {
	words := func(s string) []string { return strings.Fields(s) }
	same := MeasureDiversity([][]string{words("a b c d e"), words("a b c d e")})
	other := MeasureDiversity([][]string{words("a b c d e"), words("f g h i j")})
	if same.FourGrams != 200 || other.FourGrams != 400 || same.TopShare != 1 || other.TopShare != 0.5 {
		t.Errorf("same %+v, other %+v", same, other)
	}
}

func TestUnclean(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Ada has 3 cats. How many is that?", ""},
		{"Mrs. Okafor left at 5 p.m. with 3 cats. She had had 4.", ""},
		{"An hour has sixty minutes; a unit has one. An 8-year-old has a euro.", ""},
		{"Ada has  3 cats.", "two spaces"},
		{"Ada has 3 cats .", "a space before a mark"},
		{"Ada has 3 cats", "no mark at the end"},
		{"ada has 3 cats.", "the text starts small"},
		{"Ada has cats. she feeds them.", "a sentence starts small"},
		{"Ada eats a apple.", "the article"},
		{"Ada eats an pear.", "the article"},
		{"Ada has {n} cats.", "a bracket of the grammar"},
		{"Ada has the the cat.", "\"the\" twice in a row"},
		{"She have 3 cats.", "a plural verb after one"},
		{"How many cats does she have?", ""},
		{"It costs $3.5 today.", "a sum of money with one place"},
		{"It costs $3 dollars.", "$ beside the word dollars"},
		{"Only one cats are here.", "one with a plural"},
		{"Twenty-one cats are here.", ""},
		{"He had twenty-one one day and 3 the next.", ""},
	} {
		got := Unclean(c.text)
		if c.want == "" && got != "" || !strings.HasPrefix(got, c.want) {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}
