package engine

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// What a request may cost at most, whatever stands in it: processor time natively. The page takes a
// few times as long, and its watchdog waits fifteen seconds.
const (
	mostTime   = 1500 * time.Millisecond
	mostAnswer = 8 << 20 // bytes
)

// TestBounds asks every kind of request with the longest texts that it takes, made to be hard.
func TestBounds(t *testing.T) {
	e := New()
	if err := e.LoadReader(weightFile(t, "parser.bin"), weightFile(t, "reader.bin")); err != nil {
		t.Fatal(err)
	}
	packShipped(t, e)
	if err := e.LearnPhrases(nil); err != nil {
		t.Fatal(err)
	}
	pieces := []string{
		"3% ", "3 ", "12 of 5 ", "1/7 ", "$4.50, ", "twenty-four ", "a hundred ", "3 cats and ", "a ", "How many? ", "What ", ". ",
		"Ann has 3 pens. ", "\n1. ", "(", "<", "\x00", "1e9 ", "9", "the total number of ",
	}
	limit := mostTime
	if testing.Short() || runtime.GOOS == "js" { // the race detector and node are slower
		pieces, limit = pieces[:3], 20*mostTime
	}
	var slowest time.Duration
	which := ""
	for _, piece := range pieces {
		source := strings.Repeat(piece, text.MaxBytes/len(piece))
		sized := source[:min(len(source), 98*len(piece))] // about what is read as a problem at most
		formula := "(" + strings.Repeat("a+", expr.MaxBytes)[:expr.MaxBytes-3] + "b)"
		for name, r := range map[string]message.Request{
			"search":              {Search: &message.Search{Query: source, Limit: 1000, Baseline: 1000}},
			"search, less":        {Search: &message.Search{Query: sized, Limit: 1000, Baseline: 1000}},
			"search, one's own":   {Search: &message.Search{Query: source, Expression: "n0 + n1", Limit: 1000}},
			"search by a formula": {Search: &message.Search{Query: "= " + formula}},
			"search by noise":     {Search: &message.Search{Query: "=" + source}},
			"check":               {Check: &message.Check{Query: source, Expression: formula}},
			"complete":            {Complete: &message.Complete{Before: source}},
			"compare":             {Compare: &message.Compare{Left: message.Side{Query: source}, Right: message.Side{Query: sized}}},
			"problem":             {Problem: &message.Problem{ID: source}},
			"export":              {Export: &message.Export{As: message.AsTable, Search: &message.Search{Query: sized}}},
		} {
			r.ID = 1
			for try := 1; ; try++ {
				start := spent()
				answer := message.Encode(e.Answer(r, nil))
				took := spent() - start
				if len(answer) > mostAnswer {
					t.Errorf("%s, %q: an answer of %d bytes", name, piece, len(answer))
				}
				if took > slowest {
					slowest, which = took, fmt.Sprintf("%s, %q", name, piece)
				}
				if took < limit {
					break
				}
				if try == 4 {
					t.Errorf("%s, %q: took %v", name, piece, took)
					break
				}
			}
		}
	}
	t.Logf("the slowest took %v: %s", slowest, which)
}

// TestTooMuch: a text with more than a problem has is searched by its words, and says why; one's
// own expression goes.
func TestTooMuch(t *testing.T) {
	e := loaded(t)
	if err := e.LoadReader(weightFile(t, "parser.bin"), weightFile(t, "reader.bin")); err != nil {
		t.Fatal(err)
	}
	table := strings.Repeat("3% ", 200)
	found := ask(t, e, message.Request{ID: 1, Search: &message.Search{Query: table}}).Found
	if f := found.Understood.Failure; found.By != message.ByWords || f == nil || f.Code != message.TooMuch {
		t.Errorf("found by %s, %+v", found.By, f)
	}
	own := ask(t, e, message.Request{ID: 2, Search: &message.Search{Query: table, Expression: "n0 + n199"}}).Found
	if own.By != message.ByExpression || own.Understood.Readings[0].Answer != "6" {
		t.Errorf("one's own expression: by %s, %+v", own.By, own.Understood.Readings)
	}
}

// TestCaps: no problem of the corpus comes near to what is read at most.
func TestCaps(t *testing.T) {
	numbers, words := 0, 0
	for _, r := range packShipped(t, New()) {
		document, err := text.Read(r.Text)
		if err != nil {
			t.Fatal(err)
		}
		numbers, words = max(numbers, len(document.Quantities)), max(words, len(document.Tokens))
	}
	if numbers > 20 || words > 200 {
		t.Errorf("a problem has %d numbers or %d words", numbers, words)
	}
}
