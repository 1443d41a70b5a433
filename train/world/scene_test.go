package world

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"mwpranker/wasm/text"
)

// Every scene, every way of it and every question has to come up, and nothing may be wrong with what it makes.
func TestScenes(t *testing.T) {
	if sceneErr != nil {
		t.Fatal(sceneErr)
	}
	if len(sceneBook) < 55 {
		t.Errorf("%d scenes", len(sceneBook))
	}
	g := New(11)
	made := map[string]int{}
	for n := range uint64(12_000) {
		p, why := g.short(n)
		if why != "" {
			continue
		}
		made[p.Scene]++
		if why := faults(p); why != "" {
			t.Errorf("%s: %s\n%s", p.Scene, why, p)
		}
	}
	for _, s := range sceneBook {
		if made[s.name] < 20 {
			t.Errorf("scene %s came up %d times", s.name, made[s.name])
		}
	}
}

func TestSceneErrors(t *testing.T) {
	for lines, want := range map[string]string{
		"> {A} ~have {a} {x}.":                            "nothing fills {a}",
		"num: a 2..9\n> {A} ~have {a} {y}.":               "nothing fills {y}",
		"num: a 2..9\n> {A} ~have {a}.":                   "asks for nothing",
		"num: a":                                          "a number needs",
		"num: a 2..9 kilos":                               "not a kind of number",
		"r = a -":                                         "not a relation",
		"num: a 2..9\n? b : how many?":                    "no number",
		"num: a 2..9\n>lose {A} ~have {a}.\n? a : how?":   "no way",
		"colour: red":                                     "not known",
		"num: a 2..9\n> [one|two {A} ~have {a}.\n? a : x": "brackets",
	} {
		s := &scene{name: "test", words: map[string][]string{}}
		var err error
		for _, l := range strings.Split(lines, "\n") {
			if err == nil {
				err = s.read(l)
			}
		}
		if err == nil {
			err = s.check()
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", lines, err, want)
		}
	}
}

func TestStyled(t *testing.T) {
	doc, err := text.Read("Mia's mother paid $12 for 3 boxes. How many are left?")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		habits Habits
		want   string
	}{
		{Habits{}, "Mia's mother paid $12 for 3 boxes. How many are left?"},
		{Habits{Lower: 100}, "mia's mother paid $12 for 3 boxes. how many are left?"},
		{Habits{Capitals: 100}, "MIA'S MOTHER PAID $12 FOR 3 BOXES. HOW MANY ARE LEFT?"},
		{Habits{NoEnd: 100, NoApostrophes: 100}, "Mias mother paid $12 for 3 boxes. How many are left"},
		{Habits{Dollars: 100, Words: 100}, "Mia's mother paid 12 dollars for three boxes. How many are left?"},
		{Habits{NoSpaces: 100}, "Mia's mother paid $12 for 3 boxes.How many are left?"},
	} {
		if got := Styled(rand.New(rand.NewPCG(1, 1)), c.habits, doc); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}

// However a problem is typed, its numbers and its model stay.
func TestStyledKeepsTheModel(t *testing.T) {
	g := New(5)
	r := rand.New(rand.NewPCG(5, 5))
	changed := 0
	for range 1500 {
		p := g.Next()
		q := p.Styled(r, Typed)
		if q.Text != p.Text {
			changed++
		}
		if v, err := q.Expr.Eval(q.Doc.Values()); err != nil || v.Cmp(p.Answer) != 0 {
			t.Errorf("%v %v\n%s\n%s", v, err, p, q.Text)
		}
		if got, err := text.Read(q.Text); err != nil || !equalValues(got.Values(), p.Doc.Values()) {
			t.Errorf("other numbers:\n%s\n%s", p.Text, q.Text)
		}
	}
	if changed < 900 {
		t.Errorf("only %d of 1500 problems were typed otherwise", changed)
	}
}

func equalValues(a, b []*big.Rat) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Cmp(b[i]) != 0 {
			return false
		}
	}
	return true
}
