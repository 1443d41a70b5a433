package paraphrase

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	modelweights "mwpranker/model_weights"
	judge "mwpranker/wasm/paraphrase"
	"mwpranker/wasm/syntax"
)

func newParser(t testing.TB) *syntax.State {
	t.Helper()
	model, err := syntax.Load(modelweights.Parser)
	if err != nil {
		t.Fatal(err)
	}
	return syntax.NewState(model)
}

// operatorTests are read as examples: an operator, a problem, and what becomes of it; "" where the
// operator leaves a problem alone.
var operatorTests = []struct{ name, problem, want string }{
	{"identity", "Ann has  5 figs.\nHow many?", "Ann has 5 figs. How many?"},

	{"sentence-order", "Ann picked 5 figs. Ben picked 7 figs. How many figs did Ann and Ben pick?",
		"Ben picked 7 figs. Ann picked 5 figs. How many figs did Ann and Ben pick?"},
	{"sentence-order", "Ann picked 5 figs. Then she ate 2 figs. How many figs are left?", ""},

	{"numbers-to-words", "A box holds 24 eggs and costs $3. How many eggs do 10 boxes hold?",
		"A box holds twenty-four eggs and costs $3. How many eggs do ten boxes hold?"},
	{"words-to-numbers", "Twelve pens are shared by three children. How many does each get?",
		"12 pens are shared by 3 children. How many does each get?"},
	{"units-written-out", "A bag of 5 kg costs $20. What do 3 kg cost?",
		"A bag of 5 kilograms costs 20 dollars. What do 3 kilograms cost?"},
	{"units-written-out", "Ann has 5 figs. How many are left?", ""},

	{"passive", "The school bought 6 tents. How many children can sleep in the tents?",
		"6 tents were bought by the school. How many children can sleep in the tents?"},
	{"passive", "Ann picked 5 figs and ate 2. How many are left?", ""},
	{"synonyms", "A shop sold 12 bikes. How many bikes are left?", "A store sold 12 bikes. How many bikes are left?"},
	{"clause-order", "If a box holds 6 eggs, how many boxes do 30 eggs fill?",
		"How many boxes do 30 eggs fill if a box holds 6 eggs?"},
	{"clause-order", "If Ann buys 6 figs, how many does she have?", ""},
	{"question-first", "Ann has 5 figs. Ben has 7. How many figs do Ann and Ben have?",
		"How many figs do Ann and Ben have? Ann has 5 figs. Ben has 7."},
	{"question-first", "Ann has 5 figs. How many does she have?", ""},
	{"pronoun-to-name", "Nia bakes 12 pies and eats 2. How many pies does she have left?",
		"Nia bakes 12 pies and eats 2. How many pies does Nia have left?"},
	{"pronoun-to-name", "Nia and Tom bake 12 pies. How many does she have?", ""},

	{"names-replaced", "Nia has 5 figs. How many does Nia have?", "Bilan has 5 figs. How many does Bilan have?"},
	{"numbers-replaced", "Nia has 5 figs. How many does Nia have?", "Nia has 6 figs. How many does Nia have?"},
	{"unit-replaced", "A rope is 5 metres long. How many metres are 3 ropes?", "A rope is 5 feet long. How many feet are 3 ropes?"},
	{"unit-replaced", "A rope is 5 m long. How many cm is it?", ""},

	{"phrase-deleted", "Nia has 5 figs. How many figs are left?", "Nia has. How many figs are left?"},
	{"question-deleted", "Nia has 5 figs and eats 2. How many are left?", "Nia has 5 figs and eats 2."},
	{"number-vague", "A farmer sells 5 figs. How many are left?", "A farmer sells a few figs. How many are left?"},
	{"information-lost", "Nia has 5 figs. She is happy. How many are left?", "She is happy. How many are left?"},
	{"names-exchanged", "Nia has 5 figs more than Tom. How many has Nia?", "Tom has 5 figs more than Nia. How many has Nia?"},
	{"relation-turned", "Nia has 5 more figs than Tom, who has 3. How many has Nia?",
		"Nia has 5 fewer figs than Tom, who has 3. How many has Nia?"},
	{"relation-turned", "Nia bought 5 more figs. How many has she?", "Nia sold 5 more figs. How many has she?"},
	{"condition-added", "Nia has 5 figs. How many has Nia?", "Nia has 5 figs. The next day Nia buys another 13 figs. How many has Nia?"},
	{"asks-of-another", "Nia has 5 figs, Tom has 3 more. How many has Tom?", "Nia has 5 figs, Tom has 3 more. How many has Nia?"},
	{"asks-for-another", "A field is 5 m by 9 m. What is its perimeter?", "A field is 5 m by 9 m. What is its area?"},
}

