package main

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/text"
)

// TestEvalFailures: what can't be read is said, and counts.
func TestEvalFailures(t *testing.T) {
	var stdout, stderr bytes.Buffer
	a := standIn(picky{})
	a.stdout, a.stderr = &stdout, &stderr
	if err := a.eval([]string{"reading", "testdata/problems.jsonl"}); err != nil {
		t.Fatal(err)
	}
	if want := "mwp: 1 of 3 problems could not be read; the first: there are shells in it\n"; stderr.String() != want {
		t.Errorf("%q, want %q", stderr.String(), want)
	}
	if !strings.Contains(stdout.String(), "| no reading                                       | 1 ") {
		t.Errorf("the failure is not counted:\n%s", stdout.String())
	}
}

// picky reads nothing about shells.
type picky struct{ guesser }

func (p picky) Read(document *text.Document) ([]engine.Reading, error) {
	if strings.Contains(document.Source, "shells") {
		return nil, errors.New("there are shells in it")
	}
	return p.guesser.Read(document)
}

// TestEvalReader measures the model that guesses a / b, then a + b.
func TestEvalReader(t *testing.T) {
	for _, c := range []struct {
		args string
		want []string
	}{
		{"reading testdata/problems.jsonl", []string{
			"testdata/problems.jsonl 3 0.0 [0.0, 56.1] 33.3 [6.1, 79.2] 33.3",
			"one step 1 0.0 [0.0, 79.3] 100.0 [20.7, 100.0] 100.0",
			"the right answer is among readings 2 to 5 1",
			"expected calibration error of testdata/problems.jsonl: 0.750",
		}},
		{"retrieval -corpus " + tiny + " testdata/problems.jsonl", []string{
			"MWPRanker 3 0.0 [0.0, 56.1] 0.0 [0.0, 56.1] 0.0 [0.0, 56.1]",
			"read as another tree 3",
			"likely (0.6 and above) 3 0.0 [0.0, 56.1] 0.0 [0.0, 56.1]",
		}},
	} {
		var stdout bytes.Buffer
		a := standIn(guesser{})
		a.stdout = &stdout
		if err := a.eval(strings.Fields(c.args)); err != nil {
			t.Fatal(err)
		}
		plain := strings.Join(strings.Fields(strings.ReplaceAll(stdout.String(), "|", " ")), " ")
		for _, want := range c.want {
			if !strings.Contains(plain, want) {
				t.Errorf("%s lacks %q:\n%s", c.args, want, stdout.String())
			}
		}
	}
}
