package engine

import (
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

func TestRestoryFor(t *testing.T) {
	const source = "Mia has 24 apples and buys 7 more. How many apples has she?"
	for _, c := range []struct {
		name   string
		reader Reader
		read   bool
	}{
		{"no model", nil, false},
		{"a model that reads it", halfReader{"n1 + n0", "n0 - n1"}, true},
	} {
		e := New()
		if c.reader != nil {
			e.SetReader(c.reader)
		}
		told := ask(t, e, message.Request{ID: 1, Restory: &message.Restory{Query: source,
			Expression: "24 + 7", Count: 3}}).Varied
		if told == nil || len(told.Variants) != 3 || told.Read != c.read {
			t.Fatalf("%s: got %+v", c.name, told)
		}
		for _, v := range told.Variants {
			if v.Expression != "n0 + n1" || !strings.HasPrefix(v.Worded, "31 ") ||
				!strings.Contains(v.Text, " has 24 ") || strings.Contains(v.Text, "apples") {
				t.Errorf("%s: got %+v", c.name, v)
			}
		}
	}
	e := New()
	for _, c := range []struct {
		r    message.Restory
		want string
	}{
		{message.Restory{Query: source, Expression: "24 + 7"}, message.BadRequest},
		{message.Restory{Query: source, Count: 1}, message.NotVaried},
		{message.Restory{Query: "What is 24 and 7?", Expression: "24 + 7", Count: 1}, message.NotVaried},
	} {
		reply := e.Answer(message.Request{ID: 1, Restory: &c.r}, nil)
		if reply.Failure == nil || reply.Failure.Code != c.want {
			t.Errorf("%+v: %+v", c.r, reply.Failure)
		}
	}
}
