package paraphrase

import (
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
)

// ledgerTests hold what the ledger finds between two texts: all that is not kept, but for the
// nouns of the story.
var ledgerTests = []struct{ name, a, b, want string }{
	{"number in words", "Ann has 24 figs. How many has Ann?", "Ann has twenty-four figs. How many has Ann?", ""},
	{"dozen", "Ann has 24 figs. How many has Ann?", "Ann has two dozen figs. How many has Ann?", ""},
	{"converted", "A bag of 2 kg is shared. How much is half?", "A bag of 2000 g is shared. How much is half?", ""},
	{"money in words", "A pen costs $5. What do 3 pens cost?", "A pen costs 5 dollars. What do 3 pens cost?", ""},
	{"hours", "A walk takes 1 h 30 min. How long are 2 walks?", "A walk takes 90 minutes. How long are 2 walks?", ""},
	{"percent", "50% of the 20 eggs broke. How many broke?", "Half of the 20 eggs broke. How many broke?", ""},
	{"implied", "Ann reads 3 pages a day for 7 days. How many pages?", "Ann reads 3 pages a day for a week. How many pages?", ""},
	{"passive", "Ann gives Ben 5 figs. How many has Ben?", "Ben is given 5 figs by Ann. How many has Ben?", ""},
	{"give and get", "Ann gives 5 figs to Ben. How many has Ben?", "Ben gets 5 figs from Ann. How many has Ben?", ""},
	{"compared from the other side", "Sam has 5 more figs than Lea. Lea has 8. How many has Sam?",
		"Lea has 5 fewer figs than Sam. Lea has 8. How many has Sam?", ""},

	{"number changed", "Ann has 24 figs. How many has Ann?", "Ann has 25 figs. How many has Ann?", `changed number "24" "25"`},
	{"number vague", "Ann has 24 figs and eats 2. How many are left?", "Ann has some figs and eats 2. How many are left?",
		`changed number "24" "some"`},
	{"number lost", "Ann has 24 figs and 7 nuts. How many figs?", "Ann has 24 figs. How many figs?", `lost number "7" ""`},
	{"number added", "Ann has 24 figs. How many figs?", "Ann has 24 figs and 7 nuts. How many figs?", `added number "" "7"`},
	{"unit", "A bag has 5 kg. How much are 3 bags?", "A bag has 5 g. How much are 3 bags?", `changed unit "5" "5"`},
	{"things exchanged", "Ann has 5 figs and 7 nuts. How many figs?", "Ann has 7 figs and 5 nuts. How many figs?",
		`changed thing "figs" "nuts"; changed thing "nuts" "figs"`},
	{"renamed", "Ann has 5 figs. How many has Ann?", "Eva has 5 figs. How many has Eva?", `changed name "Ann" "Eva"`},
	{"turned", "Ann gives 5 figs to Ben. How many has Ben?", "Ben gives 5 figs to Ann. How many has Ben?",
		`changed deed "5" "5"`},
	{"more and fewer", "Sam has 5 more figs than Lea. Lea has 8. How many has Sam?",
		"Sam has 5 fewer figs than Lea. Lea has 8. How many has Sam?",
		`changed relation "5" "5"; changed relation "more" "fewer"`},
	{"of another", "Ann has 5 figs, Ben has 3. How many has Ann?", "Ann has 5 figs, Ben has 3. How many has Ben?",
		`changed question "Ann" "Ben"`},
	{"for something else", "Ann had 9 figs. She ate 5 figs. How many are left?",
		"Ann had 9 figs. She ate 5 figs. How many had she at first?",
		`lost question "left" ""; added question "" "at"; added question "" "she"`},
	{"no question", "Ann has 9 figs and eats 5. How many are left?", "Ann has 9 figs and eats 5.",
		`lost question "How many are left?" ""`},
}

func TestLedger(t *testing.T) {
	r := newReader(t)
	for _, test := range ledgerTests {
		c := Compare(r.problem(t, test.a, false), r.problem(t, test.b, false))
		var list []string
		for i := range c.Ledger {
			e := &c.Ledger[i]
			if e.Fate == Kept || e.Part == Story {
				continue
			}
			list = append(list, e.Fate.String()+" "+e.Part.String()+` "`+Words(c.A.Document, e.A)+`" "`+Words(c.B.Document, e.B)+`"`)
		}
		if got := strings.Join(list, "; "); got != test.want {
			t.Errorf("%s\n%s\n%s\ngot  %s\nwant %s", test.name, test.a, test.b, got, test.want)
		}
	}
}

