package frontend

import (
	"testing"

	"mwpranker/wasm/message"
)

func TestStatus(t *testing.T) {
	groups := []message.Group{{Name: "same problem model", Members: 7}}
	for _, c := range []struct {
		page Page
		want string
	}{
		{Page{}, "Loading the problems…"},
		{Page{Ready: true, Total: 12}, "12 problems ready."},
		{Page{Ready: true, Total: 12, Left: 2}, "12 problems ready. 2 records of the corpus do not hold and were left out."},
		{Page{Ready: true, Total: 12, Reply: &message.Reply{ID: 1, Groups: groups}}, "7 of 12 problems: same problem model."},
		{Page{Ready: true, Total: 12, Reply: &message.Reply{ID: 1}}, "None of 12 problems matches."},
		{Page{Reply: &message.Reply{Failure: &message.Failure{Step: "x", Why: "y"}}}, "The corpus could not be loaded."},
		{Page{Ready: true, Lost: "out of memory"}, "The engine has stopped (out of memory). Your text is kept; reload the page to go on."},
	} {
		if got := c.page.Status(); got != c.want {
			t.Errorf("status %q, want %q", got, c.want)
		}
	}
}

func TestAskSendsOnlyWhatCanBeAnswered(t *testing.T) {
	var sent []string
	page := Page{Send: func(q string) { sent = append(sent, q) }}
	for _, q := range []string{"", "  ", "=", " = ", "= a + b", "six eggs"} {
		page.Ask(q)
		if page.Query != q {
			t.Errorf("the box lost %q", q)
		}
	}
	if len(sent) != 2 || sent[0] != "= a + b" || sent[1] != "six eggs" {
		t.Errorf("sent %q", sent)
	}
}

func TestHeading(t *testing.T) {
	g := message.Group{Name: "near", Members: 30, Results: make([]message.Result, 10)}
	if got := Heading(g); got != "Near: the first 10 of 30" {
		t.Error(got)
	}
}
