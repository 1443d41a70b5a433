package evaluate

import (
	"fmt"
	"strings"
	"testing"
)

func TestRead(t *testing.T) {
	const trip = "A ferry carries 18 cars and 25 vans. How many vehicles are that in 3 trips?"
	const same = "There are 4 red and 4 blue kites, and 9 dogs. How many kites?"
	for _, c := range []struct{ source, gold, readings, want string }{
		{trip, "(18 + 25) * 3", "(n0 + n1) * n2", "answer 1, equation 1, canonical 1, exact 1: right"},
		{trip, "(18 + 25) * 3", "n2 * (n1 + n0)", "answer 1, equation 1, canonical 1, exact 0: right"},
		{trip, "(18 + 25) * 3", "n0 + n1 * n2; (n0 + n1) * n2", "answer 2, equation 2, canonical 2, exact 2: the right answer is among readings 2 to 5"},
		{trip, "(18 + 25) * 3", "(n0 + n2) * n1", "answer 0, equation 0, canonical 1, exact 1: right template, wrong numbers in it"},
		{trip, "(18 + 25) * 3", "n0 * n2; n1 * n2; n0; n1; n2; (n0 + n1) * n2", "answer 0, equation 0, canonical 0, exact 0: wrong tree, and none of the five readings right"},
		{trip, "(18 + 25) * 3", "n0; n2 * (n0 + n1); (n0 + n1) * n2", "answer 2, equation 2, canonical 2, exact 3: the right answer is among readings 2 to 5"},
		{trip, "(18 + 25) * 3", "n0 * n2 + n1 * n2", "answer 1, equation 0, canonical 0, exact 0: right"},
		{trip, "(18 + 25) * 3", "n0 / (n1 - n1); (n0 + n1) * n2", "answer 2, equation 2, canonical 2, exact 2: the right answer is among readings 2 to 5"},
		{trip, "(18 + 25) * 3", "", "answer 0, equation 0, canonical 0, exact 0: no reading"},
		{same, "4 + 4", "n0 + n0", "answer 1, equation 1, canonical 1, exact 1: right"}, // which of two equal numbers is no matter
		{same, "4 + 4", "n0 * 2", "answer 1, equation 0, canonical 0, exact 0: right"},
	} {
		p := problem(t, "p", c.source, c.gold)
		o := Read(scripted{c.source: c.readings}, []Problem{p})[0]
		got := fmt.Sprintf("answer %d, equation %d, canonical %d, exact %d: %s", o.Answer, o.Equation, o.Canonical, o.Exact, o.Cause())
		if got != c.want {
			t.Errorf("%s for %s: %s\nwant %s", c.readings, c.gold, got, c.want)
		}
	}
}

// TestWithoutGoldTree: the answer still tells right from wrong, and the problem still counts.
func TestWithoutGoldTree(t *testing.T) {
	p := problem(t, "p", "Five cats and 3 dogs. How many pets?", "5 + 3")
	p.Expr = nil
	reader := scripted{p.Document.Source: "n0 + n1"}
	if o := Read(reader, []Problem{p})[0]; o.Answer != 1 || o.Equation != 0 || o.Cause() != Right {
		t.Errorf("%+v", o)
	}
	p.Answer = rat(9)
	if o := Read(reader, []Problem{p})[0]; o.Cause() != NoNumber {
		t.Errorf("%s", o.Cause())
	}
}

