package world

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Every scene has to make problems, and nothing may be wrong with them.
func TestScenes(t *testing.T) {
	if sceneErr != nil {
		t.Fatal(sceneErr)
	}
	if len(sceneBook) < 55 {
		t.Errorf("%d scenes", len(sceneBook))
	}
	g := New(11)
	for _, s := range sceneBook {
		made := 0
		for n := range uint64(30) {
			st := g.stageOf(newRun(11, n), s, n)
			if st == nil {
				continue
			}
			told := st.choose(st.r)
			if told == nil || !st.clear(told) {
				continue
			}
			p, why := st.problem(told)
			if why != "" {
				continue
			}
			made++
			if why := faults(p); why != "" {
				t.Errorf("%s: %s\n%s", p.Scene, why, p)
			}
		}
		if made < 3 {
			t.Errorf("scene %s: %d of 30 draws made a problem", s.name, made)
		}
	}
}

func TestSceneErrors(t *testing.T) {
	for lines, want := range map[string]string{
		"> {A} ~have {a} {x}.":                          "nothing fills {a}",
		"num: a 2..9\n> {A} ~have {a} {y}.":             "nothing fills {y}",
		"num: a 2..9\n> {A} ~have {a}.":                 "asks for nothing",
		"num: a":                                        "a number needs",
		"num: a 2..9 kilos":                             "not a kind of number",
		"r = a -":                                       "not a relation",
		"num: a 2..9\n? b : how many?":                  "no number",
		"num: a 2..9\n>lose {A} ~have {a}.\n? a : how?": "no way",
		"num: a 2..9\nword: a = red | blue\n> {a}.\n? a : how?": "both a word and a number",
		"word: x y z = red | blue":                              "too few words",
		"word: x, y = red, blue | green":                        "not a word for each",
		"num: a 2..9; b 2..9\n? a : {A} has {b}, how? / how?":   "stands only in",
		"colour: red": "not known",
		"num: a 2..9\n> [one|two {A} ~have {a}.\n? a : x": "brackets",
	} {
		s := &scene{name: "test"}
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

// A line with # stands for several.
func TestCopied(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"t = a + b", "t = a + b"},
		{"c# = n# * p#", "c1 = n1 * p1; c2 = n2 * p2; c3 = n3 * p3"},
		{"s#& = c# + c&", "s12 = c1 + c2; s13 = c1 + c3; s23 = c2 + c3"},
		{"> {P#} gives {P@.him} {a#}.", "> {A} gives {B.him} {a1}.; > {A} gives {C.him} {a1}.; > {B} gives {A.him} {a2}.; > {B} gives {C.him} {a2}.; > {C} gives {A.him} {a3}.; > {C} gives {B.him} {a3}."},
	} {
		s := &scene{copies: 3}
		if got := strings.Join(s.copied(c.line), "; "); got != c.want {
			t.Errorf("%s\ngot  %s\nwant %s", c.line, got, c.want)
		}
	}
}

func TestLimit(t *testing.T) {
	values := map[string]int64{"a": 700, "p": 250}
	for s, want := range map[string]int64{"12": 1200, "1.25": 125, "a": 700, "a-1": 600, "p+2": 450, "a*2": 1400, "a/2": 300} {
		if got := limit(s, values); got != want {
			t.Errorf("%s is %d, want %d", s, got, want)
		}
	}
}

// The same quantity by two ways has to be the same number.
func TestTwoWays(t *testing.T) {
	for _, c := range []struct {
		lines string
		made  bool
	}{
		{"num: a 6..9; b 2..5\nt = a + b\nd = a - b\ne = b * 2\nd = t - e", true},
		{"num: a 6..9; b 2..5\nt = a + b\nd = a - b\nd = t - a", false},
	} {
		s := &scene{name: "test"}
		for _, l := range strings.Split(c.lines, "\n") {
			if err := s.read(l); err != nil {
				t.Fatal(err)
			}
		}
		made := 0
		for n := range uint64(20) {
			if stageScene(newRun(1, n), s, "", n) != nil {
				made++
			}
		}
		if c.made != (made > 0) {
			t.Errorf("%q: %d of 20 draws stood", c.lines, made)
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
		if v, err := worth.Of(q.Expr, q.Doc.Quantities); err != nil || v.Rat.Cmp(p.Answer) != 0 {
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
