package engine

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

const small = `{"format":"mwpranker-corpus","version":1,"name":"test","licence":"none","problems":[
{"id":"pens","text":"Ada has 12 pens and 5 pencils. How many is that altogether?","equation":"12 + 5","answer":17,"grade":2,"topic":"school"},
{"id":"rows","text":"There are 4 rows of 9 seats and 3 rows of 6 seats. How many seats are there?","equation":"4 * 9 + 3 * 6","answer":54,"grade":3,"topic":"school"},
{"id":"wrong","text":"Ben has 3 cats and 2 dogs. How many pets?","equation":"3 + 2","answer":6},
{"id":"weeks","text":"A bus runs 8 times a day. How often does it run in a week?","equation":"8 * 7","answer":56,"topic":"travel"},
{"id":"square","text":"A field is 7 m long and 7 m wide. What is its area?","equation":"7 * 7","answer":49,"grade":4},
{"id":"shop","text":"Three friends buy 2 boxes of pens at $4.50 each. How much does each of them pay?","equation":"2 * 4.50 / 3","answer":3,"topic":"shopping"},
{"id":"left","text":"Of 20 pears and 14 plums, 9 were eaten. How many pieces of fruit are left?","equation":"20 + 14 - 9","answer":25,"topic":"food"}
]}`

// loaded is an engine with the small corpus and no model.
func loaded(t testing.TB) *Engine {
	t.Helper()
	e := New()
	if _, err := e.LoadCorpora(nil, strings.NewReader(small)); err != nil {
		t.Fatal(err)
	}
	return e
}

// shipped is an engine with the corpus that ships.
func shipped(t testing.TB) *Engine {
	t.Helper()
	file, err := os.Open("../../corpus.json")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	e := New()
	if _, err := e.LoadCorpora(nil, file); err != nil {
		t.Fatal(err)
	}
	return e
}

// packShipped loads the corpus that ships, packed as a page has it, and returns its records.
func packShipped(t testing.TB, e *Engine) []corpus.Record {
	t.Helper()
	file, err := os.Open("../../corpus.json")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	problems, report, err := corpus.ReadAll(file)
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	if err := corpus.Pack(&packed, report.Header, problems); err != nil {
		t.Fatal(err)
	}
	if _, err := e.LoadCorpora(nil, &packed); err != nil {
		t.Fatal(err)
	}
	if err := e.LearnPhrases(nil); err != nil {
		t.Fatal(err)
	}
	records := make([]corpus.Record, len(problems))
	for i, p := range problems {
		records[i] = p.Record
	}
	return records
}

// fakeReader reads what it was told: texts by their first word, with expressions and probabilities.
type fakeReader map[string][]string

func (f fakeReader) Read(document *text.Document) ([]Reading, error) {
	first, _, _ := strings.Cut(document.Source, " ")
	var readings []Reading
	for _, line := range f[first] {
		if line == "fails" {
			return nil, errors.New("the sentence is too strange")
		}
		var probability float64
		expression, number, _ := strings.Cut(line, " @ ")
		fmt.Sscan(number, &probability)
		tree, err := expr.Parse(expression)
		if err != nil {
			return nil, err
		}
		readings = append(readings, Reading{Expr: tree, Probability: probability, Sure: len(readings) == 0 && probability >= 0.9})
	}
	return readings, nil
}

// ask sends a request and fails where there is no answer.
func ask(t testing.TB, e *Engine, r message.Request) message.Reply {
	t.Helper()
	reply := e.Answer(r, nil)
	if reply.Failure != nil {
		t.Fatalf("failed at %s: %s (%s)", reply.Failure.Step, reply.Failure.Why, reply.Failure.Code)
	}
	return reply
}

func showFailure(f *message.Failure) string {
	if f.At >= 0 {
		return fmt.Sprintf("%s at %d", f.Code, f.At)
	}
	return f.Code
}
