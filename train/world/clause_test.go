package world

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
)

// tellerOf is a teller of one quantity, 5 of w, for the tables below.
func tellerOf(w *what, told bool) (*teller, *amount) {
	r := &run{things: map[string]bool{"a": true, "b": true}}
	q := r.input(500, w)
	p := &plan{told: []bool{told}, view: &view{}}
	return newTeller(&Generator{used: make([]int, len(book.list)+100)}, r, p, 1), &amount{q: q, what: w}
}

func TestClause(t *testing.T) {
	pencils := &what{kind: count, one: "pencil", many: "pencils"}
	cashOf := &what{kind: money}
	water := &what{kind: measure, one: "litre", many: "litres", of: "water"}
	mia, tom := &actor{"Mia", "Mia", "she"}, &actor{"Tom", "Tom", "he"}
	me, us := &actor{"I", "I", "I"}, &actor{"Mia and Tom", "Mia and Tom", "they"}
	bakery := &actor{"a bakery", "the bakery", "it"}
	for _, c := range []struct {
		pattern string
		who     *actor
		what    *what
		told    bool
		mode    mode
		tense   tense
		want    string
	}{
		{"{A} ~give {n} to {B}", mia, pencils, true, statement, past, "Mia gave 5 pencils to Tom"},
		{"{A} ~give {n} to {B}", mia, pencils, true, statement, present, "Mia gives 5 pencils to Tom"},
		{"{A} ~give {n} to {B}", us, pencils, true, statement, present, "Mia and Tom give 5 pencils to Tom"},
		{"{A} ~give {n} to {B}", me, pencils, true, statement, future, "I will give 5 pencils to Tom"},
		{"{A} ~give {n} to {B}", mia, pencils, false, statement, past, "Mia gave some pencils to Tom"},
		{"{A} ~give {n} to {B}", mia, pencils, true, without, past, "gave 5 pencils to Tom"},
		{"{A} ~give {n} to {B}", mia, pencils, true, giving, past, "giving 5 pencils to Tom"},
		{"{A} ~give {n} to {B}", mia, pencils, false, asked, past, "how many pencils did Mia give to Tom"},
		{"{A} ~give {n} to {B}", mia, pencils, false, asked, present, "how many pencils does Mia give to Tom"},
		{"{A} ~give {n} to {B}", me, pencils, false, asked, present, "how many pencils do I give to Tom"},
		{"{A} ~give {n} to {B}", mia, pencils, false, asked, future, "how many pencils will Mia give to Tom"},
		{"{A} ~give {n} to {B}", mia, pencils, false, embedded, past, "how many pencils Mia gave to Tom"},
		{"{A} ~give {n} to {B}", mia, pencils, false, noun, past, "the number of pencils that Mia gave to Tom"},
		{"{A} ~be given {n} by {A's} uncle", mia, pencils, true, statement, past, "Mia was given 5 pencils by her uncle"},
		{"{A} ~be given {n} by {A's} uncle", me, pencils, true, statement, past, "I was given 5 pencils by my uncle"},
		{"{A} ~be given {n} by {A's} uncle", mia, pencils, false, asked, past, "how many pencils was Mia given by her uncle"},
		{"{A's} aunt ~give {A.him} {n}", mia, pencils, true, statement, past, "Mia's aunt gave her 5 pencils"},
		{"{A's} aunt ~give {A.him} {n}", me, pencils, true, statement, present, "my aunt gives me 5 pencils"},
		{"{A's} aunt ~give {A.him} {n}", mia, pencils, false, asked, past, "how many pencils did Mia's aunt give her"},
		{"{B} ~get {n} from {A}", me, pencils, true, statement, past, "Tom got 5 pencils from me"},
		{"{n} ~be eaten", mia, pencils, true, statement, past, "5 pencils were eaten"},
		{"{n} ~be eaten", mia, pencils, false, asked, past, "how many pencils were eaten"},
		{"{n} ~be eaten", mia, pencils, false, noun, present, "the number of pencils that are eaten"},
		{"There ~be {n} in {A's} bag", mia, pencils, true, statement, past, "there were 5 pencils in Mia's bag"},
		{"There ~be {n} in {A's} bag", mia, pencils, false, asked, present, "how many pencils are there in Mia's bag"},
		{"There ~be {n} in {A's} bag", mia, pencils, false, embedded, present, "how many pencils there are in Mia's bag"},
		{"There ~be {n} in {A's} bag", mia, pencils, false, noun, past, "the number of pencils that were in Mia's bag"},
		{"{A} ~have {n} left", bakery, pencils, false, asked, present, "how many pencils does a bakery have left"},
		{"{A} ~have {n} now", mia, pencils, false, asked, past, "how many pencils does Mia have now"},
		{"{n} ~be spent on food", mia, cashOf, true, statement, past, "$5 was spent on food"},
		{"{n} ~leak out", mia, water, false, statement, present, "some water leaks out"},
		{"{A} ~pour out {n}", mia, water, false, asked, past, "how many litres of water did Mia pour out"},
		{"After that {A} ~walk home", me, pencils, true, statement, past, "after that I walked home"},
		{"{A} ~drop {n} and ~break it", mia, pencils, true, statement, present, "Mia drops 5 pencils and breaks it"},
	} {
		tl, am := tellerOf(c.what, c.told)
		tl.r = rand.New(rand.NewPCG(3, 4))
		p, err := parsePattern(c.pattern)
		if err != nil {
			t.Fatal(err)
		}
		p.id = len(book.list)
		s := &spec{actors: [3]*actor{c.who, tom}, amount: am}
		got := tl.clause(p, s, c.mode, c.tense)
		got = strings.ReplaceAll(got, string(rune(firstMark)), map[bool]string{true: "$5", false: "5"}[c.what.kind == money])
		if got != c.want {
			t.Errorf("%s\n got %q\nwant %q", c.pattern, got, c.want)
		}
	}
}