func TestOperators(t *testing.T) {
	parser := newParser(t)
	for _, test := range operatorTests {
		o, ok := OperatorNamed(test.name)
		if !ok {
			t.Errorf("there is no operator %s", test.name)
			continue
		}
		s, err := NewSource(parser, test.problem, nil)
		if err != nil {
			t.Fatal(err)
		}
		got, ok := o.Apply(s, rand.New(rand.NewPCG(1, 2)))
		if !ok {
			got = ""
		}
		if got != test.want {
			t.Errorf("%s: %s\ngot  %s\nwant %s", test.name, test.problem, got, test.want)
		}
	}
}

// TestRephraseDoesSeveral: what it writes is one of the paraphraser's steps after another.
func TestRephraseDoesSeveral(t *testing.T) {
	s, err := NewSource(newParser(t), "A shop bought 24 bikes. How many bikes did 3 kg of nails mend?", nil)
	if err != nil {
		t.Fatal(err)
	}
	got, ok := rephrase(s, rand.New(rand.NewPCG(1, 2)))
	for _, want := range []string{"store", "three kilograms", "twenty-four bicycles were bought by a store"} {
		if !ok || !strings.Contains(strings.ToLower(got), want) {
			t.Errorf("%q lacks %q", got, want)
		}
	}
}

// TestEveryOperatorIsShown: each has a row above, and what keeps a problem keeps its model.
func TestEveryOperatorIsShown(t *testing.T) {
	for _, o := range Operators() {
		shown := o.Name == "rephrase"
		for _, test := range operatorTests {
			shown = shown || test.name == o.Name && test.want != ""
		}
		if !shown {
			t.Errorf("%s has no example", o.Name)
		}
		if !o.Model && o.Verdict != judge.Different {
			t.Errorf("%s: %s, and whether the model stays is %v", o.Name, o.Verdict, o.Model)
		}
	}
}

// TestSwapsAreKnown: the judge takes the words for the same that the paraphraser exchanges.
func TestSwapsAreKnown(t *testing.T) {
	groups := judge.Synonyms()
	for word, other := range swaps {
		if !slices.ContainsFunc(groups, func(g []string) bool { return slices.Contains(g, word) && slices.Contains(g, other) }) {
			t.Errorf("%s and %s are no synonyms to the judge", word, other)
		}
	}
}

// TestTopics: what stands near to much comes first.
func TestTopics(t *testing.T) {
	s, err := NewSource(newParser(t), "A farmer has 12 sheep. The sheep eat 3 bales of hay. How many sheep does the farmer have?", nil)
	if err != nil {
		t.Fatal(err)
	}
	var nouns []string
	for _, topic := range s.topics() {
		nouns = append(nouns, topic.noun)
	}
	if got := strings.Join(nouns, " "); !strings.HasPrefix(got, "sheep farmer") {
		t.Errorf("the topics are %s; want sheep and farmer first", got)
	}
}

func FuzzOperators(f *testing.F) {
	for _, test := range operatorTests {
		f.Add(test.problem)
	}
	parser := newParser(f)
	f.Fuzz(func(t *testing.T, problem string) {
		if len(problem) > 600 {
			return
		}
		s, err := NewSource(parser, problem, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range Operators() {
			o.Apply(s, rand.New(rand.NewPCG(1, 2)))
		}
	})
}
