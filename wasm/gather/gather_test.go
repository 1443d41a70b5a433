package gather

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
)

// small is a corpus of a few stories: name, text, equation, answer.
var small = []corpus.Record{
	{ID: "eggs-1", Story: "eggs", Topic: "food", Text: "A box holds 12 eggs and 7 of them break. How many stay whole?",
		Equation: "12 - 7", Answer: "5"},
	{ID: "eggs-2", Story: "eggs", Topic: "food", Text: "A box holds 120 eggs and 70 of them break. How many stay whole?",
		Equation: "120 - 70", Answer: "50"},
	{ID: "bus-1", Story: "bus", Topic: "travel", Text: "Out of 9 passengers, 3 leave the tram. Who remains inside, as a number?",
		Equation: "9 - 3", Answer: "6"},
	{ID: "bus-2", Story: "bus", Topic: "travel", Text: "Out of 9 passengers, 3 leave the tram and 2 more follow. How many remain?",
		Equation: "9 - 3 - 2", Answer: "4"},
	{ID: "ropes-1", Story: "ropes", Topic: "craft", Text: "Noor cuts 250 cm off a rope of 900 cm. What length of it is left over?",
		Equation: "900 - 250", Answer: "650"},
	{ID: "own-1", Text: "There were 18 kittens at the shelter; families took 6 home. Count the others.",
		Equation: "18 - 6", Answer: "12"},
	{ID: "own-2", Text: "There were 17 kittens at the shelter; families took 6 home. Count the others.",
		Equation: "17 - 6", Answer: "11"},
	{ID: "trees-1", Story: "trees", Topic: "garden", Text: "Five rows have 8 trees each. How many trees is that altogether?",
		Equation: "5 * 8", Answer: "40"},
	{ID: "shelf-1", Story: "shelf", Topic: "home", Text: "Every shelf carries 30 books, and a library owns 4 such. How many volumes?",
		Equation: "30 * 4", Answer: "120"},
}

func indexOf(t *testing.T, records []corpus.Record) *index.Index {
	t.Helper()
	var problems []*corpus.Problem
	for _, r := range records {
		p, err := corpus.Parse(r)
		if err != nil {
			t.Fatalf("%s: %v", r.ID, err)
		}
		problems = append(problems, p)
	}
	ix, err := index.Build(problems)
	if err != nil {
		t.Fatal(err)
	}
	return ix
}