// A run told from a table: which quantities are told, which is asked, and the equation that
// follows.
func TestDerive(t *testing.T) {
	// Mia has a pencils, buys b boxes of c, gives d to Tom, and shares the rest among e friends: f
	// each. Tom had g and has h. 20 % off the price p leaves r.
	values := map[string]int64{"a": 30, "b": 4, "c": 12, "d": 18, "e": 5, "g": 7, "p": 50, "o": 20}
	for _, c := range []struct{ told, asked, want string }{
		{"a b c d", "left", "a + b * c - d"},
		{"a b c left", "d", "a + b * c - left"},
		{"b c d left", "a", "d + left - b * c"},
		{"a c d left", "b", "(d + left - a) / c"},
		{"a b d left", "c", "(d + left - a) / b"},
		{"a b c d e", "f", "(a + b * c - d) / e"},
		{"a b c d f", "e", "(a + b * c - d) / f"},
		{"b c d e f", "a", "d + f * e - b * c"},
		{"d g", "h", "g + d"},
		{"d h", "g", "h - d"},
		{"g h", "d", "h - g"},
		{"a b c left g", "h", "g + (a + b * c - left)"},
		{"p o", "r", "p - p * o / 100"},
		{"r o", "p", "r * 100 / (100 - o)"},
		{"p r", "o", "(p - r) * 100 / p"},
	} {
		w := &run{}
		of := &what{kind: count}
		id := map[string]int{}
		for _, name := range strings.Fields("a b c d e g p o") {
			id[name] = w.whole(values[name], of)
		}
		box := w.product(id["b"], id["c"], of)
		got := w.sum(id["a"], box, of)
		id["left"] = w.difference(got, id["d"], of)
		id["f"] = w.quotient(id["left"], id["e"], of)
		id["h"] = w.sum(id["g"], id["d"], of)
		_, id["r"] = w.percentOf(id["p"], id["o"], of)
		told := make([]bool, len(w.quantities))
		name := map[int]string{}
		for n, q := range id {
			name[q] = n
		}
		for _, n := range strings.Fields(c.told) {
			told[id[n]] = true
		}
		e := w.derive(told).expression(id[c.asked])
		byName := rename(e, func(q int) int { return q })
		text := byName.Infix(func(leaf *exprLeaf) string {
			if leaf.Value != nil {
				return leaf.Value.RatString()
			}
			return name[leaf.Index]
		})
		if text != c.want {
			t.Errorf("%s told, %s asked: %s, want %s", c.told, c.asked, text, c.want)
		}
		at := make([]*big.Rat, len(w.quantities))
		for i := range at {
			at[i] = w.value(i)
		}
		if v, err := e.Eval(at); err != nil || v.Cmp(w.value(id[c.asked])) != 0 {
			t.Errorf("%s told, %s asked: gives %v, the world says %v", c.told, c.asked, v, w.value(id[c.asked]))
		}
	}
}
