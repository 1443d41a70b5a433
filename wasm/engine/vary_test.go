package engine

import (
	"errors"
	"strings"
	"testing"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/renumber"
	"mwpranker/wasm/text"
)

// halfReader reads the first problem as it is meant, and variants only where their first number is
// even.
type halfReader struct{ right, wrong string }

func (r halfReader) Read(document *text.Document) ([]Reading, error) {
	tree := r.right
	if document.Quantities[0].Value.Num().Bit(0) == 1 {
		tree = r.wrong
	}
	read, err := expr.Parse(tree)
	return []Reading{{Expr: read, Probability: 1}}, err
}

func TestVary(t *testing.T) {
	const source = "Mia has 24 marbles and finds 7 more. How many has she, if 24 marbles are all?"
	for _, c := range []struct {
		name   string
		reader Reader
		read   bool
		even   bool // of all variants the first number
	}{
		{"no model", nil, false, false},
		{"a model that reads half of it", halfReader{"n1 + n0", "n0 - n1"}, true, true},
		{"a model that takes the other of two equal numbers", halfReader{"n2 + n1", "n2 + n1"}, true,
			false},
		{"a model that reads the problem as something else", halfReader{"n0 - n1", "n0 + n1"}, false,
			false},
	} {
		e := New()
		if c.reader != nil {
			e.SetReader(c.reader)
		}
		u, err := e.Understand(source, "24 + 7")
		if err != nil {
			t.Fatal(err)
		}
		varied, err := e.Vary(u, renumber.Options{Count: 5})
		if err != nil || varied.Read != c.read {
			t.Errorf("%s: read %v, %v", c.name, varied.Read, err)
		}
		even := true
		for _, v := range varied.Variants {
			even = even && v.Document.Quantities[0].Value.Num().Bit(0) == 0
		}
		if even != c.even || len(varied.Variants) == 0 {
			t.Errorf("%s: %d variants, all even: %v", c.name, len(varied.Variants), even)
		}
	}
	e := New()
	u, err := UnderstandExpression("a + b")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Vary(u, renumber.Options{Count: 1}); !errors.Is(err, ErrNoReading) {
		t.Errorf("an expression alone: %v", err)
	}
}

func TestVaryFor(t *testing.T) {
	e := New()
	const source = "Mia has 24 marbles and finds 7 more. How many marbles has she?"
	varied := ask(t, e, message.Request{ID: 1, Vary: &message.Vary{Query: source, Expression: "24 + 7",
		Size: message.SizeWithin20, Count: 3}}).Varied
	if varied == nil || len(varied.Variants) != 3 || varied.Read {
		t.Fatalf("got %+v", varied)
	}
	for _, v := range varied.Variants {
		if v.Expression != "n0 + n1" || !strings.HasSuffix(v.Worded, " marbles") ||
			!strings.Contains(v.Text, " marbles and finds ") {
			t.Errorf("got %+v", v)
		}
	}
	for _, c := range []struct {
		r    message.Vary
		want string
	}{
		{message.Vary{Query: source, Expression: "24 + 7", Count: 0}, message.BadRequest},
		{message.Vary{Query: source, Expression: "24 + 7", Size: "huge", Count: 1}, message.BadRequest},
		{message.Vary{Query: source, Count: 1}, message.NotVaried},
		{message.Vary{Query: source, Expression: "24 + 7", Size: message.SizeDecimals, Count: 1},
			message.NotVaried},
	} {
		if reply := e.Answer(message.Request{ID: 1, Vary: &c.r}, nil); reply.Failure == nil ||
			reply.Failure.Code != c.want {
			t.Errorf("%+v: %+v", c.r, reply.Failure)
		}
	}
}
