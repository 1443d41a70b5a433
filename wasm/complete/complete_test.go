package complete

import (
	"errors"
	"fmt"
	"testing"

	"mwpranker/wasm/text"
)

func never() error { return nil }

// learnt is a completer of some sentences that are said again and again.
func learnt(t *testing.T, texts ...string) *Completer {
	t.Helper()
	var all Texts
	for _, source := range texts {
		document, err := text.Read(source)
		if err != nil {
			t.Fatal(err)
		}
		all.Add(source, document.Quantities)
	}
	c, err := all.Learn(never)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestAfter: what follows is proposed as far as it is sure; numbers and names are not.
func TestAfter(t *testing.T) {
	var texts []string
	for i, name := range []string{"Ada", "Ben", "Cleo"} {
		texts = append(texts, fmt.Sprintf("%s has %d pens in a box. How many pens has Tom's sister?", name, i+3))
	}
	texts = append(texts, "Say how.") // else no text had how without a capital, and it would count as a name
	c := learnt(t, texts...)
	for _, test := range []struct{ before, want string }{
		{"", ""},
		{"Zoe has 7 pe", "ns in a box."},
		{"Zoe has seven ", "pens in a box."},
		{"Zoe ha", "s"},
		{"Zoe has ", ""},
		{"How ", "many pens has"}, // then comes a name
		{"How many pens has ", ""},
	} {
		if got := c.After(test.before); got != test.want {
			t.Errorf("%q goes on %q, want %q", test.before, got, test.want)
		}
	}
	if got := (*Completer)(nil).After("How "); got != "" {
		t.Errorf("nothing was learnt, and %q is proposed", got)
	}
}

func TestOperator(t *testing.T) {
	for _, test := range []struct{ expression, want string }{
		{"rou", "ndup("}, {"(a + b) * wh", "ole("}, {"gcd", "("}, {"r", ""}, {"a + ", ""}, {"", ""},
	} {
		if got := Operator(test.expression); got != test.want {
			t.Errorf("%q goes on %q, want %q", test.expression, got, test.want)
		}
	}
}

// TestLearnEnds: who is no longer wanted learns no further.
func TestLearnEnds(t *testing.T) {
	enough := errors.New("enough")
	var all Texts
	all.Add("Ada has 3 pens.", nil)
	if c, err := all.Learn(func() error { return enough }); !errors.Is(err, enough) || c != nil {
		t.Errorf("%v, %v", c, err)
	}
}