func TestShippedWeights(t *testing.T) {
	w, err := ReadWeights(shipped)
	if err != nil {
		t.Fatal(err)
	}
	if w.String() != shipped {
		t.Error("the shipped weights are not written as they are read")
	}
	for _, bad := range []struct{ source, want string }{
		{"weights 2\n", "the first line"},
		{weightsVersion + "\nbias 1", "line 2"},
		{weightsVersion + "\nbias 1 x", "line 2"},
		{weightsVersion + "\nfigs 1 2", `no feature "figs"`},
	} {
		if _, err := ReadWeights(bad.source); err == nil || !strings.Contains(err.Error(), bad.want) {
			t.Errorf("%q: %v; want %q in it", bad.source, err, bad.want)
		}
	}
}

// TestKindsAreNamed: every finding has its row, and no name twice.
func TestKindsAreNamed(t *testing.T) {
	seen := map[string]bool{}
	for f, k := range kinds {
		if k.name == "" || k.say == "" || seen[k.name] {
			t.Errorf("finding %d is called %q and says %q", f, k.name, k.say)
		}
		seen[k.name] = true
	}
}

// TestSynonymsStandOnce: a word in two groups would be taken for one of them only.
func TestSynonymsStandOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, group := range Synonyms() {
		for _, w := range group {
			if seen[w] {
				t.Errorf("%q stands in two groups", w)
			}
			seen[w] = true
		}
	}
}

// TestSame: a text says what it says itself, and nothing of it is changed, lost or added.
func TestSame(t *testing.T) {
	r := newReader(t)
	for _, test := range ledgerTests {
		p := r.problem(t, test.a, true)
		c := Compare(p, p)
		for i := range c.Ledger {
			if e := &c.Ledger[i]; e.Fate != Kept {
				t.Errorf("%s: %s", test.a, c.Say(e))
			}
		}
		if c.Verdict != Same || !c.SameModel {
			t.Errorf("%s: %s, %.2f", test.a, c.Verdict, c.Score)
		}
	}
}

func FuzzCompare(f *testing.F) {
	for _, test := range ledgerTests {
		f.Add(test.a, test.b)
	}
	f.Add("plants trees how plants", "He plants the plants. How tree?") // a noun here, a verb there
	r := newReader(f)
	f.Fuzz(func(t *testing.T, a, b string) {
		if len(a) > 1500 || len(b) > 1500 {
			return
		}
		first, second := r.problem(t, a, false), r.problem(t, b, false)
		defer budget.Watch(t, len(a)+len(b), budget.Limit{Time: 20 * time.Millisecond, EachTime: 50 * time.Microsecond,
			Bytes: 4 << 20, Each: 8000})()
		there, back := Compare(first, second), Compare(second, first)
		check(t, there)
		check(t, back)
		lost, added := numbersIn(there)
		lostBack, addedBack := numbersIn(back)
		if lost != addedBack || added != lostBack {
			t.Errorf("%q and %q: %d numbers are lost and %d added, the other way round %d and %d", a, b, lost, added, lostBack, addedBack)
		}
	})
}

// numbersIn counts the numbers that only one text has, as far as a changed one goes for both.
func numbersIn(c *Comparison) (onlyA, onlyB int) {
	onlyA, onlyB = len(c.A.figures), len(c.B.figures)
	for _, p := range c.pairs {
		if p.how == alike {
			onlyA, onlyB = onlyA-1, onlyB-1
		}
	}
	return onlyA, onlyB
}

// check holds a comparison to what is promised of each.
func check(t *testing.T, c *Comparison) {
	if !(c.Score >= 0 && c.Score <= 1) || !(c.Model >= 0 && c.Model <= 1) {
		t.Errorf("the score is %v, of the model %v", c.Score, c.Model)
	}
	for i := range c.Ledger {
		e := &c.Ledger[i]
		inA, inB := e.A.First >= 0 && e.A.End <= len(c.A.words), e.B.First >= 0 && e.B.End <= len(c.B.words)
		switch {
		case !inA || !inB:
			t.Errorf("%s stands at %v and %v", c.Say(e), e.A, e.B)
		case e.Fate == Lost && !e.B.IsEmpty(), e.Fate == Added && !e.A.IsEmpty():
			t.Errorf("%s is %s and stands in both", c.Say(e), e.Fate)
		}
	}
	for i, x := range c.Features() {
		if !(x >= 0 && x <= 1) {
			t.Errorf("%s is %v", features[i], x)
		}
	}
}
