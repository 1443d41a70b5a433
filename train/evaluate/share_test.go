package evaluate

import (
	"cmp"
	"fmt"
	"strings"
	"testing"
)

// TestInterval holds Wilson's interval against published values: Newcombe (1998), table I, without
// continuity correction, and Wilson's own limits at no success, z²/(n+z²).
func TestInterval(t *testing.T) {
	for _, c := range []struct {
		right float64
		of    int
		want  string
	}{
		{81, 263, "0.2553 0.3662"},
		{15, 148, "0.0624 0.1605"},
		{0, 20, "0.0000 0.1611"},
		{1, 29, "0.0061 0.1718"},
		{20, 20, "0.8389 1.0000"},
		{0, 0, "0.0000 1.0000"},
	} {
		low, high := Share{Right: c.right, Of: c.of}.Interval()
		if got := fmt.Sprintf("%.4f %.4f", low, high); got != c.want {
			t.Errorf("%v of %d: %s, want %s", c.right, c.of, got, c.want)
		}
	}
}

// TestClusters: what is about one thing counts once for the interval, as far as it is right or
// wrong together.
func TestClusters(t *testing.T) {
	for _, c := range []struct{ name, right, clusters, want string }{
		{"each by itself", "1101", "abcd", "3 of 4, worth 4"},
		{"three models that agree", "111000111111", "aaabbbcccddd", "9 of 12, worth 4"},
		{"most of three agree", "110001111111", "aaabbbcccddd", "9 of 12, worth 10"},
		{"right and wrong in each", "10101010", "aabbccdd", "4 of 8, worth 8"},
		{"all right", "11111111", "aabbccdd", "8 of 8, worth 4"},
		{"one body", "110", "aaa", "2 of 3, worth 1"},
		{"nothing", "", "", "0 of 0, worth 0"},
	} {
		s := ShareOf(len(c.right), func(i int) float64 { return oneIf(c.right[i] == '1') }, func(i int) string { return c.clusters[i : i+1] })
		worth := cmp.Or(s.Cases, float64(s.Of))
		if got := fmt.Sprintf("%.0f of %d, worth %.0f", s.Right, s.Of, worth); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	few, many := Share{Right: 9, Of: 12, Cases: 4}, Share{Right: 3, Of: 4}
	if few.String() != many.String() {
		t.Errorf("%s, and %s", few, many)
	}
}

func TestCalibration(t *testing.T) {
	// Ten predictions of 0.9, of which 7 come true, are off by 0.2; twenty of 0.25, of which 4 do, by
	// 0.05.
	var list Outcomes
	add := func(n int, p float64, right int) {
		for i := range n {
			o := Outcome{Probability: p}
			if i < right {
				o.Answer = 1
			}
			list = append(list, o)
		}
	}
	for _, c := range []struct {
		n     int
		p     float64
		right int
		want  string
	}{
		{10, 0.9, 7, "0.2000"},
		{20, 0.25, 4, "0.1000"}, // (10 * 0.2 + 20 * 0.05) / 30
		{10, 1, 10, "0.0750"},   // in the bin of 0.9 too: (|17 - 19| + |4 - 5|) / 40
	} {
		add(c.n, c.p, c.right)
		if got := fmt.Sprintf("%.4f", Calibrate(list).Error()); got != c.want {
			t.Errorf("after %d of %v: %s, want %s", c.n, c.p, got, c.want)
		}
	}
}

// TestConfidenceTable: the words are those that the page says at the same probabilities.
func TestConfidenceTable(t *testing.T) {
	list := Outcomes{{Probability: 0.95, Answer: 1, Sure: true}, {Probability: 0.9, Answer: 2, Sure: true}, {Probability: 0.899, Answer: 1}, {Probability: 0.1}, {Failed: true}}
	for i := range list {
		list[i].Problem = &Problem{ID: fmt.Sprint(i)}
	}
	want := "| x | 5        | 40.0 | 50.0 [9.5, 90.5] | 20.0                   | 100.0 [20.7, 100.0] | 20.0   | 0.0 [0.0, 79.3] |\n"
	if got := ConfidenceTable(Part[Outcomes]{"x", list}).String(); !strings.HasSuffix(got, want) {
		t.Errorf("%s\nwant the row\n%s", got, want)
	}
}
