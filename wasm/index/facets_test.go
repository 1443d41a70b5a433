package index

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
)

// shop is a corpus for filters: three topics in two corpora.
func shop(tb testing.TB) *Index {
	return stocked(tb, `
pens: 2: school: a + b: Ada has 12 pens and 5 pencils.
rows: 3: school: a * b: There are 4 rows of 9 seats.
price: 4: shop: a * b: She buys 3 pens at $2.50 each.
half: 5: shop: a * b: She eats half of the 12 plums.
rise: 0: : a * b / 100: A price of 40 rises by 25%.
-
mine: 3: school: a + b + c: I have 3 cats, 4 dogs and 5 birds.
long: 3: own: a + b: `+strings.Repeat("and then ", 15)+`there were 3 and 4.
`)
}

// stocked is a corpus of lines "id: grade: topic: equation: text".
func stocked(tb testing.TB, lines string) *Index {
	b := NewBuilder()
	for _, line := range strings.Split(strings.TrimSpace(lines), "\n") {
		if line == "-" {
			b.Corpus("ours")
			continue
		}
		part := strings.SplitN(line, ": ", 5)
		p := problem(tb, part[0], part[4], part[3])
		fmt.Sscan(part[1], &p.Grade)
		p.Topic = part[2]
		b.Add(p)
	}
	b.Corpus("mine")
	ix, err := b.Build()
	if err != nil {
		tb.Fatal(err)
	}
	return ix
}

// showFacets writes facets as one string, those of one problem's worth left out: "steps 1:3 2:1;
// topic school:2".
func showFacets(facets []Facet, names ...string) string {
	var all []string
	for _, f := range facets {
		if len(names) > 0 && !slices.Contains(names, f.Name) {
			continue
		}
		one := f.Name
		for _, v := range f.Values {
			one += fmt.Sprintf(" %s:%d", v.Value, v.Count)
		}
		all = append(all, one)
	}
	return strings.Join(all, "; ")
}

func TestFacets(t *testing.T) {
	ix := shop(t)
	for _, c := range []struct {
		query  string
		filter map[string][]string
		show   []string
		want   string
	}{
		{"a + ?", nil, nil, "3 of 3: steps 1:2 2:1; operators +:3; kinds whole:3; grade 2:1 3:2; topic own:1 school:2; corpus mine:2 ours:1; length short:2 medium:1"},
		{"a * b", nil, nil, "6 of 6: steps 1:5 2:1; operators +:2 *:3 */:1; kinds whole:3 decimal:1 fraction:1 percent:1 money:1; " +
			"grade 2:1 3:2 4:1 5:1 6:1; topic :1 own:1 school:2 shop:2; corpus mine:1 ours:5; length short:5 medium:1"},
		{"a * b", map[string][]string{"topic": {"shop"}}, []string{"steps", "topic", "kinds"}, "2 of 6: steps 1:2; kinds decimal:1 fraction:1 money:1; topic :1 own:1 school:2 shop:2"},
		{"a * b", map[string][]string{"topic": {"shop", "school"}, "grade": {"3"}}, []string{"grade", "topic"}, "1 of 6: grade 2:1 3:1 4:1 5:1; topic own:1 school:1 shop:0"},
		{"a * b", map[string][]string{"operators": {"*"}, "kinds": {"whole"}}, []string{"operators", "kinds"}, "1 of 6: operators +:2 *:1; kinds whole:1 decimal:1 fraction:1 money:1"},
		{"a * b", map[string][]string{"steps": {"6+"}}, []string{"steps", "length"}, "0 of 6: steps 1:5 2:1 6+:0; length"},
		{"a * b", map[string][]string{"corpus": {"mine"}, "length": {"medium", "long"}}, []string{"corpus", "length"}, "1 of 6: corpus mine:1; length medium:1 long:0"},
	} {
		{
			r := ask(t, ix, &Query{Tree: parse(t, c.query), Match: Near, Filter: Filter{Values: c.filter}, Count: true, Limit: 20})
			got := fmt.Sprintf("%d of %d: %s", r.Kept, r.Matches, showFacets(r.Facets, c.show...))
			if got != c.want {
				t.Errorf("%s, %v:\ngot  %s\nwant %s", c.query, c.filter, got, c.want)
			}
			if n := len(r.Results()); n != r.Kept {
				t.Errorf("%s, %v: %d results, %d counted", c.query, c.filter, n, r.Kept)
			}
		}
	}
}

