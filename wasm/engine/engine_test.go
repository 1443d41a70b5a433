package engine

import (
	"fmt"
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

const small = `{"format":"mwpranker-corpus","version":1,"name":"test","licence":"none","problems":[
{"id":"pens","text":"Ada has 12 pens and 5 pencils. How many is that altogether?","equation":"12 + 5","answer":17},
{"id":"rows","text":"There are 4 rows of 9 seats and 3 rows of 6 seats. How many seats are there?","equation":"4 * 9 + 3 * 6","answer":54},
{"id":"wrong","text":"Ben has 3 cats and 2 dogs. How many pets?","equation":"3 + 2","answer":6},
{"id":"weeks","text":"A bus runs 8 times a day. How often does it run in a week?","equation":"8 * 7","answer":56}
]}`

func answer(t *testing.T, query string) string {
	e, err := New(strings.NewReader(small))
	if err != nil {
		t.Fatal(err)
	}
	reply := e.Answer(message.Request{ID: 3, Query: query, Limit: 5, Story: "any"})
	if reply.ID != 3 {
		t.Errorf("the reply to request 3 says %d", reply.ID)
	}
	if reply.Failure != nil {
		return "failed at " + reply.Failure.Step
	}
	var parts []string
	for _, g := range reply.Groups {
		for _, r := range g.Results {
			parts = append(parts, fmt.Sprintf("%s: %s", g.Name, r.ID))
		}
	}
	return strings.Join(parts, "; ")
}

func TestAnswer(t *testing.T) {
	for _, c := range []struct{ query, want string }{
		{"= a * b + c * d", "same problem model: rows"},
		{"= a * 7", "same problem model: weeks"},
		{"= a + b", "same problem model: pens"},
		{"= 2 * 3 + 4 * 5", "same problem model: rows"},
		{"= ? * 7", "fits the pattern: weeks"},
		{"= (a + b", "failed at the expression"},
		{"=", "failed at the expression"},
		{"How many seats stand in 2 rows?", "same words: rows"},
	} {
		if got := answer(t, c.query); !strings.HasPrefix(got, c.want) {
			t.Errorf("%q: %s; want %s", c.query, got, c.want)
		}
	}
}

func TestStartReportsBadRecords(t *testing.T) {
	e, err := New(strings.NewReader(small))
	if err != nil {
		t.Fatal(err)
	}
	start := e.Start()
	if start.Problems != 3 || len(start.Skipped) != 1 || !strings.Contains(start.Skipped[0], "wrong") {
		t.Errorf("start says %d problems, skipped %v", start.Problems, start.Skipped)
	}
	if _, err := New(strings.NewReader(`{"format":"other"}`)); err == nil {
		t.Error("another format was taken for a corpus")
	}
}

func FuzzAnswer(f *testing.F) {
	e, err := New(strings.NewReader(small))
	if err != nil {
		f.Fatal(err)
	}
	for _, q := range []string{"= a + b", "= (a + ?) * c", "Two dozen eggs cost $3.20.", "= n0 - ", "\xff½", ""} {
		f.Add(q)
	}
	f.Fuzz(func(t *testing.T, query string) {
		reply := e.Answer(message.Request{ID: 1, Query: query, Limit: 5, Story: "new"})
		var back message.Reply
		if err := message.Decode(message.Encode(reply), &back); err != nil {
			t.Errorf("the page cannot read the reply: %v", err)
		}
		if reply.Failure != nil && (reply.Failure.Step == "" || reply.Failure.Why == "") {
			t.Errorf("a failure without step or reason: %+v", reply.Failure)
		}
	})
}