func tree(t *testing.T, equation string) *expr.Expr {
	t.Helper()
	e, err := corpus.BindAlone(equation)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// said writes a set down: its problems, and what each part was chosen from.
func said(s *Set) string {
	var b strings.Builder
	for _, item := range s.Items {
		b.WriteString(item.Problem.ID)
		if item.Fitted {
			b.WriteString("(fitted)")
		}
		b.WriteByte(' ')
	}
	for _, p := range s.Parts {
		fmt.Fprintf(&b, "| %s %d/%d of %d, %d stories, %d within", p.Rung, p.Got, p.Wanted, p.Members,
			p.Stories, p.Within)
	}
	return b.String()
}

func TestSmall(t *testing.T) {
	ix := indexOf(t, small)
	fitted, err := corpus.Parse(corpus.Record{ID: "ropes-1",
		Text:     "Noor cuts 5 cm off a rope of 9 cm. What length of it is left over?",
		Equation: "9 - 5", Answer: "4"})
	if err != nil {
		t.Fatal(err)
	}
	fit := func(p *corpus.Problem) *corpus.Problem {
		if p.ID == "ropes-1" {
			return fitted
		}
		return nil
	}
	minus := Model{Tree: tree(t, "a - b")}
	for _, c := range []struct {
		name, want string
		gather     func() (*Set, error)
	}{
		{"each story once, the easiest first",
			"eggs-1 bus-1 ropes-1 own-1 | same 4/4 of 6, 5 stories, 5 within",
			func() (*Set, error) { return Like(ix, minus, Options{Count: 4, Seed: 1}) }},
		{"fewer than wanted: no two alike",
			"bus-1 eggs-2 ropes-1 own-1 | same 4/9 of 6, 5 stories, 5 within",
			func() (*Set, error) { return Like(ix, minus, Options{Count: 9, Seed: 3}) }},
		{"within 20", "eggs-1 bus-1 own-1 | same 3/5 of 6, 5 stories, 4 within",
			func() (*Set, error) { return Like(ix, minus, Options{Count: 5, Within: 20, Seed: 1}) }},
		{"within 20, other numbers where they fit",
			"ropes-1(fitted) eggs-1 bus-1 own-1 | same 4/5 of 6, 5 stories, 4 within",
			func() (*Set, error) {
				return Like(ix, minus, Options{Count: 5, Within: 20, Seed: 1, Fit: fit})
			}},
		{"not what is there already", "bus-1 ropes-1 | same 2/3 of 6, 2 stories, 2 within",
			func() (*Set, error) {
				return Like(ix, minus, Options{Count: 3, Seed: 1, Leave: map[string]bool{"eggs-1": true,
					"eggs-2": true}, Beside: []string{small[5].Text}})
			}},
		{"not the story of the problem itself", "bus-1 ropes-1 own-2 | same 3/3 of 6, 4 stories, 4 within",
			func() (*Set, error) {
				m := Model{Tree: minus.Tree, ID: "eggs-1", Story: "eggs", Text: small[0].Text}
				return Like(ix, m, Options{Count: 3, Seed: 1})
			}},
		{"a ladder, whose lowest rung is not there",
			"bus-1 eggs-2 own-2 | less 0/1 of 0, 0 stories, 0 within| same 3/3 of 6, 5 stories, 5 within" +
				"| more 0/1 of 1, 0 stories, 0 within",
			func() (*Set, error) { return Ladder(ix, minus, Options{Count: 5, Seed: 2}) }},
		{"mixed, by turns", "eggs-1 trees-1 ropes-1 shelf-1 own-2 " +
			"| same 3/3 of 6, 5 stories, 5 within| same 2/2 of 2, 2 stories, 2 within",
			func() (*Set, error) {
				return Mixed(ix, []Model{minus, {Tree: tree(t, "a * b")}, minus}, Options{Count: 5, Seed: 1})
			}},
	} {
		set, err := c.gather()
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := said(set); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

func TestRefused(t *testing.T) {
	ix := indexOf(t, small)
	for name, gathered := range map[string]func() (*Set, error){
		"a pattern": func() (*Set, error) {
			return Like(ix, Model{Tree: tree(t, "a + ?")}, Options{Count: 3})
		},
		"no tree":         func() (*Set, error) { return Like(ix, Model{}, Options{Count: 3}) },
		"nothing mixed":   func() (*Set, error) { return Mixed(ix, nil, Options{Count: 3}) },
		"a pattern mixed": func() (*Set, error) { return Mixed(ix, []Model{{}}, Options{Count: 3}) },
	} {
		if _, err := gathered(); !errors.Is(err, ErrNoCalculation) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, count := range []int{-1, 0, MaxCount + 1} {
		if _, err := Ladder(ix, Model{Tree: tree(t, "a - b")}, Options{Count: count}); err == nil {
			t.Errorf("%d problems were gathered", count)
		}
	}
	stop := errors.New("stop")
	if _, err := Like(ix, Model{Tree: tree(t, "a - b")}, Options{Count: 3,
		Rest: func() error { return stop }}); !errors.Is(err, stop) {
		t.Errorf("it goes on after %v", err)
	}
}

// shipped is the corpus of the repository.
var shipped = sync.OnceValues(func() (*index.Index, error) {
	f, err := os.Open("../../corpus.json")
	if err != nil {
		return nil, err
	}
	defer f.Close()
	problems, _, err := corpus.ReadAll(f)
	if err != nil {
		return nil, err
	}
	return index.Build(problems)
})

// TestCorpus looks at sets of the shipped corpus from outside.
func TestCorpus(t *testing.T) {
	ix, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	for _, equation := range []string{"a - b", "a * b", "a * b - c", "(a + b) * c", "a * b + c * d", "a / b"} {
		for _, within := range []int{0, 20, 100, 1000} {
			m, o := Model{Tree: tree(t, equation)}, Options{Count: 10, Within: within, Seed: 7}
			set, err := Like(ix, m, o)
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%s within %d: %s", equation, within, said(set))
			if within == 0 && len(set.Items) != 10 {
				t.Errorf("%s: %s", equation, said(set))
			}
			again, _ := Like(ix, m, o)
			if said(set) != said(again) {
				t.Errorf("%s: the same seed gives another set", equation)
			}
			stories := map[string]bool{}
			for i, item := range set.Items {
				p := item.Problem
				if !expr.Equal(p.Expr.Canonical(), m.Tree.Canonical()) && p.Expr.Key(expr.Canonical) !=
					m.Tree.Key(expr.Canonical) {
					t.Errorf("%s: %s has another calculation", equation, p.ID)
				}
				if stories[p.Story] {
					t.Errorf("%s: two problems of %s", equation, p.Story)
				}
				stories[p.Story] = true
				if i > 0 && byDifficulty(set.Items[i-1].Problem, p) > 0 {
					t.Errorf("%s: %s is easier than the one before", equation, p.ID)
				}
				for _, q := range p.Quantities {
					if v, _ := q.Value.Float64(); within > 0 && v > float64(within) {
						t.Errorf("%s within %d: %s has %v", equation, within, p.ID, v)
					}
				}
			}
		}
		ladder, err := Ladder(ix, Model{Tree: tree(t, equation)}, Options{Count: 3, Seed: 7})
		if err != nil {
			t.Fatal(err)
		}
		steps := tree(t, equation).Steps()
		for i, item := range ladder.Items {
			want := map[Rung]int{Less: steps - 1, Same: steps, More: steps + 1}[item.Rung]
			if item.Problem.Expr.Steps() != want {
				t.Errorf("%s: problem %d of the ladder has %d steps, want %d", equation, i+1,
					item.Problem.Expr.Steps(), want)
			}
		}
	}
}
