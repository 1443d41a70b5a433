package engine

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/message"
	"mwpranker/wasm/nature"
)

// show writes a reply to a search as one string: what it was found by, then the groups.
func show(reply message.Reply) string {
	if reply.Found == nil {
		return showFailure(reply.Failure)
	}
	parts := []string{reply.Found.By}
	if reply.Failure != nil {
		parts = append(parts, showFailure(reply.Failure))
	}
	for _, g := range reply.Found.Groups {
		var results []string
		for _, r := range g.Results {
			results = append(results, r.ID+" "+r.Relation)
		}
		parts = append(parts, g.Name+": "+strings.Join(results, ", "))
	}
	return strings.Join(parts, "; ")
}

func TestSearch(t *testing.T) {
	e := loaded(t)
	e.SetReader(fakeReader{
		"Lena":   {"n0 + n1 @ 0.95", "n0 - n1 @ 0.04"},
		"Nobody": {},
		"Odd":    {"fails"},
	})
	for _, c := range []struct {
		search message.Search
		want   string
	}{
		{message.Search{Query: "= a * b + c * d"}, "expression; same: rows exact"},
		{message.Search{Query: "= a * 7"}, "expression; same: weeks exact; near: square near, pens near"},
		{message.Search{Query: "= 2 * 3 + 4 * 5"}, "expression; same: rows exact"},
		{message.Search{Query: "= a * 7 + ?"}, "pattern"},
		{message.Search{Query: "= ? * b / c"}, "pattern; pattern: shop pattern"},
		{message.Search{Query: "= a + b"}, "expression; same: pens exact; more: left more; near: square near, weeks near"},
		{message.Search{Query: "= a * b"}, "expression; same: square exact; more: shop more; near: pens near, weeks near"},
		{message.Search{Query: "= a / b * c", Group: message.GroupSame}, "expression; same: shop role"},
		{message.Search{Query: "= a + b", Filter: map[string][]string{"topic": {"food", "travel"}}}, "expression; more: left more; near: weeks near"},
		{message.Search{Query: "= a + b", Filter: map[string][]string{"topic": {"music"}}}, "expression"},
		{message.Search{Query: "= a + b", Exclude: "pens", Group: message.GroupSame}, "expression"},
		{message.Search{Query: "How many seats stand in 2 rows?", Expression: "a * b"}, "bad-quantity at 4"},
		{message.Search{Query: "How many seats stand in 2 rows of 3?", Expression: "2 * 3", Group: "same"}, "expression; same: square exact"},
		{message.Search{Query: "How many seats stand in 2 rows of 3?", Expression: "2 * (n1 + ?)", Group: "pattern"}, "pattern"},
		{message.Search{Query: "How many seats stand in 2 rows of 3?", Expression: "2 * 3 + 5000"}, "bad-number at 8"},
		{message.Search{Query: "Lena has 3 cats and 2 dogs. How many pets?", Group: message.GroupSame}, "reading; same: pens exact"},
		{message.Search{Query: "Nobody counts 3 rows of 4 seats."}, "words; words: rows unknown"},
		{message.Search{Query: "Odd ones: 3 rows of 4 seats."}, "words; words: rows unknown"},
		{message.Search{Query: "How many seats stand in rows?"}, "words; words: rows unknown"},
		{message.Search{Query: "= (a + b"}, "bad-expression at 2"},
		{message.Search{Query: " = a +* b"}, "bad-expression at 6"},
		{message.Search{Query: "="}, "bad-expression at 1"},
		{message.Search{Query: strings.Repeat("no end ", 5000)}, "text-too-long"},
		{message.Search{Query: "= a + b", Order: "odd"}, "bad-request"},
		{message.Search{Query: "= a + b", Group: "odd"}, "bad-request"},
		{message.Search{Query: "= a + b", Limit: -1}, "bad-request"},
		{message.Search{Query: "= a + b", Filter: map[string][]string{"odd": {"1"}}}, "bad-request"},
	} {
		reply := e.Answer(message.Request{ID: 3, Search: &c.search}, nil)
		if reply.ID != 3 {
			t.Errorf("the reply to request 3 says %d", reply.ID)
		}
		if got := show(reply); got != c.want {
			t.Errorf("%+v:\ngot  %s\nwant %s", c.search, got, c.want)
		}
	}
}

