package corpus

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

var parseTests = []struct{ text, equation, answer, want string }{
	{"18 cars and 25 vans, 3 times", "(18 + 25) * 3", "129", "(n0 + n1) * n2 = 129"},
	{"18 cars and 25 vans, 3 times", "x = 3 * (25 + 18)", "129", "n2 * (n1 + n0) = 129"},
	{"4 bags of 4 apples", "4 * 4", "16", "n0 * n1 = 16"},
	{"a square of 5 metres", "5 * 5", "25", "n0 * n0 = 25"},
	{"He walks 5 miles a day. How far in a week?", "5 * 7", "35", "n0 * 7 = 35"},
	{"25% of 80 pupils", "25 / 100 * 80", "20", "n0 / 100 * n1 = 20"},
	{"three dozen eggs", "3 * 12", "36", "n0 * 12 = 36"},
	{"1,250 bricks and 750 tiles", "1250 + 750", "2000", "n0 + n1 = 2000"},
	{"1,250 bricks and 750 tiles", "1,250 + 750", "2,000", "n0 + n1 = 2000"},
	{"3 pens and 4 pens", "n0 + n1", "7", "n0 + n1 = 7"},

	// answers, exact and rounded
	{"10 metres in 4 pieces", "10 / 4", "2.5", "n0 / n1 = 2.5"},
	{"10 metres in 4 pieces", "10 / 4", "2.50", "n0 / n1 = 2.5"},
	{"10 metres in 4 pieces", "10 / 4", "5/2", "n0 / n1 = 2.5"},
	{"10 metres in 4 pieces", "10 / 4", "2 1/2", "n0 / n1 = 2.5"},
	{"10 metres in 3 pieces", "10 / 3", "3.33", "n0 / n1 = 10/3"},
	{"10 metres in 3 pieces", "10 / 3", "3.3", "n0 / n1 = 10/3"},
	{"10 metres in 3 pieces", "10 / 3", "3", "answer: 3 is not what the equation gives: 10 / 3 = 10/3"},
	{"20 metres in 3 pieces", "20 / 3", "6.67", "n0 / n1 = 20/3"},
	{"20 metres in 3 pieces", "20 / 3", "6.66", "answer: 6.66 is not what the equation gives: 20 / 3 = 20/3"},
	{"1 metre in 8 pieces", "1 / 8", "0.13", "n0 / n1 = 0.125"},
	{"1 metre in 8 pieces", "1 / 8", "0.12", "n0 / n1 = 0.125"},
	{"5 below 8", "5 - 8", "-3", "n0 - n1 = -3"},

	// what does not hold
	{"3 pens and 4 pens", "3 + 9999", "10002", "equation: 9999 is neither a number of the text nor a known constant"},
	{"3 pens and 4 pens", "3 +", "7", "equation: "},
	{"3 pens and 4 pens", "3 + ?", "7", "equation: "},
	{"3 pens and 4 pens", "3 + n7", "7", "equation: "},
	{"3 pens and 0 boxes", "3 / 0", "0", "equation: "},
	{"3 pens and 4 pens", "3", "3", `equation: "3" calculates nothing`},
	{"3 pens and 4 pens", "3 + 4", "8", "answer: 8 is not what the equation gives: 3 + 4 = 7"},
	{"3 pens and 4 pens", "3 + 4", "seven", `answer: "seven" is not a number; write it as 129, 52.75 or 1/3`},
	{"3 pens and 4 pens", "3 + 4", "1e999999999", `answer: "1e999999999" is not a number; write it as 129, 52.75 or 1/3`},
	{"3 pens and 4 pens", "3 + 4", "1/0", `answer: "1/0" is not a number; write it as 129, 52.75 or 1/3`},
	{"3 pens and 4 pens", "3 + 4", "", "answer: is missing"},
	{"3 pens and 4 pens", "", "7", "equation: is missing"},
	{" \n", "3 + 4", "7", "text: is missing"},
	{"3 pens\x00 and 4", "3 + 4", "7", "text: has the control character U+0000 at byte 6"},
	{"3 pens\xff and 4", "3 + 4", "7", "text: is not valid UTF-8"},
	{"3 pens and 4 pens", "3 + 4" + strings.Repeat(" ", 500), "7", "equation: has 505 bytes; at most 500 are allowed"},
	{strings.Repeat("3 pens and 4 pens ", 2000), "3 + 4", "7", "text: has 36000 bytes; at most 20000 are allowed"},
}

