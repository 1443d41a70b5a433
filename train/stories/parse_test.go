package stories

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"mwpranker/wasm/text"
)

const jam = `topic fair
english gb
story jam-stall
grade 4
A = girl
B = boy
thing = jar of jam / jars of jam | candle
n = 24..60
m = 3..9
k = 2, 4, 5
p = money 1.50..4.50 by 0.25
t = n * k
need n > 2 * m; n % k == 0
body {A} made {n} {things} for the fair. {A.He} sold {m} of them at {p} each, and {B} came {k} times.
again For the fair {n} {things} were made by {A}. {B} came {k} times. {m} were sold for {p} [each|apiece].
ask How many {things} are left? => n - m
again How many of {A's} {things} were not sold?
ask How much did {A} take? => m * p
ask How many {things} are there on each of {k} tables? {body} => n / k
ask whole What do {m} {things} cost at {p} for {a thing}? => m * p
`

func parse(t *testing.T, s string) []*Story {
	t.Helper()
	list, err := Parse("test.story", strings.NewReader(s))
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func TestParse(t *testing.T) {
	s := parse(t, jam)[0]
	got := fmt.Sprintf("%s grade %d %s: %d slots, %d needs, %d bodies, %d questions", s.ID, s.Grade, s.English, len(s.Slots), len(s.Needs), len(s.Bodies), len(s.Asks))
	if want := "fair/jam-stall grade 4 gb: 8 slots, 2 needs, 2 bodies, 4 questions"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	kinds := ""
	for _, a := range s.Asks {
		kinds += string(a.Answer) + " "
	}
	if want := "whole decimal whole decimal "; kinds != want {
		t.Errorf("kinds of answers %q, want %q", kinds, want)
	}
}

func TestParseErrors(t *testing.T) {
	head := "topic t\nstory s\ngrade 3\nn = 2..9\n"
	for _, c := range []struct{ text, want string }{
		{"body x", `test.story:1: "body" stands outside a story`},
		{"topic t\nstory s\n", "lacks a grade, a body or a question"},
		{head + "body {m}.\nask How? => n", "{m} is not a slot"},
		{head + "body {n}.\nask How?", "a question ends with =>"},
		{head + "body {n}.\nask How? => n +", "a number or a slot is missing"},
		{head + "body {n}.\nask How? => n + k", `"k" is not a number of this story`},
		{head + "body {n}.\nask How? => roundup(n)", "roundup takes a division or two numbers"},
		{head + "body {n}.\nask How? => gcd(n)", "gcd takes a division or two numbers"},
		{head + "body {n}.\nask How? => whole(n / 2", "the bracket of whole is not closed"},
		{head + "n = 3..4\n", "used twice"},
		{head + "m = 9..3\n", "a range reads"},
		{head + "body {n", "{ is not closed"},
		{head + "body [a|b", "[ is not closed"},
		{head + "grade 12", "grade is 1 to 8"},
		{head + "body {n.he}.\nask How? => n", `cannot have the form "he"`},
		{head + "hello there", "is not a line of a story"},
		{head + "body {n}.\nask whole How? {body} => n", "stands without {body}"},
	} {
		_, err := Parse("test.story", strings.NewReader(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q gives %v, want %q", c.text, err, c.want)
		}
	}
}

func TestInstances(t *testing.T) {
	s := parse(t, jam)[0]
	for ask := range s.Asks {
		for _, tell := range []Telling{Original, {1, 1}, AnyTelling} {
			r := Source(s.ID, uint64(ask))
			for range 50 {
				in, err := s.Instance(r, ask, tell)
				if err != nil {
					t.Fatal(err)
				}
				if why := Unclean(in.Text); why != "" {
					t.Errorf("%s: %s", in.Text, why)
				}
			}
		}
	}
}

// TestInstanceIsReproducible: the same source draws the same problem.
func TestInstanceIsReproducible(t *testing.T) {
	s := parse(t, jam)[0]
	first, err1 := s.Instance(Source(s.ID, 1), 0, Original)
	second, err2 := s.Instance(Source(s.ID, 1), 0, Original)
	if err1 != nil || err2 != nil || first.Text != second.Text {
		t.Errorf("two draws differ: %v %v", err1, err2)
	}
}

func TestFaults(t *testing.T) {
	head := "topic t\nstory s\ngrade 3\nA = girl\nn = 20..90\nm = 3..9\n"
	good := "body {A} has {n} eggs and {m} cups.\nask How many more eggs than cups are there? => n - m\nask How many eggs would {m} times as many be? => n * m\nask How many things is that? => n + m\n"
	for _, c := range []struct{ text, want string }{
		{head + good, ""},
		{head + "need n < m\n" + good, "condition 1"},
		{head + strings.Replace(good, "{n} eggs and", "{n} eggs  and", 1), "two spaces"},
		{head + strings.Replace(good, "{m} cups", "cups in Room {m}", 1), "does not find the number"},
		{head + strings.Replace(good, "=> n - m", "=> m - n", 1), "not above zero"},
		{head + strings.Replace(good, "=> n - m", "=> n / m", 1) + "need n % m > 0\n", "not whole"},
		{head + strings.Replace(good, "=> n + m", "=> n - m", 1), "asks for n - m"},
		{head + strings.Replace(good, "more eggs", "more more eggs", 1), "twice in a row"},
		{head + strings.Replace(good, "has {n}", "has a egg and {n}", 1), "the article"},
		{head + strings.Replace(good, "m = 3..9", "m = 1..9", 1) + "k = 1..3\n", "plurals need 2"},
		{head + good + "ask If {A} has {n} eggs, what then => n + 1", "no mark at the end"},
	} {
		faults := Check(parse(t, c.text))
		got := ""
		for _, f := range faults {
			got += f.What + "; "
		}
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%q has the faults %q, want %q", c.text, got, c.want)
		}
	}
}

const whole = `topic travel
story buses
grade 4
A = woman
n = 90..250
m = 30..60
k = 2..6
w = 20..90
v = 20..90
need gcd(w, v) > 2
body {A} plans a trip for {n} pupils; a bus has {m} seats, and {k} helpers come along in the first bus. There are {w} apples and {v} pears.
ask How many buses are needed? => roundup((n + k) / m)
ask How many buses are full? => whole(n / m)
ask How many pupils sit in the last bus? => remainder(n / m)
ask What is the greatest number of equal baskets? => gcd(w, v)
ask How many apples would be as many as some number of boxes of {v} and of {w}? => lcm(w, v)
ask How many more of one fruit are there than of the other? => max(w, v) - min(w, v)
`

// Stories can ask for whole numbers; the equation is read back as it was written, and no question
// is pointless.
func TestWholeNumbers(t *testing.T) {
	s := parse(t, whole)[0]
	forms := ""
	for ask := range s.Asks {
		for i := range 20 {
			in, err := s.Instance(Source(s.ID, uint64(ask*100+i)), ask, Original)
			if err != nil {
				t.Fatalf("question %d: %v", ask, err)
			}
			if d := in.Expr.Division(); d != nil {
				v, err := d.Eval(in.values(t))
				if err != nil || v.IsInt() {
					t.Errorf("%s: %s comes out even (%v)", in.Text, in.Equation, err)
				}
			}
			if i == 0 {
				forms += in.Expr.Template() + "; "
			}
		}
	}
	want := "roundup((N + N) / N); whole(N / N); remainder(N / N); gcd(N, N); lcm(N, N); max(N, N) - min(N, N); "
	if forms != want {
		t.Errorf("got  %s\nwant %s", forms, want)
	}
}

func (in *Instance) values(t *testing.T) []*big.Rat {
	t.Helper()
	document, err := text.Read(in.Text)
	if err != nil {
		t.Fatal(err)
	}
	return document.Values()
}