// TestUnderstood: why there is no reading, and how sure one is.
func TestUnderstood(t *testing.T) {
	for _, c := range []struct {
		readings []string // nil for no model
		query    string
		want     string
	}{
		{nil, "Lena has 3 cats.", "problem words: no-model"},
		{nil, "Lena has cats.", "problem words: no-quantities"},
		{nil, "= a + b", "expression expression: own a + b 1"},
		{nil, "= a + ?", "pattern pattern: own a + ? 1"},
		{nil, "= 18 + 25", "expression expression: own 18 + 25 1"},
		{[]string{"n0 + n1 @ 0.91", "n0 - n1 @ 0.05"}, "Lena has 3 cats and 2 dogs.", "problem reading: sure 3 + 2 0.91, unsure 3 - 2 0.05"},
		{[]string{"n0 * n1 @ 0.6"}, "Lena has 3 cats and 2 dogs.", "problem reading: likely 3 * 2 0.6"},
		{[]string{"n0 / n1 @ 0.59", "n1 / n0 @ 0.3"}, "Lena has 3 cats and 2 dogs.", "problem reading: unsure 3 / 2 0.59, unsure 2 / 3 0.3"},
		{[]string{"n0 / n1 @ 0.59", "n1 / n0 @ 0.3"}, "Lena has 3 cats and 2 dogs. | 2 / 3", "problem expression: own 2 / 3 1, unsure 3 / 2 0.59"},
		{nil, "Lena has 3 cats and 2 dogs. | 3 + 2", "problem expression: own 3 + 2 1"},
		{[]string{}, "Lena has 3 cats and 2 dogs.", "problem words: not-understood"},
		{[]string{"fails"}, "Lena has 3 cats and 2 dogs.", "problem words: not-understood"},
	} {
		e := loaded(t)
		if c.readings != nil {
			e.SetReader(fakeReader{"Lena": c.readings})
		}
		query, expression, _ := strings.Cut(c.query, " | ")
		found := ask(t, e, message.Request{Search: &message.Search{Query: query, Expression: expression}}).Found
		u := found.Understood
		got := u.Kind + " " + found.By + ": "
		for i, r := range u.Readings {
			if i > 0 {
				got += ", "
			}
			got += fmt.Sprintf("%s %s %v", r.Confidence, r.Equation, r.Probability)
		}
		if u.Failure != nil {
			got += showFailure(u.Failure)
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.query, got, c.want)
		}
	}
}

// TestSeems: a text that seems to be no problem is said to be none, and nothing that is read of it
// is sure, for pages and for programs alike.
func TestSeems(t *testing.T) {
	readings := []string{"n0 + n1 @ 0.91", "n0 - n1 @ 0.05"}
	for query, want := range map[string]string{
		"Lena has 3 cats and 2 dogs. How many pets has she?":                       " sure true",
		"Lena hat 3 Katzen und 2 Hunde. Wie viele Tiere hat sie?":                  "other language unsure false",
		"Lena xcvb 3 qwert asdfg yxcvb 2 mnbvc lkjhg?":                             "nonsense unsure false",
		"3 cats\n2 dogs\n1 bird":                                                   "list unsure false",
		"Lena has 3 cats and 2 dogs, and all of them sleep by day.":                "no question unsure false",
		"Why has Lena 3 cats and her sister 2 dogs?":                               "no calculation unsure false",
		"1. Lena has 3 cats and 2 dogs. Pets?\n2. How many are 3 pens and 2 pens?": "several problems unsure false",
		"= 3 + 2": " own false",
	} {
		e := loaded(t)
		e.SetReader(fakeReader{"Lena": readings, "3": readings, "1.": readings, "Why": readings})
		u := ask(t, e, message.Request{Search: &message.Search{Query: query}}).Found.Understood
		alone, err := e.Understand(query, "")
		sure := err == nil && alone.Readings[0].Sure
		if got := fmt.Sprintf("%s %s %t", u.Seems, u.Confidence, sure); got != want {
			t.Errorf("%q: %s, want %s", query, got, want)
		}
	}
	for kind := nature.OtherLanguage; kind <= nature.NoCalculation; kind++ {
		shown := []string{message.SeemsOtherLanguage, message.SeemsNonsense, message.SeemsSeveral, message.SeemsList, message.SeemsNoQuestion, message.SeemsNoCalculation}
		if !slices.Contains(shown, kind.String()) {
			t.Errorf("a page does not know %q", kind)
		}
	}
}

// TestBeforeLoading: what has not been loaded is said, and what can be answered is.
func TestBeforeLoading(t *testing.T) {
	e := New()
	reply := e.Answer(message.Request{Search: &message.Search{Query: "= 18 + 25"}}, nil)
	if got := show(reply); got != "expression; no-corpus" || reply.Found.Understood.Readings[0].Answer != "43" {
		t.Errorf("a search before the corpus is there: %s", message.Encode(reply))
	}
	if reply := e.Answer(message.Request{Problem: &message.Problem{ID: "pens"}}, nil); reply.Failure == nil || reply.Failure.Code != message.NoCorpus {
		t.Errorf("a problem before the corpus is there: %s", message.Encode(reply))
	}
	if reply := ask(t, e, message.Request{Complete: &message.Complete{Before: "How ma"}}); reply.Completion.Text != "" {
		t.Errorf("a completion before the corpus is there: %s", message.Encode(reply))
	}
}

