package frontend

import (
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

// TestPlaceKept: what is asked, and how, is found again.
func TestPlaceKept(t *testing.T) {
	s, _ := newTestState()
	if place := s.Place(); place != "" {
		t.Errorf("the empty page is at %q", place)
	}
	s.Put("Ann has 5 & 3.")
	s.Own, s.Order, s.Filter = "5 + 3", message.OrderEasier, map[string][]string{"grade": {"2"}}
	place := s.Place()
	if want := "q=Ann+has+5+%26+3.&is=5+%2B+3&order=" + message.OrderEasier + "&grade=2"; place != want {
		t.Errorf("the place is %s, want %s", place, want)
	}
	other, _ := newTestState()
	other.GoTo(place)
	if got := other.Place(); got != place {
		t.Errorf("who goes there is at %s", got)
	}
	other.GoTo("")
	if other.Query != "" || other.Order != message.OrderBest || len(other.Filter) > 0 {
		t.Errorf("the empty place is %q, %s, %v", other.Query, other.Order, other.Filter)
	}
	s.Query = strings.Repeat("long ", 40_000)
	if place := s.Place(); place != "" {
		t.Errorf("200 KB are noted as a place of %d bytes", len(place))
	}
	s.Query = "Ann has 5."
	s.Settings.KeepNothing = true
	if place := s.Place(); place != "" {
		t.Errorf("nothing is to be kept, and %s is", place)
	}
}

// TestStep: what takes the place of something answered is a step of the history; typing on is none.
func TestStep(t *testing.T) {
	for _, c := range []struct {
		what string
		do   func(*State)
		want bool
	}{
		{"a letter more", func(s *State) { s.Typed("Six eggs and 7 nuts. How many?!", 31) }, false},
		{"a word changed", func(s *State) { s.Typed("Six eggs and 8 nuts. How many?", 14) }, false},
		{"another text pasted over it", func(s *State) { s.Typed("A rope of 12 m is cut into 3 pieces.", 3) }, true},
		{"an example", func(s *State) { s.Put("= a + b") }, true},
		{"a problem of the corpus", func(s *State) { r := s.Found.Groups[0].Results[0]; s.SearchWith(&r) }, true},
		{"cleared", func(s *State) { s.Clear() }, true},
		{"going back", func(s *State) { s.GoTo("q=Five+pens") }, false},
	} {
		s, b := newTestState()
		s.Put("Six eggs and 7 nuts. How many?")
		s.answer(found())
		b.all()
		c.do(s)
		did := b.all()
		if got := strings.HasPrefix(did, "step q=Six+eggs"); got != c.want {
			t.Errorf("%s: %s", c.what, did)
		}
	}
}

// TestKeptWorksheet: a worksheet outlives the page, with what is shown on it and no more.
func TestKeptWorksheet(t *testing.T) {
	s, b := newTestState()
	eggs := message.Result{ID: "a", Text: "Six eggs.", Worded: "6 eggs", Spoken: "six"}
	pens := message.Result{ID: "b", Text: "Two pens.", Worded: "2 pens"}
	s.PutOnSheet(&eggs, true)
	s.PutOnSheet(&pens, true)
	s.ChooseOnSheet("with-answers", "on")
	var other Worksheet
	other.Load(s.Worksheet.String())
	if len(other.Problems) != 2 || !other.Answers || other.Problems[0].Worded != "6 eggs" || other.Problems[0].Spoken != "" {
		t.Errorf("it comes back as %+v", other)
	}
	other.Load("{")
	if len(other.Problems) != 2 {
		t.Error("what can't be read has emptied it")
	}
	b.all()
	s.EmptyWorksheet()
	if did := b.all(); did != "store worksheet; focus refill-worksheet" {
		t.Errorf("emptied: %s", did)
	}
	s.PutOnSheet(&pens, true)
	s.RefillWorksheet()
	if len(s.Worksheet.Problems) != 2 || s.Worksheet.Problems[0].ID != "a" || len(s.Worksheet.Removed) != 0 {
		t.Errorf("brought back: %+v", s.Worksheet)
	}
	b.all()
	s.KeepNothing(true)
	s.PutOnSheet(&eggs, false)
	if did := b.all(); did != "store settings; store worksheet; store open-sheet" {
		t.Errorf("nothing is to be kept: %s", did)
	}
}