func TestParse(t *testing.T) {
	for _, test := range parseTests {
		p, err := Parse(Record{ID: "p", Text: test.text, Equation: test.equation, Answer: Number(test.answer)})
		got := ""
		switch {
		case err != nil:
			got = err.Error()
		default:
			got = fmt.Sprintf("%s = %s", p.Expr, showRat(p))
		}
		// Where the wording is another package's, only the field is checked.
		if got != test.want && !(strings.HasSuffix(test.want, ": ") && strings.HasPrefix(got, test.want)) {
			t.Errorf("%q, %s = %s:\ngot  %s\nwant %s", test.text, test.equation, test.answer, got, test.want)
		}
	}
}

func showRat(p *Problem) string {
	if f, exact := p.Value.Float64(); exact {
		return fmt.Sprint(f)
	}
	return p.Value.RatString()
}

func TestFieldCaps(t *testing.T) {
	good := Record{ID: "a", Text: "3 pens and 4 pens", Equation: "3 + 4", Answer: "7"}
	for _, test := range []struct {
		change func(*Record)
		want   string
	}{
		{func(r *Record) {}, ""},
		{func(r *Record) { r.ID = "" }, "id: is missing"},
		{func(r *Record) { r.ID = strings.Repeat("a", 101) }, "id: has 101 bytes; at most 100 are allowed"},
		{func(r *Record) { r.Topic = strings.Repeat("a", 61) }, "topic: has 61 bytes; at most 60 are allowed"},
		{func(r *Record) { r.Topic = "a\x1b[31m" }, "topic: has the control character U+001B at byte 1"},
		{func(r *Record) { r.Topic = "a\nb" }, "topic: has the control character U+000A at byte 1"},
		{func(r *Record) { r.Text = "3 pens\r\n\tand 4 pens" }, ""},
		{func(r *Record) { r.Story = strings.Repeat("a", 101) }, "story: has 101 bytes; at most 100 are allowed"},
		{func(r *Record) { r.Grade = -1 }, "grade: -1 is not between 1 and 13"},
	} {
		record := good
		test.change(&record)
		got := ""
		if _, err := Parse(record); err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

func TestBindAlone(t *testing.T) {
	for _, test := range []struct{ equation, want string }{
		{"(a + b) * c", "(n0 + n1) * n2"},
		{"a * 7", "n0 * 7"},
		{"(18 + 25) * 3", "(n0 + n1) * n2"},
		{"5 * 5", "n0 * n0"},
		{"12 * 7 + 12", "n0 * n1 + n0"},
		{"3 + ?", "n0 + ?"},
		{"a + ?", "n0 + ?"},
		{"3 +", "error"},
	} {
		got := "error"
		if e, err := BindAlone(test.equation); err == nil {
			got = e.String()
		}
		if got != test.want {
			t.Errorf("%s: got %s, want %s", test.equation, got, test.want)
		}
	}
}

func TestNumberJSON(t *testing.T) {
	for _, test := range []struct{ in, out string }{
		{`129`, `129`}, {`52.75`, `52.75`}, {`-3`, `-3`}, {`"129"`, `129`}, {`"1/3"`, `"1/3"`}, {`" 7 "`, `7`},
		{`".5"`, `".5"`}, {`"007"`, `"007"`}, {`null`, `null`}, {`[1]`, `"[1]"`}, {`"a\"b"`, `"a\"b"`},
	} {
		var n Number
		if err := json.Unmarshal([]byte(test.in), &n); err != nil {
			t.Errorf("%s: %v", test.in, err)
		}
		out, err := json.Marshal(n)
		if err != nil || string(out) != test.out {
			t.Errorf("%s came out as %s (%v), want %s", test.in, out, err, test.out)
		}
	}
}