func TestLoadCorpora(t *testing.T) {
	e := New()
	second := `{"format":"mwpranker-corpus","version":1,"name":"mine","licence":"","problems":[{"id":"own","text":"Tim saw 3 owls and 4 crows. How many birds?","equation":"3 + 4","answer":7}]}`
	corpora, err := e.LoadCorpora(nil, strings.NewReader(small), strings.NewReader(second))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := fmt.Sprint(corpora), "[{test none 6 1 [record 3 (wrong): answer: 6 is not what the equation gives: 3 + 2 = 5]} {mine  1 0 []}]"; got != want {
		t.Errorf("loaded %s, want %s", got, want)
	}
	found := ask(t, e, message.Request{Search: &message.Search{Query: "= a + b", Filter: map[string][]string{"corpus": {"mine"}}}})
	if got := show(found); got != "expression; same: own exact" || found.Found.Groups[0].Results[0].Attributes.Corpus != "mine" {
		t.Errorf("my own corpus has %s", got)
	}
	for _, c := range []struct{ file, code string }{
		{`{"format":"other"}`, message.FileBroken},
		{`{"format":"mwpranker-corpus","version":3,"problems":[]}`, message.FileVersion},
		{`<html>`, message.FileBroken},
		{``, message.FileBroken},
	} {
		_, err := New().LoadCorpora(nil, strings.NewReader(c.file))
		if err == nil {
			t.Errorf("%s was taken for a corpus", c.file)
		} else if failure := FileFailure(message.FileCorpus, err); failure.Code != c.code || failure.File != message.FileCorpus {
			t.Errorf("%s: %+v, want %s", c.file, failure, c.code)
		}
	}
}

// TestCancel: work stops at the next rest.
func TestCancel(t *testing.T) {
	e := loaded(t)
	for stop := range 5 {
		rests := 0
		reply := e.Answer(message.Request{Search: &message.Search{Query: "= a + b"}}, func() error {
			if rests++; rests > stop {
				return errors.New("stop")
			}
			return nil
		})
		if stopped := reply.Failure != nil && reply.Failure.Code == message.Superseded; stopped != (stop < 4) {
			t.Errorf("stopped at rest %d of %d: %v", stop, rests, stopped)
		}
	}
	_, err := New().LoadCorpora(func() error { return errors.New("stop") }, strings.NewReader(manyRecords(3*restEvery)))
	if err == nil || err.Error() != "stop" {
		t.Errorf("loading went on: %v", err)
	}
}

func manyRecords(n int) string {
	var b strings.Builder
	b.WriteString(`{"format":"mwpranker-corpus","version":1,"name":"many","licence":"none","problems":[`)
	for i := range n {
		if i > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, `{"id":"p%d","text":"Ada has %d pens and 5 pencils. How many is that?","equation":"%d + 5","answer":%d}`, i, i+7, i+7, i+12)
	}
	b.WriteString("]}")
	return b.String()
}

func FuzzAnswer(f *testing.F) {
	e := loaded(f)
	e.SetReader(fakeReader{"Two": {"n0 * n1 @ 0.5", "n0 / 0 @ 0.3"}})
	if err := e.LearnPhrases(nil); err != nil {
		f.Fatal(err)
	}
	for _, q := range [][2]string{{"= a + b", ""}, {"= (a + ?) * c", "a"}, {"Two dozen eggs cost $3.20.", "n0 * 3.2"}, {"= n0 - ", "n7"}, {"\xff½", "1/2"}, {"", ""}, {"6 and 7 İ", "6^7^7"}} {
		f.Add(q[0], q[1])
	}
	f.Fuzz(func(t *testing.T, query, expression string) {
		defer budget.Watch(t, len(query)+len(expression), budget.Limit{Time: 500 * time.Millisecond, EachTime: 500 * time.Microsecond, Bytes: 32 << 20, Each: 32000})()
		for _, r := range []message.Request{
			{ID: 1, Search: &message.Search{Query: query, Limit: 5, Order: message.OrderNew, Baseline: 3}},
			{ID: 2, Search: &message.Search{Query: query, Expression: expression}},
			{ID: 3, Check: &message.Check{Query: query, Expression: expression}},
			{ID: 4, Complete: &message.Complete{Before: query}},
			{ID: 5, Compare: &message.Compare{Left: message.Side{Query: query, Expression: expression}, Right: message.Side{ID: "rows"}}},
		} {
			reply := e.Answer(r, nil)
			var back message.Reply
			if err := message.Decode(message.Encode(reply), &back); err != nil || back.ID != r.ID {
				t.Errorf("the page cannot read the reply: %v", err)
			}
			if f := reply.Failure; f != nil && (f.Code == "" || f.Step == "" || f.Why == "") {
				t.Errorf("a failure without code, step or reason: %+v", f)
			}
			if f := reply.Failure; f == nil && reply.Found == nil && reply.Checked == nil && reply.Completion == nil && reply.Comparison == nil {
				t.Error("no answer and no failure")
			}
			if c := reply.Checked; c != nil && c.Failure != nil && (c.Failure.At < -1 || c.Failure.At > len(expression)) {
				t.Errorf("the error in %q is at %d", expression, c.Failure.At)
			}
		}
	})
}
