package expr

import (
	"fmt"
	"strings"
	"testing"
)

func TestMeasures(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"a", "0 steps, depth 0, operators , quantities [0], repeated []"},
		{"(c + b) * a", "2 steps, depth 2, operators +*, quantities [2 1 0], repeated []"},
		{"a - b - c", "2 steps, depth 2, operators --, quantities [0 1 2], repeated []"},
		{"a * b + a * 12", "3 steps, depth 2, operators +**, quantities [0 1], repeated [0]"},
		{"b * a * b * a * a", "4 steps, depth 4, operators ****, quantities [1 0], repeated [1 0]"},
		{"a ^ 2 / b", "2 steps, depth 2, operators /^, quantities [0 1], repeated []"},
	} {
		e := mustParse(t, c.in)
		got := fmt.Sprintf("%d steps, depth %d, operators %s, quantities %v, repeated %v",
			e.Steps(), e.Depth(), e.Operators(), e.Quantities(), e.Repeated())
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.in, got, c.want)
		}
	}
}

func TestPostorder(t *testing.T) {
	e := mustParse(t, "(a + b) * c")
	var walk []string
	for n := range e.Postorder() {
		walk = append(walk, n.String())
		if len(walk) == 4 {
			break // a walk may stop early
		}
	}
	if got, want := strings.Join(walk, ", "), "n0, n1, n0 + n1, n2"; got != want {
		t.Errorf("walk is %s, want %s", got, want)
	}
}

func TestIsPattern(t *testing.T) {
	for in, want := range map[string]bool{
		"a + b": false, "a * 12": false, "a + ?": true, "(a + b) * <CONSTANT>": true, "?": true,
	} {
		if got := mustParse(t, in).IsPattern(); got != want {
			t.Errorf("%s: IsPattern is %v", in, got)
		}
	}
}

func TestEqual(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"a + b", "a + b", true},
		{"a + b", "b + a", false},
		{"a + b", "a - b", false},
		{"a * 0.5", "a * .50", true},
		{"a * 12", "a * 100", false},
		{"a * <CONSTANT>", "a * <CONSTANT>", true},
		{"a * <CONSTANT>", "a * 12", false},
		{"?", "?", true},
		{"?", "a", false},
	} {
		if got := Equal(mustParse(t, c.a), mustParse(t, c.b)); got != c.want {
			t.Errorf("Equal(%s, %s) is %v", c.a, c.b, got)
		}
	}
}

func TestTemplate(t *testing.T) {
	for in, want := range map[string]string{
		"(18 + n1) * n2": "(<CONSTANT> + N) * N",
		"(n0 + n1) * 12": "(N + N) * <CONSTANT>",
		"a - (b + a)":    "N - (N + N)",
		"(a + ?) * (-5)": "(N + ?) * <CONSTANT>",
		"7":              "<CONSTANT>",
	} {
		if got := mustParse(t, in).Template(); got != want {
			t.Errorf("%s: template is %s, want %s", in, got, want)
		}
	}
}
