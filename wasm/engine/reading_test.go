package engine

import (
	"fmt"
	"strings"
	"testing"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// showTree writes a tree with the numbers and values of its nodes: "0+=43(1:18 2:25)".
func showTree(n *message.Node) string {
	s := fmt.Sprintf("%d%s", n.ID, n.Label)
	if n.Kind != message.NodeOperator {
		return fmt.Sprintf("%d:%s", n.ID, n.Label)
	}
	if n.Value != "" {
		s += "=" + n.Value
	}
	return s + "(" + showTree(n.Children[0]) + " " + showTree(n.Children[1]) + ")"
}

func TestReading(t *testing.T) {
	for _, c := range []struct{ query, expression, want string }{
		{"= (a + b) * 7", "", "(n0 + n1) * 7 | (a + b) * 7 | the sum of a and b, times 7 | 0×(1+(2:a 3:b) 4:7) | "},
		{"= (18 + 25) * 3", "", "(n0 + n1) * n2 | (18 + 25) * 3 | the sum of 18 and 25, times 3 | 0×=129(1+=43(2:18 3:25) 4:3) | 18 + 25 = 43 [1], 43 * 3 = 129 [0] | 129"},
		{"= a + ?", "", "n0 + ? | a + ? | a plus something | 0+(1:a 2:?) | "},
		{"Tea costs $2.50 and cake $4. What do both cost?", "a + b", "n0 + n1 | 2.5 + 4 | 2.5 plus 4 | 0+=6.5(1:2.5 2:4) | 2.5 + 4 = 6.5 [0] | $6.50"},
		{"Four friends share $10.", "10 / 4", "n1 / n0 | 10 / 4 | 10 divided by 4 | 0÷=2.5(1:10 2:4) | 10 / 4 = 2.5 [0] | $2.50"},
		{"A $10 note buys $2 pens.", "10 / 2", "n0 / n1 | 10 / 2 | 10 divided by 2 | 0÷=5(1:10 2:2) | 10 / 2 = 5 [0] | 5"},
		{"A bus has 40 seats. How many buses do 130 pupils need?", "roundup(130 / 40)", "roundup(n1 / n0) | roundup(130 / 40) | the rounded up quotient of 130 and 40 | " +
			"0roundup=4(1:130 2:40) | roundup(130 / 40) = 4 [0] | 4 buses"},
		{"A bus has 40 seats. How many buses do 130 pupils need?", "130 / 40", "n1 / n0 | 130 / 40 | 130 divided by 40 | 0÷=3.25(1:130 2:40) | 130 / 40 = 3.25 [0] | " +
			"3.25 buses or 4 buses or 3 buses"},
		{"Bells ring every 4 and 6 minutes. When together?", "lcm(4, 6)", "lcm(n0, n1) | lcm(4, 6) | the least common multiple of 4 and 6 | 0lcm=12(1:4 2:6) | lcm(4, 6) = 12 [0] | 12 minutes"},
		{"6 pens of 4.5 cm", "gcd(6, 4.5)", "gcd(n0, n1) | gcd(6, 4.5) | the greatest common divisor of 6 and 4.5 | 0gcd(1:6 2:4.5) | no-value"},
		{"= roundup(? / b) + 1", "", "roundup(? / n1) + 1 | roundup(? / b) + 1 | the rounded up quotient of something and b, plus 1 | 0+(1roundup(2:? 3:b) 4:1) | "},
		{"25% of $8", "n0 / 100 * n1", "n0 / 100 * n1 | 25 / 100 * 8 | 25 divided by 100 times 8 | 0×=2(1÷=0.25(2:25 3:100) 4:8) | 25 / 100 = 0.25 [1], 0.25 * 8 = 2 [0] | $2"},
		{"3 of 3 and 0", "n0 / n2", "n0 / n2 | 3 / 0 | 3 divided by 0 | 0÷(1:3 2:0) | no-value"},
		{"A film starts at 18:45 and lasts 1 h 50 min. When does it end?", "18:45 + 110", "n0 + n1 | 18:45 + 110 | 18:45 plus 110 | 0+=20:35(1:18:45 2:110) | 18:45 + 110 = 20:35 [0] | 20:35 | clock 1235"},
		{"From 22:15 to 5:15 the train was under way. How long?", "n1 - n0", "n1 - n0 | 5:15 - 22:15 | 5:15 minus 22:15 | 0−=7 h(1:5:15 2:22:15) | 5:15 - 22:15 = 7 h [0] | 7 h | duration 420"},
		{"A film takes 2 h 30 min, of which 45 minutes are over.", "2 * 60 + 30 - 45", "n0 - n1 | 150 - 45 | 150 minus 45 | 0−=105(1:150 2:45) | 150 - 45 = 105 [0] | 105"},
		{"In Room 37 there are 5 chairs.", "37 + 5", "n0 + n1 | 37 + 5 | 37 plus 5 | 0+=42(1:37 2:5) | 37 + 5 = 42 [0] | 42"},
		{"Half of 1/3 is eaten.", "a * b", "n0 * n1 | 0.5 * (1/3) | 0.5 times 1/3 | 0×=1/6(1:0.5 2:1/3) | 0.5 * (1/3) = 1/6 [0] | 1/6"},
	} {
		r := ask(t, New(), message.Request{Check: &message.Check{Query: strings.TrimPrefix(c.query, "="), Expression: c.expression}})
		if strings.HasPrefix(c.query, "=") {
			r = ask(t, New(), message.Request{Check: &message.Check{Expression: strings.TrimPrefix(c.query, "=")}})
		}
		if r.Checked.Failure != nil {
			t.Errorf("%s: %+v", c.query, r.Checked.Failure)
			continue
		}
		reading := r.Checked.Reading
		var steps []string
		for _, s := range reading.Steps {
			steps = append(steps, fmt.Sprintf("%s = %s [%d]", s.Expression, s.Value, s.Node))
		}
		parts := []string{reading.Expression, reading.Equation, reading.Spoken, showTree(reading.Tree), strings.Join(steps, ", ")}
		if reading.Answer != "" {
			parts = append(parts, reading.Worded)
		}
		if r := reading.Rounded; r != nil {
			parts[len(parts)-1] += " or " + r.Up + " or " + r.Down
		}
		if reading.Kind != "" {
			parts = append(parts, reading.Kind+" "+reading.Value)
		}
		if reading.NoAnswer != nil {
			parts[len(parts)-1] = reading.NoAnswer.Code
		}
		if got := strings.Join(parts, " | "); got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.query, got, c.want)
		}
	}
}