func TestShares(t *testing.T) {
	var problems []Problem
	reader := scripted{}
	for _, c := range []struct{ body, source, gold, readings string }{
		{"pets", "Ann has 5 cats and 3 dogs. How many pets?", "5 + 3", "n0 + n1"},
		{"pets", "Ann has 5 cats and 3 dogs. How many more cats?", "5 - 3", "n0 - n1; n0 + n1"},
		{"eggs", "A box holds 6 eggs. How many do 4 boxes hold?", "6 * 4", "n0 + n1; n0 - n1; n0 * n1"},
		{"eggs", "A box holds 8 eggs. How many boxes for 40 eggs?", "40 / 8", "n1 / n0"},
		{"", "Ben had 9 figs and ate 2 figs. How many are left?", "9 - 2", "n0 + n1; n0; n1; n1 - n0; n0 - n1"},
	} {
		p := problem(t, c.source, c.source, c.gold)
		p.Body = c.body
		problems = append(problems, p)
		reader[c.source] = c.readings
	}
	outcomes := Read(reader, problems)
	want := "5 problems: answer 60.0 [23.1, 88.2], equation 60.0 [23.1, 88.2], template canonical 60.0, exact 60.0; answer among three 80.0, five 100.0; whole bodies 50.0"
	if got := outcomes.String(); got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	names, parts := Split(outcomes, func(o Outcome) string { return Operators(o.Problem) })
	var by []string
	for _, name := range names {
		by = append(by, fmt.Sprintf("%s %d", name, len(parts[name])))
	}
	if got := strings.Join(by, ", "); got != "* 1, + 1, - 2, / 1" {
		t.Errorf("by operator: %s", got)
	}
	if n := len(outcomes.Where(func(p *Problem) bool { return Steps(p) == "1 step" })); n != 5 {
		t.Errorf("%d of 5 problems have one step", n)
	}
}

func TestSample(t *testing.T) {
	problems := make([]Problem, 100)
	for i := range problems {
		problems[i].ID = fmt.Sprint(i)
	}
	ids := func(list []Problem) (ids []string) {
		for _, p := range list {
			ids = append(ids, p.ID)
		}
		return ids
	}
	first := ids(Sample(problems, 10, 1))
	if again := ids(Sample(problems, 10, 1)); fmt.Sprint(first) != fmt.Sprint(again) {
		t.Errorf("the same seed gives %v and %v", first, again)
	}
	if other := ids(Sample(problems, 10, 2)); fmt.Sprint(first) == fmt.Sprint(other) {
		t.Errorf("two seeds give %v", first)
	}
	if all := Sample(problems, 100, 1); len(all) != 100 {
		t.Errorf("%d of 100 are drawn", len(all))
	}
}

func TestReadProblems(t *testing.T) {
	show := func(p Problem) string {
		tree := "none"
		if p.Expr != nil {
			tree = p.Expr.String()
		}
		return fmt.Sprintf("%s %s %s = %s", p.ID, p.Kind, tree, p.Answer.RatString())
	}
	for _, c := range []struct{ line, want string }{
		{`{"text":"Ann has 5 cats and 3 dogs. How many pets?","equation":"5 + 3","answer":8,"kind":"plain"}`, "1 plain n0 + n1 = 8"},
		{`{"id":"w","text":"How many days are 3 weeks?","equation":"3 * 7","answer":"21"}`, "w  n0 * 7 = 21"},
		{`{"text":"10 metres in 3 pieces","equation":"10 / 3","answer":3.3333}`, "1  n0 / n1 = 10/3"},
		{`{"text":"Ann has cats and 3 dogs.","equation":"41 + 3","answer":44}`, "1  none = 44"}, // 41 is not to be found
	} {
		problems, err := ReadProblems(strings.NewReader(c.line + "\n\n"))
		if err != nil {
			t.Errorf("%s: %v", c.line, err)
			continue
		}
		if got := show(problems[0]); got != c.want {
			t.Errorf("%s: %s, want %s", c.line, got, c.want)
		}
	}
	for _, c := range []struct{ line, want string }{
		{`{"text":"5 cats","equation":"5 + 3","answer":9}`, "line 1: answer: 5 + 3 = 8, not 9"},
		{`{"text":"5 cats","equation":"5 +","answer":9}`, "line 1: equation"},
		{`{"text":"5 cats","equation":"5 / 0","answer":9}`, "line 1: equation"},
		{`{"text":"5 cats","equation":"5","answer":"many"}`, "line 1: answer"},
		{`{"text":" ","equation":"5","answer":5}`, "line 1: text"},
		{`nonsense`, "line 1"},
	} {
		if _, err := ReadProblems(strings.NewReader(c.line)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.line, err, c.want)
		}
	}
}