// TestFacetsCountWhatTheFilterKeeps: choosing one value keeps as many as its count said, on random
// corpora.
func TestFacetsCountWhatTheFilterKeeps(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 2))
	topics := []string{"", "food", "school", "travel"}
	var problems []*corpus.Problem
	for i := range 300 {
		p := problem(t, fmt.Sprint("p", i), []string{"He has 3 of 4.", "It costs $3 or 25%.", "Half of 3.5 m."}[random.IntN(3)], "a + b")
		p.Expr = randomTree(random, 1+random.IntN(7))
		p.Attributes.Words = random.IntN(80)
		p.Topic, p.Grade = topics[random.IntN(len(topics))], random.IntN(6)
		problems = append(problems, p)
	}
	ix := build(t, problems...)
	query := func(values map[string][]string) *Response {
		return ask(t, ix, &Query{Tree: parse(t, "? + ?"), Filter: Filter{Values: values}, Count: true, Limit: MaxLimit})
	}
	base := map[string][]string{"topic": {"food", "school"}, "length": {"short", "medium"}}
	tried := 0
	for _, f := range query(base).Facets {
		for _, v := range f.Values {
			values := map[string][]string{"topic": base["topic"], "length": base["length"], f.Name: {v.Value}}
			r := query(values)
			if r.Kept != v.Count || len(r.Results()) != v.Count {
				t.Errorf("%s %s: counted %d, kept %d, found %d", f.Name, v.Value, v.Count, r.Kept, len(r.Results()))
			}
			tried++
		}
	}
	if tried < 20 {
		t.Errorf("only %d values tried", tried)
	}
}

func TestOnly(t *testing.T) {
	ix := shelf(t)
	got := show(ask(t, ix, &Query{Tree: parse(t, "a - b"), Match: Near, Only: OneMore}))
	if want := "one step more: rest more, rest2 more"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestByID(t *testing.T) {
	ix := shop(t)
	for _, c := range []struct{ id, want string }{
		{"half", "half shop ours true"}, {"long", "long own mine true"}, {"lon", "   false"}, {"", "   false"},
	} {
		r, name, found := ix.ByID(c.id)
		if got := fmt.Sprintf("%s %s %s %v", r.ID, r.Topic, name, found); got != c.want {
			t.Errorf("%q: %s, want %s", c.id, got, c.want)
		}
	}
}

// Operators over whole numbers are values by themselves, and one value together; the sets are those
// of problems without them.
func TestWholeNumbersAreAFacet(t *testing.T) {
	ix := stocked(t, `
bus: 4: trip: roundup(a / b) * c: There are 130 children, 40 seats and 2 trips.
bag: 5: trip: gcd(a, b): She has 12 plums and 18 figs.
path: 5: trip: max(a, b): One path has 5 km, another 4.
each: 4: trip: a / b: She shares 12 plums among 4.
`)
	for _, c := range []struct{ query, operators, want string }{
		{"a / b", "", "3 of 3: operators /:1 whole-number:1 gcd:1 max:1"},
		{"a / b", WholeNumbers, "1 of 3: operators /:1 whole-number:1 gcd:1 max:1"},
		{"a / b", "gcd", "1 of 3: operators /:1 whole-number:1 gcd:1 max:1"},
		{"roundup(? / b)", "", "0 of 0: operators"},
		{"roundup(? / b) * c", "", "1 of 1: operators whole-number:1 roundup:1"},
		{"roundup(? / b) * c", "/", "0 of 1: operators /:0 whole-number:1 roundup:1"},
	} {
		var filter Filter
		if c.operators != "" {
			filter.Values = map[string][]string{"operators": {c.operators}}
		}
		r := ask(t, ix, &Query{Tree: parse(t, c.query), Match: Near, Filter: filter, Count: true, Limit: 20})
		if got := fmt.Sprintf("%d of %d: %s", r.Kept, r.Matches, showFacets(r.Facets, "operators")); got != c.want {
			t.Errorf("%s, %q: got  %s\nwant %s", c.query, c.operators, got, c.want)
		}
	}
}
