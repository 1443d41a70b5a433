package worth

import (
	"math/big"
	"testing"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// The expressions are over the quantities of the text, n0 first.
var examples = []struct{ text, expression, want string }{
	{"A film starts at 18:45 and lasts 1 h 50 min. When does it end?", "n0 + n1", "20:35"},
	{"A film starts at 18:45 and lasts 110 minutes. When does it end?", "n0 + n1", "20:35"},
	{"A film starts at 18:45 and lasts 2 hours. When does it end?", "n0 + n1", "20:45"},
	{"A film ends at 20:35 after 110 minutes. When did it start?", "n0 - n1", "18:45"},
	{"The trip starts at 9 a.m. and takes 3 hours. When do they arrive?", "n0 + n1", "12:00"},
	{"The trip starts at 9 a.m. and takes 45 minutes. When do they arrive?", "n0 + n1", "9:45"},
	{"The trip takes 45 minutes from 9 a.m. on. When do they arrive?", "n0 + n1", "9:45"},
	{"The train leaves at 10:30 and arrives at 2:15. How long is the trip?", "n1 - n0", "3 h 45 min"},
	{"The train leaves at 22:15 and arrives at 5:15. How long is the trip?", "n1 - n0", "7 h"},
	{"The shop is open from 9 a.m. to 5 p.m. How long is that?", "n1 - n0", "8 h"},
	{"She left at 10 p.m. and came at 2 a.m. How long was she away?", "n1 - n0", "4 h"},
	{"From 8:50 to 9:35 there is a lesson. How many minutes does it last?", "n1 - n0", "45 min"},
	{"A film starts at 23:30 and lasts 45 minutes. When does it end?", "n0 + n1", "0:15"},
	{"A lesson starts at 8:50, lasts 45 minutes, and a break lasts 10 minutes. When does it end?", "n0 + n1 + n2", "9:45"},
	{"3 lessons of 45 minutes start at 8:00. When do they end?", "n2 + n0 * n1", "10:15"},
	{"3 lessons of 2 hours each start at 8 o'clock. When do they end?", "n2 + n0 * n1", "14:00"},
	{"She works from 9 a.m. to 5 p.m. for $12 an hour. What does she earn?", "(n1 - n0) * n2", "96"},
	{"She works from 9:30 to 12:00 for $12 an hour. What does she earn?", "(n1 - n0) * n2", "30"},
	{"She works from 9 a.m. to 5 p.m. for $12 an hour. What does she earn?", "(n1 - n0) / 60 * n2", "96"},
	{"A bus goes every 15 minutes from 6 a.m. to 10 a.m. How often is that?", "(n2 - n1) * 60 / n0", "16"},
	{"A tap drips every 5 minutes. How often is that from 9:10 to 10:30?", "(n2 - n1) / n0", "16"},
	{"She works from 9:00 to 10:30 and from 14:00 to 15:15. How long is that?", "n1 - n0 + (n3 - n2)", "2 h 45 min"},
	{"She works from 9:00 to 10:30 and from 14:00 to 15:15. How long is that?", "n1 + n3 - n0 - n2", "2 h 45 min"},
	{"The first train runs from 9:00 to 10:30, the other from 14:00 to 15:15. How much longer is the first?", "n1 - n0 - (n3 - n2)", "15 min"},
	{"The first train runs from 9:00 to 10:30, the other from 14:00 to 15:15. How much longer is the first?", "n1 + n2 - n0 - n3", "15 min"},
	{"From 9:00 to 10:30 they take 3 tests. How long is each?", "(n1 - n0) / n2", "30 min"},
	{"At 6 a.m. it was 7 degrees, and it rose by 2 degrees an hour until noon. How warm was it?", "n1 + (12 - n0) * n2", "19"},
	{"Open from 10 a.m. to 4 p.m. How long?", "12 + n1 - n0", "6 h"},
	{"The clock strikes at 7 o'clock and at 8 o'clock. How many strokes?", "n0 + n1", "15"},
	{"A film starts at 18:45 and lasts 1 h 50 min. When does it end?", "n0 + n1 / 60", "20:35"},
	{"There are 18 cars and 25 vans.", "n0 + n1", "43"},
	{"She runs 2 h 30 min and swims 45 minutes. How many minutes in all?", "n0 + n1", "195"},
	{"The house was built in 1903 and burnt in 2011. How old was it?", "n1 - n0", "108"},
}

func TestOf(t *testing.T) {
	for _, e := range examples {
		document, err := text.Read(e.text)
		if err != nil {
			t.Fatal(err)
		}
		tree, err := expr.Parse(e.expression)
		if err != nil {
			t.Fatal(err)
		}
		value, err := Of(tree, document.Quantities)
		if err != nil {
			t.Errorf("%s: %s: %v", e.text, e.expression, err)
		} else if value.String() != e.want {
			t.Errorf("%s\n%s is %s, want %s", e.text, e.expression, value, e.want)
		}
	}
}

func TestIs(t *testing.T) {
	for _, e := range []struct {
		value  Value
		answer string
		want   bool
	}{
		{Value{big.NewRat(43, 1), Number}, "43", true},
		{Value{big.NewRat(43, 1), Number}, "44", false},
		{Value{big.NewRat(150, 1), Duration}, "150", true},
		{Value{big.NewRat(150, 1), Duration}, "2.5", true},
		{Value{big.NewRat(2, 1), Duration}, "120", true},
		{Value{big.NewRat(150, 1), Duration}, "2", false},
		{Value{big.NewRat(1235, 1), Clock}, "1235", true},
		{Value{big.NewRat(1020, 1), Clock}, "17", true},
		{Value{big.NewRat(1020, 1), Clock}, "5", true},
		{Value{big.NewRat(1020, 1), Clock}, "6", false},
	} {
		answer, ok := new(big.Rat).SetString(e.answer)
		if !ok {
			t.Fatal(e.answer)
		}
		if got := e.value.Is(answer); got != e.want {
			t.Errorf("%s is %s: %v", e.value, e.answer, got)
		}
	}
}

func TestDurationString(t *testing.T) {
	for minutes, want := range map[string]string{"45": "45 min", "120": "2 h", "225": "3 h 45 min", "1.5": "1 min 30 s", "0.5": "30 s", "0": "0 min", "-5": "-5 min", "1/7": "1/7 min"} {
		v, _ := new(big.Rat).SetString(minutes)
		if got := DurationString(v); got != want {
			t.Errorf("%s minutes: %q, want %q", minutes, got, want)
		}
	}
}

func TestSteps(t *testing.T) {
	document, err := text.Read("She works from 9 a.m. to 5 p.m. for $12 an hour. What does she earn?")
	if err != nil {
		t.Fatal(err)
	}
	tree, err := expr.Parse("(n1 - n0) * n2")
	if err != nil {
		t.Fatal(err)
	}
	steps, err := Steps(tree, document.Quantities)
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, s := range steps {
		got += s.Expression + " = " + s.Value + "; "
	}
	if want := "17:00 - 9:00 = 8 h; 8 h * 12 = 96; "; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := Equation(tree, document.Quantities); got != "(17:00 - 9:00) * 12" {
		t.Errorf("the equation is %q", got)
	}
}
