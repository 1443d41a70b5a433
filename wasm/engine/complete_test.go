package engine

import (
	"fmt"
	"strings"
	"testing"
	"unicode"

	"mwpranker/wasm/message"
)

// taught is an engine whose corpus says some sentences again and again.
func taught(t testing.TB) *Engine {
	var b strings.Builder
	b.WriteString(`{"format":"mwpranker-corpus","version":1,"name":"test","licence":"none","problems":[`)
	for i, name := range []string{"Ada", "Ben", "Cleo", "Dan", "Eve"} {
		if i > 0 {
			b.WriteString(",")
		}
		n := i + 3
		fmt.Fprintf(&b, `{"id":"a%d","text":"%s has %d pens in a box and %d more. How many pens are there altogether?","equation":"%d + %d","answer":%d}`, i, name, n, n+1, n, n+1, 2*n+1)
		fmt.Fprintf(&b, `,{"id":"b%d","text":"The baker, %s, sells %d rolls in the morning at $%d each. How much does he earn?","equation":"%d * %d","answer":%d}`, i, name, n, n+1, n, n+1, n*(n+1))
	}
	b.WriteString(`,{"id":"c","text":"Say how the 3 and 4 of them are told apart.","equation":"3 + 4","answer":7}`)
	b.WriteString("]}")
	e := New()
	if _, err := e.LoadCorpora(nil, strings.NewReader(b.String())); err != nil {
		t.Fatal(err)
	}
	if err := e.LearnPhrases(nil); err != nil {
		t.Fatal(err)
	}
	return e
}

func TestComplete(t *testing.T) {
	e := taught(t)
	for _, c := range []struct{ before, want string }{
		{"= rou", "ndup("},
		{"= (a + b) * wh", "ole("},
		{"=gcd", "("},
		{"= r", ""},
		{"= a + ", ""},
		{"= (a + b) * pen", ""},
		{"How ma", "ny pens are there altogether?"},
		{"how many ", "pens are there altogether?"},
		{"Zoe has 7 pe", "ns in a box and"},
		{"Zoe has seven ", "pens in a box and"},
		{"Zoe has 7 pens in a box. How ", ""}, // many or much: nobody knows
		{"Zoe has 7 pens in a box. How m", ""},
		{"Zoe has 7 pens in a box. How mu", "ch does he earn?"},
		{"The baker, ", ""}, // a name follows
		{"The bak", "er,"},  // and is never proposed
		{"The baker, Zoe, ", "sells"},
		{"The baker, Zoe, sells ", ""}, // a number follows
		{"Zoe ", ""},
		{"Zoe has ", ""},
		{"Zoe has 7", ""},
		{"Zoe has 7 qu", ""},
		{"", ""},
		{"  ", ""},
		{"= a + b", ""},
		{"Altoge", "ther?"},
		{"pens alto", "gether?"},
	} {
		answer := ask(t, e, message.Request{Complete: &message.Complete{Before: c.before}}).Completion
		if answer.Text != c.want || answer.Before != c.before {
			t.Errorf("%q goes on %q, want %q", c.before, answer.Text, c.want)
		}
	}
}

// TestCompleteNeverNumbers: no proposal for any beginning of any shipped text has a number or a
// name.
func TestCompleteNeverNumbers(t *testing.T) {
	e := shipped(t)
	if err := e.LearnPhrases(nil); err != nil {
		t.Fatal(err)
	}
	c := e.library.Load().completer.Load()
	proposals := 0
	for _, query := range typed {
		for i := range query {
			text := c.After(query[:i])
			if strings.ContainsFunc(text, unicode.IsDigit) || strings.ContainsFunc(text, unicode.IsUpper) {
				t.Errorf("%q goes on %q", query[:i], text)
			}
			if text != "" {
				proposals++
			}
		}
	}
	if proposals == 0 {
		t.Error("nothing was proposed")
	}
	t.Logf("%d proposals", proposals)
}

// typed are problems as a teacher types them.
var typed = []string{
	"Lena has 24 apples. She gives 9 of them to her brother. How many apples does she have left?",
	"A train travels at 80 miles an hour for 3 hours. How far does it travel?",
	"Tickets cost $12 for adults and $7 for children. How much do two adults and three children pay altogether?",
	"There are 30 children in a class. Two fifths of them are girls. How many boys are in the class?",
	"A baker bakes 12 trays of 18 rolls and sells 150 of them. How many rolls are left over?",
}

func BenchmarkComplete(b *testing.B) {
	e := shipped(b)
	if err := e.LearnPhrases(nil); err != nil {
		b.Fatal(err)
	}
	c := e.library.Load().completer.Load()
	n := 0
	for b.Loop() {
		query := typed[n%len(typed)]
		c.After(query[:n%len(query)])
		n++
	}
}

func BenchmarkLearn(b *testing.B) {
	e := shipped(b)
	texts := e.library.Load().texts.Load()
	for b.Loop() {
		texts.Learn(func() error { return nil })
	}
}

func BenchmarkSearch(b *testing.B) {
	e := shipped(b)
	for _, c := range []struct {
		name   string
		search message.Search
	}{
		{"expression", message.Search{Query: "= (a + b) * c"}},
		{"text", message.Search{Query: typed[0], Expression: "24 - 9", Baseline: 10}},
		{"words", message.Search{Query: typed[0]}},
	} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				if reply := e.Answer(message.Request{Search: &c.search}, nil); reply.Failure != nil {
					b.Fatal(reply.Failure)
				}
			}
		})
	}
	b.Run("encode", func(b *testing.B) {
		reply := e.Answer(message.Request{Search: &message.Search{Query: typed[0], Expression: "24 - 9", Baseline: 10}}, nil)
		for b.Loop() {
			b.SetBytes(int64(len(message.Encode(reply))))
		}
	})
}