// TestMathMLColours: a number has the colour of its quantity, from the ninth on again the first;
// constants have none.
func TestMathMLColours(t *testing.T) {
	e := New()
	r := ask(t, e, message.Request{Check: &message.Check{Query: "1 2 3 4 5 6 7 8 and 9", Expression: "n8 + n1 * 60"}})
	got := r.Checked.Reading.MathML
	for _, want := range []string{`<mn class="q0">9</mn>`, `<mn class="q1">2</mn>`, `<mn>60</mn>`, `<math alttext="9 plus the product of 2 and 60">`} {
		if !strings.Contains(got, want) {
			t.Errorf("%s is not in %s", want, got)
		}
	}
}

func TestCheckFailures(t *testing.T) {
	e := New()
	for _, c := range []struct{ query, expression, want string }{
		{"6 rows of 4", "6 *", "bad-expression at 3"},
		{"6 rows of 4", "6 * (4", "bad-expression at 4"},
		{"6 rows of 4", "", "bad-expression at 0"},
		{"6 rows of 4", "6 * $", "bad-expression at 4"},
		{"6 rows of 4", "6 * 41", "bad-number at 4"},
		{"6 rows of 4", "6 * 4 - 66.5", "bad-number at 8"},
		{"6 rows of 4", "a * b * c", "bad-quantity at 8"},
		{"6 rows of 4", "n0 + n12", "bad-quantity at 5"},
		{"6 rows of 4", "6 * 4", "n0 * n1"},
		{"6 rows of 4", "a * ?", "n0 * ? (pattern)"},
		{"6 rows of 4", "x = 6 * 4", "n0 * n1"},
		{"6 rows in a week", "6 * 7", "n0 * 7"},
		{"", "a * (b", "bad-expression at 4"},
		{"", "a * b", "n0 * n1"},
	} {
		checked := ask(t, e, message.Request{Check: &message.Check{Query: c.query, Expression: c.expression}}).Checked
		got := ""
		switch {
		case checked.Failure != nil:
			got = showFailure(checked.Failure)
		default:
			got = checked.Reading.Expression
		}
		if checked.Pattern {
			got += " (pattern)"
		}
		if got != c.want || checked.Expression != c.expression {
			t.Errorf("%s, %s: %s, want %s", c.query, c.expression, got, c.want)
		}
	}
}

// TestDoubts: a step carries the doubt of its own operator, whatever the order in which steps are
// done.
func TestDoubts(t *testing.T) {
	const source = "There are 4 rows of 9 seats and 3 rows of 6 seats. How many seats are there?"
	tree, err := expr.Parse("n0 * n1 + n2 * n3")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		steps []float64 // in the order of Postorder
		want  string
	}{
		{[]float64{0.75, 0.5, 1}, "4 * 9: 0.25, 3 * 6: 0.50, 36 + 18: 0.00"},
		{nil, "4 * 9: 0.00, 3 * 6: 0.00, 36 + 18: 0.00"},
		{[]float64{0.5}, "4 * 9: 0.00, 3 * 6: 0.00, 36 + 18: 0.00"}, // of another tree
	} {
		doc, err := text.Read(source)
		if err != nil {
			t.Fatal(err)
		}
		q := &query{Understanding: Understanding{Source: source, Document: doc}, values: doc.Values()}
		q.settle([]Reading{{Expr: tree, Probability: 0.5, Steps: c.steps}}, message.ByReading)
		var got []string
		for _, s := range q.understood.Readings[0].Steps {
			got = append(got, fmt.Sprintf("%s: %.2f", s.Expression, s.Doubt))
		}
		if s := strings.Join(got, ", "); s != c.want {
			t.Errorf("%v: %s, want %s", c.steps, s, c.want)
		}
	}
}
