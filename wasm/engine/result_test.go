package engine

import (
	"fmt"
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

// showStands writes the numbers of a text with the query's quantities that they stand for: "12~n1
// 5~n0 7~-", unused ones in brackets.
func showStands(quantities []message.Quantity) string {
	var parts []string
	for _, q := range quantities {
		s := fmt.Sprintf("%s%s~n%d", q.Unit, q.Value, q.Stands)
		if q.Stands < 0 {
			s = q.Unit + q.Value + "~-"
		}
		if !q.Used {
			s = "(" + s + ")"
		}
		parts = append(parts, s)
	}
	return strings.Join(parts, " ")
}

func find(t *testing.T, e *Engine, s message.Search, id string) message.Result {
	t.Helper()
	for _, g := range ask(t, e, message.Request{Search: &s}).Found.Groups {
		for _, r := range g.Results {
			if r.ID == id {
				return r
			}
		}
	}
	t.Fatalf("%s was not found", id)
	return message.Result{}
}

// TestStands: the numbers of a result have the colours of those of the query that they stand for.
func TestStands(t *testing.T) {
	e := loaded(t)
	for _, c := range []struct{ query, id, want string }{
		{"= a + b", "pens", "12~n0 5~n1"},
		{"= a + b", "left", "20~n0 14~n1 9~-"},          // one step more
		{"= a + b - c + d", "left", "20~n0 14~n3 9~n2"}, // one less: what is left out has no partner
		{"= a * b + c * d", "rows", "4~n0 9~n1 3~n2 6~n3"},
		{"= a / b * c", "shop", "3~n1 2~n0 $4.5~n2"}, // another order, each in its part
		{"= a - c + b", "left", "20~n0 14~n1 9~n2"},  // c is n2 there
		{"= a * 7", "weeks", "8~n0"},
		{"= b * a", "square", "7~n1 7~n0"},
	} {
		r := find(t, e, message.Search{Query: c.query}, c.id)
		if got := showStands(r.Quantities); got != c.want {
			t.Errorf("%s, %s: %s, want %s", c.query, c.id, got, c.want)
		}
		for _, q := range r.Quantities {
			if q.Colour != q.Stands%message.Colours && q.Stands >= 0 || q.Stands < 0 && q.Colour != -1 {
				t.Errorf("%s: colour %d, stands for %d", c.id, q.Colour, q.Stands)
			}
			if q.Colour >= 0 && !strings.Contains(r.MathML, fmt.Sprintf(`class="q%d">%s<`, q.Colour, q.Value)) {
				t.Errorf("%s: no %s of colour %d in %s", c.id, q.Value, q.Colour, r.MathML)
			}
		}
	}
}

func TestResult(t *testing.T) {
	e := loaded(t)
	r := find(t, e, message.Search{Query: "= a * b / c"}, "shop")
	got := fmt.Sprintf("%s | %s | %s | %s, %s | %v | %+v", r.Expression, r.Equation, r.Spoken, r.Answer, r.Worded, r.Score, r.Attributes)
	want := "n1 * n2 / n0 | 2 * 4.5 / 3 | 2 times 4.5 divided by 3 | 3, $3 | 1 | " +
		"{Steps:2 Operators:*/ Constants:0 Kinds:[whole decimal money] Words:17 Length:short Level:0.2 Distractors:0 Difficulty:2.27 Grade:5 Topic:shopping Corpus:test}"
	if got != want {
		t.Errorf("\ngot  %s\nwant %s", got, want)
	}
	if text := r.Text[r.Quantities[2].Start:r.Quantities[2].End]; text != "$4.50" {
		t.Errorf("the price stands at %q", text)
	}
	alone := ask(t, e, message.Request{Problem: &message.Problem{ID: "shop"}}).Result
	if alone.ID != "shop" || alone.Relation != message.RelationUnknown || showStands(alone.Quantities) != "3~- 2~- $4.5~-" {
		t.Errorf("alone: %s", message.Encode(alone))
	}
	if reply := e.Answer(message.Request{Problem: &message.Problem{ID: "none"}}, nil); reply.Failure == nil || reply.Failure.Code != message.NoSuchProblem {
		t.Errorf("a problem that is not there: %s", message.Encode(reply))
	}
}

// TestStory: the same story in other words is told from a new one.
func TestStory(t *testing.T) {
	e := loaded(t)
	for _, c := range []struct{ query, id, exclude, want string }{
		{"Ada has 31 pens and 6 pencils. How many is that altogether?", "pens", "", message.StoryParaphrase},
		{"A hen lays 3 eggs and a duck 4. How many eggs are laid?", "pens", "", message.StoryNew},
		{"= a + b", "pens", "", ""},
	} {
		expression := "a + b"
		if strings.HasPrefix(c.query, "=") {
			expression = ""
		}
		if got := find(t, e, message.Search{Query: c.query, Expression: expression}, c.id).Story; got != c.want {
			t.Errorf("%s: %q, want %q", c.query, got, c.want)
		}
	}
}

// TestBaseline: what similar words find, and that their trees are told right from wrong.
func TestBaseline(t *testing.T) {
	e := loaded(t)
	for _, c := range []struct{ query, expression, want string }{
		{"There are 4 rows of 9 seats. How many seats are there?", "4 * 9", "rows other false"},
		{"Ada has 12 pens and 5 pencils. How many more pens than pencils?", "12 - 5", "pens near false, shop other false"},
		{"Ada has 12 pens and 5 pencils. How many things in all?", "12 + 5", "pens exact true, shop other false"},
		{"Ada has 12 pens and 5 pencils. How many things in all?", "a + ?", "pens pattern false, shop other false"},
	} {
		found := ask(t, e, message.Request{Search: &message.Search{Query: c.query, Expression: c.expression, Baseline: 2}}).Found
		var got []string
		for _, r := range found.Baseline {
			got = append(got, fmt.Sprintf("%s %s %v", r.ID, r.Relation, r.SameModel))
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: %s, want %s", c.query, strings.Join(got, ", "), c.want)
		}
	}
}

func TestFacets(t *testing.T) {
	e := loaded(t)
	found := ask(t, e, message.Request{Search: &message.Search{Query: "= a + b", Filter: map[string][]string{"topic": {"school"}}}}).Found
	var got []string
	for _, f := range found.Facets {
		s := f.Name
		for _, v := range f.Values {
			s += fmt.Sprintf(" %s:%d", v.Value, v.Count)
			if v.Chosen {
				s += "!"
			}
		}
		got = append(got, s)
	}
	want := "steps 1:1; operators +:1; kinds whole:1; grade 2:1; topic :1 food:1 school:1! travel:1; corpus test:1; length short:1"
	if strings.Join(got, "; ") != want || found.Kept != 1 || found.Matches != 4 {
		t.Errorf("%d of %d: %s, want %s", found.Kept, found.Matches, strings.Join(got, "; "), want)
	}
	for i, name := range message.Facets {
		if found.Facets[i].Name != name {
			t.Errorf("facet %d is %s, the messages say %s", i, found.Facets[i].Name, name)
		}
	}
}
